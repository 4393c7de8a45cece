"""Search: information-set Monte-Carlo tree search from what one seat may know.

Each iteration draws a world from the seat's beliefs, walks down the tree, plays on by instinct, and notes how the game
ended. There are two kinds. When the seat *thinks for itself*, its own cards are what they are, its own nodes learn, and
the others do as they were found to do, or what pays at once if they seem to be hasty. When it *thinks for the others*,
its own hidden cards are dealt anew as well, as the table could believe them to be, and the nodes of the others learn:
so nobody in the tree acts on cards that only the seat knows. docs/search.md tells why.
"""

from __future__ import annotations

import time

from msgspec import Struct

from oriflamme.rules.rng import Rng
from oriflamme.rules.state import State

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

from oriflamme.bots.search.beliefs import Beliefs
from oriflamme.bots.search.tree import Tree

if not cython.compiled:  # compiled: cimported in search.pxd
    from math import sqrt

    from oriflamme.bots.search.company import Company
    from oriflamme.bots.search.instinct import UNIT, Instinct
    from oriflamme.bots.search.rewards import share, standing
    from oriflamme.bots.search.tables import HASTY, NO_NODE
    from oriflamme.bots.search.tree import actor_key, own_key
    from oriflamme.rules.codes import ACTIONS, OVER, SEATS
    from oriflamme.rules.walk import play

DEEPEST = 128  # decisions of one walk down the tree that are noted
ROUND = 256  # iterations between two looks at the clock


class Settings(Struct, frozen=True):
    """How a search thinks."""

    curiosity: float = 1.0  # how much less tried actions are tried
    heat: float = 1.0  # of the instinct that the game is played on with
    temper: float = 0.6  # how far the others are believed to play like the instinct
    haste: float = 0.5  # how likely a player is taken for hasty before anything is seen
    others: float = 0.15  # the part of the iterations that think for the others
    ranking: float = 0.15  # how much the rank counts beside the win


class Finding(Struct, frozen=True):
    """What a search found out about one action: how often it was tried, its share of wins, its worth."""

    action: int
    tried: int
    wins: float
    worth: float


class Search:
    """The search of one player; the room for its tree is made once."""

    instinct: Instinct
    company: Company
    beliefs: Beliefs
    tree: Tree
    rng: Rng
    root: State
    world: State
    seat: int
    habit: int  # that suits the table
    curiosity: float
    heat: float
    temper: float
    haste: float
    others: float
    ranking: float
    iterations: int
    decisions: int  # made in all iterations so far, in the tree and after it
    edge_of: list[int]  # by action, at the node that is looked at
    path_edge: list[int]
    path_seat: list[int]
    depth: int
    worth: list[float]
    wins: list[float]

    def __init__(self, instinct: Instinct, company: Company, settings: Settings, nodes: int, seed: int) -> None:
        self.instinct = instinct
        self.company = company
        self.beliefs = Beliefs()
        self.tree = Tree(nodes)
        self.rng = Rng(seed)
        self.root = State()
        self.world = State()
        self.curiosity = settings.curiosity
        self.heat = settings.heat
        self.temper = settings.temper
        self.haste = settings.haste
        self.others = settings.others
        self.ranking = settings.ranking
        self.iterations = 0
        self.decisions = 0
        self.depth = 0
        if not cython.compiled:
            self.edge_of = [0] * ACTIONS
            self.path_edge = [0] * DEEPEST
            self.path_seat = [0] * DEEPEST
            self.worth = [0.0] * SEATS
            self.wins = [0.0] * SEATS
        for action in range(ACTIONS):
            self.edge_of[action] = NO_NODE

    def run(self, given: State, iterations: int, seconds: float) -> int:
        """Think about a decision until one of the two is used up (0: no bound); `given` is any world of the view.

        The number of iterations that were made.
        """
        if given.over or (iterations <= 0 and seconds <= 0.0):
            raise ValueError("a search needs an open decision, and a number of iterations or seconds")
        end = time.monotonic() + seconds
        self.prepare(given)
        while not 0 < iterations <= self.iterations:
            batch = ROUND if iterations <= 0 else min(ROUND, iterations - self.iterations)
            with cython.nogil:
                for _ in range(batch):
                    self.iterate()
            if seconds > 0.0 and time.monotonic() >= end:
                break
        return self.iterations

    def prepare(self, given: State) -> None:
        """A new decision."""
        self.root.copy_from(given)
        self.seat = given.to_move
        self.iterations = 0
        self.decisions = 0
        self.tree.clear()
        self.habit = self.company.habit_among(self.root, self.seat, self.haste)
        self.beliefs.study(self.root, self.instinct, self.temper)

    def world_of(self, given: State, but: int) -> State:
        """A world as an iteration draws it, all hidden cards dealt anew but those of one seat (-1: of nobody)."""
        self.prepare(given)
        self.world.copy_from(self.root)
        self.gather()
        self.beliefs.deal(self.world, self.root, self.company, self.rng, but)
        return self.world.copy()

    def findings(self) -> list[Finding]:
        """What was found about each action that was tried, the most tried one first."""
        found = []
        node = self.tree.find(own_key(self.root, self.seat))
        edge = self.tree.first[node] if node != NO_NODE else NO_NODE
        while edge != NO_NODE:
            tried = self.tree.tried[edge]
            if tried > 0:
                wins, worth = self.tree.wins[edge] / tried, self.tree.worth[edge] / tried
                found.append(Finding(self.tree.action[edge], tried, wins, worth))
            edge = self.tree.next[edge]
        return sorted(found, key=_most_tried)

    # --- One iteration

    def iterate(self) -> None:
        """Draw a world, walk down, play on, and note what came of it."""
        self.iterations += 1
        self.world.copy_from(self.root)
        self.depth = 0
        self.gather()
        if self.rng.next32() * UNIT < self.others:
            self.beliefs.deal(self.world, self.root, self.company, self.rng, -1)
            self.walk_for_others()
        else:
            self.beliefs.deal(self.world, self.root, self.company, self.rng, self.seat)
            self.walk_for_itself()
        while self.world.phase != OVER:
            self.weigh()
            self.move(self.instinct.actions.items[self.instinct.draw(self.rng)])
        self.note_down()

    def weigh(self) -> None:
        """What the mover of the world likes, by its habit."""
        self.instinct.adopt(self.company.habit[self.world.to_move])
        self.instinct.weigh(self.world, self.heat)

    def move(self, action: int) -> None:
        """An action in the world."""
        self.decisions += 1
        play(self.world, action)

    def gather(self) -> None:
        """Draw the habits of the others; the own one is what suits the table."""
        self.company.gather(self.rng, self.root.seats)
        self.company.habit[self.seat] = self.habit

    def walk_for_itself(self) -> None:
        """The seat's own nodes learn, up to a new one; the others do as they were found to do."""
        while self.world.phase != OVER:
            self.weigh()
            if self.instinct.size == 1:
                self.move(self.instinct.actions.items[0])
            elif self.world.to_move != self.seat:
                self.foresee()
            else:
                key = own_key(self.world, self.seat)
                node = self.tree.find(key)
                if node == NO_NODE:
                    self.tree.make(key)
                    return
                self.step(node)

    def walk_for_others(self) -> None:
        """The nodes of all, with cards as the table could believe them, learn up to a new one."""
        while self.world.phase != OVER:
            self.weigh()
            if self.instinct.size == 1:
                self.move(self.instinct.actions.items[0])
            else:
                key = actor_key(self.world)
                node = self.tree.find(key)
                if node == NO_NODE:
                    self.tree.make(key)
                    return
                self.step(node)

    def foresee(self) -> None:
        """Another player's action: as often as it was tried in thinking for that player, and by instinct before.

        A hasty player goes by instinct alone.
        """
        n = self.instinct.draw(self.rng)
        if self.company.habit[self.world.to_move] == HASTY:
            self.move(self.instinct.actions.items[n])
            return
        node = self.tree.find(actor_key(self.world))
        if node != NO_NODE:
            self.link(node)
            total = 0
            for k in range(self.instinct.size):
                edge = self.edge_of[self.instinct.actions.items[k]]
                if edge != NO_NODE:
                    total += self.tree.tried[edge]
            drawn = self.rng.below(total + 8)  # as if the instinct had been tried 8 times
            for k in range(self.instinct.size):
                edge = self.edge_of[self.instinct.actions.items[k]]
                if edge != NO_NODE:
                    drawn -= self.tree.tried[edge]
                    if drawn < 0:
                        n = k
                        break
            self.unlink(node)
        self.move(self.instinct.actions.items[n])

    def step(self, node: int) -> None:
        """Choose an action at a node, and note it on the path."""
        self.link(node)
        n = self.choose(node)
        self.unlink(node)
        action = self.instinct.actions.items[n]
        edge = self.edge_of_chosen(node, action)
        self.tree.visits[node] += 1
        if edge != NO_NODE and self.depth < DEEPEST:
            self.path_edge[self.depth] = edge
            self.path_seat[self.depth] = self.world.to_move
            self.depth += 1
        self.move(action)

    def choose(self, node: int) -> int:
        """The action with the best prospects: its worth so far, and a bonus where the instinct likes it untried."""
        best = 0
        best_prospect = -1e300
        total = 0.0
        tried_total = 0
        for n in range(self.instinct.size):
            edge = self.edge_of[self.instinct.actions.items[n]]
            if edge != NO_NODE:
                total += self.tree.worth[edge]
                tried_total += self.tree.tried[edge]
        unknown = total / tried_total if tried_total > 0 else 0.5
        for n in range(self.instinct.size):
            edge = self.edge_of[self.instinct.actions.items[n]]
            offered = self.tree.visits[node]
            tried = 0
            worth = unknown
            if edge != NO_NODE:
                self.tree.offered[edge] += 1
                offered = self.tree.offered[edge]
                tried = self.tree.tried[edge]
                if tried > 0:
                    worth = self.tree.worth[edge] / tried
            prior = 0.9 * self.instinct.chance[n] + 0.1 / self.instinct.size
            prospect = worth + self.curiosity * prior * sqrt(offered + 1.0) / (1.0 + tried)
            if prospect > best_prospect:
                best_prospect = prospect
                best = n
        return best

    def link(self, node: int) -> None:
        """Have the edges of a node at hand by their actions."""
        edge = self.tree.first[node]
        while edge != NO_NODE:
            self.edge_of[self.tree.action[edge]] = edge
            edge = self.tree.next[edge]

    def unlink(self, node: int) -> None:
        """Put them away."""
        edge = self.tree.first[node]
        while edge != NO_NODE:
            self.edge_of[self.tree.action[edge]] = NO_NODE
            edge = self.tree.next[edge]

    def edge_of_chosen(self, node: int, action: int) -> int:
        """The edge of an action, new where it was never tried."""
        edge = self.tree.first[node]
        while edge != NO_NODE:
            if self.tree.action[edge] == action:
                return edge
            edge = self.tree.next[edge]
        return self.tree.try_out(node, action)

    def note_down(self) -> None:
        """Tell every edge of the path how the game ended for the player who chose it."""
        for seat in range(self.world.seats):
            behind = 0
            own = standing(self.world, seat)
            for other in range(self.world.seats):
                if standing(self.world, other) > own:
                    behind += 1
            self.wins[seat] = share(self.world, seat)
            rank = 1.0 - behind / (self.world.seats - 1.0)
            self.worth[seat] = (1.0 - self.ranking) * self.wins[seat] + self.ranking * rank
        for d in range(self.depth):
            edge = self.path_edge[d]
            self.tree.tried[edge] += 1
            self.tree.worth[edge] += self.worth[self.path_seat[d]]
            self.tree.wins[edge] += self.wins[self.path_seat[d]]


def _most_tried(finding: Finding) -> tuple[int, float]:
    return -finding.tried, -finding.worth
