"""`oriflamme bench`: how fast random games are played here."""

import json
import sys
import time
from typing import Annotated

import typer

from oriflamme.cli.completing import boxes, starting
from oriflamme.cli.spoken import COUNT, SEATS, SEED, SpokenCommand
from oriflamme.locales import Words


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-bench"))
    def bench(
        box: Annotated[str, typer.Option(help=words("option-box"), autocompletion=starting(boxes))] = "oriflamme",
        seats: Annotated[int, typer.Option(help=words("option-seats"), click_type=SEATS)] = 4,
        games: Annotated[int, typer.Option(help=words("option-games"), click_type=COUNT)] = 20_000,
        seed: Annotated[int, typer.Option(help=words("option-seed"), click_type=SEED)] = 1,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
    ) -> None:
        from oriflamme import playouts
        from oriflamme.rules import COMPILED

        start = time.perf_counter()
        decisions = playouts(box, seats, games, seed)
        seconds = time.perf_counter() - start
        rate = round(decisions / seconds)
        kind = "compiled" if COMPILED else "plain"
        if as_json:
            found = {"engine": kind, "box": box, "seats": seats, "games": games, "decisions": decisions}
            sys.stdout.write(json.dumps({**found, "seconds": seconds, "decisions_per_second": rate}) + "\n")
            return
        print(words("bench-engine", kind=kind))
        print(words("bench-line", games=games, decisions=decisions, rate=rate))
