"""A program that runs beside us and is spoken to line by line."""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
from typing import IO, cast

from oriflamme.bots.bot import BotError

LONGEST_LINE = 10_000


class Child:
    """A running program; whatever goes wrong with it is a `BotError`."""

    def __init__(self, command: str) -> None:
        """Start it."""
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotError("not-started", why=str(error)) from error
        self._input = cast("IO[str]", self._process.stdin)
        self._answers: queue.Queue[str | None] = queue.Queue()
        output = cast("IO[str]", self._process.stdout)
        threading.Thread(target=_listen, args=(output, self._answers), daemon=True).start()

    def tell(self, line: str) -> None:
        """Send one line."""
        try:
            self._input.write(line + "\n")
            self._input.flush()
        except OSError as error:
            raise BotError("crashed") from error

    def answer(self, seconds: float) -> str:
        """The next line that the program writes."""
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise BotError("hung", seconds=round(seconds)) from None
        if line is None:
            raise BotError("crashed")
        return line

    def ends(self, seconds: float) -> bool:
        """Whether the program ends by itself in that time; afterwards it has ended in any case."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            return False
        self._close()
        return True

    def kill(self) -> None:
        """End the program at once."""
        self._process.kill()
        self._process.wait()
        self._close()

    def _close(self) -> None:
        with contextlib.suppress(OSError):
            self._input.close()


def _listen(output: IO[str], answers: queue.Queue[str | None]) -> None:
    """Put what the program writes into the queue, and None at its end; an endless line is cut."""
    with output:
        while line := output.readline(LONGEST_LINE):
            answers.put(line.strip())
    answers.put(None)
