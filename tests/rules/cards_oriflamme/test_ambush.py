"""The Ambush waits for an opponent's card."""

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Lord | b 1 hand:Lord"


# --- Revealed


@rules("C-Ambush", "R3", "R7")
def test_revealed_it_loses_what_lies_on_it_and_brings_1() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aAmbush)+3/(aSpy)+1 (bHeir) | {PLAYERS}")
    after = before.offers("keep", "reveal").play("reveal")
    after.becomes("oriflamme r3 first=a resolve=1 | (aSpy)+1 (bHeir) | a 2 hand:Lord out:Ambush | b 1 hand:Lord")
    after.tells(
        "a revealed 1 Ambush",
        "a lost 3 1",
        "a gained 1 Ambush",
        "a discarded 1 Ambush Ambush",
        "a reached 1 (Spy)",
    )


@rules("C-Ambush")
def test_revealed_with_nothing_on_it_it_brings_1() -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | (bHeir) (aAmbush) (bSpy) | {PLAYERS}")
    after = before.play("reveal")
    after.becomes("oriflamme r3 first=a resolve=2 | (bHeir) (bSpy) | a 2 hand:Lord out:Ambush | b 1 hand:Lord")
    after.tells("a revealed 2 Ambush", "a gained 1 Ambush", "a discarded 2 Ambush Ambush", "b reached 2 (Spy)")


# --- Eliminated by an opponent


@rules("C-Ambush", "Q9", "R7", "E1", "E2")
def test_the_first_example_of_all_three_rulebooks_a_hostile_soldier_is_discarded() -> None:
    """Oriflamme hu, pl, uk, example 1: the Soldier's owner gains 1, the Ambush's 4, and the Soldier is discarded."""
    before = scene(f"oriflamme r3 first=a resolve=1 | (aSoldier)+1/(aHeir)+1 (bAmbush)+2 (bSpy) | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(
        "oriflamme r3 first=a resolve=1 | (aHeir)+1 (bSpy) | a 3 hand:Lord out:Soldier | b 5 hand:Lord out:Ambush"
    )
    after.tells(
        "a revealed 1 Soldier",
        "a collected 1 1 Soldier",
        "a eliminated 2 (bAmbush)+2",
        "a gained 1 elimination",
        "b gained 4 Ambush",
        "a discarded 1 Soldier Ambush",
        "a reached 1 (Heir)",
    )


@rules("C-Ambush", "Q9", "R9")
def test_before_the_soldier_as_well_and_the_walk_skips_nothing() -> None:
    at_choice = scene(f"oriflamme r3 first=a resolve=2 ability=Soldier | (bAmbush) aSoldier (bSpy) (aHeir) | {PLAYERS}")
    after = at_choice.play("eliminate 1")
    after.becomes(
        "oriflamme r3 first=a resolve=1 | (bSpy) (aHeir) | a 2 hand:Lord out:Soldier | b 5 hand:Lord out:Ambush"
    )


@rules("C-Ambush", "Q9")
def test_an_archer_far_away_is_discarded_too() -> None:
    at_choice = scene(
        f"oriflamme r3 first=a resolve=1 ability=Archer | aArcher/aHeir (bSpy) (aSoldier) (bAmbush)/(bHeir) | {PLAYERS}"
    )
    after = at_choice.play("eliminate 4")
    after.becomes(
        "oriflamme r3 first=a resolve=2 | aHeir (bSpy) (aSoldier) (bHeir) | a 4 hand:Lord out:Archer | b 5 hand:Lord out:Ambush"
    )
    after.tells(
        "a eliminated 4 (bAmbush)",
        "a gained 1 elimination",
        "b gained 4 Ambush",
        "a discarded 1 Archer Ambush",
        "a reached 1 Heir",
        "a gained 2 Heir",
        "b reached 2 (Spy)",
    )


@rules("C-Ambush", "Q9", "R7")
def test_an_assassination_leaves_by_itself_and_nothing_more_is_discarded() -> None:
    at_choice = scene(
        "oriflamme r3 first=a resolve=1 ability=Assassination | aAssassination/(aSoldier)+1 (bSpy) (bAmbush)+3"
        f" | {PLAYERS}"
    )
    after = at_choice.play("eliminate 3")
    after.becomes(
        "oriflamme r3 first=a resolve=1 | (aSoldier)+1 (bSpy) | a 2 hand:Lord out:Assassination | b 5 hand:Lord out:Ambush"
    )
    after.tells(
        "a eliminated 3 (bAmbush)+3",
        "a gained 1 elimination",
        "b gained 4 Ambush",
        "a discarded 1 Assassination Assassination",
        "a reached 1 (Soldier)",
    )


@rules("C-Ambush", "Q9")
def test_only_the_two_players_concerned_gain() -> None:
    players = "a 1 hand:Lord | b 1 hand:Lord | c 1 hand:Lord"
    at_choice = scene(
        f"oriflamme r3 first=b resolve=2 ability=Soldier | (cAmbush)+1 bSoldier (aSpy) (cHeir) | {players}"
    )
    after = at_choice.play("eliminate 1")
    after.becomes(
        "oriflamme r3 first=b resolve=1 | (aSpy) (cHeir)"
        " | a 1 hand:Lord | b 2 hand:Lord out:Soldier | c 5 hand:Lord out:Ambush"
    )


@rules("C-Ambush", "R11", "Q9")
def test_covered_it_does_nothing_until_it_is_the_top_again() -> None:
    at_choice = scene(
        f"oriflamme r3 first=a resolve=1 ability=Archer | aArcher (aSpy) (bSpy)+1/(bAmbush)+2 | {PLAYERS}"
    )
    first = at_choice.play("eliminate 3")
    first.becomes("oriflamme r3 first=a resolve=2 | aArcher (aSpy) (bAmbush)+2 | a 2 hand:Lord | b 1 hand:Lord out:Spy")
    second = first.play("keep", "keep", "Lord start", "Lord start", "keep", "keep")
    second.row("(aLord)+1 (bLord)+1 aArcher (aSpy)+1 (bAmbush)+3").asks("a").offers("eliminate 1", "eliminate 5")
    second.play("eliminate 5").row("(aLord)+1 (bLord)+1 (aSpy)+1").scores(a=3, b=5)


# --- Eliminated by its own family


@rules("Q8", "C-Ambush", "E1")
def test_the_second_example_of_all_three_rulebooks_the_own_archer_stays() -> None:
    """Oriflamme hu, pl, uk, example 2: the own Archer brings 1; the Ambush is gone, the Archer stays."""
    at_choice = scene(f"oriflamme r3 first=a resolve=2 ability=Archer | (aAmbush)+2 aArcher (bSpy) | {PLAYERS}")
    after = at_choice.play("eliminate 1")
    after.becomes("oriflamme r3 first=a resolve=2 | aArcher (bSpy) | a 2 hand:Lord out:Ambush | b 1 hand:Lord")
    after.tells("a eliminated 1 (aAmbush)+2", "a gained 1 elimination", "b reached 2 (Spy)")


@rules("Q8", "C-Ambush")
@pytest.mark.parametrize(
    ("card", "left", "out"),
    [
        ("(aSoldier)", "aSoldier (bSpy)", "Ambush"),
        ("(aAssassination)", "(bSpy)", "Ambush,Assassination"),
    ],
)
def test_other_own_cards_bring_1_and_no_more(card: str, left: str, out: str) -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | (aAmbush)+2 {card} (bSpy) | {PLAYERS}")
    after = before.play("reveal", "eliminate 1").row(left).scores(a=2, b=1)
    after.becomes(
        f"oriflamme r3 first=a resolve={len(left.split())} | {left} | a 2 hand:Lord out:{out} | b 1 hand:Lord"
    )


# --- Kept


@rules("C-Ambush", "R2")
def test_it_may_wait_and_what_it_gathers_meanwhile_is_lost() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aAmbush) (bSpy) | {PLAYERS}")
    second = before.play("keep", "keep", "Lord end", "Lord end")
    second.row("(aAmbush)+1 (bSpy)+1 (bLord) (aLord)").play("reveal").row("(bSpy)+1 (bLord) (aLord)").scores(a=2)
