"""Whatever is handed to the public interface, of whatever type, only RuleError comes out, and nothing changes."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from oriflamme import Game, Move, Position, Record, RuleError, Setup, View, playouts
from oriflamme.rules import ACTION_COUNT, Rng, State
from tests.kit.scene import rules

GAME = Game.start(
    "oriflamme r2 first=b resolve=2 ability=Soldier | (aSpy)+1 bSoldier (cAmbush)+2/cLord"
    " | a 3 hand:Archer,Heir | b 1 hand:Lord,Spy out:Conspiracy | c 0 hand:Heir,Spy"
)
GAME.play("eliminate 1")
VIEW = GAME.view("c")
RECORD = GAME.record()
STATE = GAME.position.state()

ENDLESS = 10**5000  # Python refuses to write it down
NO_TEXT = [None, 5, -1, 2**80, ENDLESS, 1.5, True, b"keep", [], ["a"], {}, (), object()]
NO_WORD = [*NO_TEXT, "", "x" * 10**6, "\ud800", "\x00"]
NO_NUMBER = [None, 1.5, b"4", "4", "", [], ["a"], {}, (), object()]

TAKE_TEXT: dict[str, Callable[[Any], object]] = {
    "Position.parse": Position.parse,
    "View.parse": lambda x: View.parse(x, "a"),
    "Record.parse": Record.parse,
    "Setup.parse": Setup.parse,
    "Setup.of": Setup.of,
    "Setup, cards": Setup,
    "Setup, a card": lambda x: Setup(("Spy", x)),
    "Move.parse": Move.parse,
    "Move.of": Move.of,
    "Move.of, unread": lambda x: Move.of(Move(x)),
    "Position.deal, box": Position.deal,
    "Position.play": GAME.position.play,
    "Game.deal, box": Game.deal,
    "Game.start": Game.start,
    "Game.play": GAME.play,
    "State.deal, box": lambda x: State.deal(x, 4, 1),
    "State.action": State.action,
    "playouts, box": lambda x: playouts(x, 4, 1, 1),
}
TAKE_A_SEAT: dict[str, Callable[[Any], object]] = {
    "Position.deal, first": lambda x: Position.deal(first=x),
    "Position.seen_by": GAME.position.seen_by,
    "View.parse, seat": lambda x: View.parse(str(VIEW), x),
    "View.family": VIEW.family,
    "Game.view": GAME.view,
    "Game.history": GAME.history,
    "Record.seen_by": RECORD.seen_by,
}
TAKE_A_NUMBER: dict[str, Callable[[Any], object]] = {
    "Setup, rounds": lambda x: Setup(("Spy", "Heir", "Lord"), x, 2),
    "Setup, hand": lambda x: Setup(("Spy", "Heir", "Lord"), 1, x),
    "Position.deal, seats": lambda x: Position.deal(seats=x, first="a"),
    "State.deal, seats": lambda x: State.deal("oriflamme", x, 1),
    "State.apply": STATE.apply,
    "State.told": STATE.told,
    "State.text": State.text,
    "View.top": VIEW.top,
    "playouts, seats": lambda x: playouts("oriflamme", x, 1, 1),
}
TAKE_ANY_NUMBER: dict[str, Callable[[Any], object]] = {
    "Rng": Rng,
    "State.deal, seed": lambda x: State.deal("oriflamme", 4, x),
    "playouts, seed": lambda x: playouts("oriflamme", 4, 1, x),
    "playouts, games": lambda x: playouts("oriflamme", 4, x, 1),
    "Game.after": GAME.after,
}


def refuses(call: Callable[[Any], object], value: object) -> None:
    """The call gives one line, which can be kept and compared like any refusal, and changes nothing."""
    before = str(GAME.position), len(GAME.events), STATE.facts()
    with pytest.raises(RuleError) as refused:
        call(value)
    line = str(refused.value)
    assert line.isprintable() and len(line) < 400
    assert pickle.loads(pickle.dumps(refused.value)) == refused.value
    assert hash(refused.value)
    assert (str(GAME.position), len(GAME.events), STATE.facts()) == before


def is_seat_for_nobody(name: str, value: object) -> bool:
    return value is None and name != "View.family"


@pytest.mark.parametrize("name", TAKE_TEXT)
def test_what_is_no_text_is_refused(name: str) -> None:
    for value in NO_WORD:
        refuses(TAKE_TEXT[name], value)


@pytest.mark.parametrize("name", TAKE_A_SEAT)
@rules("S1", "S4")
def test_what_is_no_seat_is_refused(name: str) -> None:
    for value in [*NO_WORD, "f", "ab", "A"]:
        if not is_seat_for_nobody(name, value):
            refuses(TAKE_A_SEAT[name], value)


@pytest.mark.parametrize("name", TAKE_A_NUMBER)
@rules("S1", "N1")
def test_what_is_no_number_or_too_large_a_one_is_refused(name: str) -> None:
    for value in [*NO_NUMBER, -1, 2**31, 2**63, -(2**70), 2**80, ENDLESS]:
        refuses(TAKE_A_NUMBER[name], value)


@pytest.mark.parametrize("name", TAKE_ANY_NUMBER)
def test_what_is_no_number_at_all_is_refused(name: str) -> None:
    for value in NO_NUMBER:
        refuses(TAKE_ANY_NUMBER[name], value)


@rules("S2")
def test_a_seed_is_any_whole_number_that_can_be_written_down() -> None:
    for seed in (0, -1, 2**64, 2**8192 - 1):
        assert Position.deal(seed=seed) == Position.deal(seed=seed)
    refuses(lambda seed: Position.deal(seed=seed), 2**8192)
    refuses(lambda seed: Position.deal(seed=seed), ENDLESS)


def test_asking_for_a_reason_gives_the_reason_whatever_is_asked() -> None:
    for value in NO_WORD:
        for move in (value, Move(value)):  # type: ignore[arg-type]
            reason = VIEW.why_not(move)  # type: ignore[arg-type]
            assert reason is not None and reason.code == "not-a-move"
    for text in ("eliminate x", "? start", "Spy on x"):
        reason = VIEW.why_not(Move(text))
        assert reason is not None and reason.code == "not-a-move"


def test_a_state_takes_an_action_from_whatever_counts_as_its_number() -> None:
    class Three:
        def __index__(self) -> int:
            return 3

    none_of_them: list[Any] = [*NO_NUMBER, -1, ACTION_COUNT, 2**31, 2**64, ENDLESS]
    assert not any(map(STATE.is_legal, none_of_them))
    assert STATE.is_legal(STATE.legal()[0])
    assert State.text(Three()) == State.text(3)  # type: ignore[arg-type]
    assert not STATE.is_legal(Three())  # type: ignore[arg-type]


def test_set_ups_hold_whole_numbers_only() -> None:
    assert str(Setup(("Spy", "Heir"), True, 2)) == "study:Spy,Heir/1/2"
    assert Setup(["Heir", "Spy"], 1, 2) == Setup(("Spy", "Heir"), 1, 2)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "hands",
    [
        [["Spy", "Heir"], ["Spy"]],
        [["Spy", "Heir"], ["Spy", "Heir", "Lord"]],
        [["Spy", "Heir"], ["Spy"] * 200],
        [["Spy", "Heir"], ["Spy", "Spy"]],
        [["Spy", "Heir"], ["Spy", "Archer"]],
        [["Spy", "Heir"], ["Spy", "Duke"]],
        [["Spy", "Heir"], ["Spy", None]],
        [["Spy", "Heir"]],
        [["Spy", "Heir"]] * 6,
    ],
)
@rules("S1", "S2")
def test_hands_that_nobody_can_be_dealt_are_refused(hands: list[Any]) -> None:
    refuses(lambda given: State.with_hands(Setup.parse("study:Spy,Heir,Lord/1/2"), given, 0), hands)


@pytest.mark.parametrize("first", [-1, 2, 2**40, None, "a"])
@rules("S4")
def test_a_first_player_who_does_not_sit_there_is_refused(first: Any) -> None:
    hands = [["Spy", "Heir"], ["Spy", "Heir"]]
    refuses(lambda seat: State.with_hands(Setup.parse("study:Spy,Heir,Lord/1/2"), hands, seat), first)


@pytest.mark.parametrize(
    "given",
    [
        {"names": {"a": None}},
        {"names": {"a": "Anna\n"}},
        {"names": {"z": "Anna"}},
        {"names": {None: "Anna"}},
        {"date": 5},
        {"date": "a\ud800"},
        {"tags": {"Event": None}},
        {"tags": {"Event": "\ud800"}},
        {"tags": {"": "x"}},
        {"tags": {5: "x"}},
        {"comments": {1: None}},
        {"comments": {1: "a}b"}},
        {"comments": {1: "\udfff"}},
        {"comments": {0: "x"}},
        {"comments": {2: "x"}},
        {"comments": {"1": "x"}},
        {"comments": {None: "x"}},
    ],
)
def test_what_a_record_cannot_hold_is_refused(given: dict[str, Any]) -> None:
    refuses(lambda words: GAME.record(**words), given)


FACTS = STATE.facts()
A, B, C = FACTS.families
LYING = FACTS.row[0][0]


@pytest.mark.parametrize(
    "wrong",
    [
        {"families": (A, B)},
        {"families": (A,)},
        {"families": (A, B, C) * 2},
        {"families": (A._replace(hand=A.hand * 50), B, C)},
        {"families": (A._replace(out=(99,)), B, C)},
        {"families": (A._replace(aside=()), B, C)},
        {"families": (A._replace(seen=(19,)), B, C)},
        {"row": FACTS.row * 30},
        {"row": ((LYING, LYING), *FACTS.row[1:])},
        {"row": ((LYING._replace(card=250),), *FACTS.row[1:])},
        {"row": ((LYING._replace(card=-1),), *FACTS.row[1:])},
        {"row": ((), *FACTS.row)},
        {"active": 60},
        {"active": -1},
        {"taken": 60},
        {"to_move": 7},
        {"to_move": -1},
        {"first": 3},
    ],
)
def test_facts_that_no_board_has_room_for_are_refused(wrong: dict[str, Any]) -> None:
    assert State.build(FACTS).facts() == FACTS
    refuses(lambda given: State.build(FACTS._replace(**given)), wrong)
