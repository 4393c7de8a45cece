"""What the bots have learnt, in a file beside this one; `python3 dev.py learn` writes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).with_name("learnt.json")
A_LINE = 20


class Learnt(Struct, frozen=True):
    """Weights of the instinct's features for each habit, and of the signs that tell a hasty player."""

    careful: tuple[float, ...]
    hasty: tuple[float, ...]
    wary: tuple[float, ...]
    signs: tuple[float, ...]


@lru_cache
def learnt() -> Learnt:
    """What the file says."""
    return msgspec.json.decode(FILE.read_bytes(), type=Learnt)


def written(weights: Learnt) -> str:
    """Weights as the file has them: three decimals are more than they are exact to."""
    parts = [f'"{name}": {_listed(getattr(weights, name))}' for name in Learnt.__struct_fields__]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _listed(weights: Sequence[float]) -> str:
    texts = [f"{weight:.3f}".rstrip("0").rstrip(".") if weight else "0" for weight in weights]
    lines = [", ".join(texts[n : n + A_LINE]) for n in range(0, len(texts), A_LINE)]
    return "[\n" + ",\n".join(lines) + "\n]"
