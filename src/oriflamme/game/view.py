"""What one seat, or a spectator, may know of a position; everything else here follows from that alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from oriflamme.game.building import build_state
from oriflamme.game.checking import check_sheet, check_view
from oriflamme.game.move import MOVES, Move
from oriflamme.game.reading import read_sheet
from oriflamme.game.refusal import refusal
from oriflamme.game.seeing import sheet_for
from oriflamme.game.sheet import SEATS, Sheet
from oriflamme.game.worlds import Randomness, all_worlds, any_world, count_worlds, draw_world
from oriflamme.game.writing import write_sheet
from oriflamme.rules import Facts, RuleError
from oriflamme.rules.inputs import named

if TYPE_CHECKING:
    from oriflamme.game.position import Position

FEW_WORLDS = 100_000


class View(Sheet, frozen=True, kw_only=True, dict=True):
    """A position as a seat sees it, or a spectator where the seat is None. `str(view)` is the notation with `?`."""

    seat: str | None

    @classmethod
    def of(cls, facts: Facts, seat: str | None) -> View:
        """What a seat may see of the facts."""
        if seat is not None and seat not in tuple(SEATS[: len(facts.families)]):
            raise RuleError("no-such-seat", ("S1",), part=named(seat), last=SEATS[len(facts.families) - 1])
        looking = None if seat is None else SEATS.index(seat)
        return cls._from(sheet_for(facts, lambda other: other == looking), seat)

    @classmethod
    def parse(cls, text: str, seat: str | None) -> View:
        """Read a view, which the text alone does not tell whose it is."""
        sheet = read_sheet(text)
        check_sheet(sheet)
        check_view(sheet, seat)
        view = cls._from(sheet, seat)
        build_state(any_world(view))
        return view

    @classmethod
    def _from(cls, sheet: Sheet, seat: str | None) -> View:
        return cls(**{field: getattr(sheet, field) for field in Sheet.__struct_fields__}, seat=seat)

    def __str__(self) -> str:
        """The view in the notation."""
        return write_sheet(self)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @cached_property
    def moves(self) -> list[Move]:
        """The legal moves if this seat is to move, else none."""
        if self.seat is None or self.seat != self.to_move:
            return []
        return [MOVES[action] for action in build_state(any_world(self)).legal()]

    def why_not(self, move: Move | str) -> RuleError | None:
        """The rule that forbids this seat a move now; None where it is legal."""
        try:
            wanted = Move.of(move)
        except RuleError as error:
            return error
        return None if wanted in self.moves else refusal(self, self.seat, wanted)

    # --- What else could be

    def worlds(self) -> int:
        """How many positions this seat could be in, as far as everyone's knowledge and its own cards tell."""
        return count_worlds(self)

    def sample(self, rng: Randomness) -> Position:
        """One of these positions, each equally likely."""
        return _position(draw_world(self, rng))

    def enumerate(self) -> Iterator[Position]:
        """Each of these positions once, if there are not too many."""
        if self.worlds() > FEW_WORLDS:
            raise RuleError("too-many-worlds", count=self.worlds(), most=FEW_WORLDS)
        return map(_position, all_worlds(self))


def _position(sheet: Sheet) -> Position:
    from oriflamme.game.position import Position

    return Position(build_state(sheet))
