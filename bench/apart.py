"""Measuring in a process of its own: the engine as plain Python, and instructions by callgrind."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bench.timing import Effort, Job

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ("*.so", "*.pyd", "*.c", "__pycache__")


@dataclass(frozen=True)
class Lengths:
    """Two lengths of a run, in games; what both have in common cancels out."""

    short: int
    long: int


def plain_copy(package: Path, folder: Path) -> Path:
    """Copy a package without its compiled modules into a folder that is to stand first in PYTHONPATH."""
    shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns(*COMPILED))
    return folder


def _environment(first: Path | None = None) -> dict[str, str]:
    old = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join(str(part) for part in (first, ROOT, old) if part)
    return {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}


def _run(command: list[str], environment: dict[str, str], folder: str) -> str:
    """The output of a command; what it complained of becomes the error's text."""
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stderr.strip()}")
    return done.stdout


def plain_rates(package: Path, effort: Effort) -> dict[str, list[float]]:
    """Random games a second of each box with the engine as plain Python."""
    with tempfile.TemporaryDirectory(prefix="oriflamme-plain-") as name:
        copy = plain_copy(package, Path(name))
        command = [sys.executable, "-m", "bench.child", "plain", str(effort.slice), str(effort.rounds)]
        answer = json.loads(_run(command, _environment(copy), name))
        if answer["compiled"] or not Path(answer["home"]).samefile(copy / package.name):
            raise RuntimeError(f"not the plain copy was measured but {answer['home']}")
    rates: dict[str, list[float]] = answer["rates"]
    return rates


def instructions(side: str, name: str, games: int) -> int:
    """Instructions of a whole process that plays so many games inside."""
    with tempfile.TemporaryDirectory(prefix="oriflamme-callgrind-") as folder:
        out = Path(folder, "out")
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
        _run([*valgrind, sys.executable, "-m", "bench.child", side, name, str(games)], _environment(), folder)
        found = re.search(r"^(?:summary|totals): (\d+)", out.read_text(), re.MULTILINE)
    if found is None:
        raise RuntimeError("callgrind's output has no totals")
    return int(found[1])


def per_decision(side: str, job: Job, lengths: Lengths) -> float:
    """Instructions a decision, start-up taken out by the difference of two lengths."""
    more = instructions(side, job.name, lengths.long) - instructions(side, job.name, lengths.short)
    return more / (job.count(lengths.long) - job.count(lengths.short))
