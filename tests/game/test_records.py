"""Records: a whole game as text, read back, replayed, shown as one player saw it, refused with line and reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oriflamme import Game, Position, Record, RuleError
from tests.kit.effort import examples
from tests.kit.generate import random_game, running_games
from tests.kit.scene import rules

SHORT = """[Format "1"]
[Rules "1"]
[Box "study:Spy,Heir,Lord/2/3"]
[Date "2026-11-18"]
[Seat "a Anna"] [Seat "b Bot (expert)"]
[First "a"]
[Hand "a Spy,Heir,Lord"] [Hand "b Spy,Heir,Lord"]
[Event "a \\"small\\" game \\\\ study"]
[Result "a:6 b:1"] [Winner "a"]

1. a Heir start · b Spy end
   a reveal · b keep {regent} {a bluff}
2. b Heir on 2 · a Lord end
   b keep · a reveal
"""


def test_a_record_reads_as_it_is_written() -> None:
    record = Record.parse(SHORT)
    assert str(record) == SHORT
    assert record.value("Event") == 'a "small" game \\ study'
    assert record.values("Seat") == ["a Anna", "b Bot (expert)"]
    assert record.moves[3].comments == ("regent", "a bluff")


def test_a_record_replays_to_the_same_end() -> None:
    game = Record.parse(SHORT).replay()
    assert game.over
    assert game.position.scores == {"a": 6, "b": 1}
    assert game.position.winners == ["a"]


@examples(60)
@given(running_games())
def test_replaying_the_record_of_a_game_gives_the_game(game: Game) -> None:
    record = Record.parse(str(game.record()))
    again = record.replay()
    assert again.position == game.position
    assert again.events == game.events
    assert str(again.record()) == str(record)


@examples(40)
@given(running_games(), st.integers(0, 20))
def test_a_record_may_start_from_any_position(game: Game, more: int) -> None:
    later = Game.start(game.position)
    for _ in range(more):
        if later.over:
            break
        later.play(later.position.moves[-1])
    record = Record.parse(str(later.record()))
    assert record.replay().position == later.position


def test_white_space_and_line_breaks_do_not_matter() -> None:
    head, moves = SHORT.split("\n\n")
    loose = (
        head.replace("\n", "\n\n")
        + "\n\n"
        + moves.replace(" · ", "\n ·").replace(" ", "  \n").replace("{a  \nbluff}", "{a bluff}")
    )
    assert Record.parse(loose) == Record.parse(SHORT)
    assert str(Record.parse(loose)) == SHORT


def test_tags_may_stand_in_any_order() -> None:
    """The record is the same, and is written in its usual order."""
    head, moves = SHORT.split("\n\n")
    mixed = Record.parse(
        "\n".join(reversed(head.replace("] [", "]\n[").split("\n")[:4]))
        + head[head.index('"]\n[Seat') + 2 :]
        + "\n\n"
        + moves
    )
    assert str(mixed) == SHORT
    assert mixed == Record.parse(SHORT)


@pytest.mark.parametrize("count", [1, 3])
def test_a_comment_stays_with_the_move_before_it_even_behind_the_next_number(count: int) -> None:
    comments = "{so}" * count
    record = Record.parse(SHORT.replace("2. b Heir", f"2. {comments} b Heir"))
    assert record.moves[3].comments == ("regent", "a bluff", *["so"] * count)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('[Format "1"]', '[Format "2"]', 1, '[Format "2"] is not known here'),
        ('[Rules "1"]', '[Rules "7"]', 2, '[Rules "7"] is not known here'),
        ('[Rules "1"]\n', "", 1, "the tag Rules is missing"),
        ('[Box "study:Spy,Heir,Lord/2/3"]', '[Box "chess"]', 3, "'chess' is no box"),
        ('[Date "2026-11-18"]', '[Date "2026-11-18"] [Date "x"]', 4, "the tag Date stands twice"),
        ('[Seat "b Bot (expert)"]', '[Seat "c Bot"]', 5, "'c Bot' should name seat b"),
        ('[First "a"]', '[First "c"]', 7, "'Hand' does not fit"),
        ('[First "a"]\n', "", 6, "'First' does not fit"),
        ('[Hand "b Spy,Heir,Lord"]', "", 7, "'Hand' does not fit"),
        ('[Hand "b Spy,Heir,Lord"]', '[Hand "b Spy,Heir"]', 7, "'b Spy,Heir' is no hand of b"),
        ('[Hand "b Spy,Heir,Lord"]', '[Hand "b Spy,Heir,Spy"]', 7, "Spy stands twice in the family of b"),
        ('[Hand "b Spy,Heir,Lord"]', '[Hand "b Spy,Heir,Deal"]', 7, "Deal is no card of the game"),
        ('[Hand "b Spy,Heir,Lord"]', '[Hand "b Spy,Heir,Duke"]', 7, "'Duke' names no card"),
        ('[Result "a:6 b:1"]', '[Result "a:6 b:3"]', 9, '[Result "a:6 b:3"] does not follow'),
        ('[Winner "a"]', '[Winner "a b"]', 9, '[Winner "a b"] does not follow'),
        ("1. a Heir", "a Heir", 11, "'a' stands before the first round's number"),
        ("a Heir start", "a Duke start", 11, "'Duke start' is no move"),
        ("a Heir start", "f Heir start", 11, "'f Heir start' is no move of a record"),
        ("a Heir start", "c Heir start", 11, "there is no seat 'c'"),
        ("a Heir start", "b Heir start", 11, "it is the turn of a"),
        ("a Heir start", "a Heir end", 11, "in an empty row there is only one place"),
        ("b keep {regent}", "b eliminate 1 {regent}", 12, "your card is face down"),
        ("2. b", "3. b", 13, "'3.' is not the number of the round, which is 2"),
        ("2. b", "b", 13, "'1.' is not the number of the round, which is 2"),
        ("b keep · a reveal\n", "b keep · a reveal\n   a keep\n", 15, "comes after the end of the game"),
        ("b keep · a reveal\n", "b keep\n", 9, "the game is not over"),
        ("b keep · a reveal\n", "b keep · a\n", 14, "'a' is no move of a record"),
        ('[Date "2026-11-18"]', '[Date "2026\x07"]', 4, "cannot stand in a tag"),
        ('[Date "2026-11-18"]', '[Date "2026\ud800"]', 4, "cannot stand in a tag"),
        ("{regent}", "{\ud800}", 12, "is no part of a record"),
        ("1. a Heir", "{first} 1. a Heir", 11, "'first' is out of place"),
        ("1. a Heir", '1. [Late "tag"] a Heir', 11, "'Late' is out of place"),
        ("1. a Heir", '1. "a Heir', 11, "is no part of a record"),
        ('[First "a"]', '[First "a"] [Position "x"]', 9, "'Position' does not fit"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused_with_line_and_reason(
    old: str, new: str, line: int, words: str
) -> None:
    assert SHORT.count(old) == 1 or old in ("1. a Heir", "a Heir start")
    with pytest.raises(RuleError) as refused:
        Record.parse(SHORT.replace(old, new, 1))
    assert str(refused.value).startswith(f"line {line}: ")
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


@rules("V3")
def test_a_record_as_a_seat_saw_it_hides_what_it_did_not_know() -> None:
    record = Record.parse(SHORT).seen_by("a")
    assert str(record) == (
        SHORT.replace("b Spy,Heir,Lord", "b ?*3")
        .replace("b Spy end", "b ? end")
        .replace("b Heir on 2", "b ? on 2")
        .replace(" {a bluff}", "")
        .replace('[Event "a \\"small\\" game \\\\ study"]\n', "")
    )
    assert Record.parse(str(record)) == record
    with pytest.raises(RuleError, match="can be shown, not replayed"):
        record.replay()


@rules("V3")
@examples(60)
@given(running_games())
def test_a_seen_record_names_no_card_of_another_seat_that_was_laid_face_down(game: Game) -> None:
    for seat in (None, *game.seats):
        seen = game.record().seen_by(seat)
        assert Record.parse(str(seen)) == seen
        for played, whole in zip(seen.moves, game.moves, strict=True):
            assert played.move == whole.seen_by(seat)
        for value in seen.values("Hand"):
            assert ("?" in value) == (value[0] != seat)


@rules("V3")
def test_the_record_of_a_study_from_a_position_shows_a_seat_its_view() -> None:
    game = Game.start(random_game(3, 30).position)
    seen = game.record().seen_by("a")
    assert seen.value("Position") == str(game.opening.seen_by("a"))
    assert Record.parse(str(seen)) == seen


def test_names_date_tags_and_comments_come_from_the_caller() -> None:
    game = random_game(1, 5, "alliance", 3)
    record = game.record({"b": "Бот"}, "2026-11-18", {"Table": "Nr. 7"}, {2: "regent"})
    text = str(record)
    assert '[Seat "a"] [Seat "b Бот"] [Seat "c"]' in text
    assert '[Table "Nr. 7"]' in text
    assert Record.parse(text).moves[1].comments == ("regent",)
    assert "Result" not in text


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"names": {"f": "Nobody"}}, "no-such-seat"),
        ({"names": {"a": "two\nlines"}}, "tag"),
        ({"tags": {"Result": "a:9"}}, "tag-taken"),
        ({"tags": {"No good": "x"}}, "tag"),
        ({"comments": {1: "closes } early"}}, "comment"),
        ({"comments": {99: "beyond"}}, "no-such-move"),
    ],
)
def test_what_a_record_cannot_hold_is_refused(wrong: dict[str, dict[str | int, str]], code: str) -> None:
    with pytest.raises(RuleError) as refused:
        random_game(1, 5).record(**wrong)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_the_opening_position_is_the_deal() -> None:
    game = Game.deal("alliance", 4, seed=11)
    assert game.record().opening() == Position.deal("alliance", 4, seed=11)
    assert game.record().value("Position") is None
