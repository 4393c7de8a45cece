# Oriflamme and Oriflamme: Alliance in Polish.
#
# How to read this file: docs/translating.md. Players' names stand in the nominative only and sentences in the present
# tense, so that nobody's gender or declension is needed. `card` gives the name of $card; a language adds the forms that
# it needs (card-acc …) below it.

language = Polski

## The cards by name: those of the base game as printed, those of Alliance our own.

-card-Archer = { $case ->
   *[nom] Łucznik
    [gen] Łucznika
    [dat] Łucznikowi
    [acc] Łucznika
    [ins] Łucznikiem
    [loc] Łuczniku
}
-card-Soldier = { $case ->
   *[nom] Żołnierz
    [gen] Żołnierza
    [dat] Żołnierzowi
    [acc] Żołnierza
    [ins] Żołnierzem
    [loc] Żołnierzu
}
-card-Spy = { $case ->
   *[nom] Szpieg
    [gen] Szpiega
    [dat] Szpiegowi
    [acc] Szpiega
    [ins] Szpiegiem
    [loc] Szpiegu
}
-card-Heir = { $case ->
   *[nom] Dziedzic
    [gen] Dziedzica
    [dat] Dziedzicowi
    [acc] Dziedzica
    [ins] Dziedzicem
    [loc] Dziedzicu
}
-card-Shapeshifter = { $case ->
   *[nom] Impostor
    [gen] Impostora
    [dat] Impostorowi
    [acc] Impostora
    [ins] Impostorem
    [loc] Impostorze
}
-card-Lord = { $case ->
   *[nom] Lord
    [gen] Lorda
    [dat] Lordowi
    [acc] Lorda
    [ins] Lordem
    [loc] Lordzie
}
-card-Assassination = { $case ->
   *[nom] Zlecenie zabójstwa
    [gen] Zlecenia zabójstwa
    [dat] Zleceniu zabójstwa
    [acc] Zlecenie zabójstwa
    [ins] Zleceniem zabójstwa
    [loc] Zleceniu zabójstwa
}
-card-RoyalDecree = { $case ->
   *[nom] Królewski Dekret
    [gen] Królewskiego Dekretu
    [dat] Królewskiemu Dekretowi
    [acc] Królewski Dekret
    [ins] Królewskim Dekretem
    [loc] Królewskim Dekrecie
}
-card-Ambush = { $case ->
   *[nom] Zasadzka
    [gen] Zasadzki
    [dat] Zasadzce
    [acc] Zasadzkę
    [ins] Zasadzką
    [loc] Zasadzce
}
-card-Conspiracy = { $case ->
   *[nom] Spisek
    [gen] Spisku
    [dat] Spiskowi
    [acc] Spisek
    [ins] Spiskiem
    [loc] Spisku
}
# our own name
-card-Empress = { $case ->
   *[nom] Cesarzowa
    [gen] Cesarzowej
    [dat] Cesarzowej
    [acc] Cesarzową
    [ins] Cesarzową
    [loc] Cesarzowej
}
# our own name
-card-Fanatic = { $case ->
   *[nom] Fanatyk
    [gen] Fanatyka
    [dat] Fanatykowi
    [acc] Fanatyka
    [ins] Fanatykiem
    [loc] Fanatyku
}
# our own name
-card-Informer = { $case ->
   *[nom] Informator
    [gen] Informatora
    [dat] Informatorowi
    [acc] Informatora
    [ins] Informatorem
    [loc] Informatorze
}
# our own name
-card-Diplomat = { $case ->
   *[nom] Dyplomata
    [gen] Dyplomaty
    [dat] Dyplomacie
    [acc] Dyplomatę
    [ins] Dyplomatą
    [loc] Dyplomacie
}
# our own name
-card-Deserter = { $case ->
   *[nom] Dezerter
    [gen] Dezertera
    [dat] Dezerterowi
    [acc] Dezertera
    [ins] Dezerterem
    [loc] Dezerterze
}
# our own name
-card-Judge = { $case ->
   *[nom] Sędzia
    [gen] Sędziego
    [dat] Sędziemu
    [acc] Sędziego
    [ins] Sędzią
    [loc] Sędzim
}
# our own name
-card-Insurrection = { $case ->
   *[nom] Bunt
    [gen] Buntu
    [dat] Buntowi
    [acc] Bunt
    [ins] Buntem
    [loc] Buncie
}
# our own name
-card-Extortion = { $case ->
   *[nom] Wymuszenie
    [gen] Wymuszenia
    [dat] Wymuszeniu
    [acc] Wymuszenie
    [ins] Wymuszeniem
    [loc] Wymuszeniu
}
# our own name
-card-Infiltration = { $case ->
   *[nom] Infiltracja
    [gen] Infiltracji
    [dat] Infiltracji
    [acc] Infiltrację
    [ins] Infiltracją
    [loc] Infiltracji
}
# our own name
-card-Deal = { $case ->
   *[nom] Umowa
    [gen] Umowy
    [dat] Umowie
    [acc] Umowę
    [ins] Umową
    [loc] Umowie
}

card =
    { $card ->
        [Archer] { -card-Archer }
        [Soldier] { -card-Soldier }
        [Spy] { -card-Spy }
        [Heir] { -card-Heir }
        [Shapeshifter] { -card-Shapeshifter }
        [Lord] { -card-Lord }
        [Assassination] { -card-Assassination }
        [RoyalDecree] { -card-RoyalDecree }
        [Ambush] { -card-Ambush }
        [Conspiracy] { -card-Conspiracy }
        [Empress] { -card-Empress }
        [Fanatic] { -card-Fanatic }
        [Informer] { -card-Informer }
        [Diplomat] { -card-Diplomat }
        [Deserter] { -card-Deserter }
        [Judge] { -card-Judge }
        [Insurrection] { -card-Insurrection }
        [Extortion] { -card-Extortion }
        [Infiltration] { -card-Infiltration }
        [Deal] { -card-Deal }
       *[other] { $card }
    }
card-gen =
    { $card ->
        [Archer] { -card-Archer(case: "gen") }
        [Soldier] { -card-Soldier(case: "gen") }
        [Spy] { -card-Spy(case: "gen") }
        [Heir] { -card-Heir(case: "gen") }
        [Shapeshifter] { -card-Shapeshifter(case: "gen") }
        [Lord] { -card-Lord(case: "gen") }
        [Assassination] { -card-Assassination(case: "gen") }
        [RoyalDecree] { -card-RoyalDecree(case: "gen") }
        [Ambush] { -card-Ambush(case: "gen") }
        [Conspiracy] { -card-Conspiracy(case: "gen") }
        [Empress] { -card-Empress(case: "gen") }
        [Fanatic] { -card-Fanatic(case: "gen") }
        [Informer] { -card-Informer(case: "gen") }
        [Diplomat] { -card-Diplomat(case: "gen") }
        [Deserter] { -card-Deserter(case: "gen") }
        [Judge] { -card-Judge(case: "gen") }
        [Insurrection] { -card-Insurrection(case: "gen") }
        [Extortion] { -card-Extortion(case: "gen") }
        [Infiltration] { -card-Infiltration(case: "gen") }
        [Deal] { -card-Deal(case: "gen") }
       *[other] { $card }
    }
card-dat =
    { $card ->
        [Archer] { -card-Archer(case: "dat") }
        [Soldier] { -card-Soldier(case: "dat") }
        [Spy] { -card-Spy(case: "dat") }
        [Heir] { -card-Heir(case: "dat") }
        [Shapeshifter] { -card-Shapeshifter(case: "dat") }
        [Lord] { -card-Lord(case: "dat") }
        [Assassination] { -card-Assassination(case: "dat") }
        [RoyalDecree] { -card-RoyalDecree(case: "dat") }
        [Ambush] { -card-Ambush(case: "dat") }
        [Conspiracy] { -card-Conspiracy(case: "dat") }
        [Empress] { -card-Empress(case: "dat") }
        [Fanatic] { -card-Fanatic(case: "dat") }
        [Informer] { -card-Informer(case: "dat") }
        [Diplomat] { -card-Diplomat(case: "dat") }
        [Deserter] { -card-Deserter(case: "dat") }
        [Judge] { -card-Judge(case: "dat") }
        [Insurrection] { -card-Insurrection(case: "dat") }
        [Extortion] { -card-Extortion(case: "dat") }
        [Infiltration] { -card-Infiltration(case: "dat") }
        [Deal] { -card-Deal(case: "dat") }
       *[other] { $card }
    }
card-acc =
    { $card ->
        [Archer] { -card-Archer(case: "acc") }
        [Soldier] { -card-Soldier(case: "acc") }
        [Spy] { -card-Spy(case: "acc") }
        [Heir] { -card-Heir(case: "acc") }
        [Shapeshifter] { -card-Shapeshifter(case: "acc") }
        [Lord] { -card-Lord(case: "acc") }
        [Assassination] { -card-Assassination(case: "acc") }
        [RoyalDecree] { -card-RoyalDecree(case: "acc") }
        [Ambush] { -card-Ambush(case: "acc") }
        [Conspiracy] { -card-Conspiracy(case: "acc") }
        [Empress] { -card-Empress(case: "acc") }
        [Fanatic] { -card-Fanatic(case: "acc") }
        [Informer] { -card-Informer(case: "acc") }
        [Diplomat] { -card-Diplomat(case: "acc") }
        [Deserter] { -card-Deserter(case: "acc") }
        [Judge] { -card-Judge(case: "acc") }
        [Insurrection] { -card-Insurrection(case: "acc") }
        [Extortion] { -card-Extortion(case: "acc") }
        [Infiltration] { -card-Infiltration(case: "acc") }
        [Deal] { -card-Deal(case: "acc") }
       *[other] { $card }
    }

kind-character = postać
kind-intrigue = intryga

box-oriflamme = Oriflamme
box-alliance = Oriflamme: Alliance
box-mix = mieszanka z obu pudełek
box-study = mały zestaw do ćwiczeń

## What the cards do.

effect-Archer = Zlikwiduj kartę leżącą na początku albo na końcu kolejki: odkrytą lub zakrytą, dowolnego rodu, nawet samego { -card-Archer(case: "acc") }.
effect-Soldier = Zlikwiduj kartę sąsiadującą z { -card-Soldier(case: "ins") }: odkrytą lub zakrytą, dowolnego rodu.
effect-Spy = Ukradnij 1 punkt wpływu z puli gracza, którego karta, odkryta lub zakryta, sąsiaduje ze { -card-Spy(case: "ins") }.
effect-Heir = Zyskaj 2 punkty wpływu, chyba że w kolejce leży inna odkryta karta o tej samej nazwie.
effect-Shapeshifter = Aktywuj zdolność sąsiedniej odkrytej postaci tak, jakby należała do { -card-Shapeshifter(case: "gen") }. { -card-Shapeshifter } zachowuje swoją nazwę, za każdym razem wybiera od nowa, a inny { -card-Shapeshifter } nic mu nie daje.
effect-Lord = Zyskaj 1 punkt wpływu i po 1 dodatkowym za każdą kartę swojego rodu sąsiadującą z { -card-Lord(case: "ins") }, odkrytą lub zakrytą.
effect-Assassination = Zlikwiduj kartę leżącą gdziekolwiek w kolejce, nawet samo { -card-Assassination(case: "acc") }. Następnie odrzuć { -card-Assassination(case: "acc") }.
effect-RoyalDecree = Przenieś dowolną inną kartę z kolejki, wraz ze wszystkim, co na niej leży, w dowolne miejsce kolejki, ale nie na wierzch innej karty. Następnie odrzuć { -card-RoyalDecree(case: "acc") }; do tej chwili pozostaje on na swoim miejscu.
effect-Ambush = Po ujawnieniu: wszystkie punkty wpływu z tej karty przepadają, zyskujesz 1 i ją odrzucasz. Po zlikwidowaniu przez kartę przeciwnika: zyskujesz 4, a przeciwnik odrzuca kartę, która to zrobiła.
effect-Conspiracy = Zyskaj dwa razy tyle punktów wpływu, ile leży na tej karcie. Następnie ją odrzuć.
effect-Empress = Zyskaj 2 punkty wpływu. Następnie połóż 1 punkt wpływu na zakrytej karcie przeciwnika.
effect-Fanatic = Zyskaj 1 punkt wpływu i jeszcze 1, jeśli w kolejce nie ma innej odkrytej karty twojego rodu.
effect-Informer = Albo zyskaj tyle punktów wpływu, ile leży na sąsiednich zakrytych kartach przeciwników (te punkty na nich pozostają), albo wymień { -card-Informer(case: "acc") } na kartę z ręki: { -card-Informer } wraca na rękę, a nowa karta trafia zakryta na jego miejsce i odpoczywa do następnej rundy.
effect-Diplomat = Albo zyskaj 1 punkt wpływu i połóż 2 na jednym innym odkrytym { -card-Diplomat(case: "loc") } dowolnego rodu, albo zabierz do swojej puli wszystkie punkty wpływu z tej karty i ją odrzuć. Na żadnej innej odkrytej karcie nie mogą leżeć punkty wpływu.
effect-Deserter = Zlikwiduj sąsiednią kartę; jeśli była to postać, zyskaj 1 dodatkowy punkt wpływu. Następnie odrzuć { -card-Deserter(case: "acc") }, chyba że sąsiaduje z nim odkryta postać.
effect-Judge = Albo zyskaj 1 punkt wpływu i połóż żeton wyroku na dowolnej karcie w kolejce, albo zlikwiduj dowolną kartę z żetonem wyroku, bez względu na to, kto go położył.
effect-Insurrection = Aby ujawnić tę kartę, trzeba stracić 1 leżący na niej punkt wpływu; pozostałe zabierasz. Zlikwiduj obie sąsiednie karty, po czym ponownie zakryj { -card-Insurrection(case: "acc") }: pozostaje on w kolejce.
effect-Extortion = Po ujawnieniu: wszystkie punkty wpływu z tej karty przepadają, zyskujesz 1 i ją odrzucasz. Po zlikwidowaniu przez kartę przeciwnika: zyskujesz po 2 za każdą kartę tego przeciwnika w kolejce, a z każdej jego zakrytej karty przepada 1 punkt wpływu.
effect-Infiltration = Połóż po 1 punkcie wpływu na każdej swojej zakrytej karcie, a następnie zarezerwuj { -card-Infiltration(case: "acc") }. Odtąd za każdym razem, gdy likwidujesz zakrytą kartę, zyskujesz 2 dodatkowe punkty wpływu.
effect-Deal = Zarezerwuj tę kartę wraz z leżącymi na niej punktami wpływu. Odtąd na początku każdej rundy, jeśli masz kartę w kolejce, zyskujesz tyle punktów wpływu, ile leży na { -card-Deal(case: "loc") }. Na koniec gry te punkty są twoje.

## The rules told for players, by their ids.

rules-title = Zasady
rules-intro = W cieniu tronu szlacheckie rody walczą o wpływy. Runda po rundzie dokładasz zakrytą kartę do jednej, wspólnej dla wszystkich kolejki. Gdy kolejka jest rozpatrywana, możesz pozostawić kartę zakrytą, by gromadziły się na niej punkty wpływu, albo ją ujawnić, zabrać te punkty i wykorzystać zdolność karty. Po sześciu rundach wygrywa ród z największą liczbą punktów wpływu.
rules-cards-title = Karty
rules-rulings-of = Rozstrzygnięcia: { card }
rules-ruling = rozstrzygnięcie
rules-hint = Zasady jednej karty: oriflamme rules KARTA. Jedna zasada: oriflamme rules Q7.

section-S = Przed grą
section-N = Rundy
section-P = Dokładanie kart
section-R = Rozpatrywanie kolejki
section-E = Likwidacja
section-W = Koniec gry
section-V = Co wolno ci widzieć
section-C = Karty zarezerwowane
section-Q = Pytania i odpowiedzi

rule-S1 = W grze bierze udział od trzech do pięciu osób. We dwie osoby można grać według tych samych zasad; to wariant do nauki i szybkich pojedynków.
rule-S2 = Potasuj dziesięć kart swojego rodu, 3 losowe odłóż na bok zakryte, a pozostałe 7 weź na rękę. Oglądać możesz wszystkie dziesięć.
rule-S3 = Każdy zaczyna z 1 punktem wpływu. Zasoby ogólne nigdy się nie wyczerpują.
rule-S4 = Według drukowanych zasad zaczyna gracz najstarszy albo najbardziej rycerski. Tutaj pierwszego gracza wskazują sami grający albo decyduje los.
rule-S5 = Kolejkę rozpatruje się zawsze w tym samym kierunku, począwszy od pozycji 1.
rule-S6 = Pudełka można mieszać: dowolne dziesięć różnych kart spośród dwudziestu, te same dziesięć dla każdego rodu.
rule-N1 = Gra trwa 6 rund. W każdej wszyscy dokładają po jednej karcie, po czym kolejka jest rozpatrywana.
rule-N2 = Po rundzie pierwszym graczem zostaje następna osoba zgodnie z ruchem wskazówek zegara. Kolejka pozostaje bez zmian.
rule-N3 = Po ostatniej rundzie zostaje ci na ręce jedna karta. Nigdy się jej nie zagrywa.
rule-P1 = Zaczyna pierwszy gracz, a po nim pozostali zgodnie z ruchem wskazówek zegara. Każdy kładzie z ręki dokładnie jedną kartę, zakrytą: na początku kolejki, na jej końcu albo na wierzchu stosu własnego rodu.
rule-P2 = Karty nigdy nie kładzie się pomiędzy dwiema innymi. W pustej kolejce jest tylko jedno miejsce.
rule-P3 = Własną kartę wolno przykryć bez względu na to, czy jest odkryta, czy zakryta. Stos może być dowolnie wysoki.
rule-P4 = Na przykrytej karcie pozostają jej punkty wpływu i żeton wyroku.
rule-P5 = W przygotowanym układzie gracz bez kart na ręce jest pomijany przy dokładaniu.
rule-R1 = Kolejkę rozpatruje się od pozycji 1 do ostatniej. Na każdej pozycji działa właściciel wierzchniej karty.
rule-R2 = Karta zakryta: właściciel albo pozostawia ją zakrytą, a wtedy trafia na nią 1 punkt wpływu z zasobów ogólnych, albo ją ujawnia.
rule-R3 = Ujawniając kartę, najpierw zabierasz do swojej puli wszystkie leżące na niej punkty wpływu, a potem od razu aktywuje się jej zdolność. Inaczej działają { -card-Ambush }, { -card-Conspiracy }, { -card-Insurrection }, { -card-Extortion } i { -card-Deal }.
rule-R4 = Odkryta karta działa za każdym razem, gdy przychodzi jej kolej, czy to właścicielowi odpowiada, czy nie.
rule-R5 = Zdolność działa w takim zakresie, w jakim to możliwe. Ta jej część, która nie ma celu, nie przynosi efektu.
rule-R6 = Karta dołożona w tej rundzie bierze udział w rozpatrywaniu kolejki jeszcze w tej samej rundzie.
rule-R7 = Jeśli działająca karta opuszcza kolejkę w trakcie swojej kolei, a leżała pod nią inna karta, to ta karta działa natychmiast jako następna: jeśli jest odkryta, aktywuje się jej zdolność; jeśli zakryta, właściciel pozostawia ją zakrytą albo ujawnia. W przeciwnym razie rozpatrywanie przechodzi dalej. Wymiana, której dokonuje { -card-Informer }, nie jest opuszczeniem kolejki.
rule-R8 = Kolejkę rozpatruje się pozycja po pozycji. Karta przeniesiona przed rozpatrywaną właśnie pozycję w tej rundzie już nie działa; przeniesiona za nią działa, gdy przyjdzie na nią kolej, nawet po raz drugi, chyba że odpoczywa.
rule-R9 = Gdy karta leżąca przed rozpatrywaną właśnie pozycją opuszcza kolejkę i karty się zsuwają, żadnej pozycji się przez to nie pomija ani nie rozpatruje po raz drugi.
rule-R10 = Gdy wierzchnia karta opuszcza kolejkę, wierzchnią staje się odtąd karta leżąca pod nią: jeśli leży dalej w kolejce, działa, gdy przyjdzie jej kolej, a jeśli w części już rozpatrzonej – w tej rundzie już nie.
rule-R11 = W stosie liczy się tylko wierzchnia karta. Karta przykryta nigdy nie działa, nic nie zyskuje, nie może być celem i przy żadnym liczeniu się jej nie uwzględnia.
rule-E1 = Za każdą zlikwidowaną kartę, nawet własną, zyskujesz 1 punkt wpływu.
rule-E2 = Zlikwidowaną zakrytą kartę odkrywa się, ale jej zdolność się nie aktywuje; odwet biorą tylko { -card-Ambush } i { -card-Extortion }. Wszystkie punkty wpływu ze zlikwidowanej karty przepadają.
rule-E3 = Likwiduje się tylko wierzchnią kartę stosu. Gdy pozycja zostaje pusta, karty od razu się zsuwają.
rule-E4 = Karty zlikwidowane i odrzucone leżą odkryte przed swoim właścicielem, na widoku wszystkich. Żeton wyroku z karty, która opuszcza kolejkę, wraca do zasobów ogólnych.
rule-E5 = Za likwidującego uważa się właściciela karty, której zdolność powoduje likwidację.
rule-E6 = Zyskane punkty wpływu pochodzą z zasobów ogólnych, a stracone tam wracają, chyba że zasada mówi inaczej.
rule-W1 = Po 6. rundzie wygrywa gracz, który ma w puli najwięcej punktów wpływu. Punkty na kartach w kolejce nie są nic warte; punkty z twojej zarezerwowanej { -card-Deal(case: "gen") } trafiają najpierw do twojej puli.
rule-W2 = Przy remisie wygrywa ten z remisujących graczy, który zajmuje więcej pozycji w kolejce; stos liczy się jak jedna karta.
rule-W3 = Jeśli remis trwa nadal, remisujący dzielą się zwycięstwem.
rule-V1 = Jawne dla wszystkich: pule, punkty wpływu i żetony wyroku na kartach, karty odkryte, zarezerwowane i odrzucone, liczba kart na ręce i wysokość stosów, to, czyja jest każda karta, oraz wszystko, co wydarzyło się jawnie.
rule-V2 = Tylko dla ciebie: twoja ręka, trzy karty odłożone na bok i twoje zakryte karty w kolejce. Możesz je oglądać, kiedy tylko chcesz.
rule-V3 = Nikt inny nie poznaje ukrytej karty, dopóki nie zostanie ona odkryta zgodnie z zasadami.
rule-V4 = To, co wszyscy widzieli, pozostaje znane: ponownie zakryty { -card-Insurrection } jest znany, dokądkolwiek trafi, a o karcie wziętej z powrotem na rękę wiadomo, że na niej jest, dopóki jej posiadacz nie położy jakiejś zakrytej karty. Od tej chwili wiadomo o niej tylko tyle, że nie jest odłożona na bok.
rule-C-Reserve = Zarezerwowana karta leży poza kolejką, jest jawna dla wszystkich i nie działa na nią żadna zdolność. Zlikwidowanej karty nigdy się nie rezerwuje.
rule-Q1 = Karta, która likwiduje samą siebie ({ -card-Archer }, { -card-Assassination }, { -card-Judge } albo { -card-Shapeshifter }, który kopiuje taką postać), jak zwykle przynosi właścicielowi 1 punkt wpływu; potem działa karta leżąca pod nią, jeśli taka jest.
rule-Q2 = Gdy { -card-Spy } leży między dwiema kartami tego samego gracza, nie ma czego wybierać: okrada tego gracza. Gdy leży między kartą własnego rodu a kartą przeciwnika, jego właściciel może wybrać dowolną z nich; wskazanie samego siebie albo gracza z pustą pulą nie przynosi efektu.
rule-Q3 = { -card-Shapeshifter } leżący między innym { -card-Shapeshifter(case: "ins") } a jeszcze jedną odkrytą postacią może wybrać dowolną z tych kart; skopiowanie { -card-Shapeshifter(case: "gen") } nic nie daje. Gdy obok jest tylko jedna odkryta postać, nie ma czego wybierać.
rule-Q4 = Gdy { -card-Shapeshifter } kopiuje, słowa „ta karta”, „sąsiednia” i „inna” odnoszą się do niego. Jeśli zlikwiduje w ten sposób { -card-Ambush(case: "acc") }, odrzuca się { -card-Shapeshifter(case: "acc") }. Skopiowany { -card-Heir } daje punkty, chyba że odkryty jest inny { -card-Shapeshifter }. Wycofując się jak { -card-Diplomat }, { -card-Shapeshifter } zabiera to, co leży na nim samym, czyli nic, i zostaje odrzucony. Jako { -card-Informer } wymienia sam siebie, a jeśli jako { -card-Deserter } musi uciekać, odrzuca się jego samego.
rule-Q5 = { -card-RoyalDecree } nie może przenieść samego siebie. Gdy leży w kolejce sam, nie przynosi efektu i zostaje odrzucony.
rule-Q6 = { -card-RoyalDecree } musi zmienić kolejkę: karta leżąca pojedynczo może trafić wszędzie, byle nie z powrotem tam, skąd ją zabrano; wierzchnia karta wyższego stosu może trafić między dowolne karty albo na dowolny koniec kolejki.
rule-Q7 = Podczas przenoszenia karty liczy się też pozycja samego { -card-RoyalDecree(case: "gen") }: miejsce tuż przed nim i miejsce tuż za nim to dwa różne miejsca.
rule-Q8 = { -card-Ambush } i { -card-Extortion } nie biorą odwetu, jeśli likwiduje je karta własnego rodu. Za likwidację i tak należy się punkt wpływu, podobnie jak premia za { -card-Infiltration(case: "acc") }.
rule-Q9 = Kartę, która trafiła w { -card-Ambush(case: "acc") }, odrzuca się dopiero wtedy, gdy jej własna zdolność zadziała do końca; nikt nie dostaje za to punktu wpływu. Jeśli do tej chwili karta opuści kolejkę, nic więcej się nie dzieje. Jeśli leżała pod nią inna karta, to ta karta działa jako następna.
rule-Q10 = Gdy działa { -card-Insurrection }, obie sąsiednie karty opuszczają kolejkę jednocześnie i za każdą należy się punkt wpływu. Odsłonięte w ten sposób karty nie zostają trafione. Potem { -card-Ambush } i { -card-Extortion } biorą odwet w kolejności pozycji, a { -card-Insurrection }, który trafił w { -card-Ambush(case: "acc") }, zostaje odrzucony, a nie zakryty.
rule-Q11 = Przy { -card-Extortion(case: "loc") } liczy się wierzchnie karty atakującego gracza zaraz po tym, jak zlikwidowane karty opuszczą kolejkę: także te, które się przez to odsłoniły, oraz kartę atakującą, jeśli nadal leży w kolejce. Każda z nich, która jest zakryta i ma na sobie punkty wpływu, traci 1.
rule-Q12 = Po wymianie { -card-Informer } nic po sobie nie zostawia: punkty wpływu zabrano przy ujawnieniu, a żeton wyroku wraca do zasobów ogólnych. Nowa karta, dokądkolwiek zostanie przeniesiona, nie ma w tej rundzie swojej kolei: nie wybiera się, czy pozostawić ją zakrytą, czy ujawnić; poza tym to zwykła zakryta karta. Zarabiać na sąsiadach wolno zawsze, nawet gdy nic to nie daje; jeśli pasuje tylko jeden sąsiad, liczy się tylko on.
rule-Q13 = Na karcie leży najwyżej jeden żeton wyroku. { -card-Judge }, który wskazuje kartę z takim żetonem albo jakąkolwiek kartę, gdy wszystkie pięć żetonów leży już w kolejce, daje tylko 1 punkt wpływu. { -card-Judge } może położyć żeton na sobie.
rule-Q14 = Jeśli żadna wierzchnia karta w kolejce nie ma żetonu wyroku, { -card-Judge } może tylko położyć nowy.
rule-Q15 = Jeśli odkrytych jest kilka innych kart { -card-Diplomat(case: "gen") }, właściciel wybiera jedną z nich; jeśli nie ma żadnej, zyskuje tylko 1 punkt wpływu. Wycofać wolno także { -card-Diplomat(case: "acc") } bez punktów wpływu.
rule-Q16 = { -card-Deserter } bez sąsiadów niczego nie likwiduje i zostaje odrzucony. O tym, czy trafiona karta jest postacią, decyduje jej własny rodzaj, bez względu na to, czy jest odkryta, czy zakryta. To, czy obok leży odkryta postać, sprawdza się po likwidacji, gdy karty są już zsunięte, i z uwzględnieniem kart odsłoniętych.
rule-Q17 = { -card-Insurrection } bez punktów wpływu można tylko pozostawić zakryty. Gdy jego zdolność zadziała, leży zakryty i bez punktów wpływu, zachowuje żeton wyroku i kończy swoją kolej; odtąd jest zwykłą zakrytą kartą.
rule-Q18 = Jeśli żaden przeciwnik nie ma zakrytej karty, { -card-Empress } daje tylko 2 punkty wpływu.
rule-Q19 = { -card-Deal } przynosi punkty w każdej rundzie po tej, w której ją zarezerwowano, jeszcze zanim ktokolwiek dołoży kartę.
rule-Q20 = { -card-Infiltration } daje swojemu właścicielowi premię za każdą zakrytą kartę, którą ten likwiduje, bez względu na jej ród i na to, której karty do tego używa. Premia przysługuje niezależnie od wszystkiego innego, co się za to należy.
rule-Q21 = Gra pyta cię tylko tam, gdzie możliwe są co najmniej dwa ruchy; cała reszta dzieje się sama, a gra o niej opowiada. Jest jeden wyjątek, dla zachowania tajemnicy: gdy przychodzi kolej zakrytej karty, gra zawsze pyta jej właściciela, nawet jeśli można ją tylko pozostawić zakrytą.
rule-Q22 = Pula ani karta nie mieści więcej niż 999 punktów wpływu; żadna prawdziwa partia się do tego nie zbliża.
rule-Q23 = Karty leżą przed właścicielem w kolejności, w jakiej opuszczały kolejkę; z dwóch, które opuszczają ją jednocześnie, najpierw ta z pozycji o niższym numerze.
rule-Q24 = Gdy gracz, który ma na ręce karty znane wszystkim, kładzie z ręki zakrytą kartę, nie wiadomo już, czy tamte nadal są na ręce; wiadomo o nich tylko tyle, że nie są odłożone na bok. Innych wniosków się nie wyciąga.

## What happens, told in the present tense.

event-round = Runda { $round }: zaczyna { $who }.
event-passed = { $who } nie ma kart na ręce i nic nie dokłada.
event-placed =
    { $where ->
        [start] { $who } kładzie { card-acc } na początku.
        [end] { $who } kładzie { card-acc } na końcu.
       *[on] { $who } kładzie { card-acc } na pozycji { $position }.
    }
event-placed-hidden =
    { $where ->
        [start] { $who } kładzie kartę na początku.
        [end] { $who } kładzie kartę na końcu.
       *[on] { $who } przykrywa kartą pozycję { $position }.
    }
event-walk = Rozpoczyna się rozpatrywanie kolejki.
event-round-ended = Runda { $round } dobiega końca.
event-over = Koniec gry.
event-reached = Pozycja { $position }: { card }, karta odkryta ({ $who }).
event-reached-known = Pozycja { $position }: { card }, karta zakryta ({ $who }).
event-reached-hidden = Pozycja { $position }: karta zakryta ({ $who }).
event-rested = Pozycja { $position }: nowa karta odpoczywa ({ $who }).
event-kept = { $who } pozostawia kartę zakrytą; trafia na nią 1 punkt wpływu.
event-revealed = { $who } ujawnia { card-acc }.
event-turned-down = { $who } ponownie zakrywa { card-acc }.
event-copied = { $who } kopiuje { card-acc } z pozycji { $source }.
event-no-effect = { card } nie przynosi żadnego efektu.
event-collected =
    { $amount ->
        [one] { $who } zabiera { $amount } punkt wpływu z karty { card-gen }.
        [few] { $who } zabiera { $amount } punkty wpływu z karty { card-gen }.
        [many] { $who } zabiera { $amount } punktów wpływu z karty { card-gen }.
       *[other] { $who } zabiera { $amount } punktu wpływu z karty { card-gen }.
    }
event-collected-kept =
    { $amount ->
        [one] { $who } zabiera { $amount } punkt wpływu z zarezerwowanej karty { card-gen }.
        [few] { $who } zabiera { $amount } punkty wpływu z zarezerwowanej karty { card-gen }.
        [many] { $who } zabiera { $amount } punktów wpływu z zarezerwowanej karty { card-gen }.
       *[other] { $who } zabiera { $amount } punktu wpływu z zarezerwowanej karty { card-gen }.
    }
event-lost =
    { $amount ->
        [one] Karta na pozycji { $position } traci { $amount } punkt wpływu ({ $who }).
        [few] Karta na pozycji { $position } traci { $amount } punkty wpływu ({ $who }).
        [many] Karta na pozycji { $position } traci { $amount } punktów wpływu ({ $who }).
       *[other] Karta na pozycji { $position } traci { $amount } punktu wpływu ({ $who }).
    }
event-gained =
    { $amount ->
        [0] { card } nic nie daje ({ $who }).
        [one] { $who } zyskuje { $amount } punkt wpływu dzięki { card-dat }.
        [few] { $who } zyskuje { $amount } punkty wpływu dzięki { card-dat }.
        [many] { $who } zyskuje { $amount } punktów wpływu dzięki { card-dat }.
       *[other] { $who } zyskuje { $amount } punktu wpływu dzięki { card-dat }.
    }
event-gained-elimination =
    { $amount ->
        [one] { $who } zyskuje { $amount } punkt wpływu za likwidację.
        [few] { $who } zyskuje { $amount } punkty wpływu za likwidację.
        [many] { $who } zyskuje { $amount } punktów wpływu za likwidację.
       *[other] { $who } zyskuje { $amount } punktu wpływu za likwidację.
    }
event-gained-bonus =
    { $amount ->
        [one] { $who } zyskuje jeszcze { $amount } punkt wpływu dzięki { card-dat }.
        [few] { $who } zyskuje jeszcze { $amount } punkty wpływu dzięki { card-dat }.
        [many] { $who } zyskuje jeszcze { $amount } punktów wpływu dzięki { card-dat }.
       *[other] { $who } zyskuje jeszcze { $amount } punktu wpływu dzięki { card-dat }.
    }
event-stolen =
    { $amount ->
        [one] { $who } kradnie { $amount } punkt wpływu; traci go { $victim }.
        [few] { $who } kradnie { $amount } punkty wpływu; traci je { $victim }.
        [many] { $who } kradnie { $amount } punktów wpływu; traci je { $victim }.
       *[other] { $who } kradnie { $amount } punktu wpływu; traci je { $victim }.
    }
event-enriched =
    { $amount ->
        [one] Karta na pozycji { $position } otrzymuje { $amount } punkt wpływu.
        [few] Karta na pozycji { $position } otrzymuje { $amount } punkty wpływu.
        [many] Karta na pozycji { $position } otrzymuje { $amount } punktów wpływu.
       *[other] Karta na pozycji { $position } otrzymuje { $amount } punktu wpływu.
    }
event-eliminated =
    { $lost ->
        [0] { $who } likwiduje { card-acc } na pozycji { $position } ({ $owner }).
        [one] { $who } likwiduje { card-acc } na pozycji { $position } ({ $owner }); wraz z kartą przepada { $lost } punkt wpływu.
        [few] { $who } likwiduje { card-acc } na pozycji { $position } ({ $owner }); wraz z kartą przepadają { $lost } punkty wpływu.
        [many] { $who } likwiduje { card-acc } na pozycji { $position } ({ $owner }); wraz z kartą przepada { $lost } punktów wpływu.
       *[other] { $who } likwiduje { card-acc } na pozycji { $position } ({ $owner }); wraz z kartą przepada { $lost } punktu wpływu.
    }
event-discarded =
    { $lost ->
        [0] { $who } odrzuca { card-acc }.
        [one] { $who } odrzuca { card-acc }; wraz z kartą przepada { $lost } punkt wpływu.
        [few] { $who } odrzuca { card-acc }; wraz z kartą przepadają { $lost } punkty wpływu.
        [many] { $who } odrzuca { card-acc }; wraz z kartą przepada { $lost } punktów wpływu.
       *[other] { $who } odrzuca { card-acc }; wraz z kartą przepada { $lost } punktu wpływu.
    }
event-ambushed =
    { $lost ->
        [0] { card } wpada w { -card-Ambush(case: "acc") }: { $who } odrzuca tę kartę.
        [one] { card } wpada w { -card-Ambush(case: "acc") }: { $who } odrzuca tę kartę; wraz z nią przepada { $lost } punkt wpływu.
        [few] { card } wpada w { -card-Ambush(case: "acc") }: { $who } odrzuca tę kartę; wraz z nią przepadają { $lost } punkty wpływu.
        [many] { card } wpada w { -card-Ambush(case: "acc") }: { $who } odrzuca tę kartę; wraz z nią przepada { $lost } punktów wpływu.
       *[other] { card } wpada w { -card-Ambush(case: "acc") }: { $who } odrzuca tę kartę; wraz z nią przepada { $lost } punktu wpływu.
    }
event-reserved =
    { $amount ->
        [0] { $who } rezerwuje { card-acc }.
        [one] { $who } rezerwuje { card-acc } wraz z { $amount } punktem wpływu.
        [few] { $who } rezerwuje { card-acc } wraz z { $amount } punktami wpływu.
        [many] { $who } rezerwuje { card-acc } wraz z { $amount } punktami wpływu.
       *[other] { $who } rezerwuje { card-acc } wraz z { $amount } punktami wpływu.
    }
event-taken = { $who } bierze kartę z pozycji { $position }.
event-moved = { $who } przenosi ją z pozycji { $start } na pozycję { $position }.
event-condemned = { $who } kładzie żeton wyroku na karcie z pozycji { $position }.
event-swapped = { $who } bierze { card-acc } z powrotem na rękę i kładzie w to miejsce inną kartę, zakrytą.
event-swapped-laid = Nowa karta to { card }.

result-won =
    { $amount ->
        [one] { $who } wygrywa z wynikiem { $amount } punktu wpływu.
        [few] { $who } wygrywa z wynikiem { $amount } punktów wpływu.
        [many] { $who } wygrywa z wynikiem { $amount } punktów wpływu.
       *[other] { $who } wygrywa z wynikiem { $amount } punktu wpływu.
    }
result-won-tie =
    { $amount ->
        [one] { $who } wygrywa: remis z wynikiem { $amount } punktu wpływu rozstrzyga większa liczba pozycji w kolejce.
        [few] { $who } wygrywa: remis z wynikiem { $amount } punktów wpływu rozstrzyga większa liczba pozycji w kolejce.
        [many] { $who } wygrywa: remis z wynikiem { $amount } punktów wpływu rozstrzyga większa liczba pozycji w kolejce.
       *[other] { $who } wygrywa: remis z wynikiem { $amount } punktu wpływu rozstrzyga większa liczba pozycji w kolejce.
    }
result-shared =
    { $amount ->
        [one] { $names } dzielą się zwycięstwem: po { $amount } punkcie wpływu.
        [few] { $names } dzielą się zwycięstwem: po { $amount } punkty wpływu.
        [many] { $names } dzielą się zwycięstwem: po { $amount } punktów wpływu.
       *[other] { $names } dzielą się zwycięstwem: po { $amount } punktu wpływu.
    }

## What you decide.

ask-place = Którą kartę kładziesz i gdzie?
ask-turn =
    { $amount ->
        [0] Twoja karta { card-gen } leży zakryta na pozycji { $position }. Pozostawiasz ją zakrytą czy ujawniasz?
        [one] Twoja karta { card-gen } leży zakryta na pozycji { $position }, a na niej { $amount } punkt wpływu. Pozostawiasz ją zakrytą czy ujawniasz?
        [few] Twoja karta { card-gen } leży zakryta na pozycji { $position }, a na niej { $amount } punkty wpływu. Pozostawiasz ją zakrytą czy ujawniasz?
        [many] Twoja karta { card-gen } leży zakryta na pozycji { $position }, a na niej { $amount } punktów wpływu. Pozostawiasz ją zakrytą czy ujawniasz?
       *[other] Twoja karta { card-gen } leży zakryta na pozycji { $position }, a na niej { $amount } punktu wpływu. Pozostawiasz ją zakrytą czy ujawniasz?
    }
ask-copying = Twój { -card-Shapeshifter } działa jak { card }.
ask-Archer = Twój { -card-Archer } mierzy w oba końce kolejki. Która karta padnie?
ask-Soldier = Twój { -card-Soldier } stoi między dwiema kartami. Która padnie?
ask-Spy = Twój { -card-Spy } nasłuchuje po obu stronach. Kogo okradnie?
ask-Shapeshifter = Twój { -card-Shapeshifter } stoi między dwiema postaciami. Którą przybierze?
ask-Assassination = Paść może każda karta w kolejce. Która padnie?
ask-RoyalDecree = Twój { -card-RoyalDecree } przenosi kartę. Którą?
ask-put = Dokąd trafi ta karta?
ask-Empress = Twoja { -card-Empress } obdarowuje zakrytą kartę przeciwnika. Którą?
ask-Informer = Twój { -card-Informer } zarabia na sąsiadach czy zamienia się miejscami z kartą z twojej ręki?
ask-Diplomat = Twój { -card-Diplomat } negocjuje czy wycofuje się z punktami wpływu, które na nim leżą?
ask-Deserter = Twój { -card-Deserter } uderza w sąsiada. W którego?
ask-Judge = Twój { -card-Judge } kładzie żeton wyroku na karcie czy wykonuje wyrok?

target-open = { card } ({ $who })
target-known = { card }, karta zakryta ({ $who })
target-hidden = karta zakryta ({ $who })

move-place =
    { $where ->
        [start] { card } na początek
        [end] { card } na koniec
       *[on] { card } na pozycję { $position }
    }
move-keep = pozostaw zakrytą
move-reveal = ujawnij
move-eliminate = zlikwiduj { $position }: { $target }
move-steal = okradnij: { $who }
move-steal-self = okradnij siebie: brak efektu
move-copy = skopiuj { $position }: { $target }
move-take = weź { $position }: { $target }
move-put = połóż na pozycji { $position }
move-favour = obdaruj { $position }: { $target }
move-gather = zarób na sąsiadach
move-swap = wymień na { card-acc }
move-negotiate = negocjuj: zyskaj 1
move-negotiate-with = negocjuj z { $position }: { $target }
move-withdraw = wycofaj się z punktami z tej karty
move-condemn = tylko zyskaj 1
move-condemn-at = żeton wyroku na { $position }: { $target }

## What is refused, and why: the sentences of oriflamme.rules.sentences, by code.

error-unknown-box = „{ $part }” to nie pudełko; napisz oriflamme, alliance, mix:… albo study:…/ROUNDS/HAND
error-mix-size = mieszanka to dziesięć różnych kart, a w „{ $part }” jest ich { $count }
error-bad-study = „{ $part }” to nie zestaw do ćwiczeń; napisz study:NAME,NAME,…/ROUNDS/HAND
error-setup-size = zestaw ma od 2 do 10 kart, a w „{ $part }” jest ich { $count }
error-setup-rounds = gra ma od 1 do 6 rund, a nie { $part }
error-setup-hand = liczba kart na ręce nie pasuje: { $part }; musi wynosić co najmniej tyle, ile jest rund ({ $least }), i najwyżej tyle, ile jest kart ({ $most })
error-card-twice-in-setup = { $part } występuje w zestawie dwa razy; każdy ród ma jeden egzemplarz każdej karty
error-unknown-card = „{ $part }” nie oznacza żadnej karty; karty nazywają się na przykład Archer albo RoyalDecree
error-seats = niewłaściwa liczba graczy: { $part }; może ich być od 2 do 5
error-no-such-first = „{ $part }” nie może być pierwszym graczem; podaj miejsce z tej partii
error-games = tylu partii nie da się rozegrać: { $part }; podaj 0 lub więcej
error-seed = „{ $part }” to nie ziarno losowości; podaj liczbę całkowitą, w bitach nie dłuższą niż { $most }
error-not-text = „{ $part }” to nie tekst, a odczytać można tylko tekst
error-position-too-long = „{ $part }” ma więcej niż { $most } znaków i nie jest układem
error-sections = układ to moment, kolejka i od 2 do 5 graczy, oddzielone „ | ”, a tutaj liczba części wynosi { $count }: „{ $part }”
error-moment = „{ $part }” to nie moment; napisz BOX rROUND first=SEAT, a potem place=SEAT, resolve=POSITION albo over
error-round = „{ $part }” to nie runda; napisz od r1 do r6
error-round-beyond = { $part } nie pasuje, bo liczba rund w partii to { $rounds }; koniec następuje dopiero po ostatniej
error-first = „{ $part }” to nie pierwszy gracz; napisz od first=a do first=e
error-beyond-row = „{ $part }” wskazuje poza kolejkę, która kończy się na pozycji { $length }
error-row-card = „{ $part }” to nie karta w kolejce; napisz aSpy, (aSpy), [aSpy] albo (a?), a potem +N, ! i ~
error-mixed-stack = w stosie „{ $part }” są karty różnych rodów
error-player = „{ $part }” to nie opis gracza { $seat }; napisz { $seat } INFLUENCE hand:LIST i pozostałe listy
error-influence = „{ $part }” to nie liczba punktów wpływu; napisz liczbę całkowitą od 0 do 999
error-player-list = „{ $part }” jest nie na miejscu; listy to hand: aside: out: kept: seen: w tej kolejności, każda raz
error-no-hand = w „{ $part }” brakuje listy hand:
error-list-item = „{ $part }” nie może stać na liście { $head }:
error-aside-unknown = „{ $part }” ukrywa karty, więc listy aside: nie można pominąć
error-no-such-seat = nie ma miejsca „{ $part }”; ostatnie to { $last }
error-not-in-box = { $part } to nie karta gry { $box }
error-card-twice = { $part } występuje dwa razy w rodzie { $seat }
error-family-size = liczba kart rodu w „{ $part }” to { $count }, a powinna wynosić { $cards }
error-not-kept = karty { $part } nigdy się nie rezerwuje; rezerwuje się tylko { -card-Infiltration(case: "acc") } i { -card-Deal(case: "acc") }
error-deal-paid = „{ $part }”: na koniec gry punkty wpływu z zarezerwowanej { -card-Deal(case: "gen") } są już w puli
error-not-seen = „{ $part }”: karta, którą widziano, leży na ręce albo zakryta, bez nawiasów
error-influence-face-up = „{ $part }”: punkty wpływu leżą tylko na zakrytych kartach i na odkrytym { -card-Diplomat(case: "loc") }
error-intrigue-face-up = „{ $part }”: intryga leży odkryta tylko wtedy, gdy jej zdolność wymaga wyboru
error-rests = „{ $part }”: odpoczywać może tylko zakryta wierzchnia karta i tylko podczas rozpatrywania kolejki
error-verdicts = „{ $part }” to o jeden żeton wyroku za dużo; wszystkich jest { $most }
error-ability = „{ $part }” nie pasuje do działającej karty { $card }
error-taken = „{ $part }” nie pasuje; { -card-RoyalDecree } bierze zawsze inną kartę, nie samego siebie
error-no-turn = w „{ $part }” nie ma o czym decydować: karta jest odkryta albo odpoczywa
error-no-choice = w „{ $part }” nie ma czego wybierać, więc nie jest to decyzja
error-nothing-to-place = „{ $part }” nie pasuje: ten gracz nie ma karty
error-one-placement = „{ $part }”: jedna karta na jedno miejsce to nie decyzja
error-hidden = „{ $part }” ukrywa karty; w układzie podaje się wszystkie
error-not-this-view = „{ $part }” nie zgadza się z tym, co może widzieć { $seat }
error-too-many-worlds = układów jest zbyt wiele, by je wyliczyć: { $count }, a można najwyżej { $most }; zamiast tego losuj próbki
error-not-a-move = „{ $part }” to nie ruch; ruchy zapisuje się jak „Spy start”, „keep” albo „eliminate 3”
error-no-action = nie ma akcji { $part }; akcje mają numery od 0 do { $most }
error-illegal-action = akcja { $part } jest tu niedozwolona; dozwolone wypisuje legal()
error-game-over = „{ $part }” przychodzi za późno: gra jest skończona
error-not-your-turn = „{ $part }” to nie ruch dla { $seat }: teraz kolej na { $mover }
error-place-first = „{ $part }” nie pasuje: teraz kładziesz kartę – na początku, na końcu albo na własnym stosie
error-not-in-hand = nie masz na ręce karty { $part }
error-one-place = „{ $part }”: w pustej kolejce jest tylko jedno miejsce, początek
error-not-own-stack = „{ $part }”: wolno przykrywać tylko własne karty, a karta { $card } należy do innego rodu
error-keep-or-reveal = „{ $part }” nie pasuje: twoja karta jest zakryta, pozostaw ją zakrytą albo ujawnij
error-nothing-to-lose = { -card-Insurrection } na pozycji { $position } nie ma punktu wpływu do stracenia, więc można go tylko pozostawić zakryty
error-wrong-verb = „{ $part }” nie pasuje: { card } wymaga { $verbs }
error-not-a-neighbour = „{ $part }”: ten gracz nie ma karty obok działającej
error-name-a-diplomat = „{ $part }”: odkryty jest inny { -card-Diplomat }, więc podaj jego pozycję
error-name-a-card = „{ $part }”: na każdej karcie można jeszcze położyć żeton wyroku, więc podaj pozycję
error-same-gap = „{ $part }” odłożyłoby kartę tam, skąd przyszła; kolejka musi się zmienić
error-not-at-an-end = „{ $part }”: { -card-Archer } trafia pierwszą albo ostatnią kartę kolejki
error-not-adjacent = „{ $part }”: ta karta nie sąsiaduje z pozycją { $position }
error-not-a-face-up-character = „{ $part }”: { $card } to nie odkryta postać
error-takes-itself = „{ $part }”: { -card-RoyalDecree } nie może przenieść samego siebie
error-own-card = „{ $part }”: karta { $card } jest twoja; { -card-Empress } obdarowuje przeciwnika
error-face-up-card = „{ $part }”: karta { $card } jest odkryta; { -card-Empress } obdarowuje zakrytą kartę
error-no-other-diplomat-there = „{ $part }”: { $card } to nie inny odkryty { -card-Diplomat }
error-no-verdict-there = „{ $part }”: na karcie { $card } nie leży żeton wyroku
error-verdict-there = „{ $part }”: na karcie { $card } leży już żeton wyroku; condemn bez pozycji tylko daje punkt
error-no-verdict-left = „{ $part }”: wszystkie żetony wyroku są już w kolejce; condemn bez pozycji tylko daje punkt
error-record-too-long = zapis może mieć najwyżej { $most } znaków; ten jest dłuższy i zaczyna się od „{ $part }”
error-record-text = „{ $part }” to nie część zapisu
error-record-order = „{ $part }” jest nie na miejscu; najpierw idą znaczniki, potem ruchy, a komentarz po swoim ruchu
error-record-move = „{ $part }” to nie ruch zapisu; napisz miejsce i jego ruch
error-record-seat = „{ $part }” powinno wymieniać miejsce { $seat }; miejsca wymienia się po kolei od a
error-record-start = „{ $part }” nie pasuje; zapis zawiera First i Hand dla każdego miejsca albo Position ze swojego pudełka
error-record-hand = „{ $part }” to nie ręka miejsca { $seat }; napisz miejsce i rozdane mu karty
error-hidden-record = ten zapis ukrywa karty: można go pokazać, ale nie odtworzyć
error-tag = „{ $part }” nie może stać w znaczniku
error-tag-twice = znacznik { $part } występuje dwa razy
error-tag-missing = brakuje znacznika { $part }
error-tag-taken = znacznik { $part } wynika z samej partii
error-unknown-version = { $part } jest tu nieznane; znane: { $known }
error-comment = komentarz „{ $part }” zawiera zamykający nawias klamrowy
error-no-such-move = nie ma ruchu { $part } do skomentowania; liczba ruchów w partii: { $most }
error-no-round = „{ $part }” stoi przed numerem pierwszej rundy
error-wrong-round = „{ $part }” to nie numer tej rundy; jej numer to { $round }
error-move-after-end = „{ $part }” stoi po końcu gry
error-result-too-early = { $part } nie pasuje: gra nie jest skończona
error-wrong-result = { $part } nie wynika z ruchów; poprawnie: { $right }
error-at-line = wiersz { $line }: { $error }

## The terminal game.

seat-name-a = Anna
seat-name-b = Bartek
seat-name-c = Celina
seat-name-d = Daniel
seat-name-e = Ewa
you = ty

set-up-welcome = Fanowska wersja gier Oriflamme i Oriflamme: Alliance.
set-up-box = Które pudełko?
set-up-box-mix = Mieszanka: dziesięć kart wylosowanych z obu pudełek
set-up-seats = Ilu graczy?
set-up-seats-choice =
    { $count ->
        [2] { $count } graczy: wariant na szybki pojedynek
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
set-up-people = Ile osób siedzi przy tym terminalu? Pozostałe miejsca zajmą boty.
set-up-people-choice =
    { $count ->
        [0] nikt: oglądaj boty
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
set-up-bots = Które boty?
set-up-name = Jak ma na imię gracz { $number }? (Enter: { $default })

bot-novice = Nowicjusz
bot-novice-about = gra na chybił trafił, ale bez oczywistych głupstw
bot-easy = Łatwy
bot-easy-about = gra na wyczucie i często błądzi
bot-normal = Średni
bot-normal-about = chwilę się zastanawia
bot-hard = Trudny
bot-hard-about = myśli daleko naprzód
bot-expert = Ekspert
bot-expert-about = myśli tak daleko naprzód, jak zdoła w sekundę
bot-steward = Zarządca
bot-steward-about = wyciąga z każdej karty tyle, ile jest warta
bot-marshal = Marszałek
bot-marshal-about = uderza pierwszy, z czoła kolejki, i to w tego, kto prowadzi
bot-miser = Skąpiec
bot-miser-about = układa karty w stosy i gromadzi na nich punkty wpływu
bot-trapper = Łowca
bot-trapper-about = wcześnie zastawia pułapki i czeka zakryty na końcu kolejki
bot-courtier = Dworzanin
bot-courtier-about = od razu ujawnia swoich ludzi na końcu kolejki i żyje z łask dworu
bot-random = Losowy
bot-random-about = wykonuje dowolny dozwolony ruch
bot-greedy = Zachłanny
bot-greedy-about = bierze to, co od razu daje najwięcej

labelled = { $label }: { $text }
table-hand = na ręce
table-out = zlikwidowane i odrzucone
table-kept = zarezerwowane
table-round = Runda { $round } z { $rounds }
table-first = pierwszy gracz: { $who }
table-your-hand = Twoja ręka
table-your-aside = Odłożone na bok
table-row-empty = Kolejka jest pusta.
table-seen = widziane, nieodłożone na bok
table-legend = (nazwa) lub ░: zakryta · [nazwa]: zakryta, znana wszystkim · ●: wpływ · ✖: wyrok · z: odpoczywa · ▼: czyja kolej · ◆: przesuwana

prompt-choose = Numer, strzałki albo notacja; ? pokazuje, co jeszcze można wpisać
prompt-continue = Naciśnij Enter, aby przejść dalej.
prompt-curtain = { $who }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
prompt-curtain-end = Naciśnij Enter, aby znów ukryć swoje karty.
prompt-really-resign = Na pewno się poddajesz? Bot zagra za ciebie dalej. (t/n)
prompt-really-quit = Opuścić partię bez zapisywania? (t/n)
prompt-yes = t

help-title = Co można wpisać
help-number = numer albo strzałki i Enter: ruch z listy
help-notation = ruch w notacji, na przykład „Spy start”, „keep” albo „eliminate 3”
help-why = dlaczego ruch jest niedozwolony
help-hint = najlepsze ruchy, jakie znajduje program na podstawie tego, co widzisz
help-rules = zasady, karta albo rozstrzygnięcie
help-table = pokaż stół jeszcze raz
help-log = opowiedz jeszcze raz wszystko, co się wydarzyło
help-takeback = cofnij swój ostatni ruch
help-save = zapisz partię do pliku; „oriflamme play --resume PLIK” pozwala grać dalej
help-resign = poddaj się: bot zagra za ciebie dalej
help-quit = opuść partię

hint-title = Najbardziej obiecujące ruchy i odsetek wygranych:
hint-move = { $move }: { $share } %
hint-only-one = Jest tylko jeden ruch.
play-begins =
    { $seats ->
        [one] Rozpoczyna się partia: { $box }, { $seats } gracz.
        [few] Rozpoczyna się partia: { $box }, { $seats } graczy.
        [many] Rozpoczyna się partia: { $box }, { $seats } graczy.
       *[other] Rozpoczyna się partia: { $box }, { $seats } gracza.
    }
play-goes-on = Partia trwa dalej, runda { $round }.
play-thinking = { $who } myśli…
play-allowed = Ruch „{ $move }” jest dozwolony.
play-saved = Zapisano w pliku { $file }.
play-took-back = Ruch cofnięty.
play-nothing-to-take-back = Nie masz ruchu, który można cofnąć.
play-resigned = { $who } poddaje się; dalej gra bot.
play-left = Partia opuszczona. Do zobaczenia!
play-left-saved = Partia zapisana i opuszczona; wrócisz do niej przez „oriflamme play --resume { $file }”.
play-since = Co się wydarzyło od twojej ostatniej kolei:
play-unknown-command = „{ $command }” to ani ruch, ani polecenie; ? pokazuje, co można wpisać
play-missing-argument = po „{ $command }” trzeba podać { $wants }
play-rules-hint = rules z literą (S, N, P, R, E, W, V, C albo Q) pokazuje rozdział, rules Ambush – kartę, a rules Q9 – jedną zasadę
play-bot-failed = Bot zawodzi: { $who } ({ $reason }). Wykonany zostaje domyślny ruch „{ $move }”.

summary-title = Historia punktów wpływu
summary-by-round = po rundzie
summary-from = skąd pochodzą
summary-lost = stracone na kartach
summary-robbed = skradzione przez innych
summary-start = na początku
summary-elimination = za likwidacje
summary-cards-taken = zebrane z kart
summary-stolen = z kradzieży
summary-total = na koniec

## The commands.

help-app = Oriflamme i Oriflamme: Alliance: graj w te gry karciane, poznawaj je i steruj nimi z programów. Dzieło fanów.
help-options = Opcje
help-arguments = Argumenty
help-commands = Polecenia
help-usage = Użycie:
help-required = wymagane
help-default = domyślnie: { $value }
help-help = Pokaż tę pomoc i zakończ.
help-version = Pokaż wersję i zakończ.
help-lang = Język: en, uk, ru, hu, pl albo fr. Bez tej opcji decyduje środowisko.
help-json = Dla programów: jedna wartość JSON zamiast tekstu.
help-install-completion = Zainstaluj uzupełnianie dla tej powłoki.
help-show-completion = Pokaż skrypt uzupełniania.
command-play = Zagraj partię w terminalu, z ludźmi i botami.
command-rules = Przeczytaj zasady, kartę z rozstrzygnięciami albo jedną zasadę.
command-show = Narysuj układ w całości albo tak, jak widzi go jedno miejsce.
command-replay = Odtwórz zapis krok po kroku albo do wybranego ruchu.
command-perft = Policz, na ile sposobów można grać dalej od danego układu.
command-bench = Zmierz, jak szybko rozgrywają się tu losowe partie.
command-referee = Pozwól programowi sterować silnikiem, wiersz po wierszu (PROTOCOL.md).
command-bot-check = Sprawdź, czy program trzyma się protokołu botów.
command-arena = Rozegraj mecze botów i zmierz ich siłę z marginesem błędu.
command-selfplay = Pozwól botom grać między sobą i zachowaj zapisy.
command-bots = Wypisz boty.
option-box = oriflamme, alliance, mix:… albo study:…
option-seats = Liczba graczy.
option-people = Ile osób siedzi przy tym terminalu; pozostałe miejsca zajmują boty.
option-name = Imię osoby; podaj osobno dla każdej.
option-bot = Bot dla pozostałych miejsc: nazwa albo cmd:PROGRAM; kilka botów zajmuje miejsca na zmianę.
option-seed = To samo ziarno daje to samo rozdanie.
option-first = Miejsce pierwszego gracza; bez tej opcji decyduje los.
option-resume = Graj dalej zapisaną partię.
option-pace = Ile sekund mija między dwoma zdarzeniami.
option-time = Ile sekund bot może myśleć nad ruchem.
option-seen-by = Tak, jak widzi to miejsce; - oznacza widza.
option-at = Zatrzymaj się po tylu ruchach.
option-step = Po każdym ruchu czekaj na Enter.
option-games = Ile partii.
option-depth = Na ile ruchów w głąb.
option-divide = Pokaż liczbę dla każdego ruchu.
option-bots = Boty: nazwy, search:SETTINGS albo cmd:PROGRAM.
option-deals = Ile rozdań; każde rozgrywa się ze wszystkich miejsc.
option-together = Ile miejsc zajmuje pierwszy z dwóch botów.
option-out = Zapisuj wyniki w tym pliku i kontynuuj te, które już w nim są.
option-processes = Ile partii naraz; bez tej opcji po jednej na rdzeń.
option-picture = Narysuj w tym pliku (SVG), kto kogo wyprzedza.
option-ladder = Ułóż też ranking botów.
option-folder = Folder na zapisy.
option-position = Układ w notacji; - czyta go ze standardowego wejścia.
option-file = Zapis: plik o nazwie zakończonej na .orif.
option-topic = Karta, identyfikator zasady, na przykład Q7, albo litera rozdziału.
option-command = Program wraz z argumentami.

usage-no-option = Nie ma opcji { $option }.
usage-no-command = Nie ma takiego polecenia; dostępne: { $known }.
usage-missing = Brakuje: { $what }.
usage-bad-value = Niewłaściwa wartość { $what }: { $reason }
usage-whole-number = podaj liczbę całkowitą od { $least } do { $most }
usage-seconds = podaj liczbę sekund od { $least } do { $most }
usage-option-value = Opcja { $option } ma o jedną wartość za dużo albo za mało.
usage-too-much = Nic więcej tu nie pasuje, usuń to: { $extra }
usage-wrong = Nie można odczytać wiersza polecenia: { $reason }
usage-try = Co pasuje, pokaże „{ $command } --help”.

rules-nothing-found = Nie ma karty ani zasady „{ $topic }”: podaj kartę z listy „oriflamme rules” albo identyfikator, na przykład Q7.
replay-move = Ruch { $number } z { $count }
replay-title = Partia: { $box }
replay-nothing = W zapisie nie ma ruchów.
replay-step-standard = --step czeka na Enter, więc zapis nie może pochodzić ze standardowego wejścia: zachowaj go w pliku i podaj nazwę pliku
replay-hidden = Ten zapis ukrywa karty: pokazuje partię tak, jak widzi ją jeden z graczy, więc nie da się go odtworzyć. Oto jego treść:
replay-at-beyond =
    { $count ->
        [one] Nie ma ruchu { $number }: w zapisie jest { $count } ruch.
        [few] Nie ma ruchu { $number }: w zapisie są { $count } ruchy.
        [many] Nie ma ruchu { $number }: w zapisie jest { $count } ruchów.
       *[other] Nie ma ruchu { $number }: w zapisie jest { $count } ruchu.
    }
perft-total =
    { $count ->
        [one] { $count } kontynuacja, głębokość { $depth }
        [few] { $count } kontynuacje, głębokość { $depth }
        [many] { $count } kontynuacji, głębokość { $depth }
       *[other] { $count } kontynuacji, głębokość { $depth }
    }
bench-line = partie: { $games }, decyzje: { $decisions }, decyzje na sekundę: { $rate }
bench-engine = Silnik działa { $kind ->
        [compiled] w wersji skompilowanej
       *[plain] w czystym Pythonie
    }.
file-unreadable = nie można odczytać pliku { $file }: { $reason }
file-unwritable = nie można zapisać pliku { $file }: { $reason }
file-no-text = to nie tekst w kodowaniu UTF-8
file-no-name = plik nie może się tak nazywać, wybierz inną nazwę
language-unknown = „{ $lang }” to nie język tego programu: wybierz en, uk, ru, hu, pl albo fr
bot-unknown = „{ $bot }” to nie bot: wybierz { $known } albo cmd:PROGRAM
bot-unfit = „{ $bot }” nie może zasiąść do stołu: { $reason }
bot-no-program = „{ $bot }” nie wskazuje programu, który można uruchomić: podaj go po cmd:, na przykład cmd:./mybot
file-exists = plik { $file } już istnieje: wybierz inną nazwę
resume-alone = --resume nie łączy się z { $option }: decyduje o tym zapisana partia
name-unfit = „{ $name }” nie może być imieniem: dozwolone jest od 1 do { $most } widocznych znaków
name-taken = imię „{ $name }” jest już zajęte: wybierz inne
resume-program = W { $file } botem był program: podaj go znowu przez --bot cmd:PROGRAM
names-too-many =
    { $people ->
        [one] Za dużo imion ({ $names }) na { $people } osobę.
        [few] Za dużo imion ({ $names }) na { $people } osoby.
        [many] Za dużo imion ({ $names }) na { $people } osób.
       *[other] Za dużo imion ({ $names }) na { $people } osoby.
    }
people-too-many =
    { $seats ->
        [one] Za dużo osób ({ $people }) na { $seats } miejsce.
        [few] Za dużo osób ({ $people }) na { $seats } miejsca.
        [many] Za dużo osób ({ $people }) na { $seats } miejsc.
       *[other] Za dużo osób ({ $people }) na { $seats } miejsca.
    }

arena-share = { $bot }: { $share } % zwycięstw (95 %: od { $low } do { $high } %), partie: { $games }
arena-bot = bot
arena-games = partie
arena-wins = zwycięstwa
arena-interval = 95 %
arena-score = punkty
arena-time = na ruch
arena-faults = błędy
arena-ladder = ranking
arena-no-ladder = Ranking wymaga pakietu openskill: zainstaluj oriflamme[arena]
arena-twice = „{ $bot }” podano dwa razy: podaj każdego bota raz; --together daje pierwszemu z dwóch więcej miejsc
arena-no-results = w pliku { $file } nie ma wyników meczów (wiersz { $line }): podaj inny plik
arena-together = --together { $together } przy { $seats } miejscach nie zostawia żadnego drugiemu botowi: podaj mniej
selfplay-done = Zapisy zachowane w { $folder }: { $games }.
selfplay-faults = Decyzje rozstrzygnięte domyślnym ruchem, bo bot zawiódł: { $faults }

check-title = Sprawdzanie „{ $command }”
check-passed = { $name }: zaliczone
check-failed = { $name }: { $reason }
check-all-passed = Testy zaliczone: { $count } z { $count }.
check-some-failed = Testy niezaliczone: { $failed } z { $count }.
check-without-greeting = Testy pominięte z powodu braku powitania: { $count }.
check-greets = wita się i podaje nazwę
check-move-legal = odpowiada na decyzję dozwolonym ruchem
check-number = powtarza numer decyzji
check-new-game = rozpoczyna drugą partię
check-whole-games = rozgrywa całe partie z obu pudełek z udziałem od 2 do 5 graczy
check-quit = kończy działanie na polecenie
check-unknown-line = działa dalej po nieznanym wierszu

fault-crashed = program zakończył działanie
fault-hung = brak odpowiedzi przez { $seconds } s
fault-nonsense = odpowiedź programu: „{ $answer }”
fault-nonsense-kind = odpowiedź programu to nie ruch
fault-illegal = program wybiera niedozwolony ruch „{ $answer }”: { $why }
fault-illegal-kind = program wybiera niedozwolony ruch
fault-not-started = nie można uruchomić programu: { $why }
fault-not-started-kind = nie można uruchomić programu
fault-no-program = „{ $command }” nie wskazuje programu, który można uruchomić
fault-stays = program nie kończy działania po „quit”
