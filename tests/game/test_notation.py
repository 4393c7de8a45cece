"""Positions as text: read what was written, refuse what is wrong with the offending part."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from oriflamme import Position, RuleError, Setup, View
from oriflamme.rules import BOXES, CARD_NAMES
from tests.kit.generate import positions
from tests.kit.scene import rules

EXAMPLE = (
    "oriflamme r2 first=b resolve=1 | (aSpy)+1 bSoldier (cAmbush)/cLord"
    " | a 3 hand:Archer,Heir | b 1 hand:Lord,Spy out:Conspiracy | c 0 hand:Heir"
)
HANDS = "a 1 hand:Heir,Lord | b 1 hand:Heir,Lord"


@given(positions())
def test_what_is_written_reads_back_equal_and_writes_the_same(position: Position) -> None:
    again = Position.parse(str(position))
    assert again == position
    assert hash(again) == hash(position)
    assert str(again) == str(position)
    assert again.moves == position.moves


@given(positions())
def test_a_view_reads_back_equal_and_writes_the_same(position: Position) -> None:
    for seat in (None, *position.seats):
        view = position.seen_by(seat)
        again = View.parse(str(view), seat)
        assert again == view
        assert str(again) == str(view)
        assert again.moves == view.moves


def test_the_example_of_the_notation() -> None:
    position = Position.parse(EXAMPLE)
    assert str(position) == (
        "oriflamme r2 first=b resolve=1 | (aSpy)+1 bSoldier (cAmbush)/cLord"
        " | a 3 hand:Archer,Heir"
        " aside:Soldier,Shapeshifter,Lord,Assassination,RoyalDecree,Ambush,Conspiracy"
        " | b 1 hand:Spy,Lord aside:Archer,Heir,Shapeshifter,Assassination,RoyalDecree,Ambush out:Conspiracy"
        " | c 0 hand:Heir aside:Archer,Soldier,Spy,Shapeshifter,Assassination,RoyalDecree,Conspiracy"
    )


def test_everything_that_can_be_written() -> None:
    text = (  # every mark of the notation at once
        "mix:Soldier,Shapeshifter,RoyalDecree,Ambush,Empress,Informer,Diplomat,Judge,Insurrection,Deal r3 first=b"
        " resolve=3 ability=RoyalDecree taken=1"
        " | aDiplomat+4!/(aJudge) (bDeal)~ aRoyalDecree [bInsurrection]+2! (aSoldier)+999"
        " | a 999 hand:Ambush,[Informer] aside:Shapeshifter,Empress,Insurrection kept:Deal+7"
        " | b 0 hand:- aside:RoyalDecree,Ambush,Empress,Informer,Diplomat out:Soldier,Judge,Shapeshifter seen:Informer"
    )
    with pytest.raises(RuleError, match="seen:Informer"):
        Position.parse(text)
    text = text.replace("hand:-", "hand:Informer").replace("Empress,Informer,Diplomat out", "Empress,Diplomat out")
    assert str(Position.parse(text)) == text


@pytest.mark.parametrize(
    ("wrong", "code", "part"),
    [
        # the moment
        ("chess r1 first=a place=a | - | " + HANDS, "unknown-box", "chess"),
        ("oriflamme r7 first=a place=a | - | " + HANDS, "round-beyond", "r7"),
        ("oriflamme r0 first=a place=a | - | " + HANDS, "round", "r0"),
        ("oriflamme r1 first=f place=a | - | " + HANDS, "first", "first=f"),
        ("oriflamme r1 first=c place=a | - | " + HANDS, "no-such-seat", "c"),
        ("oriflamme r1 first=a place=c | - | " + HANDS, "no-such-seat", "c"),
        ("oriflamme r1 first=a | - | " + HANDS, "moment", "oriflamme r1 first=a"),
        ("oriflamme r1 first=a waits | - | " + HANDS, "moment", "oriflamme r1 first=a waits"),
        ("oriflamme r1 first=a resolve=2 | (aSpy) | " + HANDS, "beyond-row", "resolve=2"),
        ("oriflamme r1 first=a resolve=1 | - | " + HANDS, "beyond-row", "resolve=1"),
        ("oriflamme r1 first=a resolve=1 power=Spy | aSpy | " + HANDS, "moment", "power=Spy"),
        ("oriflamme r1 first=a resolve=1 ability=Spy taken=x | aSpy | " + HANDS, "moment", "taken=x"),
        ("oriflamme r5 first=a over | - | " + HANDS, "round-beyond", "r5"),
        ("study:Spy,Heir/2/3 r1 first=a place=a | - | " + HANDS, "setup-hand", "3"),
        ("study:Spy,Heir/7/7 r1 first=a place=a | - | " + HANDS, "setup-rounds", "7"),
        ("study:Spy/1/1 r1 first=a place=a | - | " + HANDS, "setup-size", "Spy"),
        ("study:Spy,Spy/1/1 r1 first=a place=a | - | " + HANDS, "card-twice-in-setup", "Spy"),
        ("study:Spy,Heir r1 first=a place=a | - | " + HANDS, "bad-study", "study:Spy,Heir"),
        ("mix:Spy,Heir r1 first=a place=a | - | " + HANDS, "mix-size", "mix:Spy,Heir"),
        # the sections
        ("oriflamme r1 first=a place=a | - | a 1 hand:Spy,Heir", "sections", None),
        ("oriflamme r1 first=a place=a", "sections", "oriflamme r1 first=a place=a"),
        ("", "sections", ""),
        ("oriflamme r1 first=a place=a | - | b 1 hand:Spy | a 1 hand:Spy", "player", "b 1 hand:Spy"),
        # the row
        ("oriflamme r1 first=a place=a | aSpi | " + HANDS, "unknown-card", "aSpi"),
        ("oriflamme r1 first=a place=a | aEmpress | " + HANDS, "not-in-box", "Empress"),
        ("oriflamme r1 first=a place=a | (aSpy | " + HANDS, "row-card", "(aSpy"),
        ("oriflamme r1 first=a place=a | (aSpy] | " + HANDS, "row-card", "(aSpy]"),
        ("oriflamme r1 first=a place=a | [a?] | " + HANDS, "row-card", "[a?]"),
        ("oriflamme r1 first=a place=a | (aSpy)+0 | " + HANDS, "row-card", "(aSpy)+0"),
        ("oriflamme r1 first=a place=a | (aSpy)+1000 | " + HANDS, "row-card", "(aSpy)+1000"),
        ("oriflamme r1 first=a place=a | (aSpy)+01 | " + HANDS, "row-card", "(aSpy)+01"),
        ("oriflamme r1 first=a place=a | (aSpy)!+1 | " + HANDS, "row-card", "(aSpy)!+1"),
        ("oriflamme r1 first=a place=a | (aSpy)/(bSpy) | " + HANDS, "mixed-stack", "(aSpy)/(bSpy)"),
        ("oriflamme r1 first=a place=a | (cSpy) | " + HANDS, "no-such-seat", "c"),
        ("oriflamme r1 first=a place=a | aSpy+1 | " + HANDS, "influence-face-up", "aSpy+1"),
        ("oriflamme r1 first=a place=a | (aSpy)/aArcher+1 | " + HANDS, "influence-face-up", "aArcher+1"),
        ("oriflamme r1 first=a place=a | aAmbush | " + HANDS, "intrigue-face-up", "aAmbush"),
        ("oriflamme r2 first=a resolve=1 | (aSpy) (bSpy)/bAmbush | " + HANDS, "intrigue-face-up", "bAmbush"),
        ("oriflamme r1 first=a place=a | (aSpy)~ | " + HANDS, "rests", "(aSpy)~"),
        ("oriflamme r1 first=a resolve=1 | (aSpy) bArcher~ | " + HANDS, "rests", "bArcher~"),
        ("oriflamme r1 first=a resolve=1 | (aSpy)/(aArcher)~ | " + HANDS, "rests", "(aArcher)~"),
        ("oriflamme r1 first=a place=a |  | " + HANDS, "row-card", ""),
        # the players
        ("oriflamme r1 first=a place=a | - | a x hand:Spy,Heir | b 1 hand:Spy", "influence", "x"),
        ("oriflamme r1 first=a place=a | - | a -1 hand:Spy,Heir | b 1 hand:Spy", "influence", "-1"),
        ("oriflamme r1 first=a place=a | - | a 1000 hand:Spy,Heir | b 1 hand:Spy", "influence", "1000"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Spy,Spy | b 1 hand:Spy", "card-twice", "Spy"),
        ("oriflamme r1 first=a place=a | (aSpy) | a 1 hand:Spy,Heir | b 1 hand:Spy", "card-twice", "Spy"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Spy,Heir out:Heir | b 1 hand:Spy", "card-twice", "Heir"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Spy,Heir aside:Lord | b 1 hand:Spy", "family-size", None),
        ("oriflamme r1 first=a place=a | - | a 1 out:Spy | b 1 hand:Spy", "no-hand", "a 1 out:Spy"),
        ("oriflamme r1 first=a place=a | - | a 1 out:Lord hand:Spy | b 1 hand:Spy", "player-list", "hand:Spy"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Spy hand:Heir | b 1 hand:Spy", "player-list", "hand:Heir"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Spy, | b 1 hand:Spy", "list-item", ""),
        ("oriflamme r1 first=a place=a | - | a 1 hand:(Spy) | b 1 hand:Spy", "list-item", "(Spy)"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Spy,Heir out:[Lord] | b 1 hand:Spy", "list-item", "[Lord]"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Spy+1,Heir | b 1 hand:Spy", "list-item", "Spy+1"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Spy,Heir kept:Lord | b 1 hand:Spy", "not-kept", "Lord"),
        ("oriflamme r1 first=a place=a | (aSpy) | a 1 hand:?*2 | b 1 hand:Spy", "aside-unknown", "a hand:?*2"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:?*2,Spy | b 1 hand:Spy", "list-item", "Spy"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Heir,Lord seen:Spy | b 1 hand:Spy", "not-seen", "seen:Spy"),
        ("oriflamme r1 first=a place=a | aSpy | a 1 hand:Heir,Lord seen:Spy | b 1 hand:Spy", "not-seen", "seen:Spy"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Heir,[Lord] seen:Lord | b 1 hand:Spy", "card-twice", "Lord"),
        # no decision
        ("oriflamme r1 first=a place=a | - | a 1 hand:- | b 1 hand:Spy", "nothing-to-place", "place=a"),
        ("oriflamme r1 first=a place=a | - | a 1 hand:Spy | b 1 hand:Spy", "one-placement", "place=a"),
        ("oriflamme r1 first=a resolve=1 | aSpy (bSpy) | " + HANDS, "no-turn", "aSpy"),
        ("alliance r1 first=a resolve=1 | (aDeal)~ | a 1 hand:Judge | b 1 hand:Judge", "no-turn", "(aDeal)~"),
        ("oriflamme r1 first=a resolve=1 ability=Spy | aSpy (bSpy) | " + HANDS, "no-choice", "ability=Spy"),
        ("oriflamme r1 first=a resolve=1 ability=Heir | aSpy (bSpy) | " + HANDS, "ability", "ability=Heir"),
        ("oriflamme r1 first=a resolve=1 ability=Spy | (aSpy) (bSpy) | " + HANDS, "ability", "ability=Spy"),
        ("oriflamme r1 first=a resolve=1 ability=Spy | aShapeshifter (bSpy) | " + HANDS, "ability", "ability=Spy"),
        ("oriflamme r1 first=a resolve=1 ability=Archer taken=2 | aArcher (bSpy) | " + HANDS, "taken", "taken=2"),
        (
            "oriflamme r1 first=a resolve=1 ability=RoyalDecree taken=1 | aRoyalDecree (bSpy) | " + HANDS,
            "taken",
            "taken=1",
        ),
        (
            "oriflamme r1 first=a resolve=1 ability=RoyalDecree taken=3 | aRoyalDecree (bSpy) | " + HANDS,
            "beyond-row",
            "taken=3",
        ),
        (
            "oriflamme r1 first=a resolve=1 ability=Conspiracy | aConspiracy (bSpy) | " + HANDS,
            "no-choice",
            "ability=Conspiracy",
        ),
    ],
)
def test_a_wrong_position_is_refused_with_its_offending_part(wrong: str, code: str, part: str | None) -> None:
    with pytest.raises(RuleError) as refused:
        Position.parse(wrong)
    assert refused.value.code == code
    assert "\n" not in str(refused.value)
    if part is not None:
        assert refused.value.params["part"] == part
        assert part in str(refused.value)


@rules("C-Judge")
def test_more_than_five_verdicts_are_refused() -> None:
    row = "(aEmpress)! (aFanatic)! (aInformer)! (bEmpress)! (bFanatic)!/(bInformer)"
    text = "alliance r3 first=a place=a | {} | a 1 hand:Judge,Deal | b 1 hand:Judge,Deal"
    Position.parse(text.format(row))
    with pytest.raises(RuleError, match="one verdict too many"):
        Position.parse(text.format(row + "!"))


@rules("W1")
def test_at_the_end_nothing_lies_on_a_kept_deal() -> None:
    text = "alliance r6 first=a over | (aJudge) | a 1 hand:Empress kept:{} | b 1 hand:Judge"
    assert Position.parse(text.format("Deal")).over
    with pytest.raises(RuleError, match="Deal"):
        Position.parse(text.format("Deal+2"))


def test_a_view_is_no_position_and_the_text_says_what_it_hides() -> None:
    position = Position.parse(EXAMPLE)
    with pytest.raises(RuleError, match="hides cards"):
        Position.parse(str(position.seen_by("a")))
    with pytest.raises(RuleError, match="not what c may see"):
        View.parse(str(position.seen_by("a")), "c")
    with pytest.raises(RuleError, match="not what None may see"):
        View.parse(str(position), None)
    with pytest.raises(RuleError, match="no seat 'd'"):
        View.parse(str(position.seen_by("a")), "d")


def test_a_long_part_is_shortened_and_made_visible() -> None:
    with pytest.raises(RuleError) as refused:
        Position.parse("x" * 5000)
    assert len(str(refused.value)) < 200
    with pytest.raises(RuleError, match=r"\\u000a"):
        Position.parse("a\nb")


@rules("S6")
@pytest.mark.parametrize("box", sorted(BOXES))
def test_ten_names_that_are_a_box_are_written_as_that_box(box: str) -> None:
    names = list(BOXES[box])
    random.Random(1).shuffle(names)
    assert str(Setup.parse("mix:" + ",".join(names))) == box
    assert str(Setup.parse(f"study:{','.join(names)}/6/7")) == box
    assert Setup.parse("mix:" + ",".join(names)) == Setup.parse(box) == Setup(tuple(names))


@rules("S6")
def test_a_mix_and_a_study_are_written_in_the_order_of_the_rules() -> None:
    names = random.Random(2).sample(CARD_NAMES, 10)
    mix = Setup.parse("mix:" + ",".join(names))
    assert str(mix) == "mix:" + ",".join(sorted(names, key=CARD_NAMES.index))
    assert str(Setup.parse("study:Lord,Spy,Heir/2/3")) == "study:Spy,Heir,Lord/2/3"
