"""Worked examples, each reckoned by hand from rules.md; aside is left out where it does not matter."""

MIX = "mix:Archer,Spy,Shapeshifter,Ambush,Informer,Diplomat,Deserter,Judge,Extortion,Deal"

# name, position, move, position after it
EXAMPLES = [
    (
        "R3, E1, E2: reveal takes 1, the only neighbour goes with its 2; the next card waits",
        "oriflamme r1 first=a resolve=1 | (aSoldier)+1 (bLord)+2 (aSpy) | a 1 hand:- | b 1 hand:-",
        "reveal",
        "oriflamme r1 first=a resolve=2 | aSoldier (aSpy) | a 3 hand:- | b 1 hand:- out:Lord",
    ),
    (
        "R7: a discarded Ambush uncovers a face-up Spy, active at once (it steals), then the walk goes on",
        "oriflamme r2 first=a resolve=1 | (aAmbush)+3/aSpy (bLord) | a 1 hand:- | b 1 hand:-",
        "reveal",
        "oriflamme r2 first=a resolve=2 | aSpy (bLord) | a 3 hand:- out:Ambush | b 0 hand:-",
    ),
    (
        "Q9, R7: a Soldier on a Lord hits an Ambush and is discarded; the Lord below is active at once",
        "oriflamme r2 first=a resolve=1 | (aSoldier)/aLord (bAmbush)+2 (bHeir) | a 0 hand:- | b 0 hand:-",
        "reveal",
        "oriflamme r2 first=a resolve=2 | aLord (bHeir) | a 2 hand:- out:Soldier | b 4 hand:- out:Ambush",
    ),
    (
        "Q8: the own Ambush has no second effect",
        "oriflamme r2 first=a resolve=1 | (aSoldier) (aAmbush) (bHeir) | a 0 hand:- | b 0 hand:-",
        "reveal",
        "oriflamme r2 first=a resolve=2 | aSoldier (bHeir) | a 1 hand:- out:Ambush | b 0 hand:-",
    ),
    (
        "Q1, R7, Q9: an Archer eliminates itself; the card below is active next",
        "oriflamme r2 first=a resolve=1 ability=Archer | aArcher/(aSpy) (bHeir) | a 0 hand:- | b 0 hand:-",
        "eliminate 1",
        "oriflamme r2 first=a resolve=1 | (aSpy) (bHeir) | a 1 hand:- out:Archer | b 0 hand:-",
    ),
    (
        "R9: what leaves before the active position skips and repeats nothing",
        ("oriflamme r2 first=a resolve=3 ability=Archer | (bSpy) bLord aArcher (bHeir) | a 0 hand:- | b 0 hand:-"),
        "eliminate 1",
        "oriflamme r2 first=a resolve=3 | bLord aArcher (bHeir) | a 1 hand:- | b 0 hand:- out:Spy",
    ),
    (
        "Q4: a Shapeshifter copying the Archer hits an Ambush and is discarded",
        (
            "mix:Archer,Soldier,Spy,Heir,Shapeshifter,Ambush,Judge,Deal,Lord,Empress r2 first=a resolve=2"
            " ability=Archer | bArcher aShapeshifter (bAmbush) | a 0 hand:- | b 0 hand:-"
        ),
        "eliminate 3",
        # then the Archer, alone in the row, eliminates itself, and nobody has a card for rounds 4 to 6 (P5)
        (
            "mix:Archer,Soldier,Spy,Heir,Shapeshifter,Ambush,Judge,Deal,Lord,Empress r6 first=a over"
            " | - | a 1 hand:- out:Shapeshifter | b 5 hand:- out:Ambush,Archer"
        ),
    ),
    (
        "Q4: copying the Heir, 2 as the other Heir is no Shapeshifter",
        ("oriflamme r2 first=a resolve=1 | (aShapeshifter) bHeir (bSpy) cHeir | a 0 hand:- | b 0 hand:- | c 0 hand:-"),
        "reveal",
        ("oriflamme r2 first=a resolve=3 | aShapeshifter bHeir (bSpy) cHeir | a 2 hand:- | b 0 hand:- | c 0 hand:-"),
    ),
    (
        "Q6, R8: the Decree moves the first card behind itself: it is activated again",
        (
            "oriflamme r2 first=a resolve=2 ability=RoyalDecree taken=1"
            " | (bSpy)+1 aRoyalDecree (bHeir) | a 0 hand:- | b 0 hand:-"
        ),
        "put 2",
        "oriflamme r2 first=a resolve=1 | (bSpy)+1 (bHeir) | a 0 hand:- out:RoyalDecree | b 0 hand:-",
    ),
    (
        "R8: a later card put before the Decree is not activated",
        (
            "oriflamme r2 first=a resolve=2 ability=RoyalDecree taken=3"
            " | (bSpy) aRoyalDecree (bHeir)+2 (bLord) | a 0 hand:- | b 0 hand:-"
        ),
        "put 2",
        "oriflamme r2 first=a resolve=3 | (bSpy) (bHeir)+2 (bLord) | a 0 hand:- out:RoyalDecree | b 0 hand:-",
    ),
    (
        "Q6, R7: the top of a stack gets a position of its own; the card below the Decree is active next",
        (
            "oriflamme r2 first=a resolve=2 ability=RoyalDecree taken=1"
            " | (bSpy)/(bHeir) aRoyalDecree/(aLord) | a 0 hand:- | b 0 hand:-"
        ),
        "put 1",
        "oriflamme r2 first=a resolve=3 | (bSpy) (bHeir) (aLord) | a 0 hand:- out:RoyalDecree | b 0 hand:-",
    ),
    (
        "Q5, Q21: with one other card take and put are forced",
        "oriflamme r2 first=a resolve=1 | (aRoyalDecree)+1 (bSpy) | a 0 hand:- | b 0 hand:Heir",
        "reveal",
        "oriflamme r3 first=b place=b | (bSpy) | a 1 hand:- out:RoyalDecree | b 0 hand:Heir",
    ),
    (
        "C-Conspiracy: twice what lies on it",
        "oriflamme r2 first=a resolve=1 | (aConspiracy)+3 (bSpy) | a 0 hand:- | b 0 hand:-",
        "reveal",
        "oriflamme r2 first=a resolve=1 | (bSpy) | a 6 hand:- out:Conspiracy | b 0 hand:-",
    ),
    (
        "C-Empress: the 2 are given before the choice",
        "alliance r2 first=a resolve=1 | (aEmpress)+1 (bFanatic) (bDeal) | a 0 hand:- | b 0 hand:-",
        "reveal",
        ("alliance r2 first=a resolve=1 ability=Empress | aEmpress (bFanatic) (bDeal) | a 3 hand:- | b 0 hand:-"),
    ),
    (
        "V4, Q12: a swap; the Informer is known in hand, its verdict is back; the new card rests",
        ("alliance r2 first=a resolve=1 ability=Informer | aInformer! (bFanatic) | a 0 hand:Fanatic,Deal | b 0 hand:-"),
        "swap Deal",
        "alliance r2 first=a resolve=2 | (aDeal)~ (bFanatic) | a 0 hand:Fanatic,[Informer] | b 0 hand:-",
    ),
    (
        "V4, Q12: the rest ends with the round",
        "alliance r2 first=a resolve=2 | (aDeal)~ (bFanatic) | a 0 hand:Fanatic,[Informer] | b 0 hand:-",
        "keep",
        "alliance r3 first=b place=a | (aDeal) (bFanatic)+1 | a 0 hand:Fanatic,[Informer] | b 0 hand:-",
    ),
    (
        "V4: laying another card",
        "alliance r3 first=b place=a | (aDeal) (bFanatic)+1 | a 0 hand:Fanatic,[Informer] | b 0 hand:-",
        "Fanatic on 1",
        (
            "alliance r3 first=b resolve=1 | (aFanatic)/(aDeal) (bFanatic)+1"
            " | a 0 hand:Informer seen:Informer | b 0 hand:-"
        ),
    ),
    (
        "V4: laying the known card itself",
        "alliance r3 first=b place=a | (aDeal) (bFanatic)+1 | a 0 hand:Fanatic,[Informer] | b 0 hand:-",
        "Informer end",
        (
            "alliance r3 first=b resolve=1 | (aDeal) (bFanatic)+1 (aInformer)"
            " | a 0 hand:Fanatic seen:Informer | b 0 hand:-"
        ),
    ),
    (
        "V4: turned up, it leaves seen; Q12: one neighbour's 3 are gathered and stay",
        "alliance r3 first=b resolve=1 | (aInformer)+1 (bDeal)+3 | a 0 hand:- seen:Informer | b 0 hand:-",
        "reveal",
        "alliance r3 first=b resolve=2 | aInformer (bDeal)+3 | a 4 hand:- | b 0 hand:-",
    ),
    (
        "Q15, Q4: a withdrawn Diplomat takes what lies on it",
        ("alliance r3 first=b resolve=1 ability=Diplomat | aDiplomat+4!/(aDeal) (bDeal) | a 0 hand:- | b 0 hand:-"),
        "withdraw",
        "alliance r3 first=b resolve=1 | (aDeal) (bDeal) | a 4 hand:- out:Diplomat | b 0 hand:-",
    ),
    (
        "Q16: the Deserter hits a character face down, uncovering a face-up one: it stays",
        "alliance r3 first=b resolve=1 | (aDeserter) (bJudge)+2/bFanatic (bDeal) | a 0 hand:- | b 0 hand:-",
        "reveal",
        "alliance r3 first=b resolve=3 | aDeserter bFanatic (bDeal) | a 2 hand:- | b 2 hand:- out:Judge",
    ),
    (
        "Q10, Q11, Q20, Q9: both neighbours leave, the Extortion counts, the Insurrection is discarded",
        (
            "mix:Ambush,Extortion,Insurrection,Infiltration,Lord,Heir,Deal,Judge,Spy,Archer"
            " r3 first=a resolve=2"
            " | (bExtortion)+1 (aInsurrection)+3! (cAmbush)/cHeir (aLord)+2 (aHeir)/(aSpy)+4"
            " | a 0 hand:- kept:Infiltration | b 0 hand:- | c 0 hand:-"
        ),
        "reveal",
        # taken 2; eliminated 2 x (1 + 2); the Heir below the Ambush is active after it, the first one's 2
        (
            "mix:Ambush,Extortion,Insurrection,Infiltration,Lord,Heir,Deal,Judge,Spy,Archer"
            " r3 first=a resolve=2 | cHeir (aLord)+1 (aHeir)/(aSpy)+4"
            " | a 8 hand:- out:Insurrection kept:Infiltration | b 6 hand:- out:Extortion"
            " | c 6 hand:- out:Ambush"
        ),
    ),
    (
        "Q17, V4: an Insurrection is turned down again, known, with its verdict; its turn is over",
        ("alliance r3 first=a resolve=2 | (bFanatic) (aInsurrection)+1! bEmpress (bDeal) | a 0 hand:- | b 0 hand:-"),
        "reveal",
        ("alliance r3 first=a resolve=2 | [aInsurrection]! (bDeal) | a 2 hand:- | b 0 hand:- out:Fanatic,Empress"),
    ),
    (
        "C-Infiltration, R11: own face-down tops get 1; it is kept; the card below is active next",
        (
            "alliance r3 first=a resolve=1 | (aInfiltration)+1!/(aDeal) (aJudge)/(aFanatic) (bDeal)"
            " | a 0 hand:- | b 0 hand:-"
        ),
        "reveal",
        (
            "alliance r3 first=a resolve=1 | (aDeal) (aJudge)+1/(aFanatic) (bDeal)"
            " | a 1 hand:- kept:Infiltration | b 0 hand:-"
        ),
    ),
    (
        "C-Deal, Q19: reserved with its 2; income at the start of the next round",
        "alliance r3 first=a resolve=1 | (aDeal)+2 aFanatic | a 0 hand:Judge | b 0 hand:-",
        "reveal",
        "alliance r4 first=b place=a | aFanatic | a 4 hand:Judge kept:Deal+2 | b 0 hand:-",
    ),
    (
        "C-Deal: no card in the row, no income; an only card in an empty row is laid by itself (Q21)",
        "alliance r3 first=a resolve=1 | (aDeal)+2 | a 0 hand:Judge | b 0 hand:-",
        "reveal",
        "alliance r4 first=b resolve=1 | (aJudge) | a 0 hand:- kept:Deal+2 | b 0 hand:-",
    ),
    (
        "W1: the kept Deal's influence at the end; rest marks are gone",
        "alliance r6 first=a resolve=2 | (aJudge)~ (bDeal)+2 | a 0 hand:- kept:Deal+5 | b 0 hand:-",
        "keep",
        "alliance r6 first=a over | (aJudge) (bDeal)+3 | a 5 hand:- kept:Deal | b 0 hand:-",
    ),
    (
        "999 is the most",
        "oriflamme r6 first=a resolve=1 | (aConspiracy)+600 (bSpy)+999 | a 0 hand:- | b 0 hand:-",
        "reveal",
        "oriflamme r6 first=a resolve=1 | (bSpy)+999 | a 999 hand:- out:Conspiracy | b 0 hand:-",
    ),
    (
        "Q4: copying the Informer swaps the Shapeshifter; what was known in hand is now only seen",
        (
            f"{MIX} r2 first=a resolve=2 ability=Informer"
            " | bInformer aShapeshifter! (bDeal) | a 0 hand:[Informer],Spy | b 0 hand:-"
        ),
        "swap Informer",
        (
            f"{MIX} r2 first=a resolve=3"
            " | bInformer (aInformer)~ (bDeal) | a 0 hand:Spy,[Shapeshifter] seen:Informer | b 0 hand:-"
        ),
    ),
    (
        "Q4: copying the Diplomat's withdrawal discards the Shapeshifter, the Diplomat keeps its 3",
        (f"{MIX} r2 first=a resolve=2 ability=Diplomat | bDiplomat+3 aShapeshifter (bDeal) | a 0 hand:- | b 0 hand:-"),
        "withdraw",
        f"{MIX} r2 first=a resolve=2 | bDiplomat+3 (bDeal) | a 0 hand:- out:Shapeshifter | b 0 hand:-",
    ),
    (
        "Q4, Q15: copying the Diplomat's talks, the copied one is another Diplomat",
        (f"{MIX} r2 first=a resolve=2 ability=Diplomat | bDiplomat+3 aShapeshifter (bDeal) | a 0 hand:- | b 0 hand:-"),
        "negotiate 1",
        f"{MIX} r2 first=a resolve=3 | bDiplomat+5 aShapeshifter (bDeal) | a 1 hand:- | b 0 hand:-",
    ),
    (
        "Q4, Q16: copying the Deserter and hitting it, a character; no face-up neighbour is left",
        (f"{MIX} r2 first=a resolve=2 ability=Deserter | bDeserter aShapeshifter (bDeal) | a 0 hand:- | b 0 hand:-"),
        "eliminate 1",
        f"{MIX} r2 first=a resolve=1 | (bDeal) | a 2 hand:- out:Shapeshifter | b 0 hand:- out:Deserter",
    ),
    (
        "Q11: the attacking card counts; 1 is lost from face-down tops only; a verdict goes back",
        (
            f"{MIX} r2 first=a resolve=2 ability=Judge"
            " | (bExtortion)+1! aJudge (aDeal)+1/(aSpy)+1 (bDeal)+1 | a 0 hand:- | b 0 hand:-"
        ),
        "eliminate 1",
        (f"{MIX} r2 first=a resolve=2 | aJudge (aDeal)/(aSpy)+1 (bDeal)+1 | a 1 hand:- | b 4 hand:- out:Extortion"),
    ),
    (
        "R5, Q18, Q21: nothing but the 2; then the row ends and b, who has a card, is to place",
        "alliance r2 first=a resolve=1 | (aEmpress)+1 aFanatic | a 0 hand:- | b 0 hand:Deal",
        "reveal",
        "alliance r3 first=b place=b | aEmpress aFanatic | a 4 hand:- | b 0 hand:Deal",
    ),
    (
        "C-Spy: an empty pool gives nothing",
        "oriflamme r2 first=a resolve=1 | (aSpy) (bHeir) | a 0 hand:- | b 0 hand:-",
        "reveal",
        "oriflamme r2 first=a resolve=2 | aSpy (bHeir) | a 0 hand:- | b 0 hand:-",
    ),
]
