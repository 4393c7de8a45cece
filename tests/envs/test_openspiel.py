"""The game as OpenSpiel sees it, and its search among our bots."""

from __future__ import annotations

import pickle
import random
import re

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed here; python3 dev.py test brings it")

import pyspiel

from oriflamme import Game
from oriflamme.bots import Budget
from oriflamme.envs.openspiel import OriflammeGame
from oriflamme.envs.seating import make_any_bot
from oriflamme.game.sheet import SEATS


@pytest.mark.parametrize(("box", "players"), [("oriflamme", 4), ("alliance", 3), ("study:Spy,Heir,Lord/2/3", 2)])
def test_games_at_random_end_with_a_victory_shared(box: str, players: int) -> None:
    game = OriflammeGame({"box": box, "players": players})
    chance = random.Random(1)
    for _ in range(5):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            assert actions == sorted(actions)
            state.apply_action(chance.choice(actions))
        assert sum(state.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize("box", ["oriflamme", "alliance"])
def test_openspiel_loads_the_game_by_name_and_finds_no_fault_with_it(box: str) -> None:
    game = pyspiel.load_game("oriflamme", {"box": box, "players": 3})
    assert (game.num_players(), game.get_parameters()["box"]) == (3, box)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [1, 6])
def test_a_game_for_too_many_or_too_few_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"{players} cannot play: from 2 to 5 can"):
        pyspiel.load_game("oriflamme", {"players": players})


def test_the_deal_is_told_and_a_state_can_be_pickled_wherever_it_stands() -> None:
    chance = random.Random(2)
    state = OriflammeGame({"box": "alliance", "players": 2}).new_initial_state()
    told = []
    while not state.is_terminal():
        copy = pickle.loads(pickle.dumps(state))
        assert (str(copy), copy.history(), copy.legal_actions()) == (str(state), state.history(), state.legal_actions())
        if state.is_chance_node():
            told.append(state.action_to_string(state.legal_actions()[0]))
        else:
            assert copy.information_state_string() == state.information_state_string()
        state.apply_action(chance.choice(state.legal_actions()))
    assert told[0] == "first a"
    assert re.fullmatch(r"(a sets \w+ aside ?){3}(b sets \w+ aside ?){3}", " ".join(told[1:]))


def test_observations_and_information_states_are_those_of_the_game() -> None:
    chance = random.Random(4)
    state = OriflammeGame({"box": "alliance", "players": 3}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    played = Game.start(str(state.table.start))
    for _ in range(20):
        action = chance.choice(state.legal_actions())
        text = state.action_to_string(action)
        state.apply_action(action)
        played.play(text)
        if state.is_terminal():
            break
        copy = state.clone()
        for player in range(3):
            seat = SEATS[player]
            assert state.observation_string(player) == str(played.view(seat))
            assert state.information_state_string(player).endswith(played.history(seat))
            assert copy.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("settings", ["simulations=30", "simulations=30,history=1,c=0.5"])
def test_openspiels_search_plays_at_our_table(settings: str) -> None:
    game = Game.deal("study:Spy,Heir,Lord,Ambush,Judge/3/4", 3, 2)
    bot = make_any_bot(f"openspiel:ismcts:{settings}", 1)
    while (mover := game.to_move) is not None:
        game.play(bot.choose(game.view(mover), Budget()))
    assert game.over


def test_settings_that_it_does_not_have_are_refused() -> None:
    with pytest.raises(ValueError, match="'depth' is no setting of it"):
        make_any_bot("openspiel:ismcts:depth=3")
    for settings in ("simulations=0", "simulations=inf", "simulations=2.5", "c=nan", "c=-1", "history=2"):
        with pytest.raises(ValueError, match=rf"{settings} cannot be: write a (whole )?number from"):
            make_any_bot(f"openspiel:ismcts:{settings}")
    with pytest.raises(ValueError, match="is no bot"):
        make_any_bot("openspiel:ismctsX")
