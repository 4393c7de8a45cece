"""Whatever is given to a reader, only RuleError comes out."""

from __future__ import annotations

import random
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oriflamme import Move, Position, Record, RuleError, Setup, View
from oriflamme.game.record_reading import LONGEST_RECORD
from tests.kit.effort import examples
from tests.kit.generate import random_game

PIECES = st.sampled_from(
    ["oriflamme", "alliance", "mix:", "study:Spy,Heir/2/2", " | ", " ", "r1", "first=a", "place=b", "resolve=1"]
    + [
        "ability=Spy",
        "taken=2",
        "over",
        "-",
        "aSpy",
        "(bHeir)",
        "[cDeal]",
        "(a?)",
        "+1",
        "!",
        "~",
        "/",
        "hand:",
        "aside:",
    ]
    + ["out:", "kept:", "seen:", "?*3", ",", "a 1 ", "b 0 ", "\n", "\x00", "٣", "é", "{", "}", "[", "]", '"', "·", "1."]
)
TEXTS = st.one_of(st.text(), st.lists(PIECES).map("".join))
READERS = [Position.parse, Record.parse, Move.parse, Setup.parse, lambda text: View.parse(text, "a")]


def garbled(text: str, rng: random.Random) -> str:
    """A good text with something taken out, doubled, exchanged or put in."""
    for _ in range(rng.randint(1, 4)):
        a, b = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        text = rng.choice(
            [
                text[:a] + text[b:],
                text[:b] + text[a:],
                text[:a] + rng.choice('()[]~!+,/:| 019abc?\n·{}"\\') + text[a:],
                text[:a] + text[a:b].swapcase() + text[b:],
            ]
        )
    return text


@examples(300)
@given(TEXTS)
@pytest.mark.parametrize("reader", READERS, ids=["position", "record", "move", "setup", "view"])
def test_nothing_but_a_refusal_comes_out_of_a_reader(reader: object, text: str) -> None:
    assert callable(reader)
    try:
        reader(text)
    except RuleError as refused:
        assert "\n" not in str(refused)
        assert len(str(refused)) < 400


@examples(200)
@given(st.integers(0, 10**9))
def test_garbled_texts_are_read_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(seed, rng.randint(0, 50))
    for reader, text in (
        (Position.parse, str(game.position)),
        (Record.parse, str(game.record())),
        (Record.parse, str(game.record().seen_by("a"))),
        (lambda text: View.parse(text, "b"), str(game.view("b"))),
    ):
        try:
            read = reader(garbled(text, rng))
        except RuleError as refused:
            assert "\n" not in str(refused)
        else:
            assert reader(str(read)) == read


@pytest.mark.parametrize("reader", READERS, ids=["position", "record", "move", "setup", "view"])
@pytest.mark.parametrize("piece", ["a", "(aSpy) ", "[x ", "9" * 50, " | ", "{", "1. ", '[Seat "a"]', "·", "/"])
def test_a_huge_text_is_refused_at_once(reader: object, piece: str) -> None:
    assert callable(reader)
    with pytest.raises(RuleError) as refused:
        reader(piece * (3_000_000 // len(piece)))
    assert len(str(refused.value)) < 400


STARTED = """[Format "1"] [Rules "1"] [Box "study:Spy,Heir/1/1"] [Seat "a"] [Seat "b"] [First "a"]
[Hand "a ?*1"] [Hand "b ?*1"] 1. a ? start """


@pytest.mark.parametrize("piece", ["a keep ", "{x}", "1. ", '[T "x"] ', "·", "a Spy on 2 · "])
def test_the_longest_record_that_is_none_is_refused(piece: str) -> None:
    with pytest.raises(RuleError):
        Record.parse(piece * (LONGEST_RECORD // len(piece)))


@pytest.mark.parametrize("piece", ["{}", "1. ", "a ? on 2 · "])
def test_the_longest_record_is_read_in_time(piece: str) -> None:
    """What took time in the square of the length would hold up the whole test run."""
    count = (LONGEST_RECORD - len(STARTED)) // len(piece)
    record = Record.parse(STARTED + piece * count)
    assert len(record.moves) + len(record.moves[0].comments) == 1 + (0 if piece == "1. " else count)


@pytest.mark.parametrize("piece", ["{}", "1. ", "a ? on 2 · "])
def test_reading_a_record_takes_room_in_proportion_to_its_length(piece: str) -> None:
    text = STARTED + piece * (50_000 // len(piece))
    tracemalloc.start()
    Record.parse(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 400 * len(text)
