"""`oriflamme rules`: the rules told for players, a card with its rulings, or one rule."""

import json
import sys
from typing import Annotated

import typer

from oriflamme.cli.completing import starting, topics
from oriflamme.cli.reading import complain
from oriflamme.cli.spoken import SpokenCommand
from oriflamme.locales import Words


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""
    known = starting(lambda: topics(words))

    @app.command(cls=SpokenCommand, help=words("command-rules"))
    def rules(
        topic: Annotated[list[str] | None, typer.Argument(help=words("option-topic"), autocompletion=known)] = None,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
    ) -> None:
        from oriflamme.cli.rule_pages import everything, find

        wish = " ".join(topic or ())
        page = find(words, wish) if topic else everything(words)
        if page is None:
            raise complain(words("rules-nothing-found", topic=wish))
        if as_json:
            sys.stdout.write(json.dumps(page.as_data(), ensure_ascii=False) + "\n")
            return
        from oriflamme.cli.console import make_console

        make_console().print(page.drawn(words))
