"""`oriflamme show`: draw a position."""

import contextlib
import sys
from typing import Annotated

import typer

from oriflamme import Position, RuleError, View
from oriflamme.cli.reading import read_text
from oriflamme.cli.spoken import SpokenCommand
from oriflamme.game.lines import seat_of
from oriflamme.game.sheet import SEATS, Sheet
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

        from oriflamme.cli.console import make_console
        from oriflamme.cli.drawing import Drawing
        from oriflamme.cli.players import default_names

        sheet = read_shown(read_text(words, position).strip(), seen_by)
        seat = sheet.seat if isinstance(sheet, View) else None
        if as_json:
            sys.stdout.write(msgspec.json.encode(sheet).decode() + "\n")
            return
        console = make_console()
        drawing = Drawing(
            words, default_names(words, SEATS[: len(sheet.families)]), {seat: words("you")} if seat else None
        )
        console.print(drawing.table(sheet, seat))
        console.print()
        console.print(drawing.legend())


def read_shown(text: str, seen_by: str | None) -> Sheet:
    """A position whole or as a seat sees it; a view in text as it is, whose it is told or seen by the hand in it."""
    try:
        place = Position.parse(text)
    except RuleError as error:
        if error.code != "hidden":
            raise
        return read_view(text) if seen_by is None else View.parse(text, seat_of(seen_by))
    return place.sheet() if seen_by is None else place.seen_by(seat_of(seen_by))


def read_view(text: str) -> View:
    """A view of whichever seat has its hand open in it, or of a spectator."""
    for seat in (None, *SEATS):
        with contextlib.suppress(RuleError):
            return View.parse(text, seat)
    return View.parse(text, None)
