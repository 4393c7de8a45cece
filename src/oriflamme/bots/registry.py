"""Bots by name. To add one: write it in a module of its own, as `chance` is, and give it a line here."""

from __future__ import annotations

from collections.abc import Callable

from oriflamme.bots.bot import Bot
from oriflamme.bots.chance import Chance
from oriflamme.bots.greedy import Greedy
from oriflamme.bots.program import ProgramBot

BOTS: dict[str, Callable[[int | None], Bot]] = {
    "random": Chance,
    "greedy": Greedy,
}
PROGRAM = "cmd:"


def make_bot(name: str, seed: int | None = None) -> Bot:
    """The bot of a name, or a program that plays: `cmd:./mybot`."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    if name not in BOTS:
        raise ValueError(f"{name!r} is no bot; there are {', '.join(BOTS)} and cmd:PROGRAM")
    return BOTS[name](seed)
