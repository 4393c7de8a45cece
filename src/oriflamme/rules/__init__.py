"""The law: the whole game as plain Python that also compiles, on whole numbers, with nothing hidden from it."""

from oriflamme.rules.actions import ACTION_TEXTS
from oriflamme.rules.errors import RuleError
from oriflamme.rules.facts import Facts, Family, Lying
from oriflamme.rules.perft import perft
from oriflamme.rules.playouts import play_games, playouts
from oriflamme.rules.rng import Rng
from oriflamme.rules.setup import BOXES, CARD_CODES, CARD_KINDS, CARD_NAMES, Setup
from oriflamme.rules.state import ACTION_COUNT, COMPILED, State

__all__ = [
    "ACTION_COUNT",
    "ACTION_TEXTS",
    "BOXES",
    "CARD_CODES",
    "CARD_KINDS",
    "CARD_NAMES",
    "COMPILED",
    "Facts",
    "Family",
    "Lying",
    "Rng",
    "RuleError",
    "Setup",
    "State",
    "perft",
    "play_games",
    "playouts",
]
