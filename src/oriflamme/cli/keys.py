"""A list to choose from with the arrow keys, where anything else can be typed under it."""

from __future__ import annotations

from collections.abc import Sequence

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.data_structures import Point
from prompt_toolkit.filters import has_completions
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import (
    BufferControl,
    ConditionalContainer,
    Dimension,
    FormattedTextControl,
    HSplit,
    Layout,
    ScrollOffsets,
    VSplit,
    Window,
)
from prompt_toolkit.layout.margins import ScrollbarMargin
from prompt_toolkit.layout.menus import CompletionsMenu
from prompt_toolkit.shortcuts import prompt
from rich.console import Console

from oriflamme.cli.asking import Left, picked_item
from oriflamme.locales import visible

MARK = "❯"
MOST_LINES = 12


class KeyAsking:
    """Asks on a real terminal."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def choose(self, items: Sequence[str], hint: str, typed: Sequence[str]) -> str:
        """Let the person move in the list or type; what was chosen stays on the screen as one line."""
        menu = Menu(items, hint, typed)
        chosen = menu.run()
        if chosen is None:
            raise Left
        picked = picked_item(chosen, len(items))
        shown = visible(chosen) if picked is None else items[picked]
        self._console.print(f"{MARK} {shown}", style="heading")
        return chosen

    def line(self, question: str) -> str:
        """Read a line with the usual editing."""
        try:
            return prompt(question).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None


class Menu:
    """The list with the line under it; `run` gives the text of the line, or the number of the marked item."""

    def __init__(self, items: Sequence[str], hint: str, typed: Sequence[str]) -> None:
        self._items = items
        self._marked = 0
        self._line = Buffer(
            multiline=False,
            completer=WordCompleter(list(typed), sentence=True, ignore_case=True),
            on_text_changed=lambda _: self._follow(),
        )
        control = FormattedTextControl(self._listed, get_cursor_position=lambda: Point(0, self._marked))
        listed = Window(
            control,
            height=Dimension(min=1, max=MOST_LINES, preferred=min(len(items), MOST_LINES)),
            scroll_offsets=ScrollOffsets(top=1, bottom=1),
            right_margins=[ScrollbarMargin()] if len(items) > MOST_LINES else [],
            dont_extend_height=True,
        )
        line = VSplit([Window(FormattedTextControl(f"{MARK} "), width=2), Window(BufferControl(self._line), height=1)])
        hinted = Window(FormattedTextControl([("italic", hint)]), wrap_lines=True, dont_extend_height=True)
        completions = ConditionalContainer(CompletionsMenu(max_height=6), has_completions)
        self._application: Application[str | None] = Application(
            Layout(HSplit([listed, hinted, line, completions]), focused_element=line),
            key_bindings=self._keys(),
            erase_when_done=True,
        )

    def run(self) -> str | None:
        """Ask; None if the person wants to leave."""
        return self._application.run()

    def _listed(self) -> StyleAndTextTuples:
        width = len(str(len(self._items)))
        lines: StyleAndTextTuples = []
        for number, item in enumerate(self._items, 1):
            marked = number == self._marked + 1
            sign, style = (MARK, "reverse") if marked else (" ", "")
            lines.append((style, f"{sign} {number:>{width}}  {item}"))
            lines.append(("", "\n"))
        return lines[:-1]

    def _follow(self) -> None:
        """Mark the item whose number is being typed."""
        picked = picked_item(self._line.text.strip(), len(self._items))
        if picked is not None:
            self._marked = picked

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()

        @keys.add("up")
        def _(event: KeyPressEvent) -> None:  # noqa: ARG001 - keys are bound to functions of this form
            self._move(-1)

        @keys.add("down")
        def _(event: KeyPressEvent) -> None:  # noqa: ARG001 - keys are bound to functions of this form
            self._move(1)

        @keys.add("enter")
        def _(event: KeyPressEvent) -> None:
            event.app.exit(result=self._line.text.strip() or str(self._marked + 1))

        @keys.add("c-c")
        @keys.add("c-d")
        def _(event: KeyPressEvent) -> None:
            event.app.exit(result=None)

        @keys.add("tab")
        def _(event: KeyPressEvent) -> None:  # noqa: ARG001 - keys are bound to functions of this form
            if self._line.complete_state:
                self._line.complete_next()
            else:
                self._line.start_completion(insert_common_part=True)

        return keys

    def _move(self, step: int) -> None:
        self._marked = (self._marked + step) % len(self._items)
