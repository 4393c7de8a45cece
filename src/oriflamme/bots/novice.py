"""Novice: plays nearly at random, but knows a few rules of thumb and so does nothing absurd."""

from __future__ import annotations

import random

from oriflamme import Move, View
from oriflamme.bots.bot import Budget
from oriflamme.bots.search.instinct import Instinct
from oriflamme.bots.sensing import state_of
from oriflamme.bots.weights import learnt
from oriflamme.game.move import MOVES
from oriflamme.rules import Setup

HEAT = 5.0  # hardly any preference
LOSING = ("Ambush", "Extortion", "Insurrection")  # revealed, they lose what lies on them, or cannot be revealed


class Novice:
    """Draws a move by a very faint instinct, among those that are not absurd."""

    def __init__(self, seed: int | None = None) -> None:
        self._instinct = Instinct(learnt().careful)
        self._random = random.Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:  # noqa: ARG002 - it does not think
        """A move that is not absurd, if there is one."""
        chances = {MOVES[action]: chance for action, chance in self._instinct.policy(state_of(view), HEAT)}
        absurd = set(absurd_moves(view))
        open_to = [move for move in chances if move not in absurd] or list(chances)
        return self._random.choices(open_to, [chances[move] for move in open_to])[0]


def absurd_moves(view: View) -> list[Move]:
    """The legal moves of a view that nobody would make who has understood the rules."""
    turn = view.phase == "resolve" and view.ability is None
    return [move for move in view.moves if (_wrong_turn(view, move) if turn else _hurts_itself(view, move))]


def _wrong_turn(view: View, move: Move) -> bool:
    """To keep in the last round what could be taken, or to turn up a Conspiracy for nothing."""
    top = view.top(view.active or 1)
    last = view.round == Setup.parse(view.setup).rounds
    if str(move) == "keep":
        return last and top.influence > 0 and top.name not in LOSING
    return not last and top.name == "Conspiracy" and top.influence == 0


def _hurts_itself(view: View, move: Move) -> bool:
    """To eliminate an own card or to steal from oneself, where another could be hit."""
    return _own_target(view, move) and any(
        other.words[0] == move.words[0] and not _own_target(view, other) for other in view.moves
    )


def _own_target(view: View, move: Move) -> bool:
    verb, *rest = move.words
    if verb == "eliminate":
        return view.top(int(rest[0])).seat == view.seat
    return verb == "steal" and (rest[0] == view.seat or view.family(rest[0]).influence == 0)
