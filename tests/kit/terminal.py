"""A terminal of our own that runs a command: keys go in, and what the screen shows can be read."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pyte

PATIENCE = 60.0  # seconds; a command that hangs fails the test
QUIET = 0.06  # seconds without output after which a screen counts as drawn
KEYS = {"up": "\x1b[A", "down": "\x1b[B", "enter": "\r", "tab": "\t", "ctrl-c": "\x03", "ctrl-d": "\x04"}
ANSWERING = {"enter", "ctrl-c", "ctrl-d"}  # the keys that end a question
OURS = ("LC_", "LANG", "NO_COLOR", "ORIFLAMME_LANG", "COLUMNS", "LINES")  # what a terminal of ours says itself

# A program takes pasted text while it asks, and no longer: these two tell when it does.
ASKS, HAS_ASKED = "\x1b[?2004h", "\x1b[?2004l"


class Screen(pyte.HistoryScreen):
    """A screen that answers what is asked of a terminal, such as where its cursor is."""

    def __init__(self, columns: int, lines: int, answer: Callable[[str], object]) -> None:
        super().__init__(columns, lines, history=20_000, ratio=1)
        self._answer = answer

    def write_process_input(self, data: str) -> None:
        """Override."""
        self._answer(data)


def _hear_ctrl_c() -> None:
    """A shell's background jobs ignore Ctrl-C; what a terminal of ours starts does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """One running `oriflamme …` in a pseudo-terminal of a given size."""

    def __init__(self, *arguments: str, folder: Path, columns: int = 90, lines: int = 40, **env: str) -> None:
        """Start it."""
        self._ended = False
        self._output = ""
        self._answers = 0
        settings = {key: value for key, value in os.environ.items() if not key.startswith(OURS)}
        self._child = pexpect.spawn(
            sys.executable,
            ["-m", "oriflamme.cli.app", *arguments],
            cwd=folder,
            env={**settings, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PROMPT_TOOLKIT_NO_CPR": "1", **env},
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=PATIENCE,
            preexec_fn=_hear_ctrl_c,
        )
        self.screen = Screen(columns, lines, self._child.send)
        self._stream = pyte.Stream(self.screen)

    def wait_for(self, text: str) -> None:
        """Read until all that was typed is dealt with, and a text stands on the screen or above it."""
        self._read_until(lambda: self._waits() and (text in self.shown() or text in self.told()), repr(text))

    def watch_for(self, text: str) -> None:
        """Read until a text stands on the screen, whether or not anything can be typed."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown():
            assert time.monotonic() < end and not self._ended, f"{text!r} did not come"
            self._read()

    def wait_for_answer(self) -> bool:
        """Read until something can be typed; False if the program ends instead."""
        self._read_until(self._waits, "a question")
        return not self._ended

    def asks_to_choose(self) -> bool:
        """Whether what can be typed is a choice from a list."""
        return self.screen.display[self.screen.cursor.y].rstrip() == "❯"

    def type(self, text: str) -> None:
        """Type a line."""
        self.press(text, "enter")

    def press(self, *keys: str) -> None:
        """Press keys by their names."""
        for key in keys:
            self._child.send(KEYS.get(key, key))
            self._answers += key in ANSWERING

    def shown(self) -> str:
        """What stands on the screen."""
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    def told(self) -> str:
        """What has scrolled away."""
        width = self.screen.columns
        return "\n".join(
            "".join(line[column].data for column in range(width)).rstrip() for line in self.screen.history.top
        )

    def colours(self) -> set[str]:
        """The colours on the screen."""
        return {cell.fg for line in self.screen.buffer.values() for cell in line.values()}

    def end(self) -> int:
        """Wait until the program has ended; its exit code."""
        self._read_until(lambda: self._ended, "the end")
        self._child.close()
        return int(self._child.exitstatus if self._child.exitstatus is not None else -1)

    def _waits(self) -> bool:
        """Whether every answer has been taken and another can be given, or the program has ended."""
        asked, taken = self._output.count(ASKS), self._output.count(HAS_ASKED)
        return self._ended or (taken == self._answers and asked > taken)

    def _read_until(self, there: Callable[[], bool], wanted: str) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if not self._read() and there():
                return
        raise AssertionError(f"{wanted} did not come; the screen is\n{self.shown()}")

    def _read(self) -> bool:
        """Take what comes; False if nothing does for a moment."""
        try:
            text = self._child.read_nonblocking(65536, timeout=QUIET)
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            self._ended = True
            return False
        self._output += text
        self._stream.feed(text)
        return True
