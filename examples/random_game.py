"""Play a game of random moves and print its record: `python examples/random_game.py [BOX] [SEATS] [SEED]`."""

from __future__ import annotations

import random
import sys

from oriflamme import Game


def main(box: str = "alliance", seats: str = "4", seed: str = "1") -> None:
    """Play and print."""
    chance = random.Random(int(seed))
    game = Game.deal(box, int(seats), int(seed))
    while not game.over:
        game.play(chance.choice(game.position.moves))
    print(game.record())


if __name__ == "__main__":
    main(*sys.argv[1:])
