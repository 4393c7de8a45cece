"""Random: any legal move, each equally likely."""

from __future__ import annotations

import random

from oriflamme import Move, View
from oriflamme.bots.bot import Budget


class Chance:
    """Leaves everything to chance."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:  # noqa: ARG002 - chance needs no time
        """Draw a move."""
        return self._random.choice(view.moves)
