"""R8, R9 and R11: the walk is by position, and only top cards count."""

from __future__ import annotations

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Archer,Ambush | b 1 hand:Archer,Ambush"
LEFT = "a 1 hand:Archer,Ambush out:RoyalDecree | b 1 hand:Archer,Ambush"
MIX = "mix:RoyalDecree,Lord,Empress,Fanatic,Informer,Judge,Deserter,Infiltration,Deal,Insurrection"


# --- R8


@rules("R8")
def test_a_card_moved_before_the_active_position_is_not_activated_any_more() -> None:
    row = "(bLord)+1 aRoyalDecree (bHeir) (aSpy)"
    before = scene(f"oriflamme r3 first=a resolve=2 ability=RoyalDecree taken=3 | {row} | {PLAYERS}")
    before.offers("put 1", "put 2", "put 4")
    for place, then in {"put 1": "(bHeir) (bLord)+1 (aSpy)", "put 2": "(bLord)+1 (bHeir) (aSpy)"}.items():
        after = before.play(place).becomes(f"oriflamme r3 first=a resolve=3 | {then} | {LEFT}")
        after.play("keep").row(f"{then}+1").asks("b").offers(
            *("Archer start", "Archer end", "Archer on 1", "Archer on 2"),
            *("Ambush start", "Ambush end", "Ambush on 1", "Ambush on 2"),
        )


@rules("R8")
def test_a_card_moved_behind_the_active_position_is_activated_again() -> None:
    row = "(bLord)+1 aRoyalDecree (aSpy)"
    before = scene(f"oriflamme r3 first=a resolve=2 ability=RoyalDecree taken=1 | {row} | {PLAYERS}")
    last = before.play("put 3", "keep").becomes(f"oriflamme r3 first=a resolve=2 | (aSpy)+1 (bLord)+1 | {LEFT}")
    last.asks("b").play("keep").row("(aSpy)+1 (bLord)+2")
    next_one = before.play("put 2").becomes(f"oriflamme r3 first=a resolve=1 | (bLord)+1 (aSpy) | {LEFT}")
    next_one.asks("b").play("keep").row("(bLord)+2 (aSpy)").asks("a")


@rules("R8")
def test_a_face_up_card_moved_behind_carries_out_its_ability_twice_in_a_round() -> None:
    before = scene("oriflamme r3 first=a place=b | bHeir (aRoyalDecree) | a 1 hand:Archer,Lord | b 1 hand:Spy,Lord")
    walked = before.play("Spy end").scores(b=3)
    after = walked.play("reveal", "take 1", "put 3")
    after.row("(bSpy) bHeir").play("keep").scores(a=1, b=5).row("(bSpy)+1 bHeir").asks("b")


@rules("R8")
def test_a_card_moved_from_one_later_position_to_another_is_activated_once() -> None:
    row = "aRoyalDecree (bHeir) (bSpy)"
    before = scene(f"oriflamme r3 first=a resolve=1 ability=RoyalDecree taken=2 | {row} | {PLAYERS}")
    after = before.play("put 3").row("(bSpy) (bHeir)")
    after.play("keep", "keep").row("(bSpy)+1 (bHeir)+1").asks("b").tells(
        *("b kept 1 (Spy)", "b reached 2 (Heir)"),
        *("b kept 2 (Heir)", "round 3 ended", "round 4 first=b"),
    )


@rules("R8", "Q12")
def test_a_card_that_rests_is_not_activated_where_the_decree_moves_it() -> None:
    row = "(aDeal)~ bRoyalDecree (bLord)"
    players = "a 1 hand:Judge,[Informer] | b 1 hand:Judge,Empress"
    before = scene(f"{MIX} r3 first=a resolve=2 ability=RoyalDecree taken=1 | {row} | {players}")
    after = before.play("put 3", "keep").row("(bLord)+1 (aDeal)")
    after.tells(
        *("b moved 1 3", "b discarded 1 RoyalDecree RoyalDecree", "b reached 1 (Lord)"),
        *("b kept 1 (Lord)", "a rested 2", "round 3 ended", "round 4 first=b"),
    )


# --- R9


@rules("R9", "E3")
def test_when_an_earlier_position_closes_the_walk_skips_and_repeats_nothing() -> None:
    row = "(aHeir)+1 (bLord)+1 aSoldier (bHeir) (bSpy)"
    before = scene(f"oriflamme r3 first=a resolve=3 ability=Soldier | {row} | {PLAYERS}")
    after = before.play("eliminate 2")
    after.becomes(
        "oriflamme r3 first=a resolve=3 | (aHeir)+1 aSoldier (bHeir) (bSpy)"
        " | a 2 hand:Archer,Ambush | b 1 hand:Archer,Ambush out:Lord"
    )
    after.tells("a eliminated 2 (bLord)+1", "a gained 1 elimination", "b reached 3 (Heir)")


@rules("R9")
def test_the_same_when_the_first_of_several_earlier_cards_leaves() -> None:
    row = "(bLord)+1 (bSpy)+1 aArcher (bHeir) (bSoldier)"
    players = "a 1 hand:Heir,Ambush | b 1 hand:Archer,Ambush"
    before = scene(f"oriflamme r3 first=a resolve=3 ability=Archer | {row} | {players}")
    before.play("eliminate 1").becomes(
        "oriflamme r3 first=a resolve=3 | (bSpy)+1 aArcher (bHeir) (bSoldier)"
        " | a 2 hand:Heir,Ambush | b 1 hand:Archer,Ambush out:Lord"
    )


@rules("R9", "R7")
def test_the_same_when_the_active_card_leaves_too() -> None:
    row = "(bLord)+1 (bSpy)+1 aAssassination (bHeir) (bSoldier)"
    before = scene(f"oriflamme r3 first=a resolve=3 ability=Assassination | {row} | {PLAYERS}")
    after = before.play("eliminate 1").row("(bSpy)+1 (bHeir) (bSoldier)").asks("b")
    after.tells(
        *("a eliminated 1 (bLord)+1", "a gained 1 elimination"),
        *("a discarded 2 Assassination Assassination", "b reached 2 (Heir)"),
    )


@rules("R9")
def test_where_the_earlier_position_does_not_close_nothing_shifts() -> None:
    row = "(aHeir)+1 (bLord)+1/(bSoldier) aSoldier (bHeir)"
    before = scene(f"oriflamme r3 first=a resolve=3 ability=Soldier | {row} | {PLAYERS}")
    after = before.play("eliminate 2").row("(aHeir)+1 (bSoldier) aSoldier (bHeir)").asks("b")
    after.tells("a eliminated 2 (bLord)+1", "a gained 1 elimination", "b reached 4 (Heir)")


@rules("R9", "E3")
def test_when_the_next_position_closes_the_one_after_it_follows() -> None:
    row = "(bLord)+1 aSoldier (bHeir) (bSpy)"
    before = scene(f"oriflamme r3 first=a resolve=2 ability=Soldier | {row} | {PLAYERS}")
    after = before.play("eliminate 3").row("(bLord)+1 aSoldier (bSpy)").asks("b")
    after.tells("a eliminated 3 (bHeir)", "a gained 1 elimination", "b reached 3 (Spy)")


# --- R11


@rules("R11")
def test_a_covered_card_is_never_activated_and_never_gains_influence() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aSpy)+1/(aLord)+2 (bHeir) | {PLAYERS}")
    after = before.play("keep").row("(aSpy)+2/(aLord)+2 (bHeir)").asks("b")
    after.tells("a kept 1 (Spy)", "b reached 2 (Heir)")


@rules("R11", "E3")
def test_a_covered_card_is_no_target() -> None:
    row = "(bSpy)/bLord aAssassination/aSpy (bHeir)/(bSoldier)"
    before = scene(f"oriflamme r3 first=a resolve=2 ability=Assassination | {row} | {PLAYERS}")
    before.offers("eliminate 1", "eliminate 2", "eliminate 3")
    before.play("eliminate 1").tells(
        *("a eliminated 1 (bSpy)", "a gained 1 elimination", "a discarded 2 Assassination Assassination"),
        *("a reached 2 Spy", "a stole 1 b", "b reached 3 (Heir)"),
    )


@rules("R11", "C-Shapeshifter")
def test_a_covered_character_cannot_be_copied() -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | bLord (aShapeshifter) (bSpy)/bHeir | {PLAYERS}")
    before.play("reveal").tells(
        *("a revealed 2 Shapeshifter", "a copied 1 Lord", "a gained 1 Lord", "b reached 3 (Spy)"),
    )


@rules("R11", "C-Heir")
def test_a_covered_heir_takes_nothing_from_another() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aHeir) (bSpy)/bHeir | {PLAYERS}")
    before.play("reveal").scores(a=3, b=1)


@rules("R11", "C-Lord")
def test_a_lord_counts_a_stack_as_one_card() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aLord) (aSpy)/aSoldier/(aHeir) | {PLAYERS}")
    before.play("reveal").scores(a=3)


@rules("R11", "C-RoyalDecree")
def test_the_decree_moves_the_top_of_a_stack_only() -> None:
    row = "aRoyalDecree (bSpy)+2/bLord (bHeir)"
    before = scene(f"oriflamme r3 first=a resolve=1 ability=RoyalDecree taken=2 | {row} | {PLAYERS}")
    before.play("put 4").row("bLord (bHeir) (bSpy)+2").scores(b=3)


@rules("R11")
@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("(aFanatic) (aJudge)/aLord", ["a gained 2 Fanatic"]),
        ("(aEmpress) bLord/(bFanatic)", ["a gained 2 Empress", "b reached 2 Lord"]),
        ("(aInfiltration) (aLord)/(aFanatic)", ["a enriched 2 1 Infiltration", "a reserved 1 Infiltration"]),
        ("(aInformer) (bLord)+1/(bFanatic)+2", ["a gained 1 Informer"]),
        (
            "(aDeserter) (bDeal) (bLord)/bFanatic",
            ["a eliminated 2 (bDeal)", "a gained 1 elimination", "a discarded 1 Deserter Deserter"],
        ),
    ],
    ids=["Fanatic", "Empress", "Infiltration", "Informer", "Deserter"],
)
def test_a_covered_card_does_not_count_for_any_ability(row: str, told: list[str]) -> None:
    before = scene(f"{MIX} r3 first=a resolve=1 | {row} | a 1 hand:- | b 1 hand:-")
    texts = [str(event) for event in before.play("reveal").events]
    assert texts[1 : len(told) + 1] == told


@rules("R11", "C-Judge")
def test_a_judge_finds_no_covered_card() -> None:
    before = scene(f"{MIX} r3 first=a resolve=1 | (aJudge) (bLord)/bFanatic! | a 1 hand:- | b 1 hand:-")
    before.play("reveal").offers("condemn 1", "condemn 2")


@rules("R11", "C-Diplomat")
def test_a_diplomat_does_not_negotiate_with_a_covered_one() -> None:
    players = "a 1 hand:Empress,Deal | b 1 hand:Empress,Deal"
    before = scene(f"alliance r3 first=a resolve=1 | (aDiplomat) (bJudge)/bDiplomat+3 | {players}")
    asked = before.play("reveal").offers("negotiate", "withdraw")
    asked.play("negotiate").scores(a=2).row("aDiplomat (bJudge)/bDiplomat+3")
