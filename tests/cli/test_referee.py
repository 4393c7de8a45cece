"""The referee of PROTOCOL.md: its transcript, every command, and that nonsense changes nothing."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oriflamme import Position, Record
from oriflamme.cli import referee
from oriflamme.cli.refereeing import FORMS, Referee
from tests.kit.effort import examples
from tests.kit.generate import random_game

PAGE = (Path(__file__).parents[2] / "PROTOCOL.md").read_text(encoding="utf-8")
STUDY = "study:Soldier,Ambush,Spy/1/2"
DEAL = f"deal {STUDY} 2 seed=4 first=a"
REFUSED = re.compile(r"error [a-z][a-z0-9-]* (?:-|[A-Z][\w-]*(?:,[A-Z][\w-]*)*) \S.*")


def transcripts() -> list[str]:
    """The examples of the page, the referee's first."""
    return re.findall(r"```\n(> .*?)```", PAGE, re.DOTALL)


def told(*lines: str) -> list[str]:
    """What a referee answers to these lines."""
    judge = Referee()
    return [answer for line in lines for answer in judge.answer(line)]


def test_the_transcript_of_the_page_is_what_the_program_writes() -> None:
    page = transcripts()[0].splitlines()
    sent = [line.removeprefix("> ") for line in page if line.startswith("> ")]
    done = subprocess.run(
        [sys.executable, "-m", "oriflamme.cli.app", "referee"],
        input="\n".join(sent),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.splitlines() == [line.removeprefix("< ") for line in page if line.startswith("< ")]
    assert done.stderr == ""


def test_the_page_names_every_command_as_it_is_written() -> None:
    table = re.findall(r"^\| `([a-z]+[^`]*)` \|", PAGE.split("## Player")[0], re.MULTILINE)
    assert table == list(FORMS.values())
    assert told("help") == [*(f"help {form}" for form in FORMS.values()), "ok"]
    assert f"`too-long` (a line has at most {referee.LONGEST_LINE:,} bytes)" in PAGE


def test_it_greets_and_agrees_on_the_version() -> None:
    greeting, last = told("hello 1")
    assert re.fullmatch(r"referee oriflamme \d+\.\d+\.\d+", greeting)
    assert last == "ok"
    assert told("hello 2")[-1].startswith("error unknown-version - ")


def test_a_seed_deals_the_same_game_and_chance_another() -> None:
    assert told("deal alliance 5 seed=7", "position") == told("deal alliance 5 seed=7", "position")
    assert told("deal alliance 5", "position") != told("deal alliance 5", "position")


def test_a_number_of_players_that_cannot_play_is_refused_with_those_that_can() -> None:
    assert told("deal alliance 1") == ["error seats S1 2 to 5 can play, not 1"]


def test_a_game_is_gone_on_with_from_a_position() -> None:
    position = told(DEAL, "position")[-2].removeprefix("position ")
    assert told(f"start {position}", "position")[-2] == f"position {position}"


def test_a_saved_game_is_loaded_on_one_line() -> None:
    game = random_game(5, 20)
    text = str(game.record()).replace("\n", " ")
    judge = Referee()
    assert judge.answer(f"load {text}")[-1] == "ok"
    assert judge.answer("position") == [f"position {game.position}", "ok"]
    saved = judge.answer("save")[0].removeprefix("record ")
    assert Record.parse(saved) == game.record()


def test_what_a_seat_is_told_is_what_the_game_tells_it() -> None:
    game = random_game(8, 25, "alliance", 3)
    judge = Referee()
    judge.answer("load " + str(game.record()).replace("\n", " "))
    for name in (*game.seats, "-"):
        seat = None if name == "-" else name
        seen = [event.seen_by(seat) for event in game.events]
        assert judge.answer(f"view {name}") == [f"view {game.view(seat)}", "ok"]
        assert judge.answer(f"events {name}") == [*(f"event {one}" for one in seen if one is not None), "ok"]
        assert judge.answer(f"history {name}") == [
            *(f"history {line}" for line in game.history(seat).splitlines()),
            "ok",
        ]
        assert judge.answer(f"worlds {name}") == [f"worlds {game.view(seat).worlds()}", "ok"]
        drawn = judge.answer(f"sample {name} seed=3")
        assert drawn == judge.answer(f"sample {name} seed=3")
        assert Position.parse(drawn[0].removeprefix("position ")).seen_by(seat) == game.view(seat)


def test_a_record_for_a_seat_hides_what_it_may_not_know() -> None:
    game = random_game(8, 3, "alliance", 3)
    judge = Referee()
    judge.answer("load " + str(game.record()).replace("\n", " "))
    whole, seen = judge.answer("save")[0], judge.answer("save a")[0]
    assert '[Hand "b ?*7"]' not in whole
    assert '[Hand "b ?*7"]' in seen


def test_going_back_and_on_again_comes_to_the_same() -> None:
    judge = Referee()
    judge.answer(DEAL)
    before = judge.answer("position")
    judge.answer("play Spy start")
    judge.answer("play Soldier start")
    assert judge.answer("undo 2")[0].startswith("decide 1 a ")
    assert judge.answer("position") == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "unknown-command"),
        ("Deal alliance 4", "unknown-command"),
        ("answer", "unknown-command"),
        ("__init__", "unknown-command"),
        ("deal alliance", "form"),
        ("deal alliance 4 colour=red", "form"),
        ("deal alliance four", "number"),
        ("deal alliance 4 seed=-1", "number"),
        ("deal alliance 4 seed=²", "number"),
        ("deal alliance 6", "seats"),
        ("deal alliance 3 first=d", "no-such-first"),
        ("deal tarot 3", "unknown-box"),
        ("play keep", "place-first"),
        ("play 2 Spy start", "late"),
        ("play 99999999999999999999999 Spy start", "late"),
        (f"play {'9' * 5000} keep", "late"),
        ("play ١ Spy start", "late"),
        (f"deal alliance 4 seed={'9' * 5000}", "number"),
        ("undo", "nothing-to-undo"),
        ("undo many", "number"),
        ("moves now", "form"),
        ("view z", "no-such-seat"),
        ("events z", "no-such-seat"),
        ("why z keep", "no-such-seat"),
        ("sample a loud", "form"),
        ("load [Format", "record-text"),
        ("start nonsense", "sections"),
    ],
)
def test_what_cannot_be_done_is_one_error_line_and_changes_nothing(line: str, code: str) -> None:
    judge = Referee()
    judge.answer(DEAL)
    before = judge.answer("save")
    answer = judge.answer(line)
    assert len(answer) == 1
    assert REFUSED.fullmatch(answer[0]), answer
    assert answer[0].split()[1] == code
    assert judge.answer("save") == before


@pytest.mark.parametrize(
    "command", ["play keep", "undo", "moves", "position", "view a", "save", "worlds a", "why a keep"]
)
def test_without_a_game_it_says_how_to_begin(command: str) -> None:
    assert told(command) == ["error no-game - there is no game yet; begin with deal, start or load"]


def run(sent: bytes) -> list[str]:
    """What the command writes for these bytes."""
    written = io.BytesIO()
    referee.run(io.BytesIO(sent), written)
    return written.getvalue().decode().splitlines()


def test_bytes_that_are_no_text_and_endless_lines_are_passed_over() -> None:
    long = b"play " + b"x" * (referee.LONGEST_LINE * 2) + b"\n"
    answers = run(b"\xff\xfe\n" + long + b"hello 1\nquit\nhello 1\n")
    assert [answer.split()[:2] for answer in answers] == [
        ["error", "not-utf-8"],
        ["error", "too-long"],
        ["referee", "oriflamme"],
        ["ok"],
        ["ok"],
    ]


def test_the_end_of_the_input_ends_it_in_the_middle_of_a_line() -> None:
    assert run(f"{DEAL}\npl".encode())[-1].startswith("error unknown-command")
    assert run(b"") == []


PIECES = st.sampled_from(
    [
        *FORMS,
        "a",
        "b",
        "-",
        "1",
        "2",
        "seed=1",
        "first=a",
        "alliance",
        STUDY,
        "Spy",
        "Soldier",
        "start",
        "keep",
        "reveal",
    ]
)
LINES = st.one_of(st.lists(PIECES, max_size=5).map(" ".join), st.text(max_size=40), st.just("moves"))


@examples(150)
@given(st.lists(st.one_of(LINES.map(str.encode), st.binary(max_size=40)), max_size=12))
def test_whatever_it_is_sent_it_answers_line_by_line(lines: list[bytes]) -> None:
    sent = [line.replace(b"\n", b" ") for line in lines if line.split(b" ")[0] != b"quit"]
    answers = run(b"".join(line + b"\n" for line in [DEAL.encode(), *sent, b"hello 1"]))
    ends = [answer for answer in answers if answer == "ok" or answer.startswith("error ")]
    assert len(ends) == len(sent) + 2
    assert all(answer == "ok" or REFUSED.fullmatch(answer) for answer in ends)
    assert answers[-1] == "ok"
