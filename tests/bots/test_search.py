"""The instinct, the beliefs and the search: honest, exact, the same compiled and plain."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oriflamme import Game, Position, View
from oriflamme.bots import Budget, make_bot
from oriflamme.bots.search.company import Company
from oriflamme.bots.search.instinct import Instinct
from oriflamme.bots.search.lessons import Lessons, match
from oriflamme.bots.search.search import Finding, Search, Settings
from oriflamme.bots.search.tables import CAREFUL, SIGNS, WARY, WEIGHTS
from oriflamme.bots.sensing import state_of
from oriflamme.bots.thinker import Thinker, new_search
from oriflamme.bots.weights import Learnt, learnt, written
from oriflamme.rules import State
from tests.kit.effort import examples
from tests.kit.generate import random_game
from tests.kit.thoughts import thoughts_on
from tests.kit.twins import twin_of

FIGURES = json.loads((Path(__file__).parents[1] / "data/search.json").read_text(encoding="utf-8"))
AMPLE = Budget(seconds=600)


def search(seed: int = 1, nodes: int = 500, **settings: float) -> Search:
    """A search with the learnt instinct."""
    return new_search(Settings(**settings), nodes, seed)


# --- The same compiled and plain


@pytest.mark.engine
@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: str(figure["position"])[:40])
def test_both_builds_think_the_same(figure: dict[str, object]) -> None:
    assert thoughts_on(str(figure["position"])) == figure


@pytest.mark.engine
def test_both_builds_learn_the_same() -> None:
    instinct = Instinct([0.0] * WEIGHTS)
    Lessons(instinct, 3).study("study:Spy,Heir,Lord,Ambush,Deal,Judge/4/5", 3, 4, 0.0, 0.1, 0.01)
    assert _digest(instinct.learnt()) == pytest.approx(LEARNT, abs=1e-3)


@pytest.mark.engine
def test_both_builds_learn_the_same_from_watching_and_comparing() -> None:
    watching = Lessons(Instinct([0.0] * WEIGHTS), 1)
    game = random_game(3, 40, "alliance", 3)
    told = Game(game.opening)
    for played in game.moves:
        watching.watch(told.position.state(), played.move.action, 0.1)
        told.play(played.move)
    comparing = Lessons(Instinct(learnt().careful, learnt().hasty), 3)
    comparing.compare("study:Spy,Heir,Lord,Ambush,Deal,Judge/4/5", 3, 5, 0.1)
    assert _digest(watching.instinct.learnt()) == pytest.approx(WATCHED, abs=1e-3)
    assert _digest(comparing.signs()) == pytest.approx(COMPARED, abs=1e-3)


def _digest(weights: Sequence[float]) -> float:
    """One number for many weights."""
    changed = {n: round(weight, 9) for n, weight in enumerate(weights) if weight}
    assert len(changed) > 30
    return round(sum(n * weight for n, weight in changed.items()), 4)


LEARNT = 5545.6781
WATCHED = -20339.1182
COMPARED = -99.0662


# --- The instinct


@given(st.integers(0, 10**6), st.integers(0, 60))
@examples(40)
def test_the_instinct_weighs_every_legal_action_and_no_other(seed: int, moves: int) -> None:
    state = random_game(seed, moves).position.state()
    liked = Instinct(learnt().careful).policy(state, 1.0)
    assert [action for action, _ in liked] == list(state.legal())
    assert state.over or sum(chance for _, chance in liked) == pytest.approx(1.0)
    assert all(chance >= 0.0 for _, chance in liked)


@given(st.integers(0, 10**6), st.integers(0, 60))
@examples(40)
def test_the_instinct_looks_at_nothing_that_the_mover_may_not_know(seed: int, moves: int) -> None:
    game = random_game(seed, moves)
    if game.to_move is not None:
        twin = twin_of(game, game.to_move, random.Random(seed))
        chance = random.Random(seed)
        anything = [
            chance.uniform(-1.0, 1.0) for _ in range(WEIGHTS)
        ]  # what was never seen weighs nothing in the learnt
        for instinct in (Instinct(learnt().careful), Instinct(anything)):
            assert instinct.policy(game.position.state(), 1.0) == instinct.policy(twin.position.state(), 1.0)


def test_a_greater_heat_makes_actions_more_alike() -> None:
    state = Position.deal("alliance", 4, 1, "a").state()
    most = [max(chance for _, chance in Instinct(learnt().careful).policy(state, heat)) for heat in (0.2, 1.0, 10.0)]
    assert most == sorted(most, reverse=True)
    with pytest.raises(ValueError, match="a heat is a number above 0"):
        Instinct(learnt().careful).policy(state, 0.0)


def test_the_instinct_is_better_than_chance_and_so_is_what_little_it_learns_anew() -> None:
    novice, fresh = Instinct([0.0] * WEIGHTS), Instinct([0.0] * WEIGHTS)
    for box in ("oriflamme", "alliance"):
        assert match(Instinct(learnt().careful), novice, box, 4, 400, 1) > 0.6
    Lessons(fresh, 1).study("oriflamme", 4, 3000, 0.0, 0.1, 0.01)
    assert match(fresh, novice, "oriflamme", 4, 1000, 2) > 0.4


def test_weights_are_written_and_read_again() -> None:
    assert msgspec.json.decode(written(learnt()), type=Learnt) == learnt()
    with pytest.raises(ValueError, match=f"an instinct has {WEIGHTS} weights, not 2"):
        Instinct([1.0, 2.0])
    with pytest.raises(ValueError, match=f"a company is told by {SIGNS} signs, not 1"):
        Company([1.0])


def test_watching_somebody_is_learning_to_do_the_same() -> None:
    state = Position.deal("oriflamme", 4, 3, "a").state()
    lessons = Lessons(Instinct([0.0] * WEIGHTS), 1)
    before = dict(lessons.instinct.policy(state, 1.0))
    for _ in range(20):
        lessons.watch(state, state.legal()[2], 0.2)
    after = dict(lessons.instinct.policy(state, 1.0))
    assert after[state.legal()[2]] > 3 * before[state.legal()[2]]


# --- Company


def taken_for_hasty(name: str, games: int) -> float:
    """How likely a bot is taken for hasty on average, after the first round of games against its like."""
    company, found = Company(learnt().signs), []
    for seed in range(games):
        game = Game.deal(("oriflamme", "alliance")[seed % 2], 3, seed)
        bots = [make_bot(name, seed) for _ in game.seats]
        while (state := game.position.state()).round < 4:
            if state.round > 1:
                found += company.likely_hasty(state, 0.5)
            assert game.to_move is not None
            game.play(bots[game.seats.index(game.to_move)].choose(game.view(game.to_move), AMPLE))
    return sum(found) / len(found)


def test_who_takes_what_pays_at_once_is_taken_for_hasty() -> None:
    assert taken_for_hasty("greedy", 4) > 0.6
    assert taken_for_hasty("steward", 6) < 0.25


@given(st.integers(0, 10**6), st.integers(0, 60))
@examples(40)
def test_players_are_judged_by_what_everybody_sees(seed: int, moves: int) -> None:
    game = random_game(seed, moves)
    company, states = Company(learnt().signs), [game.position.state()]
    states += [twin_of(game, seat, random.Random(seed)).position.state() for seat in game.seats]
    assert len({tuple(company.likely_hasty(state, 0.5)) for state in states}) == 1


def test_who_is_not_hasty_is_wary_where_most_of_the_others_are_hasty() -> None:
    company = Company(learnt().signs)
    text = (
        "oriflamme r3 first=a place=a | (aSpy)+2 {b} {c} | a 4 hand:Heir,Lord,Archer,Soldier,Assassination"
        " | b 4 hand:Spy,Lord,Archer,Soldier,Assassination{trap} | c 4 hand:Spy,Heir,Archer,Soldier,Assassination{trap}"
    )
    hasty = Position.parse(text.format(b="bHeir", c="cLord", trap=" out:Ambush")).state()
    careful = Position.parse(text.format(b="(bHeir)+2", c="(cLord)+2", trap="")).state()
    assert company.habit_among(hasty, 0, 0.5) == WARY
    assert company.habit_among(careful, 0, 0.5) == CAREFUL
    assert company.habit_among(hasty, 0, 0.0) == CAREFUL
    assert company.habit_among(careful, 0, 1.0) == WARY


def test_wariness_pays_among_hasty_players() -> None:
    known = learnt()
    for box in ("oriflamme", "alliance"):
        wary, careful = (
            match(Instinct(own), Instinct(known.hasty), box, 4, 2000, 1) for own in (known.wary, known.careful)
        )
        assert wary > careful


def test_what_is_thought_before_anything_is_seen_decides_at_its_ends() -> None:
    state = random_game(4, 30, "oriflamme", 4).position.state()
    company = Company(learnt().signs)
    assert company.likely_hasty(state, 0.0) == [0.0] * 4
    assert company.likely_hasty(state, 1.0) == [1.0] * 4
    assert all(0.0 < chance < 1.0 for chance in company.likely_hasty(state, 0.5))


# --- Beliefs


@given(st.integers(0, 10**6), st.integers(0, 60))
@examples(60)
def test_a_world_of_the_search_is_one_that_its_seat_could_be_in(seed: int, moves: int) -> None:
    game = random_game(seed, moves)
    if game.to_move is None:
        return
    seat = game.seats.index(game.to_move)
    thinking = search(seed)
    given_world = state_of(game.view(game.to_move))
    own = Position(thinking.world_of(given_world, seat))
    table = Position(thinking.world_of(given_world, -1))
    assert own.seen_by(game.to_move) == game.view(game.to_move)
    assert table.seen_by(None) == game.view(None)
    for world in (own, table):
        assert Position.parse(str(world)) == world
        assert Position.parse(str(world)).moves == world.moves


def test_an_informer_is_swapped_for_what_the_dealt_hand_holds() -> None:
    text = (
        "alliance r4 first=a resolve=1 ability=Informer | aInformer (bJudge)+2"
        " | a 6 hand:Empress,Diplomat,Extortion | b 9 hand:Informer,Deal"
    )
    thinking = search()
    offered = set()
    for _ in range(40):
        world = Position(thinking.world_of(Position.parse(text).state(), -1))
        moves = {str(move) for move in world.moves}
        assert moves == {"gather", *(f"swap {name}" for name in world.seen_by("a").family("a").hand)}
        offered |= moves
    assert len(offered) > 5


def test_without_a_temper_every_world_is_as_likely() -> None:
    text = (
        "study:Spy,Heir,Lord,Judge/3/3 r1 first=a resolve=1 | (aSpy) (bHeir) | a 1 hand:Heir,Lord | b 1 hand:Spy,Lord"
    )
    view = Position.parse(text).seen_by("a")
    thinking = search(temper=0.0)
    drawn = Counter(str(Position(thinking.world_of(state_of(view), 0))) for _ in range(2400))
    assert set(drawn) == {str(world) for world in view.enumerate()}
    expected = 2400 / view.worlds()
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 2.5 * view.worlds()


def test_a_card_that_was_kept_long_is_believed_to_be_one_that_is_worth_keeping() -> None:
    text = (
        "oriflamme r5 first=a resolve=1 | (aSpy) (bArcher)+4 | a 3 hand:Heir,Lord,Soldier | b 3 hand:Heir,Lord,Soldier"
    )
    state = Position.parse(text).state()

    def believed(temper: float) -> Counter[str]:
        thinking = search(temper=temper)
        worlds = [Position(thinking.world_of(state, 0)) for _ in range(1500)]
        return Counter(str(world.sheet().top(2).name) for world in worlds)

    assert believed(1.0)["Conspiracy"] > 1.3 * believed(0.0)["Conspiracy"]
    assert believed(1.0)["Heir"] < 0.7 * believed(0.0)["Heir"]


def test_thinking_for_the_others_deals_the_own_cards_too() -> None:
    game = Game.deal("oriflamme", 3, 4, "a")
    state = state_of(game.view("a"))
    thinking = search()
    hands = {tuple(Position(thinking.world_of(state, -1)).seen_by("a").family("a").hand) for _ in range(40)}
    own = {tuple(Position(thinking.world_of(state, 0)).seen_by("a").family("a").hand) for _ in range(40)}
    assert len(hands) > 20
    assert own == {game.view("a").family("a").hand}


# --- The search


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("oriflamme r6 first=a resolve=1 | (aConspiracy)+3 (bLord) | a 4 hand:Archer | b 8 hand:Archer", "reveal"),
        (
            "oriflamme r6 first=a resolve=2 ability=Soldier | aLord aSoldier bHeir | a 5 hand:Archer | b 4 hand:Archer",
            "eliminate 3",
        ),
        (
            "alliance r6 first=a resolve=1 ability=Diplomat | aDiplomat+5 bDiplomat | a 1 hand:Deal | b 3 hand:Deal",
            "withdraw",
        ),
    ],
)
def test_the_search_finds_what_wins(text: str, best: str) -> None:
    thinking = search(nodes=3000)
    thinking.run(Position.parse(text).state(), 2000, 0.0)
    found = thinking.findings()
    assert State.text(found[0].action) == best
    assert found[0].wins > 0.5


@pytest.mark.engine
@given(st.integers(0, 10**6), st.integers(0, 60))
@examples(25)
def test_the_search_ends_wherever_it_begins(seed: int, moves: int) -> None:
    game = random_game(seed, moves)
    if game.to_move is not None and len(game.view(game.to_move).moves) > 1:
        thinking = search(seed, others=0.5)
        assert thinking.run(state_of(game.view(game.to_move)), 25, 0.0) == 25
        assert {State.text(one.action) for one in thinking.findings()} <= {str(move) for move in game.position.moves}


def test_a_seed_and_iterations_decide_the_search() -> None:
    state = random_game(6, 20, "alliance", 4).position.state()
    found = []
    for seed in (7, 7, 8):
        thinking = search(seed)
        assert thinking.run(state, 400, 0.0) == 400
        found.append(thinking.findings())
    assert found[0] == found[1]
    assert found[0] != found[2]


def test_a_search_by_the_clock_ends_and_says_how_far_it_came() -> None:
    state = Position.deal("oriflamme", 5, 1, "a").state()
    thinking = search(nodes=300)  # the tree grows full, and the search goes on
    assert thinking.run(state, 0, 0.05) > 300
    assert sum(one.tried for one in thinking.findings()) > 200


def test_a_search_wants_a_decision_and_a_bound() -> None:
    over = random_game(1).position.state()
    for state, iterations in ((over, 10), (Position.deal("oriflamme", 3, 1, "a").state(), 0)):
        with pytest.raises(ValueError, match="needs an open decision"):
            search().run(state, iterations, 0.0)


@pytest.mark.engine
@given(st.integers(0, 10**6), st.integers(0, 60))
@examples(25)
def test_a_search_from_any_world_of_a_view_finds_the_same(seed: int, moves: int) -> None:
    """But for the weights of beliefs, which take the cards beside a hidden one as the given world has them."""
    game = random_game(seed, moves)
    if game.to_move is None:
        return
    found = []
    for one in (game, twin_of(game, game.to_move, random.Random(seed))):
        thinking = search(seed, others=0.3, temper=0.0)
        thinking.run(one.position.state(), 60, 0.0)
        found.append((thinking.findings(), thinking.decisions))
    assert found[0] == found[1]


@pytest.mark.engine
@given(st.integers(0, 10**6), st.integers(0, 60))
@examples(25)
def test_thinking_for_the_others_knows_no_more_than_they_do(seed: int, moves: int) -> None:
    game = random_game(seed, moves)
    if game.to_move is None:
        return
    twin = twin_of(game, None, random.Random(seed))
    worlds = [search(seed, temper=0.0).world_of(one.position.state(), -1) for one in (game, twin)]
    assert Position(worlds[0]) == Position(worlds[1])


@pytest.mark.parametrize("name", ["normal", "search:iterations=200", "search:iterations=300,others=0.5,spread=1"])
def test_what_a_searching_bot_cannot_know_changes_neither_its_move_nor_its_effort(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    efforts: list[int] = []

    def find(thinker: Thinker, view: View, budget: Budget) -> list[Finding]:
        found = whole(thinker, view, budget)
        efforts.append(sum(finding.tried for finding in found))
        return found

    whole = Thinker.find
    monkeypatch.setattr(Thinker, "find", find)
    for seed in range(4):
        game = random_game(seed, 12 + seed, seats=3)
        assert game.to_move is not None
        twin = twin_of(game, game.to_move, random.Random(seed))
        assert str(twin.position) != str(game.position)
        moves = [make_bot(name, 3).choose(one.view(one.to_move), AMPLE) for one in (game, twin)]
        assert moves[0] == moves[1]
        assert efforts[-1] == efforts[-2] > 0


@pytest.mark.parametrize(
    "setting",
    [
        *("haste=2", "haste=-1", "heat=0", "heat=nan", "heat=inf", "temper=1e9", "others=nan", "ranking=1.1"),
        *("iterations=-1", "iterations=9999999999", "spread=-1", "curiosity=-0.1", "colour=2", "haste"),
    ],
)
def test_settings_that_a_search_cannot_have_are_refused_by_their_name(setting: str) -> None:
    with pytest.raises(ValueError, match=setting.partition("=")[0]):
        make_bot(f"search:{setting}")


def test_ten_thousand_iterations_stay_below_64_megabytes() -> None:
    code = (
        "import resource\n"
        "from oriflamme import Game\n"
        "from oriflamme.bots import Budget, make_bot\n"
        "view = Game.deal('alliance', 5, 1, 'a').view('a')\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "make_bot('search:iterations=10000', 1).choose(view, Budget(600))\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)\n"
    )
    pytest.importorskip("resource", reason="this system does not tell how much memory a program took")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) * 1024 < 64 * 1024 * 1024
