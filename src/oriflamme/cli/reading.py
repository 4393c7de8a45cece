"""What commands are given: files, texts from standard input, seats."""

from __future__ import annotations

import sys
from pathlib import Path

import typer

from oriflamme.locales import Words

STANDARD = "-"
FAILED, INTERRUPTED = 2, 130  # exit codes, as shells know them


def complain(message: str) -> typer.Exit:
    """Say on the error stream why a command cannot go on, and give what ends it."""
    print(message, file=sys.stderr)
    return typer.Exit(FAILED)


def read_text(words: Words, text: str) -> str:
    """A text as it is, or from standard input for `-`."""
    return read_file(words, STANDARD) if text == STANDARD else text


def read_file(words: Words, name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if name == STANDARD:
            return sys.stdin.buffer.read().decode("utf-8")
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise complain(words("file-unreadable", file=name, reason=words("file-no-text"))) from error
    except OSError as error:
        raise complain(words("file-unreadable", file=name, reason=error.strerror or str(error))) from error


def check_writable(words: Words, name: str) -> None:
    """Refuse a file that cannot be written before there is anything to write."""
    path = Path(name)
    new = not path.exists()
    try:
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as error:
        raise complain(words("file-unwritable", file=name, reason=error.strerror or str(error))) from error
