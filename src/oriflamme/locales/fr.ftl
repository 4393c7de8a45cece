# Oriflamme and Oriflamme: Alliance in French.
#
# How to read this file: docs/translating.md. Players' names stand in the nominative only and sentences in the present
# tense, so that nobody's gender or declension is needed. `card` gives the name of $card; a language adds the forms that
# it needs (card-acc …) below it.

language = Français

## The cards by name: those of the base game as printed, those of Alliance our own.

-card-Archer = { $case ->
   *[nom] Archer
    [def] l’Archer
    [cap] L’Archer
    [de] de l’Archer
    [a] à l’Archer
}
-card-Soldier = { $case ->
   *[nom] Soldat
    [def] le Soldat
    [cap] Le Soldat
    [de] du Soldat
    [a] au Soldat
}
-card-Spy = { $case ->
   *[nom] Espion
    [def] l’Espion
    [cap] L’Espion
    [de] de l’Espion
    [a] à l’Espion
}
-card-Heir = { $case ->
   *[nom] Héritier
    [def] l’Héritier
    [cap] L’Héritier
    [de] de l’Héritier
    [a] à l’Héritier
}
-card-Shapeshifter = { $case ->
   *[nom] Changeforme
    [def] le Changeforme
    [cap] Le Changeforme
    [de] du Changeforme
    [a] au Changeforme
}
-card-Lord = { $case ->
   *[nom] Seigneur
    [def] le Seigneur
    [cap] Le Seigneur
    [de] du Seigneur
    [a] au Seigneur
}
-card-Assassination = { $case ->
   *[nom] Assassinat
    [def] l’Assassinat
    [cap] L’Assassinat
    [de] de l’Assassinat
    [a] à l’Assassinat
}
-card-RoyalDecree = { $case ->
   *[nom] Décret royal
    [def] le Décret royal
    [cap] Le Décret royal
    [de] du Décret royal
    [a] au Décret royal
}
-card-Ambush = { $case ->
   *[nom] Embuscade
    [def] l’Embuscade
    [cap] L’Embuscade
    [de] de l’Embuscade
    [a] à l’Embuscade
}
-card-Conspiracy = { $case ->
   *[nom] Complot
    [def] le Complot
    [cap] Le Complot
    [de] du Complot
    [a] au Complot
}
# our own name
-card-Empress = { $case ->
   *[nom] Impératrice
    [def] l’Impératrice
    [cap] L’Impératrice
    [de] de l’Impératrice
    [a] à l’Impératrice
}
# our own name
-card-Fanatic = { $case ->
   *[nom] Fanatique
    [def] le Fanatique
    [cap] Le Fanatique
    [de] du Fanatique
    [a] au Fanatique
}
# our own name
-card-Informer = { $case ->
   *[nom] Informateur
    [def] l’Informateur
    [cap] L’Informateur
    [de] de l’Informateur
    [a] à l’Informateur
}
# our own name
-card-Diplomat = { $case ->
   *[nom] Diplomate
    [def] le Diplomate
    [cap] Le Diplomate
    [de] du Diplomate
    [a] au Diplomate
    [plur] Diplomates
}
# our own name
-card-Deserter = { $case ->
   *[nom] Déserteur
    [def] le Déserteur
    [cap] Le Déserteur
    [de] du Déserteur
    [a] au Déserteur
}
# our own name
-card-Judge = { $case ->
   *[nom] Juge
    [def] le Juge
    [cap] Le Juge
    [de] du Juge
    [a] au Juge
}
# our own name
-card-Insurrection = { $case ->
   *[nom] Insurrection
    [def] l’Insurrection
    [cap] L’Insurrection
    [de] de l’Insurrection
    [a] à l’Insurrection
}
# our own name
-card-Extortion = { $case ->
   *[nom] Extorsion
    [def] l’Extorsion
    [cap] L’Extorsion
    [de] de l’Extorsion
    [a] à l’Extorsion
}
# our own name
-card-Infiltration = { $case ->
   *[nom] Infiltration
    [def] l’Infiltration
    [cap] L’Infiltration
    [de] de l’Infiltration
    [a] à l’Infiltration
}
# our own name
-card-Deal = { $case ->
   *[nom] Pacte
    [def] le Pacte
    [cap] Le Pacte
    [de] du Pacte
    [a] au Pacte
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
card-def =
    { $card ->
        [Archer] { -card-Archer(case: "def") }
        [Soldier] { -card-Soldier(case: "def") }
        [Spy] { -card-Spy(case: "def") }
        [Heir] { -card-Heir(case: "def") }
        [Shapeshifter] { -card-Shapeshifter(case: "def") }
        [Lord] { -card-Lord(case: "def") }
        [Assassination] { -card-Assassination(case: "def") }
        [RoyalDecree] { -card-RoyalDecree(case: "def") }
        [Ambush] { -card-Ambush(case: "def") }
        [Conspiracy] { -card-Conspiracy(case: "def") }
        [Empress] { -card-Empress(case: "def") }
        [Fanatic] { -card-Fanatic(case: "def") }
        [Informer] { -card-Informer(case: "def") }
        [Diplomat] { -card-Diplomat(case: "def") }
        [Deserter] { -card-Deserter(case: "def") }
        [Judge] { -card-Judge(case: "def") }
        [Insurrection] { -card-Insurrection(case: "def") }
        [Extortion] { -card-Extortion(case: "def") }
        [Infiltration] { -card-Infiltration(case: "def") }
        [Deal] { -card-Deal(case: "def") }
       *[other] { $card }
    }
card-cap =
    { $card ->
        [Archer] { -card-Archer(case: "cap") }
        [Soldier] { -card-Soldier(case: "cap") }
        [Spy] { -card-Spy(case: "cap") }
        [Heir] { -card-Heir(case: "cap") }
        [Shapeshifter] { -card-Shapeshifter(case: "cap") }
        [Lord] { -card-Lord(case: "cap") }
        [Assassination] { -card-Assassination(case: "cap") }
        [RoyalDecree] { -card-RoyalDecree(case: "cap") }
        [Ambush] { -card-Ambush(case: "cap") }
        [Conspiracy] { -card-Conspiracy(case: "cap") }
        [Empress] { -card-Empress(case: "cap") }
        [Fanatic] { -card-Fanatic(case: "cap") }
        [Informer] { -card-Informer(case: "cap") }
        [Diplomat] { -card-Diplomat(case: "cap") }
        [Deserter] { -card-Deserter(case: "cap") }
        [Judge] { -card-Judge(case: "cap") }
        [Insurrection] { -card-Insurrection(case: "cap") }
        [Extortion] { -card-Extortion(case: "cap") }
        [Infiltration] { -card-Infiltration(case: "cap") }
        [Deal] { -card-Deal(case: "cap") }
       *[other] { $card }
    }
card-a =
    { $card ->
        [Archer] { -card-Archer(case: "a") }
        [Soldier] { -card-Soldier(case: "a") }
        [Spy] { -card-Spy(case: "a") }
        [Heir] { -card-Heir(case: "a") }
        [Shapeshifter] { -card-Shapeshifter(case: "a") }
        [Lord] { -card-Lord(case: "a") }
        [Assassination] { -card-Assassination(case: "a") }
        [RoyalDecree] { -card-RoyalDecree(case: "a") }
        [Ambush] { -card-Ambush(case: "a") }
        [Conspiracy] { -card-Conspiracy(case: "a") }
        [Empress] { -card-Empress(case: "a") }
        [Fanatic] { -card-Fanatic(case: "a") }
        [Informer] { -card-Informer(case: "a") }
        [Diplomat] { -card-Diplomat(case: "a") }
        [Deserter] { -card-Deserter(case: "a") }
        [Judge] { -card-Judge(case: "a") }
        [Insurrection] { -card-Insurrection(case: "a") }
        [Extortion] { -card-Extortion(case: "a") }
        [Infiltration] { -card-Infiltration(case: "a") }
        [Deal] { -card-Deal(case: "a") }
       *[other] { $card }
    }

kind-character = personnage
kind-intrigue = intrigue

box-oriflamme = Oriflamme
box-alliance = Oriflamme : Alliance
box-mix = mélange des deux boîtes
box-study = petit jeu d’étude

## What the cards do.

effect-Archer = Élimine la première ou la dernière carte de la file : face visible ou face cachée, de n’importe quelle famille, y compris { -card-Archer(case: "def") } lui-même.
effect-Soldier = Élimine une carte voisine { -card-Soldier(case: "de") } : face visible ou face cachée, de n’importe quelle famille.
effect-Spy = Vole 1 point d’influence dans le trésor d’un joueur qui possède une carte voisine { -card-Spy(case: "de") }, face visible ou face cachée.
effect-Heir = Gagne 2 points d’influence, sauf si une autre carte face visible de la file porte le même nom.
effect-Shapeshifter = Applique le pouvoir d’un personnage voisin face visible comme si c’était celui { -card-Shapeshifter(case: "de") }. Il garde son propre nom, refait son choix chaque fois et n’obtient rien d’un autre { -card-Shapeshifter }.
effect-Lord = Gagne 1 point d’influence, plus 1 pour chaque carte de ta famille à côté { -card-Lord(case: "de") }, face visible ou face cachée.
effect-Assassination = Élimine n’importe quelle carte de la file, y compris { -card-Assassination(case: "def") } lui-même. Défausse-le ensuite.
effect-RoyalDecree = Déplace n’importe quelle autre carte de la file, avec tout ce qui est posé dessus, où tu veux dans la file, mais pas sur une autre carte. Défausse ensuite { -card-RoyalDecree(case: "def") }, qui garde sa propre place jusque-là.
effect-Ambush = Révélée : toute l’influence posée dessus est perdue, tu gagnes 1 point d’influence et tu défausses { -card-Ambush(case: "def") }. Éliminée par une carte adverse : tu gagnes 4 points, et l’adversaire défausse la carte qui l’a éliminée.
effect-Conspiracy = Gagne le double de l’influence posée sur { -card-Conspiracy(case: "def") }, puis défausse-le.
effect-Empress = Gagne 2 points d’influence. Place ensuite 1 point d’influence sur une carte adverse face cachée.
effect-Fanatic = Gagne 1 point d’influence, plus 1 si aucune autre carte de ta famille n’est face visible dans la file.
effect-Informer = Au choix : gagne autant d’influence qu’il y en a sur les cartes adverses voisines face cachée (elle y reste) ; ou bien échange { -card-Informer(case: "def") } contre une carte de ta main : { -card-Informer(case: "def") } revient dans ta main, et la nouvelle carte, posée face cachée à sa place, se repose jusqu’à la manche suivante.
effect-Diplomat = Au choix : gagne 1 point d’influence et place 2 points sur un autre { -card-Diplomat } face visible, de n’importe quelle famille ; ou bien prends dans ton trésor toute l’influence posée sur cette carte, puis défausse-la. Aucune autre carte face visible ne peut porter d’influence.
effect-Deserter = Élimine une carte voisine ; si c’était un personnage, gagne 1 point d’influence de plus. Défausse ensuite { -card-Deserter(case: "def") }, sauf s’il a pour voisin un personnage face visible.
effect-Judge = Au choix : gagne 1 point d’influence et place un verdict sur n’importe quelle carte de la file ; ou bien élimine n’importe quelle carte qui porte un verdict, peu importe qui l’y a placé.
effect-Insurrection = Ne peut être révélée qu’en perdant 1 point d’influence posé dessus ; tu prends le reste. Élimine les deux cartes voisines, puis remets { -card-Insurrection(case: "def") } face cachée : elle reste dans la file.
effect-Extortion = Révélée : toute l’influence posée dessus est perdue, tu gagnes 1 point d’influence et tu défausses { -card-Extortion(case: "def") }. Éliminée par une carte adverse : tu gagnes 2 points pour chaque carte de cet adversaire dans la file, et chacune de ses cartes face cachée perd 1 point d’influence.
effect-Infiltration = Place 1 point d’influence sur chacune de tes cartes face cachée, puis réserve { -card-Infiltration(case: "def") }. Dès lors, chaque fois que tu élimines une carte face cachée, tu gagnes 2 points de plus.
effect-Deal = Réserve { -card-Deal(case: "def") } avec l’influence posée dessus. Dès lors, au début de chaque manche où tu as une carte dans la file, gagne autant d’influence qu’il y en a sur { -card-Deal(case: "def") }. À la fin de la partie, cette influence te revient.

## The rules told for players, by their ids.

rules-title = Les règles
rules-intro = Des familles nobles se disputent l’influence dans l’ombre du trône. Manche après manche, tu poses une carte face cachée dans une file unique, commune à tous. Pendant le parcours de la file, tu peux garder une carte cachée et laisser l’influence s’y accumuler, ou bien la révéler, prendre cette influence et te servir du pouvoir de la carte. Au bout de six manches, la famille la plus influente l’emporte.
rules-cards-title = Les cartes
rules-rulings-of = Précisions sur { card-def }
rules-ruling = précision
rules-hint = Les règles d’une carte : oriflamme rules CARTE. Une seule règle : oriflamme rules Q7.

section-S = Avant la partie
section-N = Les manches
section-P = Poser une carte
section-R = Parcourir la file
section-E = Éliminer
section-W = Fin de la partie
section-V = Ce que tu peux voir
section-C = Cartes réservées
section-Q = Questions et réponses

rule-S1 = On joue à trois, quatre ou cinq. À deux, les mêmes règles s’appliquent : c’est une variante pour l’étude et les duels rapides.
rule-S2 = Mélange les dix cartes de ta famille, écartes-en 3 au hasard, face cachée, et prends les 7 autres en main. Tu peux regarder les dix.
rule-S3 = Tout le monde commence avec 1 point d’influence. La banque ne s’épuise jamais.
rule-S4 = Les règles imprimées font commencer la personne la plus âgée ou la plus chevaleresque. Ici, la table désigne le premier joueur ou s’en remet au hasard.
rule-S5 = La file se parcourt toujours dans le même sens. La position 1 est celle qui agit en premier.
rule-S6 = La table peut mélanger les boîtes : dix cartes différentes au choix parmi les vingt, les dix mêmes pour chaque famille.
rule-N1 = Une partie compte 6 manches. À chaque manche, tout le monde pose une carte, puis on parcourt la file.
rule-N2 = Après chaque manche, le joueur suivant dans le sens horaire devient premier joueur. La file reste telle quelle.
rule-N3 = Après la dernière manche, il te reste une carte en main. Elle n’est jamais jouée.
rule-P1 = À partir du premier joueur et dans le sens horaire, chacun pose exactement une carte de sa main, face cachée : au début de la file, à la fin de la file ou sur une pile de sa propre famille.
rule-P2 = Une carte ne se pose jamais entre deux autres. Dans une file vide, il n’y a qu’une seule place.
rule-P3 = Tu peux recouvrir une de tes cartes, qu’elle soit face visible ou face cachée. La hauteur d’une pile n’est pas limitée.
rule-P4 = Une carte recouverte garde l’influence posée dessus, ainsi que son verdict.
rule-P5 = Dans une position préparée, un joueur sans carte en main ne pose rien.
rule-R1 = La file se parcourt de la position 1 à la dernière. À chaque position, c’est au propriétaire de la carte du dessus d’agir.
rule-R2 = Si la carte est face cachée, soit son propriétaire la garde cachée et 1 point d’influence de la banque est placé dessus, soit il la révèle.
rule-R3 = Quand tu révèles une carte, prends d’abord dans ton trésor toute l’influence posée dessus ; aussitôt après, son pouvoir s’applique. { -card-Ambush(case: "cap") }, { -card-Conspiracy(case: "def") }, { -card-Insurrection(case: "def") }, { -card-Extortion(case: "def") } et { -card-Deal(case: "def") } font exception.
rule-R4 = Une carte face visible agit chaque fois que vient son tour, que cela plaise ou non à son propriétaire.
rule-R5 = Un pouvoir s’applique dans la mesure du possible. Toute partie de ce pouvoir qui n’a pas de cible reste sans effet.
rule-R6 = Une carte posée pendant une manche participe au parcours de cette même manche.
rule-R7 = Quand la carte active quitte la file pendant son propre tour et qu’il y avait une autre carte dessous, c’est aussitôt au tour de celle-ci d’agir : face visible, son pouvoir s’applique ; face cachée, son propriétaire la garde cachée ou la révèle. Sinon, le parcours continue. L’échange { -card-Informer(case: "de") } ne compte pas comme un départ.
rule-R8 = Le parcours suit les positions. Une carte qui se retrouve avant la position active n’agit plus pendant cette manche ; une carte qui se retrouve après elle agit quand le parcours l’atteint, même une deuxième fois, sauf si elle se repose.
rule-R9 = Quand une carte située avant la position active quitte la file et que sa place se referme, le parcours ne saute rien et ne répète rien.
rule-R10 = Quand une carte du dessus quitte la file, la carte d’en dessous devient simplement celle du dessus : après la position active, elle agit quand vient son tour ; avant, elle n’agit pas pendant cette manche.
rule-R11 = Seule la carte du dessus d’une pile compte. Une carte recouverte n’agit jamais, ne gagne rien, ne peut être ciblée et n’est comptée nulle part.
rule-E1 = Tu gagnes 1 point d’influence pour chaque carte que tu élimines, même si c’est une des tiennes.
rule-E2 = Une carte éliminée face cachée est retournée face visible, mais son pouvoir ne s’applique pas ; seules { -card-Ambush(case: "def") } et { -card-Extortion(case: "def") } ripostent. Toute l’influence posée sur une carte éliminée est perdue.
rule-E3 = Seule la carte du dessus d’une pile est éliminée. Une position restée vide se referme aussitôt.
rule-E4 = Les cartes éliminées et défaussées restent face visible devant leur propriétaire, à la vue de tous. Si une carte qui quitte la file porte un verdict, celui-ci retourne à la banque.
rule-E5 = L’auteur d’une élimination est le propriétaire de la carte dont le pouvoir l’a provoquée.
rule-E6 = L’influence que tu gagnes vient de la banque, et l’influence perdue y retourne, sauf règle contraire.
rule-W1 = Après la sixième manche, le joueur qui a le plus d’influence dans son trésor l’emporte. L’influence posée sur les cartes de la file ne vaut rien ; celle de ton { -card-Deal } réservé rejoint d’abord ton trésor.
rule-W2 = En cas d’égalité, celui des joueurs concernés qui occupe le plus de positions dans la file passe devant ; une pile compte pour une seule carte.
rule-W3 = Les joueurs encore à égalité se partagent la victoire.
rule-V1 = Visible de tous : les trésors, l’influence et les verdicts sur les cartes, les cartes face visible, les cartes réservées et défaussées, le nombre de cartes de chaque main et la hauteur de chaque pile, la famille de chaque carte, et tout ce qui s’est passé ouvertement.
rule-V2 = Visible de toi uniquement : ta main, tes trois cartes écartées, tes cartes face cachée dans la file. Tu peux les regarder quand tu veux.
rule-V3 = Personne d’autre n’apprend quoi que ce soit d’une carte cachée avant que les règles ne la dévoilent.
rule-V4 = Ce que tout le monde a vu reste connu : une { -card-Insurrection } remise face cachée est connue où qu’elle aille, et une carte reprise en main reste connue tant que son propriétaire n’a pas posé de carte face cachée. Dès lors, on sait seulement qu’elle n’est pas parmi les cartes écartées.
rule-C-Reserve = Une carte réservée est hors de la file, visible de tous, et aucun pouvoir ne la touche. Une carte éliminée n’est jamais réservée.
rule-Q1 = Une carte qui s’élimine elle-même ({ -card-Archer }, { -card-Assassination }, { -card-Judge }, ou un { -card-Shapeshifter } qui copie l’un d’eux) rapporte comme d’habitude 1 point à son propriétaire ; la carte d’en dessous, s’il y en a une, agit ensuite.
rule-Q2 = Entre deux cartes d’un même joueur, un { -card-Spy } vole ce joueur sans qu’aucune question soit posée. Entre une carte de sa famille et une carte adverse, le propriétaire { -card-Spy(case: "de") } vise l’une ou l’autre au choix ; se choisir soi-même, ou choisir un joueur au trésor vide, n’a aucun effet.
rule-Q3 = Un { -card-Shapeshifter } entre un second { -card-Shapeshifter } et un autre personnage face visible peut choisir l’un ou l’autre ; le second { -card-Shapeshifter } ne donne rien. S’il n’a qu’un seul personnage face visible à côté de lui, il n’y a rien à choisir.
rule-Q4 = Pendant la copie, « cette carte », « voisin » et « autre » s’entendent par rapport { -card-Shapeshifter(case: "a") }. S’il élimine une { -card-Ambush }, c’est { -card-Shapeshifter(case: "def") } qui est défaussé. Copier { -card-Heir(case: "def") } rapporte, sauf si un autre { -card-Shapeshifter } est face visible. Se retirer comme { -card-Diplomat }, c’est prendre ce qui est posé sur { -card-Shapeshifter(case: "def") }, c’est-à-dire rien, et le défausser. Comme { -card-Informer }, il s’échange lui-même ; comme { -card-Deserter }, c’est lui qui fuit.
rule-Q5 = { -card-RoyalDecree(case: "cap") } ne peut pas se déplacer lui-même. Seul dans la file, il n’a aucun effet et est défaussé.
rule-Q6 = { -card-RoyalDecree(case: "cap") } doit changer la file : une carte seule à sa position peut aller partout, sauf dans l’intervalle d’où elle vient ; la carte du dessus d’une pile plus haute peut aller dans tous les intervalles.
rule-Q7 = La position { -card-RoyalDecree(case: "de") } compte pendant le déplacement : juste avant lui et juste après lui sont deux places différentes.
rule-Q8 = Une { -card-Ambush } ou une { -card-Extortion } éliminée par sa propre famille ne riposte pas. L’élimination rapporte tout de même, bonus éventuel { -card-Infiltration(case: "de") } compris.
rule-Q9 = La carte qui a touché une { -card-Ambush } applique son pouvoir jusqu’au bout, puis elle est défaussée ; cette défausse ne rapporte rien à personne. Si elle a déjà quitté la file à ce moment-là, il ne se passe rien de plus. S’il y avait une carte sous elle, celle-ci agit ensuite.
rule-Q10 = Les deux voisines { -card-Insurrection(case: "de") } partent ensemble, et chaque élimination rapporte. Une carte ainsi découverte n’est pas touchée. { -card-Ambush(case: "cap") } et { -card-Extortion(case: "def") } ripostent ensuite dans l’ordre des positions, et une { -card-Insurrection } qui a touché une { -card-Ambush } est défaussée au lieu d’être remise face cachée.
rule-Q11 = { -card-Extortion(case: "cap") } compte les cartes du dessus de la famille attaquante juste après le départ des cartes éliminées, cartes découvertes comprises, et aussi la carte attaquante si elle est encore là. Parmi elles, chaque carte face cachée qui porte de l’influence perd 1 point.
rule-Q12 = Un { -card-Informer } échangé ne laisse rien derrière lui : son influence a été prise à la révélation, et son verdict éventuel retourne à la banque. La nouvelle carte n’est ni gardée cachée ni révélée pendant cette manche, où qu’on la déplace ; pour le reste, c’est une carte face cachée ordinaire. Récolter est toujours permis, même s’il n’y a rien à prendre ; s’il n’y a qu’une seule voisine, elle compte seule.
rule-Q13 = Une carte porte au plus un verdict. Un { -card-Judge } qui désigne une carte déjà marquée, ou n’importe quelle carte quand les cinq verdicts sont placés, rapporte simplement 1 point. { -card-Judge(case: "cap") } peut se marquer lui-même.
rule-Q14 = Si, dans toute la file, aucune carte du dessus ne porte de verdict, { -card-Judge(case: "def") } ne peut qu’en placer un.
rule-Q15 = S’il y a plusieurs autres { -card-Diplomat(case: "plur") } face visible, le propriétaire de la carte choisit l’un d’eux ; s’il n’y en a aucun, il gagne simplement 1 point. Un { -card-Diplomat } sans influence peut lui aussi se retirer.
rule-Q16 = Un { -card-Deserter } sans carte voisine n’élimine rien et est défaussé. La carte touchée compte comme personnage d’après son propre type, face visible ou face cachée. La présence d’un personnage face visible à côté { -card-Deserter(case: "de") } se vérifie après l’élimination, une fois la file refermée, cartes découvertes comprises.
rule-Q17 = Une { -card-Insurrection } sans influence ne peut qu’être gardée cachée. Une fois son pouvoir appliqué, elle reste face cachée sans influence, conserve son verdict éventuel, et son tour est fini ; dès lors, c’est une carte face cachée ordinaire.
rule-Q18 = Si aucun adversaire n’a de carte face cachée, { -card-Empress(case: "def") } rapporte simplement 2 points.
rule-Q19 = Un { -card-Deal } rapporte à chaque manche qui suit celle où il a été réservé, avant que quiconque pose une carte.
rule-Q20 = { -card-Infiltration(case: "cap") } donne son bonus pour chaque carte face cachée que son propriétaire élimine, de n’importe quelle famille et avec n’importe quelle carte, en plus de tout le reste.
rule-Q21 = On ne te demande un choix que si au moins deux coups sont possibles ; tout le reste se fait tout seul et t’est raconté. Une seule exception, pour préserver les secrets : quand vient le tour d’une carte face cachée, on interroge toujours son propriétaire, même si elle ne peut qu’être gardée cachée.
rule-Q22 = Un trésor ou une carte contient au plus 999 points d’influence ; aucune vraie partie ne s’en approche.
rule-Q23 = Les cartes sont rangées devant leur propriétaire dans l’ordre où elles ont quitté la file ; de deux cartes parties ensemble, celle dont la position est la plus petite vient d’abord.
rule-Q24 = Dès que quelqu’un pose une carte face cachée depuis une main qui contient des cartes connues, on ne sait plus si celles-ci sont en main, mais seulement qu’elles ne sont pas parmi les cartes écartées. On n’en conclut rien de plus.

## What happens, told in the present tense.

event-round = Manche { $round } : { $who } commence.
event-passed = { $who } n’a pas de carte en main et ne pose rien.
event-placed =
    { $where ->
        [start] { $who } pose { card-def } au début.
        [end] { $who } pose { card-def } à la fin.
       *[on] { $who } pose { card-def } sur la position { $position }.
    }
event-placed-hidden =
    { $where ->
        [start] { $who } pose une carte au début.
        [end] { $who } pose une carte à la fin.
       *[on] { $who } recouvre la position { $position } d’une carte.
    }
event-walk = Le parcours de la file commence.
event-round-ended = La manche { $round } s’achève.
event-over = La partie est finie.
event-reached = Position { $position } : { card }, face visible ({ $who }).
event-reached-known = Position { $position } : { card }, face cachée ({ $who }).
event-reached-hidden = Position { $position } : une carte face cachée ({ $who }).
event-rested = Position { $position } : la nouvelle carte se repose ({ $who }).
event-kept = { $who } garde sa carte cachée et y place 1 point d’influence.
event-revealed = { $who } révèle { card-def }.
event-turned-down = { $who } remet { card-def } face cachée.
event-copied = { $who } copie { card-def } en position { $source }.
event-no-effect = { card-cap } n’a aucun effet.
event-collected =
    { $amount ->
        [one] { $who } prend { $amount } point d’influence sur { card-def }.
       *[other] { $who } prend { $amount } points d’influence sur { card-def }.
    }
event-collected-kept =
    { $amount ->
        [one] { $who } prend { $amount } point d’influence sur sa carte réservée, { card-def }.
       *[other] { $who } prend { $amount } points d’influence sur sa carte réservée, { card-def }.
    }
event-lost =
    { $amount ->
        [one] La carte en position { $position } perd { $amount } point d’influence ({ $who }).
       *[other] La carte en position { $position } perd { $amount } points d’influence ({ $who }).
    }
event-gained =
    { $amount ->
        [0] { card-cap } ne rapporte rien à { $who }.
        [one] { $who } gagne { $amount } point d’influence grâce { card-a }.
       *[other] { $who } gagne { $amount } points d’influence grâce { card-a }.
    }
event-gained-elimination =
    { $amount ->
        [one] { $who } gagne { $amount } point d’influence pour l’élimination.
       *[other] { $who } gagne { $amount } points d’influence pour l’élimination.
    }
event-gained-bonus =
    { $amount ->
        [one] { $who } gagne { $amount } point d’influence de plus grâce { card-a }.
       *[other] { $who } gagne { $amount } points d’influence de plus grâce { card-a }.
    }
event-stolen =
    { $amount ->
        [one] { $who } vole { $amount } point d’influence à { $victim }.
       *[other] { $who } vole { $amount } points d’influence à { $victim }.
    }
event-enriched =
    { $amount ->
        [one] La carte en position { $position } reçoit { $amount } point d’influence.
       *[other] La carte en position { $position } reçoit { $amount } points d’influence.
    }
event-eliminated =
    { $lost ->
        [0] { $who } élimine { card-def } en position { $position } ({ $owner }).
        [one] { $who } élimine { card-def } en position { $position } ({ $owner }) ; le point d’influence posé dessus est perdu.
       *[other] { $who } élimine { card-def } en position { $position } ({ $owner }) ; les { $lost } points d’influence posés dessus sont perdus.
    }
event-discarded =
    { $lost ->
        [0] { $who } défausse { card-def }.
        [one] { $who } défausse { card-def } ; le point d’influence posé dessus est perdu.
       *[other] { $who } défausse { card-def } ; les { $lost } points d’influence posés dessus sont perdus.
    }
event-ambushed =
    { $lost ->
        [0] { $who } tombe dans { -card-Ambush(case: "def") } et défausse { card-def }.
        [one] { $who } tombe dans { -card-Ambush(case: "def") } et défausse { card-def } ; le point d’influence posé dessus est perdu.
       *[other] { $who } tombe dans { -card-Ambush(case: "def") } et défausse { card-def } ; les { $lost } points d’influence posés dessus sont perdus.
    }
event-reserved =
    { $amount ->
        [0] { $who } réserve { card-def }.
        [one] { $who } réserve { card-def } avec { $amount } point d’influence dessus.
       *[other] { $who } réserve { card-def } avec { $amount } points d’influence dessus.
    }
event-taken = { $who } prend la carte en position { $position }.
event-moved = { $who } la déplace de la position { $start } à la position { $position }.
event-condemned = { $who } place un verdict sur la carte en position { $position }.
event-swapped = { $who } reprend { card-def } en main et pose une autre carte face cachée à sa place.
event-swapped-laid = La nouvelle carte est { card-def }.

result-won =
    { $amount ->
        [one] { $who } l’emporte avec { $amount } point d’influence.
       *[other] { $who } l’emporte avec { $amount } points d’influence.
    }
result-won-tie =
    { $amount ->
        [one] { $who } l’emporte : égalité à { $amount } point d’influence, mais davantage de positions dans la file.
       *[other] { $who } l’emporte : égalité à { $amount } points d’influence, mais davantage de positions dans la file.
    }
result-shared =
    { $amount ->
        [one] Victoire partagée à { $amount } point d’influence : { $names }.
       *[other] Victoire partagée à { $amount } points d’influence : { $names }.
    }

## What you decide.

ask-place = Quelle carte poses-tu, et où ?
ask-turn =
    { $amount ->
        [0] Ton { card } est face cachée en position { $position }. Gardes-tu cette carte cachée, ou la révèles-tu ?
        [one] Ton { card } est face cachée en position { $position }, avec { $amount } point d’influence dessus. Gardes-tu cette carte cachée, ou la révèles-tu ?
       *[other] Ton { card } est face cachée en position { $position }, avec { $amount } points d’influence dessus. Gardes-tu cette carte cachée, ou la révèles-tu ?
    }
ask-copying = Ton { -card-Shapeshifter } agit comme { card-def }.
ask-Archer = Ton { -card-Archer } vise les deux bouts de la file. Quelle carte tombe ?
ask-Soldier = Ton { -card-Soldier } se tient entre deux cartes. Laquelle tombe ?
ask-Spy = Ton { -card-Spy } écoute des deux côtés. Qui vole-t-il ?
ask-Shapeshifter = Ton { -card-Shapeshifter } se tient entre deux visages. Lequel prend-il ?
ask-Assassination = N’importe quelle carte de la file peut tomber. Laquelle ?
ask-RoyalDecree = Ton { -card-RoyalDecree } déplace une carte. Laquelle ?
ask-put = Où va la carte ?
ask-Empress = Ton { -card-Empress } favorise une carte adverse face cachée. Laquelle ?
ask-Informer = Ton { -card-Informer } récolte-t-il ce qui est posé à côté de lui, ou cède-t-il sa place à une carte de ta main ?
ask-Diplomat = Ton { -card-Diplomat } négocie-t-il, ou se retire-t-il en emportant son influence ?
ask-Deserter = Ton { -card-Deserter } frappe une carte voisine. Laquelle ?
ask-Judge = Ton { -card-Judge } place-t-il un verdict sur une carte, ou en exécute-t-il un ?

target-open = { card } ({ $who })
target-known = { card }, face cachée ({ $who })
target-hidden = carte face cachée ({ $who })

move-place =
    { $where ->
        [start] { card } au début
        [end] { card } à la fin
       *[on] { card } sur la position { $position }
    }
move-keep = la garder cachée
move-reveal = la révéler
move-eliminate = éliminer { $position } : { $target }
move-steal = voler { $who }
move-steal-self = te voler toi-même : aucun effet
move-copy = copier { $position } : { $target }
move-take = prendre { $position } : { $target }
move-put = mettre la carte en position { $position }
move-favour = favoriser { $position } : { $target }
move-gather = récolter ce qui est posé à côté
move-swap = échanger contre { card-def }
move-negotiate = négocier : gagner 1 point
move-negotiate-with = négocier avec { $position } : { $target }
move-withdraw = se retirer en emportant son influence
move-condemn = gagner simplement 1 point
move-condemn-at = placer un verdict sur { $position } : { $target }

## What is refused, and why: the sentences of oriflamme.rules.sentences, by code.

error-unknown-box = « { $part } » n’est pas une boîte ; écris oriflamme, alliance, mix:… ou study:…/ROUNDS/HAND
error-mix-size = un mélange nomme dix cartes différentes ; « { $part } » en nomme { $count }
error-bad-study = « { $part } » n’est pas une configuration d’étude ; écris study:NAME,NAME,…/ROUNDS/HAND
error-setup-size = une configuration a de 2 à 10 cartes ; « { $part } » en nomme { $count }
error-setup-rounds = une partie compte de 1 à 6 manches, et non { $part }
error-setup-hand = nombre de cartes en main impossible : { $part } ; il en faut au moins autant que de manches ({ $least }) et au plus autant que de cartes ({ $most })
error-card-twice-in-setup = { $part } figure deux fois dans la configuration ; chaque famille a un seul exemplaire de chaque carte
error-unknown-card = « { $part } » ne nomme aucune carte ; les cartes ont des noms comme Archer ou RoyalDecree
error-seats = nombre de joueurs impossible : { $part } ; il en faut de 2 à 5
error-no-such-first = « { $part } » ne peut pas être le premier joueur ; nomme un siège de cette partie
error-games = nombre de parties impossible : { $part } ; demande 0 ou plus
error-seed = « { $part } » n’est pas une graine ; donne un nombre entier (bits au maximum : { $most })
error-not-text = « { $part } » n’est pas un texte, et seul un texte peut être lu
error-position-too-long = « { $part } » n’est pas une position : trop de caractères (maximum : { $most })
error-sections = une position donne le moment, la file et 2 à 5 joueurs, séparés par « | » ; sections trouvées : { $count }, dans « { $part } »
error-moment = « { $part } » n’est pas un moment ; écris BOX rROUND first=SEAT, puis place=SEAT, resolve=POSITION ou over
error-round = « { $part } » n’est pas une manche ; écris une manche de r1 à r6
error-round-beyond =
    { $rounds ->
        [one] { $part } ne convient pas à une partie de { $rounds } manche ; elle n’est finie qu’après la dernière
       *[other] { $part } ne convient pas à une partie de { $rounds } manches ; elle n’est finie qu’après la dernière
    }
error-first = « { $part } » n’est pas un premier joueur ; écris un siège, de first=a à first=e
error-beyond-row = « { $part } » désigne une place au-delà de la file, qui s’arrête à la position { $length }
error-row-card = « { $part } » n’est pas une carte de la file ; écris aSpy, (aSpy), [aSpy] ou (a?), puis +N, ! et ~
error-mixed-stack = la pile « { $part } » contient des cartes de plusieurs familles
error-player = « { $part } » n’est pas une section du joueur { $seat } ; écris { $seat } INFLUENCE hand:LIST et les autres listes
error-influence = « { $part } » n’est pas une quantité d’influence ; écris un nombre entier de 0 à 999
error-player-list = « { $part } » n’est pas à sa place ; les listes sont hand: aside: out: kept: seen: dans cet ordre, une fois chacune
error-no-hand = il manque à « { $part } » la liste hand:
error-list-item = « { $part } » ne peut pas figurer dans la liste { $head }:
error-aside-unknown = « { $part } » cache des cartes ; la liste aside: ne peut donc pas être omise
error-no-such-seat = il n’y a pas de siège « { $part } » ; le dernier est { $last }
error-not-in-box = { $part } n’est pas une carte du jeu { $box }
error-card-twice = { $part } figure deux fois dans la famille { $seat }
error-family-size = nombre de cartes de la famille dans « { $part } » : { $count } au lieu de { $cards }
error-not-kept = on ne réserve jamais { $part } ; on ne réserve que { -card-Infiltration(case: "def") } et { -card-Deal(case: "def") }
error-deal-paid = « { $part } » : à la fin, l’influence d’un { -card-Deal } réservé est dans le trésor
error-not-seen = « { $part } » : une carte qui a été vue est en main ou face cachée, sans crochets
error-influence-face-up = « { $part } » : l’influence ne peut être posée que sur des cartes face cachée et sur des { -card-Diplomat(case: "plur") }
error-intrigue-face-up = « { $part } » : une intrigue n’est face visible que tant que son pouvoir demande un choix
error-rests = « { $part } » : seule une carte du dessus face cachée peut se reposer, et seulement pendant le parcours de la file
error-verdicts = « { $part } » : un verdict de trop ; il n’y en a que { $most }
error-ability = « { $part } » ne convient pas à la carte active { $card }
error-taken = « { $part } » ne convient pas ; un { -card-RoyalDecree } prend une autre carte que lui-même
error-no-turn = « { $part } » ne laisse rien à décider : la carte est face visible ou se repose
error-no-choice = « { $part } » n’offre aucun choix : il n’y a pas de décision
error-nothing-to-place = « { $part } » ne convient pas : ce joueur n’a pas de carte
error-one-placement = « { $part } » : avec une seule carte et une seule place, il n’y a pas de décision
error-hidden = « { $part } » cache des cartes ; une position les nomme toutes
error-not-this-view = « { $part } » n’est pas ce que { $seat } peut voir
error-too-many-worlds = trop de positions à énumérer : { $count } (maximum : { $most }) ; tire plutôt des échantillons
error-not-a-move = « { $part } » n’est pas un coup ; les coups s’écrivent comme « Spy start », « keep » ou « eliminate 3 »
error-no-action = { $part } n’est pas une action ; les actions sont numérotées de 0 à { $most }
error-illegal-action = l’action { $part } n’est pas permise ici ; legal() énumère celles qui le sont
error-game-over = « { $part } » vient trop tard : la partie est finie
error-not-your-turn = « { $part } » : ce n’est pas à { $seat } de jouer, c’est le tour de { $mover }
error-place-first = « { $part } » ne convient pas : c’est le moment de poser une carte, au début, à la fin ou sur une de tes piles
error-not-in-hand = { $part } n’est pas dans ta main
error-one-place = « { $part } » : dans une file vide, il n’y a qu’une place, le début
error-not-own-stack = « { $part } » : tu ne peux recouvrir que tes propres cartes, et { $card } est d’une autre famille
error-keep-or-reveal = « { $part } » ne convient pas : ta carte est face cachée ; garde-la cachée ou révèle-la
error-nothing-to-lose = { -card-Insurrection(case: "def") } en position { $position } n’a pas d’influence à perdre et ne peut donc qu’être gardée cachée
error-wrong-verb = « { $part } » ne convient pas : { card-def } demande { $verbs }
error-not-a-neighbour = « { $part } » : ce joueur ne possède aucune carte à côté de la carte active
error-name-a-diplomat = « { $part } » : un autre { -card-Diplomat } est face visible ; indique donc sa position
error-name-a-card = « { $part } » : toute carte peut encore recevoir un verdict ; indique donc une position
error-same-gap = « { $part } » remettrait la carte là d’où elle vient ; la file doit changer
error-not-at-an-end = « { $part } » : un { -card-Archer } touche la première ou la dernière carte de la file
error-not-adjacent = « { $part } » : cette carte n’est pas voisine de la position { $position }
error-not-a-face-up-character = « { $part } » : { $card } n’est pas un personnage face visible
error-takes-itself = « { $part } » : { -card-RoyalDecree(case: "def") } ne peut pas se déplacer lui-même
error-own-card = « { $part } » : { $card } est une de tes cartes ; une { -card-Empress } favorise un adversaire
error-face-up-card = « { $part } » : { $card } est face visible ; une { -card-Empress } favorise une carte face cachée
error-no-other-diplomat-there = « { $part } » : { $card } n’est pas un autre { -card-Diplomat } face visible
error-no-verdict-there = « { $part } » : { $card } ne porte pas de verdict
error-verdict-there = « { $part } » : { $card } porte déjà un verdict ; condemn sans position rapporte simplement 1 point
error-no-verdict-left = « { $part } » : tous les verdicts sont dans la file ; condemn sans position rapporte simplement 1 point
error-record-too-long = trop de caractères pour une partie notée (maximum : { $most }) ; celle-ci est plus longue et commence par « { $part } »
error-record-text = « { $part } » n’est pas un élément d’une partie notée
error-record-order = « { $part } » n’est pas à sa place ; d’abord les balises, puis les coups, chaque commentaire après son coup
error-record-move = « { $part } » n’est pas un coup d’une partie notée ; écris un siège et son coup
error-record-seat = « { $part } » devrait nommer le siège { $seat } ; les sièges sont nommés dans l’ordre à partir de a
error-record-start = « { $part } » ne convient pas ; une partie notée a First et une Hand pour chaque siège, ou une Position de sa boîte
error-record-hand = « { $part } » n’est pas une main de { $seat } ; écris le siège et les cartes qui lui sont distribuées
error-hidden-record = cette partie notée cache des cartes : on peut l’afficher, pas la rejouer
error-tag = « { $part } » ne peut pas figurer dans une balise
error-tag-twice = la balise { $part } figure deux fois
error-tag-missing = la balise { $part } manque
error-tag-taken = la balise { $part } est déduite de la partie elle-même
error-unknown-version = { $part } est inconnu ici ; ce qui est connu : { $known }
error-comment = le commentaire « { $part } » contient une accolade fermante
error-no-such-move = il n’y a pas de coup { $part } à commenter ; la partie en compte { $most }
error-no-round = « { $part } » vient avant le numéro de la première manche
error-wrong-round = « { $part } » n’est pas le numéro de la manche, qui est { $round }
error-move-after-end = « { $part } » vient après la fin de la partie
error-result-too-early = { $part } ne convient pas : la partie n’est pas finie
error-wrong-result = { $part } ne découle pas des coups ; le bon résultat est { $right }
error-at-line = ligne { $line } : { $error }

## The terminal game.

seat-name-a = Anne
seat-name-b = Bruno
seat-name-c = Chloé
seat-name-d = David
seat-name-e = Emma
you = toi

set-up-welcome = Une édition d’Oriflamme et d’Oriflamme : Alliance réalisée par des fans.
set-up-box = Quelle boîte ?
set-up-box-mix = Un mélange : dix cartes tirées des deux boîtes
set-up-seats = Combien de joueurs ?
set-up-seats-choice =
    { $count ->
        [2] { $count } joueurs : une variante, pour un duel rapide
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
set-up-people = Combien de personnes jouent sur ce terminal ? Des bots prennent les autres sièges.
set-up-people-choice =
    { $count ->
        [0] aucune : regarder les bots jouer
        [one] { $count } personne
       *[other] { $count } personnes
    }
set-up-bots = Quels bots ?
set-up-name = Quel est le nom du joueur { $number } ? (Entrée : { $default })

bot-novice = Novice
bot-novice-about = joue au hasard, mais en évitant l’absurde
bot-easy = Facile
bot-easy-about = joue d’instinct et s’égare souvent
bot-normal = Normal
bot-normal-about = réfléchit un peu
bot-hard = Difficile
bot-hard-about = réfléchit plusieurs coups à l’avance
bot-expert = Expert
bot-expert-about = calcule aussi loin qu’il le peut en une seconde
bot-steward = Intendant
bot-steward-about = tire le meilleur parti de chaque carte
bot-marshal = Maréchal
bot-marshal-about = frappe en premier, en tête de file, et vise quiconque mène
bot-miser = Avare
bot-miser-about = empile ses cartes et laisse l’influence s’accumuler
bot-trapper = Trappeur
bot-trapper-about = tend ses pièges tôt et attend, face cachée, en fin de file
bot-courtier = Courtisan
bot-courtier-about = montre aussitôt ses gens, en fin de file, et vit de faveurs
bot-random = Hasard
bot-random-about = joue n’importe quel coup permis
bot-greedy = Glouton
bot-greedy-about = prend ce qui rapporte le plus sur le moment

labelled = { $label } : { $text }
table-hand = main
table-out = éliminées et défaussées
table-kept = réservées
table-round = Manche { $round } sur { $rounds }
table-first = { $who } commence
table-your-hand = Ta main
table-your-aside = Tes cartes écartées
table-row-empty = La file est vide.
table-seen = vues, non écartées
table-legend = (nom) ou ░ : face cachée · [nom] : face cachée, connue de tous · ● : influence · ✖ : verdict · z : se repose · ▼ : tour en cours · ◆ : en cours de déplacement

prompt-choose = Numéro, flèches ou notation ; ? montre ce que tu peux taper d’autre
prompt-continue = Appuie sur Entrée pour continuer.
prompt-curtain = { $who }, c’est ton tour. Appuie sur Entrée quand personne d’autre ne regarde.
prompt-curtain-end = Appuie sur Entrée pour cacher de nouveau tes cartes.
prompt-really-resign = Vraiment abandonner ? Un bot continue à ta place. (o/n)
prompt-really-quit = Quitter la partie sans l’enregistrer ? (o/n)
prompt-yes = o

help-title = Ce que tu peux taper
help-number = un numéro, ou les flèches et Entrée : le coup dans la liste
help-notation = un coup en notation, par exemple « Spy start », « keep » ou « eliminate 3 »
help-why = pourquoi un coup n’est pas permis
help-hint = les meilleurs coups que trouve une recherche, d’après ce que tu vois
help-rules = les règles, une carte ou une précision
help-table = montrer de nouveau la table
help-log = raconter de nouveau tout ce qui s’est passé
help-takeback = reprendre ton dernier coup
help-save = enregistrer la partie dans un fichier ; « oriflamme play --resume FICHIER » la reprend
help-resign = abandonner : un bot continue à ta place
help-quit = quitter la partie

hint-title = Les coups les plus prometteurs et leur taux de victoire :
hint-move = { $move } : { $share } %
hint-only-one = Il n’y a qu’un coup possible.
play-begins =
    { $seats ->
        [one] Une partie commence ({ $box }, { $seats } joueur).
       *[other] Une partie commence ({ $box }, { $seats } joueurs).
    }
play-goes-on = La partie reprend à la manche { $round }.
play-thinking = { $who } réfléchit…
play-allowed = « { $move } » est permis.
play-saved = Partie enregistrée dans { $file }.
play-took-back = Coup repris.
play-nothing-to-take-back = Tu n’as aucun coup à reprendre.
play-resigned = { $who } abandonne ; un bot continue à sa place.
play-left = Tu quittes la partie. Au revoir !
play-left-saved = Partie enregistrée ; pour la reprendre : « oriflamme play --resume { $file } ».
play-since = Ce qui s’est passé depuis ton dernier tour :
play-unknown-command = « { $command } » n’est ni un coup ni une commande ; ? montre ce que tu peux taper
play-missing-argument = après « { $command } », il faut { $wants }
play-rules-hint = rules suivi d’une lettre (S, N, P, R, E, W, V, C ou Q) montre une section, rules Ambush une carte, rules Q9 une seule règle
play-bot-failed = Échec du bot ({ $who } : { $reason }) ; le coup par défaut « { $move } » est joué à sa place.

summary-title = L’histoire de l’influence
summary-by-round = après la manche
summary-from = d’où elle vient
summary-lost = perdue sur des cartes
summary-robbed = volée par d’autres
summary-start = au début
summary-elimination = par élimination
summary-cards-taken = accumulée sur des cartes
summary-stolen = volée
summary-total = à la fin

## The commands.

help-app = Jouer à Oriflamme et à Oriflamme : Alliance, étudier ces jeux de cartes et les piloter par programme. Un projet de fans.
help-options = Options
help-arguments = Arguments
help-commands = Commandes
help-usage = Utilisation :
help-required = obligatoire
help-default = par défaut : { $value }
help-help = Afficher cette aide et quitter.
help-version = Afficher la version et quitter.
help-lang = La langue : en, uk, ru, hu, pl ou fr. Sans cette option, l’environnement décide.
help-json = Pour les programmes : une seule valeur JSON au lieu du texte.
help-install-completion = Installer la complétion pour ce shell.
help-show-completion = Afficher le script de complétion.
command-play = Jouer une partie dans le terminal, entre personnes et bots.
command-rules = Lire les règles, une carte et ses précisions, ou une règle.
command-show = Dessiner une position, entière ou telle qu’un siège la voit.
command-replay = Rejouer une partie notée, pas à pas ou jusqu’à un coup.
command-perft = Compter les suites possibles d’une position.
command-bench = Mesurer ici la vitesse de parties jouées au hasard.
command-referee = Piloter le moteur par programme, ligne à ligne (PROTOCOL.md).
command-bot-check = Vérifier qu’un programme respecte le protocole des bots.
command-arena = Opposer des bots et mesurer leur force, avec marge d’erreur.
command-selfplay = Faire jouer des bots entre eux et garder les parties notées.
command-bots = Afficher la liste des bots.
option-box = oriflamme, alliance, mix:… ou study:…
option-seats = Nombre de joueurs.
option-people = Nombre de personnes sur ce terminal ; des bots prennent les autres sièges.
option-name = Le nom d’une personne, une fois pour chacune.
option-bot = Un bot pour les autres sièges : un nom ou cmd:PROGRAM ; s’il y en a plusieurs, ils alternent.
option-seed = La même graine distribue les mêmes cartes.
option-first = Le siège qui commence ; sans cette option, le hasard décide.
option-resume = Reprendre une partie enregistrée.
option-pace = Secondes entre deux événements.
option-time = Secondes de réflexion accordées à un bot pour un coup.
option-seen-by = Ce que voit ce siège ; - pour le public.
option-at = S’arrêter après ce nombre de coups.
option-step = Attendre Entrée après chaque coup.
option-games = Nombre de parties.
option-depth = Profondeur en nombre de coups.
option-divide = Afficher le décompte à côté de chaque coup.
option-bots = Les bots : noms, search:SETTINGS ou cmd:PROGRAM.
option-deals = Nombre de donnes, chacune jouée depuis tous les sièges.
option-together = Nombre de sièges occupés par le premier des deux bots.
option-out = Garder les résultats dans ce fichier et compléter ceux qu’il contient.
option-processes = Nombre de parties à la fois ; par défaut, une pour chaque cœur.
option-picture = Dessiner dans ce fichier, en SVG, qui finit devant qui.
option-ladder = Classer aussi les bots.
option-folder = Le dossier des parties notées.
option-position = Une position en notation ; - la lit sur l’entrée standard.
option-file = Une partie notée : un fichier dont le nom finit par .orif.
option-topic = Une carte, l’identifiant d’une règle comme Q7, ou la lettre d’une section.
option-command = Le programme et ses arguments.

usage-no-option = Il n’y a pas d’option { $option }.
usage-no-command = Cette commande n’existe pas ; les commandes sont { $known }.
usage-missing = Élément manquant : { $what }.
usage-bad-value = Valeur impossible pour { $what } : { $reason }
usage-whole-number = écris un nombre entier de { $least } à { $most }
usage-seconds = écris un nombre de secondes de { $least } à { $most }
usage-option-value = Il y a une valeur en trop ou en moins pour { $option }.
usage-too-much = Rien de plus ne convient ici ; enlève ceci : { $extra }
usage-wrong = La ligne de commande est illisible : { $reason }
usage-try = « { $command } --help » montre ce qui convient.

rules-nothing-found = Aucune carte ni règle « { $topic } » : donne le nom d’une carte tel qu’il figure dans la liste de « oriflamme rules », ou un identifiant comme Q7.
replay-move = Coup { $number } sur { $count }
replay-title = Partie notée ({ $box })
replay-nothing = La partie notée ne contient aucun coup.
replay-step-standard = --step attend Entrée ; la partie notée ne peut donc pas venir de l’entrée standard : enregistre-la dans un fichier et donne son nom
replay-hidden = Cette partie notée, telle que la voit un seul joueur, cache des cartes : on ne peut pas la rejouer. Voici ce qu’elle dit :
replay-at-beyond =
    { $count ->
        [one] Il n’y a pas de coup { $number } : la partie notée compte { $count } coup.
       *[other] Il n’y a pas de coup { $number } : la partie notée compte { $count } coups.
    }
perft-total =
    { $count ->
        [one] { $count } suite possible, à la profondeur { $depth }
       *[other] { $count } suites possibles, à la profondeur { $depth }
    }
bench-line = parties : { $games }, décisions : { $decisions }, décisions par seconde : { $rate }
bench-engine = Le moteur tourne { $kind ->
        [compiled] en version compilée
       *[plain] en Python pur
    }.
file-unreadable = impossible de lire { $file } : { $reason }
file-unwritable = impossible d’écrire { $file } : { $reason }
file-no-text = ce n’est pas un texte en UTF-8
file-no-name = un fichier ne peut pas s’appeler ainsi ; choisis un autre nom
language-unknown = « { $lang } » n’est pas une langue de ce programme : choisis en, uk, ru, hu, pl ou fr
bot-unknown = « { $bot } » n’est pas un bot : choisis { $known } ou cmd:PROGRAM
bot-unfit = « { $bot } » ne peut pas prendre place : { $reason }
bot-no-program = « { $bot } » ne désigne aucun programme à lancer : indique-le après cmd:, par exemple cmd:./mybot
file-exists = { $file } existe déjà : choisis un autre nom
resume-alone = --resume s’emploie sans { $option } : la partie enregistrée le dit déjà
name-unfit = « { $name } » ne peut pas servir de nom : il faut de 1 à { $most } caractères visibles
name-taken = le nom « { $name } » est déjà pris : choisis-en un autre
resume-program = Dans { $file }, un programme servait de bot : indique-le de nouveau avec --bot cmd:PROGRAM
names-too-many =
    { $people ->
        [one] Trop de noms : { $names } pour { $people } personne.
       *[other] Trop de noms : { $names } pour { $people } personnes.
    }
people-too-many =
    { $seats ->
        [one] Trop de personnes : { $people } pour { $seats } siège.
       *[other] Trop de personnes : { $people } pour { $seats } sièges.
    }

arena-share = { $bot } : { $share } % des victoires (95 % : de { $low } à { $high } %), parties : { $games }
arena-bot = bot
arena-games = parties
arena-wins = victoires
arena-interval = 95 %
arena-score = influence
arena-time = par coup
arena-faults = fautes
arena-ladder = classement
arena-no-ladder = Le classement demande le paquet openskill : installe oriflamme[arena]
arena-twice = « { $bot } » est nommé deux fois : nomme chaque bot une fois ; --together donne plus de sièges au premier de deux
arena-no-results = { $file } ne contient pas de résultats de matchs (ligne { $line }) : indique un autre fichier
arena-together = --together { $together } ne laisse au second bot aucun des { $seats } sièges : choisis un nombre plus petit
selfplay-done = Parties notées gardées dans { $folder } : { $games }.
selfplay-faults = Décisions perdues au profit du coup par défaut après l’échec d’un bot : { $faults }

check-title = Vérification de « { $command } »
check-passed = { $name } : réussi
check-failed = { $name } : { $reason }
check-all-passed =
    { $count ->
        [one] { $count } vérification réussie.
       *[other] Les { $count } vérifications sont réussies.
    }
check-some-failed =
    { $failed ->
        [one] Échec de { $failed } vérification sur { $count }.
       *[other] Échec de { $failed } vérifications sur { $count }.
    }
check-without-greeting =
    { $count ->
        [one] Sans présentation, { $count } autre vérification n’a pas lieu.
       *[other] Sans présentation, { $count } autres vérifications n’ont pas lieu.
    }
check-greets = se présente en donnant un nom
check-move-legal = répond à une décision par un coup permis
check-number = répète le numéro de la décision
check-new-game = commence une deuxième partie
check-whole-games = joue des parties entières des deux boîtes, de 2 à 5 joueurs
check-quit = s’arrête quand on le lui demande
check-unknown-line = continue après une ligne inconnue

fault-crashed = le programme s’est arrêté
fault-hung = pas de réponse en { $seconds } s
fault-nonsense = réponse reçue : « { $answer } »
fault-nonsense-kind = sa réponse n’est pas un coup
fault-illegal = le choix « { $answer } » n’est pas permis : { $why }
fault-illegal-kind = il choisit un coup qui n’est pas permis
fault-not-started = démarrage impossible : { $why }
fault-not-started-kind = démarrage impossible
fault-no-program = « { $command } » ne désigne aucun programme à lancer
fault-stays = il ne s’est pas arrêté après « quit »
