"""A game being played: its moves, what they caused, and what each seat has learnt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from oriflamme.game.event import Event
from oriflamme.game.move import MOVES, Move
from oriflamme.game.opening import deal_of
from oriflamme.game.position import Position, legal_action
from oriflamme.game.sheet import SEATS
from oriflamme.game.telling import tell
from oriflamme.game.view import View
from oriflamme.rules import RuleError, Setup
from oriflamme.rules.inputs import named, whole

if TYPE_CHECKING:
    from oriflamme.game.record import Record


class Played(Struct, frozen=True):
    """A move that was made: in which round, by whom."""

    round: int
    seat: str
    move: Move

    def seen_by(self, seat: str | None) -> Move:
        """The move as a seat sees it: of others' hidden cards only the place."""
        return self.move if seat == self.seat else self.move.hidden()


class Decision(Struct, frozen=True):
    """Who has to decide, among which moves; decisions are numbered from 1."""

    number: int
    seat: str
    moves: tuple[Move, ...]


class Game:
    """A game from its start: `play` is the only way on."""

    def __init__(self, start: Position) -> None:
        """`Game.deal` and `Game.start` read better."""
        self.opening = start
        self._state = start.state()
        self._played: list[Played] = []
        deal = deal_of(start)
        self._events: list[list[Event]] = [deal.events if deal else []]

    @classmethod
    def deal(
        cls, box: str | Setup = "oriflamme", seats: int = 4, seed: int | None = None, first: str | None = None
    ) -> Game:
        """Deal a new game, as `Position.deal` does."""
        return cls(Position.deal(box, seats, seed, first))

    @classmethod
    def start(cls, position: Position | str) -> Game:
        """Go on from a position."""
        return cls(position if isinstance(position, Position) else Position.parse(position))

    # --- Where it stands

    @property
    def position(self) -> Position:
        """The position now."""
        return Position(self._state.copy())

    @property
    def seats(self) -> str:
        """The seats of this game, `"abcd"` for four."""
        return self.opening.seats

    @property
    def to_move(self) -> str | None:
        """The seat that has to decide; None when the game is over."""
        return None if self.over else SEATS[self._state.to_move]

    @property
    def round(self) -> int:
        """The round that is being played, or was the last."""
        return self._state.round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now."""
        if self.over:
            return None
        moves = tuple(MOVES[action] for action in self._state.legal())
        return Decision(len(self._played) + 1, SEATS[self._state.to_move], moves)

    # --- What has happened

    def play(self, move: Move | str) -> list[Event]:
        """Play a move and all that it forces; what happened. An illegal move is refused and changes nothing."""
        action = legal_action(self._state, move)
        self._played.append(Played(self._state.round, SEATS[self._state.to_move], MOVES[action]))
        events = tell(self._state.told(action), self._state)
        self._events.append(events)
        return list(events)

    def after(self, count: int) -> Game:
        """The same game as it stood after so many moves, to go on from there; all but the last n for -n."""
        number = whole(count)
        if number is None:
            raise RuleError("no-such-move", part=named(count), most=len(self._played))
        earlier = Game(self.opening)
        for played in self._played[:number]:
            earlier.play(played.move)
        return earlier

    @property
    def moves(self) -> list[Played]:
        """Every move so far."""
        return list(self._played)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened so far, whole."""
        return [event for events in self._events for event in events]

    # --- What a seat knows

    def view(self, seat: str | None) -> View:
        """What a seat may know of the position now; a spectator for None."""
        return self.position.seen_by(seat)

    def history(self, seat: str | None) -> str:
        """Everything that a seat has learnt and done, a numbered line each: enough to remember all of it."""
        start = self.opening.seen_by(seat)
        lines = [f"seat {seat or '-'}", f"view {start}"]
        for n, events in enumerate(self._events):
            if n:
                played = self._played[n - 1]
                lines.append(f"move {played.seat} {played.seen_by(seat)}")
            learnt = (event.seen_by(seat) for event in events)
            lines.extend(f"tell {event}" for event in learnt if event is not None)
        return "\n".join(f"{number} {line}" for number, line in enumerate(lines, 1))

    def record(
        self,
        names: Mapping[str, str] | None = None,
        date: str | None = None,
        tags: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
    ) -> Record:
        """The game as a record, with the players' names, more tags, and comments by the number of the move from 1."""
        from oriflamme.game.recording import record_of

        return record_of(self, names or {}, date, tags or {}, comments or {})
