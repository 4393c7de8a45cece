"""Characters: players without search who go by instinct, each with tastes that a person comes to know.

A taste adds to the weights that the instinct has learnt. To add a character, give it a line in `CHARACTERS`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from msgspec import Struct

from oriflamme import Move, View
from oriflamme.bots.bot import Budget
from oriflamme.bots.search.company import Company
from oriflamme.bots.search.instinct import Instinct
from oriflamme.bots.search.search import Settings
from oriflamme.bots.search.tables import (
    AMOUNTS,
    C_RANK,
    CAREFUL,
    LEFT,
    LENGTHS,
    P_LEFT,
    P_WHERE,
    RANKS,
    SLOTS,
    T_AMOUNT,
    WARY,
)
from oriflamme.bots.sensing import state_of
from oriflamme.bots.weights import learnt
from oriflamme.game.move import MOVES
from oriflamme.rules import CARD_CODES, CARD_NAMES

PLACES = {"start": 0, "end": 1, "on": 2}


class Character(Struct, frozen=True):
    """What somebody likes, as numbers that are added where the instinct weighs; 1 is felt, 3 is strong."""

    heat: float = 0.25  # how far the choice strays from what is liked best
    early: Mapping[str, float] = {}  # cards to place soon
    where: Mapping[str, float] = {}  # start, end or on an own stack
    reveals: Mapping[str, float] = {}  # cards to turn up, or below 0 to keep down
    eager: float = 0.0  # to turn up any card
    patience: int = 0  # how much influence a card is to have gathered before it is turned up
    envy: float = 0.0  # to hit whoever is ahead
    reading: bool = False  # plays otherwise where most of the others are hasty


ATTACKERS = ("Archer", "Soldier", "Assassination", "Judge", "Deserter", "Insurrection")
TRAPS = ("Ambush", "Extortion")

CHARACTERS = {
    "steward": Character(reading=True),
    "marshal": Character(
        early=dict.fromkeys(ATTACKERS, 1.5),
        where={"start": 3.0, "on": -2.0},
        reveals=dict.fromkeys(ATTACKERS, 1.5),
        eager=1.0,
        envy=1.0,
    ),
    "miser": Character(where={"on": 4.0, "start": -1.0}, patience=1),
    "trapper": Character(
        early=dict.fromkeys(TRAPS, 2.0),
        where={"end": 3.0, "on": -2.0},
        reveals=dict.fromkeys(TRAPS, -3.0),
        patience=3,
    ),
    "courtier": Character(
        early=dict.fromkeys(("Heir", "Lord", "Spy", "Diplomat", "Empress", "Fanatic", "Deal"), 1.0),
        where={"end": 3.0, "on": -2.0},
        eager=3.0,
    ),
}
IMPATIENCE = 4.0  # how strongly patience speaks against turning a card up


def tasted(character: Character, learnt_weights: Sequence[float]) -> list[float]:
    """The instinct's weights with a character's tastes."""
    weights = list(learnt_weights)
    for name, taste in character.early.items():
        _add(weights, P_LEFT + CARD_CODES[name] * LEFT, LEFT, taste)
    for code in range(len(CARD_NAMES)):
        for place, taste in character.where.items():
            _add(weights, P_WHERE + (code * 3 + PLACES[place]) * LENGTHS, LENGTHS, taste)
        _add(weights, T_AMOUNT + code * AMOUNTS * LEFT, AMOUNTS * LEFT, character.eager)
        for amount in range(character.patience):
            # in the last round there is nothing to wait for
            _add(weights, T_AMOUNT + (code * AMOUNTS + amount) * LEFT + 1, LEFT - 1, -IMPATIENCE)
    for name, taste in character.reveals.items():
        _add(weights, T_AMOUNT + CARD_CODES[name] * AMOUNTS * LEFT, AMOUNTS * LEFT, taste)
    for slot in range(SLOTS):
        weights[C_RANK + slot * RANKS] += character.envy
    return weights


def _add(weights: list[float], first: int, count: int, taste: float) -> None:
    for n in range(first, first + count):
        weights[n] += taste


class Player:
    """Plays a character: draws each move by its likes."""

    def __init__(self, character: Character, seed: int | None = None) -> None:
        known = learnt()
        self._character = character
        habits = {CAREFUL: known.careful, WARY: known.wary}
        self._instincts = {habit: Instinct(tasted(character, weights)) for habit, weights in habits.items()}
        self._company = Company(known.signs)
        self._random = random.Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:  # noqa: ARG002 - liking takes no time
        """A move by its likelihood; a face-down card that can only be kept is kept."""
        state = state_of(view)
        habit = (
            self._company.habit_among(state, state.to_move, Settings().haste) if self._character.reading else CAREFUL
        )
        actions, chances = zip(*self._instincts[habit].policy(state, self._character.heat), strict=True)
        action: int = self._random.choices(actions, chances)[0]
        return MOVES[action]
