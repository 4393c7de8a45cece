"""Characters that can be told apart, and a novice that does nothing absurd."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.characters import WITH_TASTES, named
from oriflamme import Position
from oriflamme.bots import Budget, make_bot
from oriflamme.bots.characters import CHARACTERS, Character, Player, tasted
from oriflamme.bots.novice import absurd_moves
from oriflamme.bots.weights import learnt

CASES = json.loads((Path(__file__).parents[2] / "bench/novice.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("box", ["oriflamme", "alliance"])
def test_a_simple_classifier_names_the_characters(box: str) -> None:
    """A small version of `dev.py bench characters`, which wants 80 % in 200 games."""
    assert len(WITH_TASTES) >= 4
    assert named(box, 60)["all"] > 0.7


def test_tastes_are_added_to_what_is_learnt() -> None:
    assert tasted(CHARACTERS["steward"], learnt().careful) == list(learnt().careful)
    assert len({tuple(tasted(character, learnt().careful)) for character in CHARACTERS.values()}) == len(CHARACTERS)


def test_the_steward_plays_otherwise_among_hasty_players_than_among_careful_ones() -> None:
    text = (
        "oriflamme r3 first=a resolve=1 | (aHeir)+1 {beside} {behind} | a 6 hand:Spy,Lord,Archer,Soldier,Assassination"
        " | b 4 hand:Spy,Lord,Archer,Soldier,Assassination{b} | c 4 hand:Spy,Heir,Archer,Soldier,Assassination{c}"
    )
    hasty = text.format(beside="bHeir", behind="cLord", b=" out:Ambush", c=" out:Ambush")
    careful = text.format(beside="(bHeir)+2", behind="(cLord)+2", b="", c="")

    def moves(position: str, character: Character) -> list[str]:
        view = Position.parse(position).seen_by("a")
        return [str(Player(character, seed).choose(view, Budget())) for seed in range(40)]

    steward = CHARACTERS["steward"]
    blind = replace(steward, reading=False)
    assert moves(careful, steward) == moves(careful, blind)
    assert moves(hasty, steward) != moves(hasty, blind)


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
