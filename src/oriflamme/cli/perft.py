"""`oriflamme perft`: count the ways to go on from a position."""

import json
import sys
from typing import Annotated

import typer

from oriflamme.cli.reading import read_text
from oriflamme.cli.spoken import SpokenCommand, Whole
from oriflamme.locales import Words


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-perft"))
    def perft(
        position: Annotated[str, typer.Argument(help=words("option-position"))],
        depth: Annotated[int, typer.Argument(help=words("option-depth"), click_type=Whole(0, 20))],
        divide: Annotated[bool, typer.Option("--divide", help=words("option-divide"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
    ) -> None:
        from oriflamme import Position
        from oriflamme.rules import perft as count

        place = Position.parse(read_text(words, position).strip())
        moves = {str(move): count(place.play(move).state(), depth - 1) for move in place.moves} if depth else {}
        total = sum(moves.values()) if moves else count(place.state(), depth)
        if as_json:
            found: dict[str, object] = {"depth": depth, "count": total}
            sys.stdout.write(json.dumps({**found, "moves": moves} if divide else found) + "\n")
            return
        if divide:
            width = max(map(len, moves), default=0)
            for move, ways in moves.items():
                print(f"{move:<{width}}  {ways:>12,}")
        print(words("perft-total", count=total, depth=depth))
