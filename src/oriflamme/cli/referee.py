"""`oriflamme referee`: the engine for a program in any language, on standard input and output."""

import sys
from typing import TYPE_CHECKING, BinaryIO

import typer

from oriflamme.cli.spoken import SpokenCommand
from oriflamme.locales import Words

if TYPE_CHECKING:
    from oriflamme.cli.refereeing import Referee

LONGEST_LINE = 1_100_000  # bytes; a whole record fits


def add_to(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command(cls=SpokenCommand, help=words("command-referee"))
    def referee() -> None:
        run(sys.stdin.buffer, sys.stdout.buffer)


def run(lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line until the program quits or its lines end."""
    from oriflamme.cli.refereeing import Referee

    judge = Referee()
    while not judge.left and (line := lines.readline(LONGEST_LINE)):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            said = [f"error too-long - a line has at most {LONGEST_LINE} bytes"]
            while line and not line.endswith(b"\n"):
                line = lines.readline(LONGEST_LINE)
        else:
            said = _answer(judge, line)
        answers.write("".join(f"{answer}\n" for answer in said).encode())
        answers.flush()


def _answer(judge: "Referee", line: bytes) -> list[str]:
    try:
        return judge.answer(line.decode("utf-8"))
    except UnicodeDecodeError:
        return ["error not-utf-8 - the line is not UTF-8"]
