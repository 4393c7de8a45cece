"""The Heir claims what no other Heir claims."""

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Archer | b 1 hand:Archer"


@rules("C-Heir")
def test_the_only_open_heir_gains_2() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aHeir)+1 bLord (bSpy) | {PLAYERS}")
    after = before.play("reveal")
    after.becomes("oriflamme r2 first=a resolve=3 | aHeir bLord (bSpy) | a 4 hand:Archer | b 3 hand:Archer")
    after.tells(
        "a revealed 1 Heir",
        "a collected 1 1 Heir",
        "a gained 2 Heir",
        "b reached 2 Lord",
        "b gained 2 Lord",
        "b reached 3 (Spy)",
    )


@rules("C-Heir", "R11")
@pytest.mark.parametrize("other", ["(bHeir)", "(bHeir)+3", "(bSpy)/bHeir", "(bSpy)/(bLord)/bHeir", "bShapeshifter"])
def test_a_hidden_or_covered_heir_does_not_disturb_it(other: str) -> None:
    before = scene(f"oriflamme r2 first=a resolve=2 | {other} (aHeir) (bSoldier) | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(f"oriflamme r2 first=a resolve=3 | {other} aHeir (bSoldier) | a 3 hand:Archer | b 1 hand:Archer")


@rules("C-Heir", "R5")
@pytest.mark.parametrize("other", ["bHeir", "bHeir/(bLord)"])
def test_two_open_heirs_anywhere_in_the_row_gain_nothing(other: str) -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aHeir)+1 (bSpy) (aLord) {other} (bSoldier) | {PLAYERS}")
    after = before.play("reveal", "keep", "keep")
    after.becomes(
        f"oriflamme r2 first=a resolve=5 | aHeir (bSpy)+1 (aLord)+1 {other} (bSoldier) | a 2 hand:Archer | b 1 hand:Archer"
    )
    after.tells(
        "a revealed 1 Heir",
        "a collected 1 1 Heir",
        "a no-effect 1 Heir",
        "b reached 2 (Spy)",
        "b kept 2 (Spy)",
        "a reached 3 (Lord)",
        "a kept 3 (Lord)",
        "b reached 4 Heir",
        "b no-effect 4 Heir",
        "b reached 5 (Soldier)",
    )


@rules("C-Heir", "R7", "R10")
def test_an_heir_that_is_uncovered_disturbs_and_is_disturbed_again() -> None:
    """Oriflamme hu: as soon as another Heir lies open and uncovered, none of them gains."""
    before = scene(f"oriflamme r2 first=b resolve=1 | (bAmbush)/bHeir aHeir (aSpy) | {PLAYERS}")
    covered = before.play("keep").row("(bAmbush)+1/bHeir aHeir (aSpy)").scores(a=3, b=1)
    covered.tells("b kept 1 (Ambush)", "a reached 2 Heir", "a gained 2 Heir", "a reached 3 (Spy)")
    uncovered = before.play("reveal").row("bHeir aHeir (aSpy)").scores(a=1, b=2)
    uncovered.tells(
        "b revealed 1 Ambush",
        "b gained 1 Ambush",
        "b discarded 1 Ambush Ambush",
        "b reached 1 Heir",
        "b no-effect 1 Heir",
        "a reached 2 Heir",
        "a no-effect 2 Heir",
        "a reached 3 (Spy)",
    )


@rules("C-Heir", "R4")
def test_face_up_it_gains_every_time_until_another_shows_up() -> None:
    before = scene(f"oriflamme r2 first=a resolve=2 | aHeir (bHeir) | {PLAYERS}")
    second = before.play("keep", "Archer end", "Archer end").scores(a=3).asks("b")
    second.tells(
        "b kept 2 (Heir)",
        "round 2 ended",
        "round 3 first=b",
        "b placed Archer end",
        "a placed Archer end",
        "walk 3",
        "a reached 1 Heir",
        "a gained 2 Heir",
        "b reached 2 (Heir)",
    )
    second.play("reveal").scores(a=3, b=2)


@rules("C-Heir")
def test_it_gains_again_when_the_other_heir_is_gone() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (bSoldier) aHeir bHeir (aSpy) | {PLAYERS}")
    after = before.play("reveal")  # the Soldier has one neighbour
    after.becomes("oriflamme r2 first=a resolve=3 | bSoldier bHeir (aSpy) | a 1 hand:Archer out:Heir | b 4 hand:Archer")
