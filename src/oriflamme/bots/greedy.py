"""Greedy: the move that pays most by the end of the round, on average over the positions that it could be in."""

from __future__ import annotations

import random
import time

from oriflamme import Move, View
from oriflamme.bots.bot import Budget
from oriflamme.game.sheet import SEATS
from oriflamme.rules import State

WORLDS = 48  # that are looked at where time allows
SHARE = 0.8  # of the budget that is used
LYING = 0.75  # what influence on an own card in the row is worth beside influence in the pool


class Greedy:
    """Takes what pays most at once; looks no further than the round, and expects anything of the others."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        """Try every move in worlds drawn from the view, and play the round on at random.

        A sole move is tried as well: the time must not tell what a face-down card cannot do (V3).
        """
        moves = view.moves
        end = time.monotonic() + SHARE * budget.seconds
        seat = SEATS.index(str(view.seat))
        worth = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = view.sample(self._random).state()
            for n, move in enumerate(moves):
                state = world.copy()
                state.apply(move.action)
                self._finish_round(state, world.round)
                worth[n] += value(state, seat)
            if time.monotonic() > end:
                break
        return moves[max(range(len(moves)), key=worth.__getitem__)]

    def _finish_round(self, state: State, round_number: int) -> None:
        """Let chance play what is left of the round."""
        draw = self._random.random
        while not state.over and state.round == round_number:
            actions = state.legal()
            state.apply(actions[int(draw() * len(actions))])


def value(state: State, seat: int) -> float:
    """How far a seat is ahead of the average of the others, with what lies on its cards."""
    worth = [float(score) for score in state.scores()]
    if not state.over:
        for owner, influence in state.lying():
            worth[owner] += LYING * influence
    own = worth.pop(seat)
    return own - sum(worth) / len(worth)
