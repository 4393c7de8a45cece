"""Which games a match is made of: the same deals, with the bots on every seat in turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from msgspec import Struct


class Pairing(Struct, frozen=True):
    """One game: the number of its deal, and who sits where."""

    deal: int
    bots: tuple[str, ...]


class Plan(Struct, frozen=True):
    """A match. `first` of two bots says how many seats the first one takes."""

    bots: tuple[str, ...]
    box: str = "oriflamme"
    seats: int = 4
    deals: int = 100
    seed: int = 1
    first: int = 1
    seconds: float = 60.0  # a bot's budget for a move
    once: bool = False  # each deal is played once, the seats turned from deal to deal, and not once from every seat

    def pairings(self) -> Iterator[Pairing]:
        """All games. Each deal is played by one line-up in every order that the plan asks for."""
        lines = self.line_ups()
        for deal in range(self.deals):
            seatings = self.seatings(lines[deal % len(lines)])
            turn = deal // len(lines) % len(seatings)
            for bots in seatings[turn : turn + 1] if self.once else seatings:
                yield Pairing(deal, bots)

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who plays together; the deals are shared out among the line-ups, in an order of chance if some come short."""
        if len(self.bots) == 1:
            return [self.bots * self.seats]
        if len(self.bots) == 2:
            return [(self.bots[0],) * self.first + (self.bots[1],) * (self.seats - self.first)]
        if len(self.bots) >= self.seats:
            lines = list(combinations(self.bots, self.seats))
            random.Random(self.seed).shuffle(lines)
            return lines
        return [self.bots + more for more in combinations_with_replacement(self.bots, self.seats - len(self.bots))]

    def seatings(self, line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Two bots in every way that they can share the seats; more of them rotated through all seats."""
        if len(self.bots) != 2:
            turned = [line_up[turn:] + line_up[:turn] for turn in range(self.seats)]
            return list(dict.fromkeys(turned))  # a bot among its like sits the same however it is turned
        first, second = self.bots
        places = combinations(range(self.seats), self.first)
        return [tuple(first if seat in taken else second for seat in range(self.seats)) for taken in places]
