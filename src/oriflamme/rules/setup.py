"""Which game is played: the cards of every family, the rounds, the cards dealt (S2, S6, N1)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

from oriflamme.rules.cards_alliance import CARDS as ALLIANCE_CARDS
from oriflamme.rules.cards_oriflamme import CARDS as ORIFLAMME_CARDS
from oriflamme.rules.errors import RuleError
from oriflamme.rules.inputs import is_text, named, whole

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
        if not isinstance(self.cards, list | tuple):
            raise RuleError("unknown-card", ("S6",), part=named(self.cards))
        for name in self.cards:
            if not is_text(name) or name not in CARD_CODES:
                raise RuleError("unknown-card", ("S6",), part=named(name))
            if self.cards.count(name) > 1:
                raise RuleError("card-twice-in-setup", ("S6",), part=name)
        if not 2 <= len(self.cards) <= FULL_FAMILY:
            raise RuleError("setup-size", ("S6",), part=",".join(self.cards), count=len(self.cards))
        rounds, hand = whole(self.rounds), whole(self.hand)
        if rounds is None or not 1 <= rounds <= FULL_ROUNDS:
            raise RuleError("setup-rounds", ("N1",), part=named(self.rounds))
        if hand is None or not rounds <= hand <= len(self.cards):
            raise RuleError("setup-hand", ("S2",), part=named(self.hand), least=rounds, most=len(self.cards))
        numbers = tuple(sorted(CARD_CODES[name] for name in self.cards))
        object.__setattr__(self, "cards", tuple(CARD_NAMES[number] for number in numbers))
        object.__setattr__(self, "rounds", rounds)
        object.__setattr__(self, "hand", hand)
        object.__setattr__(self, "numbers", numbers)

    @classmethod
    def of(cls, box: str | Setup) -> Setup:
        """A set-up as it is, or from its text."""
        return box if isinstance(box, Setup) else cls.parse(box)

    @classmethod
    def parse(cls, text: str) -> Setup:
        """Read `oriflamme`, `alliance`, `mix:…` or `study:…/ROUNDS/HAND`."""
        if not is_text(text):
            raise RuleError("unknown-box", ("S6",), part=named(text))
        return _read(text)

    def __str__(self) -> str:
        """The shortest text that reads back as this set-up."""
        names = ",".join(self.cards)
        if (len(self.cards), self.rounds, self.hand) != (FULL_FAMILY, FULL_ROUNDS, FULL_HAND):
            return f"study:{names}/{self.rounds}/{self.hand}"
        for box, cards in BOXES.items():
            if self.cards == cards:
                return box
        return f"mix:{names}"


@lru_cache(maxsize=64)
def _read(text: str) -> Setup:
    if text in BOXES:
        return Setup(BOXES[text])
    kind, _, rest = text.partition(":")
    if kind == "mix":
        names = tuple(rest.split(","))
        if len(names) != FULL_FAMILY:
            raise RuleError("mix-size", ("S6",), part=text, count=len(names))
        return Setup(names)
    if kind == "study":
        if not (match := _STUDY.fullmatch(rest)):
            raise RuleError("bad-study", ("S6",), part=text)
        return Setup(tuple(match["cards"].split(",")), int(match["rounds"]), int(match["hand"]))
    raise RuleError("unknown-box", ("S6",), part=text)
