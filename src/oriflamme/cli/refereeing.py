"""The referee of PROTOCOL.md: the whole engine, line by line, for a program in any language."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import oriflamme
from oriflamme import Event, Game, Record, RuleError
from oriflamme.game.lines import BETWEEN, MOST_SEED, PROTOCOL, seat_of, whole_number
from oriflamme.rules.errors import shorten

SEED_DIGITS = len(str(MOST_SEED))
LINE_BREAK = re.compile(r"[\r\n]+")


# How each command is written; `deal` is carried out by `Referee._deal`.
FORMS = {
    "hello": "hello 1",
    "deal": "deal BOX SEATS [seed=NUMBER] [first=SEAT]",
    "start": "start POSITION",
    "load": "load RECORD",
    "play": "play [NUMBER] MOVE",
    "undo": "undo [MOVES]",
    "moves": "moves",
    "why": "why SEAT MOVE",
    "position": "position",
    "view": "view SEAT",
    "events": "events [SEAT]",
    "history": "history SEAT",
    "worlds": "worlds SEAT",
    "sample": "sample SEAT [seed=NUMBER]",
    "save": "save [SEAT]",
    "help": "help",
    "quit": "quit",
}


class RefusalError(Exception):
    """A line that cannot be carried out: a code and a sentence."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        super().__init__(text)


class Referee:
    """Keeps one game; the answer to a line is some lines, of which the last is `ok` or begins with `error`."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self.left = False

    def answer(self, line: str) -> list[str]:
        """Carry a line out. A line that is refused changes nothing."""
        try:
            return [*self._carry_out(line), "ok"]
        except RuleError as error:
            return [f"error {error.code} {','.join(error.rule_ids) or '-'} {error}"]
        except RefusalError as error:
            return [f"error {error.code} - {error}"]

    def _carry_out(self, line: str) -> list[str]:
        word, _, rest = line.strip().partition(" ")
        if word not in FORMS:
            raise RefusalError("unknown-command", f"'{shorten(word)}' is no command; there are {', '.join(FORMS)}")
        carry_out: Callable[[str], list[str]] = getattr(self, f"_{word}")
        return carry_out(rest.strip())

    # --- Beginning

    def _hello(self, rest: str) -> list[str]:
        """Greet and agree on the protocol."""
        if rest != str(PROTOCOL):
            raise RefusalError("unknown-version", f"'{shorten(rest)}' is not known here; write hello {PROTOCOL}")
        return [f"referee oriflamme {oriflamme.__version__}"]

    def _deal(self, rest: str) -> list[str]:
        """Deal a new game."""
        words = [word for word in rest.split() if "=" not in word]
        options = dict(word.split("=", maxsplit=1) for word in rest.split() if "=" in word)
        if len(words) != 2 or not options.keys() <= {"seed", "first"}:
            raise _misspelt("deal")
        seed = _number(options["seed"], MOST_SEED) if "seed" in options else None
        self._game = Game.deal(words[0], _number(words[1], 99), seed, options.get("first"))
        return self._told(self._game.events)

    def _start(self, rest: str) -> list[str]:
        """Go on from a position."""
        self._game = Game.start(rest)
        return self._told(self._game.events)

    def _load(self, rest: str) -> list[str]:
        """Go on with a record, on one line."""
        self._game = Record.parse(rest).replay()
        return self._told([])

    # --- Playing

    def _play(self, rest: str) -> list[str]:
        """Play a move; with the number of the decision a late one hits nothing."""
        game = self._running()
        number, _, move = rest.partition(" ")
        if not number.isdecimal():
            return self._told(game.play(rest))
        if game.decision is None or whole_number(number) != game.decision.number:
            now = "the game is over" if game.decision is None else f"now it is decision {game.decision.number}"
            raise RefusalError("late", f"'{shorten(rest)}' answers no open decision; {now}")
        return self._told(game.play(move))

    def _undo(self, rest: str) -> list[str]:
        """Go back."""
        game = self._running()
        count = _number(rest, 10_000) if rest else 1
        if count > len(game.moves):
            raise RefusalError("nothing-to-undo", f"{count} moves cannot be undone; the game has {len(game.moves)}")
        self._game = game.after(len(game.moves) - count)
        return self._told([])

    def _moves(self, rest: str) -> list[str]:
        """What is to be decided now."""
        _nothing("moves", rest)
        return self._told([])

    def _why(self, rest: str) -> list[str]:
        """The rule that forbids a seat a move, from its view alone."""
        game = self._running()
        seat, _, move = rest.partition(" ")
        why = game.view(seat_of(seat)).why_not(move)
        if why is None:
            return [f"legal {move}"]
        return [f"illegal {why.code} {','.join(why.rule_ids) or '-'} {why}"]

    # --- Looking

    def _position(self, rest: str) -> list[str]:
        """The whole position."""
        _nothing("position", rest)
        return [f"position {self._running().position}"]

    def _view(self, rest: str) -> list[str]:
        """What a seat may know; - is a spectator."""
        return [f"view {self._running().view(seat_of(rest))}"]

    def _events(self, rest: str) -> list[str]:
        """What has happened so far, whole or as a seat learnt it."""
        game = self._running()
        if not rest:
            return [f"event {event}" for event in game.events]
        seen = (event.seen_by(seat_of(rest)) for event in game.events)
        game.view(seat_of(rest))
        return [f"event {event}" for event in seen if event is not None]

    def _history(self, rest: str) -> list[str]:
        """Everything that a seat has learnt and done."""
        game = self._running()
        game.view(seat_of(rest))
        return [f"history {line}" for line in game.history(seat_of(rest)).split("\n")]

    def _worlds(self, rest: str) -> list[str]:
        """How many positions a seat could be in."""
        return [f"worlds {self._running().view(seat_of(rest)).worlds()}"]

    def _sample(self, rest: str) -> list[str]:
        """One of these positions."""
        seat, _, option = rest.partition(" ")
        if option and not option.startswith("seed="):
            raise _misspelt("sample")
        chance = random.Random(_number(option.removeprefix("seed="), MOST_SEED) if option else None)
        return [f"position {self._running().view(seat_of(seat)).sample(chance)}"]

    def _save(self, rest: str) -> list[str]:
        """The record on one line, whole or as a seat saw the game."""
        record = self._running().record()
        shown = record.seen_by(seat_of(rest)) if rest else record
        return [f"record {LINE_BREAK.sub(' ', str(shown)).strip()}"]

    # --- Leaving

    def _help(self, rest: str) -> list[str]:
        """How the commands are written."""
        _nothing("help", rest)
        return [f"help {form}" for form in FORMS.values()]

    def _quit(self, rest: str) -> list[str]:
        """End."""
        _nothing("quit", rest)
        self.left = True
        return []

    # --- What is shared

    def _running(self) -> Game:
        if self._game is None:
            raise RefusalError("no-game", "there is no game yet; begin with deal, start or load")
        return self._game

    def _told(self, events: list[Event]) -> list[str]:
        """What happened, and what is to be decided now or how the game has ended."""
        return [*(f"event {event}" for event in events), self._next()]

    def _next(self) -> str:
        game = self._running()
        if game.decision is not None:
            moves = BETWEEN.join(map(str, game.decision.moves))
            return f"decide {game.decision.number} {game.decision.seat} {moves}"
        scores = " ".join(f"{seat}:{score}" for seat, score in game.position.scores.items())
        return f"over {scores} winners={','.join(game.position.winners)}"


def _number(text: str, most: int) -> int:
    number = whole_number(text, SEED_DIGITS)
    if number is None or number > most:
        raise RefusalError("number", f"'{shorten(text)}' is no whole number from 0 to {most}")
    return number


def _nothing(command: str, rest: str) -> None:
    if rest:
        raise _misspelt(command)


def _misspelt(command: str) -> RefusalError:
    return RefusalError("form", f"write it as: {FORMS[command]}")
