"""What a game needs before it begins: from the options of the command, or asked for one by one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import cycle, islice

from msgspec import Struct

from oriflamme import Game
from oriflamme.bots import BOTS
from oriflamme.cli.asking import Asking, picked_item
from oriflamme.cli.drawing import box_name
from oriflamme.cli.match import Player
from oriflamme.cli.players import default_names, why_unfit
from oriflamme.cli.reading import complain
from oriflamme.locales import Words
from oriflamme.rules import BOXES, CARD_NAMES

SEATS = (3, 4, 5, 2)  # players; two are a variant (S1)
DEFAULT_BOT = "normal"
MIXED = 10  # cards of a mix


class Wishes(Struct, frozen=True):
    """What the options say; None and empty where they say nothing."""

    box: str | None = None
    seats: int | None = None
    people: int | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seed: int | None = None
    first: str | None = None


def complete(wishes: Wishes, words: Words, asking: Asking | None) -> Wishes:
    """Ask for what is open; without anybody to ask, one person plays three bots."""
    if asking is None:
        people = 1 if wishes.people is None else wishes.people
        return Wishes(
            wishes.box or "oriflamme",
            4 if wishes.seats is None else wishes.seats,
            people,
            wishes.names,
            wishes.bots or (DEFAULT_BOT,),
            wishes.seed,
            wishes.first,
        )
    questions = _Questions(words, asking)
    box = wishes.box or questions.box(wishes.seed)
    seats = questions.seats() if wishes.seats is None else wishes.seats
    people = questions.people(seats) if wishes.people is None else wishes.people
    names = wishes.names or questions.names(people)
    bots = wishes.bots or (questions.bots() if people < seats else (DEFAULT_BOT,))
    return Wishes(box, seats, people, names, bots, wishes.seed, wishes.first)


def open_game(wishes: Wishes, words: Words) -> tuple[Game, dict[str, Player]]:
    """Deal, and seat people first, then the bots in turn."""
    game = Game.deal(wishes.box or "oriflamme", wishes.seats or 0, wishes.seed, wishes.first)
    people = wishes.people or 0
    if people > len(game.seats):
        raise complain(words("people-too-many", people=people, seats=len(game.seats)))
    if len(wishes.names) > people:
        raise complain(words("names-too-many", names=len(wishes.names), people=people))
    for number, name in enumerate(wishes.names):
        if (why := why_unfit(words, name, wishes.names[:number])) is not None:
            raise complain(why)
    bots: list[str | None] = [None] * people
    bots += islice(cycle(wishes.bots), len(game.seats) - people)
    names = seat_names(words, game.seats, wishes.names)
    return game, {seat: Player(names[seat], bot) for seat, bot in zip(game.seats, bots, strict=True)}


def seat_names(words: Words, seats: str, given: Sequence[str]) -> dict[str, str]:
    """The names that were given, then those of the language that nobody bears yet."""
    usual = list(default_names(words, "abcde").values())
    named = [*given, *(name for name in [*usual[len(given) :], *usual] if name not in given)]
    return dict(zip(seats, dict.fromkeys(named), strict=False))


class _Questions:
    def __init__(self, words: Words, asking: Asking) -> None:
        self.words = words
        self.asking = asking

    def _pick(self, question: str, items: Sequence[str]) -> int:
        """The index of an item; anything else is asked again."""
        while True:
            picked = picked_item(self.asking.choose(self.words(question), items), len(items))
            if picked is not None:
                return picked

    def box(self, seed: int | None) -> str:
        boxes = list(BOXES)
        items = [*(box_name(self.words, box) for box in boxes), self.words("set-up-box-mix")]
        picked = self._pick("set-up-box", items)
        if picked < len(boxes):
            return boxes[picked]
        return "mix:" + ",".join(random.Random(seed).sample(CARD_NAMES, MIXED))

    def seats(self) -> int:
        return SEATS[self._pick("set-up-seats", [self.words("set-up-seats-choice", count=n) for n in SEATS])]

    def people(self, seats: int) -> int:
        counts: list[int] = [*range(1, seats + 1), 0]
        return counts[self._pick("set-up-people", [self.words("set-up-people-choice", count=n) for n in counts])]

    def names(self, people: int) -> tuple[str, ...]:
        names: list[str] = []
        while len(names) < people:
            default = list(seat_names(self.words, "abcde", names).values())[len(names)]
            question = self.words("set-up-name", number=len(names) + 1, default=default)
            name = self.asking.line(f"{question} ") or default
            while (why := why_unfit(self.words, name, names)) is not None:
                name = self.asking.line(f"{why}\n{question} ") or default
            names.append(name)
        return tuple(names)

    def bots(self) -> tuple[str, ...]:
        bots = list(BOTS)
        items = [f"{self.words(f'bot-{bot}')}: {self.words(f'bot-{bot}-about')}" for bot in bots]
        return (bots[self._pick("set-up-bots", items)],)
