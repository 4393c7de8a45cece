"""Whole games as readable files: what was legal, played, told and seen, unchanged since they were written.

`python3 dev.py golden` writes them anew; look at the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from oriflamme import Record
from tools.golden import playthrough

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_goes_as_it_is_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text.partition("\nopening\n")[0])
    assert playthrough(record.replay()) == text


def test_there_are_playthroughs_of_every_box_and_number_of_seats() -> None:
    assert {path.stem for path in FILES} == {
        f"{box}-{seats}" for box in ("oriflamme", "alliance", "mix") for seats in (2, 3, 4, 5)
    }
