"""R1 to R6: the walk along the row, keeping and revealing, what an ability does."""

from __future__ import annotations

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Archer,Heir | b 1 hand:Archer,Heir"
ALLIANCE_PLAYERS = "a 1 hand:Empress,Judge | b 1 hand:Empress,Judge"


# --- R1, R2


@rules("R1")
def test_the_row_is_walked_position_by_position_and_the_owner_of_the_top_card_acts() -> None:
    players = f"{PLAYERS} | c 1 hand:Archer,Heir"
    before = scene(f"oriflamme r2 first=c resolve=1 | (bLord) (aLord)/aSpy (cLord) | {players}").asks("b")
    second = before.play("keep").becomes(f"oriflamme r2 first=c resolve=2 | (bLord)+1 (aLord)/aSpy (cLord) | {players}")
    second.asks("a").tells("b kept 1 (Lord)", "a reached 2 (Lord)")
    third = second.play("keep").asks("c").tells("a kept 2 (Lord)", "c reached 3 (Lord)")
    third.play("keep").tells("c kept 3 (Lord)", "round 2 ended", "round 3 first=a")


@rules("R1", "R4")
def test_a_face_up_card_is_reached_in_its_turn_between_others() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aSoldier) bLord aLord (bSpy) | {PLAYERS}")
    after = before.play("keep")
    after.becomes(
        "oriflamme r2 first=a resolve=4 | (aSoldier)+1 bLord aLord (bSpy) | a 2 hand:Archer,Heir | b 2 hand:Archer,Heir"
    )
    after.tells(
        *("a kept 1 (Soldier)", "b reached 2 Lord", "b gained 1 Lord"),
        *("a reached 3 Lord", "a gained 1 Lord", "b reached 4 (Spy)"),
    )


@rules("R2")
def test_a_face_down_card_is_kept_or_revealed_by_its_owner() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aHeir)+2 (bLord) | {PLAYERS.replace('Heir', 'Spy')}")
    before.asks("a").offers("keep", "reveal").forbids("eliminate 2", "R2").forbids("Spy end", "R2")
    before.play("keep").row("(aHeir)+3 (bLord)").scores(a=1, b=1).asks("b")
    before.play("reveal").row("aHeir (bLord)").scores(a=5, b=1).asks("b")


@rules("R2")
def test_a_card_that_is_kept_for_several_rounds_collects_several_influence() -> None:
    start = scene("oriflamme r1 first=a place=b | (aHeir) | a 1 hand:Spy,Lord,Archer | b 1 hand:Spy,Lord,Archer")
    after = start.play(
        *("Spy end", "keep", "keep"),
        *("Lord end", "Lord end", "keep", "keep", "keep", "keep"),
    )
    after.row("(aHeir)+2 (bSpy)+2 (bLord)+1 (aLord)+1").scores(a=1, b=1)


# --- R3


@rules("R3")
def test_on_revealing_the_owner_takes_the_influence_first_and_then_the_ability_follows() -> None:
    before = scene(f"oriflamme r4 first=a resolve=1 | (aSpy)+3 (bLord) | {PLAYERS}")
    after = before.play("reveal")
    after.becomes("oriflamme r4 first=a resolve=2 | aSpy (bLord) | a 5 hand:Archer,Heir | b 0 hand:Archer,Heir")
    after.tells("a revealed 1 Spy", "a collected 3 1 Spy", "a stole 1 b", "b reached 2 (Lord)")


@rules("R3")
def test_what_was_taken_first_is_not_lost_when_the_card_then_hits_itself() -> None:
    before = scene(f"oriflamme r4 first=a resolve=2 | (bLord) (aAssassination)+3 | {PLAYERS}")
    asked = before.play("reveal").scores(a=4, b=1).tells("a revealed 2 Assassination", "a collected 3 2 Assassination")
    asked.becomes(
        "oriflamme r4 first=a resolve=2 ability=Assassination | (bLord) aAssassination"
        " | a 4 hand:Archer,Heir | b 1 hand:Archer,Heir"
    )
    asked.play("eliminate 2").scores(a=5, b=1).row("(bLord)")


@rules("R3")
def test_with_nothing_on_the_card_nothing_is_taken() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aLord) (bLord) | {PLAYERS}")
    before.play("reveal").tells("a revealed 1 Lord", "a gained 1 Lord", "b reached 2 (Lord)")


@rules("R3")
@pytest.mark.parametrize(
    ("card", "told", "score"),
    [
        ("Ambush", ["a lost 3 1", "a gained 1 Ambush", "a discarded 1 Ambush Ambush"], 2),
        ("Extortion", ["a lost 3 1", "a gained 1 Extortion", "a discarded 1 Extortion Extortion"], 2),
        (
            "Conspiracy",
            ["a collected 3 1 Conspiracy", "a gained 3 Conspiracy", "a discarded 1 Conspiracy Conspiracy"],
            7,
        ),
        ("Deal", ["a reserved 1 Deal+3"], 1),
        ("Insurrection", ["a lost 1 1", "a collected 2 1 Insurrection", "a eliminated 2 bLord"], 4),
    ],
)
def test_five_cards_say_themselves_what_becomes_of_the_influence_on_them(
    card: str, told: list[str], score: int
) -> None:
    box = "mix:Archer,Spy,Heir,Lord,Ambush,Conspiracy,Insurrection,Extortion,Infiltration,Deal"
    before = scene(f"{box} r4 first=a resolve=1 | (a{card})+3 bLord (bSpy) | {PLAYERS}")
    after = before.play("reveal").scores(a=score)
    texts = [str(event) for event in after.events]
    assert texts[: len(told) + 1] == [f"a revealed 1 {card}", *told]


# --- R4


@rules("R4", "E1")
def test_a_face_up_ability_is_mandatory_even_if_it_hurts_its_owner() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (bSpy) aLord aSoldier | {PLAYERS}")
    after = before.play("keep")
    after.becomes(
        "oriflamme r4 first=b place=b | (bSpy)+1 aSoldier | a 4 hand:Archer,Heir out:Lord | b 1 hand:Archer,Heir"
    )
    after.tells(
        *("b kept 1 (Spy)", "a reached 2 Lord", "a gained 2 Lord"),
        *("a reached 3 Soldier", "a eliminated 2 aLord", "a gained 1 elimination"),
        *("round 3 ended", "round 4 first=b"),
    )


@rules("R4")
def test_where_a_face_up_card_has_a_choice_its_owner_cannot_decline() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (bSpy) aLord aSoldier aShapeshifter | {PLAYERS}")
    asked = before.play("keep").offers("eliminate 2", "eliminate 4").asks("a")
    asked.forbids("keep", "C-Soldier").forbids("reveal", "C-Soldier")


@rules("R4")
def test_a_face_up_ability_is_carried_out_in_every_round() -> None:
    start = scene("oriflamme r2 first=a place=b | aLord | a 1 hand:Heir,Soldier | b 1 hand:Spy,Heir,Soldier")
    second = start.play("Spy end").scores(a=2)
    third = second.play("keep", "Heir end", "Heir end").scores(a=3)
    third.row("aLord (bSpy)+1 (bHeir) (aHeir)").asks("b")


# --- R5


@rules("R5")
@pytest.mark.parametrize("card", ["Soldier", "Spy", "Shapeshifter"])
def test_an_ability_without_a_target_has_no_effect(card: str) -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (a{card})+2 | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(f"oriflamme r3 first=b place=b | a{card} | a 3 hand:Archer,Heir | b 1 hand:Archer,Heir")
    after.tells(
        *(f"a revealed 1 {card}", f"a collected 2 1 {card}", f"a no-effect 1 {card}"),
        *("round 2 ended", "round 3 first=b"),
    )


@rules("R5")
def test_an_ability_does_the_part_that_it_can_do() -> None:
    rest = "(bDiplomat)"
    before = scene(f"alliance r3 first=a resolve=1 | (aInsurrection)+1 bFanatic {rest} | {ALLIANCE_PLAYERS}")
    only_after = before.play("reveal").row(f"[aInsurrection] {rest}").scores(a=2)
    only_after.tells(
        *("a revealed 1 Insurrection", "a lost 1 1", "a eliminated 2 bFanatic", "a gained 1 elimination"),
        *("a turned-down 1 Insurrection", "b reached 2 (Diplomat)"),
    )
    before = scene(f"alliance r3 first=a resolve=2 | bFanatic (aInsurrection)+1 | {ALLIANCE_PLAYERS}")
    before.play("reveal").row("[aInsurrection]").scores(a=2)


@rules("R5")
def test_the_part_before_the_missing_target_is_done() -> None:
    before = scene("alliance r2 first=a resolve=1 | (aEmpress) bFanatic | a 1 hand:Deal | b 1 hand:Empress,Judge")
    before.play("reveal").scores(a=3, b=3).row("aEmpress bFanatic")


# --- R6


@rules("R6")
def test_a_card_takes_part_in_the_resolution_of_the_round_in_which_it_was_placed() -> None:
    before = scene("oriflamme r2 first=a place=b | (aLord) | a 1 hand:Archer,Spy | b 1 hand:Heir,Archer")
    asked = before.play("Heir end", "keep").offers("keep", "reveal").asks("b")
    after = asked.play("reveal")
    after.becomes("oriflamme r3 first=b place=b | (aLord)+1 bHeir | a 1 hand:Archer,Spy | b 3 hand:Archer")


@rules("R6", "R11")
def test_so_does_a_card_placed_on_a_stack_and_what_it_covers_does_not() -> None:
    before = scene("oriflamme r2 first=a place=b | aLord bHeir | a 1 hand:Archer,Spy | b 1 hand:Spy,Archer")
    after = before.play("Spy on 2")
    after.becomes("oriflamme r2 first=a resolve=2 | aLord (bSpy)/bHeir | a 2 hand:Archer,Spy | b 1 hand:Archer")
    after.play("reveal").scores(a=1, b=2).row("aLord bSpy/bHeir")
