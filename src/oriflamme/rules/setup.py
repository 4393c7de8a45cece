"""Which game is played: the cards of every family, the rounds, the cards dealt (S2, S6, N1)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

from oriflamme.rules.cards_alliance import CARDS as ALLIANCE_CARDS
from oriflamme.rules.cards_oriflamme import CARDS as ORIFLAMME_CARDS
from oriflamme.rules.errors import RuleError

CARD_NAMES = tuple(name for name, _ in ORIFLAMME_CARDS + ALLIANCE_CARDS)
CARD_CODES = {name: code for code, name in enumerate(CARD_NAMES)}
CARD_KINDS = tuple(kind for _, kind in ORIFLAMME_CARDS + ALLIANCE_CARDS)
BOXES = {
    "oriflamme": tuple(name for name, _ in ORIFLAMME_CARDS),
    "alliance": tuple(name for name, _ in ALLIANCE_CARDS),
}
FULL_FAMILY, FULL_ROUNDS, FULL_HAND = 10, 6, 7

_STUDY = re.compile(r"(?P<cards>[^/]*)/(?P<rounds>[1-9][0-9]?)/(?P<hand>[1-9][0-9]?)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Setup:
    """The names in each family, how many rounds, how many cards in hand at the start; the rest is set aside."""

    cards: tuple[str, ...]
    rounds: int = FULL_ROUNDS
    hand: int = FULL_HAND
    numbers: tuple[int, ...] = field(init=False, repr=False, compare=False)  # of the cards, in order

    def __post_init__(self) -> None:
        """Check the set-up and put the names in the order of the rules."""
        for name in self.cards:
            if name not in CARD_CODES:
                raise RuleError("unknown-card", ("S6",), part=str(name))
            if self.cards.count(name) > 1:
                raise RuleError("card-twice-in-setup", ("S6",), part=name)
        if not 2 <= len(self.cards) <= FULL_FAMILY:
            raise RuleError("setup-size", ("S6",), part=",".join(self.cards), count=len(self.cards))
        if not 1 <= self.rounds <= FULL_ROUNDS:
            raise RuleError("setup-rounds", ("N1",), part=str(self.rounds))
        if not self.rounds <= self.hand <= len(self.cards):
            raise RuleError("setup-hand", ("S2",), part=str(self.hand), least=self.rounds, most=len(self.cards))
        numbers = tuple(sorted(CARD_CODES[name] for name in self.cards))
        object.__setattr__(self, "cards", tuple(CARD_NAMES[number] for number in numbers))
        object.__setattr__(self, "numbers", numbers)

    @classmethod
    def of(cls, box: str | Setup) -> Setup:
        """A set-up as it is, or from its text."""
        return box if isinstance(box, Setup) else cls.parse(box)

    @classmethod
    @lru_cache(maxsize=64)
    def parse(cls, text: str) -> Setup:
        """Read `oriflamme`, `alliance`, `mix:…` or `study:…/ROUNDS/HAND`."""
        if text in BOXES:
            return cls(BOXES[text])
        kind, _, rest = text.partition(":")
        if kind == "mix":
            names = tuple(rest.split(","))
            if len(names) != FULL_FAMILY:
                raise RuleError("mix-size", ("S6",), part=text, count=len(names))
            return cls(names)
        if kind == "study":
            if not (match := _STUDY.fullmatch(rest)):
                raise RuleError("bad-study", ("S6",), part=text)
            return cls(tuple(match["cards"].split(",")), int(match["rounds"]), int(match["hand"]))
        raise RuleError("unknown-box", ("S6",), part=text)

    def __str__(self) -> str:
        """The shortest text that reads back as this set-up."""
        names = ",".join(self.cards)
        if (len(self.cards), self.rounds, self.hand) != (FULL_FAMILY, FULL_ROUNDS, FULL_HAND):
            return f"study:{names}/{self.rounds}/{self.hand}"
        for box, cards in BOXES.items():
            if self.cards == cards:
                return box
        return f"mix:{names}"
