"""Events: enough to follow a game without a position, each with its audience."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from hypothesis import given

from oriflamme import Game
from oriflamme.game import event as events
from tests.kit.follower import Follower
from tests.kit.generate import finished_games, random_game
from tests.kit.scene import rules, scene

KINDS = set(get_args(events.AnyEvent))


@given(finished_games())
@rules("V1", "V2", "V4")
def test_events_alone_tell_every_seat_and_a_spectator_all_that_their_views_show(game: Game) -> None:
    seats = (None, *game.seats)
    replayed = Game(game.opening)
    followers = [Follower.of(replayed.view(seat)) for seat in seats]
    for played in game.moves:
        caused = replayed.play(played.move)
        for seat, follower in zip(seats, followers, strict=True):
            for event in caused:
                follower.follow(event.seen_by(seat))
            assert follower.known() == Follower.of(replayed.view(seat)).known()
    assert all(follower.over and follower.scores == game.position.scores for follower in followers)


@given(finished_games())
def test_an_event_survives_json(game: Game) -> None:
    for event in game.events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=events.AnyEvent) == event


def test_random_games_show_every_kind_of_event_but_the_rare_ones() -> None:
    told = {type(event) for seed in range(60) for event in random_game(seed).events}
    assert told >= KINDS - {events.Passed, events.Rested}


@given(finished_games())
@rules("V3")
def test_others_learn_no_name_from_a_hidden_event(game: Game) -> None:
    secret = [event for event in game.events if event.audience != events.EVERYONE]
    for event in secret:
        assert event.seen_by(event.audience) is event
        for other in (None, *game.seats.replace(event.audience, "")):
            seen = event.seen_by(other)
            assert seen is not None and seen.audience == events.EVERYONE
            assert "?" in str(seen) and "?" not in str(event)


@rules("P5")
def test_who_has_no_card_is_told_to_be_passed_over() -> None:
    before = scene("oriflamme r1 first=a place=a | (aHeir) (bHeir) | a 1 hand:Lord,Spy | b 1 hand:-")
    before.play("Lord start").tells("a placed Lord start", "b passed", "walk 1", "a reached 1 (Lord)")


def test_an_event_without_an_audience_cannot_be_made() -> None:
    for kind in KINDS:
        assert "audience" in kind.__struct_fields__
        assert kind.__struct_config__.frozen
        values = {name: None for name in kind.__struct_fields__ if name != "audience"}
        with pytest.raises(TypeError, match="audience"):
            kind(**values)
