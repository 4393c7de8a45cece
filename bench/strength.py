"""How strong the bots are: matches whose games are kept in bench/results and added to.

    python -m bench.strength [ROW …] [--deals N] [--processes N] [--write]

Every row is one bot against copies of another, each deal played once from every seat, or where games are dear from one
seat, the next with every deal. A row that was broken off goes
on where it was; more deals make its interval narrower. `--write` brings the tables of docs/strength.md up to date.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

import oriflamme
from oriflamme.arena import Plan, Result, Share, play_all, share_of
from oriflamme.arena.play import ResultFile
from oriflamme.envs.seating import OPENSPIEL, make_any_bot

RESULTS = Path(__file__).with_name("results")
PAGE = Path(__file__).resolve().parents[1] / "docs/strength.md"
WIDEST = 0.045  # half an interval that still tells something
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"


class Line(Struct, frozen=True):
    """One row of the page: what is played, and how much of it is wanted."""

    name: str
    bot: str
    others: str
    goal: float | None = None
    seats: int = 4
    deals: int = 150
    once: bool = False  # where games are dear: each deal from one seat only, the seats in turn

    def plan(self, box: str, deals: int | None) -> Plan:
        """The match."""
        return Plan((self.bot, self.others), box, self.seats, deals or self.deals, once=self.once)

    def file(self, box: str) -> ResultFile:
        """Where its games are kept."""
        return ResultFile(RESULTS / f"{self.name}-{box}.jsonl")


TEN = "search:iterations=10000"
ANCHOR = f"{OPENSPIEL}:simulations=1000"
LINES = (
    Line("greedy-random", "greedy", "random", 0.50),
    Line("script-greedy", "steward", "greedy", 0.40),
    Line("search-greedy", TEN, "greedy", 0.55),
    Line("search-script", TEN, "steward", 0.40),
    Line("search-openspiel", TEN, ANCHOR, 0.35, deals=200, once=True),
    Line("ten-one", TEN, "search:iterations=1000", 0.25),
    Line("one-tenth", "search:iterations=1000", "search:iterations=100", 0.25),
    Line("easy-novice", "easy", "novice", 0.25),
    Line("normal-easy", "normal", "easy", 0.25),
    Line("hard-normal", "hard", "normal", 0.25),
    Line("expert-hard", "expert", "hard", 0.25),
    Line("search-greedy-3", TEN, "greedy", None, seats=3),
    Line("search-greedy-5", TEN, "greedy", None, seats=5),
    Line("search-script-3", TEN, "steward", None, seats=3),
    Line("search-script-5", TEN, "steward", None, seats=5),
)
BOXES = ("oriflamme", "alliance")


def play(line: Line, box: str, deals: int | None, processes: int | None) -> None:
    """Play what is missing of a row."""
    plan = line.plan(box, deals)
    file = line.file(box)
    played = file.read()
    total = sum(1 for _ in plan.pairings())
    for result in play_all(plan, played, processes, make_any_bot):
        file.add(result)
        played.append(result)
        found = share_of(line.bot, played)
        print(
            f"\r{line.name} {box}: {len(played)} of {total} games, {found.share:.1%} "
            f"({found.low:.1%} to {found.high:.1%})  ",
            end="",
            file=sys.stderr,
        )
    print(file=sys.stderr)


# --- The page


def row(line: Line, box: str) -> str | None:
    """A row of the table, if any of its games were played."""
    played: list[Result] = line.file(box).read()
    if not played:
        return None
    found = share_of(line.bot, played)
    minutes = sum(sum(result.seconds) for result in played) / 60
    wanted = "–" if line.goal is None else f"> {line.goal:.0%}" if line.goal == 1 / line.seats else f"≥ {line.goal:.0%}"
    return (
        f"| {line.bot} | {line.seats - 1} × {line.others} | {box} | {found.games} | {found.share:.1%} | "
        f"{found.low:.1%} – {found.high:.1%} | {wanted} | {verdict(line, found)} | {minutes:.0f} min |"
    )


def verdict(line: Line, found: Share) -> str:
    """Whether the goal is reached; open as long as the interval is too wide to say so."""
    if line.goal is None:
        return "–"
    if found.low > line.goal:
        return "reached"
    if line.goal == 1 / line.seats or (found.high - found.low) / 2 > WIDEST:
        return "missed" if found.high < line.goal else "open"
    return "reached" if found.share >= line.goal else "missed"


def table() -> str:
    """All rows that have games."""
    head = "| bot | against | box | games | share | 95 % | wanted | | CPU, at most |\n|" + " --- |" * 9
    rows = [found for line in LINES for box in BOXES if (found := row(line, box)) is not None]
    return "\n".join([f"Version {oriflamme.__version__}.", "", head, *rows])


def write() -> None:
    """Put the table into the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the rows, and print the table."""
    names = [line.name for line in LINES]
    parser = argparse.ArgumentParser(prog="bench strength", description="How strong the bots are.")
    parser.add_argument("rows", nargs="*", metavar="ROW", choices=[*names, []], help=f"one of {', '.join(names)}")
    parser.add_argument("--deals", type=int, help="how many deals instead of what the row says")
    parser.add_argument("--processes", type=int, help="how many at once; without it one for each core")
    parser.add_argument("--box", choices=BOXES, action="append", help="only this box")
    parser.add_argument("--write", action="store_true", help="bring docs/strength.md up to date")
    options = parser.parse_args(arguments)
    RESULTS.mkdir(exist_ok=True)
    for line in LINES:
        if line.name in options.rows:
            for box in options.box or BOXES:
                play(line, box, options.deals, options.processes)
    print(table())
    if options.write:
        write()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
