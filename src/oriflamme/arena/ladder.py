"""A ladder of ratings over all games of a results file, by OpenSkill's model of Plackett and Luce."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec import Struct

from oriflamme.arena.play import Result


class Rung(Struct, frozen=True):
    """A bot on the ladder: what it is thought to be worth, and how sure that is."""

    bot: str
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What it is worth at the least, as far as the games tell."""
        return self.mu - 3 * self.sigma


def ladder(results: Sequence[Result]) -> list[Rung]:
    """The ratings after all games in an order of chance, the best first; needs the package openskill."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for result in results for name in result.bots}
    games = list(results)
    random.Random(1).shuffle(games)
    for result in games:
        scores: dict[str, list[int]] = {}
        for name, score in zip(result.bots, result.scores, strict=True):
            scores.setdefault(name, []).append(score)
        if len(scores) > 1:
            names = list(scores)
            means = [sum(found) / len(found) for found in scores.values()]
            for name, (rating,) in zip(names, model.rate([[ratings[n]] for n in names], scores=means), strict=True):
                ratings[name] = rating
    rungs = [Rung(name, rating.mu, rating.sigma) for name, rating in ratings.items()]
    return sorted(rungs, key=lambda rung: -rung.ordinal)
