"""`oriflamme play`: a game in the terminal."""

import random
from typing import Annotated

import typer

from oriflamme.cli.completing import bots, boxes, starting
from oriflamme.cli.reading import INTERRUPTED
from oriflamme.cli.spoken import PEOPLE, SEATS, SECONDS, SEED, SpokenCommand
from oriflamme.locales import Words


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-play"))
    def play(
        box: Annotated[str | None, typer.Option(help=words("option-box"), autocompletion=starting(boxes))] = None,
        seats: Annotated[int | None, typer.Option(help=words("option-seats"), click_type=SEATS)] = None,
        people: Annotated[int | None, typer.Option(help=words("option-people"), click_type=PEOPLE)] = None,
        name: Annotated[list[str] | None, typer.Option(help=words("option-name"))] = None,
        bot: Annotated[list[str] | None, typer.Option(help=words("option-bot"), autocompletion=starting(bots))] = None,
        seed: Annotated[int | None, typer.Option(help=words("option-seed"), click_type=SEED)] = None,
        first: Annotated[str | None, typer.Option(help=words("option-first"))] = None,
        resume: Annotated[str | None, typer.Option(help=words("option-resume"))] = None,
        pace: Annotated[float, typer.Option(help=words("option-pace"), click_type=SECONDS)] = 0,
        time: Annotated[float, typer.Option(help=words("option-time"), click_type=SECONDS)] = 1,
    ) -> None:
        from oriflamme.bots import Bot, Budget, make_bot
        from oriflamme.cli import saving
        from oriflamme.cli.asking import Left, LineAsking, make_asking
        from oriflamme.cli.console import make_console
        from oriflamme.cli.match import Match
        from oriflamme.cli.playing import Sitting
        from oriflamme.cli.reading import complain
        from oriflamme.cli.seating import check_bot
        from oriflamme.cli.set_up import DEFAULT_BOT, Wishes, complete, open_game

        console = make_console()
        asking = make_asking(console)
        chance = random.Random(seed)
        seated = tuple(check_bot(words, one) for one in bot or ())

        def make(spec: str) -> Bot:
            return make_bot(spec, chance.getrandbits(64))

        if resume is None:
            wishes = Wishes(box, seats, people, tuple(name or ()), seated, seed, first)
            if not isinstance(asking, LineAsking):
                console.print(words("set-up-welcome"), style="heading")
            try:
                wishes = complete(wishes, words, None if isinstance(asking, LineAsking) else asking)
            except Left:
                raise typer.Exit(INTERRUPTED) from None
            match = Match(*open_game(wishes, words), make)
            regent = wishes.bots[0]
        else:
            told = {
                "--box": box,
                "--seats": seats,
                "--people": people,
                "--name": name or None,
                "--seed": seed,
                "--first": first,
            }
            if (extra := next((option for option, value in told.items() if value is not None), None)) is not None:
                raise complain(words("resume-alone", option=extra))
            match = saving.resume(words, resume, make, seated)
            regent = seated[0] if seated else DEFAULT_BOT
        saver = saving.Saver(words, resume)
        Sitting(words, console, asking, match, saver, regent=regent, budget=Budget(time), pace=pace).run()
