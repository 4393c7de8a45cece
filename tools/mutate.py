"""Put small mistakes into the rules, one at a time, and list those that no test of the rule notices."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict

from tools.mutation import ERROR, KILLED, Mutant, Outcome, try_mutant, why_useless
from tools.steps import cores

LOCKS = ("run", "test")


def choose(mutants: Sequence[Mutant], rules: Sequence[str], sample: int | None, seed: int) -> list[Mutant]:
    """The mutants of some rules (of all if none is named), or a random sample of those."""
    unknown = set(rules) - {mutant.rule for mutant in mutants}
    if unknown:
        message = f"there is no mutant of {', '.join(sorted(unknown))}"
        raise ValueError(message)
    chosen = [mutant for mutant in mutants if not rules or mutant.rule in rules]
    return chosen if sample is None else random.Random(seed).sample(chosen, min(sample, len(chosen)))


def without_mistake(rules: Sequence[str], limit: float) -> dict[str, str]:
    """The rules whose tests cannot notice any mistake, and why; a kill by the tests of the others means something."""
    print(f"the tests of {len(rules)} rules without any mistake ...", file=sys.stderr)
    with ThreadPoolExecutor(cores()) as pool:
        reasons = pool.map(lambda rule: why_useless(rule, limit), rules)
        return {rule: reason for rule, reason in zip(rules, reasons, strict=True) if reason}


def try_all(mutants: Sequence[Mutant], limit: float) -> list[Outcome]:
    """Try the mutants, as many at a time as there are cores, and tell how it goes on the error stream."""
    outcomes = []
    with ThreadPoolExecutor(cores()) as pool:
        waiting = [pool.submit(try_mutant, mutant, limit) for mutant in mutants]
        for number, future in enumerate(as_completed(waiting), 1):
            outcome = future.result()
            outcomes.append(outcome)
            words = f"{outcome.fate:<8} {outcome.mutant.rule:<6} {outcome.words}"
            print(f"{number}/{len(waiting)}  {words}", file=sys.stderr, flush=True)
    return outcomes


def table(outcomes: Sequence[Outcome]) -> str:
    """Those that were not killed, and the sums."""
    rows = []
    for outcome in sorted(outcomes, key=lambda outcome: (outcome.fate, outcome.mutant.rule)):
        if outcome.fate != KILLED:
            mutant = outcome.mutant
            rows += [f"{outcome.fate:<9}{mutant.rule:<6}{mutant.path}: {outcome.words}"]
            rows += [f"    - {line}" for line in mutant.old.strip("\n").split("\n")]
            rows += [f"    + {line}" for line in mutant.new.strip("\n").split("\n")]
    sums = Counter(outcome.fate for outcome in outcomes)
    return "\n".join([*rows, ", ".join(f"{count} {fate}" for fate, count in sorted(sums.items()))])


def main() -> int:
    """Try the mutants that are asked for; the exit code is 0 if all of them were killed."""
    from tests.mutants import MUTANTS

    parser = argparse.ArgumentParser(prog="dev.py mutate", description=__doc__)
    parser.add_argument("rules", nargs="*", metavar="ID", help="only the mutants of these rules")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many of them, by chance")
    parser.add_argument(
        "--seed", type=int, default=0, help="the same seed takes the same sample (default: %(default)s)"
    )
    parser.add_argument(
        "--limit",
        type=float,
        default=120.0,
        metavar="SECONDS",
        help="tests that take longer hang (%(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print every outcome as JSON")
    options = parser.parse_args()
    try:
        chosen = choose(MUTANTS, options.rules, options.sample, options.seed)
    except ValueError as error:
        parser.error(str(error))
    useless = without_mistake(sorted({mutant.rule for mutant in chosen}), options.limit)
    outcomes = [Outcome(mutant, ERROR, useless[mutant.rule]) for mutant in chosen if mutant.rule in useless]
    outcomes += try_all([mutant for mutant in chosen if mutant.rule not in useless], options.limit)
    print(json.dumps([asdict(outcome) for outcome in outcomes], indent=1) if options.json else table(outcomes))
    return 0 if all(outcome.fate == KILLED for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
