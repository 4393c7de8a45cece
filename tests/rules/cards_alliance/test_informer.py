"""The Informer listens on both sides, or changes places with a card from hand, which rests."""

import pytest

from tests.kit.scene import rules, scene

B = "b 1 hand:Judge"
MIX = "mix:Archer,Soldier,Spy,Heir,Lord,RoyalDecree,Fanatic,Informer,Insurrection,Deal"


# --- Gathering


@rules("C-Informer")
def test_it_gathers_what_lies_on_both_sides_and_leaves_it_there() -> None:
    moment = "alliance r2 first=a"
    at_choice = scene(
        f"{moment} resolve=2 ability=Informer | (bDeal)+2 aInformer (cDeal)+3 (cFanatic)+9 | a 1 hand:Judge | {B} | c 1 hand:Judge"
    )
    at_choice.offers("gather", "swap Judge")
    after = at_choice.play("gather")
    after.becomes(
        f"{moment} resolve=3 | (bDeal)+2 aInformer (cDeal)+3 (cFanatic)+9 | a 6 hand:Judge | {B} | c 1 hand:Judge"
    )
    after.tells("a gained 5 Informer", "c reached 3 (Deal)")


@rules("C-Informer", "R11")
@pytest.mark.parametrize("beside", ["(aDeal)+2", "bDiplomat+2", "(bDeal)/(bFanatic)+2", "bEmpress/(bDeal)+2"])
def test_own_open_and_covered_cards_tell_it_nothing(beside: str) -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=2 ability=Informer | (bExtortion)+1 aInformer {beside} | a 1 hand:Judge | {B}"
    )
    at_choice.play("gather").scores(a=2)
    at_choice = scene(
        f"alliance r2 first=a resolve=2 ability=Informer | {beside} aInformer (bExtortion)+1 | a 1 hand:Judge | {B}"
    )
    at_choice.play("gather").scores(a=2)


@rules("Q12", "C-Informer")
def test_one_neighbour_counts_alone() -> None:
    at_choice = scene(f"alliance r2 first=a resolve=1 ability=Informer | aInformer (bDeal)+4 | a 1 hand:Judge | {B}")
    at_choice.offers("gather", "swap Judge").play("gather").row("aInformer (bDeal)+4").scores(a=5)


@rules("Q12")
def test_it_may_gather_even_where_there_is_nothing() -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=1 ability=Informer | aInformer aFanatic (bDeal) | a 1 hand:Judge | {B}"
    )
    after = at_choice.offers("gather", "swap Judge").play("gather")
    after.becomes(f"alliance r2 first=a resolve=3 | aInformer aFanatic (bDeal) | a 2 hand:Judge | {B}")


@rules("Q12")
def test_alone_in_the_row_it_may_gather_too() -> None:
    at_choice = scene(f"alliance r2 first=a resolve=1 | (aInformer)+1 | a 1 hand:Judge | {B}").play("reveal")
    at_choice.offers("gather", "swap Judge")
    at_choice.play("gather").becomes(f"alliance r3 first=b place=b | aInformer | a 2 hand:Judge | {B}")


@rules("Q21", "C-Informer")
def test_with_an_empty_hand_it_gathers_without_a_question() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aInformer) (bDeal)+2 | a 1 hand:- | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=2 | aInformer (bDeal)+2 | a 3 hand:- | {B}")
    after.tells("a revealed 1 Informer", "a gained 2 Informer", "b reached 2 (Deal)")


@rules("C-Informer", "Q12")
def test_it_hears_a_card_that_rests_and_an_insurrection_turned_down() -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=2 ability=Informer | [bInsurrection]+3 aInformer (bDeal)+1~ | a 1 hand:Judge | {B}"
    )
    at_choice.play("gather").scores(a=5)


# --- Swapping


@rules("C-Informer", "Q12", "R3", "E4")
def test_it_swaps_for_any_card_in_hand_after_taking_what_lay_on_it() -> None:
    players = "a 1 hand:Fanatic,Deal | b 1 hand:Judge"
    before = scene(f"alliance r2 first=a resolve=2 | bEmpress (aInformer)+2! (bDeal) | {players}")
    at_choice = before.play("reveal")
    at_choice.becomes(
        f"alliance r2 first=a resolve=2 ability=Informer | bEmpress aInformer! (bDeal) | a 3 hand:Fanatic,Deal | {B}"
    )
    at_choice.offers("gather", "swap Fanatic", "swap Deal").forbids("swap Judge", "C-Informer", "Q12")
    after = at_choice.play("swap Deal")
    after.becomes(f"alliance r2 first=a resolve=3 | bEmpress (aDeal)~ (bDeal) | a 3 hand:Fanatic,[Informer] | {B}")
    after.tells("a swapped 2 Informer Deal", "b reached 3 (Deal)")


@rules("Q12", "R7")
def test_the_new_card_covers_what_lay_below_and_the_walk_goes_on() -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=1 ability=Informer | aInformer/(aFanatic)+2 (bDeal) | a 1 hand:Deal | {B}"
    )
    after = at_choice.play("swap Deal")
    after.becomes(f"alliance r2 first=a resolve=2 | (aDeal)~/(aFanatic)+2 (bDeal) | a 1 hand:[Informer] | {B}")


@rules("Q12", "E4", "C-Judge")
def test_a_verdict_on_it_goes_back_to_the_supply() -> None:
    at_choice = scene(
        "alliance r2 first=a resolve=1 ability=Informer | aInformer! bJudge! (bDeal)! (bFanatic)! (bEmpress)!"
        " | a 1 hand:Deal | b 1 hand:-"
    )
    at_choice.play("gather").offers(
        "condemn", "eliminate 1", "eliminate 2", "eliminate 3", "eliminate 4", "eliminate 5"
    )
    at_choice.play("swap Deal").offers(
        "condemn 1", "condemn", "eliminate 2", "eliminate 3", "eliminate 4", "eliminate 5"
    )


@rules("Q12", "R8")
def test_moved_by_a_later_decree_the_new_card_still_rests() -> None:
    at_choice = scene(
        f"{MIX} r2 first=a resolve=1 ability=Informer | aInformer (bRoyalDecree) (bHeir) | a 1 hand:Spy | b 1 hand:Deal"
    )
    moved = at_choice.play("swap Spy", "reveal", "take 1", "put 3")
    moved.becomes(f"{MIX} r2 first=a resolve=1 | (bHeir) (aSpy)~ | a 1 hand:[Informer] | b 1 hand:Deal out:RoyalDecree")
    after = moved.play("keep")
    after.becomes(f"{MIX} r3 first=b place=b | (bHeir)+1 (aSpy) | a 1 hand:[Informer] | b 1 hand:Deal out:RoyalDecree")
    after.tells("b kept 1 (Heir)", "a rested 2", "round 2 ended", "round 3 first=b")


@rules("Q12", "C-Empress")
def test_a_card_that_rests_may_get_influence() -> None:
    before = scene(f"alliance r2 first=a resolve=2 | (aDeal)~ (bEmpress) | a 1 hand:[Informer] | {B}")
    after = before.play("reveal")
    after.becomes("alliance r3 first=b place=b | (aDeal)+1 bEmpress | a 1 hand:[Informer] | b 3 hand:Judge")


@rules("Q12", "C-Infiltration")
def test_an_infiltration_puts_1_on_an_own_card_that_rests() -> None:
    before = scene(f"alliance r2 first=a resolve=2 | (aDeal)~ (aInfiltration) (bEmpress) | a 1 hand:[Informer] | {B}")
    before.play("reveal").row("(aDeal)+1~ (bEmpress)")


@rules("Q12", "C-Extortion")
def test_a_card_that_rests_is_counted() -> None:
    at_choice = scene(
        "alliance r2 first=a resolve=2 ability=Judge | (aFanatic)+1~ aJudge (bExtortion)! (bDeal)"
        " | a 1 hand:[Informer] | b 1 hand:-"
    )
    after = at_choice.play("eliminate 3")
    after.row("(aFanatic)~ aJudge (bDeal)").scores(a=2, b=5)


@rules("Q12", "Q20")
def test_a_card_that_rests_is_eliminated_as_a_face_down_card() -> None:
    before = scene(
        f"alliance r2 first=a resolve=2 | (aFanatic)+1~ (bDeserter) | a 1 hand:[Informer] | {B} kept:Infiltration"
    )
    after = before.play("reveal")
    assert [str(event) for event in after.events][:5] == [
        "b revealed 2 Deserter",
        "b eliminated 1 (aFanatic)+1",
        "b gained 1 elimination",
        "b gained 2 Infiltration",
        "b gained 1 Deserter",
    ]
    after.scores(a=1, b=5)


@rules("Q12", "C-Extortion")
def test_an_extortion_works_even_while_it_rests() -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=1 ability=Informer | aInformer (bDeserter) bFanatic (aDeal) | a 1 hand:Extortion | {B}"
    )
    after = at_choice.play("swap Extortion", "reveal", "eliminate 1")
    after.row("bDeserter bFanatic (aDeal)").scores(a=5, b=1 + 1 + 1)


@rules("Q12")
def test_next_round_it_is_kept_or_revealed_as_any_other() -> None:
    before = scene(f"alliance r2 first=a resolve=2 | (aDeal)~ (bEmpress) | a 1 hand:[Informer] | {B}")
    next_round = before.play("keep")
    next_round.becomes(f"alliance r3 first=b place=b | (aDeal) (bEmpress)+1 | a 1 hand:[Informer] | {B}")
    next_round.play("Judge end", "Informer end").offers("keep", "reveal").asks("a")


@rules("Q12")
def test_after_round_6_nothing_rests_either() -> None:
    before = scene("alliance r6 first=a resolve=2 | (aDeal)~ (bEmpress) | a 1 hand:[Informer] | b 1 hand:Judge")
    after = before.play("keep")
    after.becomes("alliance r6 first=a over | (aDeal) (bEmpress)+1 | a 1 hand:[Informer] | b 1 hand:Judge")
    after.tells("b kept 2 (Empress)", "round 6 ended", "over a:1 b:1 winners=a,b")
