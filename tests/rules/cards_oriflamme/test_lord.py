"""The Lord counts the own family beside him."""

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Archer | b 1 hand:Archer"


@rules("C-Lord")
@pytest.mark.parametrize(
    ("row", "position", "gained"),
    [
        ("(aLord)", 1, 1),
        ("(bSpy) (aLord) (bHeir)", 2, 1),
        ("(aSpy) (aLord) (bHeir)", 2, 2),
        ("aHeir (aLord) (bSpy)", 2, 2),
        ("(bSpy) (aLord) (aSpy)", 2, 2),
        ("(aSpy) (aLord)", 2, 2),
        ("(aLord) (aSpy)", 1, 2),
        ("aHeir (aLord) (aSpy)+2", 2, 3),
        ("(aSpy) (aLord)/(aHeir) (aSoldier)", 2, 3),
    ],
)
def test_gains_1_and_1_for_each_own_card_beside_him(row: str, position: int, gained: int) -> None:
    after = scene(f"oriflamme r2 first=a resolve={position} | {row} | {PLAYERS}").play("reveal")
    after.row(row.replace("(aLord)", "aLord")).scores(a=1 + gained, b=1)
    assert [str(event) for event in after.events[:2]] == [f"a revealed {position} Lord", f"a gained {gained} Lord"]


@rules("C-Lord", "R11")
@pytest.mark.parametrize(
    ("row", "position", "gained"),
    [
        ("(aSpy)/(aHeir)/(aSoldier) (aLord)", 2, 2),
        ("(aSpy)/(aHeir) (aLord) (aSoldier)/aShapeshifter", 2, 3),
        ("(aLord)/(aSpy)/(aHeir)", 1, 1),
        ("(bSpy)/(bHeir) (aLord)/(aSpy) (bSoldier)", 2, 1),
    ],
)
def test_a_stack_beside_him_counts_once_and_what_he_covers_not_at_all(row: str, position: int, gained: int) -> None:
    """Oriflamme hu, pl, uk: of a stack beside the Lord only the top card counts."""
    after = scene(f"oriflamme r2 first=a resolve={position} | {row} | {PLAYERS}").play("reveal")
    after.row(row.replace("(aLord)", "aLord")).scores(a=1 + gained, b=1)


@rules("C-Lord")
def test_own_cards_farther_off_do_not_count() -> None:
    before = scene(f"oriflamme r2 first=a resolve=3 | (aSpy) (bSpy) (aLord)+2 bSoldier/(bHeir) (aHeir) | {PLAYERS}")
    after = before.play("reveal")
    after.scores(a=4, b=1).asks("b")
    after.tells("a revealed 3 Lord", "a collected 2 3 Lord", "a gained 1 Lord", "b reached 4 Soldier")


@rules("C-Lord", "R4", "E3")
def test_face_up_he_counts_anew_each_time_as_the_row_lies_then() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aSoldier) (bSpy) aLord (bHeir) | {PLAYERS}")
    first = before.play("reveal")  # the Spy leaves and the Soldier comes to lie beside the Lord
    first.becomes("oriflamme r2 first=a resolve=3 | aSoldier aLord (bHeir) | a 4 hand:Archer | b 1 hand:Archer out:Spy")
    first.tells(
        "a revealed 1 Soldier",
        "a eliminated 2 (bSpy)",
        "a gained 1 elimination",
        "a reached 2 Lord",
        "a gained 2 Lord",
        "b reached 3 (Heir)",
    )
    alone = before.play("keep", "keep").scores(a=2)
    alone.tells(
        "a kept 1 (Soldier)",
        "b reached 2 (Spy)",
        "b kept 2 (Spy)",
        "a reached 3 Lord",
        "a gained 1 Lord",
        "b reached 4 (Heir)",
    )
