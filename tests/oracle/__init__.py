"""A naive reading of the rules, kept apart from the engine, to check the engine against.

Text in, text out: `read` and `write` follow notation.md, everything else follows rules.md.
"""

from .flow import deal, legal, play, scores, winners
from .model import Table
from .text import read, seen, write

__all__ = ["Table", "deal", "legal", "play", "read", "scores", "seen", "winners", "write"]
