"""How long the command line takes to start, beside `python -c pass`.

    python -m bench.startup [--quick] [--json]

Each program is started in turn, over and over, and ratios are formed round by round. Time is the wall's, as a
person feels it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence

from bench.table import Goal, Row, Section, as_data, table
from bench.timing import ratio, spread

BARE = "python -c pass"
PROGRAMS: dict[str, tuple[list[str], Goal | None]] = {
    BARE: (["-c", "pass"], None),
    "oriflamme --help": (["-m", "oriflamme.cli.app", "--help"], Goal(0.3, "≤ 0.3 s", at_least=False)),
    "oriflamme rules": (["-m", "oriflamme.cli.app", "rules"], Goal(0.4, "≤ 0.4 s", at_least=False)),
    "oriflamme rules Spy --lang uk": (["-m", "oriflamme.cli.app", "rules", "Spy", "--lang", "uk"], None),
}


def seconds(arguments: Sequence[str]) -> float:
    """How long a program takes from its start to its end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, env=os.environ, check=True)
    return time.perf_counter() - start


def measure(rounds: int) -> Section:
    """Every program once a round."""
    taken: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for arguments, _ in PROGRAMS.values():
        seconds(arguments)  # the files are read from the disk once
    for _ in range(rounds):
        for name, (arguments, _) in PROGRAMS.items():
            taken[name].append(seconds(arguments))
    rows = []
    for name, (_, goal) in PROGRAMS.items():
        figure = spread(taken[name])
        times = None if name == BARE else ratio(taken[name], taken[BARE])
        reached = goal.reached(figure.median) if goal else None
        rows.append(Row(name, figure, times, goal, reached, reference=name == BARE))
    return Section("startup", "From the start to the end: seconds", "s", rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench startup", description="How long the command line takes to start.")
    parser.add_argument("--quick", action="store_true", help="a small run, to see that all works")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    found = [measure(3 if options.quick else 25)]
    if options.json:
        print(json.dumps({"quick": options.quick, "sections": as_data(found)}, indent=2))
    else:
        print(table(found, "the bare interpreter"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
