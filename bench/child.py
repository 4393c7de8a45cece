"""What `bench.engine` runs in a process of its own.

- `python -m bench.child plain SLICE ROUNDS` prints the random games a second of each box as JSON;
- `python -m bench.child ours BOX GAMES` plays so many whole games inside our engine, for callgrind;
- `python -m bench.child spiel GAME GAMES` does the same inside OpenSpiel.
"""

from __future__ import annotations

import json
import sys

from bench import ours, spiel
from bench.timing import Effort, interleave


def plain(effort: Effort) -> None:
    """Random games a second of the engine as plain Python, with proof that it was that."""
    rates = interleave([ours.games_job(name) for name in ours.BOXES], effort)
    print(json.dumps({"home": str(ours.home()), "compiled": ours.compiled(), "rates": rates}))


def play_ours(box: str, games: int) -> None:
    """So many games inside our engine."""
    ours.inside_job(box).run(games)


def play_spiel(name: str, games: int) -> None:
    """So many games inside OpenSpiel."""
    module = spiel.load()
    if module is None:
        raise SystemExit("pyspiel is not installed")
    spiel.inside_job(module, name, spiel.games(module)[name]).run(games)


def main(arguments: list[str]) -> None:
    """Do what the command line says."""
    task, first, second = arguments
    if task == "plain":
        plain(Effort(float(first), int(second)))
    elif task == "ours":
        play_ours(first, int(second))
    else:
        play_spiel(first, int(second))


if __name__ == "__main__":
    main(sys.argv[1:])
