"""Let the bots' instinct learn by self-play, and write its weights anew; the same seed and games learn the same."""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path

from oriflamme.bots.search.instinct import Instinct
from oriflamme.bots.search.lessons import Lessons, match
from oriflamme.bots.search.tables import WEIGHTS
from oriflamme.bots.weights import FILE, written
from oriflamme.rules import BOXES, CARD_NAMES, COMPILED

LOCKS = ("run",)

GAMES = 16_000_000
LESSON = 2_000  # games between two changes of box and seats
SEATS = (2, 3, 3, 4, 4, 4, 5)  # how often so many play
PACE = (0.1, 0.004)  # how far a lesson changes the weights: at first, at last
WANDER = (0.01, 0.004)  # what staying undecided is worth
REPORTS = 20


def slide(ends: tuple[float, float], part: float) -> float:
    """From the first value to the last, evenly in proportion."""
    first, last = ends
    return float(first * (last / first) ** part)


def boxes(chance: random.Random) -> list[str]:
    """Both boxes and a mix of them."""
    return [*BOXES, "mix:" + ",".join(chance.sample(CARD_NAMES, 10))]


def learn(games: int, seed: int) -> Instinct:
    """Learn from nothing, and tell how it goes."""
    chance = random.Random(seed)
    instinct, novice = Instinct([0.0] * WEIGHTS), Instinct([0.0] * WEIGHTS)
    lessons = Lessons(instinct, seed)
    start, played, told = time.monotonic(), 0, 0
    while played < games:
        part = played / games
        for box in boxes(chance):
            lessons.study(box, chance.choice(SEATS), LESSON, slide(PACE, part), slide(WANDER, part))
            played += LESSON
        if part * REPORTS >= told:
            told += 1
            shares = ", ".join(f"{box} {match(instinct, novice, box, 4, 4000, seed):.1%}" for box in BOXES)
            print(f"{played:>12,} games, {time.monotonic() - start:>5.0f} s; beside 3 at random: {shares}", flush=True)
    return instinct


def main() -> int:
    """Learn and write."""
    parser = argparse.ArgumentParser(prog="dev.py learn", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games, {GAMES:,} unless told")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE, help="where the weights go")
    options = parser.parse_args()
    if not COMPILED:
        print("the engine is not compiled here: learning would take days; install a C compiler first")
        return 1
    options.out.write_text(written(learn(options.games, options.seed).learnt()), encoding="utf-8")
    print(f"the weights are in {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
