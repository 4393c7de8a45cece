"""Whole games told in every language, as they were read and approved.

`python3 dev.py golden` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.golden import narrations

FOLDER = Path(__file__).parent / "narrated"


@pytest.mark.parametrize("name", narrations())
def test_a_game_is_told_as_it_was_approved(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == narrations()[name]
