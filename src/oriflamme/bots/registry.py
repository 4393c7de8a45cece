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
from oriflamme.bots.settings import Bounds, read_settings
from oriflamme.bots.thinker import Effort, Thinker

BOTS: dict[str, Callable[[int | None], Bot]] = {
    **LEVELS,
    **{name: partial(Player, character) for name, character in CHARACTERS.items()},
    "greedy": Greedy,
    "random": Chance,
}
PROGRAM = "cmd:"
SEARCH = "search"
SEARCH_SETTINGS = {
    "iterations": Bounds(0, 1_000_000_000, whole=True),
    "spread": Bounds(0, 100),
    "curiosity": Bounds(0, 1000),
    "heat": Bounds(0.01, 100),
    "temper": Bounds(0, 10),
    "haste": Bounds(0, 1),
    "others": Bounds(0, 0.9),
    "ranking": Bounds(0, 1),
}


def make_bot(name: str, seed: int | None = None) -> Bot:
    """The bot of a name, with its settings, or a program that plays: `cmd:./mybot`."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    kind, _, settings = name.partition(":")
    if kind == SEARCH:
        return _searching(settings, seed)
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


def _searching(settings: str, seed: int | None) -> Bot:
    """A search with settings."""
    found = read_settings(settings, SEARCH_SETTINGS)
    wishes = {name: int(number) if SEARCH_SETTINGS[name].whole else number for name, number in found.items()}
    return Thinker(msgspec.convert(wishes, Effort), msgspec.convert(wishes, Settings), seed)
