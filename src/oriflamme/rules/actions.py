"""Actions as text: every number from 0 to ACTIONS - 1 is one move of the notation, whatever the position."""

from __future__ import annotations

from oriflamme.rules import codes
from oriflamme.rules.setup import CARD_NAMES

SEAT_LETTERS = "abcde"

_PLACED = {
    codes.ELIMINATE: "eliminate",
    codes.COPY: "copy",
    codes.TAKE: "take",
    codes.PUT: "put",
    codes.FAVOUR: "favour",
    codes.NEGOTIATE_WITH: "negotiate",
    codes.CONDEMN_AT: "condemn",
}


def _texts() -> tuple[str, ...]:
    texts = [""] * codes.ACTIONS
    texts[codes.KEEP] = "keep"
    texts[codes.REVEAL] = "reveal"
    texts[codes.GATHER] = "gather"
    texts[codes.WITHDRAW] = "withdraw"
    texts[codes.NEGOTIATE] = "negotiate"
    texts[codes.CONDEMN] = "condemn"
    for seat, letter in enumerate(SEAT_LETTERS):
        texts[codes.STEAL + seat] = f"steal {letter}"
    for first, verb in _PLACED.items():
        for i in range(codes.POSITIONS):
            texts[first + i] = f"{verb} {i + 1}"
    for code, name in enumerate(CARD_NAMES):
        texts[codes.SWAP + code] = f"swap {name}"
        lay = codes.LAY + code * codes.PLACES
        texts[lay + codes.START] = f"{name} start"
        texts[lay + codes.END] = f"{name} end"
        for i in range(codes.POSITIONS):
            texts[lay + codes.ON + i] = f"{name} on {i + 1}"
    return tuple(texts)


ACTION_TEXTS = _texts()
ACTION_CODES = {text: action for action, text in enumerate(ACTION_TEXTS)}
