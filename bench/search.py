"""How fast the search thinks beside OpenSpiel's C++ ISMCTSBot on hearts, from one run on one core.

    python -m bench.search [--quick] [--json]

Both think about the decisions of random games, every fourth one, with so many iterations each; ours has its tree, its
beliefs and its instinct on, theirs a rollout at random for each simulation. A simulation goes from the decision to the
end of the game, so decisions a second say how much play that is.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
from collections.abc import Sequence
from typing import Any

from bench import ours, spiel
from bench.spiel import Spiel, SpielState
from bench.table import Goal, Row, Section, as_data, table
from bench.timing import Effort, Job, fastest, interleave, pin, ratio, spread
from oriflamme.bots.search.search import Settings
from oriflamme.bots.thinker import new_search
from oriflamme.rules import State

ITERATIONS = 1000
EVERY = 4  # decisions between two that are thought about
GAMES = 3
PASSED = 12  # decisions of hearts in which cards are passed on; thinking about them ends OpenSpiel 2.0.2 with a crash
TWICE = Goal(2, "≥ 2 ×")


def our_moments(name: str) -> list[State]:
    """Decisions of random games."""
    found = []
    for seed in range(GAMES):
        chance, state = random.Random(seed), State.deal(ours.BOXES[name], ours.SEATS, seed)
        made = 0
        while not state.over:
            if made % EVERY == 0 and len(state.legal()) > 1:
                found.append(state.copy())
            state.apply(chance.choice(state.legal()))
            made += 1
    return found


def our_jobs(name: str) -> tuple[Job, Job]:
    """Our search, counted in simulations and in simulated decisions."""
    moments = our_moments(name)
    search = new_search(Settings(), ITERATIONS, 1)

    def think(amount: int) -> int:
        decisions = 0
        for n in range(amount):
            search.run(moments[n % len(moments)], ITERATIONS, 0.0)
            decisions += search.decisions
        return decisions

    return Job(name, think, lambda amount: amount * ITERATIONS), Job(name, think, think)


def their_moments(module: Spiel) -> list[tuple[SpielState, float]]:
    """Decisions of random games of hearts, each with the length of a game at random from there, on average."""
    game = module.load_game("hearts", {})
    found = []
    for seed in range(GAMES):
        chance, state = random.Random(seed), game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                if made >= PASSED and made % EVERY == 0 and len(state.legal_actions()) > 1:
                    found.append((state.clone(), _length(state, chance)))
                made += 1
            state.apply_action(chance.choice(state.legal_actions()))
    return found


def _length(state: SpielState, chance: random.Random) -> float:
    """How many decisions follow when all go on at random."""
    total = 0
    for _ in range(10):
        going = state.clone()
        while not going.is_terminal():
            total += not going.is_chance_node()
            going.apply_action(chance.choice(going.legal_actions()))
    return total / 10


def their_jobs(module: Spiel) -> tuple[Job, Job]:
    """OpenSpiel's search on hearts, counted alike."""
    moments = their_moments(module)
    pyspiel: Any = importlib.import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)  # the bot only points at it
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, ITERATIONS)

    def think(amount: int, _: object = evaluator) -> None:
        for n in range(amount):
            bot.restart()
            bot.step(moments[n % len(moments)][0])

    def decisions(amount: int) -> int:
        return round(sum(moments[n % len(moments)][1] for n in range(amount)) * ITERATIONS)

    return Job("hearts", think, lambda amount: amount * ITERATIONS), Job("hearts", think, decisions)


def section(key: str, title: str, unit: str, jobs: Sequence[Job], theirs: str | None, effort: Effort) -> Section:
    """Rates side by side."""
    rates = interleave(jobs, effort)
    reference = fastest([theirs], rates) if theirs else None
    rows = []
    for job in jobs:
        mine = reference is not None and job.name != reference
        times = ratio(rates[job.name], rates[str(reference)]) if mine else None
        goal = TWICE if mine and key == "simulations" else None
        reached = goal.reached(times.median) if goal and times else None
        rows.append(Row(job.name, spread(rates[job.name]), times, goal, reached, reference=job.name == reference))
    return Section(key, title, unit, rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench search", description="How fast the search thinks.")
    parser.add_argument("--quick", action="store_true", help="a small run, to see that all works")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    module = spiel.load()
    pin()
    effort = Effort(0.05, 3) if options.quick else Effort(0.4, 15)
    pairs = [*([their_jobs(module)] if module else []), *(our_jobs(name) for name in ours.BOXES)]
    theirs = "hearts" if module else None
    sections = [
        section("simulations", "Simulations a second", "1/s", [pair[0] for pair in pairs], theirs, effort),
        section("decisions", "Simulated decisions a second", "1/s", [pair[1] for pair in pairs], theirs, effort),
    ]
    if options.json:
        print(json.dumps({"quick": options.quick, "sections": as_data(sections)}, indent=2))
    else:
        print(spiel.described(module), table(sections, "OpenSpiel's C++ ISMCTSBot on hearts"), sep="\n\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
