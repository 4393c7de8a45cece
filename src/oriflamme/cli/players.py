"""What the players at the table are called."""

from __future__ import annotations

from oriflamme import Record
from oriflamme.locales import Words


def default_names(words: Words, seats: str) -> dict[str, str]:
    """A name for each seat where nobody has given one."""
    return {seat: words(f"seat-name-{seat}") for seat in seats}


def names_in(record: Record) -> dict[str, str]:
    """The names that a record gives."""
    seats = (value.partition(" ") for value in record.values("Seat"))
    return {seat: name for seat, _, name in seats if name}
