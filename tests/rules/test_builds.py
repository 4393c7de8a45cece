"""Compiled and plain give the same games, and the same as ever: figures kept in tests/data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oriflamme import Position, RuleError, playouts
from oriflamme.rules import CARD_KINDS, CARD_NAMES, Rng, Setup, State, codes, perft, play_games
from tests.kit.scene import rules
from tools.codes import SOURCES, mirrored

DATA = Path(__file__).parents[1] / "data"
PLAYOUTS = json.loads((DATA / "playouts.json").read_text(encoding="utf-8"))
PERFT = json.loads((DATA / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("figure", PLAYOUTS, ids=lambda figure: f"{figure['box'][:9]}-{figure['seats']}")
def test_thousands_of_random_games_go_as_they_always_went(figure: dict[str, Any]) -> None:
    played = play_games(figure["box"], figure["seats"], figure["games"], figure["seed"])
    assert played == (figure["decisions"], figure["checksum"])


@pytest.mark.parametrize("figure", PLAYOUTS[::3], ids=lambda figure: f"{figure['box'][:9]}-{figure['seats']}")
def test_games_drawn_inside_are_those_drawn_from_what_is_legal(figure: dict[str, Any]) -> None:
    """The same draws from `legal` play the same games, and everything legal, and only that, is allowed."""
    rng = Rng(figure["seed"])
    setup = Setup.parse(figure["box"])
    decisions = checksum = 0
    for _ in range(25):
        hands = []
        for _ in range(figure["seats"]):
            hand = list(setup.cards)
            while len(hand) > setup.hand:
                del hand[rng.randrange(len(hand))]
            hands.append(hand)
        state = State.with_hands(setup, hands, rng.randrange(figure["seats"]))
        while not state.over:
            legal = state.legal()
            assert len(set(legal)) == len(legal)
            assert sum(map(state.is_legal, range(codes.ACTIONS))) == len(legal)
            assert all(map(state.is_legal, legal))
            action = legal[rng.randrange(len(legal))]
            checksum = (checksum * 31 + action * 8 + state.to_move) % 2**32
            state.apply(action)
            decisions += 1
        for score in state.scores():
            checksum = (checksum * 31 + score) % 2**32
    assert play_games(figure["box"], figure["seats"], 25, figure["seed"]) == (decisions, checksum)


def test_playouts_counts_decisions() -> None:
    assert playouts("oriflamme", 4, 10, 1) == play_games("oriflamme", 4, 10, 1)[0] > 400
    assert playouts("alliance", 3, 0, 1) == 0
    with pytest.raises(RuleError, match="-1 games cannot be played"):
        playouts("alliance", 3, -1, 1)


@pytest.mark.parametrize("figure", PERFT, ids=lambda figure: figure["position"].split(" | ")[0])
def test_perft(figure: dict[str, Any]) -> None:
    state = Position.parse(figure["position"]).state()
    counts = figure["counts"]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_the_numbers_for_compiled_code_are_those_of_python(source: Path) -> None:
    assert source.with_suffix(".pxd").read_text(encoding="utf-8") == mirrored(source)


def test_the_intrigues_among_the_numbers_are_those_of_the_boxes() -> None:
    assert len(CARD_NAMES) == codes.NAMES
    assert [bool(codes.INTRIGUES >> code & 1) for code in range(codes.NAMES)] == [
        kind == "intrigue" for kind in CARD_KINDS
    ]
    for code, name in enumerate(CARD_NAMES):
        constant = "".join(f"_{letter}" if letter.isupper() and n else letter for n, letter in enumerate(name)).upper()
        assert getattr(codes, constant) == code


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = State.deal("alliance", 3, 5)
    before = state.facts()
    legal = set(state.legal())
    for action in (-1, -(2**31), *range(codes.ACTIONS + 3), 2**31 - 1):
        assert state.is_legal(action) == (action in legal)
        if action not in legal:
            with pytest.raises(RuleError, match="is not legal here"):
                state.apply(action)
    assert state.facts() == before


def test_actions_and_notation_go_both_ways() -> None:
    for action in range(codes.ACTIONS):
        assert State.action(State.text(action)) == action
    for wrong in (-1, codes.ACTIONS):
        with pytest.raises(RuleError, match="is no action"):
            State.text(wrong)


def test_a_copy_goes_its_own_way() -> None:
    state = State.deal("oriflamme", 2, 3)
    twin = state.copy()
    assert twin.facts() == state.facts()
    twin.apply(twin.legal()[0])
    assert twin.facts() != state.facts()
    assert state.facts() == State.deal("oriflamme", 2, 3).facts()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("chess", 4, 1), "unknown-box"),
        (("oriflamme", 1, 1), "seats"),
        (("oriflamme", 6, 1), "seats"),
        (("oriflamme", 4, 1, 4), "no-such-first"),
        (("oriflamme", 4, 1, -1), "no-such-first"),
    ],
)
@rules("S1", "S4")
def test_a_state_that_cannot_be_dealt_is_refused(arguments: tuple[str, int, int], code: str) -> None:
    with pytest.raises(RuleError) as refused:
        State.deal(*arguments)
    assert refused.value.code == code
