"""A move: what a player decides, in the words of the notation."""

from __future__ import annotations

from msgspec import Struct

from oriflamme.rules import ACTION_TEXTS, RuleError, State
from oriflamme.rules.inputs import is_text, named

HIDDEN = "?"


class Move(Struct, frozen=True):
    """One decision. `str(move)` is the notation; `Move.parse` reads it."""

    text: str

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move; whether it is legal somewhere is another question."""
        if not is_text(text):
            raise RuleError("not-a-move", part=named(text))
        return MOVES[State.action(" ".join(text.split()))]

    @classmethod
    def of(cls, move: Move | str) -> Move:
        """A move as it is, or from its text; a hidden one is none that could be played."""
        return MOVES[move.action] if isinstance(move, Move) else cls.parse(move)

    def __str__(self) -> str:
        """The move in the notation."""
        return self.text

    @property
    def action(self) -> int:
        """The number of this move in `oriflamme.rules`; a hidden move has none."""
        return State.action(self.text)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that the move is made of: `("eliminate", "3")`, `("Soldier", "on", "2")`."""
        return tuple(self.text.split(" "))

    def hidden(self) -> Move:
        """The move as the other players see it: a card that is laid face down is not named."""
        first, *rest = self.words
        if rest and rest[0] in ("start", "end", "on"):
            return Move(" ".join((HIDDEN, *rest)))
        return Move(f"swap {HIDDEN}") if first == "swap" else self


MOVES = tuple(Move(text) for text in ACTION_TEXTS)


def read_played(text: str) -> Move:
    """Read a move as a record shows it: legal somewhere, or with its card hidden."""
    words = text.split(" ")
    stand_in = " ".join("Spy" if word == HIDDEN else word for word in words)
    move = Move.parse(stand_in)
    if HIDDEN not in words:
        return move
    if move.hidden().text != text:
        raise RuleError("not-a-move", part=text)
    return Move(text)
