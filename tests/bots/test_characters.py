"""Characters that can be told apart, and a novice that does nothing absurd."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.characters import WITH_TASTES, named
from oriflamme import Position
from oriflamme.bots import Budget, make_bot
from oriflamme.bots.characters import CHARACTERS, tasted
from oriflamme.bots.novice import absurd_moves
from oriflamme.bots.weights import learnt

CASES = json.loads((Path(__file__).parents[2] / "bench/novice.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("box", ["oriflamme", "alliance"])
def test_a_simple_classifier_names_the_characters(box: str) -> None:
    """A small version of `dev.py bench characters`, which wants 80 % in 200 games."""
    assert len(WITH_TASTES) >= 4
    assert named(box, 60)["all"] > 0.7


def test_tastes_are_added_to_what_is_learnt() -> None:
    assert tasted(CHARACTERS["steward"]) == list(learnt().careful)
    assert len({tuple(tasted(character)) for character in CHARACTERS.values()}) == len(CHARACTERS)


def test_there_are_forty_positions_with_absurd_moves() -> None:
    assert len(CASES) == 40
    for case in CASES:
        position = Position.parse(case["position"])
        moves = {str(move) for move in position.moves}
        assert set(case["absurd"]) < moves


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_a_novice_never_does_what_is_absurd(case: dict[str, object]) -> None:
    position = Position.parse(str(case["position"]))
    view = position.seen_by(position.to_move)
    chosen = {str(make_bot("novice", seed).choose(view, Budget())) for seed in range(30)}
    assert isinstance(case["absurd"], list)
    assert not chosen & set(case["absurd"])
    assert {str(move) for move in absurd_moves(view)} >= set(case["absurd"])
