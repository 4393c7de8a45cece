"""Bots by name. To add one: write it in a module of its own, as `chance` is, and give it a line here.

A name may carry settings: `search:iterations=2000,others=0`. A program plays as `cmd:./mybot`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from oriflamme.bots.bot import Bot
from oriflamme.bots.chance import Chance
from oriflamme.bots.characters import CHARACTERS, Player
from oriflamme.bots.greedy import Greedy
from oriflamme.bots.levels import LEVELS
from oriflamme.bots.program import ProgramBot
from oriflamme.bots.search.search import Settings
from oriflamme.bots.thinker import Effort, Thinker

BOTS: dict[str, Callable[[int | None], Bot]] = {
    **LEVELS,
    **{name: partial(Player, character) for name, character in CHARACTERS.items()},
    "greedy": Greedy,
    "random": Chance,
}
PROGRAM = "cmd:"
SEARCH = "search"


def make_bot(name: str, seed: int | None = None) -> Bot:
    """The bot of a name, with its settings, or a program that plays: `cmd:./mybot`."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    if name.partition(":")[0] == SEARCH:
        return _searching(name, seed)
    if name not in BOTS:
        raise ValueError(f"{name!r} is no bot; there are {', '.join(BOTS)}, {SEARCH}:SETTINGS and cmd:PROGRAM")
    return BOTS[name](seed)


def is_bot(name: str) -> bool:
    """Whether a name, with its settings, is that of a bot of ours."""
    try:
        make_bot(name)
    except ValueError:
        return False
    return not name.startswith(PROGRAM)


def _searching(name: str, seed: int | None) -> Bot:
    """A search with settings, each `name=number`."""
    pairs = [pair.partition("=") for pair in name.partition(":")[2].split(",") if pair]
    wishes = {key.strip(): value.strip() for key, _, value in pairs}
    fields = (*Effort.__struct_fields__, *Settings.__struct_fields__)
    if strange := [key for key in wishes if key not in fields]:
        raise ValueError(f"{strange[0]!r} is no setting of a search; there are {', '.join(fields)}")
    try:
        effort = msgspec.convert(wishes, Effort, strict=False)
        settings = msgspec.convert(wishes, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"{name!r}: {error}") from error
    return Thinker(effort, settings, seed)
