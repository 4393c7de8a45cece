"""The Conspiracy pays twice what it has gathered."""

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Archer | b 1 hand:Archer"


@rules("C-Conspiracy", "R7")
def test_the_example_of_all_three_rulebooks_3_become_6() -> None:
    """Oriflamme hu, pl, uk: revealed with 3 on it, it brings these 3 and 3 more."""
    before = scene(f"oriflamme r5 first=a resolve=1 | (aConspiracy)+3/(aSpy)+1 (bLord) | {PLAYERS}")
    after = before.offers("keep", "reveal").play("reveal")
    after.becomes(
        "oriflamme r5 first=a resolve=1 | (aSpy)+1 (bLord) | a 7 hand:Archer out:Conspiracy | b 1 hand:Archer"
    )
    after.tells(
        "a revealed 1 Conspiracy",
        "a collected 3 1 Conspiracy",
        "a gained 3 Conspiracy",
        "a discarded 1 Conspiracy Conspiracy",
        "a reached 1 (Spy)",
    )


@rules("C-Conspiracy")
@pytest.mark.parametrize(("influence", "gained"), [("", 0), ("+1", 2), ("+2", 4), ("+5", 10)])
def test_it_brings_twice_what_lies_on_it_and_is_discarded(influence: str, gained: int) -> None:
    before = scene(f"oriflamme r6 first=a resolve=2 | (aSpy)+2 (aConspiracy){influence} (bLord)+1 | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(
        f"oriflamme r6 first=a resolve=2 | (aSpy)+2 (bLord)+1 | a {1 + gained} hand:Archer out:Conspiracy | b 1 hand:Archer"
    )


@rules("C-Conspiracy", "R2")
def test_kept_longer_it_brings_more() -> None:
    before = scene(
        "study:Spy,Lord,Conspiracy/3/3 r2 first=a resolve=1 | (aConspiracy)+1 (bLord) | a 1 hand:Spy | b 1 hand:Spy"
    )
    at_once = before.play("reveal").row("(bLord)").scores(a=3)
    at_once.asks("b")
    later = before.play("keep", "keep", "Spy end", "Spy end", "reveal")
    later.row("(bLord)+1 (bSpy) (aSpy)").scores(a=5)


@rules("C-Conspiracy", "P4", "R11")
def test_covered_it_keeps_what_it_has_and_gathers_no_more() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aAmbush)+1/(aConspiracy)+2 (bLord) | {PLAYERS}")
    before.play("keep").row("(aAmbush)+2/(aConspiracy)+2 (bLord)").scores(a=1)
    after = before.play("reveal", "reveal")
    after.becomes("oriflamme r3 first=a resolve=1 | (bLord) | a 6 hand:Archer out:Ambush,Conspiracy | b 1 hand:Archer")


@rules("C-Conspiracy", "E2", "E1")
@pytest.mark.parametrize(("soldier", "paid", "unpaid"), [("b", "b", "a"), ("a", "a", "b")])
def test_eliminated_it_brings_nothing(soldier: str, paid: str, unpaid: str) -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | ({soldier}Soldier) (aConspiracy)+4 (bLord) | {PLAYERS}")
    after = before.play("reveal").row(f"{soldier}Soldier (bLord)").scores(**{paid: 2, unpaid: 1})
    after.tells(
        f"{soldier} revealed 1 Soldier",
        f"{soldier} eliminated 2 (aConspiracy)+4",
        f"{soldier} gained 1 elimination",
        "b reached 2 (Lord)",
    )
