"""The checks of `oriflamme bot-check`: does a program keep to the protocol of players?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from oriflamme import Game, View
from oriflamme.bots import BotError, Budget, make_bot
from oriflamme.bots.program import ProgramBot
from oriflamme.game.lines import BETWEEN
from oriflamme.rules import BOXES

SOME_NUMBER = 7


class Check(Struct, frozen=True):
    """A check that was made; no fault is a pass."""

    name: str
    fault: BotError | None = None


def check_program(command: str, seconds: float) -> Iterator[Check]:
    """Make one check after the other, each with the program started anew; without a greeting the others are idle."""
    for name, check in CHECKS.items():
        fault = _fault(check, ProgramBot(command, aloud=True), Budget(seconds))
        yield Check(name, fault)
        if fault is not None and name == "greets":
            return


def _fault(check: Callable[[ProgramBot, Budget], None], bot: ProgramBot, budget: Budget) -> BotError | None:
    """What a check finds; the program has ended then, come what may."""
    try:
        check(bot, budget)
    except BotError as fault:
        return fault
    finally:
        bot.kill()
    return None


def _view(seed: int = 1, seats: int = 3) -> View:
    return Game.deal("oriflamme", seats, seed, "a").view("a")


def _greets(bot: ProgramBot, budget: Budget) -> None:  # noqa: ARG001 - all checks are made alike
    bot.start()
    if not bot.name:
        raise BotError("nonsense", answer="bot")


def _move_legal(bot: ProgramBot, budget: Budget) -> None:
    bot.choose(_view(), budget)


def _number(bot: ProgramBot, budget: Budget) -> None:
    """Decisions need not be numbered from 1, nor without gaps."""
    view = _view()
    child = bot.start()
    child.tell(f"new a {view.setup} 3")
    child.tell(f"view {view}")
    milliseconds = round(budget.seconds * 1000)
    child.tell(f"decide {SOME_NUMBER} {milliseconds} {BETWEEN.join(map(str, view.moves))}")
    answer = child.answer(budget.seconds + 1)
    if not answer.startswith(f"move {SOME_NUMBER} "):
        raise BotError("nonsense", answer=answer)


def _unknown_line(bot: ProgramBot, budget: Budget) -> None:
    """Later versions may say more."""
    bot.start().tell("remark that this version does not know")
    bot.choose(_view(), budget)


def _new_game(bot: ProgramBot, budget: Budget) -> None:
    bot.choose(_view(), budget)
    bot.over(_view())
    bot.choose(_view(seed=2, seats=4), budget)


def _whole_games(bot: ProgramBot, budget: Budget) -> None:
    """Against chance, in every seat once at least."""
    for box in BOXES:
        for seats in range(2, 6):
            game = Game.deal(box, seats, seats)
            own = game.seats[seats - 2]
            chance = make_bot("random", seats)
            while game.to_move is not None:
                mover = bot if game.to_move == own else chance
                game.play(mover.choose(game.view(game.to_move), budget))
            bot.over(game.view(own))


def _quit(bot: ProgramBot, budget: Budget) -> None:
    bot.choose(_view(), budget)
    if not bot.close():
        raise BotError("stays")


CHECKS: dict[str, Callable[[ProgramBot, Budget], None]] = {
    "greets": _greets,
    "move-legal": _move_legal,
    "number": _number,
    "unknown-line": _unknown_line,
    "new-game": _new_game,
    "whole-games": _whole_games,
    "quit": _quit,
}
