"""`oriflamme replay`: tell a recorded game."""

import sys
from typing import Annotated

import typer

from oriflamme import Record
from oriflamme.cli.reading import STANDARD, complain, read_file
from oriflamme.cli.spoken import SpokenCommand, Whole
from oriflamme.game.lines import seat_of
from oriflamme.locales import Words, visible


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-replay"))
    def replay(
        file: Annotated[str, typer.Argument(help=words("option-file"))],
        at: Annotated[int | None, typer.Option(help=words("option-at"), click_type=Whole(0, 10**6))] = None,
        step: Annotated[bool, typer.Option("--step", help=words("option-step"))] = False,
        seen_by: Annotated[str | None, typer.Option(help=words("option-seen-by"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
    ) -> None:
        from oriflamme.cli.replaying import Replay

        if step and file == STANDARD:
            raise complain(words("replay-step-standard"))
        record = Record.parse(read_file(words, file))
        if record.hidden:
            show_hidden(words, record, as_json=as_json)
            return
        game = record.replay()
        count = len(game.moves)
        if at is not None and at > count:
            raise complain(words("replay-at-beyond", number=at, count=count))
        told = Replay(words, record, game.after(count if at is None else at), seen_by is None, seat_of(seen_by))
        if as_json:
            sys.stdout.write(told.as_json() + "\n")
        else:
            told.show(count, step=step, everything=at is None or step)


def show_hidden(words: Words, record: Record, *, as_json: bool) -> None:
    """What a record tells that hides cards: its own lines, for there is no game in it to tell."""
    if as_json:
        import msgspec

        sys.stdout.write(msgspec.json.encode(record).decode() + "\n")
        return
    print(words("replay-hidden"))
    for line in str(record).splitlines():
        print(visible(line))
