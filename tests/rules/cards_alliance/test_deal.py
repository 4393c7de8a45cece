"""The Deal pays again and again what lies on it."""

import pytest

from tests.kit.scene import rules, scene

B = "b 1 hand:Judge"


# --- Reserved


@rules("C-Deal", "C-Reserve", "R3", "R7", "E4")
def test_it_is_reserved_with_what_lies_on_it_and_none_is_taken() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeal)+3!/(aFanatic) (bEmpress) | a 1 hand:Judge | {B}")
    after = before.offers("keep", "reveal").play("reveal")
    after.becomes(f"alliance r2 first=a resolve=1 | (aFanatic) (bEmpress) | a 1 hand:Judge kept:Deal+3 | {B}")
    after.tells("a revealed 1 Deal", "a reserved 1 Deal+3", "a reached 1 (Fanatic)")


@rules("C-Deal", "C-Reserve")
def test_it_may_be_reserved_with_nothing_on_it_and_pays_nothing() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeal) (aFanatic) | a 1 hand:Judge | {B}")
    after = before.play("reveal", "keep")
    after.becomes(f"alliance r3 first=b place=b | (aFanatic)+1 | a 1 hand:Judge kept:Deal | {B}")


@rules("C-Reserve", "C-Deal", "V1")
def test_with_what_lies_on_it_it_is_seen_by_all() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeal)+3 (bEmpress) | a 1 hand:Judge | {B}")
    view = before.play("reveal").position.seen_by("b")
    assert str(view).split(" | ")[2] == "a 1 hand:?*1 aside:?*8 kept:Deal+3"


@rules("C-Reserve")
def test_out_of_the_row_it_is_no_target_and_gets_nothing() -> None:
    at_choice = scene(
        "alliance r2 first=a resolve=2 ability=Empress | (aFanatic) bEmpress (aDeserter)"
        f" | a 1 hand:Judge kept:Deal+3 | {B}"
    )
    at_choice.offers("favour 1", "favour 3")
    row = "(aInfiltration) (bFanatic)"
    before = scene(f"alliance r2 first=a resolve=1 | {row} | a 1 hand:Judge kept:Deal+3 | {B}")
    before.play("reveal").becomes(
        f"alliance r2 first=a resolve=1 | (bFanatic) | a 1 hand:Judge kept:Deal+3,Infiltration | {B}"
    )


@rules("C-Reserve", "C-Deal", "E2")
def test_eliminated_it_is_never_reserved_and_what_lay_on_it_is_lost() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter) (aDeal)+4 bFanatic | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes("alliance r3 first=b place=b | aDeserter bFanatic | a 2 hand:Judge out:Deal | b 3 hand:Judge")


# --- Income


@rules("Q19", "C-Deal")
def test_it_pays_from_the_round_after_on_before_anybody_places() -> None:
    before = scene(
        "alliance r2 first=a resolve=1 | (aDeal)+3 (aFanatic) | a 1 hand:Judge,Empress | b 1 hand:Judge,Empress"
    )
    reserved = before.play("reveal").scores(a=1)
    next_round = reserved.play("keep")
    next_round.becomes(
        "alliance r3 first=b place=b | (aFanatic)+1 | a 4 hand:Empress,Judge kept:Deal+3 | b 1 hand:Empress,Judge"
    )
    next_round.tells("a kept 1 (Fanatic)", "round 2 ended", "round 3 first=b", "a gained 3 Deal")
    placed = next_round.play("Judge end", "Judge start").scores(a=4)
    after = placed.play("keep", "keep", "keep")
    after.scores(a=7, b=1).asks("a")
    assert [str(event) for event in after.events][-3:] == ["round 3 ended", "round 4 first=a", "a gained 3 Deal"]


@rules("C-Deal")
def test_without_an_own_card_in_the_row_it_pays_nothing() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (bFanatic) bEmpress | a 1 hand:Judge kept:Deal+3 | {B}")
    after = before.play("keep")
    after.becomes("alliance r3 first=b place=b | (bFanatic)+1 bEmpress | a 1 hand:Judge kept:Deal+3 | b 3 hand:Judge")
    after.tells("b kept 1 (Fanatic)", "b reached 2 Empress", "b gained 2 Empress", "round 2 ended", "round 3 first=b")


@rules("C-Deal", "Q19")
def test_a_card_placed_in_the_new_round_comes_too_late_for_the_income() -> None:
    before = scene(
        "alliance r2 first=b resolve=1 | (bFanatic) | a 1 hand:Judge,Empress kept:Deal+3 | b 1 hand:Judge,Empress"
    )
    placed = before.play("keep", "Judge end", "Judge end").scores(a=1)
    placed.play("keep", "keep", "keep").scores(a=4).asks("b")


@rules("C-Deal")
@pytest.mark.parametrize("own", ["aFanatic", "[aInsurrection]", "(aFanatic)/(aEmpress)"])
def test_any_own_card_in_the_row_is_enough(own: str) -> None:
    before = scene(f"alliance r2 first=b resolve=2 | {own} (bFanatic) | a 1 hand:Judge kept:Deal+3 | {B}")
    before.play("keep").scores(a=4, b=1)


@rules("C-Deal")
def test_several_cards_in_the_row_do_not_multiply_it() -> None:
    before = scene(
        f"alliance r2 first=b resolve=4 | aFanatic aEmpress (aDeserter) (bFanatic) | a 1 hand:Judge kept:Deal+3 | {B}"
    )
    before.play("keep").scores(a=4)


@rules("C-Deal", "Q19")
def test_deals_of_several_players_pay_each_its_owner() -> None:
    before = scene(
        "alliance r2 first=a resolve=3 | aFanatic bFanatic (cEmpress)"
        " | a 1 hand:Judge kept:Deal+2 | b 1 hand:Judge kept:Deal+5 | c 1 hand:Judge"
    )
    before.play("keep").scores(a=3, b=6, c=1)


@rules("C-Deal")
def test_hidden_in_the_row_or_in_hand_it_pays_nothing() -> None:
    before = scene("alliance r2 first=b resolve=1 | (aDeal)+3 | a 1 hand:Judge | b 1 hand:Judge,Deal")
    before.play("keep").becomes("alliance r3 first=a place=a | (aDeal)+4 | a 1 hand:Judge | b 1 hand:Deal,Judge")


@rules("Q19", "P5")
def test_it_pays_in_rounds_in_which_nobody_places_too() -> None:
    before = scene("alliance r4 first=a resolve=1 | (aDeal)+2 aFanatic | a 1 hand:- | b 1 hand:-")
    after = before.play("reveal")
    after.becomes("alliance r6 first=a over | aFanatic | a 13 hand:- kept:Deal | b 1 hand:-")
    after.tells(
        "a revealed 1 Deal",
        "a reserved 1 Deal+2",
        "a reached 1 Fanatic",
        "a gained 2 Fanatic",
        "round 4 ended",
        "round 5 first=b",
        "a gained 2 Deal",
        "b passed",
        "a passed",
        "walk 5",
        "a reached 1 Fanatic",
        "a gained 2 Fanatic",
        "round 5 ended",
        "round 6 first=a",
        "a gained 2 Deal",
        "a passed",
        "b passed",
        "walk 6",
        "a reached 1 Fanatic",
        "a gained 2 Fanatic",
        "round 6 ended",
        "a collected 2 kept Deal",
        "over a:13 b:1 winners=a",
    )


# --- The end


@rules("C-Deal", "W1")
def test_at_the_end_it_goes_to_the_pool_and_lies_on_the_deal_no_longer() -> None:
    before = scene("alliance r6 first=a resolve=1 | (bFanatic) | a 1 hand:Judge kept:Deal+4 | b 4 hand:Judge")
    after = before.play("keep")
    after.becomes("alliance r6 first=a over | (bFanatic)+1 | a 5 hand:Judge kept:Deal | b 4 hand:Judge")
    after.tells("b kept 1 (Fanatic)", "round 6 ended", "a collected 4 kept Deal", "over a:5 b:4 winners=a")


@rules("C-Deal", "W1", "Q19")
def test_reserved_in_the_last_round_it_pays_at_the_end_only() -> None:
    before = scene("alliance r6 first=a resolve=1 | (aDeal)+4 (bFanatic) | a 1 hand:Judge | b 1 hand:Judge")
    after = before.play("reveal").scores(a=1).play("keep")
    after.becomes("alliance r6 first=a over | (bFanatic)+1 | a 5 hand:Judge kept:Deal | b 1 hand:Judge")


@rules("C-Deal", "W1")
def test_left_in_the_row_what_lies_on_it_is_worth_nothing() -> None:
    before = scene("alliance r6 first=a resolve=1 | (aDeal)+4 | a 1 hand:Judge | b 2 hand:Judge")
    after = before.play("keep")
    after.becomes("alliance r6 first=a over | (aDeal)+5 | a 1 hand:Judge | b 2 hand:Judge")
    assert after.position.winners == ["b"]
