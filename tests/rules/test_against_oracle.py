"""The engine against tests/oracle, a second reading of the rules by somebody who did not see the first."""

from __future__ import annotations

import random

import pytest

from oriflamme import Position
from tests import oracle
from tests.kit.effort import TIMES
from tests.kit.generate import random_game

GAMES = 60 * TIMES


@pytest.mark.parametrize("part", range(4))
def test_both_readings_agree_at_every_decision(part: int) -> None:
    for seed in range(part, GAMES, 4):
        game = random_game(seed)
        position = game.opening
        for played in game.moves:
            compare(position)
            table = oracle.play(oracle.read(str(position)), str(played.move))
            position = position.play(played.move)
            assert oracle.write(table) == str(position)
        compare(position)
        assert oracle.winners(oracle.read(str(position))) == position.winners


def compare(position: Position) -> None:
    """The same text, the same moves, the same views."""
    table = oracle.read(str(position))
    assert oracle.write(table) == str(position)
    assert sorted(oracle.legal(table)) == sorted(map(str, position.moves))
    assert oracle.scores(table) == position.scores
    for seat in (None, *position.seats):
        assert oracle.seen(table, seat) == str(position.seen_by(seat))


@pytest.mark.parametrize("seed", range(30 * TIMES))
def test_both_readings_agree_from_thinned_positions(seed: int) -> None:
    """Set-up positions where hands and rows have lost cards (P5) lead where real games do not."""
    rng = random.Random(seed)
    text = thinned(random_game(seed, rng.randint(5, 40)).position, rng)
    position = Position.parse(text)
    while not position.over:
        compare(position)
        move = rng.choice(position.moves)
        table = oracle.play(oracle.read(str(position)), str(move))
        position = position.play(move)
        assert oracle.write(table) == str(position)


def thinned(position: Position, rng: random.Random) -> str:
    """The position with some cards of some hands set aside, as far as a decision is left."""
    sections = str(position).split(" | ")
    for n, section in enumerate(sections[2:], 2):
        words = section.split(" ")
        hand = words[2].removeprefix("hand:").split(",")
        if words[2] == "hand:-" or words[0] == position.to_move:
            continue
        left = [name for name in hand if rng.random() < 0.4 or name.startswith("[")]
        others = [word for word in words[3:] if not word.startswith(("aside:", "seen:"))]
        sections[n] = " ".join([*words[:2], "hand:" + (",".join(left) or "-"), *others])
    return " | ".join(sections)
