"""How a game begins: with a deal, which can be told from its hands, or anywhere else."""

from __future__ import annotations

from typing import NamedTuple

from oriflamme.game.event import Event
from oriflamme.game.position import Position
from oriflamme.game.sheet import SEATS
from oriflamme.game.telling import tell
from oriflamme.rules import State


class Deal(NamedTuple):
    """Who got which cards, who is first, and what happened before the first decision."""

    hands: dict[str, tuple[str, ...]]
    first: str
    events: list[Event]


def deal_of(opening: Position) -> Deal | None:
    """The deal that leads to a position at once; None where none does."""
    setup = opening.setup
    aside = {seat: opening.seen_by(seat).family(seat).aside for seat in opening.seats}
    hands = {seat: tuple(name for name in setup.cards if name not in aside[seat]) for seat in opening.seats}
    if any(len(hand) != setup.hand for hand in hands.values()):
        return None
    first = opening.seen_by(None).first
    state, notes = State.with_hands_told(setup, list(hands.values()), SEATS.index(first))
    return Deal(hands, first, tell(notes, state)) if Position(state) == opening else None
