"""Playing the games of a plan, on all cores, and the results as lines of a file that can be added to."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from hashlib import blake2s
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct

from oriflamme import Game
from oriflamme.arena.plan import Pairing, Plan
from oriflamme.arena.workers import workers
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
    budget: float = 60.0  # seconds that a bot had for a move

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
        for bot, seat_name in zip(bots, game.seats, strict=True):
            if isinstance(bot, ProgramBot):
                bot.over(game.view(seat_name))
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
        plan.seconds,
    )


def left_to_play(plan: Plan, played: Iterable[Result]) -> Iterator[Pairing]:
    """The games of a plan that are not among the results."""
    done = {result.pairing for result in played if belongs(result, plan)}
    return (pairing for pairing in plan.pairings() if pairing not in done)


def belongs(result: Result, plan: Plan) -> bool:
    """Whether a result is of the same box, deals and budget as a plan's games."""
    return (result.box, result.seed, result.budget) == (plan.box, plan.seed, plan.seconds)


def play_all(
    plan: Plan, played: Iterable[Result] = (), processes: int | None = None, make: Maker = make_bot
) -> Generator[Result, None, None]:
    """Play what has not been played yet, each result as it comes."""
    waiting = left_to_play(plan, played)
    if processes == 1:
        for pairing in waiting:
            yield play_game(plan, pairing, make)
        return
    count = processes or os.cpu_count() or 1
    with workers(count) as pool:
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


class NoResultError(ValueError):
    """A line of a file says something else than how a game went."""

    def __init__(self, path: Path, line: int) -> None:
        self.path = path
        self.line = line
        super().__init__(f"line {line} of {path} is no result of a game: name a file that the arena has written")


class ResultFile:
    """Results as lines of JSON: kept as soon as they are there, read again to go on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._cut = 0  # bytes of a last line that was cut off while it was written

    def read(self) -> list[Result]:
        """What is there; a last line that was cut off is passed over."""
        if not self.path.exists():
            return []
        *lines, last = self.path.read_bytes().split(b"\n")
        if _unfinished(last):
            self._cut = len(last)
        elif last:
            lines.append(last)
        return [self._result(line, number) for number, line in enumerate(lines, start=1)]

    def add(self, result: Result) -> None:
        """One more, in the place of a line that was cut off."""
        with self.path.open("ab") as file:
            if self._cut:
                file.truncate(file.tell() - self._cut)
                self._cut = 0
            file.write(msgspec.json.encode(result) + b"\n")

    def _result(self, line: bytes, number: int) -> Result:
        try:
            result = msgspec.json.decode(line, type=Result)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise NoResultError(self.path, number) from error
        by_seat = (result.shares, result.scores, result.moves, result.seconds, result.faults)
        if any(len(values) != len(result.bots) for values in by_seat):
            raise NoResultError(self.path, number)
        return result


def _unfinished(line: bytes) -> bool:
    """Whether a line that no line feed ends is a result or the beginning of one."""
    try:
        msgspec.json.decode(line, type=Result)
    except (msgspec.ValidationError, UnicodeDecodeError):
        return False
    except msgspec.DecodeError:
        return line.startswith(b'["')
    return True
