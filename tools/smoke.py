"""Played where `dev.py dist` has installed the package: a random game, and how the engine runs there.

Called with ``compiled`` or ``plain``; it fails if the engine runs otherwise.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import oriflamme
from oriflamme.rules import walk

chance = random.Random(1)
game = oriflamme.Game.deal(box="oriflamme", seats=4, seed=1)
while game.position.moves:
    game.play(chance.choice(game.position.moves))
engine = "plain" if Path(walk.__file__).suffix == ".py" else "compiled"
print(f"{engine} engine, a game was played; winners: {game.position.winners}")
sys.exit(None if engine in sys.argv else f"the engine should be {sys.argv[1]}")
