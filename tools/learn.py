"""Let the bots learn from nothing, and write what they have learnt anew; the same seed and games learn the same."""

from __future__ import annotations

import argparse
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from oriflamme import Game, Position
from oriflamme.bots import Budget, make_bot
from oriflamme.bots.search.instinct import Instinct
from oriflamme.bots.search.lessons import Lessons, match
from oriflamme.bots.search.tables import WEIGHTS
from oriflamme.bots.weights import FILE, Learnt, written
from oriflamme.rules import BOXES, CARD_NAMES, COMPILED, State

LOCKS = ("run",)

WATCHED = 1_000  # games of the greedy bot that are watched
PACES = (0.2, 0.1, 0.05, 0.02, 0.01)  # how far each look at them changes the weights
CHANCE = 0.15  # of the seats that play at random there
GAMES = 16_000_000  # of careful players among themselves
WARY_GAMES = 12_000_000  # of one that learns and hasty ones, more or less
HASTE = 0.75  # of the seats are taken by hasty players there
LESSON = 2_000  # games between two changes of box and seats
SEATS = (2, 3, 3, 4, 4, 4, 5)  # how often so many play
PACE = (0.1, 0.004)  # how far a lesson changes the weights: at first, at last
WANDER = (0.01, 0.004)  # what staying undecided is worth
REPORTS = 20
COMPARED = 400_000  # games in which careful and hasty players are compared
SLOW = (0.02, 0.001)  # how far a look changes what tells them apart


def slide(ends: tuple[float, float], part: float) -> float:
    """From the first value to the last, evenly in proportion."""
    first, last = ends
    return float(first * (last / first) ** part)


def boxes(chance: random.Random) -> list[str]:
    """Both boxes and a mix of them."""
    return [*BOXES, "mix:" + ",".join(chance.sample(CARD_NAMES, 10))]


# --- A hasty player: the greedy bot, watched


def greedy_game(seed: int) -> list[tuple[str, int]]:
    """What the greedy bot decided in a game, where there was something to decide."""
    chance = random.Random(seed)
    box, seats = chance.choice(boxes(chance)), chance.choice(SEATS)
    game = Game.deal(box, seats, chance.getrandbits(64))
    names = ["random" if chance.random() < CHANCE else "greedy" for _ in game.seats]
    bots = [make_bot(name, chance.getrandbits(64)) for name in names]
    decisions = []
    while (mover := game.to_move) is not None:
        seat = game.seats.index(mover)
        move = bots[seat].choose(game.view(mover), Budget(600))
        if names[seat] == "greedy" and len(game.position.moves) > 1:
            decisions.append((str(game.position), move.action))
        game.play(move)
    return decisions


def learn_haste(games: int, seed: int) -> list[float]:
    """Watch greedy bots play, and learn to do the same by instinct."""
    start, lessons = time.monotonic(), Lessons(Instinct([0.0] * WEIGHTS), seed)
    decisions: list[tuple[State, int]] = []
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for n, game in enumerate(pool.map(greedy_game, range(seed, seed + games), chunksize=8), start=1):
            decisions += [(Position.parse(text).state(), action) for text, action in game]
            if n % (games // REPORTS or 1) == 0:
                print(f"{n:>12,} greedy games, {time.monotonic() - start:>5.0f} s", flush=True)
    chance = random.Random(seed)
    for pace in PACES:
        chance.shuffle(decisions)
        for state, action in decisions:
            lessons.watch(state, action, pace)
    return lessons.instinct.learnt()


# --- The instinct: by playing


def learn_instinct(games: int, seed: int, hasty: list[float], haste: float) -> list[float]:
    """Play among one's like and such a part of hasty players, and tell how it goes."""
    chance = random.Random(seed)
    lessons, novice = Lessons(Instinct([0.0] * WEIGHTS, hasty), seed), Instinct([0.0] * WEIGHTS)
    start, played, told = time.monotonic(), 0, 0
    while played < games:
        part = played / games
        for box in boxes(chance):
            lessons.study(box, chance.choice(SEATS), LESSON, haste, slide(PACE, part), slide(WANDER, part))
            played += LESSON
        if part * REPORTS >= told:
            told += 1
            shares = ", ".join(f"{box} {match(lessons.instinct, novice, box, 4, 4000, seed):.1%}" for box in BOXES)
            print(f"{played:>12,} games, {time.monotonic() - start:>5.0f} s; beside 3 at random: {shares}", flush=True)
    return lessons.instinct.learnt()


# --- What tells one from the other


def learn_signs(careful: list[float], hasty: list[float], games: int, seed: int) -> list[float]:
    """Let both kinds of players play together, and learn how to tell them apart."""
    chance = random.Random(seed)
    lessons = Lessons(Instinct(careful, hasty), seed)
    played = 0
    while played < games:
        for box in boxes(chance):
            lessons.compare(box, chance.choice(SEATS), LESSON, slide(SLOW, played / games))
            played += LESSON
    return lessons.signs()


def main() -> int:
    """Learn and write."""
    parser = argparse.ArgumentParser(prog="dev.py learn", description=__doc__)
    parser.add_argument("--watched", type=int, default=WATCHED, help=f"greedy games to watch, {WATCHED:,} unless told")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games to learn by, {GAMES:,} unless told")
    parser.add_argument("--wary-games", type=int, default=WARY_GAMES, help=f"among hasty players, {WARY_GAMES:,}")
    parser.add_argument("--compared", type=int, default=COMPARED, help=f"games to tell players apart by, {COMPARED:,}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE, help="where the weights go")
    options = parser.parse_args()
    if not COMPILED:
        print("the engine is not compiled here: learning would take days; install a C compiler first")
        return 1
    hasty = learn_haste(options.watched, options.seed)
    careful = learn_instinct(options.games, options.seed, hasty, 0.0)
    wary = learn_instinct(options.wary_games, options.seed, hasty, HASTE)
    signs = learn_signs(careful, hasty, options.compared, options.seed)
    found = Learnt(*map(tuple, (careful, hasty, wary, signs)))
    options.out.write_text(written(found), encoding="utf-8")
    print(f"what was learnt is in {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
