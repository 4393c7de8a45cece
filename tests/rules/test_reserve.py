"""C-Reserve: a reserved card is out of the row and out of reach, and an eliminated card is never reserved."""

from __future__ import annotations

import pytest

from tests.kit.scene import rules, scene

MIX = "mix:Soldier,Archer,Lord,Assassination,RoyalDecree,Fanatic,Judge,Extortion,Infiltration,Deal"
PLAYERS = "a 1 hand:Lord,Archer | b 1 hand:Fanatic,Archer"


@rules("C-Reserve", "V1")
@pytest.mark.parametrize(("card", "kept"), [("Deal", "Deal+2"), ("Infiltration", "Infiltration")])
def test_a_reserved_card_leaves_the_row_and_lies_open_before_its_owner(card: str, kept: str) -> None:
    before = scene(f"{MIX} r3 first=a resolve=1 | (a{card})+2 bLord (bSoldier) | {PLAYERS}")
    after = before.play("reveal").row("bLord (bSoldier)")
    for seat in ("a", "b", None):
        view = after.position.seen_by(seat)
        assert f" kept:{kept}" in str(view).split(" | ")[2]
        assert view.family("a").out == ()


@rules("C-Reserve")
def test_a_reserved_card_stays_to_the_end_with_its_effect() -> None:
    start = scene(
        "study:Soldier,Lord,Infiltration,Deal/3/3 r1 first=a resolve=1 | (aDeal)+2 (bLord)"
        " | a 1 hand:Lord,Soldier | b 1 hand:Soldier,Deal"
    )
    second = start.play("reveal", "keep", "Deal end", "Lord end").scores(a=1, b=1)  # no own card yet: no income
    third = second.play("keep", "keep", "keep").scores(a=3, b=1)
    assert third.position.seen_by(None).family("a").kept[0].influence == 2
    over = third.play("Soldier start", "Soldier end", "keep", "keep", "keep", "keep", "keep")
    assert over.position.over
    over.scores(a=5, b=1)


@rules("C-Reserve")
def test_no_ability_finds_a_reserved_card() -> None:
    players = "a 1 hand:Lord,Archer kept:Deal+3,Infiltration | b 1 hand:Fanatic,Archer"
    before = scene(f"{MIX} r3 first=a resolve=1 | (bAssassination) aFanatic (aJudge) bLord | {players}")
    before.play("reveal").offers("eliminate 1", "eliminate 2", "eliminate 3", "eliminate 4")
    before = scene(f"{MIX} r3 first=a resolve=1 | (bRoyalDecree) aFanatic (aJudge) bLord | {players}")
    before.play("reveal").offers("take 2", "take 3", "take 4")
    before = scene(f"{MIX} r3 first=a resolve=1 | (bJudge) aFanatic (aJudge) bLord | {players}")
    before.play("reveal").offers("condemn 1", "condemn 2", "condemn 3", "condemn 4")
    before = scene(f"{MIX} r3 first=a resolve=1 | (bLord) aFanatic (aJudge) (bSoldier) | {players}")
    before.play("keep").scores(a=3)  # the Fanatic is alone: a reserved card is not in the row


@rules("C-Reserve", "C-Extortion")
def test_an_extortion_takes_nothing_from_a_reserved_deal_and_does_not_count_it() -> None:
    players = "a 1 hand:Archer,Fanatic kept:Deal+3,Infiltration | b 1 hand:Fanatic,Archer"
    before = scene(f"{MIX} r3 first=b resolve=1 | (aSoldier) (bExtortion) (aLord)+2 | {players}")
    after = before.play("reveal").scores(a=1 + 1 + 2, b=1 + 2 * 2).row("aSoldier (aLord)+1")
    assert str(after.position).split(" | ")[2].endswith(" kept:Deal+3,Infiltration")


@rules("C-Reserve")
def test_an_eliminated_deal_is_not_reserved_and_brings_nothing() -> None:
    before = scene(f"{MIX} r3 first=a resolve=1 | (aSoldier) (bDeal)+3 (bLord) | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(
        f"{MIX} r3 first=a resolve=2 | aSoldier (bLord) | a 2 hand:Lord,Archer | b 1 hand:Fanatic,Archer out:Deal"
    )
    after.play("keep").scores(a=2, b=1).tells("b kept 2 (Lord)", "round 3 ended", "round 4 first=b")


@rules("C-Reserve")
def test_an_eliminated_infiltration_is_not_reserved_and_puts_and_pays_nothing() -> None:
    players = "a 1 hand:Archer,Deal | b 1 hand:Fanatic,Archer"
    before = scene(f"{MIX} r3 first=a resolve=1 | (aSoldier) (bInfiltration)+3 (bSoldier) (aLord) | {players}")
    after = before.play("reveal").row("aSoldier (bSoldier) (aLord)")
    assert str(after.position).split(" | ")[3].endswith(" out:Infiltration")
    after.play("reveal", "eliminate 3").scores(b=2)


@rules("C-Reserve")
@pytest.mark.parametrize("card", ["Lord", "Assassination"])
def test_no_other_card_can_be_reserved(card: str) -> None:
    players = f"a 1 hand:Archer kept:{card} | b 1 hand:Fanatic,Archer"
    with pytest.raises(ValueError, match="never reserved"):
        scene(f"{MIX} r3 first=a resolve=1 | (aSoldier) | {players}")
