"""OpenSpiel's side: its two largest card games for this many players, driven the fastest ways that it offers.

pyspiel is a compiled module without types; the protocols below say what is used of it.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import random
from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Protocol, cast

from bench.loops import rolls
from bench.timing import Job

VERSION = "2.0.2"
GAMES: dict[str, dict[str, int]] = {"crazy_eights": {"players": 5}, "hearts": {}}


class Step(Protocol):
    """One entry of a game's history; chance has a negative number."""

    player: int


class SpielState(Protocol):
    """What is used of a pyspiel.State."""

    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def full_history(self) -> Sequence[Step]: ...
    def clone(self) -> SpielState: ...


class SpielGame(Protocol):
    """What is used of a pyspiel.Game."""

    def num_players(self) -> int: ...
    def new_initial_state(self) -> SpielState: ...


class Bot(Protocol):
    """A pyspiel.Bot: only handed back."""


class Spiel(Protocol):
    """What is used of the module."""

    def load_game(self, name: str, parameters: dict[str, int]) -> SpielGame: ...
    def make_uniform_random_bot(self, player: int, seed: int) -> Bot: ...
    def evaluate_bots(self, state: SpielState, bots: Sequence[Bot], seed: int) -> list[float]: ...


class Drive(Protocol):
    """Plays whole games from Python, and keeps them when asked to."""

    def __call__(self, game: SpielGame, amount: int, keep: list[SpielState] | None = None) -> None: ...


def load() -> Spiel | None:
    """The module, or None where it is not installed."""
    try:
        return cast(Spiel, importlib.import_module("pyspiel"))
    except ImportError:
        return None


def described(module: Spiel | None) -> str:
    """What ours is measured against, as a heading says it."""
    if module is None:
        return "OpenSpiel is not installed, nothing to compare with"
    version = importlib.metadata.version("open_spiel")
    return f"OpenSpiel {version}" + ("" if version == VERSION else f" (the goals are set against {VERSION})")


def games(spiel: Spiel) -> dict[str, SpielGame]:
    """The games that ours is measured against, by name."""
    return {name: spiel.load_game(name, parameters) for name, parameters in GAMES.items()}


def decisions(states: Sequence[SpielState]) -> int:
    """Players' decisions in these games; steps of chance are none."""
    return sum(1 for state in states for step in state.full_history() if step.player >= 0)


# --- Whole games inside


def evaluate(spiel: Spiel, game: SpielGame, amount: int, keep: list[SpielState] | None = None) -> None:
    """Play whole games between uniformly random bots in compiled code."""
    bots = [spiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    for seed in range(amount):
        state = game.new_initial_state()
        spiel.evaluate_bots(state, bots, seed)
        if keep is not None:
            keep.append(state)


def inside_job(spiel: Spiel, name: str, game: SpielGame) -> Job:
    """Whole games inside, counted in players' decisions."""

    def count(amount: int) -> int:
        played: list[SpielState] = []
        evaluate(spiel, game, amount, played)
        return decisions(played)

    return Job(name, lambda amount: evaluate(spiel, game, amount), count)


# --- Whole games from Python


def drive(game: SpielGame, amount: int, keep: list[SpielState] | None = None) -> None:
    """The fastest loop found.

    Chance is uniform in both games, so that its outcomes are drawn from `legal_actions` like a move; a game
    that is over has none, so that nothing else has to be asked; bound methods are looked up once a game.
    """
    draw = rolls()
    for _ in repeat(None, amount):
        state = game.new_initial_state()
        legal, apply = state.legal_actions, state.apply_action
        for roll in draw:
            actions = legal()
            if not actions:
                break
            apply(actions[roll % len(actions)])
        if keep is not None:
            keep.append(state)


def drive_by_the_book(game: SpielGame, amount: int, keep: list[SpielState] | None = None) -> None:
    """The loop of OpenSpiel's own examples."""
    draw = rolls()
    for _ in repeat(None, amount):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[next(draw) % len(outcomes)][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[next(draw) % len(actions)])
        if keep is not None:
            keep.append(state)


def python_job(name: str, game: SpielGame, play: Drive = drive) -> Job:
    """Whole games from Python, counted in players' decisions."""

    def count(amount: int) -> int:
        played: list[SpielState] = []
        play(game, amount, played)
        return decisions(played)

    return Job(name, lambda amount: play(game, amount), count)


def book_job(name: str, game: SpielGame) -> Job:
    """The same by the loop of the examples, under a name of its own."""
    return python_job(f"{name}, by the book", game, drive_by_the_book)


# --- Copies


def midway(game: SpielGame, depth: int, seed: int) -> SpielState | None:
    """A random game so many players' decisions after its start, or None if it did not get there."""
    draw = random.Random(seed)
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        if made == depth and not chance:
            return state
        state.apply_action(draw.choice(state.legal_actions()))
        made += not chance
    return None


def copying(game: SpielGame, depth: int, states: int) -> list[Callable[[], object]]:
    """The `clone` of several states in the middle of their games."""
    found: list[Callable[[], object]] = []
    seed = 0
    while len(found) < states:
        state = midway(game, depth, seed)
        seed += 1
        if state is not None:
            found.append(state.clone)
    return found
