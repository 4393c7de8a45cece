"""Games in files: where they are saved, and going on with them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from oriflamme import Record
from oriflamme.bots import BOTS, Bot
from oriflamme.bots.registry import is_bot
from oriflamme.cli.match import SOME_PROGRAM, Match, bots_in
from oriflamme.cli.reading import complain, read_file
from oriflamme.locales import Words

ENDING = ".orif"


class SaveError(Exception):
    """A game that cannot be saved, with the reason for people."""


class Saver:
    """Writes one game; a file that is not this game's is never written over."""

    def __init__(self, words: Words, own: str | None = None) -> None:
        """`own` is the file that the game came from."""
        self._words = words
        self._own = Path(own) if own else None

    def save(self, match: Match, name: str | None = None) -> Path:
        """Write the game whole to a file: the named one, the last one, or a new one; a break leaves the old one."""
        today = datetime.datetime.now().astimezone().date().isoformat()
        try:
            path = self._wanted(name)
            if path != self._own and path.exists():
                raise SaveError(self._words("file-exists", file=str(path)))
            beside = path.with_name(f"{path.name}.new")
            beside.write_text(str(match.record(today)), encoding="utf-8")
            beside.replace(path)
        except OSError as error:
            raise self._unwritable(name, error.strerror or str(error)) from error
        except (ValueError, RuntimeError) as error:  # an empty name, a character that no name has, a home of nobody
            raise self._unwritable(name, self._words("file-no-name")) from error
        self._own = path
        match.saved = True
        return path

    def _unwritable(self, name: str | None, reason: str) -> SaveError:
        return SaveError(self._words("file-unwritable", file=name or str(self._own or ENDING), reason=reason))

    def _wanted(self, name: str | None) -> Path:
        if name:
            path = Path(name).expanduser()
            if path.name == "..":
                raise ValueError(name)
            return path if path.suffix else path.with_suffix(ENDING)
        if self._own:
            return self._own
        return next(path for number in count(1) if not (path := Path(f"oriflamme-{number}{ENDING}")).exists())


def resume(words: Words, file: str, make: Callable[[str], Bot], programs: Sequence[str]) -> Match:
    """Go on with a saved game."""
    record = Record.parse(read_file(words, file))
    for bot in bots_in(record).values():
        if bot == SOME_PROGRAM and not programs:
            raise complain(words("resume-program", file=file))
        if bot != SOME_PROGRAM and not is_bot(bot):
            raise complain(words("bot-unknown", bot=bot, known=", ".join(BOTS)))
    return Match.resume(record, words, make, programs)
