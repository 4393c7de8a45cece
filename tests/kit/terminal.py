"""A terminal of our own that runs a command: keys go in, and what the screen shows can be read."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pyte

PATIENCE = 30.0  # seconds; a command that hangs fails the test
QUIET = 0.15  # seconds without output after which a screen counts as drawn
KEYS = {"up": "\x1b[A", "down": "\x1b[B", "enter": "\r", "tab": "\t", "ctrl-c": "\x03", "ctrl-d": "\x04"}


class Screen(pyte.HistoryScreen):
    """A screen that answers what is asked of a terminal, such as where its cursor is."""

    def __init__(self, columns: int, lines: int, answer: Callable[[str], object]) -> None:
        super().__init__(columns, lines, history=20_000, ratio=1)
        self._answer = answer

    def write_process_input(self, data: str) -> None:
        """Override."""
        self._answer(data)


class Terminal:
    """One running `oriflamme …` in a pseudo-terminal of a given size."""

    def __init__(self, *arguments: str, folder: Path, columns: int = 90, lines: int = 40, **env: str) -> None:
        """Start it."""
        self._everything = ""
        settings = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "NO_COLOR"))}
        self._child = pexpect.spawn(
            sys.executable,
            ["-m", "oriflamme.cli.app", *arguments],
            cwd=folder,
            env={**settings, "TERM": "xterm-256color", "LANG": "C.UTF-8", **env},
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.screen = Screen(columns, lines, self._child.send)
        self._stream = pyte.Stream(self.screen)

    def wait_for(self, text: str) -> None:
        """Read until a text stands on the screen and nothing more comes."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._read()
            if text in self.shown() or text in self.told():
                self._settle()
                return
        raise AssertionError(f"{text!r} did not come; the screen is\n{self.shown()}")

    def type(self, text: str) -> None:
        """Type a line."""
        self._child.send(text + KEYS["enter"])

    def press(self, *keys: str) -> None:
        """Press keys by their names."""
        for key in keys:
            self._child.send(KEYS.get(key, key))

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
        self._child.expect(pexpect.EOF)
        self._feed(self._child.before or "")
        self._child.close()
        return int(self._child.exitstatus if self._child.exitstatus is not None else -1)

    def _read(self) -> None:
        try:
            self._feed(self._child.read_nonblocking(65536, timeout=QUIET))
        except pexpect.TIMEOUT:
            pass
        except pexpect.EOF:
            return

    def _feed(self, text: str) -> None:
        self._everything += text
        self._stream.feed(text)

    def _settle(self) -> None:
        before = -1
        while before != len(self._everything):
            before = len(self._everything)
            self._read()
