"""Matches: which games are played, what is kept, and what the figures say."""

from __future__ import annotations

import json
import math
import os
import random
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from oriflamme import Move, View
from oriflamme.arena import Plan, Result, Share, play_all, share_of
from oriflamme.arena.ladder import ladder
from oriflamme.arena.picture import matrix
from oriflamme.arena.play import NoResultError, ResultFile
from oriflamme.arena.shares import beaten, clustered, standings, student
from oriflamme.bots import Budget, make_bot
from oriflamme.bots.child import LOG
from tests.kit.command import oriflamme
from tests.kit.programs import program

STUDY = "study:Spy,Heir,Lord,Ambush/3/4"


def result(deal: int, *bots_and_scores: tuple[str, int], box: str = "oriflamme") -> Result:
    """A game as it could have gone."""
    bots, scores = zip(*bots_and_scores, strict=True)
    best = max(scores)
    winners = scores.count(best)
    shares = tuple(1 / winners if score == best else 0.0 for score in scores)
    zeros = (0,) * len(bots)
    return Result(box, 1, deal, bots, shares, scores, zeros, (0.0,) * len(bots), zeros)


# --- Which games


def test_one_bot_among_copies_of_another_sits_on_every_seat_once_a_deal() -> None:
    games = list(Plan(("x", "y"), seats=4, deals=3).pairings())
    assert len(games) == 12
    assert {game.bots for game in games if game.deal == 1} == {
        ("x", "y", "y", "y"),
        ("y", "x", "y", "y"),
        ("y", "y", "x", "y"),
        ("y", "y", "y", "x"),
    }


def test_where_a_deal_is_played_once_the_seats_turn_from_deal_to_deal() -> None:
    games = list(Plan(("x", "y"), seats=4, deals=8, once=True).pairings())
    assert [game.deal for game in games] == list(range(8))
    assert [game.bots.index("x") for game in games] == [0, 1, 2, 3, 0, 1, 2, 3]
    lines = Counter(game.bots for game in Plan(tuple("wxyz"), seats=3, deals=24, once=True).pairings())
    assert set(lines.values()) == {2}


@pytest.mark.parametrize(("together", "seatings"), [(1, 4), (2, 6), (3, 4)])
def test_two_bots_share_the_seats_in_every_way(together: int, seatings: int) -> None:
    games = list(Plan(("x", "y"), seats=4, deals=1, first=together).pairings())
    assert len({game.bots for game in games}) == len(games) == seatings
    assert all(game.bots.count("x") == together for game in games)


def test_as_many_bots_as_seats_are_rotated() -> None:
    games = list(Plan(("x", "y", "z"), seats=3, deals=2).pairings())
    assert [game.bots for game in games if game.deal == 0] == [("x", "y", "z"), ("y", "z", "x"), ("z", "x", "y")]


def test_more_or_fewer_bots_than_seats_meet_alike_often() -> None:
    more = Counter(bot for game in Plan(tuple("uvwxy"), seats=3, deals=10).pairings() for bot in game.bots)
    fewer = Counter(bot for game in Plan(tuple("xyz"), seats=5, deals=6).pairings() for bot in game.bots)
    assert len(set(more.values())) == 1
    assert len(set(fewer.values())) == 1


def test_line_ups_that_come_short_are_left_out_by_chance() -> None:
    met = Counter(bot for game in Plan(tuple("abcdefghij"), seats=4, deals=40).pairings() for bot in game.bots)
    assert set(met) == set("abcdefghij")
    assert max(met.values()) < 3 * min(met.values())


def test_a_bot_among_its_like_plays_each_deal_once() -> None:
    assert [game.bots for game in Plan(("x",), seats=3, deals=2).pairings()] == [("x",) * 3] * 2


# --- Playing


class Watching:
    """Plays at random, and remembers the first view of each seat."""

    seen: ClassVar[dict[tuple[str, str | None], set[str]]] = {}

    def __init__(self, name: str, seed: int) -> None:
        self._name = name
        self._bot = make_bot("random", seed)

    def choose(self, view: View, budget: Budget) -> Move:
        """A move at random."""
        if view.round == 1 and not view.row and view.seat == view.first:
            self.seen.setdefault((self._name, view.seat), set()).add(str(view))
        return self._bot.choose(view, budget)


def test_a_deal_is_the_same_for_all_who_sit_at_it() -> None:
    plan = Plan(("x", "y"), STUDY, seats=3, deals=1)
    games = list(play_all(plan, processes=1, make=Watching))
    assert len(games) == 3
    ((seat, views),) = {seat: views for (_, seat), views in Watching.seen.items()}.items()
    assert Watching.seen == {("x", seat): views, ("y", seat): views}
    assert len(views) == 1
    assert all(math.isclose(sum(game.shares), 1.0) for game in games)


def test_a_seed_plays_the_same_match() -> None:
    def scores(seed: int) -> list[tuple[int, ...]]:
        plan = Plan(("random", "steward"), STUDY, seats=3, deals=3, seed=seed)
        return [game.scores for game in play_all(plan, processes=1)]

    assert scores(1) == scores(1) != scores(2)


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    plan = Plan(("random", "steward"), STUDY, seats=3, deals=4)
    file = ResultFile(tmp_path / "results.jsonl")
    for n, one in enumerate(play_all(plan, processes=1)):
        if n == 5:
            break
        file.add(one)
    with file.path.open("ab") as broken_off:
        broken_off.write(b'["study')
    kept = file.read()
    assert len(kept) == 5
    rest = list(play_all(plan, kept, processes=1))
    assert len(rest) == 7
    assert {one.pairing for one in [*kept, *rest]} == set(plan.pairings())
    file.add(rest[0])
    assert file.read() == [*kept, rest[0]]


@pytest.mark.parametrize(
    "text", ["no line feed", "notes\n", '{"a": 1}', '["a", "b"]', "\n", '["s",1,0,["x"],[1.0],[3],[],[0.1],[0]]\n']
)
def test_a_file_of_something_else_is_refused_and_left_as_it_is(text: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    ResultFile(path).add(result(0, ("x", 5), ("y", 3)))
    whole = path.read_text(encoding="utf-8")
    for kept in (text, whole + text):
        path.write_text(kept, encoding="utf-8")
        with pytest.raises(NoResultError, match=rf"line {1 + kept.startswith(whole)} of .* is no result of a game"):
            ResultFile(path).read()
        assert path.read_text(encoding="utf-8") == kept


def test_wherever_a_last_line_was_cut_off_the_others_stand(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    games = [result(n, ("x", 5 + n), ("y", 3)) for n in range(2)]
    for game in games:
        ResultFile(path).add(game)
    whole = path.read_bytes()
    for end in range(whole.index(b"\n") + 3, len(whole)):
        path.write_bytes(whole[:end])
        file = ResultFile(path)
        assert file.read() == games[:1]
        assert path.read_bytes() == whole[:end]
        file.add(games[1])
        assert path.read_bytes() == whole


def test_games_with_another_budget_are_other_games() -> None:
    plan = Plan(("random", "steward"), STUDY, seats=3, deals=1)
    played = list(play_all(plan, processes=1))
    assert list(play_all(plan, played, processes=1)) == []
    hurried = msgspec.structs.replace(plan, seconds=0.5)
    assert len(list(play_all(hurried, played, processes=1))) == 3


@pytest.mark.skipif(os.name != "posix", reason="programs are ended in another way there")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_when_a_match_is_broken_off_nobody_plays_on(how: signal.Signals, tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.touch()
    bot = f"cmd:{program('hangs and says who it is', tmp_path)}"
    command = [sys.executable, "-m", "oriflamme.cli.app", "arena", bot, "random", "--box", STUDY]
    match = subprocess.Popen(
        [*command, "--time", "600", "--processes", "2"],
        env={**os.environ, LOG: str(log)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    while len(log.read_text(encoding="utf-8").split()) < 2:
        assert match.poll() is None
        time.sleep(0.05)
    match.send_signal(how)
    _, errors = match.communicate(timeout=60)  # the output ends when nobody holds it any more
    assert b"Traceback" not in errors
    for pid in map(int, log.read_text(encoding="utf-8").split()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_program_is_told_how_the_game_has_ended(tmp_path: Path) -> None:
    bot = f"cmd:{program('keeps a log', tmp_path)} {tmp_path / 'log'}"
    (game,) = play_all(Plan((bot, "random"), STUDY, seats=2, deals=1, once=True), processes=1)
    told = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert told[-1] == "quit"
    assert [View.parse(told[-2].removeprefix("over "), "a").family(seat).influence for seat in "ab"] == list(
        game.scores
    )


def test_several_processes_play_the_same_games() -> None:
    plan = Plan(("random", "steward"), STUDY, seats=3, deals=2)
    alone = {one.pairing: one.scores for one in play_all(plan, processes=1)}
    assert {one.pairing: one.scores for one in play_all(plan, processes=2)} == alone


# --- Figures


def test_a_share_splits_ties_and_counts_deals() -> None:
    games = [result(0, ("x", 5), ("y", 5)), result(0, ("y", 1), ("x", 4)), result(1, ("x", 2), ("y", 9))]
    found = share_of("x", games)
    assert (found.share, found.games, found.deals) == (0.5, 3, 2)
    assert found.low < 0.5 < found.high


def test_games_of_one_deal_that_go_alike_say_no_more_than_one() -> None:
    chance = random.Random(1)
    wins = [float(chance.random() < 0.4) for _ in range(200)]
    alone, fourfold = clustered([[win] for win in wins]), clustered([[win] * 4 for win in wins])
    assert math.isclose(alone.share, fourfold.share)
    assert math.isclose(alone.high, fourfold.high)


@pytest.mark.parametrize(
    ("deals", "games", "lucks"),
    [(30, 4, (0.1, 0.5)), (50, 4, (0.02, 0.06)), (30, 4, (0.85, 0.99)), (100, 1, (0.25, 0.25))],
)
def test_the_interval_holds_the_truth_in_nineteen_of_twenty_matches(
    deals: int, games: int, lucks: tuple[float, float]
) -> None:
    chance = random.Random(2)
    held = 0
    for _ in range(1000):
        groups = []
        for _ in range(deals):
            luck = chance.choice(lucks)
            groups.append([float(chance.random() < luck) for _ in range(games)])
        found = clustered(groups)
        held += found.low <= sum(lucks) / 2 <= found.high
    assert 930 <= held <= 970


def test_a_few_wins_of_a_kind_prove_little() -> None:
    found = clustered([[1.0]] * 5)
    assert found.share == found.high == 1.0
    assert 0.35 < found.low < 0.45
    assert clustered([[1.0]]) == Share(1.0, 0.0, 1.0, 1, 1)


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_quantiles_of_students_distribution(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_standings_and_who_ends_ahead() -> None:
    games = [result(n, ("x", 5 + n), ("y", 5), ("z", 1)) for n in range(3)]
    assert [standing.bot for standing in standings(games)] == ["x", "y", "z"]
    ahead = beaten(games)
    assert ahead["x", "z"].share == 1.0
    assert ahead["x", "y"].share == pytest.approx(2.5 / 3)
    assert ahead["y", "x"].share == pytest.approx(0.5 / 3)


def test_the_picture_is_whole_and_names_everybody() -> None:
    games = [result(n, ("x<y", 5 + n), ("y", 5), ("z", 1)) for n in range(3)]
    picture = ElementTree.fromstring(matrix(["x<y", "y", "z"], beaten(games)))
    texts = [element.text for element in picture.iter() if element.tag.endswith("text")]
    assert texts.count("x<y") == 2
    assert "100 %" in texts


def test_bots_that_differ_in_a_setting_have_different_names_in_the_picture() -> None:
    bots = ["search:iterations=10000", "search:iterations=1000", *(f"cmd:./{'x' * 60}{n}" for n in range(2))]
    games = [result(n, *((bot, n) for n, bot in enumerate(bots))) for n in range(3)]
    picture = ElementTree.fromstring(matrix(bots, beaten(games)))
    named = {element.text for element in picture.iter() if element.get("text-anchor") == "end"}
    assert len(named) == len(bots)
    assert {"search:iterations=10000", "search:iterations=1000"} < named


def test_the_ladder_has_the_best_on_top() -> None:
    chance = random.Random(3)
    games = [
        result(n, ("best", chance.randint(5, 15)), ("middle", chance.randint(3, 11)), ("last", chance.randint(0, 8)))
        for n in range(150)
    ]
    rungs = ladder(games)
    assert [rung.bot for rung in rungs] == ["best", "middle", "last"]
    assert all(rung.sigma < 3 for rung in rungs)


# --- The commands


def test_the_command_tells_the_share_last_and_the_same_to_programs(tmp_path: Path) -> None:
    out = str(tmp_path / "kept.jsonl")
    options = (
        "arena",
        "steward",
        "random",
        "--seats",
        "3",
        "--box",
        STUDY,
        "--deals",
        "3",
        "--processes",
        "1",
        "--out",
        out,
    )
    told = oriflamme(*options)
    assert told.code == 0, told.errors
    data = json.loads(oriflamme(*options, "--json").output)
    assert {"share", "low", "high", "games"} <= data.keys()
    assert data["games"] == 9
    last = told.output.splitlines()[-1]
    assert last.startswith(f"steward: {data['share'] * 100:.1f} % of the victories")
    assert last.endswith("games: 9")
    shares = {standing["bot"]: standing["share"]["share"] for standing in data["standings"]}
    assert list(shares) == sorted(shares, key=lambda bot: -shares[bot])
    assert shares["steward"] == data["share"]
    assert math.isclose(shares["steward"] + 2 * shares["random"], 1.0)


def test_the_command_draws_and_rates(tmp_path: Path) -> None:
    picture = tmp_path / "matrix.svg"
    options = (
        "--seats",
        "3",
        "--box",
        STUDY,
        "--deals",
        "2",
        "--processes",
        "1",
        "--picture",
        str(picture),
        "--ladder",
    )
    told = oriflamme("arena", "steward", "random", "greedy", *options)
    assert told.code == 0, told.errors
    assert "ladder" in told.output
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("chess", "random"), "“chess” is no bot: choose novice"),
        (("search:colour=2", "random"), "'colour' is no setting of it; there are iterations"),
        (("search:iterations=many", "random"), "cannot be seated"),
        (("random", "greedy", "--together", "4"), "--together 4 leaves no seat of 4"),
        (("random", "greedy", "random"), "“random” is named twice"),
        (("cmd:./no-such-program", "random"), "names no program that can be started"),
        (("random", "--box", "tarot"), "'tarot' is no box"),
        (("random", "greedy", "--picture", "/no/such/folder/x"), "cannot be written: No such file"),
        (("random", "greedy", "--out", "."), "cannot be read: Is a directory"),
        (("random", "greedy", "--out", __file__), "holds no results of matches (line 1)"),
        (("random", "greedy", "--out", "/no/such/folder/x", "--deals", "1", "--box", STUDY), "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_one_clear_error(arguments: tuple[str, ...], says: str) -> None:
    refused = oriflamme("arena", *arguments, "--processes", "1")
    assert (refused.code, refused.output) == (2, "")
    assert says in refused.errors
    assert "Traceback" not in refused.errors


def test_selfplay_keeps_records(tmp_path: Path) -> None:
    from oriflamme import Record

    told = oriflamme(
        "selfplay", "steward", "random", "--games", "3", "--box", STUDY, "--seats", "3", "--out", str(tmp_path / "new")
    )
    assert told.code == 0, told.errors
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == ["000001.orif", "000002.orif", "000003.orif"]
    for file in files:
        record = Record.parse(file.read_text(encoding="utf-8"))
        assert record.replay().over
        assert record.value("Bots") is not None


def test_selfplay_writes_over_no_record_and_counts_faults(tmp_path: Path) -> None:
    bot = f"cmd:{program('illegal', tmp_path)}"
    options = (
        "selfplay",
        bot,
        "random",
        "--games",
        "2",
        "--box",
        STUDY,
        "--seats",
        "2",
        "--out",
        str(tmp_path / "new"),
    )
    told = oriflamme(*options)
    assert re.search(r"because a bot failed: [1-9]", told.output)
    files = sorted((tmp_path / "new").iterdir())
    records = [file.read_text(encoding="utf-8") for file in files]
    files[0].unlink()
    again = oriflamme(*options, "--seed", "2")
    assert (again.code, again.output) == (2, "")
    assert "000002.orif is there already" in again.errors
    assert [file.read_text(encoding="utf-8") for file in (tmp_path / "new").iterdir()] == records[1:]
    files[1].unlink()
    data = json.loads(oriflamme(*options, "--json").output)
    assert (data["games"], data["files"]) == (2, [str(file) for file in files])
    assert data["faults"] > 0
    assert [file.read_text(encoding="utf-8") for file in files] == records
