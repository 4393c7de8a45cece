"""The terminal's screen: Rich consoles that respect NO_COLOR, the width and what is no terminal at all."""

from __future__ import annotations

from rich.console import Console
from rich.theme import Theme

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
