"""An instinct for every decision: how much each legal action is liked, from what the mover may know and nothing else.

An action is described by a handful of features (`sight`), each an index into an array of weights; the sum of their
weights is its score, and a softmax of the scores is the policy. There is an array for each habit (`tables`), learnt by
playing or by watching (`lessons`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from oriflamme.rules.rng import Rng

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

from oriflamme.bots.search.sight import Sight

if not cython.compiled:  # compiled: cimported in instinct.pxd
    from math import exp

    from oriflamme.bots.search.tables import LEFT, P_LEFT, WEIGHTS
    from oriflamme.rules.board import Actions, Board
    from oriflamme.rules.codes import ACTIONS, KEEP, REVEAL, TURN
    from oriflamme.rules.walk import list_actions, may_reveal

STEPS = 32.0
TABLE = 512
NEVER = -15.0  # a score so far below the best counts as no chance at all
UNIT = 1.0 / 4294967296.0  # one of the 32 random bits' steps in the range from 0 to 1


class Instinct:
    """Weights, and room for one decision: its actions with their likelihoods."""

    actions: Actions
    sight: Sight
    size: int  # how many actions
    chance: list[float]  # of each action, after `weigh`
    steps: list[float]  # exponentials of 0, -1/STEPS, -2/STEPS …

    def __init__(self, *habits: Sequence[float]) -> None:
        """The weights of its habits: careful, hasty, wary; of the first one alone where nobody asks for more."""
        for weights in habits:
            if len(weights) != WEIGHTS:
                raise ValueError(f"an instinct has {WEIGHTS} weights, not {len(weights)}")
        self.actions = Actions()
        self.sight = Sight()
        self.size = 0
        if not cython.compiled:
            self.chance = [0.0] * ACTIONS
            self.steps = [0.0] * TABLE
        for n in range(TABLE):
            self.steps[n] = math.exp(-n / STEPS)
        for habit, weights in enumerate(habits):
            for n in range(WEIGHTS):
                self.sight.weights[habit * WEIGHTS + n] = weights[n]

    def learnt(self) -> list[float]:
        """The weights of its first habit."""
        return [self.sight.weights[n] for n in range(WEIGHTS)]

    # --- The policy

    def adopt(self, habit: int) -> None:
        """Weigh by the weights of a habit from now on."""
        self.sight.habit = habit * WEIGHTS

    def weigh(self, board: Board, heat: float) -> None:
        """List the legal actions with their likelihoods; a larger heat makes them more alike."""
        self.list_legal(board)
        if self.size == 1:
            self.chance[0] = 1.0
            return
        self.sight.judge(board, self.actions)
        most = -1e300
        for n in range(self.size):
            most = max(most, self.sight.worth[n])
        cool = 1.0 / heat
        total = 0.0
        for n in range(self.size):
            score = (self.sight.worth[n] - most) * cool
            self.chance[n] = self.faded(-score) if score > NEVER else 0.0
            total += self.chance[n]
        part = 1.0 / total
        for n in range(self.size):
            self.chance[n] *= part

    def faded(self, by: float) -> float:
        """The exponential of minus a number from 0 to 15: by a table and three terms, the same on all machines."""
        step = int(by * STEPS)
        rest = by - step / STEPS
        return self.steps[step] * (1.0 - rest * (1.0 - rest * (0.5 - rest / 6.0)))

    def draw(self, rng: Rng) -> int:
        """The number of an action, drawn by the likelihoods."""
        mark = rng.next32() * UNIT
        for n in range(self.size - 1):
            mark -= self.chance[n]
            if mark < 0.0:
                return n
        return self.size - 1

    def policy(self, board: Board, heat: float) -> list[tuple[int, float]]:
        """The legal actions with their likelihoods, for Python."""
        if not heat > 0.0 or math.isinf(heat):
            raise ValueError(f"a heat is a number above 0, not {heat}")
        if board.to_move < 0:
            return []
        self.weigh(board, heat)
        return [(self.actions.items[n], self.chance[n]) for n in range(self.size)]

    def list_legal(self, board: Board) -> None:
        """The legal actions."""
        if board.phase == TURN:
            self.actions.items[0] = KEEP
            self.actions.items[1] = REVEAL
            self.actions.size = 2 if may_reveal(board) else 1
        else:
            list_actions(board, self.actions)
        self.size = self.actions.size

    # --- What others are thought to like

    def likely_kept(self, board: Board, i: int, name: int, amount: int, left: int) -> float:
        """How likely the owner of the card at a position kept it, were it of this name with so much on it then.

        What lies around is taken as it lies now; the sight has been told who the owner is.
        """
        self.sight.imagine_reveal(board, i, name, amount, left if left < LEFT else LEFT - 1)
        return 1.0 / (1.0 + exp(self.sight.sum))

    def likely_placed(self, name: int, left: int) -> float:
        """How much a card of this name is liked for a placement, so many rounds before the last."""
        return exp(self.sight.weights[self.sight.habit + P_LEFT + name * LEFT + (left if left < LEFT else LEFT - 1)])
