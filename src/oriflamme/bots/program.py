"""A program in any language as a bot, by the line protocol of PROTOCOL.md in the role of the player."""

from __future__ import annotations

import contextlib

from oriflamme import Move, RuleError, View
from oriflamme.bots.bot import BotError, Budget, check_move
from oriflamme.bots.child import Child
from oriflamme.game.lines import BETWEEN, PROTOCOL, whole_number

START = 10.0  # seconds that a program may take to greet
GRACE = 1.0  # seconds beyond its budget before a program counts as hanging


class ProgramBot:
    """Talks to a program; one that crashes, hangs or answers nonsense is ended and started anew."""

    def __init__(self, command: str, *, aloud: bool = False) -> None:
        """`aloud` lets the program's error stream be heard here, where nobody plays."""
        self.command = command
        self._aloud = aloud
        self.name: str | None = None
        self._child: Child | None = None
        self._game: tuple[str | None, str, int] | None = None
        self._number = 0

    def choose(self, view: View, budget: Budget) -> Move:
        """Show the program the view and ask it for a move."""
        try:
            return self._ask(self.start(), view, budget)
        except BotError:
            self.kill()
            raise

    def start(self) -> Child:
        """The program; it is started and greeted if it does not run."""
        if self._child is None:
            self._child = Child(self.command, aloud=self._aloud)
            self._game = None
            self._child.tell(f"hello {PROTOCOL}")
            greeting = self._child.answer(START)
            if not greeting.startswith("bot "):
                raise BotError("nonsense", answer=greeting)
            self.name = greeting.removeprefix("bot ").strip()
        return self._child

    def over(self, view: View) -> None:
        """Tell the program how the game has ended, if it runs."""
        if self._child is not None:
            with contextlib.suppress(BotError):
                self._child.tell(f"over {view}")
            self._game = None

    def close(self) -> bool:
        """Tell the program to quit; whether it did so in time."""
        child, self._child = self._child, None
        if child is None:
            return True
        with contextlib.suppress(BotError):
            child.tell("quit")
        return child.ends(GRACE)

    def kill(self) -> None:
        """End the program at once."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()

    def _ask(self, child: Child, view: View, budget: Budget) -> Move:
        game = (view.seat, view.setup, len(view.families))
        if game != self._game:
            self._game = game
            child.tell("new {} {} {}".format(*game))
        self._number += 1
        child.tell(f"view {view}")
        child.tell(f"decide {self._number} {round(budget.seconds * 1000)} {BETWEEN.join(map(str, view.moves))}")
        return self._move(child, view, budget.seconds + GRACE)

    def _move(self, child: Child, view: View, seconds: float) -> Move:
        """The answer to the decision that was put; one to an earlier decision comes too late and is passed over."""
        answers = child.answers(seconds)
        while True:
            line = next(answers)
            word, _, rest = line.partition(" ")
            digits, _, text = rest.partition(" ")
            number = whole_number(digits)
            if word != "move" or number is None or number > self._number:
                raise BotError("nonsense", answer=line)
            if number == self._number:
                break
        try:
            move = Move.parse(text)
        except RuleError as error:
            raise BotError("nonsense", answer=line) from error
        check_move(view, move)
        return move
