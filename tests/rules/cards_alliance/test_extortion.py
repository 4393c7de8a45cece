"""The Extortion is worth little to its owner, and much when an opponent hits it."""

import pytest

from tests.kit.scene import rules, scene

B = "b 1 hand:Judge"
MIX = "mix:Archer,Soldier,Heir,Shapeshifter,Assassination,Diplomat,Judge,Extortion,Infiltration,Deal"


# --- Revealed


@rules("C-Extortion", "R3", "R7", "E4")
def test_revealed_it_loses_what_lies_on_it_gains_1_and_is_discarded() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aExtortion)+3!/(aFanatic)+1 (bDeal) | a 1 hand:Judge | {B}")
    after = before.offers("keep", "reveal").play("reveal")
    after.becomes(f"alliance r2 first=a resolve=1 | (aFanatic)+1 (bDeal) | a 2 hand:Judge out:Extortion | {B}")
    after.tells(
        "a revealed 1 Extortion",
        "a lost 3 1",
        "a gained 1 Extortion",
        "a discarded 1 Extortion Extortion",
        "a reached 1 (Fanatic)",
    )


@rules("C-Extortion")
def test_revealed_it_touches_nobody_else() -> None:
    before = scene(f"alliance r2 first=a resolve=2 | (bDeal)+2 (aExtortion) (bFanatic)+1 | a 1 hand:Judge | {B}")
    before.play("reveal").becomes(
        f"alliance r2 first=a resolve=2 | (bDeal)+2 (bFanatic)+1 | a 2 hand:Judge out:Extortion | {B}"
    )


# --- Hit by an opponent


@rules("C-Extortion", "Q11", "E2", "R11")
def test_hit_by_a_soldier_it_counts_each_top_card_of_the_attacker_the_soldier_too() -> None:
    row = "(aHeir)+1 (bExtortion)+2 aSoldier (aJudge)+3/(aShapeshifter)+4 aDiplomat+2 (aDeal) (bDeal)+2"
    before = scene(f"{MIX} r2 first=a resolve=3 ability=Soldier | {row} | a 1 hand:Archer | b 1 hand:Archer")
    after = before.offers("eliminate 2", "eliminate 4").play("eliminate 2")
    # Heir, Soldier, Judge, Diplomat and Deal: five cards. Only Heir and Judge lie face down with influence.
    after.becomes(
        f"{MIX} r2 first=a resolve=3 | (aHeir) aSoldier (aJudge)+2/(aShapeshifter)+4 aDiplomat+2 (aDeal) (bDeal)+2"
        " | a 2 hand:Archer | b 11 hand:Archer out:Extortion"
    )
    after.tells(
        "a eliminated 2 (bExtortion)+2",
        "a gained 1 elimination",
        "b gained 10 Extortion",
        "a lost 1 1",
        "a lost 1 3",
        "a reached 3 (Judge)",
    )


@rules("Q11", "C-Extortion")
def test_hit_by_an_assassination_it_counts_that_too_for_it_has_not_left_yet() -> None:
    before = scene(
        f"{MIX} r2 first=a resolve=1 | (aAssassination)+1 (bHeir) (bExtortion) (aDeal)+1 | a 1 hand:Archer | b 1 hand:Archer"
    )
    after = before.play("reveal").offers("eliminate 1", "eliminate 2", "eliminate 3", "eliminate 4")
    after = after.play("eliminate 3")
    after.becomes(
        f"{MIX} r2 first=a resolve=1 | (bHeir) (aDeal) | a 3 hand:Archer out:Assassination | b 5 hand:Archer out:Extortion"
    )
    after.tells(
        "a eliminated 3 (bExtortion)",
        "a gained 1 elimination",
        "b gained 4 Extortion",
        "a lost 1 3",
        "a discarded 1 Assassination Assassination",
        "b reached 1 (Heir)",
    )


@rules("Q11", "C-Extortion")
@pytest.mark.parametrize(("attacker", "ability"), [("aArcher", "Archer"), ("aJudge", "Judge"), ("aSoldier", "Soldier")])
def test_whatever_card_hits_it_that_card_counts(attacker: str, ability: str) -> None:
    before = scene(
        f"{MIX} r2 first=a resolve=2 ability={ability} | (bExtortion)! {attacker} (aDeal)+1 | a 1 hand:Heir | b 1 hand:Heir"
    )
    before.play("eliminate 1").row(f"{attacker} (aDeal)").scores(a=2, b=5)


@rules("Q11", "Q4", "C-Extortion")
def test_hit_by_a_shapeshifter_it_counts_the_shapeshifter() -> None:
    before = scene(
        f"{MIX} r2 first=a resolve=2 ability=Soldier | cSoldier aShapeshifter (bExtortion) (aDeal)+1"
        " | a 1 hand:Heir | b 1 hand:Heir | c 1 hand:Heir"
    )
    after = before.play("eliminate 3")
    after.row("cSoldier aShapeshifter (aDeal)").scores(a=2, b=5, c=1)


@rules("C-Extortion", "Q11")
def test_only_the_attackers_family_counts_and_loses() -> None:
    before = scene(
        "alliance r2 first=a resolve=2 | (cFanatic)+2 (aDeserter) (bExtortion) cDiplomat (cDeal)+2 (bDeal)+2"
        " | a 1 hand:Judge | b 1 hand:Judge | c 1 hand:Judge"
    )
    after = before.play("reveal", "eliminate 3")
    after.row("(cFanatic)+2 aDeserter cDiplomat (cDeal)+2 (bDeal)+2").scores(a=2, b=3, c=1)


@rules("C-Extortion", "C-Reserve", "Q11")
def test_reserved_cards_do_not_count_and_lose_nothing() -> None:
    before = scene(
        f"alliance r2 first=a resolve=1 | (aDeserter) (bExtortion) bFanatic | a 1 hand:Judge kept:Infiltration,Deal+4 | {B}"
    )
    after = before.play("reveal")
    after.becomes(
        "alliance r3 first=b place=b | aDeserter bFanatic"
        " | a 8 hand:Judge kept:Infiltration,Deal+4 | b 5 hand:Judge out:Extortion"
    )


@rules("Q11", "C-Extortion")
def test_a_card_that_everyone_knows_is_still_face_down_and_loses_1() -> None:
    before = scene(
        f"alliance r2 first=a resolve=2 ability=Judge | [aInsurrection]+2 aJudge (bExtortion)! (bDeal) | a 1 hand:Fanatic | {B}"
    )
    before.play("eliminate 3").row("[aInsurrection]+1 aJudge (bDeal)").scores(a=2, b=5)


# --- Hit by the own family


@rules("Q8", "C-Extortion")
def test_hit_by_its_own_family_it_does_nothing_more() -> None:
    before = scene(
        f"alliance r2 first=a resolve=1 | (aDeserter) (aExtortion)+2 bFanatic (aDeal)+1 | a 1 hand:Judge | {B}"
    )
    after = before.play("reveal")
    after.becomes(
        "alliance r2 first=a resolve=3 | aDeserter bFanatic (aDeal)+1 | a 2 hand:Judge out:Extortion | b 3 hand:Judge"
    )


@rules("Q8", "Q20")
def test_hit_by_its_own_family_it_still_pays_the_elimination_and_the_infiltration() -> None:
    before = scene(
        f"alliance r2 first=a resolve=1 | (aDeserter) (aExtortion) bFanatic (bDeal) | a 1 hand:Judge kept:Infiltration | {B}"
    )
    after = before.play("reveal")
    after.tells(
        "a revealed 1 Deserter",
        "a eliminated 2 (aExtortion)",
        "a gained 1 elimination",
        "a gained 2 Infiltration",
        "b reached 2 Fanatic",
        "b gained 2 Fanatic",
        "b reached 3 (Deal)",
    )
