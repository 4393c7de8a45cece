"""`oriflamme show`: draw a position."""

import sys
from typing import Annotated

import typer

from oriflamme.cli.reading import check_seat, read_text
from oriflamme.cli.spoken import SpokenCommand
from oriflamme.locales import Words


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-show"))
    def show(
        position: Annotated[str, typer.Argument(help=words("option-position"))],
        seen_by: Annotated[str | None, typer.Option(help=words("option-seen-by"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
    ) -> None:
        import msgspec

        from oriflamme import Position
        from oriflamme.cli.console import make_console
        from oriflamme.cli.drawing import Drawing
        from oriflamme.cli.players import default_names

        place = Position.parse(read_text(words, position).strip())
        seat = check_seat(seen_by)
        sheet = place.sheet() if seen_by is None else place.seen_by(seat)
        if as_json:
            sys.stdout.write(msgspec.json.encode(sheet).decode() + "\n")
            return
        console = make_console()
        drawing = Drawing(words, default_names(words, place.seats), {seat: words("you")} if seat else None)
        console.print(drawing.table(sheet, seat))
        console.print()
        console.print(drawing.legend())
