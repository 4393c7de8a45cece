"""Programs as bots: those that play well, and those that crash, hang or answer nonsense."""

from __future__ import annotations

import itertools
import os
import re
import shlex
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from oriflamme import Game, View
from oriflamme.bots import BotError, Budget, decide, make_bot
from oriflamme.bots.child import Child
from oriflamme.bots.program import ProgramBot
from tests.kit.example_bots import EXAMPLES
from tests.kit.programs import program

PAGE = (Path(__file__).parents[2] / "PROTOCOL.md").read_text(encoding="utf-8")
SHORT = Budget(seconds=0.2)
LONG = Budget(seconds=30)


@pytest.fixture
def seated() -> Iterator[list[ProgramBot]]:
    """The bots of a test, which are ended after it."""
    bots: list[ProgramBot] = []
    yield bots
    for bot in bots:
        bot.kill()


def seat_program(seated: list[ProgramBot], command: str) -> ProgramBot:
    """A program as a bot."""
    bot = make_bot(f"cmd:{command}")
    assert isinstance(bot, ProgramBot)
    seated.append(bot)
    return bot


def some_view(seats: int = 3) -> View:
    """A decision of seat a."""
    return Game.deal("oriflamme", seats, 1, "a").view("a")


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("box", ["oriflamme", "alliance"])
def test_an_example_bot_plays_whole_games(name: str, box: str, seated: list[ProgramBot]) -> None:
    bot = seat_program(seated, EXAMPLES[name])
    for seats in (2, 5):
        game = Game.deal(box, seats, seed=3)
        chance = make_bot("random", 4)
        while (mover := game.to_move) is not None:
            choice = decide(bot if mover == "b" else chance, game.view(mover), LONG)
            assert choice.fault is None
            game.play(choice.move)
        bot.over(game.view("b"))
    assert bot.name == "Patient"
    assert bot.close()


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_bot_says_what_the_page_shows(name: str) -> None:
    page = re.findall(r"```\n(> .*?)```", PAGE, re.DOTALL)[1].splitlines()
    child = Child(EXAMPLES[name])
    for line in page:
        if line.startswith("> "):
            child.tell(line.removeprefix("> "))
        else:
            assert child.answer(30) == line.removeprefix("< ")
    assert child.ends(30)


def test_both_example_bots_are_short_and_play_alike(seated: list[ProgramBot]) -> None:
    bots = [seat_program(seated, command) for command in EXAMPLES.values()]
    game = Game.deal("alliance", 3, seed=8)
    while (mover := game.to_move) is not None:
        one, other = (bot.choose(game.view(mover), LONG) for bot in bots)
        assert one == other
        game.play(one)
    assert all(
        len(Path(shlex.split(command)[1]).read_text(encoding="utf-8").splitlines()) < 40
        for command in EXAMPLES.values()
    )


@pytest.mark.parametrize(
    ("way", "code"),
    [
        ("crashes", "crashed"),
        ("crashes at once", "crashed"),
        ("hangs", "hung"),
        ("chatters", "nonsense"),
        ("illegal", "illegal"),
        ("no move", "nonsense"),
        ("other number", "nonsense"),
        ("not a number", "nonsense"),
        ("huge number", "nonsense"),
        ("foreign digits", "nonsense"),
        ("floods", "hung"),
        ("endless line", "nonsense"),
        ("no text", "nonsense"),
        ("rude", "nonsense"),
    ],
)
def test_a_bot_that_fails_loses_the_decision_to_the_default_move(
    way: str, code: str, seated: list[ProgramBot], tmp_path: Path
) -> None:
    bot = seat_program(seated, program(way, tmp_path))
    view = some_view()
    for _ in range(2):  # it is started anew, and fails again
        choice = decide(bot, view, SHORT)
        assert choice.move == view.moves[0]
        assert choice.fault is not None
        assert choice.fault.code == code


def test_a_program_that_is_not_there_is_told_so(seated: list[ProgramBot]) -> None:
    for command in ("./no-such-bot", "'unended", ""):
        fault = decide(seat_program(seated, command), some_view(), SHORT).fault
        assert fault is not None
        assert fault.code == "no-program"


def test_a_program_that_writes_without_end_has_to_wait_and_nobody_listens_when_it_is_ended() -> None:
    command = shlex.join([sys.executable, "-c", "for number in range(100_000): print('move', number, flush=True)"])
    child = Child(command)
    assert child.answer(30) == "move 0"
    assert not child.ends(5)
    assert nobody_listens(command)


def test_a_program_that_is_never_silent_gets_no_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr("oriflamme.bots.child.time", SimpleNamespace(monotonic=lambda: next(clock)))
    child = Child(shlex.join([sys.executable, "-c", "while True: print('move 0 keep', flush=True)"]))
    with pytest.raises(BotError, match="hung"):
        list(itertools.islice(child.answers(10), 20))
    child.kill()


@pytest.mark.skipif(os.name != "posix", reason="there are no process groups")
@pytest.mark.parametrize("leaves", [True, False])
def test_what_a_program_has_started_ends_with_it(leaves: bool, tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(
        "import subprocess, sys\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])  # writes to our output, or could\n"
        "print('started', flush=True)\n"
        "input()\n",
        encoding="utf-8",
    )
    command = shlex.join([sys.executable, str(path)])
    child = Child(command)
    assert child.answer(30) == "started"
    if leaves:
        child.tell("leave")
        assert child.ends(30)
    else:
        child.kill()
    assert nobody_listens(command)


def nobody_listens(command: str) -> bool:
    """Whether the output of a program has ended, for the program and for what it has started."""
    listening = [thread for thread in threading.enumerate() if thread.name == f"listening to {command}"]
    for thread in listening:
        thread.join(60)
    return not any(thread.is_alive() for thread in listening)


@pytest.mark.skipif(os.name != "posix", reason="there are no sessions")
def test_a_program_has_a_session_of_its_own_so_that_ctrl_c_is_not_for_it() -> None:
    child = Child(shlex.join([sys.executable, "-c", "import os; print(os.getsid(0) == os.getpid())"]))
    assert child.answer(30) == "True"
    child.kill()


def test_blank_lines_are_passed_over(seated: list[ProgramBot], tmp_path: Path) -> None:
    bot = seat_program(seated, program("blank lines", tmp_path))
    assert [decide(bot, some_view(), LONG).fault for _ in range(2)] == [None, None]


def test_what_a_program_says_beside_its_answers_goes_to_the_log_alone(
    seated: list[ProgramBot], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log"
    monkeypatch.setenv("ORIFLAMME_BOT_LOG", str(log))
    bot = seat_program(seated, program("tells a secret", tmp_path))
    for times in (1, 2):
        decide(bot, some_view(), LONG)
        assert log.read_text(encoding="utf-8") == "aside\n" * times
    monkeypatch.delenv("ORIFLAMME_BOT_LOG")
    decide(bot, some_view(), LONG)
    assert log.read_text(encoding="utf-8") == "aside\n" * 2
    assert capfd.readouterr().err == ""


def test_a_bot_that_ended_after_its_move_is_started_anew(seated: list[ProgramBot], tmp_path: Path) -> None:
    bot = seat_program(seated, program("crashes after a move", tmp_path))
    view = some_view()
    faults = [decide(bot, view, LONG).fault for _ in range(3)]
    assert faults[0] is None
    assert faults[2] is None
    assert faults[1] is None or faults[1].code == "crashed"


def test_answers_to_earlier_decisions_are_passed_over(seated: list[ProgramBot], tmp_path: Path) -> None:
    bot = seat_program(seated, program("late", tmp_path))
    view = some_view()
    assert [decide(bot, view, LONG).fault for _ in range(4)] == [None] * 4


def test_a_bot_is_told_of_a_new_game_and_not_twice_of_the_same(seated: list[ProgramBot], tmp_path: Path) -> None:
    log = tmp_path / "log"
    path = tmp_path / "bot.py"
    path.write_text(
        "import sys\n"
        f"log = open({str(log)!r}, 'w', encoding='utf-8')\n"
        "for line in sys.stdin:\n"
        "    log.write(line); log.flush()\n"
        "    if line.startswith('hello'): print('bot Log', flush=True)\n"
        "    if line.startswith('decide'): print('move', line.split()[1], line.strip().split(' · ')[-1], flush=True)\n"
        "    if line.startswith('quit'): break\n",
        encoding="utf-8",
    )
    bot = seat_program(seated, shlex.join([sys.executable, "-X", "utf8", str(path)]))
    view = some_view()
    for _ in range(2):
        bot.choose(view, LONG)
    bot.over(view)
    bot.choose(some_view(4), LONG)
    assert bot.close()
    told = log.read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in told] == [
        *("hello", "new", "view", "decide", "view", "decide", "over"),
        *("new", "view", "decide", "quit"),
    ]
    assert told[2] == f"view {view}"
    moves = " · ".join(map(str, view.moves))
    assert told[3] == f"decide 1 30000 {moves}"
