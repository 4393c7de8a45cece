"""`oriflamme play` line by line: what is told to whom, what is saved, and that nothing typed or answered ends the game."""

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from oriflamme import Game, Record
from oriflamme.bots import Budget, make_bot
from oriflamme.cli.asking import Left
from oriflamme.cli.console import Screen
from oriflamme.cli.match import Match, Player
from oriflamme.cli.playing import FORGET, Sitting
from oriflamme.cli.saving import Saver
from oriflamme.locales import Words
from tests.kit.command import Done, oriflamme
from tests.kit.programs import program

GAME = ("play", "--seats", "3", "--seed", "1", "--first", "a", "--bot", "random")
STUDY = ("play", "--box", "study:Spy,Heir,Lord/1/2", "--seed", "7", "--first", "a")
HUGE = "9" * 5000


def play(*typed: str, game: Sequence[str] = GAME, **env: str) -> Done:
    """A game in which this is typed."""
    return oriflamme(*game, sent="".join(f"{line}\n" for line in typed), **env)


class Typed:
    """Somebody who has everything ready to type."""

    def __init__(self, *lines: str) -> None:
        self._lines: Iterator[str] = iter(lines)

    def choose(self, question: str, items: Sequence[str], hint: str = "", typed: Sequence[str] = ()) -> str:
        """Type the next line."""
        del question, items, hint, typed
        return self.line("")

    def line(self, question: str) -> str:
        """Type the next line."""
        del question
        line = next(self._lines, None)
        if line is None:
            raise Left
        return line


def sit(console: Console, *typed: str, people: int, pace: float = 0) -> None:
    """Play a small game at a console."""
    words = Words("en")
    game = Game.deal("study:Spy,Heir,Lord/1/2", 3, 7, "a")
    players = {seat: Player(seat.upper(), None if n < people else "random") for n, seat in enumerate(game.seats)}
    match = Match(game, players, lambda name: make_bot(name, 1))
    Sitting(words, console, Typed(*typed), match, Saver(words), regent="random", budget=Budget(1), pace=pace).run()


# --- What is typed and named


@pytest.mark.parametrize(
    "typed", [HUGE, f"rules {HUGE}", f"why {HUGE}", f"{HUGE} start", "١", "\x1b[2J", "rules \x9b2J"]
)
def test_nothing_typed_ends_the_game(typed: str) -> None:
    told = play(typed, "quit")
    assert (told.code, told.errors) == (0, "")
    assert "The game is left." in told.output
    assert not re.search("[\x1b\x9b]", told.output)


def test_bytes_that_are_no_text_do_not_end_the_game() -> None:
    told = play("é", "quit", PYTHONUTF8="0", PYTHONIOENCODING="ascii:strict", LANG="C")
    assert (told.code, told.errors) == (0, "")
    assert "The game is left." in told.output


@pytest.mark.parametrize("name", ["[/x]", "[bold]", ":smile:"])
def test_a_name_is_shown_as_it_is_written(name: str) -> None:
    told = play("", "1", game=(*STUDY, "--seats", "2", "--people", "2", "--name", name))
    assert (told.code, told.errors) == (0, "")
    assert f"{name}, it is your turn." in told.output
    assert f"Round 1: {name} is first." in told.output


def test_rules_alone_say_how_to_reach_the_rest() -> None:
    assert "rules Ambush a card, rules Q9 one rule" in " ".join(play("rules", "quit").output.split())


# --- Saving and going on


@pytest.mark.parametrize("name", [".", "..", "/", "a" * 300, "a\0b", "~nobody-of-that-name/x", "no-such-folder/x"])
def test_a_game_that_cannot_be_saved_goes_on(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = play(f"save {name}", "quit")
    assert (told.code, told.errors) == (0, "")
    assert "cannot be written" in " ".join(told.output.split())
    assert "The game is left." in told.output
    assert not list(tmp_path.iterdir())


def test_programs_can_be_told_apart_at_the_table() -> None:
    bots = [f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples/bots/patient.py'}", "cmd:sh -c 'exit 1'"]
    told = play("quit", game=(*STUDY, "--seats", "3", "--people", "1", "--bot", bots[0], "--bot", bots[1])).output
    assert re.search(r"Boris \(…\S*/bots/patient\.py\)", told)
    assert "Chen (sh -c 'exit 1')" in told


def test_a_log_tells_again_what_was_told_and_a_table_what_lies_there() -> None:
    told = play("1", "log", "table", "quit", game=(*GAME, "--people", "1")).output
    assert told.count("\nRound 1: Anna is first.") == 2
    assert told.count("  Anna places the ") == 2
    assert told.count("Your hand: ") == 3


def test_a_hint_shows_three_moves_the_one_that_wins_most_first() -> None:
    told = play("hint", "quit", game=(*GAME, "--people", "1")).output
    hint = told.partition("The most promising moves, and how often they win:\n")[2].splitlines()[:4]
    shares = [int(found[1]) for line in hint if (found := re.fullmatch(r"  .+: (\d+) %", line))]
    assert len(shares) == 3
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [("en", "yes", "no"), ("uk", "Так", "ні"), ("ru", "да", "нет"), ("hu", "igen", "nem"), ("pl", "tak", "nie")]
    + [("fr", "oui", "non"), ("fr", "y", "")],
)
def test_yes_is_a_whole_word_too(language: str, yes: str, no: str) -> None:
    words = Words(language)
    told = play("resign", no, "resign", yes, game=(*GAME, "--people", "1", "--lang", language)).output
    assert told.count(words("prompt-really-resign")) == 2
    assert words("play-resigned", who=words("seat-name-a")) in told


def test_a_file_that_is_not_this_game_is_never_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evening.orif").write_text("somebody else's", encoding="utf-8")
    told = play("1", "save evening", "save morning", "save morning", "quit")
    assert "evening.orif is there already: choose another name" in told.output
    assert told.output.count("Saved to morning.orif.") == 2
    assert (tmp_path / "evening.orif").read_text(encoding="utf-8") == "somebody else's"
    assert Record.parse((tmp_path / "morning.orif").read_text(encoding="utf-8")).moves


def test_what_a_bot_played_in_ones_place_is_not_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.orif"
    game = Game.deal("study:Spy,Heir,Lord/2/3", 2, 7, "a")
    for _ in range(2):
        game.play(game.position.moves[0])
    for comment, answer in (("regent", "There is no move of yours to take back."), ("bold", "Taken back.")):
        record = game.record(tags={"Bots": "b random"}, comments={1: comment})
        path.write_text(str(record), encoding="utf-8")
        assert answer in play("takeback", "quit", "y", game=("play", "--resume", str(path))).output


def test_what_a_record_says_beside_the_game_is_kept(tmp_path: Path) -> None:
    long_name = "Olha of the long and winding name"
    path = tmp_path / "game.orif"
    game = Game.deal("oriflamme", 2, 1, "a")
    names, tags = {"a": long_name, "b": "Jan"}, {"Event": "Evening", "Bots": "b random"}
    game.play(game.position.moves[0])
    game.play(game.position.moves[0])
    text = str(game.record(names, "2020-02-02", tags, {1: "bold", 2: "regent"})).replace("{bold}", "{bold} {very}")
    path.write_text(text, encoding="utf-8")
    told = play("1", "save", "quit", game=("play", "--resume", str(path)))
    assert "Olha of the long an…" in told.output
    assert long_name not in told.output
    before, after = Record.parse(text), Record.parse(path.read_text(encoding="utf-8"))
    assert len(after.moves) > 2
    assert after.moves[:2] == before.moves
    assert set(after.tags) == set(before.tags)


def test_a_name_in_a_record_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.orif"
    path.write_text(str(Game.deal("oriflamme", 2, 1, "a").record({"a": "\x9b2J"})), encoding="utf-8")
    for told in (play("quit", game=("play", "--resume", str(path))), oriflamme("replay", str(path))):
        assert "\\u009b2J" in told.output
        assert "\x9b" not in told.output


# --- Bots that fail


def test_people_who_play_are_told_what_kind_of_fault_a_bot_has_and_not_its_answer(tmp_path: Path) -> None:
    game = (*STUDY, "--seats", "2", "--bot", f"cmd:{program('tells a secret', tmp_path)}")
    told = play(*["1"] * 9, game=game)
    assert (told.code, told.errors) == (0, "")
    assert "failed (its answer is no move)" in " ".join(told.output.split())
    assert "please" not in told.output
    watched = oriflamme(*game, "--people", "0")
    assert (watched.code, watched.errors) == (0, "")
    assert "Conspiracy start please \\u001b[2J" in " ".join(watched.output.split())
    assert "\x1b" not in watched.output


def test_a_log_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    game = (*STUDY, "--seats", "2", "--bot", f"cmd:{program('legal', tmp_path)}")
    refused = oriflamme(*game, ORIFLAMME_BOT_LOG=str(tmp_path / "no-such-folder/log"))
    assert (refused.code, refused.output) == (2, "")
    assert "no-such-folder/log cannot be written" in refused.errors


def test_everybody_behind_a_curtain_is_told_that_a_bot_failed(tmp_path: Path) -> None:
    bot = f"cmd:{program('illegal', tmp_path)}"
    told = play(*["1"] * 20, game=(*STUDY, "--seats", "3", "--people", "2", "--bot", bot))
    assert told.code == 0
    output = " ".join(told.output.split())
    _, *turns = re.split(r"(\w+), it is your turn\. Press Enter when nobody else is looking\.", output)
    told_to = dict.fromkeys(turns[::2], "")
    for name, text in zip(turns[::2], turns[1::2], strict=True):
        told_to[name] += text
    assert told_to.keys() == {"Anna", "Boris"}
    assert all("Chen failed (it chose a move that is not legal)" in text for text in told_to.values())


@contextlib.contextmanager
def as_usual(number: signal.Signals) -> Iterator[None]:
    """What is started here does not ignore a signal that we were started to ignore, as in the background of a shell."""
    before = signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(number, before)


@pytest.mark.skipif(os.name != "posix", reason="there are no signals")
@pytest.mark.parametrize("number", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_program_does_not_outlive_a_game_that_is_ended_from_outside(number: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = f"cmd:{program('hangs and says who it is', tmp_path)}"
    command = [*STUDY, "--seats", "2", "--people", "0", "--time", "600", "--bot", bot]
    with as_usual(getattr(signal, number)):
        game = subprocess.Popen(
            [sys.executable, "-m", "oriflamme.cli.app", *command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={**os.environ, "ORIFLAMME_BOT_LOG": str(log)},
        )
    try:
        while game.poll() is None and not (log.exists() and log.read_text(encoding="utf-8").endswith("\n")):
            time.sleep(0.01)
        game.send_signal(getattr(signal, number))
        _, errors = game.communicate(timeout=60)
    finally:
        game.kill()
    assert errors == b""
    with pytest.raises(ProcessLookupError):
        os.kill(int(log.read_text(encoding="utf-8")), 0)


def test_a_game_that_is_left_is_not_over_for_a_program(tmp_path: Path) -> None:
    bot, log = program("keeps a log", tmp_path), tmp_path / "log"
    for typed, ends in ((["1", "quit", "y"], ["quit"]), (["1"] * 9, ["over", "quit"])):
        log.unlink(missing_ok=True)
        play(*typed, game=(*STUDY, "--seats", "2", "--bot", f"cmd:{bot} {log}"))
        told = [line.split()[0] for line in log.read_text(encoding="utf-8").splitlines()]
        assert told[:2] == ["hello", "new"]
        assert [word for word in told if word in ("over", "quit")] == ends


# --- What is told when


def test_news_have_a_heading_only_where_there_are_any(tmp_path: Path) -> None:
    path = tmp_path / "game.orif"
    heading = "What has happened since your last turn:"
    game = Game.deal("study:Spy,Heir,Lord/2/3", 2, 7, "a")
    game.play(game.position.moves[0])
    path.write_text(str(game.record()), encoding="utf-8")
    resumed = play("", "quit", game=("play", "--resume", str(path)))
    assert "Which card do you place" in resumed.output
    assert heading not in resumed.output
    taken_back = play("", "1", "", "", "1", "takeback", game=(*STUDY, "--seats", "2", "--people", "2"))
    told = taken_back.output.split("Taken back.")[1]
    assert "Which card do you place" in told
    assert heading not in told
    assert heading in play(*["1"] * 9, game=(*STUDY, "--seats", "2", "--people", "2")).output


def test_what_is_told_again_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("oriflamme.cli.playing.time.sleep", waited.append)
    sit(Screen(file=io.StringIO()), "log", "quit", people=1, pace=3)
    paces = [seconds for seconds in waited if seconds]
    assert paces == [3]


@pytest.mark.parametrize(("kind", "emptied"), [("xterm", True), ("dumb", False)])
def test_a_screen_is_emptied_in_the_way_that_it_knows(kind: str, emptied: bool) -> None:
    told = io.StringIO()
    console = Screen(file=told, force_terminal=True, height=30, width=80, _environ={"TERM": kind})
    sit(console, "", "quit", people=2)
    assert (FORGET in told.getvalue()) == emptied
    assert ("\x1b" in told.getvalue()) == emptied
    assert ("\n" * 30 in told.getvalue()) != emptied
