"""How the instinct learns: by watching a hasty player, and by playing and liking more what came before a won game.

Watching: what was done is made likelier, what could have been done instead less likely. Playing is policy gradient
(REINFORCE): after each game every seat's actions are made likelier in proportion to how much better than its equal
share the seat did, with a small bonus for staying undecided. Each weight has its own pace (Adagrad).
"""

from __future__ import annotations

from oriflamme.rules.rng import Rng
from oriflamme.rules.setup import Setup
from oriflamme.rules.state import State

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in lessons.pxd
    from math import log, sqrt

    from oriflamme.bots.search.company import Company
    from oriflamme.bots.search.instinct import Instinct
    from oriflamme.bots.search.rewards import reward, share
    from oriflamme.bots.search.sight import Sight
    from oriflamme.bots.search.tables import CAREFUL, HASTY, MOST_FEATURES, SIGNS, WEIGHTS
    from oriflamme.rules.codes import ACTIONS, OVER, SEATS
    from oriflamme.rules.walk import play

ROOM = 65536  # changes that one game may ask for
LOOK = 8  # one decision in so many is looked at to tell players apart
LEAST = 1e-4  # changes smaller than that are not kept


class Lessons:
    """An instinct that learns, and what it keeps in mind of a game."""

    instinct: Instinct
    sight: Sight
    rng: Rng
    pace: float
    wander: float  # how much staying undecided is worth
    company: Company
    feature: list[int]
    change: list[float]
    learner: list[int]
    size: int
    squares: list[float]
    slope: list[float]
    worth: list[float]

    def __init__(self, instinct: Instinct, seed: int) -> None:
        self.instinct = instinct
        self.company = Company([0.0] * SIGNS)
        self.sight = self.instinct.sight
        self.sight.keeping = True
        self.rng = Rng(seed)
        self.pace = 0.0
        self.wander = 0.0
        self.size = 0
        if not cython.compiled:
            self.feature = [0] * ROOM
            self.change = [0.0] * ROOM
            self.learner = [0] * ROOM
            self.squares = [0.0] * WEIGHTS
            self.slope = [0.0] * WEIGHTS
            self.worth = [0.0] * SEATS

    def study(self, box: str | Setup, seats: int, games: int, haste: float, pace: float, wander: float) -> None:
        """Play so many games and learn from each; a seat is taken by a hasty player with the likelihood `haste`."""
        self.pace = pace
        self.wander = wander
        empty = self.invite(box, seats, haste)
        state = empty.copy()
        with cython.nogil:
            for _ in range(games):
                begin(state, empty, self.rng)
                self.play_and_learn(state)

    def invite(self, box: str | Setup, seats: int, haste: float) -> State:
        """A table without cards dealt, where each seat is taken by a hasty player with the likelihood `haste`."""
        for seat in range(seats):
            self.company.hasty[seat] = haste
        empty = State()
        empty.prepare(Setup.of(box), seats)
        return empty

    def play_and_learn(self, state: State) -> None:
        """One game."""
        self.size = 0
        self.company.gather(self.rng, state.seats)
        while state.phase != OVER:
            hasty = self.company.habit[state.to_move] == HASTY
            self.instinct.adopt(HASTY if hasty else CAREFUL)
            self.instinct.weigh(state, 1.0)
            chosen = self.instinct.draw(self.rng)
            if self.instinct.size > 1 and not hasty:
                self.remember(state.to_move, chosen)
            play(state, self.instinct.actions.items[chosen])
        self.instinct.adopt(CAREFUL)
        for seat in range(state.seats):
            self.worth[seat] = reward(state, seat)
        self.learn()

    def watch(self, state: State, action: int, pace: float) -> None:
        """Make likelier what somebody did in a state."""
        self.pace = pace
        self.wander = 0.0
        self.size = 0
        self.instinct.weigh(state, 1.0)
        for n in range(self.instinct.size):
            if self.instinct.actions.items[n] == action:
                self.remember(0, n)
        self.worth[0] = 1.0
        self.learn()

    def compare(self, box: str | Setup, seats: int, games: int, pace: float) -> None:
        """Play games of careful and hasty players, and learn what tells one from the other."""
        empty = self.invite(box, seats, 0.5)
        state = empty.copy()
        with cython.nogil:
            for _ in range(games):
                begin(state, empty, self.rng)
                self.play_and_compare(state, pace)

    def play_and_compare(self, state: State, pace: float) -> None:
        """One game; now and then a look at everybody."""
        self.company.gather(self.rng, state.seats)
        while state.phase != OVER:
            if self.rng.below(LOOK) == 0:
                for seat in range(state.seats):
                    self.company.learn(state, seat, 1 if self.company.habit[seat] == HASTY else 0, pace)
            self.instinct.adopt(HASTY if self.company.habit[state.to_move] == HASTY else CAREFUL)
            move_by(self.instinct, state, self.rng)
        self.instinct.adopt(CAREFUL)

    def signs(self) -> list[float]:
        """What tells a hasty player, as far as it was learnt."""
        return self.company.learnt()

    def remember(self, seat: int, chosen: int) -> None:
        """What the decision asks of the weights, should the game end well."""
        undecided = 0.0
        for n in range(self.instinct.size):
            if self.instinct.chance[n] > LEAST:
                undecided -= self.instinct.chance[n] * log(self.instinct.chance[n])
        for n in range(self.instinct.size):
            chance = self.instinct.chance[n]
            change = (1.0 if n == chosen else 0.0) - chance
            lean = -chance * (log(chance) + undecided) if chance > LEAST else 0.0
            if n != chosen and chance < LEAST:
                continue
            self.ask_for(n, seat, change, lean)
            if self.sight.per_card > 0:
                self.ask_for(ACTIONS + n // self.sight.per_card, seat, change, lean)

    def ask_for(self, n: int, seat: int, change: float, lean: float) -> None:
        """A change of all weights that the action n (or what the placements of a card share) rests on."""
        for k in range(self.sight.n_features[n]):
            if self.size < ROOM:
                feature = self.sight.features[n * MOST_FEATURES + k]
                self.feature[self.size] = feature
                self.change[self.size] = change
                self.learner[self.size] = seat
                self.size += 1
                self.slope[feature] += self.wander * lean

    def learn(self) -> None:
        """Change the weights."""
        for n in range(self.size):
            self.slope[self.feature[n]] += self.change[n] * self.worth[self.learner[n]]
        for n in range(self.size):
            feature = self.feature[n]
            slope = self.slope[feature]
            if slope != 0.0:
                self.slope[feature] = 0.0
                self.squares[feature] += slope * slope
                self.sight.nudge(feature, self.pace * slope / sqrt(self.squares[feature] + 1.0))


def begin(state: State, empty: State, rng: Rng) -> None:
    """A new game, dealt to the seats of an empty one."""
    state.copy_from(empty)
    state.shuffle(rng)
    state.start(rng.below(state.seats))


def move_by(instinct: Instinct, state: State, rng: Rng) -> None:
    """Play what an instinct draws."""
    instinct.weigh(state, 1.0)
    play(state, instinct.actions.items[instinct.draw(rng)])


def match(first: Instinct, second: Instinct, box: str | Setup, seats: int, games: int, seed: int) -> float:
    """The share of wins of one instinct on one seat against another on all the others, seats taken in turn."""
    rng = Rng(seed)
    empty = State()
    empty.prepare(Setup.of(box), seats)
    state = empty.copy()
    total = 0.0
    with cython.nogil:
        for game in range(games):
            begin(state, empty, rng)
            own = game % seats
            while state.phase != OVER:
                if state.to_move == own:
                    move_by(first, state, rng)
                else:
                    move_by(second, state, rng)
            total += share(state, own)
    return total / games
