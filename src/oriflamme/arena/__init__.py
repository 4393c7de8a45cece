"""Matches between bots, with error bars.

>>> from oriflamme.arena import Plan, play_all, share_of
>>> plan = Plan(("steward", "random"), box="oriflamme", seats=3, deals=4)
>>> results = list(play_all(plan, processes=1))
>>> len(results)
12
>>> share_of("steward", results).games
12
"""

from oriflamme.arena.plan import Plan
from oriflamme.arena.play import Result, play_all
from oriflamme.arena.shares import Share, share_of

__all__ = ["Plan", "Result", "Share", "play_all", "share_of"]
