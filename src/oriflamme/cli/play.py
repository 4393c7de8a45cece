"""`oriflamme play`: a game in the terminal."""

import random
from typing import Annotated

import typer

from oriflamme.cli.spoken import SpokenCommand
from oriflamme.locales import Words


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-play"))
    def play(
        box: Annotated[str | None, typer.Option(help=words("option-box"))] = None,
        seats: Annotated[int | None, typer.Option(help=words("option-seats"))] = None,
        people: Annotated[int | None, typer.Option(help=words("option-people"), min=0)] = None,
        name: Annotated[list[str] | None, typer.Option(help=words("option-name"))] = None,
        bot: Annotated[list[str] | None, typer.Option(help=words("option-bot"))] = None,
        seed: Annotated[int | None, typer.Option(help=words("option-seed"))] = None,
        first: Annotated[str | None, typer.Option(help=words("option-first"))] = None,
        resume: Annotated[str | None, typer.Option(help=words("option-resume"))] = None,
        pace: Annotated[float, typer.Option(help=words("option-pace"), min=0)] = 0,
        time: Annotated[float, typer.Option(help=words("option-time"), min=0)] = 1,
    ) -> None:
        from oriflamme.bots import Bot, Budget, make_bot
        from oriflamme.cli import saving
        from oriflamme.cli.asking import LineAsking, make_asking
        from oriflamme.cli.console import make_console
        from oriflamme.cli.match import Match
        from oriflamme.cli.playing import Sitting
        from oriflamme.cli.reading import complain
        from oriflamme.cli.set_up import DEFAULT_BOT, Wishes, complete, open_game

        console = make_console()
        asking = make_asking(console)
        chance = random.Random(seed)
        bots = tuple(saving.check_bot(words, one) for one in bot or ())

        def make(spec: str) -> Bot:
            return make_bot(spec, chance.getrandbits(64))

        if resume is None:
            wishes = Wishes(box, seats, people, tuple(name or ()), bots, seed, first)
            if not isinstance(asking, LineAsking):
                console.print(words("set-up-welcome"), style="heading")
            wishes = complete(wishes, words, None if isinstance(asking, LineAsking) else asking)
            match = Match(*open_game(wishes, words), make)
            regent = wishes.bots[0]
        else:
            told = {
                "--box": box,
                "--seats": seats,
                "--people": people,
                "--name": name,
                "--seed": seed,
                "--first": first,
            }
            if (extra := next((option for option, value in told.items() if value), None)) is not None:
                raise complain(words("resume-alone", option=extra))
            match = saving.resume(words, resume, make, bots)
            regent = bots[0] if bots else DEFAULT_BOT
        saver = saving.Saver(words, resume)
        Sitting(words, console, asking, match, saver, regent=regent, budget=Budget(time), pace=pace).run()
