"""Which language the terminal speaks."""

from __future__ import annotations

import os
import sys

from oriflamme.locales import LANGUAGES, Words, language_of

OPTION = "--lang"
VARIABLES = ("ORIFLAMME_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def take_language(arguments: list[str]) -> tuple[Words, list[str]]:
    """The words of the language that `--lang` or else the environment names, and the arguments without that option."""
    wish, rest = None, []
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if argument == "--":
            rest += [argument, *waiting]
        elif name == OPTION:
            wish = value if equals else next(waiting, "")
        else:
            rest.append(argument)
    spoken = Words(language_of(next(filter(None, map(os.environ.get, VARIABLES)), "en")))
    if wish is None:
        return spoken, rest
    if wish.lower() not in LANGUAGES:
        sys.exit(spoken("language-unknown", lang=wish))
    return Words(wish.lower()), rest
