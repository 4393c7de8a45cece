"""Playing the games of a plan, on all cores, and the results as lines of a file that can be added to."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from hashlib import blake2s
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec import Struct

from oriflamme import Game
from oriflamme.arena.plan import Pairing, Plan
from oriflamme.bots import Bot, Budget, decide, make_bot
from oriflamme.bots.program import ProgramBot

AHEAD = 4  # games that wait for each process
Maker = Callable[[str, int], Bot]


class Result(Struct, frozen=True, array_like=True):
    """How a game went, seat by seat."""

    box: str
    seed: int
    deal: int
    bots: tuple[str, ...]
    shares: tuple[float, ...]  # of the victory: 1 alone, 1/2 of two
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]  # of thinking
    faults: tuple[int, ...]  # decisions lost to the default move

    @property
    def pairing(self) -> Pairing:
        """The game of the plan that this is."""
        return Pairing(self.deal, self.bots)


def seed_of(*parts: object) -> int:
    """A seed of its own for everything that has a name."""
    return int.from_bytes(blake2s(repr(parts).encode()).digest()[:8], "big")


def play_game(plan: Plan, pairing: Pairing, make: Maker = make_bot) -> Result:
    """Play one game: the cards depend on the deal alone, a bot's chance on deal and seat."""
    game = Game.deal(plan.box, plan.seats, seed_of(plan.seed, plan.box, plan.seats, pairing.deal))
    bots = [make(bot, seed_of(plan.seed, pairing.deal, seat)) for seat, bot in enumerate(pairing.bots)]
    moves, faults = [0] * plan.seats, [0] * plan.seats
    seconds = [0.0] * plan.seats
    budget = Budget(plan.seconds)
    try:
        while (mover := game.to_move) is not None:
            seat = game.seats.index(mover)
            start = time.perf_counter()
            choice = decide(bots[seat], game.view(mover), budget)
            seconds[seat] += time.perf_counter() - start
            moves[seat] += 1
            faults[seat] += choice.fault is not None
            game.play(choice.move)
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.close()
    winners = game.position.winners
    return Result(
        plan.box,
        plan.seed,
        pairing.deal,
        pairing.bots,
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in game.seats),
        tuple(game.position.scores.values()),
        tuple(moves),
        tuple(round(spent, 4) for spent in seconds),
        tuple(faults),
    )


def play_all(
    plan: Plan, played: Iterable[Result] = (), processes: int | None = None, make: Maker = make_bot
) -> Iterator[Result]:
    """Play what has not been played yet, each result as it comes."""
    done = {(result.box, result.seed, len(result.bots), result.pairing) for result in played}
    waiting = (one for one in plan.pairings() if (plan.box, plan.seed, plan.seats, one) not in done)
    if processes == 1:
        for pairing in waiting:
            yield play_game(plan, pairing, make)
        return
    count = processes or os.cpu_count() or 1
    with ProcessPoolExecutor(count, get_context("spawn")) as pool:
        running: set[Future[Result]] = set()
        while True:
            running |= {
                pool.submit(play_game, plan, one, make) for one in islice(waiting, count * AHEAD - len(running))
            }
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()


class ResultFile:
    """Results as lines of JSON: kept as soon as they are there, read again to go on."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> list[Result]:
        """What is there; a last line that was cut off is passed over."""
        if not self.path.exists():
            return []
        lines = self.path.read_bytes().split(b"\n")
        whole, last = lines[:-1], lines[-1]
        if last:
            self.path.write_bytes(b"".join(line + b"\n" for line in whole))
        return [msgspec.json.decode(line, type=Result) for line in whole]

    def add(self, result: Result) -> None:
        """One more."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
