"""Figures as a table for people, with the standard library alone, or as data for programs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from bench.timing import Spread

WORDS = {True: "reached", False: "missed"}
COLOURS = {True: "\033[32m", False: "\033[31m"}
HEADINGS = ("", "figure", "ratio", "spread", "goal", "")
LEGEND = """\
ratio: ours beside the reference, {reference}, taken round by round; the median
spread: the middle 80 % of the rounds, of the ratio where there is one, else of the figure"""


@dataclass(frozen=True)
class Goal:
    """A bound that a figure is to keep."""

    bound: float
    text: str
    at_least: bool = True

    def reached(self, figure: float) -> bool:
        """Whether this figure keeps it."""
        return figure >= self.bound if self.at_least else figure <= self.bound


@dataclass(frozen=True)
class Row:
    """One thing measured; `ratio` is beside the reference of the section, `figure` in the section's unit."""

    name: str
    figure: Spread
    ratio: Spread | None = None
    goal: Goal | None = None
    reached: bool | None = None
    reference: bool = False


@dataclass(frozen=True)
class Section:
    """What was measured in one unit, with a sentence on how; `skipped` says why nothing was."""

    key: str
    title: str
    unit: str
    rows: Sequence[Row] = ()
    skipped: str = ""


def as_data(sections: Sequence[Section]) -> list[dict[str, object]]:
    """The same for programs."""
    return [asdict(section) for section in sections]


def number(figure: float) -> str:
    """Three or four digits that can be read at a glance: 21.4 M, 380 k, 52.1."""
    for step, sign in ((1e9, " G"), (1e6, " M"), (1e4, " k")):
        if figure >= step:
            scaled = figure / (1e3 if sign == " k" else step)
            return f"{scaled:.0f}{sign}" if scaled >= 100 else f"{scaled:#.3g}{sign}"
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:#.3g}"


def _times(figure: float) -> str:
    return f"{figure:.1f}" if figure >= 2 else f"{figure:.2f}"


def _range(found: Spread, form: Callable[[float], str]) -> str:
    return "" if found.low == found.high else f"{form(found.low)} – {form(found.high)}"


def _cells(row: Row) -> tuple[str, ...]:
    name = f"{row.name} (reference)" if row.reference else row.name
    return (
        name,
        number(row.figure.median),
        f"{_times(row.ratio.median)} ×" if row.ratio else "",
        _range(row.ratio, _times) if row.ratio else _range(row.figure, number),
        row.goal.text if row.goal else "",
        WORDS[row.reached] if row.reached is not None else "",
    )


def _coloured(text: str, reached: bool | None) -> str:
    if reached is None or not sys.stdout.isatty() or "NO_COLOR" in os.environ:
        return text
    return f"{COLOURS[reached]}{text}\033[0m"


def _line(cells: Sequence[str], widths: Sequence[int], reached: bool | None = None) -> str:
    left = cells[0].ljust(widths[0])
    middle = "  ".join(cell.rjust(width) for cell, width in zip(cells[1:-1], widths[1:-1], strict=True))
    return f"  {left}  {middle}  {_coloured(cells[-1], reached)}".rstrip()


def table(sections: Sequence[Section], reference: str) -> str:
    """All sections under one another, with the same columns; `reference` says what ours is compared to."""
    grid = [HEADINGS, *(_cells(row) for section in sections for row in section.rows)]
    widths = [max(len(cells[i]) for cells in grid) for i in range(len(HEADINGS))]
    lines = [_line(HEADINGS, widths)]
    for section in sections:
        lines += ["", section.title, "─" * (sum(widths) + 2 * len(widths))]
        lines += [_line(_cells(row), widths, row.reached) for row in section.rows]
        lines += [f"  skipped: {section.skipped}"] if section.skipped else []
    return "\n".join([*lines, "", LEGEND.format(reference=reference)])
