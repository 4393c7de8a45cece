"""Asking a person: a list to choose from with the arrow keys or by typing, a line of text, yes or no."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Protocol

from rich.console import Console

from oriflamme.game.lines import whole_number
from oriflamme.locales import Words, visible


class Left(Exception):  # noqa: N818 - nothing is wrong
    """The person closes the input or interrupts."""


class Asking(Protocol):
    """How a person is asked."""

    def choose(self, question: str, items: Sequence[str], hint: str = "", typed: Sequence[str] = ()) -> str:
        """What is typed, or the number of the item that is picked, from 1; `typed` are texts worth completing."""
        ...

    def line(self, question: str) -> str:
        """A line of text."""
        ...


class LineAsking:
    """Asks on any terminal, and where the input is a file or a pipe."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def choose(self, question: str, items: Sequence[str], hint: str = "", typed: Sequence[str] = ()) -> str:  # noqa: ARG002 - keys are needed
        """List the items with their numbers."""
        self._console.print(question, style="heading")
        width = len(str(len(items)))
        for number, item in enumerate(items, 1):
            self._console.print(f"  {number:>{width}}  {item}")
        if hint:
            self._console.print(hint, style="faint")
        return self.line("> ")

    def line(self, question: str) -> str:
        """Read a line."""
        self._console.print(question, end="")
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            raise Left from None
        if not line:
            raise Left
        if not sys.stdin.isatty():
            self._console.print(visible(line.rstrip()))
        return line.strip()


def make_asking(console: Console) -> Asking:
    """With keys where there is a keyboard and a screen that can be drawn on."""
    if sys.stdin.isatty() and console.is_terminal and os.environ.get("TERM") != "dumb":
        from oriflamme.cli.keys import KeyAsking

        return KeyAsking(console)
    return LineAsking(console)


def picked_item(text: str, count: int) -> int | None:
    """The index of the item whose number is typed; None where the text is no such number."""
    number = whole_number(text)
    return number - 1 if number is not None and 1 <= number <= count else None


def agreed(asking: Asking, words: Words, question: str) -> bool:
    """Whether a question is answered with yes, or the beginning of it."""
    return asking.line(f"{question} ").lower()[:1] in {words("prompt-yes"), "y"}
