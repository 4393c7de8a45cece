"""The Empress gives to herself and to an opponent."""

from tests.kit.scene import rules, scene

PLAYERS = "b 1 hand:Judge | c 1 hand:Judge"


@rules("C-Empress", "R3")
def test_the_2_are_gained_before_the_choice_is_put() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aEmpress)+1 (bFanatic) (cDeal) | a 1 hand:Judge | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(
        f"alliance r2 first=a resolve=1 ability=Empress | aEmpress (bFanatic) (cDeal) | a 4 hand:Judge | {PLAYERS}"
    )
    after.tells("a revealed 1 Empress", "a collected 1 1 Empress", "a gained 2 Empress")
    after.asks("a").offers("favour 2", "favour 3")


@rules("C-Empress", "R11")
def test_she_favours_a_face_down_card_of_an_opponent_wherever_it_lies() -> None:
    moment = "alliance r2 first=a resolve=3"
    at_choice = scene(
        f"{moment} ability=Empress | (cDeal)+3 (aFanatic) aEmpress bDiplomat+1 (bDeal)/(bFanatic) cInformer/(cFanatic)"
        f" | a 3 hand:Judge | {PLAYERS}"
    )
    at_choice.offers("favour 1", "favour 5")
    at_choice.forbids("favour 2", "C-Empress").forbids("favour 3", "C-Empress")
    at_choice.forbids("favour 4", "C-Empress").forbids("favour 6", "C-Empress")
    after = at_choice.play("favour 1")
    after.row("(cDeal)+4 (aFanatic) aEmpress bDiplomat+1 (bDeal)/(bFanatic) cInformer/(cFanatic)")
    after.scores(a=3, b=1, c=1)
    after = at_choice.play("favour 5")
    after.row("(cDeal)+3 (aFanatic) aEmpress bDiplomat+1 (bDeal)+1/(bFanatic) cInformer/(cFanatic)")
    after.scores(a=3, b=1, c=1)


@rules("C-Empress", "Q21")
def test_the_only_card_that_she_may_favour_is_favoured_without_a_question() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aEmpress) (bFanatic)+2 cDiplomat | a 1 hand:Judge | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=2 | aEmpress (bFanatic)+3 cDiplomat | a 3 hand:Judge | {PLAYERS}")
    after.tells("a revealed 1 Empress", "a gained 2 Empress", "a enriched 2 1 Empress", "b reached 2 (Fanatic)")


@rules("Q18", "C-Empress", "R11")
def test_without_a_face_down_card_of_an_opponent_she_just_gains() -> None:
    before = scene(
        f"alliance r2 first=a resolve=1 | (aEmpress) (aFanatic) bDiplomat/(bDeal) | a 1 hand:Judge | {PLAYERS}"
    )
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=2 | aEmpress (aFanatic) bDiplomat/(bDeal) | a 3 hand:Judge | {PLAYERS}")
    after.tells("a revealed 1 Empress", "a gained 2 Empress", "a reached 2 (Fanatic)")


@rules("Q18")
def test_alone_in_the_row_she_just_gains() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aEmpress)+1 | a 1 hand:Judge | {PLAYERS}")
    before.play("reveal").becomes(f"alliance r3 first=b place=b | aEmpress | a 4 hand:Judge | {PLAYERS}")


@rules("C-Empress", "R4")
def test_face_up_she_gives_in_every_round_even_to_the_leader() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (bDeal)+8 aEmpress | a 0 hand:Judge | {PLAYERS}")
    after = before.play("keep")
    after.becomes(f"alliance r3 first=b place=b | (bDeal)+10 aEmpress | a 2 hand:Judge | {PLAYERS}")
    after.tells(
        "b kept 1 (Deal)",
        "a reached 2 Empress",
        "a gained 2 Empress",
        "a enriched 1 1 Empress",
        "round 2 ended",
        "round 3 first=b",
    )


@rules("C-Empress", "Q12", "Q17")
def test_she_may_favour_a_card_that_rests_and_an_insurrection_turned_down() -> None:
    at_choice = scene(
        "alliance r2 first=a resolve=3 ability=Empress | (cDeal)~ [bInsurrection] aEmpress (bDeal)"
        f" | a 2 hand:Judge | {PLAYERS}"
    )
    at_choice.offers("favour 1", "favour 2", "favour 4")
    at_choice.play("favour 1").row("(cDeal)+1~ [bInsurrection] aEmpress (bDeal)")
    at_choice.play("favour 2").row("(cDeal)~ [bInsurrection]+1 aEmpress (bDeal)")
