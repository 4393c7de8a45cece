"""What a bot is, and what happens when one fails."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from oriflamme import Move, View


class Budget(Struct, frozen=True):
    """How long a bot may think about one decision."""

    seconds: float = 1.0


class Bot(Protocol):
    """A player. All that it learns of a game is the view of its seat."""

    def choose(self, view: View, budget: Budget) -> Move:
        """One of `view.moves`."""
        ...


class BotError(Exception):
    """A bot did not do its work; the code names a message `fault-…` of the locales."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params = params
        super().__init__(f"{code} {params}")


class Choice(Struct, frozen=True):
    """What a bot's turn came to: its move, or the default move and why it had to serve."""

    move: Move
    fault: BotError | None = None


def decide(bot: Bot, view: View, budget: Budget) -> Choice:
    """Let a bot choose; one that fails loses the decision to the default move, the first that is legal."""
    try:
        move = bot.choose(view, budget)
        check_move(view, move)
    except BotError as fault:
        return Choice(view.moves[0], fault)
    return Choice(move)


def check_move(view: View, move: Move) -> None:
    """Refuse a move that the bot may not make, with the rule as the cause."""
    why = view.why_not(move)
    if why is not None:
        raise BotError("illegal", answer=str(move), why=str(why)) from why
