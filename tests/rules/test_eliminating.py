"""E: what eliminating pays, what it costs, and what becomes of cards and influence."""

from __future__ import annotations

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Archer,Spy | b 1 hand:Archer,Spy"
MIX = "mix:Archer,Soldier,Lord,Assassination,RoyalDecree,Ambush,Empress,Diplomat,Judge,Deal"
MIX_PLAYERS = "a 1 hand:Empress,Ambush | b 1 hand:Empress,Ambush"


# --- E1, E5


@rules("E1", "E5")
def test_eliminating_pays_one_whoever_owned_the_card() -> None:
    before = scene(f"oriflamme r3 first=b resolve=2 ability=Soldier | (aLord)+1 aSoldier (bHeir) | {PLAYERS}")
    before.offers("eliminate 1", "eliminate 3")
    own = before.play("eliminate 1").scores(a=2, b=1).row("aSoldier (bHeir)")
    own.tells("a eliminated 1 (aLord)+1", "a gained 1 elimination", "b reached 2 (Heir)")
    others = before.play("eliminate 3").scores(a=2, b=1).row("(aLord)+1 aSoldier")
    assert [str(event) for event in others.events][:2] == ["a eliminated 3 (bHeir)", "a gained 1 elimination"]


@rules("E1", "Q1")
def test_a_card_that_eliminates_itself_pays_one_too() -> None:
    row = "(bHeir) aAssassination"
    before = scene(f"oriflamme r3 first=b resolve=2 ability=Assassination | {row} | {PLAYERS}")
    after = before.play("eliminate 2")
    after.becomes(
        "oriflamme r4 first=a place=a | (bHeir) | a 2 hand:Archer,Spy out:Assassination | b 1 hand:Archer,Spy"
    )


@rules("E1")
def test_a_face_up_card_pays_as_much_as_a_face_down_one() -> None:
    before = scene(f"oriflamme r3 first=b resolve=2 ability=Soldier | bHeir aSoldier (bLord)+5 | {PLAYERS}")
    before.play("eliminate 1").scores(a=2, b=1).asks("b")
    before.play("eliminate 3").scores(a=2, b=1).asks("a")


@rules("E5", "C-Shapeshifter")
def test_the_owner_of_the_card_whose_ability_does_it_is_paid_not_the_owner_of_the_copied_card() -> None:
    before = scene(f"oriflamme r3 first=b resolve=1 | (aShapeshifter) bSoldier (bLord) | {PLAYERS}")
    after = before.play("reveal").scores(a=2, b=1).row("aShapeshifter (bLord)")
    after.tells(
        *("a revealed 1 Shapeshifter", "a copied 2 Soldier", "a eliminated 2 bSoldier", "a gained 1 elimination"),
        "b reached 2 (Lord)",
    )


@rules("E5", "C-Judge")
def test_the_owner_of_the_judge_is_paid_whoever_placed_the_verdict() -> None:
    before = scene(f"{MIX} r3 first=b resolve=1 ability=Judge | bJudge (aJudge) aLord | {MIX_PLAYERS}")
    placed = before.play("condemn 3").scores(a=1, b=2).row("bJudge (aJudge) aLord!")
    after = placed.play("reveal", "eliminate 3").scores(a=2, b=2).row("bJudge aJudge")
    assert "a eliminated 3 aLord" in [str(event) for event in after.events]


# --- E2


@rules("E2")
@pytest.mark.parametrize("card", ["Conspiracy", "Lord", "Heir", "RoyalDecree", "Spy", "Archer"])
def test_a_face_down_card_is_turned_up_without_its_ability_and_its_influence_is_lost(card: str) -> None:
    players = "a 1 hand:Ambush,Shapeshifter | b 1 hand:Ambush,Shapeshifter"
    before = scene(f"oriflamme r4 first=a resolve=1 | (aSoldier) (b{card})+3 (bSoldier) | {players}")
    assert before.position.seen_by("a").top(2).name is None
    after = before.play("reveal")
    after.becomes(
        "oriflamme r4 first=a resolve=2 | aSoldier (bSoldier)"
        f" | a 2 hand:Ambush,Shapeshifter | b 1 hand:Ambush,Shapeshifter out:{card}"
    )
    after.tells(
        *("a revealed 1 Soldier", f"a eliminated 2 (b{card})+3", "a gained 1 elimination", "b reached 2 (Soldier)"),
    )
    assert after.position.seen_by("a").family("b").out == (card,)


@rules("E2", "C-Diplomat")
def test_the_influence_on_a_face_up_diplomat_is_lost_too() -> None:
    before = scene(f"{MIX} r4 first=a resolve=1 | (aSoldier) bDiplomat+4 | {MIX_PLAYERS}")
    after = before.play("reveal").scores(a=2, b=1)
    assert "a eliminated 2 bDiplomat+4" in [str(event) for event in after.events]


# --- E3


@rules("E3")
@pytest.mark.parametrize(
    ("target", "row"),
    [
        ("eliminate 1", "bSpy/(bHeir) (aLord)/aHeir (bSoldier)"),
        ("eliminate 3", "(bLord)+2/bSpy/(bHeir) aHeir (bSoldier)"),
        ("eliminate 4", "(bLord)+2/bSpy/(bHeir) (aLord)/aHeir"),
    ],
)
def test_only_the_top_of_a_stack_is_eliminated_and_an_empty_position_closes(target: str, row: str) -> None:
    before = scene(
        "oriflamme r4 first=b resolve=2 ability=Assassination"
        " | (bLord)+2/bSpy/(bHeir) aAssassination (aLord)/aHeir (bSoldier)"
        " | a 1 hand:Archer,Spy | b 1 hand:Archer,Ambush"
    )
    before.play(target).row(row)


@rules("E3")
@pytest.mark.parametrize(
    ("before", "moves", "after"),
    [
        ("aLord (aSoldier) bLord (bSoldier)", ["reveal", "eliminate 3"], "aLord aSoldier (bSoldier)"),
        ("aLord (aAmbush) bLord (bSoldier)", ["reveal"], "aLord bLord (bSoldier)"),
        ("aLord (aDeal)+1 bLord (bSoldier)", ["reveal"], "aLord bLord (bSoldier)"),
        ("aLord (aDiplomat) bLord (bSoldier)", ["reveal", "withdraw"], "aLord bLord (bSoldier)"),
        ("aLord (aRoyalDecree) bLord (bSoldier)", ["reveal", "take 3", "put 1"], "bLord aLord (bSoldier)"),
    ],
    ids=["eliminated", "discarded", "reserved", "withdrawn", "moved"],
)
def test_an_empty_position_closes_at_once_whatever_emptied_it(before: str, moves: list[str], after: str) -> None:
    players = "a 1 hand:Empress,Archer | b 1 hand:Empress,Archer"
    start = scene(f"{MIX} r4 first=a resolve=2 | {before} | {players}")
    end = start.play(*moves).row(after).asks("b")
    position = after.split(" ").index("(bSoldier)") + 1
    assert str(end.events[-1]) == f"b reached {position} (Soldier)"


# --- E4


@rules("E4", "V1")
def test_eliminated_and_discarded_cards_lie_face_up_before_their_owner_in_their_order() -> None:
    row = "aAssassination (bHeir)+1 (aAmbush)"
    before = scene(
        f"oriflamme r4 first=a resolve=1 ability=Assassination | {row}"
        " | a 1 hand:Archer,Spy out:Lord | b 1 hand:Archer,Spy out:Soldier"
    )
    after = before.play("eliminate 2", "reveal")
    after.becomes(
        "oriflamme r5 first=b place=b | -"
        " | a 3 hand:Archer,Spy out:Lord,Assassination,Ambush | b 1 hand:Archer,Spy out:Soldier,Heir"
    )
    for seat in ("a", "b", None):
        view = after.position.seen_by(seat)
        assert view.family("a").out == ("Lord", "Assassination", "Ambush")
        assert view.family("b").out == ("Soldier", "Heir")


@rules("E4")
@pytest.mark.parametrize(
    ("start", "moves"),
    [
        ("resolve=1 ability=Archer | aArcher! (bSoldier)! (aDiplomat)! (bLord)! bJudge (aEmpress)!", ["eliminate 6"]),
        ("resolve=1 | (aAmbush)! (bSoldier)! (aDiplomat)! (bLord)! bJudge (aEmpress)!", ["reveal"]),
        ("resolve=1 | (aDeal)! (bSoldier)! (aDiplomat)! (bLord)! bJudge (aEmpress)!", ["reveal"]),
    ],
    ids=["eliminated", "discarded", "reserved"],
)
def test_the_verdict_on_a_card_that_leaves_goes_back_to_the_supply(start: str, moves: list[str]) -> None:
    players = "a 1 hand:Lord,Soldier | b 1 hand:Empress,Ambush"
    before = scene(f"{MIX} r4 first=a {start} | {players}")
    asked = before.play(*moves, "keep", "keep", "keep").asks("b")
    offered = [str(move) for move in asked.position.moves]
    judge = [position for position in range(1, 7) if f"condemn {position}" in offered]
    assert len(judge) == 1  # the Judge itself, the only one without a verdict
    asked.play(f"condemn {judge[0]}").scores(b=2)


@rules("C-Judge")
def test_while_all_verdicts_lie_in_the_row_none_can_be_put() -> None:
    row = "(aArcher)! (bSoldier)! (aDiplomat)! (bLord)! bJudge (aEmpress)!"
    before = scene(f"{MIX} r4 first=a resolve=4 | {row} | a 1 hand:Lord,Soldier | b 1 hand:Empress,Ambush")
    before.play("keep").offers(*("eliminate 1", "eliminate 2", "eliminate 3", "eliminate 4", "eliminate 6"), "condemn")


# --- E6


@rules("E6")
def test_what_an_ability_gains_or_puts_comes_from_nobody() -> None:
    players = "a 5 hand:Lord,Soldier | b 5 hand:Lord,Ambush | c 5 hand:Lord,Ambush"
    before = scene(f"{MIX} r4 first=a resolve=1 | (aEmpress) (bSoldier) bDiplomat cDiplomat+1 | {players}")
    favoured = before.play("reveal").scores(a=7, b=5, c=5)
    favoured.row("aEmpress (bSoldier)+1 bDiplomat cDiplomat+1").tells(
        *("a revealed 1 Empress", "a gained 2 Empress", "a enriched 2 1 Empress", "b reached 2 (Soldier)"),
    )
    kept = favoured.play("keep").scores(a=7, b=5, c=5).row("aEmpress (bSoldier)+2 bDiplomat cDiplomat+1")
    kept.play("negotiate 4").scores(a=7, b=6, c=5).row("aEmpress (bSoldier)+2 bDiplomat cDiplomat+3")


@rules("E6")
def test_what_is_lost_goes_to_nobody() -> None:
    players = "a 5 hand:Lord,Empress | b 5 hand:Lord,Empress | c 5 hand:Lord,Empress"
    before = scene(f"{MIX} r4 first=a resolve=1 | (aAmbush)+4 (bSoldier) (cDiplomat)+3 | {players}")
    after = before.play("reveal", "reveal").row("bSoldier").scores(a=6, b=6, c=5)
    assert [str(event) for event in after.events][:2] == ["a revealed 1 Ambush", "a lost 4 1"]


@rules("E6", "C-Spy")
def test_only_the_spy_takes_from_a_pool() -> None:
    players = "a 1 hand:Archer,Ambush | b 1 hand:Archer,Ambush"
    before = scene(f"oriflamme r2 first=a resolve=1 | (aLord) (bHeir) (aSoldier)+1 (bSpy) | {players}")
    gained = before.play("reveal", "reveal").scores(a=2, b=3)
    struck = gained.play("reveal", "eliminate 2").scores(a=4, b=3)
    struck.play("reveal").scores(a=3, b=4)
