"""A list to choose from with the arrow keys, where anything else can be typed under it."""

from __future__ import annotations

from collections.abc import Sequence

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.data_structures import Point
from prompt_toolkit.filters import Condition, has_completions
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
from prompt_toolkit.layout.margins import ConditionalMargin, ScrollbarMargin
from prompt_toolkit.layout.menus import CompletionsMenu
from prompt_toolkit.shortcuts import prompt
from rich.console import Console

from oriflamme.cli.asking import Left, picked_item
from oriflamme.cli.console import folded
from oriflamme.locales import visible

MARK = "❯"
MOST_LINES = 12


class KeyAsking:
    """Asks on a real terminal."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def choose(self, question: str, items: Sequence[str], hint: str = "", typed: Sequence[str] = ()) -> str:
        """Let the person move in the list or type; what was chosen stays on the screen as one line."""
        self._console.print(question, style="heading")
        menu = Menu(self._console, items, hint, typed)
        chosen = menu.run()
        if chosen is None:
            raise Left
        picked = picked_item(chosen, len(items))
        shown = visible(chosen) if picked is None else items[picked]
        self._console.print(f"{MARK} {shown}", style="heading")
        return chosen

    def line(self, question: str) -> str:
        """Read a line with the usual editing."""
        *above, last = (
            line for part in question.rstrip().split("\n") for line in folded(self._console, part, self._console.width)
        )
        for line in above:
            self._console.print(line)
        try:
            return prompt(f"{last} ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None


class Menu:
    """The list with the line under it; `run` gives the text of the line, or the number of the marked item."""

    def __init__(self, console: Console, items: Sequence[str], hint: str, typed: Sequence[str]) -> None:
        self._console = console
        self._items = items
        self._hint = hint
        self._marked = 0
        self._line = Buffer(
            multiline=False,
            completer=WordCompleter(list(typed), sentence=True, ignore_case=True),
            on_text_changed=lambda _: self._follow(),
        )
        control = FormattedTextControl(self._listed, get_cursor_position=self._cursor)
        listed = Window(
            control,
            height=self._height,
            scroll_offsets=ScrollOffsets(top=1, bottom=1),
            right_margins=[ConditionalMargin(ScrollbarMargin(), Condition(self._scrolls))],
            dont_extend_height=True,
        )
        line = VSplit([Window(FormattedTextControl(f"{MARK} "), width=2), Window(BufferControl(self._line), height=1)])
        hinted = Window(FormattedTextControl(self._hinted), dont_extend_height=True)
        shown = [listed, hinted, line] if hint else [listed, line]
        completions = ConditionalContainer(CompletionsMenu(max_height=6), has_completions)
        self._application: Application[str | None] = Application(
            Layout(HSplit([*shown, completions]), focused_element=line),
            key_bindings=self._keys(),
            erase_when_done=True,
        )

    def run(self) -> str | None:
        """Ask; None if the person wants to leave."""
        return self._application.run()

    def _listed(self) -> StyleAndTextTuples:
        width = self._digits()
        lines: StyleAndTextTuples = []
        for number, (first, *others) in enumerate(self._folded(), 1):
            sign, style = (MARK, "reverse") if number == self._marked + 1 else (" ", "")
            item = [f"{sign} {number:>{width}}  {first}", *(" " * (width + 4) + other for other in others)]
            lines += [(style, "\n".join(item)), ("", "\n")]
        return lines[:-1]

    def _hinted(self) -> StyleAndTextTuples:
        return [("italic", "\n".join(folded(self._console, self._hint, _columns())))]

    def _digits(self) -> int:
        return len(str(len(self._items)))

    def _folded(self) -> list[list[str]]:
        """The lines of each item, with room for its number before it and for the scroll bar behind it."""
        width = _columns() - self._digits() - 5
        return [folded(self._console, item, width) for item in self._items]

    def _cursor(self) -> Point:
        return Point(0, sum(map(len, self._folded()[: self._marked])))

    def _lines(self) -> int:
        return sum(map(len, self._folded()))

    def _scrolls(self) -> bool:
        return self._lines() > MOST_LINES

    def _height(self) -> Dimension:
        return Dimension(min=1, max=MOST_LINES, preferred=min(self._lines(), MOST_LINES))

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


def _columns() -> int:
    """How wide the terminal is now."""
    return get_app().output.get_size().columns
