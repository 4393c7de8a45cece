"""Runs `oriflamme …` as a program would, with nothing of our own environment in its way."""

from __future__ import annotations

import os
import subprocess
import sys

from msgspec import Struct

from tests.kit.terminal import OURS


class Done(Struct, frozen=True):
    """What a command came to."""

    code: int
    output: str
    errors: str


def oriflamme(*arguments: str, sent: str = "", **env: str) -> Done:
    """Run it to its end."""
    settings = {key: value for key, value in os.environ.items() if not key.startswith(OURS)}
    done = subprocess.run(
        [sys.executable, "-m", "oriflamme.cli.app", *arguments],
        input=sent,
        capture_output=True,
        encoding="utf-8",
        env={**settings, "PYTHONUTF8": "1", "LANG": "C.UTF-8", "COLUMNS": "80", **env},
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
