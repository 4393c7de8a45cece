"""A position as it is written: names and letters, with what the reader may not know left out."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oriflamme.rules.errors import RuleError
from oriflamme.rules.inputs import named, whole

SEATS = "abcde"

Phase = Literal["place", "resolve", "over"]


class RowCard(Struct, frozen=True):
    """A card in the row; the name is None where the reader may not know it."""

    seat: str
    name: str | None
    face_up: bool = False
    known: bool = False  # face down, and everyone knows it (V4)
    influence: int = 0
    verdict: bool = False
    rests: bool = False


class KeptCard(Struct, frozen=True):
    """A reserved card with the influence on it."""

    name: str
    influence: int = 0


class FamilySheet(Struct, frozen=True):
    """What one player has beside the row; `hidden_…` counts the cards that the reader may not know."""

    seat: str
    influence: int
    hand: tuple[str, ...]
    hidden_hand: int
    aside: tuple[str, ...]
    hidden_aside: int
    out: tuple[str, ...]
    kept: tuple[KeptCard, ...]
    known: tuple[str, ...]  # in hand, and everyone knows it (V4)
    seen: tuple[str, ...]  # face down somewhere, and everyone knows that it is not set aside (V4)


class Sheet(Struct, frozen=True):
    """One position. Each stack has its top card first; positions count from 1."""

    setup: str
    round: int
    first: str
    phase: Phase
    to_move: str | None
    active: int | None
    ability: str | None
    taken: int | None
    row: tuple[tuple[RowCard, ...], ...]
    families: tuple[FamilySheet, ...]

    def family(self, seat: str) -> FamilySheet:
        """The family of a seat."""
        if seat not in tuple(SEATS[: len(self.families)]):
            raise RuleError("no-such-seat", ("S1",), part=named(seat), last=SEATS[len(self.families) - 1])
        return self.families[SEATS.index(seat)]

    def top(self, position: int) -> RowCard:
        """The top card at a position."""
        number = whole(position)
        if number is None or not 1 <= number <= len(self.row):
            raise RuleError("beyond-row", ("R1",), part=named(position), length=len(self.row))
        return self.row[number - 1][0]
