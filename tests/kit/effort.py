"""How long random tests go on: a moment in the test command, as long as one likes in `python3 dev.py soak`."""

from __future__ import annotations

import os

from hypothesis import settings

TIMES = int(os.environ.get("ORIFLAMME_SOAK", "1"))
SOAKING = TIMES > 1


def examples(count: int) -> settings:
    """So many examples in the tests, many times as many in a soak."""
    return settings(max_examples=count * TIMES)
