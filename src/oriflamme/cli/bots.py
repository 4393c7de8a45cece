"""`oriflamme bots`: which bots there are."""

import json
import sys
from typing import Annotated

import typer

from oriflamme.cli.spoken import SpokenCommand
from oriflamme.locales import Words

WIDTH = 9


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-bots"))
    def bots(as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False) -> None:
        from oriflamme.bots import BOTS

        if as_json:
            found = [{"name": bot, "about": words(f"bot-{bot}-about")} for bot in BOTS]
            sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
            return
        for bot in BOTS:
            print(f"{bot:<{WIDTH}}  {words(f'bot-{bot}')}: {words(f'bot-{bot}-about')}")
