"""Oriflamme and Oriflamme: Alliance, exactly by the rules: deal, play, read, write, replay and study both boxes.

from oriflamme import Game

game = Game.deal("alliance", seats=3, seed=7)
events = game.play(game.position.moves[0])
"""

from oriflamme.game.event import Event
from oriflamme.game.game import Decision, Game, Played
from oriflamme.game.move import Move
from oriflamme.game.position import Position
from oriflamme.game.record import Record
from oriflamme.game.view import View
from oriflamme.rules import RuleError, Setup, playouts

__version__ = "0.1.0"

__all__ = [
    "Decision",
    "Event",
    "Game",
    "Move",
    "Played",
    "Position",
    "Record",
    "RuleError",
    "Setup",
    "View",
    "playouts",
]
