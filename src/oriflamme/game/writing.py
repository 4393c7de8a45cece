"""Sheets as one line of the notation."""

from __future__ import annotations

from collections.abc import Iterable

from oriflamme.game.sheet import FamilySheet, RowCard, Sheet
from oriflamme.rules import CARD_NAMES

IN_ORDER = {name: n for n, name in enumerate(CARD_NAMES)}


def in_order(names: Iterable[str]) -> tuple[str, ...]:
    """Names in the order of the rules."""
    return tuple(sorted(names, key=IN_ORDER.__getitem__))


def write_sheet(sheet: Sheet) -> str:
    """A position in the notation."""
    row = " ".join("/".join(map(write_card, stack)) for stack in sheet.row) or "-"
    return " | ".join([write_moment(sheet), row, *map(write_family, sheet.families)])


def write_moment(sheet: Sheet) -> str:
    """The box, the round, and what is to be decided."""
    words = [sheet.setup, f"r{sheet.round}", f"first={sheet.first}"]
    if sheet.phase == "place":
        words.append(f"place={sheet.to_move}")
    elif sheet.phase == "resolve":
        words.append(f"resolve={sheet.active}")
        if sheet.ability:
            words.append(f"ability={sheet.ability}")
        if sheet.taken:
            words.append(f"taken={sheet.taken}")
    else:
        words.append("over")
    return " ".join(words)


def write_card(card: RowCard) -> str:
    """A card in the row with what lies on it."""
    text = card.seat + (card.name or "?")
    if not card.face_up:
        text = f"[{text}]" if card.known else f"({text})"
    if card.influence:
        text += f"+{card.influence}"
    return text + "!" * card.verdict + "~" * card.rests


def write_family(family: FamilySheet) -> str:
    """A player's section."""
    hand = (f"[{name}]" if name in family.known else name for name in in_order(family.hand))
    kept = (f"{card.name}+{card.influence}" if card.influence else card.name for card in family.kept)
    words = [
        family.seat,
        str(family.influence),
        "hand:" + write_list(hand, family.hidden_hand),
        "aside:" + write_list(in_order(family.aside), family.hidden_aside),
    ]
    if family.out:
        words.append("out:" + write_list(family.out))
    if family.kept:
        words.append("kept:" + write_list(kept))
    if family.seen:
        words.append("seen:" + write_list(in_order(family.seen)))
    return " ".join(words)


def write_list(names: Iterable[str], hidden: int = 0) -> str:
    """A list of cards, those that the reader may not know counted at its end."""
    items = [*names, f"?*{hidden}"] if hidden else list(names)
    return ",".join(items) or "-"
