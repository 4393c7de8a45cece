"""The Archer hits the ends of the row."""

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Heir | b 1 hand:Heir"


# --- Its choice


@rules("C-Archer", "E1", "E2", "E3")
def test_hits_the_first_or_the_last_card() -> None:
    at_choice = scene(
        f"oriflamme r2 first=a resolve=2 ability=Archer | (bSpy)+2 aArcher (bLord) (bSoldier) | {PLAYERS}"
    )
    at_choice.offers("eliminate 1", "eliminate 4")
    at_choice.forbids("eliminate 2", "C-Archer").forbids("eliminate 3", "C-Archer").forbids("eliminate 5", "C-Archer")
    after = at_choice.play("eliminate 1")
    after.becomes("oriflamme r2 first=a resolve=2 | aArcher (bLord) (bSoldier) | a 2 hand:Heir | b 1 hand:Heir out:Spy")
    after.tells("a eliminated 1 (bSpy)+2", "a gained 1 elimination", "b reached 2 (Lord)")


@rules("C-Archer", "E1", "E3")
def test_open_cards_and_own_cards_are_hit_as_well() -> None:
    at_choice = scene(
        "oriflamme r2 first=a resolve=2 ability=Archer | (aSpy)+1 aArcher (bLord) bSoldier | a 1 hand:Heir | b 1 hand:Heir"
    ).offers("eliminate 1", "eliminate 4")
    own = at_choice.play("eliminate 1")
    own.becomes("oriflamme r2 first=a resolve=2 | aArcher (bLord) bSoldier | a 2 hand:Heir out:Spy | b 1 hand:Heir")
    own.tells("a eliminated 1 (aSpy)+1", "a gained 1 elimination", "b reached 2 (Lord)")
    face_up = at_choice.play("eliminate 4")
    face_up.becomes(
        "oriflamme r2 first=a resolve=3 | (aSpy)+1 aArcher (bLord) | a 2 hand:Heir | b 1 hand:Heir out:Soldier"
    )
    face_up.tells("a eliminated 4 bSoldier", "a gained 1 elimination", "b reached 3 (Lord)")


@rules("C-Archer", "E3", "R10", "R11")
def test_of_a_stack_only_the_top_card_is_hit() -> None:
    at_choice = scene(
        "oriflamme r2 first=a resolve=2 ability=Archer | (bSpy)+2/(bLord)+1 aArcher/(aHeir) (bSoldier)/bHeir"
        " | a 1 hand:Lord | b 1 hand:Archer"
    ).offers("eliminate 1", "eliminate 3")
    first = at_choice.play("eliminate 1")  # what was below the Spy is not activated in this round any more
    first.becomes(
        "oriflamme r2 first=a resolve=3 | (bLord)+1 aArcher/(aHeir) (bSoldier)/bHeir"
        " | a 2 hand:Lord | b 1 hand:Archer out:Spy"
    )
    last = at_choice.play("eliminate 3")  # what was below the Soldier is activated in its turn
    last.becomes(
        "oriflamme r3 first=b place=b | (bSpy)+2/(bLord)+1 aArcher/(aHeir) bHeir"
        " | a 2 hand:Lord | b 3 hand:Archer out:Soldier"
    )
    last.tells(
        "a eliminated 3 (bSoldier)",
        "a gained 1 elimination",
        "b reached 3 Heir",
        "b gained 2 Heir",
        "round 2 ended",
        "round 3 first=b",
    )


# --- The Archer itself


@rules("C-Archer", "Q1", "R7")
def test_alone_it_hits_itself_and_what_it_covered_is_next() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aArcher)+1/(aSpy)+1 | {PLAYERS}")
    after = before.offers("keep", "reveal").play("reveal")
    after.becomes("oriflamme r2 first=a resolve=1 | (aSpy)+1 | a 3 hand:Heir out:Archer | b 1 hand:Heir")
    after.tells(
        "a revealed 1 Archer",
        "a collected 1 1 Archer",
        "a eliminated 1 aArcher",
        "a gained 1 elimination",
        "a reached 1 (Spy)",
    )


@rules("C-Archer", "Q1", "R4", "Q21")
def test_face_up_and_left_alone_it_must_hit_itself() -> None:
    before = scene("oriflamme r2 first=a resolve=1 | (bAmbush) aArcher | a 1 hand:Heir,Lord | b 1 hand:Heir,Lord")
    after = before.play("reveal")
    after.becomes("oriflamme r3 first=b place=b | - | a 2 hand:Heir,Lord out:Archer | b 2 hand:Heir,Lord out:Ambush")
    after.tells(
        "b revealed 1 Ambush",
        "b gained 1 Ambush",
        "b discarded 1 Ambush Ambush",
        "a reached 1 Archer",
        "a eliminated 1 aArcher",
        "a gained 1 elimination",
        "round 2 ended",
        "round 3 first=b",
    )


@rules("C-Archer", "Q1", "R7")
@pytest.mark.parametrize(
    ("archer", "left"),
    [("aArcher", ""), ("aArcher/(aSpy)+2", "(aSpy)+2 "), ("aArcher/(aSpy)/(aHeir)", "(aSpy)/(aHeir) ")],
)
def test_at_the_start_it_may_hit_itself(archer: str, left: str) -> None:
    at_choice = scene(
        f"oriflamme r2 first=a resolve=1 ability=Archer | {archer} (bLord) (bSoldier) | a 1 hand:Lord | b 1 hand:Heir"
    )
    after = at_choice.offers("eliminate 1", "eliminate 3").play("eliminate 1")
    after.becomes(
        f"oriflamme r2 first=a resolve=1 | {left}(bLord) (bSoldier) | a 2 hand:Lord out:Archer | b 1 hand:Heir"
    )


@rules("C-Archer", "Q1", "R7")
def test_at_the_end_it_may_hit_itself_and_the_walk_is_over() -> None:
    at_choice = scene(f"oriflamme r2 first=a resolve=2 ability=Archer | (bLord)+1 aArcher | {PLAYERS}")
    after = at_choice.offers("eliminate 1", "eliminate 2").play("eliminate 2")
    after.becomes("oriflamme r3 first=b place=b | (bLord)+1 | a 2 hand:Heir out:Archer | b 1 hand:Heir")
    after.tells("a eliminated 2 aArcher", "a gained 1 elimination", "round 2 ended", "round 3 first=b")


# --- Each time


@rules("C-Archer", "R4")
def test_face_up_it_shoots_every_time_its_turn_comes() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (bLord) aArcher (bSoldier) | {PLAYERS}")
    first = before.play("keep").asks("a").offers("eliminate 1", "eliminate 3").play("eliminate 1")
    second = first.play("keep", "Heir end", "Heir end").asks("a").offers("eliminate 1", "eliminate 4")
    second.play("eliminate 4").row("aArcher (bSoldier)+1 (bHeir)").scores(a=3, b=1)
