"""Players: a view in, a move out. A bot never gets the true position.

>>> from oriflamme import Position
>>> from oriflamme.bots import Budget, make_bot
>>> bot = make_bot("greedy", seed=1)
>>> view = Position.deal("oriflamme", seats=3, seed=1, first="a").seen_by("a")
>>> bot.choose(view, Budget(seconds=1)) in view.moves
True
"""

from oriflamme.bots.bot import Bot, BotError, Budget, Choice, decide
from oriflamme.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "BotError", "Budget", "Choice", "decide", "make_bot"]
