"""Settings behind a bot's name, as in `search:iterations=2000,others=0`: numbers within their bounds."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Bounds(Struct, frozen=True):
    """What a setting may be."""

    least: float
    most: float
    whole: bool = False

    def __str__(self) -> str:
        kind = "whole number" if self.whole else "number"
        return f"a {kind} from {self.least:g} to {self.most:.0f}"

    def allow(self, number: float) -> bool:
        """Whether a number lies within; what is no number does not."""
        return self.least <= number <= self.most and (not self.whole or number.is_integer())


def read_settings(text: str, known: Mapping[str, Bounds]) -> dict[str, float]:
    """The settings that a text makes, by their names; what is none is a ValueError."""
    found: dict[str, float] = {}
    for pair in text.split(",") if text else ():
        name, _, value = (part.strip() for part in pair.partition("="))
        if name not in known:
            raise ValueError(f"{name!r} is no setting of it; there are {', '.join(known)}")
        if name in found:
            raise ValueError(f"{name} is set twice: choose one")
        try:
            found[name] = float(value)
        except ValueError:
            found[name] = float("nan")
        if not known[name].allow(found[name]):
            raise ValueError(f"{name}={value} cannot be: write {known[name]}")
    return found
