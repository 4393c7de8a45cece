"""R7 and R10: what is active, and what is the top, when a card has left the row."""

from __future__ import annotations

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Heir,Archer | b 1 hand:Heir,Archer"
MIX = "mix:Soldier,Spy,Lord,RoyalDecree,Ambush,Diplomat,Deserter,Fanatic,Infiltration,Deal"


# --- R7: the active card leaves, and its stack holds another card


@rules("R7")
@pytest.mark.parametrize(
    ("top", "moves"),
    [
        ("Ambush", ["reveal"]),
        ("RoyalDecree", ["reveal", "take 1", "put 3"]),
        ("Diplomat", ["reveal", "withdraw"]),
        ("Deserter", ["reveal", "eliminate 1"]),
        ("Infiltration", ["reveal"]),
        ("Deal", ["reveal"]),
    ],
    ids=["discarded", "discarded after moving a card", "withdrawn", "fled", "reserved", "reserved with influence"],
)
def test_whatever_makes_the_active_card_leave_the_face_up_card_below_acts_at_once(top: str, moves: list[str]) -> None:
    row = f"(bLord)+1 (a{top})+1/aFanatic (bSoldier)"
    before = scene(f"{MIX} r4 first=a resolve=2 | {row} | a 1 hand:Spy | b 1 hand:Spy,Fanatic")
    texts = [str(event) for event in before.play(*moves).events]
    reached = [text for text in texts if " reached " in text]
    assert reached[0].startswith("a reached ")
    assert reached[0].endswith(" Fanatic")
    assert "a gained 2 Fanatic" in texts


@rules("R7")
def test_a_face_up_card_below_carries_out_its_ability() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aAmbush)+2/aSpy (bLord) | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(
        "oriflamme r3 first=a resolve=2 | aSpy (bLord) | a 3 hand:Heir,Archer out:Ambush | b 0 hand:Heir,Archer"
    )
    after.tells(
        *("a revealed 1 Ambush", "a lost 2 1", "a gained 1 Ambush", "a discarded 1 Ambush Ambush"),
        *("a reached 1 Spy", "a stole 1 b", "b reached 2 (Lord)"),
    )


@rules("R7")
def test_a_face_down_card_below_is_kept_or_revealed() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aAmbush)/(aSpy)+2 (bLord) | {PLAYERS}")
    asked = before.play("reveal").asks("a").offers("keep", "reveal").row("(aSpy)+2 (bLord)")
    asked.tells("a revealed 1 Ambush", "a gained 1 Ambush", "a discarded 1 Ambush Ambush", "a reached 1 (Spy)")
    asked.play("keep").row("(aSpy)+3 (bLord)").asks("b")
    asked.play("reveal").row("aSpy (bLord)").scores(a=5, b=0).asks("b")


@rules("R7")
def test_a_whole_stack_may_act_card_after_card() -> None:
    before = scene(f"oriflamme r4 first=a resolve=1 | (aAmbush)/(aConspiracy)+1/(aLord)+1/aSpy (bLord) | {PLAYERS}")
    after = before.play("reveal", "reveal", "reveal")
    after.row("aLord/aSpy (bLord)").scores(a=1 + 1 + 2 + 1 + 1, b=1).asks("b")
    after.tells(
        *("a revealed 1 Ambush", "a gained 1 Ambush", "a discarded 1 Ambush Ambush"),
        *("a reached 1 (Conspiracy)", "a revealed 1 Conspiracy", "a collected 1 1 Conspiracy"),
        *("a gained 1 Conspiracy", "a discarded 1 Conspiracy Conspiracy"),
        *("a reached 1 (Lord)", "a revealed 1 Lord", "a collected 1 1 Lord", "a gained 1 Lord"),
        "b reached 2 (Lord)",
    )


@rules("R7", "C-RoyalDecree")
def test_the_decrees_discard_uncovers_the_next_active_card_wherever_the_moved_card_went() -> None:
    row = "(bLord)+1 aRoyalDecree/(aSpy) (bSpy)"
    before = scene(f"oriflamme r3 first=a resolve=2 ability=RoyalDecree taken=1 | {row} | {PLAYERS}")
    before.offers("put 2", "put 3")
    before.play("put 2").becomes(
        "oriflamme r3 first=a resolve=1 | (aSpy) (bLord)+1 (bSpy)"
        " | a 1 hand:Heir,Archer out:RoyalDecree | b 1 hand:Heir,Archer"
    )
    before = scene(f"oriflamme r3 first=a resolve=2 ability=RoyalDecree taken=3 | {row} | {PLAYERS}")
    before.offers("put 1", "put 2")
    after = before.play("put 1").becomes(
        "oriflamme r3 first=a resolve=3 | (bSpy) (bLord)+1 (aSpy)"
        " | a 1 hand:Heir,Archer out:RoyalDecree | b 1 hand:Heir,Archer"
    )
    after.tells("a moved 3 1", "a discarded 3 RoyalDecree RoyalDecree", "a reached 3 (Spy)")


@rules("R7", "C-Ambush", "Q9")
def test_a_card_that_an_ambush_has_discarded_uncovers_the_next_active_card() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aSoldier)+1/aLord (bAmbush)+3 (bSpy) | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(
        "oriflamme r3 first=a resolve=2 | aLord (bSpy)"
        " | a 4 hand:Heir,Archer out:Soldier | b 5 hand:Heir,Archer out:Ambush"
    )
    after.tells(
        *("a revealed 1 Soldier", "a collected 1 1 Soldier", "a eliminated 2 (bAmbush)+3", "a gained 1 elimination"),
        *("b gained 4 Ambush", "a discarded 1 Soldier Ambush"),
        *("a reached 1 Lord", "a gained 1 Lord", "b reached 2 (Spy)"),
    )


@rules("R7", "Q1")
def test_an_assassination_that_eliminates_itself_uncovers_the_next_active_card() -> None:
    row = "(bSpy) aAssassination/aLord (bLord)"
    before = scene(f"oriflamme r3 first=a resolve=2 ability=Assassination | {row} | {PLAYERS}")
    after = before.offers("eliminate 1", "eliminate 2", "eliminate 3").play("eliminate 2")
    after.row("(bSpy) aLord (bLord)").scores(a=3, b=1).asks("b")
    after.tells(
        *("a eliminated 2 aAssassination", "a gained 1 elimination"),
        *("a reached 2 Lord", "a gained 1 Lord", "b reached 3 (Lord)"),
    )


@rules("R7")
def test_where_nothing_lay_below_the_walk_goes_on_with_the_next_position() -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | (bSpy) (aAmbush) (bLord) bSoldier | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(
        "oriflamme r3 first=a resolve=2 | (bSpy) (bLord) bSoldier"
        " | a 2 hand:Heir,Archer out:Ambush | b 1 hand:Heir,Archer"
    )
    after.tells("a revealed 2 Ambush", "a gained 1 Ambush", "a discarded 2 Ambush Ambush", "b reached 2 (Lord)")


@rules("R7")
def test_where_the_active_card_stays_what_it_covers_does_not_act() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aSpy)/aLord (bLord) | {PLAYERS}")
    before.play("reveal").tells("a revealed 1 Spy", "a stole 1 b", "b reached 2 (Lord)")


@rules("R7", "Q12")
def test_the_informers_swap_is_no_leaving() -> None:
    row = "aInformer/aFanatic (bFanatic)"
    before = scene(
        f"alliance r3 first=a resolve=1 ability=Informer | {row} | a 1 hand:Deal,Judge | b 1 hand:Empress,Judge"
    )
    after = before.play("swap Deal")
    after.becomes(
        "alliance r3 first=a resolve=2 | (aDeal)~/aFanatic (bFanatic)"
        " | a 1 hand:[Informer],Judge | b 1 hand:Empress,Judge"
    )
    after.tells("a swapped 1 Informer Deal", "b reached 2 (Fanatic)")


# --- R10: another top card leaves


@rules("R10")
def test_uncovered_at_a_later_position_a_card_is_activated_in_its_turn() -> None:
    row = "(bSoldier)+1 aArcher (bLord)/bSpy"
    players = "a 1 hand:Heir,Lord | b 1 hand:Heir,Archer"
    before = scene(f"oriflamme r3 first=a resolve=2 ability=Archer | {row} | {players}")
    after = before.play("eliminate 3")
    after.becomes(
        "oriflamme r4 first=b place=b | (bSoldier)+1 aArcher bSpy | a 1 hand:Heir,Lord | b 2 hand:Heir,Archer out:Lord"
    )
    after.tells(
        *("a eliminated 3 (bLord)", "a gained 1 elimination"),
        *("b reached 3 Spy", "b stole 1 a", "round 3 ended", "round 4 first=b"),
    )


@rules("R10")
def test_uncovered_at_a_later_position_a_face_down_card_is_kept_or_revealed() -> None:
    row = "(bSoldier)+1 aAssassination (bLord)/(bSpy)+2"
    before = scene(f"oriflamme r3 first=a resolve=2 ability=Assassination | {row} | {PLAYERS}")
    after = before.play("eliminate 3").row("(bSoldier)+1 (bSpy)+2").asks("b").offers("keep", "reveal")
    after.play("keep").row("(bSoldier)+1 (bSpy)+3")


@rules("R10")
def test_uncovered_at_an_earlier_position_a_card_is_not_activated_in_this_round() -> None:
    row = "(bLord)+1/bSpy (bSoldier)+1 aAssassination (aSpy)"
    before = scene(f"oriflamme r3 first=a resolve=3 ability=Assassination | {row} | {PLAYERS}")
    after = before.play("eliminate 1")
    after.becomes(
        "oriflamme r3 first=a resolve=3 | bSpy (bSoldier)+1 (aSpy)"
        " | a 2 hand:Heir,Archer out:Assassination | b 1 hand:Heir,Archer out:Lord"
    )
    after.tells(
        *("a eliminated 1 (bLord)+1", "a gained 1 elimination"),
        *("a discarded 3 Assassination Assassination", "a reached 3 (Spy)"),
    )


@rules("R10")
def test_in_the_next_round_it_is_simply_the_top() -> None:
    row = "(bLord)+1/bSpy aAssassination"
    before = scene(f"oriflamme r3 first=b resolve=2 ability=Assassination | {row} | {PLAYERS}")
    after = before.play("eliminate 1").row("bSpy").asks("a")
    after.play("Heir end", "Heir end").scores(a=1, b=2).asks("a").row("bSpy (aHeir) (bHeir)")
