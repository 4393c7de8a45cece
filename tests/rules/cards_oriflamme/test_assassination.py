"""The Assassination hits anywhere, and is gone."""

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Archer | b 1 hand:Archer"


# --- Its choice


@rules("C-Assassination", "E1", "E2", "E3", "R11")
def test_hits_any_top_card_of_the_row_itself_included() -> None:
    at_choice = scene(
        "oriflamme r2 first=a resolve=3 ability=Assassination"
        f" | bLord (aSpy)+1/(aHeir) aAssassination (bSoldier)+2/(bHeir) (bSpy) | {PLAYERS}"
    )
    at_choice.offers(*(f"eliminate {n}" for n in range(1, 6))).forbids("eliminate 6", "C-Assassination")
    open_first = at_choice.play("eliminate 1")
    open_first.becomes(
        "oriflamme r2 first=a resolve=2 | (aSpy)+1/(aHeir) (bSoldier)+2/(bHeir) (bSpy)"
        " | a 2 hand:Archer out:Assassination | b 1 hand:Archer out:Lord"
    )
    open_first.tells(
        "a eliminated 1 bLord",
        "a gained 1 elimination",
        "a discarded 2 Assassination Assassination",
        "b reached 2 (Soldier)",
    )
    own = at_choice.play("eliminate 2")
    own.becomes(
        "oriflamme r2 first=a resolve=3 | bLord (aHeir) (bSoldier)+2/(bHeir) (bSpy)"
        " | a 2 hand:Archer out:Spy,Assassination | b 1 hand:Archer"
    )
    top = at_choice.play("eliminate 4")
    top.becomes(
        "oriflamme r2 first=a resolve=3 | bLord (aSpy)+1/(aHeir) (bHeir) (bSpy)"
        " | a 2 hand:Archer out:Assassination | b 1 hand:Archer out:Soldier"
    )
    top.tells(
        "a eliminated 4 (bSoldier)+2",
        "a gained 1 elimination",
        "a discarded 3 Assassination Assassination",
        "b reached 3 (Heir)",
    )


@rules("C-Assassination", "R3")
def test_revealed_it_brings_what_lies_on_it_first() -> None:
    before = scene(
        "oriflamme r2 first=a resolve=1 | (aAssassination)+3 (bSpy) | a 1 hand:Archer,Heir | b 1 hand:Archer,Heir"
    )
    at_choice = before.play("reveal")
    at_choice.becomes(
        "oriflamme r2 first=a resolve=1 ability=Assassination | aAssassination (bSpy) | a 4 hand:Archer,Heir | b 1 hand:Archer,Heir"
    )
    at_choice.tells("a revealed 1 Assassination", "a collected 3 1 Assassination")
    after = at_choice.offers("eliminate 1", "eliminate 2").play("eliminate 2")
    after.becomes(
        "oriflamme r3 first=b place=b | - | a 5 hand:Archer,Heir out:Assassination | b 1 hand:Archer,Heir out:Spy"
    )


# --- The Assassination itself


@rules("C-Assassination", "Q1", "R7")
@pytest.mark.parametrize(("stack", "left"), [("aAssassination", ""), ("aAssassination/(aSpy)+2", "(aSpy)+2 ")])
def test_hitting_itself_pays_1_and_it_is_not_discarded_again(stack: str, left: str) -> None:
    at_choice = scene(f"oriflamme r2 first=a resolve=2 ability=Assassination | (bLord) {stack} (bSpy) | {PLAYERS}")
    after = at_choice.play("eliminate 2")
    after.becomes(
        f"oriflamme r2 first=a resolve=2 | (bLord) {left}(bSpy) | a 2 hand:Archer out:Assassination | b 1 hand:Archer"
    )
    assert [str(event) for event in after.events[:-1]] == ["a eliminated 2 aAssassination", "a gained 1 elimination"]


@rules("C-Assassination", "Q1", "Q21")
def test_alone_it_hits_itself_without_a_question() -> None:
    before = scene("oriflamme r2 first=a resolve=1 | (aAssassination)+2 | a 1 hand:Archer | b 1 hand:Archer,Spy")
    after = before.play("reveal")
    after.becomes("oriflamme r3 first=b place=b | - | a 4 hand:Archer out:Assassination | b 1 hand:Archer,Spy")
    after.tells(
        "a revealed 1 Assassination",
        "a collected 2 1 Assassination",
        "a eliminated 1 aAssassination",
        "a gained 1 elimination",
        "round 2 ended",
        "round 3 first=b",
    )


# --- What lies below it


@rules("C-Assassination", "R7", "C-Spy")
def test_the_example_of_all_three_rulebooks_the_open_spy_below_is_active_at_once() -> None:
    """Oriflamme hu, pl, uk (stacks): an Assassination on an open Spy; when it is discarded the Spy steals again."""
    players = "a 1 hand:Archer | b 1 hand:Archer | c 1 hand:Archer"
    before = scene(f"oriflamme r3 first=a resolve=2 | (bLord) (aAssassination)/aSpy (bHeir) (cLord)+1 | {players}")
    after = before.play("reveal", "eliminate 4")
    after.becomes(
        "oriflamme r3 first=a resolve=3 | (bLord) aSpy (bHeir)"
        " | a 3 hand:Archer out:Assassination | b 0 hand:Archer | c 1 hand:Archer out:Lord"
    )
    after.tells(
        "a revealed 2 Assassination",
        "a eliminated 4 (cLord)+1",
        "a gained 1 elimination",
        "a discarded 2 Assassination Assassination",
        "a reached 2 Spy",
        "a stole 1 b",
        "b reached 3 (Heir)",
    )


@rules("C-Assassination", "R7", "R2")
def test_the_same_example_with_the_spy_face_down_it_may_be_kept() -> None:
    """Oriflamme hu, pl, uk (stacks): were the Spy face down, its owner could keep it and put 1 on it."""
    before = scene(f"oriflamme r3 first=a resolve=2 | (bLord) (aAssassination)/(aSpy) (bHeir) | {PLAYERS}")
    after = before.play("reveal", "eliminate 1").asks("a").offers("keep", "reveal")
    after.becomes(
        "oriflamme r3 first=a resolve=1 | (aSpy) (bHeir) | a 2 hand:Archer out:Assassination | b 1 hand:Archer out:Lord"
    )
    after.play("keep").row("(aSpy)+1 (bHeir)").scores(a=2)
