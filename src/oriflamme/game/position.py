"""A position of the game: a value that never changes."""

from __future__ import annotations

import secrets
from functools import cached_property

from oriflamme.game.building import build_state
from oriflamme.game.checking import check_nothing_hidden, check_sheet
from oriflamme.game.move import MOVES, Move
from oriflamme.game.reading import read_sheet
from oriflamme.game.refusal import refusal
from oriflamme.game.seeing import sheet_for
from oriflamme.game.sheet import SEATS, Sheet
from oriflamme.game.view import View
from oriflamme.game.writing import write_sheet
from oriflamme.rules import RuleError, Setup, State
from oriflamme.rules.inputs import named, seats_of

SEED_BITS = 256


class Position:
    """Everything that is true at one decision. Equal, hashable, and written by `str` as one line of the notation."""

    def __init__(self, state: State) -> None:
        """Wrap a state, which must not change any more: `Position.deal` and `Position.parse` are the usual ways in."""
        self._state = state

    @classmethod
    def deal(
        cls, box: str | Setup = "oriflamme", seats: int = 4, seed: int | None = None, first: str | None = None
    ) -> Position:
        """Deal a game. Without a seed the operating system's randomness deals; without a first player chance draws."""
        if first is not None and first not in tuple(SEATS[: seats_of(seats)]):
            raise RuleError("no-such-first", ("S4",), part=named(first))
        start = None if first is None else SEATS.index(first)
        return cls(State.deal(box, seats, secrets.randbits(SEED_BITS) if seed is None else seed, start))

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read a position in the notation; what is wrong with it is said in one line."""
        sheet = read_sheet(text)
        check_sheet(sheet)
        check_nothing_hidden(sheet)
        return cls(build_state(sheet))

    @cached_property
    def _text(self) -> str:
        return write_sheet(self.sheet())

    def sheet(self) -> Sheet:
        """The whole position as names and letters, nothing hidden: for tools, never for a player."""
        return sheet_for(self._state.facts(), lambda _: True)

    def __str__(self) -> str:
        """The position in the notation."""
        return self._text

    def __repr__(self) -> str:
        return f"Position.parse({self._text!r})"

    def __eq__(self, other: object) -> bool:
        """Equal when everything that matters for the game is."""
        return isinstance(other, Position) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> tuple[object, ...]:
        return Position.parse, (self._text,)

    # --- Playing

    @property
    def seats(self) -> str:
        """The seats of this game, `"abcd"` for four."""
        return SEATS[: self._state.seats]

    @property
    def setup(self) -> Setup:
        """Which game is played."""
        return self._state.facts().setup

    @property
    def to_move(self) -> str | None:
        """The seat that has to decide; None when the game is over."""
        return None if self.over else SEATS[self._state.to_move]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def moves(self) -> list[Move]:
        """The legal moves; none when the game is over."""
        return [MOVES[action] for action in self._state.legal()]

    def play(self, move: Move | str) -> Position:
        """The position after a move and everything that it forces."""
        state = self._state.copy()
        state.apply(legal_action(state, move))
        return Position(state)

    @property
    def scores(self) -> dict[str, int]:
        """The influence in each pool."""
        return dict(zip(SEATS, self._state.scores(), strict=False))

    @property
    def winners(self) -> list[str]:
        """Who has won, or shares the victory; nobody before the end."""
        return [SEATS[seat] for seat in self._state.winners()]

    # --- Knowledge

    def seen_by(self, seat: str | None) -> View:
        """What a seat may know; a spectator, who owns nothing, for None."""
        return View.of(self._state.facts(), seat)

    def state(self) -> State:
        """A state of the engine that stands here, to be changed at will."""
        return self._state.copy()


def legal_action(state: State, move: Move | str) -> int:
    """The number of a legal move; an illegal one is refused with the rule that forbids it."""
    wanted = Move.of(move)
    if not state.is_legal(wanted.action):
        mover = None if state.over else SEATS[state.to_move]
        raise refusal(View.of(state.facts(), mover), mover, wanted)
    return wanted.action
