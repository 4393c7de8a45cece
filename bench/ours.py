"""Our side: the same work with the boxes of *Oriflamme*.

All that the speed bench knows of our own interface stands here.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import oriflamme
from bench.loops import Tally, rolls
from bench.timing import Job
from oriflamme import Position, View
from oriflamme.rules import Setup, State

Calls = Callable[[str, int, int], list[Callable[[], object]]]  # of a box, so deep in a game, so many

SEATS = 4
MIX = "mix:Archer,Soldier,Spy,Shapeshifter,Ambush,Informer,Judge,Deserter,Insurrection,Extortion"
BOXES = {"oriflamme": "oriflamme", "alliance": "alliance", "mix": MIX}
SETUPS = {name: Setup.of(box) for name, box in BOXES.items()}


def compiled() -> bool:
    """Whether any module of the engine in use is machine code."""
    found = [module for name, module in sys.modules.items() if name.startswith("oriflamme.")]
    files = [getattr(module, "__file__", None) for module in found]
    return any(Path(file).suffix in {".so", ".pyd"} for file in files if file)


def home() -> Path:
    """The folder of the package in use."""
    return Path(oriflamme.__file__).parent


# --- Whole games inside


def inside_job(name: str) -> Job:
    """Whole games inside, counted in decisions."""
    box = BOXES[name]

    def play(amount: int) -> int:
        return oriflamme.playouts(box, SEATS, amount, 1)

    return Job(name, play, play)


def games_job(name: str) -> Job:
    """The same counted in games."""
    return Job(name, inside_job(name).run, lambda amount: amount)


# --- Whole games from Python


def drive(setup: Setup, amount: int, draw: Iterator[int]) -> None:
    """Whole games from Python, in the same loop as the reference: a game that is over has no actions."""
    for seed in range(amount):
        state = State.deal(setup, SEATS, seed)
        legal, apply = state.legal, state.apply
        for roll in draw:
            actions = legal()
            if not actions:
                break
            apply(actions[roll % len(actions)])


def python_job(name: str) -> Job:
    """Whole games from Python, counted in decisions."""
    setup = SETUPS[name]

    def count(amount: int) -> int:
        tally = Tally()
        drive(setup, amount, tally)
        return tally.taken - amount  # the roll with which each game is seen to be over

    return Job(name, lambda amount: drive(setup, amount, rolls()), count)


# --- Copies


def midway(setup: Setup, depth: int, seed: int) -> State | None:
    """A random game so many decisions after its start, or None if it did not get there."""
    draw = random.Random(seed)
    state = State.deal(setup, SEATS, seed)
    for _ in range(depth):
        if state.over:
            return None
        state.apply(draw.choice(state.legal()))
    return None if state.over else state


def copying(name: str, depth: int, states: int) -> list[Callable[[], object]]:
    """The `copy` of several states in the middle of their games."""
    found: list[Callable[[], object]] = []
    seed = 0
    while len(found) < states:
        state = midway(SETUPS[name], depth, seed)
        seed += 1
        if state is not None:
            found.append(state.copy)
    return found


# --- What programs use: positions, moves as text, views


def positions(name: str, depth: int, count: int) -> list[Position]:
    """Several positions in the middle of random games."""
    found: list[Position] = []
    seed = 0
    while len(found) < count:
        draw, position = random.Random(seed), Position.deal(BOXES[name], SEATS, seed)
        for _ in range(depth):
            if not position.over:
                position = position.play(draw.choice(position.moves))
        seed += 1
        if not position.over:
            found.append(position)
    return found


def _views(name: str, depth: int, count: int) -> list[View]:
    found = enumerate(positions(name, depth, count))
    return [position.seen_by(position.seats[i % SEATS]) for i, position in found]


def playing(name: str, depth: int, count: int) -> list[Callable[[], object]]:
    """`Position.play` with a move as text."""
    return [partial(position.play, str(position.moves[0])) for position in positions(name, depth, count)]


def seeing(name: str, depth: int, count: int) -> list[Callable[[], object]]:
    """`Position.seen_by`: what one seat sees, built up."""
    found = enumerate(positions(name, depth, count))
    return [partial(position.seen_by, position.seats[i % SEATS]) for i, position in found]


def sampling(name: str, depth: int, count: int) -> list[Callable[[], object]]:
    """`View.sample`: a deal of the hidden cards that agrees with what the seat has seen."""
    return [partial(view.sample, random.Random(1)) for view in _views(name, depth, count)]
