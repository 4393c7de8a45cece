"""The weights that the instinct has learnt, in a file beside this one; `python3 dev.py learn` writes it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

FILE = Path(__file__).with_name("instinct.json")
A_LINE = 20


@lru_cache
def learnt() -> tuple[float, ...]:
    """The weights."""
    return tuple(json.loads(FILE.read_text(encoding="utf-8")))


def written(weights: Sequence[float]) -> str:
    """Weights as the file has them: three decimals are more than they are exact to."""
    texts = [f"{weight:.3f}".rstrip("0").rstrip(".") if weight else "0" for weight in weights]
    lines = [", ".join(texts[n : n + A_LINE]) for n in range(0, len(texts), A_LINE)]
    return "[\n" + ",\n".join(lines) + "\n]\n"
