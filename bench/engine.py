"""How fast the engine is beside OpenSpiel's, from one run on one core.

    python -m bench.engine [--quick] [--json]

Needs `open_spiel==2.0.2` beside the package (torch is not needed); without it our figures stand alone. Both
sides take turns in short slices, ratios are formed round by round, and their median is printed with the range
of the middle 80 %. The reference is the faster of OpenSpiel's two games. Exit code 0 says that all was
measured, not that the goals are reached.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
from collections.abc import Sequence
from dataclasses import dataclass

from bench import apart, ours, spiel
from bench.spiel import Spiel, SpielGame
from bench.table import Goal, Row, Section, as_data, table
from bench.timing import Effort, Job, Spread, calls_job, fastest, interleave, pin, ratio, spread

INSIDE = Goal(8, "≥ 8 ×")
PYTHON = Goal(5, "≥ 5 ×")
COPY = Goal(1 / 3, "≤ 0.33 ×", at_least=False)
PLAIN = Goal(3000, "≥ 3,000")
DEPTH = 32  # decisions into a game where copies are made: the middle of both sides' games
STATES = 16


@dataclass(frozen=True)
class Scale:
    """How much is measured."""

    compare: Effort
    plain: Effort
    calls: Effort
    ours: apart.Lengths  # of games under callgrind
    theirs: apart.Lengths | None  # the same of OpenSpiel's, or None to leave them out


FULL = Scale(
    compare=Effort(0.05, 60),
    plain=Effort(0.2, 15),
    calls=Effort(0.03, 25),
    ours=apart.Lengths(500, 4500),
    theirs=apart.Lengths(50, 450),
)
QUICK = Scale(
    compare=Effort(0.02, 11),
    plain=Effort(0.1, 3),
    calls=Effort(0.01, 5),
    ours=apart.Lengths(100, 600),
    theirs=None,
)


# --- Ours beside theirs


def _row(name: str, rates: dict[str, list[float]], reference: str | None, goal: Goal) -> Row:
    """One of our jobs: its figure, how many times the reference's that is, and whether it is enough."""
    if reference is None:
        return Row(name, spread(rates[name]), goal=goal)
    times = ratio(rates[name], rates[reference])
    return Row(name, spread(rates[name]), times, goal, goal.reached(times.median))


def compared(mine: Sequence[Job], theirs: Sequence[Job], goal: Goal, effort: Effort) -> list[Row]:
    """Rates of both sides, and ours as a multiple of the fastest of theirs."""
    rates = interleave([*theirs, *mine], effort)
    reference = fastest([job.name for job in theirs], rates) if theirs else None
    stated = [Row(job.name, spread(rates[job.name]), reference=job.name == reference) for job in theirs]
    return stated + [_row(job.name, rates, reference, goal) for job in mine]


def _seconds(row: Row) -> Row:
    """The same row told in nanoseconds a call instead of calls a second."""
    figure = Spread(1e9 / row.figure.median, 1e9 / row.figure.high, 1e9 / row.figure.low)
    if row.ratio is None:
        return Row(row.name, figure, goal=row.goal, reference=row.reference)
    times = Spread(1 / row.ratio.median, 1 / row.ratio.high, 1 / row.ratio.low)
    return Row(row.name, figure, times, COPY, COPY.reached(times.median))


def inside(module: Spiel | None, games: dict[str, SpielGame], scale: Scale) -> Section:
    """Random games played wholly in compiled code."""
    theirs = [spiel.inside_job(module, name, game) for name, game in games.items()] if module else []
    rows = compared([ours.inside_job(name) for name in ours.BOXES], theirs, INSIDE, scale.compare)
    return Section("inside", "Inside the engine: decisions a second in random games", "decisions/s", rows)


def from_python(games: dict[str, SpielGame], scale: Scale) -> Section:
    """Random games driven from Python, a call a step."""
    theirs = [spiel.python_job(name, game) for name, game in games.items()]
    theirs += [spiel.book_job(name, game) for name, game in games.items()]
    rows = compared([ours.python_job(name) for name in ours.BOXES], theirs, PYTHON, scale.compare)
    return Section("python", "Driven from Python: decisions a second", "decisions/s", rows)


def copies(games: dict[str, SpielGame], scale: Scale) -> Section:
    """`State.copy` beside `clone`."""
    theirs = [calls_job(name, spiel.copying(game, DEPTH, STATES)) for name, game in games.items()]
    mine = [calls_job(name, ours.copying(name, DEPTH, STATES)) for name in ours.BOXES]
    rows = [_seconds(row) for row in compared(mine, theirs, COPY, scale.compare)]
    return Section("copy", f"A copy, {DEPTH} decisions into a game: nanoseconds", "ns", rows)


# --- Ours alone


def plain(scale: Scale) -> Section:
    """Random games a second without compiled modules."""
    rates = apart.plain_rates(ours.home(), scale.plain)
    figures = {name: spread(found) for name, found in rates.items()}
    rows = [Row(name, figure, None, PLAIN, PLAIN.reached(figure.median)) for name, figure in figures.items()]
    return Section("plain", "Plain Python, nothing compiled: random games a second", "games/s", rows)


def calls(key: str, title: str, make: ours.Calls, scale: Scale) -> Section:
    """Calls a second of one of our methods, for each box."""
    rates = interleave([calls_job(name, make(name, DEPTH, STATES)) for name in ours.BOXES], scale.calls)
    return Section(key, title, "calls/s", [Row(name, spread(found)) for name, found in rates.items()])


# --- Counting instructions


def _exact(figure: float) -> Spread:
    return Spread(figure, figure, figure)


def instructions(module: Spiel | None, games: dict[str, SpielGame], scale: Scale) -> Section:
    """Instructions a decision inside: the same on a busy machine."""
    title = "Instructions a decision inside, by callgrind"
    if shutil.which("valgrind") is None:
        return Section("instructions", title, "instructions", skipped="valgrind is not installed here")
    counts: dict[str, float] = {}
    if module and scale.theirs:
        jobs = [spiel.inside_job(module, name, game) for name, game in games.items()]
        counts = {job.name: apart.per_decision("spiel", job, scale.theirs) for job in jobs}
    least = min(counts.values(), default=None)
    rows = [Row(name, _exact(count), reference=count == least) for name, count in counts.items()]
    for name in ours.BOXES:
        count = apart.per_decision("ours", ours.inside_job(name), scale.ours)
        rows.append(Row(name, _exact(count), _exact(count / least) if least else None))
    return Section("instructions", title, "instructions", rows)


# --- The command


def measure(module: Spiel | None, scale: Scale) -> list[Section]:
    """Everything, in the order in which it is printed."""
    games = spiel.games(module) if module else {}
    return [
        inside(module, games, scale),
        from_python(games, scale),
        copies(games, scale),
        plain(scale),
        calls("play", "Position.play with a move as text: calls a second", ours.playing, scale),
        calls("view", "Position.seen_by, a seat's view: calls a second", ours.seeing, scale),
        calls("sample", "View.sample, a deal that fits a view: calls a second", ours.sampling, scale),
        instructions(module, games, scale),
    ]


def setting(module: Spiel | None, processor: int | None) -> dict[str, str]:
    """What was measured with what."""
    return {
        "engine": "compiled engine" if ours.compiled() else "engine NOT compiled, all figures are plain Python's",
        "other": spiel.described(module),
        "python": f"Python {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}",
        "processor": "not pinned to a core" if processor is None else f"core {processor} only",
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench engine", description="How fast the engine is beside OpenSpiel's.")
    parser.add_argument("--quick", action="store_true", help="a small run, to see that all works")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    module = spiel.load()
    told = setting(module, pin())
    sections = measure(module, QUICK if options.quick else FULL)
    if options.json:
        print(json.dumps({"setting": told, "quick": options.quick, "sections": as_data(sections)}, indent=2))
    else:
        print(" · ".join(told.values()), table(sections, "the faster of OpenSpiel's two games"), sep="\n\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
