"""A game at this terminal: whose turn it is, what is shown to whom, what a person types."""

from __future__ import annotations

import sys
import time

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oriflamme import Event, Move, RuleError, View
from oriflamme.bots import Budget
from oriflamme.bots.search.search import Settings
from oriflamme.bots.thinker import Effort, Thinker
from oriflamme.cli.asking import Asking, Left, agreed, picked_item
from oriflamme.cli.console import hanging
from oriflamme.cli.drawing import Drawing, box_name
from oriflamme.cli.match import Match, short_bot
from oriflamme.cli.orders import ORDERS, WRITTEN, Order, read_order
from oriflamme.cli.rule_pages import find, rule
from oriflamme.cli.saving import SaveError, Saver
from oriflamme.cli.summary import Summary
from oriflamme.cli.telling import Teller, say_error, say_fault, say_kind
from oriflamme.game.move import MOVES
from oriflamme.locales import Words

FORGET = "\x1b[2J\x1b[3J\x1b[H"  # empties the screen and what can be scrolled back to


HINT = Budget(seconds=1.2)
HINTS = 3  # moves


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
        self._people = match.people
        self.shared = len(self._people) > 1
        self.looking = self._people[0] if len(self._people) == 1 else None
        self._told = dict.fromkeys((*match.game.seats, None), 0)
        self._faults: dict[int, str] = {}  # of bots, by the number of the event that the default move begins with

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
        except (Left, KeyboardInterrupt):  # the latter while a bot thinks
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

    def _news(self, seat: str | None) -> list[list[RenderableType]]:
        """What a seat has not been told yet, the lines of each thing that happened; from now on it has."""
        events = self.match.game.events
        start, self._told[seat] = self._told[seat], len(events)
        return [news for number in range(start, len(events)) if (news := self._lines(number, events[number], seat))]

    def _lines(self, number: int, event: Event, seat: str | None) -> list[RenderableType]:
        """An event as a seat learns it, after the failing of the bot whose move it begins."""
        fault = self._faults.get(number)
        seen = event.seen_by(seat)
        told = [] if seen is None else self.teller.lines(seen)
        return [*([] if fault is None else [Text(fault, "fault")]), *map(hanging, told)]

    def _tell(self, seat: str | None, *, heading: str | None = None, pace: float = 0) -> None:
        """Tell the news, under a heading if there are any."""
        news = self._news(seat)
        if news and heading is not None:
            self._say(heading, "heading")
        for lines in news:
            self.console.print(*lines, sep="\n")
            time.sleep(pace)

    def _show(self, view: View) -> None:
        self.console.print()
        self.console.print(self.drawing.table(view, view.seat))
        self.console.print()

    # --- Bots

    def _bot(self, seat: str) -> None:
        """Let a bot move, and tell it to whoever watches; people who share the terminal hear it when they look."""
        name = self.match.names[seat]
        before = len(self.match.game.events)
        if self.console.is_terminal and not self.shared:
            with self.console.status(Text(self.words("play-thinking", who=name))):
                choice, _ = self.match.bot_move(self.budget)
        else:
            choice, _ = self.match.bot_move(self.budget)
        if choice.fault is not None:
            reason = (say_kind if self._people else say_fault)(self.words, choice.fault)
            move = str(choice.move.hidden())
            self._faults[before] = self.words("play-bot-failed", who=name, reason=reason, move=move)
        if not self.shared or not self.match.people:
            self._tell(self.looking, pace=self.pace)

    # --- People

    def _person(self, seat: str) -> None:
        """A turn: the curtain, the news, the table, and questions until there is a move."""
        if self.shared and self.looking != seat:
            self._curtain(seat)
        self._tell(seat, heading="play-since" if self.shared and self._told[seat] else None, pace=self.pace)
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
            self._tell(seat, pace=self.pace)

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
            self.console.file.write("\n" * self.console.height if self.console.is_dumb_terminal else FORGET)
            self.console.file.flush()

    def _ask(self, view: View) -> Move | None:
        """One question; None where what was typed is no move, and was dealt with."""
        moves = view.moves
        items = [self.teller.move(view, move) for move in moves]
        typed = [*map(str, moves), *ORDERS]
        text = self.asking.choose(self.teller.ask(view), items, self.words("prompt-choose"), typed)
        picked = picked_item(text, len(moves))
        if picked is not None:
            return moves[picked]
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
        picked = picked_item(order.argument, len(view.moves))
        move = order.argument if picked is None else str(view.moves[picked])
        why = view.why_not(move)
        if why is None:
            self._say("play-allowed", move=move)
            return
        self._refuse(order.argument, why)
        for rule_id in why.rule_ids:
            page = find(self.words, rule_id)
            if page is not None:
                told = rule(self.words, rule_id) if page.rules else None
                text = told.text if told else page.intro
                said = self.words("labelled", label=rule_id, text=text)
                self.console.print(hanging(f"  {said}", "faint"))

    def _order_hint(self, view: View, order: Order) -> None:  # noqa: ARG002 - all orders are carried out alike
        """The best moves that a search finds, from what the player sees and nothing else."""
        if len(view.moves) == 1:
            self._say("hint-only-one")
            return
        found = Thinker(Effort(iterations=0), Settings()).find(view, HINT)
        self._say("hint-title", "heading")
        for finding in sorted(found[:HINTS], key=lambda finding: -finding.wins):
            move = self.teller.move(view, MOVES[finding.action])
            self.console.print(Text(f"  {self.words('hint-move', move=move, share=round(finding.wins * 100))}"))

    def _order_rules(self, view: View, order: Order) -> None:  # noqa: ARG002 - all orders are carried out alike
        page = find(self.words, order.argument or "S")
        if page is None:
            self._say("rules-nothing-found", "fault", topic=order.argument)
        else:
            self.console.print(page.drawn(self.words))
            if not order.argument:
                self._say("play-rules-hint", "faint")

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
        self._faults = {number: fault for number, fault in self._faults.items() if number < events}

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
        notes = {
            seat: self.words(f"bot-{bot}") if f"bot-{bot}" in self.words else short_bot(bot)
            for seat, bot in bots.items()
        }
        if len(self.match.people) == 1:
            notes[self.match.people[0]] = self.words("you")
        return notes

    def _end(self) -> None:
        """Tell the rest, lay everything open, and tell the story of the influence."""
        if self.shared:
            self._forget()
            self._told[None] = min(self._told[seat] for seat in self._people)
            self._tell(None, pace=self.pace)
        else:
            self._tell(self.looking, pace=self.pace)
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
