"""A game at this terminal: whose turn it is, what is shown to whom, what a person types."""

from __future__ import annotations

import sys
import time

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oriflamme import Event, Move, RuleError, View
from oriflamme.bots import Budget
from oriflamme.cli.asking import Asking, Left, agreed
from oriflamme.cli.console import hanging
from oriflamme.cli.drawing import Drawing, box_name
from oriflamme.cli.match import Match
from oriflamme.cli.orders import ORDERS, WRITTEN, Order, read_order
from oriflamme.cli.rule_pages import find, rule
from oriflamme.cli.saving import SaveError, Saver
from oriflamme.cli.summary import Summary
from oriflamme.cli.telling import Teller, say_error, say_fault
from oriflamme.locales import Words

FORGET = "\x1b[2J\x1b[3J\x1b[H"  # empties the screen and what can be scrolled back to


class Quit(Exception):  # noqa: N818 - nothing is wrong
    """The game is left."""


class Sitting:
    """People around one terminal, with bots, until the game is over or left."""

    def __init__(
        self,
        words: Words,
        console: Console,
        asking: Asking,
        match: Match,
        saver: Saver,
        *,
        regent: str,
        budget: Budget,
        pace: float,
    ) -> None:
        """Sit down; `regent` is the bot that plays on for those who resign."""
        self.words = words
        self.console = console
        self.asking = asking
        self.match = match
        self.saver = saver
        self.regent = regent
        self.budget = budget
        self.pace = pace
        self.teller = Teller(words, match.names)
        self.drawing = Drawing(words, match.names, self._notes())
        self.shared = len(match.people) > 1
        self.looking = match.people[0] if len(match.people) == 1 else None
        self._told = dict.fromkeys((*match.game.seats, None), 0)

    def run(self) -> None:
        """Play to the end."""
        try:
            self._begin()
            while (seat := self.match.game.to_move) is not None:
                if self.match.players[seat].bot is None:
                    self._person(seat)
                else:
                    self._bot(seat)
            self._end()
        except Left:
            self._leave_at_once()
        except Quit:
            self._say("play-left")
        finally:
            self.match.close()

    # --- What is shown

    def _say(self, message: str, style: str = "", **values: str | int) -> None:
        self.console.print(Text(self.words(message, **values), style))

    def _begin(self) -> None:
        game = self.match.game
        box = box_name(self.words, str(game.opening.setup))
        self._say("play-begins", "heading", box=box, seats=len(game.seats))
        if game.moves:
            self._say("play-goes-on", round=game.round)
            self._told = dict.fromkeys(self._told, len(game.events))
        self.console.print(self.drawing.legend())

    def _news(self, seat: str | None) -> list[Event]:
        """What a seat has not been told yet; from now on it has."""
        events = self.match.game.events
        new = [event.seen_by(seat) for event in events[self._told[seat] :]]
        self._told[seat] = len(events)
        return [event for event in new if event is not None]

    def _tell(self, seat: str | None) -> None:
        for event in self._news(seat):
            for line in self.teller.lines(event):
                self.console.print(hanging(line))
            if self.pace:
                time.sleep(self.pace)

    def _show(self, view: View) -> None:
        self.console.print()
        self.console.print(self.drawing.table(view, view.seat))
        self.console.print()

    # --- Bots

    def _bot(self, seat: str) -> None:
        """Let a bot move, and tell it to whoever watches; people who share the terminal hear it when they look."""
        name = self.match.names[seat]
        if self.console.is_terminal and not self.shared:
            with self.console.status(self.words("play-thinking", who=name)):
                choice, _ = self.match.bot_move(self.budget)
        else:
            choice, _ = self.match.bot_move(self.budget)
        if choice.fault is not None:
            reason = say_fault(self.words, choice.fault)
            self._say("play-bot-failed", "fault", who=name, reason=reason, move=str(choice.move.hidden()))
        if not self.shared or not self.match.people:
            self._tell(self.looking)

    # --- People

    def _person(self, seat: str) -> None:
        """A turn: the curtain, the news, the table, and questions until there is a move."""
        if self.shared and self.looking != seat:
            self._curtain(seat)
        if self.shared and self._told[seat]:
            self._say("play-since", "heading")
        self._tell(seat)
        view = self.match.game.view(seat)
        self._show(view)
        while self.match.game.to_move == seat and self.match.players[seat].bot is None:
            move = self._ask(view)
            if move is not None:
                self.match.play(move)
                break
            if self.match.game.view(seat) != view:
                return  # taken back
        if self.shared:
            self._tell(seat)

    def _curtain(self, seat: str) -> None:
        """Nobody sees the cards of the one before, nor those of the next before they sit there alone."""
        if self.looking is not None:
            self._pause(self.words("prompt-curtain-end"))
        self._forget()
        self._pause(self.words("prompt-curtain", who=self.match.names[seat]))
        self._forget()
        self.looking = seat

    def _pause(self, question: str) -> None:
        self.asking.line(f"{question} ")

    def _forget(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def _ask(self, view: View) -> Move | None:
        """One question; None where what was typed is no move, and was dealt with."""
        moves = view.moves
        self.console.print(Text(self.teller.ask(view), "heading"))
        items = [self.teller.move(view, move) for move in moves]
        typed = [*map(str, moves), *ORDERS]
        text = self.asking.choose(items, self.words("prompt-choose"), typed)
        if text.isdecimal() and 1 <= int(text) <= len(moves):
            return moves[int(text) - 1]
        order = read_order(text)
        if order is not None:
            getattr(self, f"_order_{order.name}")(view, order)
            return None
        why = view.why_not(text)
        if why is None:
            return Move.parse(text)
        self._refuse(text, why)
        return None

    def _refuse(self, text: str, why: RuleError) -> None:
        if why.code == "not-a-move":
            self._say("play-unknown-command", "fault", command=text)
        else:
            self.console.print(Text(say_error(self.words, why), "fault"))

    # --- Orders

    def _order_help(self, view: View, order: Order) -> None:  # noqa: ARG002 - all orders are carried out alike
        self._say("help-title", "heading")
        table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        table.add_row("1", self.words("help-number"))
        table.add_row("Spy start", self.words("help-notation"))
        for name in dict.fromkeys(ORDERS.values()):
            if name != "help":
                table.add_row(WRITTEN.get(name, name), self.words(f"help-{name}"))
        self.console.print(Padding(table, (0, 0, 0, 2)))
        self.console.print(self.drawing.legend())

    def _order_why(self, view: View, order: Order) -> None:
        """The reason with the words of the rules that it rests on."""
        if not order.argument:
            self._say("play-missing-argument", "fault", command="why", wants=self.words("help-notation"))
            return
        why = view.why_not(order.argument)
        if why is None:
            self._say("play-allowed", move=order.argument)
            return
        self._refuse(order.argument, why)
        for rule_id in why.rule_ids:
            page = find(self.words, rule_id)
            if page is not None:
                told = rule(self.words, rule_id) if page.rules else None
                text = told.text if told else page.intro
                self.console.print(hanging(f"  {rule_id}: {text}", "faint"))

    def _order_rules(self, view: View, order: Order) -> None:  # noqa: ARG002 - all orders are carried out alike
        page = find(self.words, order.argument or "S")
        if page is None:
            self._say("rules-nothing-found", "fault", topic=order.argument)
        else:
            self.console.print(page.drawn(self.words))

    def _order_table(self, view: View, order: Order) -> None:  # noqa: ARG002 - all orders are carried out alike
        self._show(view)

    def _order_log(self, view: View, order: Order) -> None:  # noqa: ARG002 - all orders are carried out alike
        self._told[view.seat] = 0
        self._tell(view.seat)

    def _order_takeback(self, view: View, order: Order) -> None:  # noqa: ARG002 - all orders are carried out alike
        if not self.match.take_back(str(view.seat)):
            self._say("play-nothing-to-take-back", "fault")
            return
        self._say("play-took-back")
        events = len(self.match.game.events)
        self._told = {seat: min(told, events) for seat, told in self._told.items()}

    def _order_save(self, view: View, order: Order) -> None:  # noqa: ARG002 - all orders are carried out alike
        try:
            self._say("play-saved", file=str(self.saver.save(self.match, order.argument or None)))
        except SaveError as error:
            self.console.print(Text(str(error), "fault"))

    def _order_resign(self, view: View, order: Order) -> None:  # noqa: ARG002 - all orders are carried out alike
        if agreed(self.asking, self.words, self.words("prompt-really-resign")):
            seat = str(view.seat)
            self.match.resign(seat, self.regent)
            self.drawing = Drawing(self.words, self.match.names, self._notes())
            self._say("play-resigned", who=self.match.names[seat])

    def _order_quit(self, view: View, order: Order) -> None:  # noqa: ARG002 - all orders are carried out alike
        if self.match.saved or agreed(self.asking, self.words, self.words("prompt-really-quit")):
            raise Quit

    # --- The end

    def _notes(self) -> dict[str, str]:
        """What stands behind a player's name in the table."""
        bots = {seat: player.bot for seat, player in self.match.players.items() if player.bot}
        notes = {seat: self.words(f"bot-{bot}") if f"bot-{bot}" in self.words else bot for seat, bot in bots.items()}
        if len(self.match.people) == 1:
            notes[self.match.people[0]] = self.words("you")
        return notes

    def _end(self) -> None:
        """Tell the rest, lay everything open, and tell the story of the influence."""
        if self.shared:
            self._forget()
            self._told[None] = self._told[self.looking]
            self._tell(None)
        else:
            self._tell(self.looking)
        self.console.print()
        self.console.print(self.drawing.table(self.match.game.position.sheet(), None))
        self.console.print()
        self.console.print(Summary(self.words, self.match.names).drawn(self.match.game))

    def _leave_at_once(self) -> None:
        """Where the input closes: nothing that a person played is lost."""
        self.console.print()
        if self.match.saved or not sys.stdin.isatty():
            self._say("play-left")
            return
        try:
            self._say("play-left-saved", file=str(self.saver.save(self.match)))
        except SaveError as error:
            self.console.print(Text(str(error), "fault"))
