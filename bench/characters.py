"""Whether people could tell the characters apart: a simple classifier names them by what everyone sees of a game.

    python -m bench.characters [--games N] [--json]

Characters play among themselves, drawn anew for each game. Half of the games teach a naive Bayes classifier how each of
them places, keeps, reveals and eliminates; in the other half it names every seat's character.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean, pstdev

from oriflamme import Game
from oriflamme.bots import Budget, make_bot
from oriflamme.bots.characters import CHARACTERS, tasted
from oriflamme.bots.search.tables import WEIGHTS
from oriflamme.game import event as e

NO_WEIGHTS = [0.0] * WEIGHTS
WITH_TASTES = [name for name, character in CHARACTERS.items() if any(tasted(character, NO_WEIGHTS))]
BOXES = ("oriflamme", "alliance")
LEAST_SPREAD = 0.03

Habits = list[float]
Sample = tuple[str, Habits]


def habits(game: Game, seat: str) -> Habits:
    """What everyone sees of how a seat plays."""
    placed: defaultdict[str, int] = defaultdict(int)
    kept = revealed = collected = kills = 0
    for event in game.events:
        match event:
            case e.Placed() if event.seat == seat:
                placed[event.where] += 1
            case e.Kept() if event.seat == seat:
                kept += 1
            case e.Revealed() if event.seat == seat:
                revealed += 1
            case e.Collected() if event.seat == seat:
                collected += event.amount
            case e.Eliminated() if event.seat == seat:
                kills += 1
    places = max(1, sum(placed.values()))
    return [
        *(placed[where] / places for where in ("start", "end", "on")),
        kept / max(1, kept + revealed),
        revealed / places,
        collected / max(1, revealed),
        kills / places,
        kept / places,
    ]


def play(box: str, games: int, seed: int) -> list[Sample]:
    """Every seat's character and habits in so many games."""
    chance = random.Random(seed)
    samples = []
    for _ in range(games):
        game = Game.deal(box, 4, chance.getrandbits(64))
        names = {seat: chance.choice(WITH_TASTES) for seat in game.seats}
        bots = {seat: make_bot(name, chance.getrandbits(64)) for seat, name in names.items()}
        while (mover := game.to_move) is not None:
            game.play(bots[mover].choose(game.view(mover), Budget()))
        samples += [(name, habits(game, seat)) for seat, name in names.items()]
    return samples


class Classifier:
    """Naive Bayes with a bell curve for each habit."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        self._curves = {
            name: [
                (fmean(values), pstdev(values) + LEAST_SPREAD)
                for values in zip(*(habit for who, habit in samples if who == name), strict=True)
            ]
            for name in WITH_TASTES
        }

    def name(self, habit: Habits) -> str:
        """The character whose habits these most likely are."""

        def likely(name: str) -> float:
            pairs = zip(habit, self._curves[name], strict=True)
            return math.fsum(-math.log(spread) - ((value - mean) / spread) ** 2 / 2 for value, (mean, spread) in pairs)

        return max(WITH_TASTES, key=likely)


def named(box: str, games: int) -> dict[str, float]:
    """The part of the seats of each character that is named rightly, and of all."""
    classifier = Classifier(play(box, games, 1))
    right: defaultdict[str, list[bool]] = defaultdict(list)
    for name, habit in play(box, games, 2):
        right[name].append(classifier.name(habit) == name)
    found = {name: fmean(right[name]) for name in WITH_TASTES}
    return {**found, "all": fmean(hit for hits in right.values() for hit in hits)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, learn, name, and print."""
    parser = argparse.ArgumentParser(prog="bench characters", description="Whether characters can be told apart.")
    parser.add_argument("--games", type=int, default=200, help="how many to learn from, and as many to try it on")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    found = {box: named(box, options.games) for box in BOXES}
    if options.json:
        print(json.dumps(found))
        return 0
    for box, parts in found.items():
        print(f"{box:<10}", *(f"{name} {part:.0%}" for name, part in parts.items()), sep="  ")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
