"""`oriflamme bot-check`: passes what keeps to the protocol, and says what each fault is."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from oriflamme.cli.checking import CHECKS
from tests.kit.command import oriflamme
from tests.kit.example_bots import EXAMPLES
from tests.kit.programs import program


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_bots_pass(name: str) -> None:
    told = oriflamme("bot-check", EXAMPLES[name])
    assert told.code == 0, told
    assert told.output.count(": passed\n") == len(CHECKS)
    assert told.output.endswith(f"All {len(CHECKS)} checks passed.\n")
    data = json.loads(oriflamme("bot-check", EXAMPLES[name], "--json").output)
    assert data == {"command": EXAMPLES[name], "passed": True, "faults": dict.fromkeys(CHECKS)}


@pytest.mark.parametrize(
    ("way", "faults"),
    [
        ("without a name", {"greets": "nonsense"}),
        ("rude", {"greets": "nonsense"}),
        ("crashes at once", {"greets": "crashed"}),
        ("illegal", dict.fromkeys(["move-legal", "new-game", "whole-games", "unknown-line", "quit"], "illegal")),
        ("stays", {"quit": "stays"}),
        ("wants known lines", {"unknown-line": "crashed"}),
        ("other number", dict.fromkeys([name for name in CHECKS if name != "greets"], "nonsense")),
    ],
)
def test_a_fault_is_found_and_named(way: str, faults: dict[str, str], tmp_path: Path) -> None:
    told = oriflamme("bot-check", program(way, tmp_path), "--time", "10", "--json")
    assert told.code == 1
    data = json.loads(told.output)
    assert {name: fault for name, fault in data["faults"].items() if fault} == faults
    assert not data["passed"]


def test_a_fault_is_said_in_words(tmp_path: Path) -> None:
    told = oriflamme("bot-check", program("illegal", tmp_path), "--lang", "uk")
    assert told.code == 1
    assert "steal e" in told.output
    assert "Traceback" not in told.errors
    assert "the program ended" in oriflamme("bot-check", program("crashes at once", tmp_path)).output


def test_a_program_is_named_as_it_is_seated() -> None:
    assert json.loads(oriflamme("bot-check", f"cmd:{EXAMPLES['python']}", "--json").output)["passed"]


def test_a_program_is_named_with_its_arguments_as_a_shell_gives_them() -> None:
    data = json.loads(oriflamme("bot-check", *shlex.split(EXAMPLES["python"]), "--json").output)
    assert (shlex.split(data["command"]), data["passed"]) == (shlex.split(EXAMPLES["python"]), True)


@pytest.mark.parametrize("command", ["", "'unended", "no-such-program"])
def test_without_a_greeting_it_says_what_was_not_checked(command: str) -> None:
    told = oriflamme("bot-check", command)
    assert told.code == 1
    assert f"“{command}” names no program that can be started" in told.output
    assert told.output.endswith(f"Without a greeting {len(CHECKS) - 1} more checks were not made.\n")


def test_all_that_a_program_says_is_heard_and_none_of_it_reaches_the_terminal_unseen(tmp_path: Path) -> None:
    told = oriflamme("bot-check", program("tells a secret", tmp_path))
    assert told.code == 1
    assert "Conspiracy start please \\u001b[2J" in told.output
    assert "\x1b" not in told.output
    assert "aside\n" in told.errors
    assert len(oriflamme("bot-check", program("long answer", tmp_path)).output) < 5000
    assert oriflamme("bot-check", "x" * 5000).code == 1


def test_a_program_that_fails_at_the_table_is_reported_and_the_game_goes_on(tmp_path: Path) -> None:
    command = f"cmd:{program('crashes', tmp_path)}"
    study = "study:Spy,Heir,Lord/2/3"
    told = oriflamme("play", "--box", study, "--seats", "2", "--people", "0", "--bot", command, "--bot", "random")
    assert told.code == 0
    assert "failed (the program ended), so the default move" in " ".join(told.output.split())
    assert "The story of the influence" in told.output
