"""What comes from outside, looked at before it is used: what is of the wrong type is refused like anything else."""

from __future__ import annotations

from operator import index
from typing import Any

from oriflamme.rules.codes import SEATS
from oriflamme.rules.errors import RuleError

MOST_SHOWN = 10**18


def named(value: object) -> str:
    """A value as a refusal names it: text and common numbers as they are, everything else by its type."""
    if isinstance(value, str):
        return value
    if value is None or (isinstance(value, int | float) and abs(value) < MOST_SHOWN):
        return str(value)
    return f"<{type(value).__name__}>"


def is_text(value: object) -> bool:
    """Whether a value is text, whatever its type is said to be."""
    return isinstance(value, str)


def whole(value: Any) -> int | None:
    """The whole number that a value is; None where it is none."""
    try:
        return index(value)
    except TypeError:
        return None


def text_of(value: object) -> str:
    """A text as it is; anything else is refused."""
    if isinstance(value, str):
        return value
    raise RuleError("not-text", part=named(value))


def seats_of(value: object) -> int:
    """How many play (S1)."""
    seats = whole(value)
    if seats is None or not 2 <= seats <= SEATS:
        raise RuleError("seats", ("S1",), part=named(value))
    return seats
