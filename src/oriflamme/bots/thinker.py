"""Bots that search: as long as they are told to, and as carefully."""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import itemgetter

from msgspec import Struct

from oriflamme import Move, View
from oriflamme.bots.bot import Budget
from oriflamme.bots.search.company import Company
from oriflamme.bots.search.instinct import Instinct
from oriflamme.bots.search.search import Finding, Search, Settings
from oriflamme.bots.sensing import state_of
from oriflamme.bots.weights import learnt
from oriflamme.game.move import MOVES

SHARE = 0.85  # of the budget's seconds that is used
MOST_NODES = 150_000  # the tree of a search by the clock; about 12 MB


class Effort(Struct, frozen=True):
    """How much a thinker thinks: so many iterations at most, and how widely it chooses among what it found."""

    iterations: int = 10_000  # 0: as many as fit into the budget
    spread: float = 0.0  # 0: the most tried action; 1: as often as it was tried


def new_search(settings: Settings, nodes: int, seed: int) -> Search:
    """A search with all that was learnt, and room for so many nodes."""
    known = learnt()
    return Search(Instinct(known.careful, known.hasty, known.wary), Company(known.signs), settings, nodes, seed)


class Thinker:
    """Searches from what it sees. Where iterations are what ends the search, a seed plays the same on any machine."""

    def __init__(self, effort: Effort, settings: Settings, seed: int | None = None) -> None:
        self._effort = effort
        self._random = random.Random(seed)
        nodes = min(effort.iterations or MOST_NODES, MOST_NODES)
        self._search = new_search(settings, nodes, self._random.getrandbits(64))

    def choose(self, view: View, budget: Budget) -> Move:
        """The action that was tried most, or one near it where the effort allows.

        What a face-down card leaves no choice about is thought about as well: the time must not tell the card (V3).
        """
        found = self.find(view, budget)
        if len(view.moves) == 1:
            return view.moves[0]
        if not found:  # so few iterations have tried nothing yet
            return MOVES[max(Instinct(learnt().careful).policy(state_of(view), 1.0), key=itemgetter(1))[0]]
        return MOVES[_drawn(found, self._effort.spread, self._random)]

    def find(self, view: View, budget: Budget) -> list[Finding]:
        """What the search finds out about the moves of a view, the best first."""
        self._search.run(state_of(view), self._effort.iterations, SHARE * budget.seconds)
        return self._search.findings()


def _drawn(found: Sequence[Finding], spread: float, chance: random.Random) -> int:
    """One of the actions, by how often each was tried."""
    if not spread:
        return found[0].action
    most = found[0].tried
    weights = [(finding.tried / most) ** (1 / spread) for finding in found]
    return chance.choices([finding.action for finding in found], weights)[0]
