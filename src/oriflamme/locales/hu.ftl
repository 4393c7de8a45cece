# Oriflamme and Oriflamme: Alliance in Hungarian.
#
# How to read this file: docs/translating.md. Players' names stand in the nominative only and sentences in the present
# tense, so that nobody's gender or declension is needed. `card` gives the name of $card; a language adds the forms that
# it needs (card-acc …) below it.

language = Magyar

## The cards by name: those of the base game as printed, those of Alliance our own.

-card-Archer = { $case ->
   *[nom] Íjász
    [acc] Íjászt
    [dat] Íjásznak
    [sub] Íjászra
    [del] Íjászról
    [sup] Íjászon
}
-card-Soldier = { $case ->
   *[nom] Katona
    [acc] Katonát
    [dat] Katonának
    [sub] Katonára
    [del] Katonáról
    [sup] Katonán
}
-card-Spy = { $case ->
   *[nom] Kém
    [acc] Kémet
    [dat] Kémnek
    [sub] Kémre
    [del] Kémről
    [sup] Kémen
}
-card-Heir = { $case ->
   *[nom] Trónörökös
    [acc] Trónörököst
    [dat] Trónörökösnek
    [sub] Trónörökösre
    [del] Trónörökösről
    [sup] Trónörökösön
}
-card-Shapeshifter = { $case ->
   *[nom] Álcamester
    [acc] Álcamestert
    [dat] Álcamesternek
    [sub] Álcamesterre
    [del] Álcamesterről
    [sup] Álcamesteren
}
-card-Lord = { $case ->
   *[nom] Fejedelem
    [acc] Fejedelmet
    [dat] Fejedelemnek
    [sub] Fejedelemre
    [del] Fejedelemről
    [sup] Fejedelmen
}
-card-Assassination = { $case ->
   *[nom] Merénylet
    [acc] Merényletet
    [dat] Merényletnek
    [sub] Merényletre
    [del] Merényletről
    [sup] Merényleten
}
-card-RoyalDecree = { $case ->
   *[nom] Királyi dekrétum
    [acc] Királyi dekrétumot
    [dat] Királyi dekrétumnak
    [sub] Királyi dekrétumra
    [del] Királyi dekrétumról
    [sup] Királyi dekrétumon
}
-card-Ambush = { $case ->
   *[nom] Csapda
    [acc] Csapdát
    [dat] Csapdának
    [sub] Csapdára
    [del] Csapdáról
    [sup] Csapdán
}
-card-Conspiracy = { $case ->
   *[nom] Összeesküvés
    [acc] Összeesküvést
    [dat] Összeesküvésnek
    [sub] Összeesküvésre
    [del] Összeesküvésről
    [sup] Összeesküvésen
}
# our own name
-card-Empress = { $case ->
   *[nom] Császárnő
    [acc] Császárnőt
    [dat] Császárnőnek
    [sub] Császárnőre
    [del] Császárnőről
    [sup] Császárnőn
}
# our own name
-card-Fanatic = { $case ->
   *[nom] Fanatikus
    [acc] Fanatikust
    [dat] Fanatikusnak
    [sub] Fanatikusra
    [del] Fanatikusról
    [sup] Fanatikuson
}
# our own name
-card-Informer = { $case ->
   *[nom] Besúgó
    [acc] Besúgót
    [dat] Besúgónak
    [sub] Besúgóra
    [del] Besúgóról
    [sup] Besúgón
}
# our own name
-card-Diplomat = { $case ->
   *[nom] Diplomata
    [acc] Diplomatát
    [dat] Diplomatának
    [sub] Diplomatára
    [del] Diplomatáról
    [sup] Diplomatán
}
# our own name
-card-Deserter = { $case ->
   *[nom] Dezertőr
    [acc] Dezertőrt
    [dat] Dezertőrnek
    [sub] Dezertőrre
    [del] Dezertőrről
    [sup] Dezertőrön
}
# our own name
-card-Judge = { $case ->
   *[nom] Bíró
    [acc] Bírót
    [dat] Bírónak
    [sub] Bíróra
    [del] Bíróról
    [sup] Bírón
}
# our own name
-card-Insurrection = { $case ->
   *[nom] Felkelés
    [acc] Felkelést
    [dat] Felkelésnek
    [sub] Felkelésre
    [del] Felkelésről
    [sup] Felkelésen
}
# our own name
-card-Extortion = { $case ->
   *[nom] Zsarolás
    [acc] Zsarolást
    [dat] Zsarolásnak
    [sub] Zsarolásra
    [del] Zsarolásról
    [sup] Zsaroláson
}
# our own name
-card-Infiltration = { $case ->
   *[nom] Beszivárgás
    [acc] Beszivárgást
    [dat] Beszivárgásnak
    [sub] Beszivárgásra
    [del] Beszivárgásról
    [sup] Beszivárgáson
}
# our own name
-card-Deal = { $case ->
   *[nom] Alku
    [acc] Alkut
    [dat] Alkunak
    [sub] Alkura
    [del] Alkuról
    [sup] Alkun
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
card-del =
    { $card ->
        [Archer] { -card-Archer(case: "del") }
        [Soldier] { -card-Soldier(case: "del") }
        [Spy] { -card-Spy(case: "del") }
        [Heir] { -card-Heir(case: "del") }
        [Shapeshifter] { -card-Shapeshifter(case: "del") }
        [Lord] { -card-Lord(case: "del") }
        [Assassination] { -card-Assassination(case: "del") }
        [RoyalDecree] { -card-RoyalDecree(case: "del") }
        [Ambush] { -card-Ambush(case: "del") }
        [Conspiracy] { -card-Conspiracy(case: "del") }
        [Empress] { -card-Empress(case: "del") }
        [Fanatic] { -card-Fanatic(case: "del") }
        [Informer] { -card-Informer(case: "del") }
        [Diplomat] { -card-Diplomat(case: "del") }
        [Deserter] { -card-Deserter(case: "del") }
        [Judge] { -card-Judge(case: "del") }
        [Insurrection] { -card-Insurrection(case: "del") }
        [Extortion] { -card-Extortion(case: "del") }
        [Infiltration] { -card-Infiltration(case: "del") }
        [Deal] { -card-Deal(case: "del") }
       *[other] { $card }
    }
# The article before the name of $card.
card-the =
    { $card ->
        [Archer] az
        [Shapeshifter] az
        [Conspiracy] az
        [Deal] az
       *[other] a
    }

kind-character = karakter
kind-intrigue = intrika

box-oriflamme = Oriflamme
box-alliance = Oriflamme: Alliance
box-mix = a két doboz keveréke
box-study = kis elemzőjátszma

## What the cards do.

effect-Archer = Kiiktatod a sor első vagy utolsó kártyáját, akár képpel felfelé, akár képpel lefelé van, bármelyik családé is; magát az { -card-Archer(case: "acc") } is választhatod.
effect-Soldier = Kiiktatod a { -card-Soldier } egyik szomszédját, akár képpel felfelé, akár képpel lefelé van, bármelyik családé is.
effect-Spy = Ellopsz 1 befolyást egy olyan játékos készletéből, akinek van kártyája a { -card-Spy } mellett, akár képpel felfelé, akár képpel lefelé.
effect-Heir = Kapsz 2 befolyást, kivéve, ha van a sorban másik ugyanilyen nevű, képpel felfelé lévő kártya.
effect-Shapeshifter = Végrehajtod egy szomszédos, képpel felfelé lévő karakter képességét, mintha az { -card-Shapeshifter } saját képessége volna. Az { -card-Shapeshifter } megtartja a nevét, minden alkalommal újra választ, egy másik { -card-Shapeshifter } lemásolásának pedig nincs hatása.
effect-Lord = Kapsz 1 befolyást, és még 1-et a saját családod minden olyan kártyájáért, amely a { -card-Lord } mellett van, akár képpel felfelé, akár képpel lefelé.
effect-Assassination = Kiiktatod a sor bármelyik kártyáját, akár magát a { -card-Assassination(case: "acc") } is. Ezután eldobod a { -card-Assassination(case: "acc") }.
effect-RoyalDecree = A sor bármelyik másik kártyáját mindennel együtt, ami rajta van, áthelyezed a sorban bárhová, csak másik kártyára nem. Ezután eldobod a { -card-RoyalDecree(case: "acc") }, amely addig a helyén marad.
effect-Ambush = Ha felfeded: minden rajta lévő befolyás elvész, kapsz 1 befolyást, és eldobod. Ha egy ellenfél kártyája iktatja ki: kapsz 4 befolyást, az ellenfél pedig eldobja azt a kártyát, amelyik kiiktatta.
effect-Conspiracy = A rajta lévő befolyás kétszeresét kapod. Ezután eldobod.
effect-Empress = Kapsz 2 befolyást. Ezután 1 befolyást teszel egy ellenfél képpel lefelé lévő kártyájára.
effect-Fanatic = Kapsz 1 befolyást, és még 1-et, ha a családodnak nincs másik képpel felfelé lévő kártyája a sorban.
effect-Informer = Vagy annyi befolyást kapsz, amennyi az ellenfelek szomszédos, képpel lefelé lévő kártyáin van (az ott is marad), vagy kicseréled a { -card-Informer(case: "acc") } egy kézben tartott kártyádra: a { -card-Informer } a kezedbe kerül, az új kártya pedig képpel lefelé a helyére, ahol a következő fordulóig pihen.
effect-Diplomat = Vagy kapsz 1 befolyást, és 2-t teszel egy másik, képpel felfelé lévő { -card-Diplomat(case: "sub") } (bármelyik családé lehet), vagy a készletedbe veszed az ezen a kártyán lévő összes befolyást, és a kártyát eldobod. Más képpel felfelé lévő kártyán nem lehet befolyás.
effect-Deserter = Kiiktatsz egy szomszédos kártyát; ha az karakter volt, még 1 befolyást kapsz. Ezután eldobod a { -card-Deserter(case: "acc") }, kivéve, ha képpel felfelé lévő karakter van mellette.
effect-Judge = Vagy kapsz 1 befolyást, és ítéletet teszel a sor bármelyik kártyájára, vagy kiiktatsz egy tetszőleges kártyát, amelyen ítélet van, bárki tette is rá.
effect-Insurrection = Csak úgy fedheted fel, ha a rajta lévő befolyásból 1 elvész; a többit felveszed. Kiiktatod mindkét szomszédos kártyát, majd a { -card-Insurrection(case: "acc") } újra képpel lefelé fordítod: a sorban marad.
effect-Extortion = Ha felfeded: minden rajta lévő befolyás elvész, kapsz 1 befolyást, és eldobod. Ha egy ellenfél kártyája iktatja ki: 2 befolyást kapsz ennek az ellenfélnek minden sorban lévő kártyájáért, és minden képpel lefelé lévő kártyájáról elvész 1 befolyás.
effect-Infiltration = Minden képpel lefelé lévő kártyádra 1 befolyást teszel, majd tartalékba teszed a { -card-Infiltration(case: "acc") }. Ettől kezdve, valahányszor képpel lefelé lévő kártyát iktatsz ki, további 2 befolyást kapsz.
effect-Deal = Tartalékba teszed a rajta lévő befolyással együtt. Ettől kezdve minden olyan forduló elején, amikor van kártyád a sorban, annyi befolyást kapsz, amennyi ezen a kártyán van. A játszma végén a rajta lévő befolyás a tiéd.

## The rules told for players, by their ids.

rules-title = A szabályok
rules-intro = Nemesi családok küzdenek a befolyásért a trón árnyékában. Fordulóról fordulóra mindenki képpel lefelé tesz egy kártyát az egyetlen, közös sorba. A sor végrehajtásakor rejtve hagyhatod a kártyádat, hogy gyűljön rajta a befolyás, vagy felfedheted, hogy felvedd róla, ami összegyűlt, és bevesd a képességét. Hat forduló után az győz, akinek a legtöbb befolyása van.
rules-cards-title = A kártyák
rules-rulings-of = Értelmezések: { card }
rules-ruling = értelmezés
rules-hint = Egy kártya szabályai: oriflamme rules KÁRTYA. Egyetlen szabály: oriflamme rules Q7.

section-S = A játék előtt
section-N = Fordulók
section-P = Kártya kijátszása
section-R = A sor végrehajtása
section-E = Kiiktatás
section-W = A játszma vége
section-V = Mit láthatsz?
section-C = Tartalékolt kártyák
section-Q = Kérdések és válaszok

rule-S1 = Hárman, négyen vagy öten játszhatják. Ugyanezekkel a szabályokkal ketten is lehet játszani; ez a változat elemzésre és gyors párbajokra való.
rule-S2 = Megkevered a családod tíz kártyáját, válogatás nélkül félreteszel közülük 3-at képpel lefelé, a többi 7-et pedig a kezedbe veszed. Mind a tízet megnézheted.
rule-S3 = Mindenki 1 befolyással kezd. A közös készlet sohasem fogy ki.
rule-S4 = A nyomtatott szabályok szerint a legidősebb vagy a leglovagiasabb játékos kezd. Itt az asztaltársaság jelöli ki a kezdőjátékost, vagy a véletlenre bízza.
rule-S5 = A sort mindig ugyanabban az irányban kell végrehajtani. Elsőként az 1. helyen lévő kártya aktiválódik.
rule-S6 = A két doboz keverhető: a húsz közül bármelyik tíz különböző kártyával lehet játszani, de minden családban ugyanaz a tíz legyen.
rule-N1 = Egy játszma 6 fordulóból áll. Minden fordulóban mindenki kijátszik egy kártyát, majd következik a sor végrehajtása.
rule-N2 = Minden forduló után az óramutató járása szerint következő játékos lesz a kezdőjátékos. A sor úgy marad, ahogy van.
rule-N3 = Az utolsó forduló után egy kártya a kezedben marad. Ezt már nem játszod ki.
rule-P1 = A kezdőjátékostól az óramutató járása szerint haladva mindenki pontosan egy kártyát játszik ki a kezéből képpel lefelé: a sor elejére, a sor végére vagy a saját családja egyik halmának tetejére.
rule-P2 = Két kártya közé sohasem lehet kártyát kijátszani. Üres sorban egyetlen hely van.
rule-P3 = A saját kártyádat akkor is letakarhatod, ha képpel felfelé, és akkor is, ha képpel lefelé van. Egy halom bármilyen magasra nőhet.
rule-P4 = A letakart kártyán rajta marad a befolyás és az ítélet is.
rule-P5 = Beállított állásban kimarad a kijátszásból az a játékos, akinek nincs kártya a kezében.
rule-R1 = A sort az 1. helytől az utolsóig kell végrehajtani. Minden helyen a felső kártya tulajdonosa kerül sorra.
rule-R2 = Ha a kártya képpel lefelé van, a tulajdonosa vagy rejtve hagyja, és ekkor a közös készletből 1 befolyás kerül rá, vagy felfedi.
rule-R3 = Amikor felfedsz egy kártyát, először a készletedbe veszed a rajta lévő összes befolyást, majd azonnal végre kell hajtani a képességét. Másként működik a { -card-Ambush }, az { -card-Conspiracy }, a { -card-Insurrection }, a { -card-Extortion } és az { -card-Deal }.
rule-R4 = A képpel felfelé lévő kártya mindig aktiválódik, amikor sorra kerül, akár tetszik a tulajdonosának, akár nem.
rule-R5 = A képességből annyi történik meg, amennyi lehetséges. Amelyik részének nincs célpontja, az elmarad.
rule-R6 = A kártya már abban a fordulóban részt vesz a végrehajtásban, amelyikben kijátszották.
rule-R7 = Ha az aktív kártya a saját végrehajtása közben kikerül a sorból, és volt alatta másik kártya, azonnal az következik: ha képpel felfelé van, végre kell hajtani a képességét; ha képpel lefelé, a tulajdonosa rejtve hagyja vagy felfedi. Egyébként a végrehajtás továbbhalad. A { -card-Informer } cseréje nem számít kikerülésnek.
rule-R8 = A végrehajtás helyről helyre halad. Az aktív hely előtti helyre áthelyezett kártya ebben a fordulóban már nem aktiválódik; az aktív hely utáni helyre áthelyezett viszont igen, amikor a végrehajtás odaér, akár másodszor is, kivéve, ha pihen.
rule-R9 = Ha az aktív hely előtt kikerül egy kártya, és a sor összezárul, a végrehajtás semmit sem ugrik át, és semmit sem ismétel meg.
rule-R10 = Ha egy felső kártya kikerül a sorból, attól fogva egyszerűen az alatta lévő a felső: a sorban később következő helyen akkor aktiválódik, amikor sorra kerül; olyan helyen, amelyen a végrehajtás már túlhaladt, ebben a fordulóban nem.
rule-R11 = Egy halomban csak a felső kártya számít. A letakart kártya sohasem aktiválódik, nem kap semmit, nem lehet célpont, és semmibe sem számít bele.
rule-E1 = Minden kártyáért, amelyet kiiktatsz, 1 befolyást kapsz, a sajátodért is.
rule-E2 = A képpel lefelé lévő kártyát kiiktatáskor képpel felfelé kell fordítani, de a képessége nem lép működésbe; csak a { -card-Ambush } és a { -card-Extortion } vág vissza. A kiiktatott kártyán lévő összes befolyás elvész.
rule-E3 = Egy halomból csak a felső kártya iktatható ki. Ha egy hely üresen marad, a sor azonnal összezárul.
rule-E4 = A kiiktatott és az eldobott kártyák képpel felfelé a tulajdonosuk előtt fekszenek, mindenki láthatja őket. A sorból kikerülő kártyán lévő ítélet visszakerül a közös készletbe.
rule-E5 = Mindig annak a kártyának a tulajdonosa a kiiktató, amelynek a képessége kiiktat.
rule-E6 = A kapott befolyás a közös készletből jön, az elveszett befolyás oda kerül vissza, hacsak egy szabály másként nem rendelkezik.
rule-W1 = A 6. forduló után az győz, akinek a készletében a legtöbb befolyás van. A sorban lévő kártyákon maradt befolyás semmit sem ér; a tartalékolt { -card-Deal } befolyása előbb a tulajdonosa készletébe kerül.
rule-W2 = Döntetlen esetén az érintettek közül az a játékos áll előrébb, aki több helyet foglal el a sorban; egy halom egy kártyának számít.
rule-W3 = Akik között ezután is döntetlen az állás, azok osztoznak a győzelmen.
rule-V1 = Mindenki számára nyilvános: a készletek, a kártyákon lévő befolyás és ítélet, a képpel felfelé lévő, a tartalékolt és az eldobott kártyák, a kézben tartott kártyák száma és a halmok magassága, az, hogy melyik kártya kié, és minden, ami nyíltan történt.
rule-V2 = Csak rád tartoznak a kezedben lévő kártyák, a három félretett kártyád és a sorban képpel lefelé lévő kártyáid. Ezeket bármikor megnézheted.
rule-V3 = Egy rejtett kártyáról senki más nem tud meg semmit, amíg a szabályok szerint fel nem fordul.
rule-V4 = Amit mindenki látott, az ismert marad: az újra képpel lefelé fordított { -card-Insurrection } ismert, bárhová kerül, a kézbe visszavett kártyáról pedig mindaddig tudni lehet, hogy a kézben van, amíg a tulajdonosa le nem tesz egy kártyát képpel lefelé. Onnantól csak az tudható róla, hogy nincs félretéve.
rule-C-Reserve = A tartalékolt kártya a soron kívül van, mindenki láthatja, és egyetlen képesség sem hat rá. Kiiktatott kártya sohasem kerül tartalékba.
rule-Q1 = Ha egy kártya önmagát iktatja ki ({ -card-Archer }, { -card-Assassination }, { -card-Judge } vagy egy ilyet másoló { -card-Shapeshifter }), a tulajdonosa a szokott módon megkapja érte az 1 befolyást; ezután az alatta lévő kártya következik, ha van ilyen.
rule-Q2 = Az ugyanazon játékos két kártyája között lévő { -card-Spy } kérdés nélkül attól a játékostól lop. Ha egy saját kártya és egy ellenfél kártyája között van, a tulajdonosa bármelyiket választhatja; ha önmagát vagy egy üres készletű játékost választ, annak nincs hatása.
rule-Q3 = Ha az { -card-Shapeshifter } egy másik { -card-Shapeshifter } és egy másféle karakter között van, és mindkettő képpel felfelé van, bármelyiket választhatja; a másik { -card-Shapeshifter } nem ad semmit. Ha csak egy képpel felfelé lévő karakter van mellette, nincs miből választani.
rule-Q4 = Másolás közben az „ez a kártya”, a „szomszédos” és a „másik” az { -card-Shapeshifter(case: "sub") } értendő. Ha { -card-Ambush(case: "acc") } iktat ki, az { -card-Shapeshifter(case: "acc") } kell eldobni. A { -card-Heir } képessége akkor fizet neki, ha nincs másik képpel felfelé lévő { -card-Shapeshifter }. Ha a { -card-Diplomat } képességével visszavonul, azt veszed fel, ami az { -card-Shapeshifter(case: "sup") } van, vagyis semmit, és eldobod. A { -card-Informer } képességével önmagát cseréli ki; a { -card-Deserter } képességével ő maga szökik meg.
rule-Q5 = A { -card-RoyalDecree } önmagát nem helyezheti át. Ha egyedül van a sorban, nincs hatása, és el kell dobni.
rule-Q6 = A { -card-RoyalDecree(case: "dat") } meg kell változtatnia a sort: az egymagában lévő kártya bárhová kerülhet, csak vissza a saját résébe nem; a magasabb halom felső kártyája bármelyik résbe kerülhet.
rule-Q7 = Az áthelyezés alatt a { -card-RoyalDecree } saját helye is számít: a közvetlenül előtte és a közvetlenül utána lévő rés két különböző hely.
rule-Q8 = A saját családja által kiiktatott { -card-Ambush } vagy { -card-Extortion } nem vág vissza. A kiiktatásért ekkor is jár a befolyás, és a { -card-Infiltration } többlete is.
rule-Q9 = A { -card-Ambush(case: "acc") } kiiktató kártyát akkor kell eldobni, amikor a képessége már teljesen lezajlott; az eldobásért senki sem kap befolyást. Ha a kártya addigra kikerült a sorból, nem történik semmi több. Ha volt alatta kártya, az következik.
rule-Q10 = A { -card-Insurrection } két szomszédja egyszerre kerül ki a sorból, és mindkettőért jár a befolyás. Az alóluk előkerülő kártya nem célpont. Ezután a { -card-Ambush } és a { -card-Extortion } a helyek sorrendjében vág vissza, és ha a { -card-Insurrection } { -card-Ambush(case: "acc") } iktatott ki, nem visszafordítani, hanem eldobni kell.
rule-Q11 = A { -card-Extortion } a támadó felső kártyáit közvetlenül azután számolja meg, hogy a kiiktatott kártyák kikerültek a sorból; beleszámítanak az előkerült kártyák, és a támadó kártya is, ha még ott van. Közülük minden olyan képpel lefelé lévőről, amelyen van befolyás, 1 elvész.
rule-Q12 = A kicserélt { -card-Informer } nem hagy maga után semmit: a befolyását a felfedéskor felvetted, a rajta lévő ítélet visszakerül a közös készletbe. Az új kártyáról ebben a fordulóban nem kell dönteni: sem rejtve hagyni, sem felfedni nem lehet, akárhová kerül is; egyébként közönséges, képpel lefelé lévő kártya. Hasznot húzni mindig szabad, akkor is, ha az semmit sem hoz; ha csak egy szomszéd van, egyedül az számít.
rule-Q13 = Egy kártyán legfeljebb egy ítélet lehet. Ha a { -card-Judge } ítélettel megjelölt kártyát nevez meg, vagy bármilyet, amikor már mind az öt ítélet kint van, csak 1 befolyást ad. A { -card-Judge } önmagát is megjelölheti.
rule-Q14 = Ha nincs a sorban ítélettel megjelölt felső kártya, a { -card-Judge } csak ítéletet tehet egy kártyára.
rule-Q15 = Ha több másik képpel felfelé lévő { -card-Diplomat } van, az aktív kártya tulajdonosa választ közülük egyet; ha egy sincs, csak 1 befolyást kap. A { -card-Diplomat } akkor is visszavonulhat, ha nincs rajta befolyás.
rule-Q16 = A szomszéd nélküli { -card-Deserter } nem iktat ki semmit, és el kell dobni. Hogy karaktert iktatott-e ki, azt a kiiktatott kártya saját fajtája dönti el, akár képpel felfelé, akár képpel lefelé volt. Azt, hogy van-e mellette képpel felfelé lévő karakter, a kiiktatás után kell megnézni, amikor a sor már összezárult, és az előkerült kártyák is látszanak.
rule-Q17 = Ha nincs befolyás a { -card-Insurrection(case: "sup") }, azt csak rejtve lehet hagyni. A képessége után képpel lefelé van, befolyás nélkül, az ítélet rajta marad, és a végrehajtás továbbhalad; attól fogva közönséges, képpel lefelé lévő kártya.
rule-Q18 = Ha egyetlen ellenfélnek sincs képpel lefelé lévő kártyája, a { -card-Empress } csak 2 befolyást ad.
rule-Q19 = Az { -card-Deal } a tartalékba tételét követő fordulótól kezdve minden fordulóban fizet, még mielőtt bárki kijátszana egy kártyát.
rule-Q20 = A { -card-Infiltration } tulajdonosa minden képpel lefelé lévő kártyáért, amelyet kiiktat, megkapja a többletet, bármelyik családé is az, és bármelyik kártyájával iktatja is ki; ez minden máson felül jár.
rule-Q21 = Csak akkor kell döntened, ha legalább két lépés lehetséges; minden más magától megtörténik, és értesülsz róla. Egyetlen kivétel van, a titkok védelmében: amikor egy képpel lefelé lévő kártya kerül sorra, mindig a tulajdonosa dönt, még ha csak rejtve hagyhatja is.
rule-Q22 = Egy készletben vagy egy kártyán legfeljebb 999 befolyás lehet; igazi játszma ennek a közelébe sem jut.
rule-Q23 = A kártyák abban a sorrendben fekszenek a tulajdonosuk előtt, ahogyan kikerültek a sorból; ha kettő egyszerre kerül ki, az alacsonyabb számú helyről való az első.
rule-Q24 = Ha valaki, akinek a kezében ismert kártyák vannak, letesz onnan egy kártyát képpel lefelé, az ismertekről többé nem tudható, hogy a kézben vannak, csak az, hogy nincsenek félretéve. Ennél több nem következik belőle.

## What happens, told in the present tense.

event-round = { $round }. forduló: { $who } kezd.
event-passed = { $who } kimarad, mert nincs kártyája.
event-placed =
    { $where ->
        [start] { $who } a sor elejére teszi { card-the } { card-acc }.
        [end] { $who } a sor végére teszi { card-the } { card-acc }.
       *[on] { $who } a saját kártyájára teszi { card-the } { card-acc } ({ $position }. hely).
    }
event-placed-hidden =
    { $where ->
        [start] { $who } egy kártyát tesz a sor elejére.
        [end] { $who } egy kártyát tesz a sor végére.
       *[on] { $who } letakarja a saját kártyáját ({ $position }. hely).
    }
event-walk = Következik a sor végrehajtása.
event-round-ended = { $round }. forduló vége.
event-over = Vége a játszmának.
event-reached = { $position }. hely: { card }, képpel felfelé ({ $who }).
event-reached-known = { $position }. hely: { card }, képpel lefelé ({ $who }).
event-reached-hidden = { $position }. hely: egy képpel lefelé lévő kártya ({ $who }).
event-rested = { $position }. hely: az új kártya pihen ({ $who }).
event-kept = { $who } rejtve hagyja; 1 befolyás kerül rá.
event-revealed = { $who } felfedi { card-the } { card-acc }.
event-turned-down = { $who } újra képpel lefelé fordítja { card-the } { card-acc }.
event-copied = { $who } lemásolja { card-the } { card-acc } ({ $source }. hely).
event-no-effect = { card }: nincs hatása.
event-collected = { $who } { $amount } befolyást vesz fel { card-the } { card-del }.
event-collected-kept = { $who } { $amount } befolyást vesz fel a tartalékolt { card-del }.
event-lost = Elvész { $amount } befolyás a kártyáról ({ $position }. hely, { $who }).
event-gained =
    { $amount ->
        [0] { card }: { $who } nem kap semmit.
       *[other] { card }: { $who } { $amount } befolyást kap.
    }
event-gained-elimination = { $who } { $amount } befolyást kap a kiiktatásért.
event-gained-bonus = { card }: { $who } további { $amount } befolyást kap.
event-stolen = { $who } { $amount } befolyást lop { $victim } készletéből.
event-enriched = { $amount } befolyás kerül a kártyára ({ $position }. hely).
event-eliminated =
    { $lost ->
        [0] { $who } kiiktatja { card-the } { card-acc } ({ $position }. hely, { $owner }).
       *[other] { $who } kiiktatja { card-the } { card-acc } ({ $position }. hely, { $owner }); elvész a rajta lévő { $lost } befolyás.
    }
event-discarded =
    { $lost ->
        [0] { $who } eldobja { card-the } { card-acc }.
       *[other] { $who } eldobja { card-the } { card-acc }; elvész a rajta lévő { $lost } befolyás.
    }
event-ambushed =
    { $lost ->
        [0] { -card-Ambush }! { $who } eldobja { card-the } { card-acc }, amely beleesett.
       *[other] { -card-Ambush }! { $who } eldobja { card-the } { card-acc }, amely beleesett; elvész a rajta lévő { $lost } befolyás.
    }
event-reserved =
    { $amount ->
        [0] { $who } tartalékba teszi { card-the } { card-acc }.
       *[other] { $who } tartalékba teszi { card-the } { card-acc }, rajta { $amount } befolyással.
    }
event-taken = { $who } kijelöl egy kártyát áthelyezésre ({ $position }. hely).
event-moved = { $who } áthelyezi a kártyát: { $start }. hely → { $position }. hely.
event-condemned = { $who } ítéletet tesz a kártyára ({ $position }. hely).
event-swapped = { $who } visszaveszi a kezébe { card-the } { card-acc }, és egy másik kártyát tesz a helyére képpel lefelé.
event-swapped-laid = Az új kártya: { card }.

result-won = { $who } győz { $amount } befolyással.
result-won-tie = Döntetlen { $amount } befolyással, de { $who } győz, mert több helyet foglal el a sorban.
result-shared = Megosztott győzelem, fejenként { $amount } befolyással: { $names }.

## What you decide.

ask-place = Melyik kártyát játszod ki, és hová?
ask-turn =
    { $amount ->
        [0] Sorra kerül a kártyád: { card }, képpel lefelé ({ $position }. hely). Rejtve hagyod, vagy felfeded?
       *[other] Sorra kerül a kártyád: { card }, képpel lefelé ({ $position }. hely), rajta { $amount } befolyással. Rejtve hagyod, vagy felfeded?
    }
ask-copying = Az { -card-Shapeshifter } most úgy hat, mint { card-the } { card }.
ask-Archer = Az { -card-Archer } a sor mindkét végét célba veheti. Melyik kártya essen el?
ask-Soldier = A { -card-Soldier } két kártya között áll. Melyik essen el?
ask-Spy = A { -card-Spy } mindkét oldalra fülel. Kit lopjon meg?
ask-Shapeshifter = Az { -card-Shapeshifter } két arc között áll. Melyiket öltse magára?
ask-Assassination = A sor bármelyik kártyája eleshet. Melyik legyen az?
ask-RoyalDecree = A { -card-RoyalDecree } áthelyez egy kártyát. Melyiket?
ask-put = Hová kerüljön a kártya?
ask-Empress = A { -card-Empress } kegyébe fogadja egy ellenfél képpel lefelé lévő kártyáját. Melyiket?
ask-Informer = A { -card-Informer } húzzon hasznot a szomszédaiból, vagy cseréljen helyet egy kézben tartott kártyáddal?
ask-Diplomat = A { -card-Diplomat } tárgyaljon, vagy vonuljon vissza a rajta lévő befolyással?
ask-Deserter = A { -card-Deserter } lesújt az egyik szomszédjára. Melyikre?
ask-Judge = A { -card-Judge } tegyen ítéletet egy kártyára, vagy hajtson végre egy ítéletet?

target-open = { card } ({ $who })
target-known = { card }, képpel lefelé ({ $who })
target-hidden = képpel lefelé lévő kártya ({ $who })

move-place =
    { $where ->
        [start] { card } a sor elejére
        [end] { card } a sor végére
       *[on] { card } a saját kártyádra ({ $position }. hely)
    }
move-keep = rejtve hagyod
move-reveal = felfeded
move-eliminate = kiiktatod – { $position }. hely: { $target }
move-steal = { $who } készletéből lopsz
move-steal-self = magadtól lopsz: nincs hatása
move-copy = lemásolod – { $position }. hely: { $target }
move-take = áthelyezed – { $position }. hely: { $target }
move-put = ide teszed: { $position }. hely
move-favour = kegyedbe fogadod – { $position }. hely: { $target }
move-gather = hasznot húzol a szomszédaiból
move-swap = kicseréled – az új kártya: { card }
move-negotiate = tárgyalsz: 1 befolyást kapsz
move-negotiate-with = tárgyalsz – { $position }. hely: { $target }
move-withdraw = visszavonulsz a rajta lévő befolyással
move-condemn = csak 1 befolyást kapsz
move-condemn-at = ítéletet teszel rá – { $position }. hely: { $target }

## What is refused, and why: the sentences of oriflamme.rules.sentences, by code.

error-unknown-box = „{ $part }” nem doboz; írd így: oriflamme, alliance, mix:… vagy study:…/ROUNDS/HAND
error-mix-size = egy keverékben tíz különböző kártya van, ebben pedig { $count }: „{ $part }”
error-bad-study = „{ $part }” nem elemzőjátszma; írd így: study:NAME,NAME,…/ROUNDS/HAND
error-setup-size = egy összeállításban 2–10 kártya van, ebben pedig { $count }: „{ $part }”
error-setup-rounds = egy játszma 1–6 fordulós lehet, { $part } fordulós nem
error-setup-hand = { $part } kártya a kézben nem jó: legalább annyi kell, ahány forduló van ({ $least }), és legfeljebb annyi, ahány kártya ({ $most })
error-card-twice-in-setup = { $part } kétszer szerepel az összeállításban; minden családban minden kártyából egy van
error-unknown-card = „{ $part }” nem kártya neve; a kártyák neve ilyen: Archer vagy RoyalDecree
error-seats = { $part } játékos nem játszhat; 2–5 játékos igen
error-no-such-first = „{ $part }” nem lehet kezdőjátékos; a játszma egyik játékosának betűjét add meg
error-games = { $part } játszmát nem lehet lejátszani; legalább 0 legyen
error-seed = „{ $part }” nem véletlenmag; egész számot adj meg, legfeljebb { $most } bitest
error-not-text = „{ $part }” nem szöveg, és csak szöveget lehet beolvasni
error-position-too-long = „{ $part }” nem állás: hosszabb, mint { $most } karakter
error-sections = egy állás részei: a pillanat, a sor és 2–5 játékos, közöttük „ | ”; itt { $count } rész van: „{ $part }”
error-moment = „{ $part }” nem pillanat; írd így: BOX rROUND first=SEAT, majd place=SEAT, resolve=POSITION vagy over
error-round = „{ $part }” nem forduló; r1 és r6 közötti legyen
error-round-beyond = { $part } nem illik egy { $rounds } fordulós játszmához; annak csak az utolsó forduló után van vége
error-first = „{ $part }” nem kezdőjátékos; first=a és first=e közötti legyen
error-beyond-row = „{ $part }” a soron túlra mutat; az utolsó hely: { $length }
error-row-card = „{ $part }” nem kártya a sorban; írd így: aSpy, (aSpy), [aSpy] vagy (a?), utána +N, ! és ~
error-mixed-stack = ebben a halomban több család kártyája van: „{ $part }”
error-player = „{ $part }” nem ezt a játékost írja le: { $seat }; írd így: { $seat } INFLUENCE hand:LIST és a többi lista
error-influence = „{ $part }” nem befolyás; 0 és 999 közötti egész szám legyen
error-player-list = „{ $part }” rossz helyen van; a listák sorrendje hand: aside: out: kept: seen:, mindegyik egyszer
error-no-hand = hiányzik a hand: lista: „{ $part }”
error-list-item = „{ $part }” nem állhat ebben a listában: { $head }:
error-aside-unknown = az aside: lista nem hagyható el, mert itt rejtett kártyák vannak: „{ $part }”
error-no-such-seat = nincs „{ $part }” betűjű játékos; az utolsó betű: { $last }
error-not-in-box = { $part } nem szerepel ebben a játékban: { $box }
error-card-twice = { $part } kétszer szerepel a családban ({ $seat })
error-family-size = itt { $count } kártya van a családban, nem { $cards }: „{ $part }”
error-not-kept = { $part } sohasem kerül tartalékba, csak a { -card-Infiltration } és az { -card-Deal }
error-deal-paid = „{ $part }”: a játszma végén a tartalékolt { -card-Deal } befolyása már a készletben van
error-not-seen = „{ $part }”: a már látott kártya kézben van, vagy képpel lefelé a sorban, zárójel nélkül
error-influence-face-up = „{ $part }”: befolyás csak képpel lefelé lévő kártyán és { -card-Diplomat(case: "sup") } lehet
error-intrigue-face-up = „{ $part }”: intrika csak addig lehet képpel felfelé, amíg a képessége döntésre vár
error-rests = „{ $part }”: csak képpel lefelé lévő felső kártya pihenhet, és csak a sor végrehajtása közben
error-verdicts = „{ $part }”: ez már eggyel több ítélet a lehetségesnél; összesen { $most } van
error-ability = „{ $part }” nem illik az aktív kártyához: { $card }
error-taken = „{ $part }” nem jó; a { -card-RoyalDecree } önmagától különböző kártyát helyez át
error-no-turn = „{ $part }”: itt nincs miről dönteni, mert a kártya képpel felfelé van vagy pihen
error-no-choice = „{ $part }”: nincs miből választani, tehát ez nem döntés
error-nothing-to-place = „{ $part }” nem jó: annak a játékosnak nincs kártyája
error-one-placement = „{ $part }”: ha egyetlen kártya egyetlen helyre kerülhet, az nem döntés
error-hidden = rejtett kártyák vannak itt: „{ $part }”; egy teljes állás mindet megnevezi
error-not-this-view = „{ $part }” nem az, amit ez a játékos láthat: { $seat }
error-too-many-worlds = { $count } állás túl sok a felsoroláshoz, legfeljebb { $most } lehet; vegyél inkább mintát
error-not-a-move = „{ $part }” nem lépés; a lépések ilyenek: „Spy start”, „keep” vagy „eliminate 3”
error-no-action = { $part } nem művelet; a műveletek száma 0 és { $most } közötti
error-illegal-action = ez a művelet itt nem szabályos: { $part }; a szabályosakat a legal() sorolja fel
error-game-over = „{ $part }” elkésett: a játszmának vége
error-not-your-turn = „{ $part }” most nem játszható ({ $seat }), mert más van soron: { $mover }
error-place-first = „{ $part }” nem jó: most kártyát kell kijátszanod a sor elejére, a sor végére vagy egyik saját halmodra
error-not-in-hand = { $part } nincs a kezedben
error-one-place = „{ $part }”: üres sorban egyetlen hely van, a sor eleje
error-not-own-stack = „{ $part }”: csak a saját kártyádat takarhatod le, ez pedig egy másik családé: { $card }
error-keep-or-reveal = „{ $part }” nem jó: a kártyád képpel lefelé van, hagyd rejtve, vagy fedd fel
error-nothing-to-lose = nincs elveszthető befolyás a { -card-Insurrection(case: "sup") } ({ $position }. hely), ezért csak rejtve lehet hagyni
error-wrong-verb = „{ $part }” nem jó; { card } esetén ezek közül lehet választani: { $verbs }
error-not-a-neighbour = „{ $part }”: annak a játékosnak nincs kártyája az aktív kártya mellett
error-name-a-diplomat = „{ $part }”: van másik képpel felfelé lévő { -card-Diplomat }, add meg a helyét
error-name-a-card = „{ $part }”: még bármelyik kártyára tehető ítélet, adj meg egy helyet
error-same-gap = „{ $part }” oda tenné vissza a kártyát, ahonnan jött; a sornak meg kell változnia
error-not-at-an-end = „{ $part }”: az { -card-Archer } a sor első vagy utolsó kártyáját iktatja ki
error-not-adjacent = „{ $part }”: az a kártya nem szomszédos ezzel a hellyel: { $position }
error-not-a-face-up-character = „{ $part }”: ez nem képpel felfelé lévő karakter: { $card }
error-takes-itself = „{ $part }”: a { -card-RoyalDecree } önmagát nem helyezheti át
error-own-card = „{ $part }”: ez a saját kártyád: { $card }; a { -card-Empress } egy ellenfelet fogad kegyébe
error-face-up-card = „{ $part }”: ez képpel felfelé van: { $card }; a { -card-Empress } képpel lefelé lévő kártyát fogad kegyébe
error-no-other-diplomat-there = „{ $part }”: ez nem másik képpel felfelé lévő { -card-Diplomat }: { $card }
error-no-verdict-there = „{ $part }”: nincs rajta ítélet: { $card }
error-verdict-there = „{ $part }”: már van rajta ítélet: { $card }; a hely nélküli condemn csak befolyást ad
error-no-verdict-left = „{ $part }”: minden ítélet a sorban van; a hely nélküli condemn csak befolyást ad
error-record-too-long = egy játszmalejegyzés legfeljebb { $most } karakter; ez hosszabb, és így kezdődik: „{ $part }”
error-record-text = „{ $part }” nem tartozhat játszmalejegyzésbe
error-record-order = „{ $part }” rossz helyen van; elöl állnak a címkék, utánuk a lépések, minden megjegyzés a saját lépése után
error-record-move = „{ $part }” nem lépés egy lejegyzésben; írd le a játékos betűjét és a lépését
error-record-seat = „{ $part }” helyett ez a betű jön: { $seat }; a játékosok betűi sorban követik egymást, az első az a
error-record-start = „{ $part }” nem jó; egy lejegyzésben First és játékosonként egy Hand van, vagy a dobozához tartozó Position
error-record-hand = „{ $part }” nem ennek a játékosnak a keze: { $seat }; írd le a betűjét és a neki osztott kártyákat
error-hidden-record = ez a lejegyzés kártyákat rejt el: megmutatni lehet, visszajátszani nem
error-tag = „{ $part }” nem állhat címkében
error-tag-twice = ez a címke kétszer szerepel: { $part }
error-tag-missing = ez a címke hiányzik: { $part }
error-tag-taken = ezt a címkét maga a játszma adja: { $part }
error-unknown-version = ez itt ismeretlen: { $part }; ismert: { $known }
error-comment = záró kapcsos zárójel van a megjegyzésben: „{ $part }”
error-no-such-move = nincs ilyen sorszámú lépés, amelyhez megjegyzés tartozhatna: { $part }; a lépések száma { $most }
error-no-round = „{ $part }” az első forduló száma előtt áll
error-wrong-round = „{ $part }” nem a forduló száma; a helyes szám { $round }
error-move-after-end = „{ $part }” a játszma vége után áll
error-result-too-early = { $part } nem jó: a játszmának még nincs vége
error-wrong-result = { $part } nem következik a lépésekből; a helyes: { $right }
error-at-line = { $line }. sor: { $error }

## The terminal game.

seat-name-a = Anna
seat-name-b = Béla
seat-name-c = Csilla
seat-name-d = Dénes
seat-name-e = Emma
you = te

set-up-welcome = Az Oriflamme és az Oriflamme: Alliance rajongói kiadása.
set-up-box = Melyik dobozzal játszol?
set-up-box-mix = Keverék: tíz kártya a két dobozból sorsolva
set-up-seats = Hány játékos legyen?
set-up-seats-choice =
    { $count ->
        [2] { $count } játékos: változat gyors párbajhoz
       *[other] { $count } játékos
    }
set-up-people = Hány ember ül ennél a terminálnál? A többi játékos bot lesz.
set-up-people-choice =
    { $count ->
        [0] senki: csak nézed a botokat
       *[other] { $count } ember
    }
set-up-bots = Melyik bot játsszon?
set-up-name = { $number }. játékos neve? (Enter: { $default })

bot-novice = Kezdő
bot-novice-about = találomra játszik, csak a képtelen lépéseket kerüli
bot-easy = Könnyű
bot-easy-about = ösztönösen játszik, és gyakran melléfog
bot-normal = Közepes
bot-normal-about = egy pillanatra elgondolkodik
bot-hard = Nehéz
bot-hard-about = több lépéssel előre gondolkodik
bot-expert = Mester
bot-expert-about = olyan mélyen gondolkodik, amennyire egy másodperc engedi
bot-steward = Udvarmester
bot-steward-about = minden kártyából kihozza, ami benne van
bot-marshal = Marsall
bot-marshal-about = elsőként csap le, a sor elejéről, mégpedig arra, aki vezet
bot-miser = Fösvény
bot-miser-about = kártyára kártyát halmoz, és hagyja gyűlni a befolyást
bot-trapper = Csapdaállító
bot-trapper-about = korán csapdát állít, és képpel lefelé vár a sor végén
bot-courtier = Udvaronc
bot-courtier-about = a sor végén rögtön felfedi az embereit, és kegyekből él
bot-random = Véletlen
bot-random-about = bármelyik szabályos lépést megteheti
bot-greedy = Mohó
bot-greedy-about = azt választja, ami azonnal a legtöbbet hozza

labelled = { $label }: { $text }
table-hand = kézben
table-out = kiiktatva és eldobva
table-kept = tartalékolva
table-round = Forduló: { $round } / { $rounds }
table-first = { $who } kezd
table-your-hand = Kézben
table-your-aside = Félretéve
table-row-empty = A sor üres.
table-seen = már látták, nincs félretéve
table-legend = (név) vagy ░: képpel lefelé · [név]: képpel lefelé, mindenki ismeri · ●: befolyás · ✖: ítélet · z: pihen · ▼: ki van soron · ◆: áthelyezés alatt

prompt-choose = Szám, nyílbillentyűk vagy notáció; a ? megmutatja, mi mást írhatsz be
prompt-continue = A folytatáshoz nyomj Entert.
prompt-curtain = { $who }, te jössz. Nyomj Entert, amikor senki más nem látja a képernyőt.
prompt-curtain-end = Nyomj Entert, hogy újra elrejtsd a kártyáidat.
prompt-really-resign = Biztosan feladod? Egy bot játszik tovább helyetted. (i/n)
prompt-really-quit = Mentés nélkül kilépsz a játszmából? (i/n)
prompt-yes = i

help-title = Mit írhatsz be?
help-number = egy szám, vagy a nyílbillentyűk és az Enter: a lista megfelelő lépése
help-notation = egy lépés a notáció szerint, például „Spy start”, „keep” vagy „eliminate 3”
help-why = miért nem szabályos egy lépés
help-hint = a legjobb lépések egy keresés szerint, csak abból, amit te is látsz
help-rules = a szabályok, egy kártya vagy egy értelmezés
help-table = újra megnézed az asztalt
help-log = újra elolvasod, mi történt eddig
help-takeback = visszaveszed az utolsó lépésedet
help-save = fájlba mented a játszmát; így folytathatod: „oriflamme play --resume FÁJL”
help-resign = feladod: egy bot játszik tovább helyetted
help-quit = kilépsz a játszmából

hint-title = A legígéretesebb lépések, és hogy milyen gyakran nyernek:
hint-move = { $move }: { $share }%
hint-only-one = Csak egy lépés lehetséges.
play-begins = Kezdődik a játszma: { $box }, { $seats } játékos.
play-goes-on = Folytatódik a játszma: { $round }. forduló.
play-thinking = { $who } gondolkodik…
play-allowed = Ez a lépés szabályos: „{ $move }”.
play-saved = Mentve ide: { $file }.
play-took-back = Lépés visszavéve.
play-nothing-to-take-back = Nincs visszavehető lépésed.
play-resigned = { $who } feladja; egy bot játszik tovább.
play-left = Kilépsz a játszmából. Viszlát!
play-left-saved = Kilépsz, a játszma mentve; így folytathatod: „oriflamme play --resume { $file }”.
play-since = Ez történt, amióta legutóbb te voltál soron:
play-unknown-command = „{ $command }” nem lépés és nem is parancs; a ? megmutatja, mit írhatsz be
play-missing-argument = „{ $command }” után ez is kell: { $wants }
play-rules-hint = a rules és egy betű (S, N, P, R, E, W, V, C vagy Q) egy fejezetet mutat meg, a rules Ambush egy kártyát, a rules Q9 egyetlen szabályt
play-bot-failed = { $who } botja hibázott ({ $reason }), ezért az alapértelmezett lépés következik: „{ $move }”.

summary-title = A befolyás alakulása
summary-by-round = forduló után
summary-from = honnan jött
summary-lost = kártyákról elveszett
summary-robbed = mások ellopták
summary-start = kezdéskor
summary-elimination = kiiktatásért
summary-cards-taken = kártyákon gyűlt
summary-stolen = lopásból
summary-total = végül

## The commands.

help-app = Oriflamme és Oriflamme: Alliance: játszd, elemezd vagy vezéreld programból a két kártyajátékot. Rajongók műve.
help-options = Kapcsolók
help-arguments = Argumentumok
help-commands = Parancsok
help-usage = Használat:
help-required = kötelező
help-default = alapértelmezés: { $value }
help-help = Kiírja ezt a súgót, és kilép.
help-version = Kiírja a verziót, és kilép.
help-lang = A nyelv: en, uk, ru, hu, pl vagy fr. Ha nincs megadva, a környezet dönt.
help-json = Programoknak: szöveg helyett egyetlen JSON-érték.
help-install-completion = Telepíti az automatikus kiegészítést ehhez a parancsértelmezőhöz.
help-show-completion = Kiírja az automatikus kiegészítés szkriptjét.
command-play = Játszma a terminálban, emberekkel és botokkal.
command-rules = A szabályok, egy kártya az értelmezéseivel vagy egyetlen szabály.
command-show = Kirajzol egy állást, teljes egészében vagy egy játékos szemével.
command-replay = Visszajátszik egy lejegyzést, lépésenként vagy egy adott lépésig.
command-perft = Megszámolja, hányféleképpen folytatódhat egy állás.
command-bench = Megméri, milyen gyorsan futnak itt a véletlen játszmák.
command-referee = Egy program soronként vezérelheti a motort (PROTOCOL.md).
command-bot-check = Ellenőrzi, hogy egy program betartja-e a botok protokollját.
command-arena = Botokat mérkőztet, és hibahatárral megmondja, milyen erősek.
command-selfplay = Botokat játszat egymással, és megőrzi a lejegyzéseket.
command-bots = Felsorolja a botokat.
option-box = oriflamme, alliance, mix:… vagy study:…
option-seats = A játékosok száma.
option-people = Hány ember ül ennél a terminálnál; a többi játékos bot.
option-name = Egy ember neve; személyenként egyszer kell megadni.
option-bot = Bot a többi játékos helyére: egy név vagy cmd:PROGRAM; több botot felváltva ültet le.
option-seed = Azonos véletlenmag azonos leosztást ad.
option-first = A kezdőjátékos betűje; nélküle a véletlen dönt.
option-resume = Folytat egy mentett játszmát.
option-pace = Hány másodperc teljen el két esemény között.
option-time = Hány másodpercig gondolkodhat egy bot egy lépésen.
option-seen-by = Ahogy ez a játékos látja; - esetén ahogy egy néző.
option-at = Megáll ennyi lépés után.
option-step = Minden lépés után Enterre vár.
option-games = A játszmák száma.
option-depth = Hány lépés mélységig számoljon.
option-divide = Lépésenként is kiírja a folytatások számát.
option-bots = A botok: nevek, search:SETTINGS vagy cmd:PROGRAM.
option-deals = Hány leosztás; mindegyiket minden helyről lejátsszák.
option-together = Hány helyet foglal el a két bot közül az első.
option-out = Ebbe a fájlba menti az eredményeket, és a benne lévőket folytatja.
option-processes = Hány játszma fusson egyszerre; nélküle processzormagonként egy.
option-picture = Ebbe az SVG-fájlba rajzolja le, ki kit előz meg.
option-ladder = Ranglistát is készít a botokról.
option-folder = A lejegyzések mappája.
option-position = Egy állás a notáció szerint; - esetén a szabványos bemenetről olvassa.
option-file = Egy lejegyzés: .orif végű fájl.
option-topic = Egy kártya, egy szabály azonosítója, például Q7, vagy egy fejezet betűje.
option-command = A program az argumentumaival.

usage-no-option = Nincs ilyen kapcsoló: { $option }.
usage-no-command = Nincs ilyen parancs; ezek vannak: { $known }.
usage-missing = Hiányzik: { $what }.
usage-bad-value = Hibás érték ({ $what }): { $reason }
usage-whole-number = { $least } és { $most } közötti egész számot írj
usage-seconds = { $least } és { $most } közötti számot írj, másodpercben
usage-option-value = { $option }: hiányzó vagy fölösleges érték.
usage-too-much = Ide már nem fér több, hagyd el: { $extra }
usage-wrong = A parancssor nem értelmezhető: { $reason }
usage-try = „{ $command } --help” kiírja, mi adható meg.

rules-nothing-found = Nincs ilyen kártya vagy szabály: „{ $topic }”; adj meg egy kártyát az „oriflamme rules” listájából, vagy egy azonosítót, például Q7.
replay-move = Lépés: { $number } / { $count }
replay-title = Játszmalejegyzés: { $box }
replay-nothing = A lejegyzésben nincs lépés.
replay-step-standard = a --step Enterre vár, ezért a lejegyzés nem jöhet a szabványos bemenetről; mentsd fájlba, és azt add meg
replay-hidden = Ez a lejegyzés egy játékos szemével mutatja a játszmát, és kártyákat rejt el, ezért nem játszható vissza. Ennyi áll benne:
replay-at-beyond = Nincs { $number }. lépés: a lejegyzés { $count } lépésből áll.
perft-total = { $count } folytatás, { $depth } lépés mélyen
bench-line = { $games } játszma, { $decisions } döntés, másodpercenként { $rate } döntés
bench-engine = A motor { $kind ->
        [compiled] lefordítva
       *[plain] tiszta Pythonban
    } fut.
file-unreadable = nem olvasható: { $file } ({ $reason })
file-unwritable = nem írható: { $file } ({ $reason })
file-no-text = nem UTF-8 kódolású szöveg
file-no-name = fájlnak nem lehet ilyen neve; válassz másikat
language-unknown = ez a program nem ismeri ezt a nyelvet: „{ $lang }”; válassz: en, uk, ru, hu, pl vagy fr
bot-unknown = nincs „{ $bot }” nevű bot; válassz: { $known } vagy cmd:PROGRAM
bot-unfit = „{ $bot }” nem ülhet asztalhoz: { $reason }
bot-no-program = „{ $bot }” nem elindítható program; a cmd: után add meg a programot, például cmd:./mybot
file-exists = már van ilyen fájl: { $file }; válassz másik nevet
resume-alone = --resume mellett nem adható meg: { $option }; a mentett játszma tartalmazza
name-unfit = „{ $name }” itt nem lehet név: legalább 1, legfeljebb { $most } látható karakter kell
name-taken = „{ $name }” már valaki másnak a neve; válassz másikat
resume-program = ebben a mentett játszmában egy program volt a bot: { $file }; add meg újra: --bot cmd:PROGRAM
names-too-many = { $names } név túl sok { $people } emberhez.
people-too-many = { $people } ember túl sok { $seats } játékoshelyre.

arena-share = { $bot }: a győzelmek { $share }%-a (95%: { $low }–{ $high }%), játszmák: { $games }
arena-bot = bot
arena-games = játszmák
arena-wins = győzelmek
arena-interval = 95%
arena-score = befolyás
arena-time = lépésenként
arena-faults = hibák
arena-ladder = ranglista
arena-no-ladder = A ranglistához az openskill csomag kell; telepítsd az oriflamme[arena] csomagot
arena-twice = „{ $bot }” kétszer szerepel; minden botot egyszer nevezz meg, két bot közül az elsőnek a --together ad több helyet
arena-no-results = ebben a fájlban nem mérkőzések eredményei vannak: { $file } ({ $line }. sor); adj meg másik fájlt
arena-together = --together { $together } mellett { $seats } helyből egy sem marad a második botnak; válassz kevesebbet
selfplay-done = { $games } lejegyzés mentve ide: { $folder }.
selfplay-faults = Botok hibái miatt alapértelmezett lépéssel eldőlt döntések: { $faults }

check-title = Ellenőrzés: „{ $command }”
check-passed = { $name }: rendben
check-failed = { $name }: { $reason }
check-all-passed =
    { $count ->
        [one] { $count } ellenőrzés sikerült.
       *[other] Mind sikerült: { $count } ellenőrzés.
    }
check-some-failed = { $count } ellenőrzésből { $failed } nem sikerült.
check-without-greeting = Bemutatkozás nélkül { $count } további ellenőrzés elmarad.
check-greets = bemutatkozik a nevével
check-move-legal = szabályos lépéssel válaszol egy döntésre
check-number = megismétli a döntés sorszámát
check-new-game = belekezd egy második játszmába
check-whole-games = végigjátszik teljes játszmákat mindkét dobozzal, 2–5 játékossal
check-quit = kilép, ha erre utasítják
check-unknown-line = folytatja egy számára ismeretlen sor után

fault-crashed = a program leállt
fault-hung = { $seconds } mp alatt nem válaszolt
fault-nonsense = a válasza: „{ $answer }”
fault-nonsense-kind = a válasza nem lépés
fault-illegal = a választása: „{ $answer }”, ami nem szabályos: { $why }
fault-illegal-kind = a választása nem szabályos
fault-not-started = nem sikerült elindítani: { $why }
fault-not-started-kind = nem sikerült elindítani
fault-no-program = „{ $command }” nem elindítható program
fault-stays = a quit után nem állt le
