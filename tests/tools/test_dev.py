"""The table of commands, and what dev.py says where it cannot go on."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import dev


def test_commands_are_the_modules_that_name_their_locks() -> None:
    table = dev.commands()
    assert {"bench", "check", "dist", "lock", "mutate", "play", "test"} <= set(table)
    assert not {"__init__", "steps", "mutation"} & set(table)


@pytest.mark.parametrize("name", dev.commands())
def test_command_has_help_and_locks(name: str) -> None:
    command = dev.commands()[name]
    assert command.help.endswith(".")
    assert all(dev.lock_file(lock).is_file() for lock in command.locks)


@pytest.mark.parametrize("name", dev.commands())
def test_asked_for_help_a_command_gives_help_and_does_nothing_else(name: str) -> None:
    command = [sys.executable, "-m", f"tools.{name}", "--help"]
    told = subprocess.run(command, cwd=dev.ROOT, capture_output=True, encoding="utf-8", check=True).stdout
    assert told.lower().lstrip().startswith("usage:")


@pytest.mark.parametrize("name", sorted({*dev.commands()} - {"test", "soak"}))  # these hand on to pytest
def test_what_a_command_does_not_know_it_refuses(name: str) -> None:
    command = [sys.executable, "-m", f"tools.{name}", "--no-such-option"]
    done = subprocess.run(command, cwd=dev.ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert "no-such-option" in done.stderr


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_without_a_command_all_are_listed(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(arguments) == 0
    listed = capsys.readouterr().out
    assert all(f"  {name:<8} {command.help}\n" in listed for name, command in dev.commands().items())


def test_unknown_command_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"no command 'plya': choose one of .*play"):
        dev.main(["plya"])


def test_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.version_info", (3, 10, 0))
    with pytest.raises(SystemExit, match=r"Python 3\.11 or newer"):
        dev.main(["play"])


def test_environment_of_somebody_else_is_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(dev, "ENV", tmp_path)
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp.json")
    with pytest.raises(SystemExit, match="not made by this program"):
        dev.make_env()


@pytest.mark.parametrize(
    ("mode", "compiler", "words"),
    [
        ("auto", "no-such-compiler", "no C compiler found: .*install gcc"),
        ("auto", "python3", "compiling failed: .*ORIFLAMME_COMPILE=require"),
        ("never", "python3", "ORIFLAMME_COMPILE=never: .*unset it"),
    ],
)
def test_plain_engine_is_told_in_one_line(
    mode: str,
    compiler: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(dev, "COMPILED", [tmp_path])
    monkeypatch.setenv("ORIFLAMME_COMPILE", mode)
    monkeypatch.setenv("CC", compiler)
    dev.tell_if_plain()
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert re.search(words, told)


def test_compiled_engine_is_no_news(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "walk.cpython-311.so").touch()
    monkeypatch.setattr(dev, "COMPILED", [tmp_path])
    dev.tell_if_plain()
    assert capsys.readouterr().err == ""


def test_digest_tells_contents_and_names_apart(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("text", encoding="utf-8")
    other.write_text("text", encoding="utf-8")
    first = dev.digest(one)
    assert first == dev.digest(one)
    assert first != dev.digest(other)
    one.write_text("other text", encoding="utf-8")
    assert first != dev.digest(one)
