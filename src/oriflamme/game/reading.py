"""One line of the notation as a sheet: what each part says. Whether the parts fit together is checked in `checking`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from oriflamme.game.sheet import SEATS, FamilySheet, KeptCard, Phase, RowCard, Sheet
from oriflamme.game.writing import in_order
from oriflamme.rules import CARD_NAMES, RuleError, Setup
from oriflamme.rules.inputs import text_of

LONGEST_POSITION = 4096
NUMBER = "0|[1-9][0-9]{0,2}"
AMOUNT = "[1-9][0-9]{0,2}"

_ROUND = re.compile(r"r([1-9])", re.ASCII)
_PLACE = re.compile(r"place=([a-e])", re.ASCII)
_RESOLVE = re.compile(r"resolve=([1-9][0-9]?)", re.ASCII)
_TAKEN = re.compile(r"taken=([1-9][0-9]?)", re.ASCII)
_CARD = re.compile(
    rf"(?P<open>[(\[]?)(?P<seat>[a-e])(?P<name>[A-Za-z]+|\?)(?P<close>[)\]]?)"
    rf"(?:\+(?P<influence>{AMOUNT}))?(?P<verdict>!?)(?P<rests>~?)",
    re.ASCII,
)
_ITEM = re.compile(rf"(?P<open>\[?)(?P<name>[A-Za-z]+)(?P<close>\]?)(?:\+(?P<influence>{AMOUNT}))?", re.ASCII)
_HIDDEN = re.compile(r"\?\*([1-9][0-9]?)", re.ASCII)
_POOL = re.compile(NUMBER, re.ASCII)
BRACKETS = {"": "", "(": ")", "[": "]"}


class Moment(NamedTuple):
    """The first section, read."""

    setup: Setup
    round: int
    first: str
    phase: Phase
    to_move: str | None
    active: int | None
    ability: str | None
    taken: int | None


class Item(NamedTuple):
    """One card in a list."""

    name: str
    known: bool
    influence: int


def read_sheet(text: str) -> Sheet:
    """Read one position; a part that is no notation is refused by name."""
    if len(text_of(text)) > LONGEST_POSITION:
        raise RuleError("position-too-long", part=text, most=LONGEST_POSITION)
    sections = text.strip().split(" | ")
    if not 4 <= len(sections) <= 2 + len(SEATS):
        raise RuleError("sections", ("S1",), part=text.strip(), count=len(sections))
    moment = _read_moment(sections[0])
    row = _read_row(sections[1])
    families = tuple(
        _read_family(section, seat, moment.setup, row) for seat, section in zip(SEATS, sections[2:], strict=False)
    )
    return Sheet(
        setup=str(moment.setup),
        round=moment.round,
        first=moment.first,
        phase=moment.phase,
        to_move=_mover(moment, row),
        active=moment.active,
        ability=moment.ability,
        taken=moment.taken,
        row=row,
        families=families,
    )


# --- The moment


def _read_moment(section: str) -> Moment:
    words = section.split(" ")
    if len(words) < 4:
        raise RuleError("moment", part=section)
    setup = Setup.parse(words[0])
    round_ = _ROUND.fullmatch(words[1])
    if not round_:
        raise RuleError("round", ("N1",), part=words[1])
    if not words[2].startswith("first=") or words[2][6:] not in tuple(SEATS):
        raise RuleError("first", ("S4",), part=words[2])
    start = setup, int(round_[1]), words[2][6:]
    if words[3:] == ["over"]:
        return Moment(*start, "over", None, None, None, None)
    if (place := _PLACE.fullmatch(words[3])) and len(words) == 4:
        return Moment(*start, "place", place[1], None, None, None)
    resolve = _RESOLVE.fullmatch(words[3])
    if not resolve or len(words) > 6:
        raise RuleError("moment", part=section)
    ability = _read_ability(words[4]) if len(words) > 4 else None
    taken = _read_taken(words[5]) if len(words) > 5 else None
    return Moment(*start, "resolve", None, int(resolve[1]), ability, taken)


def _read_ability(word: str) -> str:
    if not word.startswith("ability="):
        raise RuleError("moment", part=word)
    return _card_name(word.removeprefix("ability="), word)


def _read_taken(word: str) -> int:
    taken = _TAKEN.fullmatch(word)
    if not taken:
        raise RuleError("moment", part=word)
    return int(taken[1])


def _mover(moment: Moment, row: tuple[tuple[RowCard, ...], ...]) -> str | None:
    """Whoever is to place, or owns the active card."""
    if moment.active is None:
        return moment.to_move
    if moment.active > len(row):
        raise RuleError("beyond-row", ("R1",), part=f"resolve={moment.active}", length=len(row))
    return row[moment.active - 1][0].seat


# --- The row


def _read_row(section: str) -> tuple[tuple[RowCard, ...], ...]:
    if section == "-":
        return ()
    return tuple(_read_stack(stack) for stack in section.split(" "))


def _read_stack(text: str) -> tuple[RowCard, ...]:
    stack = tuple(_read_card(part) for part in text.split("/"))
    if len({card.seat for card in stack}) > 1:
        raise RuleError("mixed-stack", ("P1",), part=text)
    return stack


def _read_card(text: str) -> RowCard:
    match = _CARD.fullmatch(text)
    if not match or BRACKETS[match["open"]] != match["close"]:
        raise RuleError("row-card", part=text)
    hidden = match["name"] == "?"
    if hidden and match["open"] != "(":
        raise RuleError("row-card", part=text)
    return RowCard(
        seat=match["seat"],
        name=None if hidden else _card_name(match["name"], text),
        face_up=not match["open"],
        known=match["open"] == "[",
        influence=int(match["influence"] or 0),
        verdict=bool(match["verdict"]),
        rests=bool(match["rests"]),
    )


# --- A player


def _read_family(section: str, seat: str, setup: Setup, row: tuple[tuple[RowCard, ...], ...]) -> FamilySheet:
    words = section.split(" ")
    if words[0] != seat or len(words) < 3:
        raise RuleError("player", part=section, seat=seat)
    if not _POOL.fullmatch(words[1]):
        raise RuleError("influence", ("V1",), part=words[1])
    lists = _read_lists(section, words[2:])
    hand, hidden_hand = _read_items(lists.get("hand", "-"), "hand")
    out, _ = _read_items(lists.get("out", "-"), "out")
    kept, _ = _read_items(lists.get("kept", "-"), "kept")
    seen, _ = _read_items(lists.get("seen", "-"), "seen")
    if "aside" in lists:
        aside, hidden_aside = _read_items(lists["aside"], "aside")
    else:
        aside, hidden_aside = _left_over(seat, setup, row, hidden_hand, [*hand, *out, *kept]), 0
    return FamilySheet(
        seat=seat,
        influence=int(words[1]),
        hand=in_order(_names(hand)),
        hidden_hand=hidden_hand,
        aside=in_order(_names(aside)),
        hidden_aside=hidden_aside,
        out=_names(out),
        kept=tuple(KeptCard(item.name, item.influence) for item in kept),
        known=in_order(item.name for item in hand if item.known),
        seen=in_order(_names(seen)),
    )


def _read_lists(section: str, words: list[str]) -> dict[str, str]:
    """The lists of a player by their heads, which stand in their order, each once."""
    heads = ["hand", "aside", "out", "kept", "seen"]
    lists: dict[str, str] = {}
    for word in words:
        head, colon, items = word.partition(":")
        if not colon or head not in heads:
            raise RuleError("player-list", part=word)
        heads = heads[heads.index(head) + 1 :]
        lists[head] = items
    if "hand" not in lists:
        raise RuleError("no-hand", part=section)
    return lists


def _read_items(text: str, head: str) -> tuple[list[Item], int]:
    """The cards of one list, and how many more are hidden."""
    if text == "-":
        return [], 0
    items: list[Item] = []
    hidden = 0
    for part in text.split(","):
        if hidden:
            raise RuleError("list-item", part=part, head=head)
        if (more := _HIDDEN.fullmatch(part)) and head in ("hand", "aside"):
            hidden = int(more[1])
        else:
            items.append(_read_item(part, head))
    return items, hidden


def _read_item(text: str, head: str) -> Item:
    match = _ITEM.fullmatch(text)
    if not match or BRACKETS[match["open"]] != match["close"]:
        raise RuleError("list-item", part=text, head=head)
    if match["open"] and head != "hand":
        raise RuleError("list-item", ("V4",), part=text, head=head)
    if match["influence"] and not (head == "kept" and match["name"] == "Deal"):
        raise RuleError("list-item", ("C-Deal",), part=text, head=head)
    return Item(_card_name(match["name"], text), bool(match["open"]), int(match["influence"] or 0))


def _left_over(
    seat: str, setup: Setup, row: tuple[tuple[RowCard, ...], ...], hidden_hand: int, listed: list[Item]
) -> list[Item]:
    """Without `aside:`, every card of the family that is named nowhere else is set aside."""
    cards = [card for stack in row for card in stack if card.seat == seat]
    if hidden_hand or any(card.name is None for card in cards):
        raise RuleError("aside-unknown", part=f"{seat} hand:?*{hidden_hand}")
    named = {card.name for card in cards} | {item.name for item in listed}
    return [Item(name, False, 0) for name in setup.cards if name not in named]


def _names(items: Iterable[Item]) -> tuple[str, ...]:
    return tuple(item.name for item in items)


def _card_name(name: str, part: str) -> str:
    if name not in CARD_NAMES:
        raise RuleError("unknown-card", part=part)
    return name
