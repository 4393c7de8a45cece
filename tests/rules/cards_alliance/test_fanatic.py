"""The Fanatic wants to be the only open card of the family."""

from tests.kit.scene import rules, scene

B = "b 1 hand:Judge"


@rules("C-Fanatic", "R3")
def test_the_only_open_card_of_the_family_gains_2() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aFanatic)+1 (bDeal) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=2 | aFanatic (bDeal) | a 4 hand:Judge | {B}")
    after.tells("a revealed 1 Fanatic", "a collected 1 1 Fanatic", "a gained 2 Fanatic", "b reached 2 (Deal)")


@rules("C-Fanatic")
def test_another_open_own_card_anywhere_leaves_1() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aFanatic) (bDeal) bDiplomat aEmpress | a 1 hand:Judge | {B}")
    after = before.play("reveal").scores(a=2)
    after.tells("a revealed 1 Fanatic", "a gained 1 Fanatic", "b reached 2 (Deal)")


@rules("C-Fanatic")
def test_an_open_own_card_beside_it_leaves_1() -> None:
    scene(f"alliance r2 first=a resolve=1 | (bDeal) aInformer aFanatic | a 1 hand:Judge | {B}").play(
        "keep", "gather"
    ).becomes(f"alliance r3 first=b place=b | (bDeal)+1 aInformer aFanatic | a 3 hand:Judge | {B}")


@rules("C-Fanatic")
def test_hidden_own_cards_and_open_cards_of_others_do_not_matter() -> None:
    before = scene(
        "alliance r2 first=a resolve=3 | (aDeal) bFanatic (aFanatic) bEmpress (aJudge) [aInsurrection] | a 1 hand:- | b 1 hand:-"
    )
    after = before.play("reveal")
    after.scores(a=3)
    assert str(after.events[1]) == "a gained 2 Fanatic"


@rules("C-Fanatic", "R11")
def test_a_covered_open_card_of_the_family_does_not_count() -> None:
    before = scene(
        f"alliance r2 first=a resolve=1 | (aFanatic)/aEmpress (bDeal) (aDeal)/aInformer | a 1 hand:Judge | {B}"
    )
    before.play("reveal").scores(a=3).row("aFanatic/aEmpress (bDeal) (aDeal)/aInformer")


@rules("C-Fanatic", "C-Reserve")
def test_a_reserved_card_and_one_that_left_the_row_do_not_count() -> None:
    before = scene(
        "alliance r2 first=a resolve=1 | (aFanatic) (bDeal) | a 1 hand:Judge out:Deserter,Empress kept:Infiltration | b 1 hand:Judge"
    )
    before.play("reveal").scores(a=3)


@rules("C-Fanatic", "R4")
def test_open_it_gains_in_every_round() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (bDeal) aFanatic | a 1 hand:Judge | {B}")
    after = before.play("keep")
    after.becomes(f"alliance r3 first=b place=b | (bDeal)+1 aFanatic | a 3 hand:Judge | {B}")
    after.tells("b kept 1 (Deal)", "a reached 2 Fanatic", "a gained 2 Fanatic", "round 2 ended", "round 3 first=b")


@rules("C-Fanatic")
def test_the_only_card_of_the_row_gains_2() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aFanatic) | a 1 hand:Judge | {B}")
    before.play("reveal").becomes(f"alliance r3 first=b place=b | aFanatic | a 3 hand:Judge | {B}")
