"""A position drawn for people: the row as cards side by side, the families under it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from oriflamme.cli.console import ByWidth, Wide
from oriflamme.game.sheet import FamilySheet, RowCard, Sheet
from oriflamme.locales import Words
from oriflamme.rules import Setup

HIDDEN = "░" * 5
INFLUENCE, VERDICT, RESTS, TURN, TAKEN = "●", "✖", "z", "▼", "◆"
EDGES = 3  # columns that the frame and a gap take


class Drawing:
    """Draws sheets in a language, with the players' names."""

    def __init__(self, words: Words, names: Mapping[str, str], notes: Mapping[str, str] | None = None) -> None:
        """The notes stand behind the names in the table."""
        self.words = words
        self.names = names
        self.notes = notes or {}

    def table(self, sheet: Sheet, seat: str | None) -> RenderableType:
        """Everything that a sheet shows; the hand is that of the seat."""
        parts = [self._head(sheet), self._row(sheet), self._families(sheet)]
        if seat is not None:
            parts.append(self._hand(sheet.family(seat)))
        return Group(*parts)

    def legend(self) -> Text:
        """What the signs mean."""
        return Text(self.words("table-legend"), "faint")

    # --- The row

    def _head(self, sheet: Sheet) -> Text:
        setup = Setup.parse(sheet.setup)
        return Text.assemble(
            (self.words("table-round", round=sheet.round, rounds=setup.rounds), "heading"),
            " · ",
            box_name(self.words, sheet.setup),
            " · ",
            self.words("table-first", who=self.names[sheet.first]),
        )

    def _row(self, sheet: Sheet) -> RenderableType:
        if not sheet.row:
            return Padding(Text(self.words("table-row-empty"), "faint"), (1, 2))
        stacks = [self._lines(stack) for stack in sheet.row]
        width = max(line.cell_len for lines in stacks for line in lines) + EDGES
        panels = [self._stack(sheet, position, lines, width) for position, lines in enumerate(stacks, 1)]
        return Wide(Padding(Columns(panels, padding=(0, 1)), (1, 0)))

    def _lines(self, stack: tuple[RowCard, ...]) -> list[Text]:
        """What stands in a stack's frame: the top card, what lies on it, and the cards under it."""
        top = stack[0]
        lines = [Text.assemble(self.badge(top.seat), " ", self._name(top)), Text.assemble("    ", self._tokens(top))]
        lines += [Text.assemble("  └ ", self._name(card), " ", self._tokens(card)) for card in stack[1:]]
        return lines

    def _stack(self, sheet: Sheet, position: int, lines: list[Text], width: int) -> Panel:
        top = sheet.top(position)
        title = Text(f"{position}")
        if position == sheet.active:
            title.append(f" {TURN}", "turn")
        if position == sheet.taken:
            title.append(f" {TAKEN}", "turn")
        return Panel(
            Group(*lines),
            title=title,
            width=width,
            box=box.HEAVY if top.face_up else box.ROUNDED,
            border_style=f"family.{top.seat}",
            padding=(0, 0),
        )

    def badge(self, seat: str) -> Text:
        """The letter of a family in its colour."""
        return Text(f" {seat} ", f"badge.{seat}")

    def _name(self, card: RowCard) -> Text:
        """A card's name: plain face up, in parentheses face down, in brackets where everyone knows it."""
        style = f"family.{card.seat}"
        if card.name is None:
            return Text(HIDDEN, f"{style} dim")
        name = self.words.card(card.name)
        if card.face_up:
            return Text(name, f"{style} bold")
        return Text(f"[{name}]" if card.known else f"({name})", f"{style} italic")

    def _tokens(self, card: RowCard) -> Text:
        text = Text()
        if card.influence:
            text.append(f"{INFLUENCE}{card.influence} ", "influence")
        if card.verdict:
            text.append(f"{VERDICT} ", "verdict")
        if card.rests:
            text.append(RESTS, "faint")
        return text

    # --- The families

    def _families(self, sheet: Sheet) -> RenderableType:
        table, narrow_table = Table.grid(padding=(0, 2, 0, 0)), Table.grid(padding=(0, 2, 0, 0))
        for family in sheet.families:
            mark = Text(TURN if family.seat == sheet.to_move else " ", "heading")
            facts = self._facts(family)
            cards = self._open_cards(family)
            table.add_row(mark, self.badge(family.seat), *facts, cards)
            lines = [Text("  ").join(facts), *([cards] if cards else [])]
            narrow_table.add_row(mark, self.badge(family.seat), Group(*lines))
        return ByWidth(narrow_table, table)

    def _facts(self, family: FamilySheet) -> list[Text]:
        """Who it is, the pool, the number of cards in hand."""
        name = Text(self.names[family.seat], f"family.{family.seat}")
        if family.seat in self.notes:
            name.append(f" ({self.notes[family.seat]})", "faint")
        cards = len(family.hand) + family.hidden_hand
        return [name, Text(f"{INFLUENCE} {family.influence}", "influence"), Text(f"{self.words('table-hand')} {cards}")]

    def _open_cards(self, family: FamilySheet) -> Text:
        """What everyone sees of a family beside the row."""
        kept = [
            f"{self.words.card(card.name)} {INFLUENCE}{card.influence}"
            if card.influence
            else self.words.card(card.name)
            for card in family.kept
        ]
        known = [f"[{name}]" for name in self._cards(family.known)]
        parts = [
            (self.words("table-kept"), kept),
            (self.words("table-hand"), known),
            (self.words("table-seen"), self._cards(family.seen)),
            (self.words("table-out"), self._cards(name for name in family.out)),
        ]
        return Text(
            " · ".join(self.words("labelled", label=label, text=", ".join(names)) for label, names in parts if names),
            "faint",
        )

    def _hand(self, family: FamilySheet) -> RenderableType:
        style = f"family.{family.seat}"
        hand = Text(self._list("table-your-hand", family.hand), f"{style} bold")
        aside = Text(self._list("table-your-aside", family.aside), "faint")
        return Padding(Group(hand, aside), (1, 0, 0, 0))

    def _list(self, label: str, names: Iterable[str]) -> str:
        return self.words("labelled", label=self.words(label), text=" · ".join(self._cards(names)) or "–")

    def _cards(self, names: Iterable[str]) -> list[str]:
        return [self.words.card(name) for name in names]


def box_name(words: Words, setup: str) -> str:
    """Which game is played, in words."""
    kind = setup.partition(":")[0]
    return words(f"box-{kind}")
