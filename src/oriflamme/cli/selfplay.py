"""`oriflamme selfplay`: bots play among themselves, and every game is kept as a record."""

import json
import random
import sys
from pathlib import Path
from typing import Annotated

import typer

from oriflamme.cli.completing import bots as all_bots
from oriflamme.cli.completing import boxes, starting
from oriflamme.cli.spoken import COUNT, SEATS, SECONDS, SEED, SpokenCommand
from oriflamme.locales import Words


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-selfplay"))
    def selfplay(
        out: Annotated[str, typer.Option(help=words("option-folder"))],
        bots: Annotated[
            list[str] | None, typer.Argument(help=words("option-bots"), autocompletion=starting(all_bots))
        ] = None,
        games: Annotated[int, typer.Option(help=words("option-games"), click_type=COUNT)] = 10,
        box: Annotated[str, typer.Option(help=words("option-box"), autocompletion=starting(boxes))] = "oriflamme",
        seats: Annotated[int, typer.Option(help=words("option-seats"), click_type=SEATS)] = 4,
        seed: Annotated[int, typer.Option(help=words("option-seed"), click_type=SEED)] = 1,
        time: Annotated[float, typer.Option(help=words("option-time"), click_type=SECONDS)] = 1,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
    ) -> None:
        from oriflamme import Game
        from oriflamme.bots import Budget, make_bot
        from oriflamme.cli.match import Match, Player
        from oriflamme.cli.reading import complain
        from oriflamme.cli.saving import ENDING
        from oriflamme.cli.seating import check_bot
        from oriflamme.cli.set_up import DEFAULT_BOT

        names = [check_bot(words, bot) for bot in bots or [DEFAULT_BOT]]
        files = [Path(out) / f"{number:06}{ENDING}" for number in range(1, games + 1)]
        if (there := next((file for file in files if file.exists()), None)) is not None:
            raise complain(words("file-exists", file=str(there)))
        chance = random.Random(seed)
        faults = 0
        for number, file in enumerate(files):
            game = Game.deal(box, seats, chance.getrandbits(64))
            players = {seat: Player(seat, names[n % len(names)]) for n, seat in enumerate(game.seats, number)}
            match = Match(game, players, lambda bot: make_bot(bot, chance.getrandbits(64)))
            while game.to_move is not None:
                choice, _ = match.bot_move(Budget(time))
                faults += choice.fault is not None
            match.close()
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(str(match.record()), encoding="utf-8")
            except OSError as error:
                raise complain(words("file-unwritable", file=str(file), reason=error.strerror or "")) from error
        if as_json:
            found = {"games": games, "files": [str(file) for file in files], "faults": faults}
            sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
            return
        print(words("selfplay-done", games=games, folder=out))
        if faults:
            print(words("selfplay-faults", faults=faults))
