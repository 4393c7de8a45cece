"""Play one random game and tell it in words."""

from __future__ import annotations

import argparse
import random
import sys

from oriflamme import Event, Game, RuleError
from oriflamme.game import event as events
from tools.narrate import narrate

LOCKS = ("run",)

NAMES = {"a": "Anna", "b": "Boris", "c": "Chen", "d": "Dóra", "e": "Élise"}
HEADINGS = (events.RoundStarted, events.WalkStarted, events.GameOver)
TURNS = (events.Reached, events.Rested, events.Placed, events.Passed)


def tell(told: list[Event], row: str) -> None:
    """Print what happened: headings at the margin, turns under them, what follows from a turn further in."""
    for event in told:
        if isinstance(event, HEADINGS):
            print(f"\n{narrate(event, NAMES)}")
            if isinstance(event, events.WalkStarted):
                print(f"  {row}")
        elif not isinstance(event, events.RoundEnded):
            print("  " if isinstance(event, TURNS) else "    ", narrate(event, NAMES), sep="")


def main() -> int:
    """Deal, let chance choose every move, print what happens and the record."""
    parser = argparse.ArgumentParser(prog="dev.py play", description=__doc__)
    parser.add_argument("--box", default="oriflamme", help="oriflamme, alliance, mix:… or study:… (default: oriflamme)")
    parser.add_argument("--seats", type=int, default=4, help="how many play, 2 to 5 (default: 4)")
    parser.add_argument("--seed", type=int, help="the same seed gives the same game")
    options = parser.parse_args()
    seed = random.randrange(2**32) if options.seed is None else options.seed
    chance = random.Random(seed)
    try:
        game = Game.deal(options.box, options.seats, seed)
    except RuleError as error:
        parser.error(str(error))
    print(f"A random game of {options.box} with seed {seed}.")
    tell(game.events, "")
    while not game.over:
        told = game.play(chance.choice(game.position.moves))
        tell(told, str(game.position).split(" | ")[1])
    print(f"\nThe record of the game:\n\n{game.record(names=NAMES_OF[options.seats])}", end="")
    return 0


NAMES_OF = {seats: dict(list(NAMES.items())[:seats]) for seats in range(2, 6)}

if __name__ == "__main__":
    sys.exit(main())
