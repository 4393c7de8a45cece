"""Copies of the package in which the engine runs as plain Python, and how a test run is made to use one."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.steps import ROOT

MADE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def copy_plain(folder: Path, project: Path = ROOT) -> None:
    """Put a fresh copy of the project's package, without anything compiled, into a folder of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(project / "src" / "oriflamme", folder / "oriflamme", ignore=MADE)


def using(folder: Path, expected: str) -> dict[str, str]:
    """The environment in which that copy goes before the installed package, with the engine as expected."""
    return {"PYTHONPATH": str(folder), "ORIFLAMME_EXPECT": expected}
