"""What happens in a game, one typed value for each thing, enough to tell and to animate it without a position.

Positions count from 1. Every event names its audience: everyone, or the one seat that sees it whole; what the others
see of it is built by `public`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

EVERYONE = "everyone"

Cause = str  # the name of a card, or "elimination"


class Event(Struct, frozen=True, kw_only=True, tag_field="event"):
    """Something that happened; `str(event)` is canonical text."""

    audience: str

    def seen_by(self, seat: str | None) -> Event | None:
        """What a seat learns of it, or a spectator for None; None where that is nothing."""
        return self if self.audience in (EVERYONE, seat) else self.public()

    def public(self) -> Event | None:
        """What those learn who are not the audience."""
        return None


# --- Rounds


class RoundStarted(Event, frozen=True, tag="round"):
    """A round begins; N2 says who is first."""

    round: int
    first: str

    def __str__(self) -> str:
        return f"round {self.round} first={self.first}"


class Passed(Event, frozen=True, tag="passed"):
    """A player without a card is passed over (P5)."""

    seat: str

    def __str__(self) -> str:
        return f"{self.seat} passed"


class Placed(Event, frozen=True, tag="placed"):
    """A card was laid face down (P1); only its owner learns which."""

    seat: str
    card: str | None
    where: Literal["start", "end", "on"]
    position: int

    def public(self) -> Event:
        """Everything but the card."""
        return Placed(audience=EVERYONE, seat=self.seat, card=None, where=self.where, position=self.position)

    def __str__(self) -> str:
        on = f" {self.position}" if self.where == "on" else ""
        return f"{self.seat} placed {self.card or '?'} {self.where}{on}"


class WalkStarted(Event, frozen=True, tag="walk"):
    """Everyone has placed; the walk begins at position 1 (R1)."""

    round: int

    def __str__(self) -> str:
        return f"walk {self.round}"


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """The walk has come to the end of the row; nothing rests any longer (Q12)."""

    round: int

    def __str__(self) -> str:
        return f"round {self.round} ended"


class GameOver(Event, frozen=True, tag="over"):
    """The game has ended (W1 to W3)."""

    scores: dict[str, int]
    winners: tuple[str, ...]

    def __str__(self) -> str:
        scores = " ".join(f"{seat}:{score}" for seat, score in self.scores.items())
        return f"over {scores} winners={','.join(self.winners)}"


# --- The walk


class Reached(Event, frozen=True, tag="reached"):
    """The walk comes to a card: face up, its ability follows; face down, its owner decides (R2, R4)."""

    seat: str
    position: int
    card: str | None
    face_up: bool

    def public(self) -> Event:
        """Everything but the card."""
        return Reached(audience=EVERYONE, seat=self.seat, position=self.position, card=None, face_up=False)

    def __str__(self) -> str:
        card = self.card or "?"
        return f"{self.seat} reached {self.position} {card if self.face_up else f'({card})'}"


class Rested(Event, frozen=True, tag="rested"):
    """The walk passes a card that rests (Q12)."""

    seat: str
    position: int

    def __str__(self) -> str:
        return f"{self.seat} rested {self.position}"


class Kept(Event, frozen=True, tag="kept"):
    """A card stays face down and gets 1 influence (R2)."""

    seat: str
    position: int
    card: str | None

    def public(self) -> Event:
        """Everything but the card."""
        return Kept(audience=EVERYONE, seat=self.seat, position=self.position, card=None)

    def __str__(self) -> str:
        return f"{self.seat} kept {self.position} ({self.card or '?'})"


class Revealed(Event, frozen=True, tag="revealed"):
    """A card is turned up (R3)."""

    seat: str
    position: int
    card: str

    def __str__(self) -> str:
        return f"{self.seat} revealed {self.position} {self.card}"


class TurnedDown(Event, frozen=True, tag="turned-down"):
    """An Insurrection hides again, known to all (V4)."""

    seat: str
    position: int
    card: str

    def __str__(self) -> str:
        return f"{self.seat} turned-down {self.position} {self.card}"


class Copied(Event, frozen=True, tag="copied"):
    """A Shapeshifter takes on the ability of the card at a position."""

    seat: str
    position: int
    source: int
    card: str

    def __str__(self) -> str:
        return f"{self.seat} copied {self.source} {self.card}"


class NoEffect(Event, frozen=True, tag="no-effect"):
    """An ability comes to nothing (R5)."""

    seat: str
    position: int
    card: str

    def __str__(self) -> str:
        return f"{self.seat} no-effect {self.position} {self.card}"


# --- Influence


class Collected(Event, frozen=True, tag="collected"):
    """All influence on a card goes into its owner's pool; a reserved card has no position."""

    seat: str
    position: int | None
    card: str
    amount: int

    def __str__(self) -> str:
        return f"{self.seat} collected {self.amount} {self.position or 'kept'} {self.card}"


class Lost(Event, frozen=True, tag="lost"):
    """Influence on a seat's card goes back to the supply."""

    seat: str
    position: int
    amount: int

    def __str__(self) -> str:
        return f"{self.seat} lost {self.amount} {self.position}"


class Gained(Event, frozen=True, tag="gained"):
    """Influence from the supply goes into a pool."""

    seat: str
    amount: int
    cause: Cause

    def __str__(self) -> str:
        return f"{self.seat} gained {self.amount} {self.cause}"


class Stolen(Event, frozen=True, tag="stolen"):
    """Influence goes from one pool into another (C-Spy)."""

    seat: str
    victim: str
    position: int
    amount: int

    def __str__(self) -> str:
        return f"{self.seat} stole {self.amount} {self.victim}"


class Enriched(Event, frozen=True, tag="enriched"):
    """A seat's card puts influence from the supply on the card at a position."""

    seat: str
    position: int
    amount: int
    cause: Cause

    def __str__(self) -> str:
        return f"{self.seat} enriched {self.position} {self.amount} {self.cause}"


# --- Cards that go and come


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A seat's card eliminates the top card of a position; what lay on it is lost (E1, E2)."""

    seat: str
    position: int
    owner: str
    card: str
    face_up: bool
    lost: int

    def __str__(self) -> str:
        card = self.owner + self.card
        lost = f"+{self.lost}" if self.lost else ""
        return f"{self.seat} eliminated {self.position} {card if self.face_up else f'({card})'}{lost}"


class Discarded(Event, frozen=True, tag="discarded"):
    """The active card is discarded: by its own effect, or by an Ambush that it hit (Q9)."""

    seat: str
    position: int
    card: str
    lost: int
    cause: Cause

    def __str__(self) -> str:
        lost = f"+{self.lost}" if self.lost else ""
        return f"{self.seat} discarded {self.position} {self.card}{lost} {self.cause}"


class Reserved(Event, frozen=True, tag="reserved"):
    """The active card is reserved with what lies on it (C-Reserve)."""

    seat: str
    position: int
    card: str
    influence: int

    def __str__(self) -> str:
        influence = f"+{self.influence}" if self.influence else ""
        return f"{self.seat} reserved {self.position} {self.card}{influence}"


class Taken(Event, frozen=True, tag="taken"):
    """The Royal Decree has taken the card at a position, which lies there until it is put."""

    seat: str
    position: int

    def __str__(self) -> str:
        return f"{self.seat} took {self.position}"


class Moved(Event, frozen=True, tag="moved"):
    """The card that was taken becomes the one at a position (counted after the move)."""

    seat: str
    start: int
    position: int

    def __str__(self) -> str:
        return f"{self.seat} moved {self.start} {self.position}"


class Condemned(Event, frozen=True, tag="condemned"):
    """A verdict is put on the card at a position."""

    seat: str
    position: int

    def __str__(self) -> str:
        return f"{self.seat} condemned {self.position}"


class Swapped(Event, frozen=True, tag="swapped"):
    """The active card goes to hand, and a card from hand, which only its owner learns, lies in its place (Q12)."""

    seat: str
    position: int
    card: str
    laid: str | None

    def public(self) -> Event:
        """Everything but the card."""
        return Swapped(audience=EVERYONE, seat=self.seat, position=self.position, card=self.card, laid=None)

    def __str__(self) -> str:
        return f"{self.seat} swapped {self.position} {self.card} {self.laid or '?'}"


# Every kind of event, for decoding: `msgspec.json.decode(data, type=AnyEvent)`.
AnyEvent = (
    RoundStarted
    | Passed
    | Placed
    | WalkStarted
    | RoundEnded
    | GameOver
    | Reached
    | Rested
    | Kept
    | Revealed
    | TurnedDown
    | Copied
    | NoEffect
    | Collected
    | Lost
    | Gained
    | Stolen
    | Enriched
    | Eliminated
    | Discarded
    | Reserved
    | Taken
    | Moved
    | Condemned
    | Swapped
)
