"""`oriflamme arena`: how good bots are beside each other, with error bars."""

import sys
from importlib.util import find_spec
from typing import Annotated

import typer

from oriflamme.cli.completing import bots as all_bots
from oriflamme.cli.completing import boxes, starting
from oriflamme.cli.spoken import COUNT, SEATS, SECONDS, SEED, SpokenCommand
from oriflamme.locales import Words


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-arena"))
    def arena(
        bots: Annotated[list[str], typer.Argument(help=words("option-bots"), autocompletion=starting(all_bots))],
        box: Annotated[str, typer.Option(help=words("option-box"), autocompletion=starting(boxes))] = "oriflamme",
        seats: Annotated[int, typer.Option(help=words("option-seats"), click_type=SEATS)] = 4,
        deals: Annotated[int, typer.Option(help=words("option-deals"), click_type=COUNT)] = 50,
        together: Annotated[int, typer.Option(help=words("option-together"), click_type=COUNT)] = 1,
        seed: Annotated[int, typer.Option(help=words("option-seed"), click_type=SEED)] = 1,
        time: Annotated[float, typer.Option(help=words("option-time"), click_type=SECONDS)] = 60,
        out: Annotated[str | None, typer.Option(help=words("option-out"))] = None,
        processes: Annotated[int | None, typer.Option(help=words("option-processes"), click_type=COUNT)] = None,
        picture: Annotated[str | None, typer.Option(help=words("option-picture"))] = None,
        ladder: Annotated[bool, typer.Option("--ladder", help=words("option-ladder"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
    ) -> None:
        from oriflamme.arena import Plan
        from oriflamme.cli.contest import Contest
        from oriflamme.cli.reading import check_writable, complain
        from oriflamme.rules import Setup

        Setup.parse(box)
        if len(bots) == 2 and together >= seats:
            raise complain(words("arena-together", together=together, seats=seats))
        plan = Plan(tuple(bots), box, seats, deals, seed, together, time)
        if ladder and find_spec("openskill") is None:
            raise complain(words("arena-no-ladder"))
        if picture is not None:
            check_writable(words, picture)
        contest = Contest(words, plan, out)
        contest.play(processes)
        if picture is not None:
            contest.draw(picture)
        rungs = contest.ladder() if ladder else []
        if as_json:
            sys.stdout.write(contest.as_json(rungs) + "\n")
        else:
            contest.show(rungs)
