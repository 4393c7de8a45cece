"""Positions as values: dealt, compared, played on, written, and never changed."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oriflamme import Game, Move, Position, RuleError, Setup
from oriflamme.game.move import MOVES
from tests.kit.generate import positions, running_games
from tests.kit.scene import rules

DEALS = st.tuples(st.sampled_from(["oriflamme", "alliance"]), st.integers(2, 5), st.integers(-(10**30), 10**30))


@given(DEALS)
@rules("S2", "S3")
def test_the_same_seed_deals_the_same_game(deal: tuple[str, int, int]) -> None:
    box, seats, seed = deal
    position = Position.deal(box, seats, seed)
    assert position == Position.deal(box, seats, seed) == Position.deal(Setup.parse(box), seats, seed)
    assert position != Position.deal(box, seats, seed + 1)
    for seat in position.seats:
        family = position.seen_by(seat).family(seat)
        assert (len(family.hand), len(family.aside), family.influence) == (7, 3, 1)


def test_without_a_seed_every_deal_is_another() -> None:
    assert len({Position.deal("oriflamme", 5) for _ in range(20)}) == 20


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 6}, "seats"),
        ({"box": "chess"}, "unknown-box"),
        ({"first": "e"}, "no-such-first"),
        ({"first": "z"}, "no-such-first"),
        ({"first": "ab"}, "no-such-first"),
    ],
)
@rules("S1", "S4")
def test_a_deal_that_cannot_be_is_refused(deal: dict[str, object], code: str) -> None:
    with pytest.raises(RuleError) as refused:
        Position.deal(**{"seats": 4, "seed": 1, **deal})  # type: ignore[arg-type]
    assert refused.value.code == code
    assert all(str(part) in str(refused.value) for part in deal.values())


@given(positions(), st.data())
def test_playing_leaves_a_position_as_it_was(position: Position, data: st.DataObject) -> None:
    before = str(position)
    if not position.over:
        move = data.draw(st.sampled_from(position.moves))
        after = position.play(move)
        assert after != position
        assert position.play(str(move)) == after
    with pytest.raises(RuleError):
        position.play("eliminate 50")
    assert str(position) == before
    position.state().winners()
    state = position.state()
    if not state.over:
        state.apply(state.legal()[0])
    assert str(position) == before


@given(positions())
def test_positions_survive_copying_and_pickling(position: Position) -> None:
    assert copy.deepcopy(position) == pickle.loads(pickle.dumps(position)) == position
    assert eval(repr(position), {"Position": Position}) == position
    for seat in (None, *position.seats):
        view = position.seen_by(seat)
        assert pickle.loads(pickle.dumps(view)) == view


def test_a_refusal_survives_pickling() -> None:
    with pytest.raises(RuleError) as refused:
        Position.parse("chess")
    again = pickle.loads(pickle.dumps(refused.value))
    assert again == refused.value
    assert str(again) == str(refused.value)


def test_every_action_is_one_move_and_reads_back() -> None:
    assert len(set(MOVES)) == len(MOVES) == 1421
    for action, move in enumerate(MOVES):
        assert move.action == action
        assert Move.parse(str(move)) is move
        assert Move.parse(f"  {str(move).replace(' ', '   ')} ") is move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "Keep",
        "eliminate",
        "eliminate 0",
        "eliminate 51",
        "eliminate 1 2",
        "steal f",
        "swap ?",
        "Spy",
        "Spy on",
        "spy start",
        "? start",
        "eliminate ٣",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match="is no move"):
        Move.parse(text)


@given(running_games())
@rules("V1")
def test_a_game_and_its_position_agree(game: Game) -> None:
    position = game.position
    assert (game.to_move, game.over) == (position.to_move, position.over)
    decision = game.decision
    assert (decision is None) == game.over
    if decision is not None:
        assert decision.number == len(game.moves) + 1
        assert (decision.seat, list(decision.moves)) == (position.to_move, position.moves)


@given(running_games())
def test_the_history_numbers_all_that_a_seat_learnt_and_did(game: Game) -> None:
    for seat in (None, *game.seats):
        lines = game.history(seat).split("\n")
        assert [line.split(" ")[0] for line in lines] == [str(n) for n in range(1, len(lines) + 1)]
        texts = [line.split(" ", 1)[1] for line in lines]
        assert texts[0] == f"seat {seat or '-'}"
        assert texts[1] == f"view {game.opening.seen_by(seat)}"
        done = [text for text in texts if text.startswith(f"move {seat} ")]
        assert done == [f"move {seat} {played.move}" for played in game.moves if played.seat == seat]
        told = [text for text in texts if text.startswith("tell ")]
        assert told == [f"tell {event.seen_by(seat)}" for event in game.events]


@given(running_games())
def test_perfect_recall_a_longer_history_starts_with_the_shorter_one(game: Game) -> None:
    replayed = Game(game.opening)
    histories = {seat: replayed.history(seat) for seat in game.seats}
    for played in game.moves:
        replayed.play(played.move)
        for seat, before in histories.items():
            assert replayed.history(seat).startswith(before)
            histories[seat] = replayed.history(seat)
