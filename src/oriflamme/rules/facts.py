"""All that a state is, as plain values: how a state is written down and built up again."""

from __future__ import annotations

from typing import NamedTuple

from oriflamme.rules.setup import Setup


class Lying(NamedTuple):
    """A card in the row: its number, what is true of it (the flags in `codes`), the influence on it."""

    card: int
    flags: int
    influence: int


class Family(NamedTuple):
    """What one player has beside the row; names are numbers, a reserved card comes with its influence."""

    pool: int
    hand: tuple[int, ...]
    aside: tuple[int, ...]
    out: tuple[int, ...]
    kept: tuple[tuple[int, int], ...]
    known: tuple[int, ...]  # in hand, and everyone knows it (V4)
    seen: tuple[int, ...]  # somewhere face down, and everyone knows that it is not set aside (V4)


class Facts(NamedTuple):
    """A position of the game. Each stack has its top card first; positions count from 0."""

    setup: Setup
    round: int
    first: int
    phase: int
    to_move: int
    active: int
    ability: int
    taken: int
    row: tuple[tuple[Lying, ...], ...]
    families: tuple[Family, ...]
