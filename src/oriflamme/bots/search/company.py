"""Who sits at the table: how likely each player is hasty, from what lies open of the family, and what follows from it.

A hasty player's cards come up early and lie with little on them; a careful one's traps stay down. Each such sign has a
weight, learnt from games of both kinds of players (`lessons`); their sum is the logarithm of the odds. Whoever is not
hasty is wary where most of the others are, else careful.
"""

from __future__ import annotations

from collections.abc import Sequence

from oriflamme.rules.rng import Rng

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in company.pxd
    from math import exp

    from oriflamme.bots.search.instinct import UNIT
    from oriflamme.bots.search.tables import (
        AMOUNTS,
        CAREFUL,
        HASTY,
        LEFT,
        S_DOWN,
        S_KEPT,
        S_LEFT,
        S_OUT,
        S_UP,
        SIGNS,
        WARY,
    )
    from oriflamme.rules.board import Board
    from oriflamme.rules.codes import FACE_UP, FAMILY, NAMES, NONE, SEATS

MOST_SIGNS = 16  # of one family: its ten cards, and the round


class Company:
    """The others, as the table sees them, and the habits that they have in one world."""

    weights: list[float]  # what each sign speaks for being hasty
    signs: list[int]  # of the family that is looked at
    n_signs: int
    hasty: list[float]  # by seat: how likely
    habit: list[int]  # by seat, in the world that is thought of

    def __init__(self, weights: Sequence[float]) -> None:
        if len(weights) != SIGNS:
            raise ValueError(f"a company is told by {SIGNS} signs, not {len(weights)}")
        self.n_signs = 0
        if not cython.compiled:
            self.weights = [0.0] * SIGNS
            self.signs = [0] * MOST_SIGNS
            self.hasty = [0.0] * SEATS
            self.habit = [CAREFUL] * SEATS
        for n in range(SIGNS):
            self.weights[n] = weights[n]

    def learnt(self) -> list[float]:
        """The weights."""
        return [self.weights[n] for n in range(SIGNS)]

    def size_up(self, board: Board, haste: float) -> None:
        """Judge every family; `haste` is how likely a player is taken for hasty before anything is seen."""
        for seat in range(board.seats):
            odds = haste * exp(self.sum_of_signs(board, seat))
            self.hasty[seat] = odds / (odds + (1.0 - haste))

    def likely_hasty(self, board: Board, haste: float) -> list[float]:
        """How likely each player is hasty, for Python."""
        self.size_up(board, haste)
        return [self.hasty[seat] for seat in range(board.seats)]

    def habit_among(self, board: Board, seat: int, haste: float) -> int:
        """How a player who is not hasty had better play at this table."""
        self.size_up(board, haste)
        others = 0.0
        for other in range(board.seats):
            if other != seat:
                others += self.hasty[other]
        return WARY if 2.0 * others > board.seats - 1.0 else CAREFUL

    def gather(self, rng: Rng, seats: int) -> None:
        """Draw everybody's habit for a world."""
        hasty = 0
        for seat in range(seats):
            self.habit[seat] = CAREFUL
            if self.hasty[seat] > 0.0 and rng.next32() * UNIT < self.hasty[seat]:
                self.habit[seat] = HASTY
                hasty += 1
        if 2 * hasty > seats - 1:
            for seat in range(seats):
                if self.habit[seat] == CAREFUL:
                    self.habit[seat] = WARY

    def sum_of_signs(self, board: Board, seat: int) -> float:
        """What speaks for a hasty player, summed up."""
        self.find_signs(board, seat)
        total = 0.0
        for n in range(self.n_signs):
            total += self.weights[self.signs[n]]
        return total

    def find_signs(self, board: Board, seat: int) -> None:
        """What lies open of a family."""
        left = min(board.rounds - board.round, LEFT - 1)
        self.n_signs = 0
        self.note(S_LEFT + left)
        for n in range(board.out_size[seat]):
            self.note(S_OUT + board.out[seat * FAMILY + n] % NAMES * LEFT + left)
        for n in range(board.kept_size[seat]):
            self.note(S_KEPT + board.kept[seat * FAMILY + n] % NAMES * LEFT + left)
        for i in range(board.length):
            card = board.row[i]
            while card != NONE and card // NAMES == seat:
                if board.flags[card] & FACE_UP:
                    self.note(S_UP + card % NAMES * LEFT + left)
                else:
                    self.note(S_DOWN + min(board.influence[card], AMOUNTS - 1) * LEFT + left)
                card = board.under[card]

    def note(self, sign: int) -> None:
        """One more sign."""
        self.signs[self.n_signs] = sign
        self.n_signs += 1

    def learn(self, board: Board, seat: int, hasty: int, pace: float) -> None:
        """Move the weights towards what the player of a seat is (1: hasty), by logistic regression."""
        slope = hasty - 1.0 / (1.0 + exp(-self.sum_of_signs(board, seat)))
        for n in range(self.n_signs):
            self.weights[self.signs[n]] += pace * slope
