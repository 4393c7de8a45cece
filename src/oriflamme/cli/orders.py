"""What a person can type in a game beside a move."""

from __future__ import annotations

from msgspec import Struct

ORDERS = {
    "?": "help",
    "help": "help",
    "why": "why",
    "hint": "hint",
    "rules": "rules",
    "table": "table",
    "log": "log",
    "takeback": "takeback",
    "save": "save",
    "resign": "resign",
    "quit": "quit",
}
WRITTEN = {  # how the help shows them; the others as they are
    "help": "?",
    "why": "why …",
    "rules": "rules …",
    "save": "save …",
}


class Order(Struct, frozen=True):
    """An order with what stands behind it."""

    name: str
    argument: str


def read_order(text: str) -> Order | None:
    """The order that a text gives; None where it gives none."""
    word, _, argument = text.strip().partition(" ")
    name = ORDERS.get(word.lower())
    return Order(name, argument.strip()) if name else None
