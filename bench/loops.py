"""The random choice that every loop driven from Python makes in the same cheap way.

`actions[roll % len(actions)]` with a roll from a list made beforehand costs half of what
`actions[int(number * len(actions))]` costs; the rolls are so much larger than any list of actions that the
bias does not show.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator


def _made(count: int) -> list[int]:
    generator = random.Random(1)
    return [generator.randrange(1 << 24) for _ in range(count)]


ROLLS = _made(8191)


def rolls() -> Iterator[int]:
    """The same endless rolls from the start."""
    return itertools.cycle(ROLLS)


class Tally:
    """The same rolls, and how many of them were taken."""

    def __init__(self) -> None:
        self.taken = 0
        self._rolls = rolls()

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        self.taken += 1
        return next(self._rolls)
