"""Played where `dev.py dist` has installed the package: a game of bots, and how the engine runs there.

Called with ``compiled`` or ``plain``; it fails if the engine runs otherwise.
"""

from __future__ import annotations

import sys
from pathlib import Path

import oriflamme
from oriflamme.bots import Budget, make_bot
from oriflamme.rules import walk

bots = {"a": make_bot("search:iterations=20", 1), "b": make_bot("marshal", 2)}
others = make_bot("random", 3)
game = oriflamme.Game.deal(box="oriflamme", seats=4, seed=1)
while (mover := game.to_move) is not None:
    game.play(bots.get(mover, others).choose(game.view(mover), Budget(60)))
engine = "plain" if Path(walk.__file__).suffix == ".py" else "compiled"
print(f"{engine} engine, a game was played; winners: {game.position.winners}")
sys.exit(None if engine in sys.argv else f"the engine should be {sys.argv[1]}")
