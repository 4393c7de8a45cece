"""V3: whatever a seat cannot know changes nothing that it gets."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from oriflamme import Game, Move
from oriflamme.game.move import MOVES
from tests.kit.effort import examples
from tests.kit.generate import random_game
from tests.kit.scene import rules, scene
from tests.kit.twins import twin_of

SOME_MOVES = random.Random(3).sample(MOVES, 60)


def all_that_it_gets(game: Game, seat: str | None, caused: list[str]) -> list[object]:
    """Everything that a seat, or a spectator, gets from a game where it stands."""
    decision = game.decision
    return [
        game.view(seat),
        game.view(seat).moves,
        game.view(seat).worlds(),
        game.history(seat),
        str(game.record().seen_by(seat)),
        game.to_move,
        game.over,
        decision and (decision.number, decision.seat),
        caused,
        [refused(game, seat, move) for move in SOME_MOVES],
    ]


def refused(game: Game, seat: str | None, move: Move) -> str:
    """What a seat is told that tries a move."""
    return str(game.view(seat).why_not(move))


def told(game: Game, seat: str | None, move: Move) -> list[str]:
    """What a seat learns from a move."""
    return [str(event.seen_by(seat)) for event in game.play(move)]


@examples(80)
@given(st.integers(0, 10**9), st.integers(0, 60), st.data())
@rules("V3", "V1", "V2", "V4")
def test_exchanging_what_a_seat_cannot_know_changes_nothing_for_it(seed: int, moves: int, data: st.DataObject) -> None:
    game = random_game(seed, moves)
    seat = data.draw(st.sampled_from([None, *game.seats]))
    twin = twin_of(game, seat, random.Random(seed))
    one, other = Game(game.opening), Game(twin.opening)
    assert all_that_it_gets(one, seat, []) == all_that_it_gets(other, seat, [])
    caused: tuple[list[str], list[str]] = [], []
    for played, twins in zip(game.moves, twin.moves, strict=True):
        caused = told(one, seat, played.move), told(other, seat, twins.move)
        assert caused[0] == caused[1]
        assert one.view(seat) == other.view(seat)
        assert one.to_move == other.to_move
    assert all_that_it_gets(one, seat, caused[0]) == all_that_it_gets(other, seat, caused[1])


def test_twins_do_differ() -> None:
    """Else the test above would compare a game with itself."""
    games = [random_game(seed, 20) for seed in range(20)]
    assert sum(twin_of(game, "a", random.Random(1)).position != game.position for game in games) > 15


@rules("V3", "Q21", "Q17")
def test_an_insurrection_without_influence_is_asked_and_kept_like_any_card() -> None:
    before = "alliance r1 first=a place=b | (a{}) | a 1 hand:Judge | b 1 hand:Empress,Fanatic"
    stories = []
    for name in ("Insurrection", "Empress"):
        start = scene(before.format(name))
        asked = start.play("Empress end")
        assert asked.position.to_move == "a"
        after = asked.play("keep")
        stories.append(
            [
                [str(event.seen_by("b")) for event in (*asked.events, *after.events)],
                asked.position.seen_by("b"),
                after.position.seen_by("b"),
                asked.game.history("b"),
                str(after.game.record().seen_by("b")),
                after.game.decision and after.game.decision.number,
            ]
        )
        asked.offers("keep") if name == "Insurrection" else asked.offers("keep", "reveal")
    assert stories[0] == stories[1]


@rules("V3", "V4", "Q12")
def test_the_informer_in_hand_is_known_until_a_card_is_laid() -> None:
    before = scene(
        "alliance r2 first=a resolve=1 ability=Informer | aInformer (bJudge) | a 1 hand:Deal,Fanatic | b 1 hand:Empress,Fanatic"
    )
    for swap in ("swap Deal", "swap Fanatic"):
        swapped = before.play(swap).play("keep")
        view = swapped.position.seen_by("b")
        assert view.family("a").hand == ("Informer",)
        assert view.family("a").hidden_hand == 1
        assert view.top(1).name is None and view.top(1).rests is False
    either = [
        before.play("swap Deal", "keep", "Empress end", move).position for move in ("Informer end", "Fanatic end")
    ]
    assert either[0] != either[1]
    for position in either:
        assert position.seen_by("b").family("a").seen == ("Informer",)
    assert either[0].seen_by("b") == either[1].seen_by("b")
