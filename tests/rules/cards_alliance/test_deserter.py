"""The Deserter strikes beside it and runs, unless somebody is there to see it."""

import pytest

from tests.kit.scene import rules, scene

B = "b 1 hand:Judge"
MIX = "mix:Soldier,Spy,Heir,Lord,Ambush,Fanatic,Deserter,Judge,Extortion,Deal"


@rules("C-Deserter", "E3", "R11")
def test_it_eliminates_the_top_card_beside_it_of_any_family() -> None:
    at_choice = scene(
        "alliance r2 first=a resolve=3 ability=Deserter | bEmpress (aFanatic)+1/aDiplomat aDeserter/(aDeal) (bFanatic)+2/(bDeal)"
        f" (bInformer) | a 1 hand:Judge | {B}"
    )
    at_choice.offers("eliminate 2", "eliminate 4")
    for far in ("eliminate 1", "eliminate 3", "eliminate 5"):
        at_choice.forbids(far, "C-Deserter")
    after = at_choice.play("eliminate 2")  # its own Fanatic; the Diplomat below holds the Deserter
    after.becomes(
        "alliance r2 first=a resolve=4 | bEmpress aDiplomat aDeserter/(aDeal) (bFanatic)+2/(bDeal) (bInformer)"
        f" | a 3 hand:Judge out:Fanatic | {B}"
    )
    after.tells("a eliminated 2 (aFanatic)+1", "a gained 1 elimination", "a gained 1 Deserter", "b reached 4 (Fanatic)")


@rules("C-Deserter", "Q16")
@pytest.mark.parametrize(
    ("target", "gained"), [("(bFanatic)", 2), ("bFanatic", 2), ("(bDeal)", 1), ("[bInsurrection]", 1)]
)
def test_a_character_pays_1_more_face_up_or_down(target: str, gained: int) -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter) {target} (bEmpress) | a 1 hand:Judge | {B}")
    before.play("reveal").row("(bEmpress)").scores(a=1 + gained)


@rules("C-Deserter")
def test_beside_an_open_character_it_stays() -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=2 ability=Deserter | bDiplomat aDeserter (bDeal) (bFanatic) | a 1 hand:Judge | {B}"
    )
    after = at_choice.play("eliminate 3")
    after.becomes(f"alliance r2 first=a resolve=3 | bDiplomat aDeserter (bFanatic) | a 2 hand:Judge | {B} out:Deal")
    after.tells("a eliminated 3 (bDeal)", "a gained 1 elimination", "b reached 3 (Fanatic)")


@rules("C-Deserter", "Q16")
def test_the_check_comes_after_the_elimination_and_looks_at_the_closed_row() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter) (bDeal) aFanatic (bEmpress) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=3 | aDeserter aFanatic (bEmpress) | a 3 hand:Judge | {B} out:Deal")


@rules("C-Deserter", "Q16")
def test_who_eliminated_the_only_open_character_runs() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter)+1 bFanatic (bEmpress) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=1 | (bEmpress) | a 4 hand:Judge out:Deserter | {B} out:Fanatic")
    after.tells(
        "a revealed 1 Deserter",
        "a collected 1 1 Deserter",
        "a eliminated 2 bFanatic",
        "a gained 1 elimination",
        "a gained 1 Deserter",
        "a discarded 1 Deserter Deserter",
        "b reached 1 (Empress)",
    )


@rules("C-Deserter", "Q16", "R10")
def test_an_open_character_uncovered_by_the_elimination_holds_it() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter) (bDeal)+2/bFanatic (bEmpress) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(
        "alliance r2 first=a resolve=3 | aDeserter bFanatic (bEmpress) | a 2 hand:Judge | b 3 hand:Judge out:Deal"
    )
    after.tells(
        "a revealed 1 Deserter",
        "a eliminated 2 (bDeal)+2",
        "a gained 1 elimination",
        "b reached 2 Fanatic",
        "b gained 2 Fanatic",
        "b reached 3 (Empress)",
    )


@rules("C-Deserter", "R11")
def test_a_covered_open_character_does_not_hold_it() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter) (bDeal) (bEmpress)/bFanatic | a 1 hand:Judge | {B}")
    before.play("reveal").row("(bEmpress)/bFanatic").scores(a=2)


@rules("C-Deserter")
def test_an_open_deserter_of_another_family_holds_it_too() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter) (bDeal) bDeserter (aFanatic) | a 1 hand:Judge | {B}")
    after = before.play("reveal")  # a's stays; b's turn comes, with two cards beside it
    after.row("aDeserter bDeserter (aFanatic)").asks("b").offers("eliminate 1", "eliminate 3")


@rules("Q16", "C-Deserter", "R5")
def test_without_a_neighbour_it_eliminates_nothing_and_is_discarded() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter)+2/(aFanatic) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=1 | (aFanatic) | a 3 hand:Judge out:Deserter | {B}")
    after.tells(
        "a revealed 1 Deserter",
        "a collected 2 1 Deserter",
        "a no-effect 1 Deserter",
        "a discarded 1 Deserter Deserter",
        "a reached 1 (Fanatic)",
    )


@rules("C-Deserter", "R4")
def test_face_up_it_must_strike_even_its_own_family() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aFanatic) aDeserter | a 1 hand:Judge | {B}")
    after = before.play("keep")
    after.tells(
        "a kept 1 (Fanatic)",
        "a reached 2 Deserter",
        "a eliminated 1 (aFanatic)+1",
        "a gained 1 elimination",
        "a gained 1 Deserter",
        "a discarded 1 Deserter Deserter",
        "round 2 ended",
        "round 3 first=b",
        "b placed Judge start",
    )
    after.asks("a").row("(bJudge)").scores(a=3, b=1)


@rules("C-Deserter", "R7")
def test_what_it_covered_is_active_when_it_has_run() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter)/aFanatic (bDeal) (bEmpress) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=2 | aFanatic (bEmpress) | a 4 hand:Judge out:Deserter | {B} out:Deal")


@rules("C-Deserter", "Q9")
def test_an_ambush_takes_only_the_deserter_that_has_run_anyway() -> None:
    before = scene(f"{MIX} r2 first=a resolve=1 | (aDeserter)/(aFanatic) (bAmbush)+1 | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"{MIX} r2 first=a resolve=1 | (aFanatic) | a 2 hand:Judge out:Deserter | b 5 hand:Judge out:Ambush")


@rules("C-Deserter", "Q9")
def test_an_ambush_takes_also_the_deserter_that_would_have_stayed() -> None:
    before = scene(f"{MIX} r2 first=a resolve=1 | (aDeserter) (bAmbush) bFanatic (aDeal) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(
        f"{MIX} r2 first=a resolve=2 | bFanatic (aDeal) | a 2 hand:Judge out:Deserter | b 7 hand:Judge out:Ambush"
    )


@rules("Q11", "C-Deserter", "C-Extortion")
def test_an_extortion_counts_the_deserter_before_it_runs() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter) (bExtortion) (aDeal)+1 | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(
        "alliance r2 first=a resolve=1 | (aDeal) | a 2 hand:Judge out:Deserter | b 5 hand:Judge out:Extortion"
    )
