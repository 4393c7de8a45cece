"""The positions that somebody could be in who knows one sheet: counted, drawn at random, or listed.

A world gives every hidden card of every family a place. Cards that everyone has seen are never set aside (V4); nothing
else is ruled out, so every way to fill the hidden places counts once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import comb, perm, prod
from typing import NamedTuple, Protocol

from msgspec import structs

from oriflamme.game.sheet import FamilySheet, RowCard, Sheet
from oriflamme.game.writing import in_order
from oriflamme.rules import Setup


class Randomness(Protocol):
    """What a draw needs; `random.Random` and `oriflamme.rules.Rng` have it."""

    def randrange(self, bound: int, /) -> int:
        """A whole number from 0 to bound - 1."""
        ...


class Hidden(NamedTuple):
    """What is hidden of one family: the names, and how many places of each sort they fill."""

    free: tuple[str, ...]  # may be set aside
    seen: tuple[str, ...]  # may not (V4)
    aside: int
    row: int
    hand: int


class Placing(NamedTuple):
    """One way to fill the hidden places of a family; those in the row in order of position, top first."""

    aside: tuple[str, ...]
    row: tuple[str, ...]
    hand: tuple[str, ...]


def hidden_of(sheet: Sheet, family: FamilySheet) -> Hidden:
    """What this sheet does not say about a family."""
    row = [card for stack in sheet.row for card in stack if card.seat == family.seat]
    named = {
        *family.hand,
        *family.aside,
        *family.out,
        *(card.name for card in family.kept),
        *(card.name for card in row),
    }
    unnamed = [name for name in Setup.parse(sheet.setup).cards if name not in named]
    return Hidden(
        free=tuple(name for name in unnamed if name not in family.seen),
        seen=tuple(name for name in unnamed if name in family.seen),
        aside=family.hidden_aside,
        row=sum(card.name is None for card in row),
        hand=family.hidden_hand,
    )


def count_worlds(sheet: Sheet) -> int:
    """How many worlds there are."""
    hidden = (hidden_of(sheet, family) for family in sheet.families)
    return prod(comb(len(h.free), h.aside) * perm(h.row + h.hand, h.row) for h in hidden)


def draw_world(sheet: Sheet, rng: Randomness) -> Sheet:
    """One world, each equally likely."""
    return fill(sheet, [_draw(hidden_of(sheet, family), rng) for family in sheet.families])


def all_worlds(sheet: Sheet) -> Iterator[Sheet]:
    """Every world once."""
    for placings in product(*(list(_placings(hidden_of(sheet, family))) for family in sheet.families)):
        yield fill(sheet, list(placings))


def any_world(sheet: Sheet) -> Sheet:
    """The first of all worlds."""
    return fill(sheet, [next(_placings(hidden_of(sheet, family))) for family in sheet.families])


def fill(sheet: Sheet, placings: list[Placing]) -> Sheet:
    """The sheet with every hidden card named."""
    lying = {family.seat: iter(placing.row) for family, placing in zip(sheet.families, placings, strict=True)}

    def named(card: RowCard) -> RowCard:
        return structs.replace(card, name=next(lying[card.seat])) if card.name is None else card

    return Sheet(
        setup=sheet.setup,
        round=sheet.round,
        first=sheet.first,
        phase=sheet.phase,
        to_move=sheet.to_move,
        active=sheet.active,
        ability=sheet.ability,
        taken=sheet.taken,
        row=tuple(tuple(map(named, stack)) for stack in sheet.row),
        families=tuple(map(_fill_family, sheet.families, placings)),
    )


def _fill_family(family: FamilySheet, placing: Placing) -> FamilySheet:
    return structs.replace(
        family,
        hand=in_order((*family.hand, *placing.hand)),
        hidden_hand=0,
        aside=in_order((*family.aside, *placing.aside)),
        hidden_aside=0,
    )


def _draw(hidden: Hidden, rng: Randomness) -> Placing:
    free = list(hidden.free)
    aside = [free.pop(rng.randrange(len(free))) for _ in range(hidden.aside)]
    rest = [*free, *hidden.seen]
    row = [rest.pop(rng.randrange(len(rest))) for _ in range(hidden.row)]
    return Placing(tuple(aside), tuple(row), tuple(rest))


def _placings(hidden: Hidden) -> Iterator[Placing]:
    for aside in combinations(hidden.free, hidden.aside):
        rest = [name for name in (*hidden.free, *hidden.seen) if name not in aside]
        for row in permutations(rest, hidden.row):
            yield Placing(aside, row, tuple(name for name in rest if name not in row))
