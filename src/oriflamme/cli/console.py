"""The terminal's screen: Rich consoles that respect NO_COLOR, the width and what is no terminal at all."""

from __future__ import annotations

import re

import rich._wrap
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

# Rich would break a line at any space, French has some that hold together.
rich._wrap.re_word = re.compile(r"[ \n\t]*[^ \n\t]+[ \n\t]*")

# Each family has a colour, a letter and a crest; any one of them is enough to tell them apart.
FAMILIES = {"a": "bright_red", "b": "bright_blue", "c": "green", "d": "yellow", "e": "magenta"}
WIDEST = 110
NARROW = 60  # columns; with fewer, a table has less in a line

THEME = Theme(
    {
        **{f"family.{seat}": colour for seat, colour in FAMILIES.items()},
        **{f"badge.{seat}": f"bold reverse {colour}" for seat, colour in FAMILIES.items()},
        "heading": "bold",
        "faint": "dim",
        "influence": "bold yellow",
        "verdict": "bold",
        "turn": "bold reverse",
        "fault": "bold red",
    }
)


class Screen(Console):
    """A console on which text keeps to a width that reads well, however wide the terminal is."""

    @property
    def options(self) -> ConsoleOptions:
        """Override."""
        options = super().options
        return options.update(max_width=min(options.max_width, WIDEST))


class Wide:
    """What may take the whole width of the terminal."""

    def __init__(self, content: RenderableType) -> None:
        self._content = content

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it."""
        yield from console.render(self._content, options.update(max_width=console.width))


class ByWidth:
    """Drawn one way where there is little room, another way elsewhere."""

    def __init__(self, narrow: RenderableType, usual: RenderableType) -> None:
        self._narrow = narrow
        self._usual = usual

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it."""
        yield self._narrow if options.max_width < NARROW else self._usual


def make_console() -> Console:
    """A console on the output; names and other words from outside are shown as they are written."""
    return Screen(theme=THEME, highlight=False, markup=False, emoji=False)


def folded(console: Console, text: str, width: int) -> list[str]:
    """A text in lines of at most that width, broken between words."""
    return [line.plain for line in Text(text).wrap(console, max(width, 1))]


def hanging(line: str, style: str = "") -> RenderableType:
    """A line that stays behind its indent where it is too long for the screen."""
    indent = len(line) - len(line.lstrip(" "))
    text = Text(line.lstrip(" "), style)
    return Padding(text, (0, 0, 0, indent), expand=False) if indent else text
