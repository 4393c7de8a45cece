"""Mutants: small mistakes put into the rules on purpose, to see whether the tests of the rule notice.

A mutant is *killed* when the tests of its rule fail, and *survives* when they pass. Everything else is an
*error*: the old text is not there, the mutated package cannot be imported, no test carries the rule, or its
tests fail without any mistake.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tools.engine import copy_plain, using
from tools.steps import ROOT

KILLED, SURVIVED, ERROR = "killed", "survived", "error"


@dataclass(frozen=True)
class Mutant:
    """One mistake: in a file of the package, ``old`` (which stands there exactly once) becomes ``new``."""

    rule: str
    path: str
    old: str
    new: str

    @property
    def module(self) -> str:
        """The name under which the file is imported."""
        return ".".join(["oriflamme", *Path(self.path).with_suffix("").parts])


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant, and a few words why."""

    mutant: Mutant
    fate: str
    words: str


def put_into(package: Path, mutant: Mutant) -> None:
    """Put the mistake into a copy of the package."""
    path = package / mutant.path
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    if text.count(mutant.old) != 1:
        message = f"{mutant.old!r} stands {text.count(mutant.old)} times in {mutant.path}, not once"
        raise ValueError(message)
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")


def try_mutant(mutant: Mutant, limit: float = 120.0, project: Path = ROOT) -> Outcome:
    """Run the tests of the mutant's rule with the mistake in a copy of the project's package."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_plain(folder, project)
        try:
            put_into(folder / "oriflamme", mutant)
            imported = _run(["-c", f"import {mutant.module}"], folder, limit, project)
            if imported.returncode != 0:
                return Outcome(mutant, ERROR, f"the mutated package cannot be imported: {_words(imported)}")
            tested = _run_tests(mutant.rule, folder, limit, project)
        except ValueError as error:
            return Outcome(mutant, ERROR, str(error))
        except subprocess.TimeoutExpired:
            return Outcome(mutant, KILLED, f"it did not end in {limit:.0f} s")
        return Outcome(mutant, *_judge(tested))


def why_useless(rule: str, limit: float = 120.0, project: Path = ROOT) -> str | None:
    """Why the tests of a rule cannot notice a mistake (there are none, or they fail without any), or None."""
    with tempfile.TemporaryDirectory() as name:
        copy_plain(Path(name), project)
        try:
            fate, words = _judge(_run_tests(rule, Path(name), limit, project))
        except subprocess.TimeoutExpired:
            fate, words = KILLED, f"the tests did not end in {limit:.0f} s"
        return None if fate == SURVIVED else f"without any mistake: {words}"


def _judge(tested: subprocess.CompletedProcess[str]) -> tuple[str, str]:
    match tested.returncode:  # pytest's exit codes
        case 0:
            return SURVIVED, "the tests passed"
        case 1:
            return KILLED, _words(tested)
        case 5:
            return ERROR, "no test carries the rule"
        case _:
            return ERROR, _words(tested)


def _run_tests(rule: str, folder: Path, limit: float, project: Path) -> subprocess.CompletedProcess[str]:
    options = ["-x", "-q", "-o", f"cache_dir={folder / 'cache'}", "-m", "engine", "--rule", rule]
    return _run(["-m", "pytest", *options], folder, limit, project)


def _run(arguments: list[str], folder: Path, limit: float, project: Path) -> subprocess.CompletedProcess[str]:
    examples = {"HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis")}  # of one mutant, of no use to others
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env={**os.environ, **using(folder, "plain"), **examples},
        capture_output=True,
        text=True,
        timeout=limit,
        check=False,
    )


def _words(done: subprocess.CompletedProcess[str]) -> str:
    lines = (done.stdout + done.stderr).strip().split("\n")
    for start in ("FAILED ", "E  ", "INTERNALERROR> ", "ERROR"):
        telling = [line for line in lines if line.startswith(start)]
        if telling:
            return telling[-1]
    return lines[-1]
