"""What instinct and search make of a position, as figures to keep."""

from __future__ import annotations

from oriflamme import Position
from oriflamme.bots.search.company import Company
from oriflamme.bots.search.instinct import Instinct
from oriflamme.bots.search.search import Settings
from oriflamme.bots.thinker import new_search
from oriflamme.bots.weights import learnt
from oriflamme.rules import State

ITERATIONS = 60


def thoughts_on(text: str) -> dict[str, object]:
    """What a small search finds, what the instinct likes, and who is taken for hasty."""
    state, known = Position.parse(text).state(), learnt()
    search = new_search(Settings(), 500, 5)
    search.run(state, ITERATIONS, 0.0)
    return {
        "position": text,
        "found": [[State.text(one.action), one.tried, round(one.worth, 9)] for one in search.findings()],
        "liked": [[State.text(action), round(part, 9)] for action, part in Instinct(known.careful).policy(state, 1.0)],
        "hasty": [round(chance, 9) for chance in Company(known.signs).likely_hasty(state, 0.5)],
    }
