"""From the notes of the engine to events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, NamedTuple

from oriflamme.game import event as e
from oriflamme.game.event import EVERYONE
from oriflamme.game.sheet import SEATS
from oriflamme.rules import CARD_NAMES, State, codes

WHERE: tuple[Literal["start", "end", "on"], ...] = ("start", "end", "on")


class Note(NamedTuple):
    """What the engine notes of one thing: numbers, whose meaning depends on the kind."""

    kind: int
    seat: int
    position: int
    card: int  # or whatever caused it
    amount: int
    extra: int

    @property
    def who(self) -> str:
        """The seat that it is about."""
        return SEATS[self.seat]

    @property
    def where(self) -> int:
        """The position, counted from 1."""
        return self.position + 1

    @property
    def name(self) -> str:
        """The card's name."""
        return CARD_NAMES[self.card % codes.NAMES]


def tell(notes: Iterable[tuple[int, int, int, int, int, int]], state: State) -> list[e.Event]:
    """The events that the notes of a move mean; the state stands after the move."""
    return [_game_over(state) if note[0] == codes.GAME_OVER else TELLERS[note[0]](Note(*note)) for note in notes]


def _game_over(state: State) -> e.Event:
    scores = dict(zip(SEATS, state.scores(), strict=False))
    return e.GameOver(audience=EVERYONE, scores=scores, winners=tuple(SEATS[seat] for seat in state.winners()))


def _cause(cause: int) -> str:
    return "elimination" if cause == codes.ELIMINATION else CARD_NAMES[cause]


# --- Rounds


def _round_started(note: Note) -> e.Event:
    return e.RoundStarted(audience=EVERYONE, round=note.amount, first=note.who)


def _placed(note: Note) -> e.Event:
    how = WHERE[min(note.extra, codes.ON)]
    return e.Placed(audience=note.who, seat=note.who, card=note.name, where=how, position=note.where)


def _passed(note: Note) -> e.Event:
    return e.Passed(audience=EVERYONE, seat=note.who)


def _walk_started(note: Note) -> e.Event:
    return e.WalkStarted(audience=EVERYONE, round=note.amount)


def _round_ended(note: Note) -> e.Event:
    return e.RoundEnded(audience=EVERYONE, round=note.amount)


# --- The walk


def _reached(note: Note) -> e.Event:
    face_up, known = bool(note.amount), bool(note.extra)
    audience = EVERYONE if face_up or known else note.who
    return e.Reached(audience=audience, seat=note.who, position=note.where, card=note.name, face_up=face_up)


def _rested(note: Note) -> e.Event:
    return e.Rested(audience=EVERYONE, seat=note.who, position=note.where)


def _kept(note: Note) -> e.Event:
    audience = EVERYONE if note.extra else note.who
    return e.Kept(audience=audience, seat=note.who, position=note.where, card=note.name)


def _revealed(note: Note) -> e.Event:
    return e.Revealed(audience=EVERYONE, seat=note.who, position=note.where, card=note.name)


def _turned_down(note: Note) -> e.Event:
    return e.TurnedDown(audience=EVERYONE, seat=note.who, position=note.where, card=note.name)


def _copied(note: Note) -> e.Event:
    return e.Copied(audience=EVERYONE, seat=note.who, position=note.where, source=note.extra + 1, card=note.name)


def _no_effect(note: Note) -> e.Event:
    return e.NoEffect(audience=EVERYONE, seat=note.who, position=note.where, card=note.name)


# --- Influence


def _collected(note: Note) -> e.Event:
    position = None if note.position == codes.NONE else note.where
    return e.Collected(audience=EVERYONE, seat=note.who, position=position, card=note.name, amount=note.amount)


def _lost(note: Note) -> e.Event:
    return e.Lost(audience=EVERYONE, seat=note.who, position=note.where, amount=note.amount)


def _gained(note: Note) -> e.Event:
    return e.Gained(audience=EVERYONE, seat=note.who, amount=note.amount, cause=_cause(note.card))


def _stolen(note: Note) -> e.Event:
    victim = SEATS[note.card]
    return e.Stolen(audience=EVERYONE, seat=note.who, victim=victim, position=note.where, amount=note.amount)


def _enriched(note: Note) -> e.Event:
    cause = _cause(note.card)
    return e.Enriched(audience=EVERYONE, seat=note.who, position=note.where, amount=note.amount, cause=cause)


# --- Cards that go and come


def _eliminated(note: Note) -> e.Event:
    return e.Eliminated(
        audience=EVERYONE,
        seat=note.who,
        position=note.where,
        owner=SEATS[note.card // codes.NAMES],
        card=note.name,
        face_up=bool(note.extra),
        lost=note.amount,
    )


def _discarded(note: Note) -> e.Event:
    return e.Discarded(
        audience=EVERYONE,
        seat=note.who,
        position=note.where,
        card=note.name,
        lost=note.amount,
        cause=_cause(note.extra),
    )


def _reserved(note: Note) -> e.Event:
    return e.Reserved(audience=EVERYONE, seat=note.who, position=note.where, card=note.name, influence=note.amount)


def _taken(note: Note) -> e.Event:
    return e.Taken(audience=EVERYONE, seat=note.who, position=note.where)


def _moved(note: Note) -> e.Event:
    return e.Moved(audience=EVERYONE, seat=note.who, start=note.extra + 1, position=note.where)


def _condemned(note: Note) -> e.Event:
    return e.Condemned(audience=EVERYONE, seat=note.who, position=note.where)


def _swapped(note: Note) -> e.Event:
    laid = CARD_NAMES[note.extra % codes.NAMES]
    return e.Swapped(audience=note.who, seat=note.who, position=note.where, card=note.name, laid=laid)


TELLERS: Mapping[int, Callable[[Note], e.Event]] = {
    codes.ROUND_STARTED: _round_started,
    codes.PLACED: _placed,
    codes.PASSED: _passed,
    codes.WALK_STARTED: _walk_started,
    codes.ROUND_ENDED: _round_ended,
    codes.REACHED: _reached,
    codes.RESTED: _rested,
    codes.KEPT_DOWN: _kept,
    codes.REVEALED: _revealed,
    codes.TURNED_DOWN: _turned_down,
    codes.COPIED: _copied,
    codes.NO_EFFECT: _no_effect,
    codes.COLLECTED: _collected,
    codes.LOST: _lost,
    codes.GAINED: _gained,
    codes.STOLEN: _stolen,
    codes.ENRICHED: _enriched,
    codes.ELIMINATED: _eliminated,
    codes.DISCARDED: _discarded,
    codes.RESERVED: _reserved,
    codes.TAKEN: _taken,
    codes.MOVED: _moved,
    codes.CONDEMNED: _condemned,
    codes.SWAPPED: _swapped,
}
