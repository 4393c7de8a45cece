"""Random games played inside the engine, for measuring and for comparing builds."""

from __future__ import annotations

from oriflamme.rules.errors import RuleError
from oriflamme.rules.inputs import named, whole
from oriflamme.rules.setup import Setup

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

from oriflamme.rules.rng import Rng
from oriflamme.rules.state import State

if not cython.compiled:  # compiled: cimported in playouts.pxd
    from oriflamme.rules.codes import OVER
    from oriflamme.rules.walk import draw_action, play

MASK = 0xFFFFFFFF
ENDLESS = 10**18  # more games than anybody waits for


class Roller:
    """Plays legal moves at random and keeps count; its checksum tells whether two builds played the same."""

    decisions: int
    checksum: int
    rng: Rng

    def __init__(self, seed: int) -> None:
        self.decisions = 0
        self.checksum = 0
        self.rng = Rng(seed)

    def play_out(self, state: State) -> None:
        """Play a game to its end."""
        while state.phase != OVER:
            action = draw_action(state, self.rng)
            self.checksum = (self.checksum * 31 + action * 8 + state.to_move) & MASK
            play(state, action)
            self.decisions += 1
        for seat in range(state.seats):
            self.checksum = (self.checksum * 31 + state.pool[seat]) & MASK


def play_games(box: str | Setup, seats: int, games: int, seed: int) -> tuple[int, int]:
    """Deal and play so many random games: the number of decisions and a checksum of all that happened."""
    number = whole(games)
    if number is None or number < 0:
        raise RuleError("games", part=named(games))
    count = min(number, ENDLESS)
    roller = Roller(seed)
    empty = State()
    empty.prepare(Setup.of(box), seats)
    state = empty.copy()
    with cython.nogil:
        for _ in range(count):
            state.copy_from(empty)
            state.shuffle(roller.rng)
            state.start(roller.rng.below(state.seats))
            roller.play_out(state)
    return roller.decisions, roller.checksum


def playouts(box: str | Setup, seats: int, games: int, seed: int) -> int:
    """Deal and play so many random games inside the engine: the number of decisions."""
    return play_games(box, seats, games, seed)[0]
