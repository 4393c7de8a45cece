"""The terminal's screen: Rich consoles that respect NO_COLOR, the width and what is no terminal at all."""

from __future__ import annotations

import re

import rich._wrap
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

# Rich would break a line at any space, French has some that hold together.
rich._wrap.re_word = re.compile(r"[ \n\t]*[^ \n\t]+[ \n\t]*")

# Each family has a colour, a letter and a crest; any one of them is enough to tell them apart.
FAMILIES = {"a": "bright_red", "b": "bright_blue", "c": "green", "d": "yellow", "e": "magenta"}
WIDEST = 110

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


def make_console(*, errors: bool = False) -> Console:
    """A console on the output, or on the error stream; wide terminals are not filled to their edges."""
    console = Console(theme=THEME, highlight=False, stderr=errors)
    console.width = min(console.width, WIDEST)
    return console


def hanging(line: str, style: str = "") -> RenderableType:
    """A line that stays behind its indent where it is too long for the screen."""
    indent = len(line) - len(line.lstrip(" "))
    text = Text(line.lstrip(" "), style)
    return Padding(text, (0, 0, 0, indent), expand=False) if indent else text
