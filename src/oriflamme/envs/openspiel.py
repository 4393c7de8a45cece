"""The game for OpenSpiel, and OpenSpiel's own search as one of our bots. Needs the package `open_spiel`.

The deal is explicit chance: who is first, then the cards that each seat sets aside, one after the other. An observation
is the view of a seat, an information state its `Game.history`. Returns are the shares of the victory.

>>> import pyspiel
>>> import oriflamme.envs.openspiel
>>> game = pyspiel.load_game("oriflamme", {"box": "alliance", "players": 3})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.legal_actions())
(True, 3)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from oriflamme import Game, Move, Position, View
from oriflamme.bots.bot import Budget
from oriflamme.bots.settings import Bounds, read_settings
from oriflamme.game.move import MOVES
from oriflamme.game.sheet import SEATS
from oriflamme.rules import ACTION_COUNT, Setup, State

LONGEST = 2_000  # decisions; no game comes near
DEFAULTS = {"box": "oriflamme", "players": 4}

GAME_TYPE = pyspiel.GameType(
    short_name="oriflamme",
    long_name="Oriflamme",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification=DEFAULTS,
)


class OriflammeGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A box (or a `mix:` or `study:` text) for so many players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = {**DEFAULTS, **(params or {})}
        self.setup = Setup.parse(wishes["box"])
        self.seats = int(wishes["players"])
        if not GAME_TYPE.min_num_players <= self.seats <= GAME_TYPE.max_num_players:
            raise ValueError(
                f"{self.seats} cannot play: from {GAME_TYPE.min_num_players} to {GAME_TYPE.max_num_players} can"
            )
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=max(self.seats, len(self.setup.cards)),
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, wishes)

    def new_initial_state(self) -> OriflammeState:
        """Before the deal."""
        return OriflammeState(self)

    def state_at(self, state: State) -> OriflammeState:
        """A state in the middle of a game whose past is not known."""
        spiel = OriflammeState(self)
        spiel.table = Table(self.setup, self.seats, state)
        return spiel

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        """What OpenSpiel asks for observations."""
        del params
        return Observer(iig_obs_type)


class Table:
    """The deal while it goes on, then the engine's state, and the game with its past where a past is asked for."""

    def __init__(self, setup: Setup, seats: int, state: State | None = None) -> None:
        self.setup = setup
        self.seats = seats
        self.first: int | None = None
        self.aside: list[list[str]] = [[] for _ in range(seats)]
        self.state = state
        self.start = None if state is None else Position(state.copy())
        self.actions: list[int] = []
        self.observed: dict[int, str] = {}  # by player: OpenSpiel asks for the same view again and again

    def __deepcopy__(self, memo: object) -> Table:
        """OpenSpiel clones states by deep copies of what they hold."""
        new = Table(self.setup, self.seats)
        new.first = self.first
        new.aside = [list(names) for names in self.aside]
        new.state = None if self.state is None else self.state.copy()
        new.start = self.start
        new.actions = list(self.actions)
        new.observed = dict(self.observed)
        return new

    def __getstate__(self) -> dict[str, object]:
        """What is pickled: the engine's states as text."""
        texts = {"state": None if self.state is None else str(Position(self.state))}
        return {**vars(self), **texts, "start": None if self.start is None else str(self.start)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Make the states anew."""
        vars(self).update(kept)
        self.state = None if kept["state"] is None else Position.parse(kept["state"]).state()
        self.start = None if kept["start"] is None else Position.parse(kept["start"])

    # --- The deal

    @property
    def seat_dealt(self) -> int:
        """The seat whose card is to be set aside next."""
        count = len(self.setup.cards) - self.setup.hand
        return next((seat for seat, names in enumerate(self.aside) if len(names) < count), self.seats)

    def outcomes(self) -> list[int]:
        """What chance can do: name the first player, then set a card aside."""
        if self.first is None:
            return list(range(self.seats))
        gone = self.aside[self.seat_dealt]
        return [n for n, name in enumerate(self.setup.cards) if name not in gone]

    def told(self, outcome: int) -> str:
        """What chance does by that, in words."""
        if self.first is None:
            return f"first {SEATS[outcome]}"
        return f"{SEATS[self.seat_dealt]} sets {self.setup.cards[outcome]} aside"

    def deal(self, outcome: int) -> None:
        """Let chance do that; after the last card the game begins."""
        if self.first is None:
            self.first = outcome
        else:
            self.aside[self.seat_dealt].append(self.setup.cards[outcome])
        if self.seat_dealt == self.seats:
            hands = [[name for name in self.setup.cards if name not in names] for names in self.aside]
            self.state = State.with_hands(self.setup, hands, self.first)
            self.start = Position(self.state.copy())

    # --- The game

    def observation(self, player: int) -> str:
        """The view of a seat."""
        if player not in self.observed:
            self.observed[player] = str(Position(self.playing()).seen_by(SEATS[player]))
        return self.observed[player]

    def apply(self, action: int) -> None:
        """Play an action."""
        self.playing().apply(action)
        self.actions.append(action)
        self.observed = {}

    def playing(self) -> State:
        """The engine's state, which is there once the deal is over."""
        if self.state is None:
            raise ValueError("the deal is not over yet: let chance act first")
        return self.state

    def history(self, seat: str) -> str:
        """What the seat has learnt and done since the start, which is the deal unless the past is unknown."""
        if self.start is None:
            return ""
        played = Game.start(self.start)
        for action in self.actions:
            played.play(MOVES[action])
        return f"{self.start.seen_by(seat)}\n{played.history(seat)}"


class OriflammeState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state as OpenSpiel drives it."""

    def __init__(self, game: OriflammeGame) -> None:
        super().__init__(game)
        self.table = Table(game.setup, game.seats)

    def current_player(self) -> int:
        """A seat from 0, chance, or nobody at the end."""
        state = self.table.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.to_move

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return [] if self.table.state is None else sorted(self.table.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each equally likely."""
        outcomes = self.table.outcomes()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.table.state is None:
            self.table.deal(action)
        else:
            self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.told(action) if player == pyspiel.PlayerId.CHANCE else State.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.state is not None and self.table.state.over

    def returns(self) -> list[float]:
        """The shares of the victory."""
        state = self.table.state
        return shares(state) if state is not None and state.over else [0.0] * self.table.seats

    def __str__(self) -> str:
        state = self.table.state
        return f"deal {self.table.first} {self.table.aside}" if state is None else str(Position(state))


class Observer:
    """Strings for a seat: its view, or everything that it has learnt and done."""

    def __init__(self, iig_obs_type: Any) -> None:
        self.tensor: Any = np.zeros(0, np.float32)
        self.dict: dict[str, object] = {}
        self._recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)

    def set_from(self, state: OriflammeState, player: int) -> None:
        """There are no tensors."""

    def string_from(self, state: OriflammeState, player: int) -> str:
        """The string."""
        if state.table.state is None:
            return "deal"
        if self._recall:
            return state.table.history(SEATS[player])
        return state.table.observation(player)


def shares(state: State) -> list[float]:
    """The shares of the victory at the end of a game."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


pyspiel.register_game(GAME_TYPE, OriflammeGame)


# --- OpenSpiel's search as a bot


class Rollouts:
    """An evaluator for OpenSpiel's searches: one game at random, each action equally likely, played by our engine."""

    def __init__(self, chance: random.Random) -> None:
        self._draw = chance.random

    def evaluate(self, state: OriflammeState) -> Sequence[float]:
        """How the game ends."""
        world = state.table.playing().copy()
        while not world.over:
            actions = world.legal()
            world.apply(actions[int(self._draw() * len(actions))])
        return shares(world)

    def prior(self, state: OriflammeState) -> list[tuple[int, float]]:
        """All actions alike."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class SpielSearch:
    """`ISMCTSBot` of OpenSpiel: worlds drawn evenly from the view, nodes by observation or by information state."""

    def __init__(self, simulations: int, *, by_history: bool, curiosity: float, seed: int | None) -> None:
        self._chance = random.Random(seed)
        self._simulations = simulations
        self._by_history = by_history
        self._curiosity = curiosity

    def choose(self, view: View, budget: Budget) -> Move:
        """What OpenSpiel's search chooses."""
        del budget
        if len(view.moves) == 1:
            return view.moves[0]
        game = OriflammeGame({"box": view.setup, "players": len(view.families)})
        bot = ismcts.ISMCTSBot(
            game,
            Rollouts(self._chance),
            uct_c=self._curiosity,
            max_simulations=self._simulations,
            random_state=np.random.RandomState(self._chance.getrandbits(32)),
            use_observation_string=not self._by_history,
            allow_inconsistent_action_sets=True,
        )

        seen = {SEATS.index(str(view.seat)): str(view)}

        def world(*_: object) -> OriflammeState:
            state = game.state_at(view.sample(self._chance).state())
            state.table.observed = dict(seen)
            return state

        bot.set_resampler(world)
        return MOVES[int(bot.step(world()))]


SETTINGS = {"simulations": Bounds(1, 1_000_000, whole=True), "c": Bounds(0, 1000), "history": Bounds(0, 1, whole=True)}


def make_search(settings: str, seed: int | None) -> SpielSearch:
    """OpenSpiel's search with settings such as `simulations=1000,c=0.7,history=1`."""
    found = {"simulations": 1000, "c": 1.0, "history": 0, **read_settings(settings, SETTINGS)}
    return SpielSearch(int(found["simulations"]), by_history=bool(found["history"]), curiosity=found["c"], seed=seed)
