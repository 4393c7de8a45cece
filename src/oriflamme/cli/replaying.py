"""A recorded game told move by move, whole or as one seat saw it."""

from __future__ import annotations

import sys

import msgspec

from oriflamme import Event, Game, Record
from oriflamme.cli.console import hanging, make_console
from oriflamme.cli.drawing import Drawing, box_name
from oriflamme.cli.players import default_names, names_in, shown_names
from oriflamme.cli.telling import Teller
from oriflamme.game.sheet import Sheet
from oriflamme.locales import Words


class Replay:
    """The replay of a game that has come as far as it is to be shown."""

    def __init__(self, words: Words, record: Record, game: Game, whole: bool, seat: str | None) -> None:
        self.words = words
        self.game = game
        self.whole = whole
        self.seat = seat
        names = shown_names({**default_names(words, game.seats), **names_in(record)})
        self.teller = Teller(words, names)
        self.drawing = Drawing(words, names, {seat: words("you")} if seat else None)
        self.console = make_console()
        self.sheet(game)  # a seat that is not there is refused before anything is shown

    def sheet(self, game: Game) -> Sheet:
        """A position as it is to be shown."""
        return game.position.sheet() if self.whole else game.view(self.seat)

    def seen(self, events: list[Event]) -> list[Event]:
        """Events as they are to be told."""
        seen = events if self.whole else [event.seen_by(self.seat) for event in events]
        return [event for event in seen if event is not None]

    def as_json(self) -> str:
        """The events, and the position that they have led to."""
        found = {"events": self.seen(self.game.events), "position": self.sheet(self.game)}
        return msgspec.json.encode(found).decode()

    def show(self, count: int, *, step: bool, everything: bool) -> None:
        """Tell the moves one after the other, or draw just the position that they have led to."""
        self.console.print(self.words("replay-title", box=box_name(self.words, str(self.game.opening.setup))))
        if not count:
            self.console.print(self.words("replay-nothing"))
        elif everything:
            self._tell_moves(count, step=step)
        else:
            self.console.print(self.words("replay-move", number=len(self.game.moves), count=count))
        self.console.print()
        self.console.print(self.drawing.table(self.sheet(self.game), self.seat))

    def _tell_moves(self, count: int, *, step: bool) -> None:
        game = Game(self.game.opening)
        self._tell(game.events)
        for number, played in enumerate(self.game.moves, 1):
            if step:
                self.console.print()
                self.console.print(self.drawing.table(self.sheet(game), self.seat))
                self.console.print()
                self.console.print(self.words("replay-move", number=number, count=count), style="faint", end=" · ")
                self.console.print(self.words("prompt-continue"), style="faint")
                sys.stdin.readline()
            self._tell(game.play(played.move))

    def _tell(self, events: list[Event]) -> None:
        for event in self.seen(events):
            for line in self.teller.lines(event):
                self.console.print(hanging(line))
