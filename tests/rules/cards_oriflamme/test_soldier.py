"""The Soldier hits beside it."""

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Archer | b 1 hand:Archer"


# --- Its choice


@rules("C-Soldier", "E1", "E2", "E3")
def test_hits_a_card_beside_it_face_up_or_down() -> None:
    at_choice = scene(
        f"oriflamme r2 first=a resolve=3 ability=Soldier | (bSpy) (bHeir)+2 aSoldier bLord (bSoldier) | {PLAYERS}"
    )
    at_choice.offers("eliminate 2", "eliminate 4")
    for far in ("eliminate 1", "eliminate 3", "eliminate 5", "eliminate 6"):
        at_choice.forbids(far, "C-Soldier")
    face_down = at_choice.play("eliminate 2")
    face_down.becomes(
        "oriflamme r2 first=a resolve=4 | (bSpy) aSoldier bLord (bSoldier) | a 2 hand:Archer | b 3 hand:Archer out:Heir"
    )
    face_down.tells(
        "a eliminated 2 (bHeir)+2",
        "a gained 1 elimination",
        "b reached 3 Lord",
        "b gained 2 Lord",
        "b reached 4 (Soldier)",
    )
    face_up = at_choice.play("eliminate 4")
    face_up.becomes(
        "oriflamme r2 first=a resolve=4 | (bSpy) (bHeir)+2 aSoldier (bSoldier)"
        " | a 2 hand:Archer | b 1 hand:Archer out:Lord"
    )
    face_up.tells("a eliminated 4 bLord", "a gained 1 elimination", "b reached 4 (Soldier)")


@rules("C-Soldier", "E1")
def test_an_own_card_may_be_hit_and_pays_as_well() -> None:
    at_choice = scene(f"oriflamme r2 first=a resolve=2 ability=Soldier | (aSpy)+1 aSoldier (bLord) | {PLAYERS}")
    after = at_choice.offers("eliminate 1", "eliminate 3").play("eliminate 1")
    after.becomes("oriflamme r2 first=a resolve=2 | aSoldier (bLord) | a 2 hand:Archer out:Spy | b 1 hand:Archer")
    after.tells("a eliminated 1 (aSpy)+1", "a gained 1 elimination", "b reached 2 (Lord)")


@rules("C-Soldier", "E3", "R10", "R11")
def test_of_a_stack_only_the_top_card_is_hit() -> None:
    at_choice = scene(
        "oriflamme r2 first=a resolve=2 ability=Soldier | (bSpy)+1/(bLord)+2 aSoldier/(aHeir) (bConspiracy)+1/(bHeir)+3"
        f" | {PLAYERS}"
    ).offers("eliminate 1", "eliminate 3")
    before_it = at_choice.play("eliminate 1")
    before_it.becomes(
        "oriflamme r2 first=a resolve=3 | (bLord)+2 aSoldier/(aHeir) (bConspiracy)+1/(bHeir)+3"
        " | a 2 hand:Archer | b 1 hand:Archer out:Spy"
    )
    after_it = at_choice.play("eliminate 3")
    after_it.becomes(
        "oriflamme r2 first=a resolve=3 | (bSpy)+1/(bLord)+2 aSoldier/(aHeir) (bHeir)+3"
        " | a 2 hand:Archer | b 1 hand:Archer out:Conspiracy"
    )
    after_it.tells("a eliminated 3 (bConspiracy)+1", "a gained 1 elimination", "b reached 3 (Heir)")


# --- Nothing to choose


@rules("C-Soldier", "R3", "Q21")
@pytest.mark.parametrize(
    ("row", "position", "victim", "left"),
    [
        ("(aSoldier)+1 (bSpy)+3 (bLord)", 1, "2 (bSpy)+3", "aSoldier (bLord)"),
        ("(bLord) (bSpy)+3 (aSoldier)+1", 3, "2 (bSpy)+3", "(bLord) aSoldier"),
        ("(aSoldier)+1 bSpy (bLord)", 1, "2 bSpy", "aSoldier (bLord)"),
    ],
)
def test_with_one_neighbour_it_is_hit_without_a_question(row: str, position: int, victim: str, left: str) -> None:
    after = scene(f"oriflamme r2 first=a resolve={position} | {row} | {PLAYERS}").play("reveal")
    after.row(left).scores(a=3, b=1)
    told = [str(event) for event in after.events]
    assert told[:4] == [
        f"a revealed {position} Soldier",
        f"a collected 1 {position} Soldier",
        f"a eliminated {victim}",
        "a gained 1 elimination",
    ]


@rules("C-Soldier", "R4", "Q21")
def test_face_up_it_must_hit_even_the_own_family() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aHeir)+2 aSoldier | {PLAYERS}")
    after = before.play("keep")
    after.becomes("oriflamme r3 first=b place=b | aSoldier | a 2 hand:Archer out:Heir | b 1 hand:Archer")
    after.tells(
        "a kept 1 (Heir)",
        "a reached 2 Soldier",
        "a eliminated 1 (aHeir)+3",
        "a gained 1 elimination",
        "round 2 ended",
        "round 3 first=b",
    )


@rules("C-Soldier", "R5", "R11")
def test_without_a_neighbour_it_hits_nothing_and_what_it_covers_is_none() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aSoldier)+1/(aHeir)+1 | {PLAYERS}")
    after = before.play("reveal")
    after.becomes("oriflamme r3 first=b place=b | aSoldier/(aHeir)+1 | a 2 hand:Archer | b 1 hand:Archer")
    after.tells(
        "a revealed 1 Soldier",
        "a collected 1 1 Soldier",
        "a no-effect 1 Soldier",
        "round 2 ended",
        "round 3 first=b",
    )


# --- The rulebooks' example of a resolution phase


@rules("C-Soldier", "R1", "R2", "R3", "E1", "E2", "C-Spy")
def test_the_example_of_all_three_rulebooks() -> None:
    """Oriflamme hu, pl, uk: keep; a Soldier with 1 hits a card with 2; keep; an open Spy steals beside it."""
    players = "a 1 hand:Spy | b 1 hand:Heir | c 1 hand:Spy"
    before = scene(f"oriflamme r3 first=a resolve=1 | (aHeir) (bSoldier)+1 (aLord)+2 (cLord) bSpy | {players}")
    after = before.play("keep", "reveal", "eliminate 3", "keep")
    after.becomes(
        "oriflamme r4 first=b place=b | (aHeir)+1 bSoldier (cLord)+1 bSpy"
        " | a 1 hand:Spy out:Lord | b 4 hand:Heir | c 0 hand:Spy"
    )
    after.tells(
        "a kept 1 (Heir)",
        "b reached 2 (Soldier)",
        "b revealed 2 Soldier",
        "b collected 1 2 Soldier",
        "b eliminated 3 (aLord)+2",
        "b gained 1 elimination",
        "c reached 3 (Lord)",
        "c kept 3 (Lord)",
        "b reached 4 Spy",
        "b stole 1 c",
        "round 3 ended",
        "round 4 first=b",
    )
