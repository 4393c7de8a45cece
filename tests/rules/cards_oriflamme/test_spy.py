"""The Spy steals from the pool of a neighbour."""

import pytest

from tests.kit.scene import rules, scene

THREE = "a 1 hand:Archer | b 1 hand:Archer | c 1 hand:Archer"
TWO = "a 1 hand:Archer | b 1 hand:Archer"


# --- Whom


@rules("C-Spy", "E6")
def test_between_two_players_it_steals_from_either_pool_and_never_from_a_card() -> None:
    at_choice = scene(f"oriflamme r2 first=a resolve=3 ability=Spy | (cSpy) (bLord)+2 aSpy cHeir (bSpy) | {THREE}")
    at_choice.offers("steal b", "steal c").forbids("steal a", "C-Spy")
    first = at_choice.play("steal b")
    first.becomes(
        "oriflamme r2 first=a resolve=5 | (cSpy) (bLord)+2 aSpy cHeir (bSpy)"
        " | a 2 hand:Archer | b 0 hand:Archer | c 3 hand:Archer"
    )
    first.tells("a stole 1 b", "c reached 4 Heir", "c gained 2 Heir", "b reached 5 (Spy)")
    second = at_choice.play("steal c")
    second.row("(cSpy) (bLord)+2 aSpy cHeir (bSpy)").scores(a=2, b=1, c=2)


@rules("C-Spy")
def test_who_owns_no_card_beside_it_is_safe() -> None:
    at_choice = scene(f"oriflamme r2 first=a resolve=2 ability=Spy | (aLord) aSpy (bHeir) (cLord) | {THREE}")
    at_choice.offers("steal a", "steal b").forbids("steal c", "C-Spy")


@rules("Q2", "C-Spy", "Q21")
def test_between_two_cards_of_one_player_nothing_is_asked() -> None:
    before = scene(f"oriflamme r2 first=a resolve=2 | bLord (aSpy)+1 (bHeir)+1 | {TWO}")
    after = before.play("reveal")
    after.becomes("oriflamme r2 first=a resolve=3 | bLord aSpy (bHeir)+1 | a 3 hand:Archer | b 0 hand:Archer")
    after.tells("a revealed 2 Spy", "a collected 1 2 Spy", "a stole 1 b", "b reached 3 (Heir)")


@rules("Q2", "C-Spy")
@pytest.mark.parametrize("row", ["(bLord) aSpy aHeir (bSpy)", "aHeir aSpy bLord (bSpy)"])
def test_between_an_own_card_and_an_opponents_the_owner_may_choose_either(row: str) -> None:
    at_choice = scene(f"oriflamme r2 first=a resolve=2 ability=Spy | {row} | {TWO}").offers("steal a", "steal b")
    nothing = at_choice.play("steal a").row(row)
    assert str(nothing.events[0]) == "a no-effect 2 Spy"
    stolen = at_choice.play("steal b").row(row)
    assert str(stolen.events[0]) == "a stole 1 b"
    for seat, change in (("a", 1), ("b", -1)):
        assert stolen.position.scores[seat] - nothing.position.scores[seat] == change


@rules("Q2", "C-Spy", "R5")
def test_who_chooses_oneself_loses_and_gains_nothing() -> None:
    at_choice = scene(f"oriflamme r2 first=a resolve=2 ability=Spy | (bLord) aSpy aHeir (bSpy) | {TWO}")
    after = at_choice.play("steal a")
    after.becomes("oriflamme r2 first=a resolve=4 | (bLord) aSpy aHeir (bSpy) | a 3 hand:Archer | b 1 hand:Archer")
    after.tells("a no-effect 2 Spy", "a reached 3 Heir", "a gained 2 Heir", "b reached 4 (Spy)")


@rules("C-Spy", "R11")
@pytest.mark.parametrize("beside", ["(bLord)", "bLord", "(bLord)+3/(bHeir)", "bLord/(bHeir)+1/bSoldier"])
def test_any_card_beside_it_will_do(beside: str) -> None:
    before = scene(f"oriflamme r2 first=a resolve=2 | {beside} (aSpy) | {TWO}")
    after = before.play("reveal")
    after.becomes(f"oriflamme r3 first=b place=b | {beside} aSpy | a 2 hand:Archer | b 0 hand:Archer")
    after.tells("a revealed 2 Spy", "a stole 1 b", "round 2 ended", "round 3 first=b")


# --- No effect


@rules("C-Spy", "Q2", "Q21")
@pytest.mark.parametrize("row", ["(aLord)+1 (aSpy)", "(aLord)/(aHeir) (aSpy) (aSoldier)"])
def test_among_its_own_family_it_does_nothing(row: str) -> None:
    before = scene(f"oriflamme r2 first=a resolve=2 | {row} | {TWO}")
    after = before.play("reveal").row(row.replace("(aSpy)", "aSpy")).scores(a=1, b=1)
    assert [str(event) for event in after.events[:2]] == ["a revealed 2 Spy", "a no-effect 2 Spy"]


@rules("C-Spy", "R5")
def test_an_empty_pool_gives_nothing() -> None:
    before = scene("oriflamme r2 first=a resolve=1 | (aSpy)+2 (bLord)+4 | a 1 hand:Archer | b 0 hand:Archer")
    after = before.play("reveal")
    after.becomes("oriflamme r2 first=a resolve=2 | aSpy (bLord)+4 | a 3 hand:Archer | b 0 hand:Archer")
    after.tells("a revealed 1 Spy", "a collected 2 1 Spy", "a no-effect 1 Spy", "b reached 2 (Lord)")


@rules("C-Spy", "R5")
def test_a_player_with_an_empty_pool_may_be_chosen() -> None:
    players = "a 1 hand:Archer | b 0 hand:Archer | c 1 hand:Archer"
    at_choice = scene(f"oriflamme r2 first=a resolve=2 ability=Spy | (bLord) aSpy (cLord) | {players}")
    after = at_choice.offers("steal b", "steal c").play("steal b")
    after.becomes(f"oriflamme r2 first=a resolve=3 | (bLord) aSpy (cLord) | {players}")
    after.tells("a no-effect 2 Spy", "c reached 3 (Lord)")


@rules("C-Spy", "R5")
def test_without_a_neighbour_it_does_nothing() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aSpy)/(aHeir) | {TWO}")
    after = before.play("reveal")
    after.becomes(f"oriflamme r3 first=b place=b | aSpy/(aHeir) | {TWO}")
    after.tells("a revealed 1 Spy", "a no-effect 1 Spy", "round 2 ended", "round 3 first=b")


# --- Each time


@rules("C-Spy", "R4")
def test_face_up_it_steals_every_time_its_turn_comes() -> None:
    before = scene("study:Spy,Heir,Lord/3/3 r2 first=a resolve=1 | (bLord) aSpy | a 1 hand:Heir,Lord | b 2 hand:Heir")
    first = before.play("keep").scores(a=2, b=1)
    second = first.play("Heir start", "Lord on 3", "keep", "keep", "keep")  # covered, it does not
    second.row("(bHeir)+1 (bLord)+2 (aLord)+1/aSpy").scores(a=2, b=1)
    third = first.play("Heir start", "Lord end", "keep", "keep").asks("a").offers("steal a", "steal b")
    third.play("steal b").scores(a=3, b=0)
