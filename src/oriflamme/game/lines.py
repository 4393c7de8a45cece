"""The words that every program shares which is spoken to line by line: PROTOCOL.md in both roles, and the terminal."""

from __future__ import annotations

PROTOCOL = 1
BETWEEN = " · "  # moves
SPECTATOR = "-"
MOST_DIGITS = 9
MOST_SEED = 2**64


def seat_of(text: str | None) -> str | None:
    """A seat, or None for the spectator; whether there is such a seat the game itself says."""
    return None if text == SPECTATOR else text


def whole_number(text: str, digits: int = MOST_DIGITS) -> int | None:
    """The number that a text is, in the digits 0 to 9 and not too many of them; None where it is no such number."""
    return int(text) if len(text) <= digits and text.isascii() and text.isdecimal() else None
