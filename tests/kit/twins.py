"""Twins: a game as it was, and as it could have been for all that one seat knows (V3)."""

from __future__ import annotations

import random

from oriflamme import Game, Position, View
from oriflamme.rules import State


def twin_of(game: Game, seat: str | None, rng: random.Random) -> Game:
    """The same game with every card exchanged that this seat has never seen; for the seat nothing may differ."""
    names = {other: _exchange(game, seat, other, rng) for other in game.seats}
    hands = [[names[other].get(name, name) for name in _dealt(game.opening, other)] for other in game.seats]
    first = game.seats.index(game.opening.seen_by(None).first)
    twin = Game(Position(State.with_hands(game.opening.setup, hands, first)))
    for played in game.moves:
        words = (names[played.seat].get(word, word) for word in played.move.words)
        twin.play(" ".join(words))
    return twin


def _dealt(opening: Position, seat: str) -> list[str]:
    aside = opening.seen_by(seat).family(seat).aside
    return [name for name in opening.setup.cards if name not in aside]


def _exchange(game: Game, seat: str | None, other: str, rng: random.Random) -> dict[str, str]:
    """New names for the cards of a family that a seat has never seen."""
    if other == seat:
        return {}
    hidden = [name for name in game.opening.setup.cards if name not in _ever_seen(game, seat, other)]
    return dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))


def _ever_seen(game: Game, seat: str | None, other: str) -> set[str]:
    """The names of a family that were open to a seat at any time."""
    view = game.view(seat)
    replayed = Game(game.opening)
    seen: set[str] = set()
    for played in game.moves:
        seen |= _open(replayed.view(seat), other)
        for event in replayed.play(played.move):
            owner = getattr(event, "owner", getattr(event, "seat", None))
            learnt = event.seen_by(seat)
            card = getattr(learnt, "card", None)
            if owner == other and card is not None:
                seen.add(card)
    return seen | _open(view, other)


def _open(view: View, other: str) -> set[str]:
    family = view.family(other)
    row = {card.name for stack in view.row for card in stack if card.seat == other and card.name}
    return row | {*family.hand, *family.aside, *family.out, *family.seen, *(card.name for card in family.kept)}
