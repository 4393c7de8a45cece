"""Whether a bot that is named on the command line can be seated."""

from __future__ import annotations

from collections.abc import Callable

from oriflamme.bots import BOTS, Bot, BotError, make_bot
from oriflamme.bots.child import command_words, open_log
from oriflamme.bots.registry import PROGRAM
from oriflamme.cli.reading import complain
from oriflamme.locales import Words


def check_bot(words: Words, bot: str, make: Callable[[str], Bot] = make_bot) -> str:
    """The name of a bot, if there is one of that name and its settings fit, or the program that it names."""
    if bot.startswith(PROGRAM):
        try:
            command_words(bot.removeprefix(PROGRAM))
            open_log().close()
        except BotError as fault:
            raise complain(words("bot-no-program", bot=bot)) from fault
        except OSError as error:
            reason = error.strerror or str(error)
            raise complain(words("file-unwritable", file=str(error.filename), reason=reason)) from error
        return bot
    try:
        make(bot)
    except ValueError as error:
        if ":" in bot:
            raise complain(words("bot-unfit", bot=bot, reason=str(error))) from error
        raise complain(words("bot-unknown", bot=bot, known=", ".join(BOTS))) from error
    return bot
