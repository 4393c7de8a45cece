"""Views: legal moves, refusals and possible worlds, all from what one seat may know."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given

from oriflamme import Game, Move, Position, RuleError, View
from oriflamme.game.move import MOVES
from oriflamme.rules import Rng
from tests.docs.rule_ids import RULE_IDS
from tests.kit.effort import examples
from tests.kit.generate import positions, running_games
from tests.kit.scene import rules

SMALL = (
    "study:Empress,Fanatic,Informer,Judge,Deal/2/3 r2 first=b place=a | (aJudge) (bDeal)+1"
    " | a 1 hand:Fanatic,Deal aside:Empress,Informer | b 1 hand:Informer,Judge aside:Empress,Fanatic{}"
)


@given(positions())
def test_a_view_has_the_legal_moves_of_its_seat_when_that_is_to_move(position: Position) -> None:
    for seat in (None, *position.seats):
        assert position.seen_by(seat).moves == (position.moves if seat == position.to_move else [])


@examples(60)
@given(positions())
def test_why_not_is_silent_for_legal_moves_and_names_a_rule_for_all_others(position: Position) -> None:
    if position.to_move is None:
        return
    view = position.seen_by(position.to_move)
    for move in MOVES:
        reason = view.why_not(move)
        assert (reason is None) == (move in view.moves)
        if reason is not None:
            assert reason.rule_ids
            assert set(reason.rule_ids) <= RULE_IDS
            with pytest.raises(RuleError) as refused:
                position.play(move)
            assert refused.value == reason
            assert str(refused.value) == str(reason)


@given(positions())
@rules("P1", "R1", "W1")
def test_why_not_tells_a_seat_that_it_is_not_its_turn_and_everyone_that_it_is_over(position: Position) -> None:
    for seat in (None, *position.seats):
        if seat != position.to_move or position.over:
            reason = position.seen_by(seat).why_not("keep")
            assert reason is not None
            assert reason.code == ("game-over" if position.over else "not-your-turn")


def test_why_not_of_nonsense_is_that_it_is_no_move() -> None:
    view = Position.deal("oriflamme", 2, 1, first="a").seen_by("a")
    reason = view.why_not("castle kingside")
    assert reason is not None
    assert str(reason) == "'castle kingside' is no move; moves read like 'Spy start', 'keep' or 'eliminate 3'"


# --- Worlds


@examples(60)
@given(running_games())
@rules("V3", "V4")
def test_a_sample_is_a_position_that_the_seat_could_be_in(game: Game) -> None:
    rng = random.Random(len(game.moves))
    for seat in (None, *game.seats):
        view = game.view(seat)
        world = view.sample(rng)
        assert world.seen_by(seat) == view
        assert view.worlds() >= 1


@examples(40)
@given(running_games())
def test_worlds_are_counted_and_listed_alike_and_the_truth_is_among_them(game: Game) -> None:
    for seat in game.seats:
        view = game.view(seat)
        if view.worlds() > 2000:
            continue
        worlds = list(view.enumerate())
        assert len(worlds) == len(set(worlds)) == view.worlds()
        assert game.position in worlds
        assert all(world.seen_by(seat) == view for world in worlds[:50])


@rules("V4")
@pytest.mark.parametrize(("seen", "worlds"), [("", 30), (" seen:Informer", 18), (" seen:Informer,Judge", 9)])
def test_seen_cards_are_not_set_aside_in_any_world(seen: str, worlds: int) -> None:
    """b hides five cards in hand (2), row (1) and aside (2): 5!/(2!2!) ways; seen ones leave fewer."""
    view = Position.parse(SMALL.format(seen)).seen_by("a")
    assert view.worlds() == worlds
    for world in view.enumerate():
        assert not set(view.family("b").seen) & set(world.seen_by("b").family("b").aside)


@rules("V4")
@pytest.mark.parametrize("seen", ["", " seen:Informer", " seen:Informer,Judge"])
@pytest.mark.parametrize("rng", [random.Random(4), Rng(4)], ids=["random", "engine"])
def test_samples_come_equally_often(seen: str, rng: random.Random | Rng) -> None:
    """Chi-square against the uniform distribution over `enumerate`, at a level of one in ten million."""
    view = Position.parse(SMALL.format(seen)).seen_by("a")
    worlds = list(view.enumerate())
    draws = 200 * len(worlds)
    counts = Counter(view.sample(rng) for _ in range(draws))
    assert set(counts) == set(worlds)
    freedom = len(worlds) - 1
    chi_square = sum((counts[world] - 200) ** 2 / 200 for world in worlds)
    assert chi_square < freedom + 5.5 * (2 * freedom) ** 0.5 + 10


def test_too_many_worlds_are_not_listed() -> None:
    view = Position.deal("oriflamme", 5, 1).seen_by("a")
    assert view.worlds() == 120**4
    with pytest.raises(RuleError, match="207360000 positions are too many to list"):
        view.enumerate()


@rules("V1", "V2", "V3")
def test_views_of_equal_knowledge_are_equal_and_others_are_not() -> None:
    one = Position.parse(SMALL.format(""))
    other = Position.parse(SMALL.format("").replace("hand:Informer,Judge aside:Empress,Fanatic", "hand:Empress,Judge"))
    assert one != other
    assert one.seen_by("a") == other.seen_by("a")
    assert hash(one.seen_by("a")) == hash(other.seen_by("a"))
    assert one.seen_by("b") != other.seen_by("b")
    assert one.seen_by(None) == other.seen_by(None)
    assert one.seen_by(None) != one.seen_by("a")


def test_a_view_is_read_from_its_text_and_its_seat() -> None:
    view = Position.parse(SMALL.format("")).seen_by("a")
    assert str(view) == (
        "study:Empress,Fanatic,Informer,Judge,Deal/2/3 r2 first=b place=a | (aJudge) (b?)+1"
        " | a 1 hand:Fanatic,Deal aside:Empress,Informer | b 1 hand:?*2 aside:?*2"
    )
    again = View.parse(str(view), "a")
    assert again == view
    places = [f"{card} {place}" for card in ("Fanatic", "Deal") for place in ("start", "end", "on 1")]
    assert again.moves == [Move.parse(text) for text in places]
