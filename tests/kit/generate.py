"""Games and positions to try things on: made from a seed, and as strategies for Hypothesis."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from oriflamme import Game, Move, Position
from oriflamme.rules import BOXES, CARD_NAMES


def random_setup(rng: random.Random) -> str:
    """A box, a mix or a study."""
    kind = rng.choice(("box", "box", "mix", "mix", "study"))
    if kind == "box":
        return rng.choice(tuple(BOXES))
    if kind == "mix":
        return "mix:" + ",".join(rng.sample(CARD_NAMES, 10))
    names = rng.sample(CARD_NAMES, rng.randint(2, 10))
    rounds = rng.randint(1, min(6, len(names)))
    return f"study:{','.join(names)}/{rounds}/{rng.randint(rounds, len(names))}"


def random_move(game: Game, rng: random.Random, boldness: float) -> Move:
    """A legal move; a face-down card is revealed as often as the boldness says."""
    moves = game.position.moves
    if [str(move) for move in moves] == ["keep", "reveal"]:
        return moves[rng.random() < boldness]
    return rng.choice(moves)


def random_game(seed: int, moves: int | None = None, box: str | None = None, seats: int | None = None) -> Game:
    """A game of so many random moves, or to its end; the same for the same seed."""
    rng = random.Random(seed)
    game = Game.deal(box or random_setup(rng), seats or rng.randint(2, 5), seed)
    boldness = rng.choice((0.3, 0.6, 0.9))
    while not game.over and (moves is None or len(game.moves) < moves):
        game.play(random_move(game, rng, boldness))
    return game


def finished_games() -> st.SearchStrategy[Game]:
    """Games played to their end."""
    return st.integers(0, 10**9).map(random_game)


def running_games() -> st.SearchStrategy[Game]:
    """Games somewhere on their way."""
    return st.builds(random_game, st.integers(0, 10**9), st.integers(0, 60))


def positions() -> st.SearchStrategy[Position]:
    """Positions from games."""
    return running_games().map(lambda game: game.position)
