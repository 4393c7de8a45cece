"""`oriflamme replay`: tell a recorded game."""

import sys
from typing import Annotated

import typer

from oriflamme.cli.reading import check_seat, complain, read_file
from oriflamme.cli.spoken import SpokenCommand
from oriflamme.locales import Words


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-replay"))
    def replay(
        file: Annotated[str, typer.Argument(help=words("option-file"))],
        at: Annotated[int | None, typer.Option(help=words("option-at"), min=0)] = None,
        step: Annotated[bool, typer.Option("--step", help=words("option-step"))] = False,
        seen_by: Annotated[str | None, typer.Option(help=words("option-seen-by"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
    ) -> None:
        from oriflamme import Record
        from oriflamme.cli.replaying import Replay

        record = Record.parse(read_file(words, file))
        game = record.replay()
        count = len(game.moves)
        if at is not None and at > count:
            raise complain(words("replay-at-beyond", number=at, count=count))
        told = Replay(words, record, game.after(count if at is None else at), seen_by is None, check_seat(seen_by))
        if as_json:
            sys.stdout.write(told.as_json() + "\n")
        else:
            told.show(count, step=step, everything=at is None)
