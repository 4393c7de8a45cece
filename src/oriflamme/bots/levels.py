"""Levels for people: from one who just knows what is absurd to one who thinks for a second."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from oriflamme.bots.bot import Bot
from oriflamme.bots.characters import Character, Player
from oriflamme.bots.novice import Novice
from oriflamme.bots.search.search import Settings
from oriflamme.bots.thinker import Effort, Thinker

EASY = Character(heat=2.0)
EFFORTS = {
    "normal": Effort(iterations=60, spread=0.5),
    "hard": Effort(iterations=1_000, spread=0.2),
    "expert": Effort(iterations=40_000),
}

LEVELS: dict[str, Callable[[int | None], Bot]] = {
    "novice": Novice,
    "easy": partial(Player, EASY),
    **{name: partial(Thinker, effort, Settings()) for name, effort in EFFORTS.items()},
}
