"""Play a game in the terminal: `oriflamme play`, with its options."""

from __future__ import annotations

import sys

from oriflamme.cli import app

LOCKS = ("run",)


if __name__ == "__main__":
    sys.argv[1:1] = ["play"]
    app.main()
