"""What the players at the table are called."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from oriflamme import Record
from oriflamme.locales import Words, visible

LONGEST_NAME = 20


def default_names(words: Words, seats: str) -> dict[str, str]:
    """A name for each seat where nobody has given one."""
    return {seat: words(f"seat-name-{seat}") for seat in seats}


def names_in(record: Record) -> dict[str, str]:
    """The names that a record gives."""
    seats = (value.partition(" ") for value in record.values("Seat"))
    return {seat: name for seat, _, name in seats if name}


def shown_names(names: Mapping[str, str]) -> dict[str, str]:
    """Names as they can stand in the table, whoever wrote them."""
    return {seat: short_name(name) for seat, name in names.items()}


def short_name(name: str) -> str:
    """A name that fits as it is, another one visible and cut."""
    name = visible(name)
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def why_unfit(words: Words, name: str, taken: Collection[str]) -> str | None:
    """Why a person cannot be called that; None for a name that fits in the table and is nobody else's."""
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
        return words("name-unfit", name=name, most=LONGEST_NAME)
    return words("name-taken", name=name) if name in taken else None
