"""Levels for people: from one who just knows what is absurd to one who thinks for a second and a half."""

from __future__ import annotations

from oriflamme.bots.bot import Bot
from oriflamme.bots.characters import Character, Player
from oriflamme.bots.search.search import Settings
from oriflamme.bots.thinker import Effort, Thinker

NOVICE = Character(heat=2.5, least=0.15)
EASY = Character(heat=1.2, least=0.05)
LEVELS = {
    "normal": Effort(iterations=150, spread=0.5),
    "hard": Effort(iterations=1_500, spread=0.2),
    "expert": Effort(iterations=40_000),
}


def novice(seed: int | None) -> Bot:
    """Plays at random among what does not look absurd."""
    return Player(NOVICE, seed)


def easy(seed: int | None) -> Bot:
    """Plays by instinct, and strays from it."""
    return Player(EASY, seed)


def level(name: str, seed: int | None) -> Bot:
    """Thinks as much as the level says."""
    return Thinker(LEVELS[name], Settings(), seed)
