"""P: laying a card face down, at an end of the row or on an own stack."""

from __future__ import annotations

import pytest

from tests.kit.scene import rules, scene

MIX = "mix:Archer,Soldier,Spy,Heir,Lord,Assassination,RoyalDecree,Empress,Diplomat,Judge"
THREE = "a 1 hand:Archer,Heir | b 1 hand:Archer,Heir | c 1 hand:Archer,Heir"


@rules("P1")
def test_a_card_goes_to_the_start_to_the_end_or_on_an_own_stack() -> None:
    row = "aSpy (bHeir)+1 (aLord)/aSoldier bArcher"
    before = scene(f"oriflamme r3 first=a place=a | {row} | a 1 hand:Archer,Heir | b 1 hand:Spy,Lord")
    before.offers(
        *("Archer start", "Archer end", "Archer on 1", "Archer on 3"),
        *("Heir start", "Heir end", "Heir on 1", "Heir on 3"),
    )
    before.forbids("Archer on 2", "P1").forbids("Archer on 4", "P1").forbids("Archer on 5", "P1")
    before.forbids("Lord start", "P1").forbids("Spy end", "P1").forbids("keep", "P1")
    for move, then in {
        "Heir start": "(aHeir) aSpy (bHeir)+1 (aLord)/aSoldier bArcher",
        "Heir end": "aSpy (bHeir)+1 (aLord)/aSoldier bArcher (aHeir)",
        "Heir on 1": "(aHeir)/aSpy (bHeir)+1 (aLord)/aSoldier bArcher",
        "Heir on 3": "aSpy (bHeir)+1 (aHeir)/(aLord)/aSoldier bArcher",
    }.items():
        after = before.play(move).tells(f"a placed {move}")
        after.becomes(f"oriflamme r3 first=a place=b | {then} | a 1 hand:Archer | b 1 hand:Spy,Lord")


@rules("P1")
def test_clockwise_from_the_first_player_everybody_lays_exactly_one_card() -> None:
    start = scene(f"oriflamme r3 first=c place=c | (aLord) (bLord) (cLord) | {THREE}").asks("c")
    start.play("Archer end").asks("a").play("Archer end").asks("b")
    after = start.play("Archer end", "Archer end", "Archer start")
    after.becomes(
        "oriflamme r3 first=c resolve=1 | (bArcher) (aLord) (bLord) (cLord) (cArcher) (aArcher)"
        " | a 1 hand:Heir | b 1 hand:Heir | c 1 hand:Heir"
    )
    after.tells("c placed Archer end", "a placed Archer end", "b placed Archer start", "walk 3", "b reached 1 (Archer)")


@rules("P1")
def test_a_card_is_laid_face_down_and_others_do_not_see_which() -> None:
    before = scene("oriflamme r3 first=a place=a | bSpy | a 1 hand:Archer,Heir | b 1 hand:Archer,Heir")
    after = before.play("Heir end").row("bSpy (aHeir)")
    assert str(after.events[0].seen_by("b")) == "a placed ? end"
    assert after.position.seen_by("b").top(2).name is None


@rules("P2")
def test_in_an_empty_row_there_is_only_one_place() -> None:
    before = scene("oriflamme r1 first=a place=a | - | a 1 hand:Archer,Heir | b 1 hand:Archer,Heir")
    before.offers("Archer start", "Heir start").forbids("Archer end", "P2").forbids("Archer on 1", "P1")
    after = before.play("Archer start").row("(aArcher)")
    after.offers("Archer start", "Archer end", "Heir start", "Heir end")


@rules("P2")
def test_no_place_lies_between_two_cards() -> None:
    before = scene("oriflamme r2 first=a place=a | (bLord) bSpy (bSoldier) | a 1 hand:Heir | b 1 hand:Archer,Heir")
    before.offers("Heir start", "Heir end")
    rows = {str(before.play(str(move)).position).split(" | ")[1] for move in before.position.moves}
    assert rows == {"(aHeir) (bLord) bSpy (bSoldier)", "(bLord) bSpy (bSoldier) (aHeir)"}
    before.forbids("Heir on 2", "P2")


@rules("P3")
def test_an_own_card_may_be_covered_face_up_or_face_down() -> None:
    before = scene("oriflamme r2 first=a place=a | aSpy (aLord)+2 bHeir | a 1 hand:Archer | b 1 hand:Archer,Lord")
    before.offers("Archer start", "Archer end", "Archer on 1", "Archer on 2")
    before.play("Archer on 1").row("(aArcher)/aSpy (aLord)+2 bHeir")
    before.play("Archer on 2").row("aSpy (aArcher)/(aLord)+2 bHeir")


@rules("P3")
def test_a_stack_has_no_limit_of_height() -> None:
    stack = "(aSoldier)/aSpy/(aShapeshifter)/(aLord)/(aAmbush)"
    before = scene(f"oriflamme r6 first=a place=a | {stack} (bSpy) | a 1 hand:Archer,Heir | b 1 hand:Archer,Heir")
    before.offers(
        *("Archer start", "Archer end", "Archer on 1"),
        *("Heir start", "Heir end", "Heir on 1"),
    )
    before.play("Heir on 1").row(f"(aHeir)/{stack} (bSpy)")


@rules("P3", "P1")
def test_only_own_cards_may_be_covered() -> None:
    before = scene("oriflamme r2 first=b place=b | (aSpy)+1 (bSpy)+1 | a 1 hand:Archer,Heir | b 1 hand:Heir")
    before.offers("Heir start", "Heir end", "Heir on 2").forbids("Heir on 1", "P1")
    before.play("Heir on 2").row("(aSpy)+1 (bHeir)/(bSpy)+1")


@rules("P4")
@pytest.mark.parametrize(
    ("place", "row"),
    [
        ("Spy on 1", "(aSpy)/(aLord)+2! bHeir aDiplomat+3!"),
        ("Spy on 3", "(aLord)+2! bHeir (aSpy)/aDiplomat+3!"),
    ],
)
def test_a_covered_card_keeps_its_influence_and_its_verdict(place: str, row: str) -> None:
    before = scene(
        f"{MIX} r3 first=a place=a | (aLord)+2! bHeir aDiplomat+3! | a 1 hand:Archer,Spy | b 1 hand:Archer,Lord"
    )
    before.play(place).becomes(f"{MIX} r3 first=a place=b | {row} | a 1 hand:Archer | b 1 hand:Archer,Lord")


@rules("P4", "R10")
def test_what_lay_on_a_covered_card_is_there_when_it_is_the_top_again() -> None:
    before = scene(f"{MIX} r3 first=a place=b | (bSoldier)+1 (aArcher)/(aLord)+2! | a 1 hand:Heir | b 1 hand:Heir,Spy")
    uncovered = before.play("Spy end", "reveal")
    uncovered.row("bSoldier (aLord)+2! (bSpy)").asks("a")
    uncovered.play("reveal").row("bSoldier aLord! (bSpy)").scores(a=4, b=3)


@rules("P5")
def test_who_has_no_card_is_passed_over() -> None:
    before = scene(
        "oriflamme r2 first=a place=a | (aHeir) (bHeir) (cHeir) | a 1 hand:Lord,Spy | b 1 hand:- | c 1 hand:Lord,Spy"
    )
    after = before.play("Lord end").asks("c")
    after.becomes(
        "oriflamme r2 first=a place=c | (aHeir) (bHeir) (cHeir) (aLord) | a 1 hand:Spy | b 1 hand:- | c 1 hand:Lord,Spy"
    )
    after.tells("a placed Lord end", "b passed")


@rules("P5")
def test_the_first_player_may_be_passed_over_and_stays_first() -> None:
    before = scene("oriflamme r1 first=a resolve=1 | (bSpy) | a 1 hand:Heir,Lord | b 1 hand:-")
    after = before.play("keep")
    after.becomes("oriflamme r2 first=b place=a | (bSpy)+1 | a 1 hand:Heir,Lord | b 1 hand:-")
    after.tells("b kept 1 (Spy)", "round 1 ended", "round 2 first=b", "b passed")


@rules("P5", "R1")
def test_when_nobody_has_a_card_the_row_is_walked_at_once() -> None:
    before = scene("oriflamme r2 first=b resolve=2 | (aHeir) (bHeir) | a 1 hand:- | b 1 hand:-")
    after = before.play("keep").becomes("oriflamme r3 first=a resolve=1 | (aHeir) (bHeir)+1 | a 1 hand:- | b 1 hand:-")
    after.tells(
        *("b kept 2 (Heir)", "round 2 ended", "round 3 first=a"),
        *("a passed", "b passed", "walk 3", "a reached 1 (Heir)"),
    )
