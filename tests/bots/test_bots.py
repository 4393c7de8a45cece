"""The bots of the house: they choose legal moves, from their view alone, and each in its way."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oriflamme import Game, Move, Position, View
from oriflamme.bots import BOTS, Bot, BotError, Budget, decide, make_bot, thinker
from oriflamme.bots.registry import SEARCH_SETTINGS
from oriflamme.bots.search.search import Search, Settings
from oriflamme.bots.thinker import Effort, new_search
from oriflamme.rules import State
from tests.kit.effort import examples
from tests.kit.generate import random_game
from tests.kit.scene import rules
from tests.kit.twins import twin_of

AMPLE = Budget(seconds=60)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("box", "seats"), [("oriflamme", 4), ("alliance", 3), ("study:Spy,Heir,Lord,Deal/3/4", 2)])
def test_a_bot_plays_whole_games(name: str, box: str, seats: int) -> None:
    game = Game.deal(box, seats, seed=2)
    bots = {seat: make_bot(name, n) for n, seat in enumerate(game.seats)}
    while (mover := game.to_move) is not None:
        view = game.view(mover)
        choice = decide(bots[mover], view, Budget(seconds=0.01))
        assert choice.fault is None
        game.play(choice.move)
    assert game.over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same(name: str) -> None:
    view = random_game(4, 12, "alliance", 4).position
    seat = str(view.to_move)
    chosen = [make_bot(name, seed=9).choose(view.seen_by(seat), AMPLE) for _ in range(2)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", BOTS)
@examples(12)
@given(st.integers(0, 10**6), st.integers(0, 50))
def test_what_a_bot_cannot_know_changes_nothing(name: str, seed: int, moves: int) -> None:
    game = random_game(seed, moves)
    if game.to_move is None:
        return
    seat = game.to_move
    twin = twin_of(game, seat, random.Random(seed))
    chosen = [make_bot(name, seed).choose(one.view(seat), AMPLE) for one in (game, twin)]
    assert chosen[0] == chosen[1]


class Listened:
    """A search that tells how long it was asked to think."""

    def __init__(self, search: Search, work: list[object]) -> None:
        self._search = search
        self._work = work
        self.findings = search.findings

    def run(self, given: State, iterations: int, seconds: float) -> int:
        """Think."""
        self._work.append((iterations, seconds))
        return self._search.run(given, iterations, seconds)


@pytest.mark.parametrize("name", ["normal", "expert", "greedy"])
@rules("V3", "Q21")
def test_a_card_that_can_only_be_kept_is_thought_about_as_long(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    work: list[object] = []

    def sample(view: View, rng: random.Random) -> Position:
        work.append("sample")
        return whole_sample(view, rng)

    whole_sample = View.sample
    monkeypatch.setattr(View, "sample", sample)
    monkeypatch.setattr(thinker, "new_search", lambda *how: Listened(new_search(*how), work))
    rest = "bEmpress | a 3 hand:Fanatic,Judge | b 1 hand:Informer,Deal"
    done = []
    for influence, legal in (("", ["keep"]), ("+1", ["keep", "reveal"])):
        view = Position.parse(f"alliance r2 first=a resolve=1 | (aInsurrection){influence} {rest}").seen_by("a")
        assert [str(move) for move in view.moves] == legal
        work.clear()
        assert str(make_bot(name, 1).choose(view, Budget(20))) in legal
        done.append(list(work))
    assert done[0] == done[1] != []


def test_random_chooses_each_move_as_often() -> None:
    view = Position.deal("study:Spy,Heir,Lord,Deal/3/4", 2, 1, "a").seen_by("a")
    bot = make_bot("random", 1)
    drawn = Counter(bot.choose(view, AMPLE) for _ in range(4000))
    assert set(drawn) == set(view.moves)
    expected = 4000 / len(view.moves)
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 30


@pytest.mark.parametrize(
    ("text", "best"),
    [
        (
            "oriflamme r6 first=a resolve=1 | (aConspiracy)+3 (bLord) | a 1 hand:Archer | b 1 hand:Archer",
            "reveal",
        ),
        (
            "oriflamme r6 first=a resolve=2 ability=Soldier | aLord aSoldier bLord | a 1 hand:Archer | b 1 hand:Archer",
            "eliminate 3",
        ),
    ],
)
def test_greedy_takes_what_pays(text: str, best: str) -> None:
    view = Position.parse(text).seen_by("a")
    assert len(view.moves) > 1
    assert make_bot("greedy", 1).choose(view, AMPLE) == Move.parse(best)


class Broken:
    """Chooses what is not legal, or breaks."""

    def __init__(self, answer: Move | Exception) -> None:
        self._answer = answer

    def choose(self, view: View, budget: Budget) -> Move:
        """Answer wrongly."""
        del view, budget
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


def test_a_bot_that_chooses_what_is_not_legal_loses_the_decision() -> None:
    view = Position.deal("oriflamme", 3, 1, "a").seen_by("a")
    bots: list[Bot] = [Broken(Move.parse("keep")), Broken(BotError("crashed"))]
    for bot, code in zip(bots, ("illegal", "crashed"), strict=True):
        choice = decide(bot, view, AMPLE)
        assert choice.move == view.moves[0]
        assert choice.fault is not None
        assert choice.fault.code == code


def test_a_name_that_no_bot_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'chess' is no bot; there are novice, easy"):
        make_bot("chess")


@pytest.mark.parametrize(
    "setting",
    [
        *("iterations=-5", "iterations=many", "iterations", "iterations=1.5", "iterations=99999999999"),
        *(
            "heat=0",
            "heat=nan",
            "heat=inf",
            "spread=-1",
            "curiosity=-1",
            "temper=-3",
            "haste=2",
            "others=1",
            "ranking=2",
        ),
    ],
)
def test_a_setting_that_a_search_cannot_have_is_refused_with_what_it_may_be(setting: str) -> None:
    name, _, value = setting.partition("=")
    with pytest.raises(ValueError, match=rf"^{name}={value} cannot be: write a (whole )?number from \S+ to \d\S*$"):
        make_bot(f"search:{setting}")


def test_settings_are_known_and_made_once() -> None:
    assert set(SEARCH_SETTINGS) == {*Effort.__struct_fields__, *Settings.__struct_fields__}
    with pytest.raises(ValueError, match="'' is no setting of it; there are iterations, spread"):
        make_bot("search:iterations=5,")
    with pytest.raises(ValueError, match="iterations is set twice: choose one"):
        make_bot("search:iterations=5,iterations=6")


@pytest.mark.parametrize(
    "settings",
    ["iterations=1", "iterations=2,others=0.9", "iterations=20,heat=0.01", "iterations=20,heat=100,temper=10"],
)
def test_a_search_with_settings_at_their_bounds_plays_on(settings: str) -> None:
    game = Game.deal("oriflamme", 3, seed=2)
    bots = {seat: make_bot(f"search:{settings}", 1) for seat in game.seats}
    while (mover := game.to_move) is not None:
        game.play(bots[mover].choose(game.view(mover), AMPLE))
    assert game.over
