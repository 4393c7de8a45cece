"""A bot that sees only its view: it tries every move in sampled worlds and takes the one that leads to most influence.

`python examples/careful_bot.py` plays it against random moves.
"""

from __future__ import annotations

import random

from oriflamme import Game, Move, View

SAMPLES = 12


def choose(view: View, chance: random.Random) -> Move:
    """The move after which the own lead is largest at once, on average over possible worlds."""
    gains = dict.fromkeys(view.moves, 0)
    for _ in range(SAMPLES):
        world = view.sample(chance)
        for move in gains:
            scores = world.play(move).scores
            mine = scores.pop(str(view.seat))
            gains[move] += mine - max(scores.values())
    return max(gains, key=lambda move: gains[move])


def main(games: int = 10) -> None:
    """Play some games and tell how many it won."""
    chance = random.Random(1)
    won = 0
    for seed in range(games):
        game = Game.deal("oriflamme", seats=3, seed=seed)
        while game.to_move is not None:
            careful = game.to_move == "a"
            game.play(choose(game.view("a"), chance) if careful else chance.choice(game.position.moves))
        won += "a" in game.position.winners
    print(f"the careful bot won {won} of {games} games against two that move at random")


if __name__ == "__main__":
    main()
