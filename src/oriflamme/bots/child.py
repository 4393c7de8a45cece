"""A program that runs beside us and is spoken to line by line."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, cast

from oriflamme.bots.bot import BotError

LONGEST_LINE = 10_000
MOST_WAITING = 100  # lines that nobody has read yet; a program that writes more has to wait
LOG = "ORIFLAMME_BOT_LOG"  # names the file that takes what programs write to their error stream

# A group of its own: Ctrl-C does not reach the program, and what it has started ends with it.
GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)

_running: set[Child] = set()


class Child:
    """A running program; whatever goes wrong with it is a `BotError`."""

    def __init__(self, command: str, *, aloud: bool = False) -> None:
        """Start it; what it writes to its error stream is heard aloud, or else goes to the log."""
        words = command_words(command)
        try:
            with contextlib.nullcontext() if aloud else open_log() as errors:
                self._process = subprocess.Popen(
                    words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    encoding="utf-8",
                    errors="replace",
                    bufsize=1,
                    start_new_session=True,
                    creationflags=GROUP,
                )
        except (OSError, ValueError) as error:
            raise BotError("not-started", why=str(error)) from error
        self._input = cast("IO[str]", self._process.stdin)
        self._output = cast("IO[str]", self._process.stdout)
        self._answers: queue.Queue[str | None] = queue.Queue(MOST_WAITING)
        self._killed = False
        _running.add(self)
        threading.Thread(target=self._listen, name=f"listening to {command}", daemon=True).start()

    def tell(self, line: str) -> None:
        """Send one line."""
        try:
            self._input.write(line + "\n")
            self._input.flush()
        except OSError as error:
            raise BotError("crashed") from error

    def answer(self, seconds: float) -> str:
        """The next line that the program writes."""
        return next(self.answers(seconds))

    def answers(self, seconds: float) -> Iterator[str]:
        """The lines that the program writes, for so long and no longer, however many there are."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                line = self._answers.get(timeout=left)
            except queue.Empty:
                break
            if line is None:
                raise BotError("crashed")
            yield line
        raise BotError("hung", seconds=round(seconds))

    def ends(self, seconds: float) -> bool:
        """Whether the program ends by itself in that time; afterwards it has ended in any case."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        finally:
            self.kill()
        return True

    def kill(self) -> None:
        """End the program at once, with all that it has started."""
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        self._killed = True
        _running.discard(self)
        with contextlib.suppress(queue.Empty):
            while True:  # the listening thread may wait for room
                self._answers.get_nowait()
        with contextlib.suppress(OSError):
            self._input.close()

    def _listen(self) -> None:
        """Let the lines wait that the program writes, and None at its end; blank ones are nothing, endless ones cut."""
        with self._output:
            while not self._killed and (line := self._output.readline(LONGEST_LINE)):
                if line.strip():
                    self._answers.put(line.strip())
        self._answers.put(None)


def kill_all() -> None:
    """End every program that runs beside us."""
    for child in list(_running):
        child.kill()


def command_words(command: str) -> list[str]:
    """A program and its arguments; refused where there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BotError("no-program", command=command)
    return words


def open_log() -> IO[bytes]:
    """Where the error streams of programs go that nobody is to see."""
    return Path(os.environ.get(LOG) or os.devnull).open("ab")
