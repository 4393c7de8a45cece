"""The Insurrection pays to rise, sweeps both sides at once and lies down again."""

import pytest

from tests.kit.scene import rules, scene

B = "b 1 hand:Judge"


# --- Rising


@rules("C-Insurrection", "Q17", "Q21")
def test_without_influence_on_it_it_can_only_be_kept() -> None:
    before = scene(f"alliance r2 first=a resolve=2 | (bEmpress) (aInsurrection) (bDeal) | a 1 hand:Judge | {B}")
    before.asks("a").offers("keep").forbids("reveal", "C-Insurrection", "Q17")
    after = before.play("keep")
    after.becomes(f"alliance r2 first=a resolve=3 | (bEmpress) (aInsurrection)+1 (bDeal) | a 1 hand:Judge | {B}")
    after.tells("a kept 2 (Insurrection)", "b reached 3 (Deal)")


@rules("C-Insurrection", "Q10", "Q17", "V4", "E1", "E2")
def test_it_loses_1_takes_the_rest_eliminates_both_neighbours_and_is_turned_down() -> None:
    before = scene(
        "alliance r2 first=a resolve=3 | (bDeal) (bFanatic)+2 (aInsurrection)+3! bEmpress (bDeserter)"
        f" | a 1 hand:Judge | {B}"
    )
    after = before.offers("keep", "reveal").play("reveal")
    after.becomes(
        "alliance r2 first=a resolve=3 | (bDeal) [aInsurrection]! (bDeserter)"
        f" | a 5 hand:Judge | {B} out:Fanatic,Empress"
    )
    after.tells(
        "a revealed 3 Insurrection",
        "a lost 1 3",
        "a collected 2 3 Insurrection",
        "a eliminated 2 (bFanatic)+2",
        "a gained 1 elimination",
        "a eliminated 3 bEmpress",
        "a gained 1 elimination",
        "a turned-down 2 Insurrection",
        "b reached 3 (Deserter)",
    )


@rules("C-Insurrection")
def test_with_just_1_on_it_nothing_is_left_to_take() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aInsurrection)+1 (bFanatic) (bDeal) | a 1 hand:Judge | {B}")
    after = before.offers("keep", "reveal").play("reveal")
    after.becomes(f"alliance r2 first=a resolve=2 | [aInsurrection] (bDeal) | a 2 hand:Judge | {B} out:Fanatic")
    after.tells(
        "a revealed 1 Insurrection",
        "a lost 1 1",
        "a eliminated 2 (bFanatic)",
        "a gained 1 elimination",
        "a turned-down 1 Insurrection",
        "b reached 2 (Deal)",
    )


@rules("C-Insurrection", "R5")
def test_alone_in_the_row_it_hits_nothing_and_lies_down_again() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aInsurrection)+2 | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r3 first=b place=b | [aInsurrection] | a 2 hand:Judge | {B}")


@rules("C-Insurrection", "E1")
def test_own_neighbours_are_not_spared() -> None:
    before = scene(
        f"alliance r2 first=a resolve=2 | aFanatic (aInsurrection)+1 (aDeal)+5 (bDeal) | a 1 hand:Judge | {B}"
    )
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=2 | [aInsurrection] (bDeal) | a 3 hand:Judge out:Fanatic,Deal | {B}")


@rules("Q10", "E3", "R11", "R10")
def test_what_the_neighbours_covered_is_no_target() -> None:
    before = scene(
        "alliance r2 first=a resolve=2 | (bDeal)/(bFanatic)+2 (aInsurrection)+1/(aFanatic) (bEmpress)/(bDeserter)+1"
        f" | a 1 hand:Judge | {B}"
    )
    after = before.play("reveal")
    after.becomes(
        "alliance r2 first=a resolve=3 | (bFanatic)+2 [aInsurrection]/(aFanatic) (bDeserter)+1"
        f" | a 3 hand:Judge | {B} out:Deal,Empress"
    )


# --- Lying down again


@rules("Q17", "R7")
def test_lying_down_is_no_leaving_so_its_turn_is_over_and_what_it_covers_waits() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aInsurrection)+1/aFanatic (bDeal) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r3 first=b place=b | [aInsurrection]/aFanatic | a 2 hand:Judge | {B} out:Deal")


@rules("Q17", "V4", "Q21")
def test_in_the_next_round_it_is_an_ordinary_face_down_card_that_all_know() -> None:
    down = scene(f"alliance r2 first=a resolve=1 | [aInsurrection] (bDeal) | a 1 hand:Judge | {B}")
    down.offers("keep")
    kept = down.play("keep")
    kept.row("[aInsurrection]+1 (bDeal)")
    assert [str(event.seen_by("b")) for event in kept.events] == ["a kept 1 (Insurrection)", "b reached 2 (Deal)"]
    again = kept.play("keep", "Judge end", "Judge end").offers("keep", "reveal")
    after = again.play("reveal")
    after.row("[aInsurrection] (bJudge) (aJudge)").scores(a=2)


@rules("V4")
def test_turned_down_it_is_known_to_all_also_when_it_is_covered_or_moved() -> None:
    mix = "mix:Spy,Heir,Lord,RoyalDecree,Fanatic,Judge,Insurrection,Extortion,Infiltration,Deal"
    down = scene(
        f"{mix} r3 first=a place=a | [aInsurrection]+1 (bRoyalDecree) (bHeir) | a 1 hand:Judge | b 1 hand:Deal"
    )
    covered = down.play("Judge on 1").row("(aJudge)/[aInsurrection]+1 (bRoyalDecree) (bHeir)")
    assert str(covered.position.seen_by("b")).split(" | ")[1] == "(a?)/[aInsurrection]+1 (bRoyalDecree) (bHeir)"
    moved = down.play("Judge end", "Deal end", "keep", "reveal", "take 1", "put 3")
    moved.row("(bHeir) [aInsurrection]+2 (aJudge) (bDeal)")
    assert str(moved.position.seen_by(None)).split(" | ")[1] == "(b?) [aInsurrection]+2 (a?) (b?)"


@rules("E4", "E2")
def test_eliminated_it_lies_open_as_any_other() -> None:
    before = scene(f"alliance r2 first=a resolve=2 | [aInsurrection]+2! (bDeserter) bFanatic | a 1 hand:Deal | {B}")
    after = before.play("reveal", "eliminate 1")
    after.tells(
        "b revealed 2 Deserter",
        "b eliminated 1 (aInsurrection)+2",
        "b gained 1 elimination",
        "b reached 2 Fanatic",
        "b gained 1 Fanatic",
        "round 2 ended",
        "round 3 first=b",
    )
    after.becomes("alliance r3 first=b place=b | bDeserter bFanatic | a 1 hand:Deal out:Insurrection | b 3 hand:Judge")


@rules("Q17", "R8")
def test_moved_behind_the_active_position_its_turn_comes_again() -> None:
    mix = "mix:Spy,Heir,Lord,RoyalDecree,Fanatic,Judge,Insurrection,Extortion,Infiltration,Deal"
    before = scene(
        f"{mix} r3 first=a resolve=1 | (aInsurrection)+1 (bSpy) (bRoyalDecree) (bHeir) | a 1 hand:Judge | b 1 hand:Deal"
    )
    moved = before.play("reveal", "reveal", "take 1", "put 3").row("(bHeir) [aInsurrection]").asks("b")
    again = moved.play("keep").asks("a").offers("keep")
    again.play("keep").row("(bHeir)+1 [aInsurrection]+1")


@rules("Q17", "C-Empress")
def test_an_empress_lets_it_rise_again_soon() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (bEmpress) (bDeal) [aInsurrection] | a 1 hand:Judge | {B}")
    after = before.play("reveal", "keep").offers("keep", "reveal").play("reveal")
    after.row("bEmpress [aInsurrection]").scores(a=2, b=3)


@rules("Q17", "V4")
def test_a_verdict_stays_on_it_when_it_rises_and_lies_down() -> None:
    before = scene(
        "alliance r2 first=a resolve=1 | [aInsurrection]+2! (bDeal)! bJudge (bEmpress)"
        " | a 1 hand:Judge | b 1 hand:Fanatic"
    )
    after = before.play("reveal")
    after.row("[aInsurrection]! bJudge (bEmpress)").asks("b")
    after.offers("condemn 2", "condemn 3", "condemn", "eliminate 1")


@rules("C-Insurrection", "Q20")
@pytest.mark.parametrize(("neighbours", "gained"), [(("(bDeal)", "(bFanatic)"), 6), (("(bDeal)", "bFanatic"), 4)])
def test_with_an_infiltration_each_face_down_neighbour_pays_2_more(neighbours: tuple[str, str], gained: int) -> None:
    left, right = neighbours
    before = scene(
        f"alliance r2 first=a resolve=2 | {left} (aInsurrection)+1 {right} (bEmpress)"
        f" | a 1 hand:Judge kept:Infiltration | {B}"
    )
    before.play("reveal").row("[aInsurrection] (bEmpress)").scores(a=1 + gained)
