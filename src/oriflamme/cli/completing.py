"""What a shell completes: the values that an option or an argument can have."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from oriflamme.locales import Words


def starting(values: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    """Completes what is begun; the values are looked up only when they are asked for."""

    def complete(incomplete: str) -> list[str]:
        return [value for value in values() if value.startswith(incomplete)]

    return complete


def boxes() -> list[str]:
    """How a set-up is written, or begins."""
    from oriflamme.rules import BOXES

    return [*BOXES, "mix:", "study:"]


def bots() -> list[str]:
    """The bots by name, and how a program begins."""
    from oriflamme.bots import BOTS
    from oriflamme.bots.registry import PROGRAM, SEARCH

    return [*BOTS, f"{SEARCH}:", PROGRAM]


def topics(words: Words) -> list[str]:
    """What `rules` tells: cards by their names in the language and in English, written as one word, and the ids."""
    from oriflamme.locales.rulebook import SECTIONS
    from oriflamme.rules import CARD_NAMES

    spoken = ["".join(words.card(name).split()) for name in CARD_NAMES]
    return list(dict.fromkeys([*spoken, *CARD_NAMES, *SECTIONS, *(one for ids in SECTIONS.values() for one in ids)]))
