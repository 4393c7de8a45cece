"""Worked examples of what is legal and of what is seen, each reckoned by hand from rules.md."""

# name, position, the legal moves
LEGAL = [
    (
        "P1: start, end, on own stacks",
        "oriflamme r2 first=a place=a | (aSpy)/(aLord) (bLord) | a 0 hand:Heir | b 0 hand:Heir",
        ["Heir start", "Heir end", "Heir on 1"],
    ),
    (
        "Q17: kept only",
        "alliance r2 first=a resolve=1 | [aInsurrection] (bDeal) | a 0 hand:- | b 0 hand:-",
        ["keep"],
    ),
    (
        "Q2: between an own and another's card",
        "oriflamme r2 first=a resolve=2 ability=Spy | (aHeir) aSpy (bLord) | a 0 hand:- | b 0 hand:-",
        ["steal a", "steal b"],
    ),
    (
        "Q3: a Shapeshifter may be chosen",
        (
            "oriflamme r2 first=a resolve=2 ability=Shapeshifter | bHeir aShapeshifter cShapeshifter"
            " | a 0 hand:- | b 0 hand:- | c 0 hand:-"
        ),
        ["copy 1", "copy 3"],
    ),
    (
        "Q13: a marked card, tokens left",
        "alliance r2 first=a resolve=2 ability=Judge | (aDeal)! aJudge! (bDeal) | a 0 hand:- | b 0 hand:-",
        ["condemn 3", "condemn", "eliminate 1", "eliminate 2"],
    ),
    (
        "Q13, P4: no token left, one on a covered card",
        (
            "alliance r2 first=a resolve=2 ability=Judge"
            " | (aDeal)! aJudge (bDeal)! (bJudge)! (bEmpress)/bFanatic!/(bInformer)!"
            " | a 0 hand:- | b 0 hand:-"
        ),
        ["condemn", "eliminate 1", "eliminate 3", "eliminate 4"],
    ),
    (
        "Q6: a single card",
        (
            "oriflamme r2 first=a resolve=2 ability=RoyalDecree taken=1 | (bSpy) aRoyalDecree (bHeir)"
            " | a 0 hand:- | b 0 hand:-"
        ),
        ["put 2", "put 3"],
    ),
    (
        "Q6: the top of a stack",
        (
            "oriflamme r2 first=a resolve=2 ability=RoyalDecree taken=1 | (bSpy)/bLord aRoyalDecree (bHeir)"
            " | a 0 hand:- | b 0 hand:-"
        ),
        ["put 1", "put 2", "put 3", "put 4"],
    ),
    (
        "Q15: only other face-up Diplomats",
        (
            "alliance r2 first=a resolve=1 ability=Diplomat | aDiplomat bDiplomat (cDiplomat)"
            " | a 0 hand:- | b 0 hand:- | c 0 hand:-"
        ),
        ["negotiate 2", "withdraw"],
    ),
]

# name, position, the seat that looks ("" for a spectator), what it sees
VIEWS = [
    (
        "V1, V2, V4",
        (
            "alliance r3 first=b resolve=1 | (aFanatic)+1!/aJudge [bInsurrection]/(bDeal)"
            " | a 0 hand:[Informer],Deal | b 2 hand:Judge out:Fanatic kept:Infiltration"
        ),
        "b",
        (
            "alliance r3 first=b resolve=1 | (a?)+1!/aJudge [bInsurrection]/(bDeal)"
            " | a 0 hand:[Informer],?*1 aside:?*6"
            " | b 2 hand:Judge aside:Empress,Informer,Diplomat,Deserter,Extortion"
            " out:Fanatic kept:Infiltration"
        ),
    ),
    (
        "a spectator; seen stays open, the card itself is hidden",
        ("study:Spy,Informer/2/2 r2 first=b resolve=1 | (aInformer)~ (bSpy) | a 0 hand:Spy seen:Informer | b 2 hand:-"),
        "",
        (
            "study:Spy,Informer/2/2 r2 first=b resolve=1 | (a?)~ (b?)"
            " | a 0 hand:?*1 aside:- seen:Informer | b 2 hand:- aside:?*1"
        ),
    ),
]
