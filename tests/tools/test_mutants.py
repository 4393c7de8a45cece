"""A random twenty of the mutants: the tests of their rules notice each of them."""

from __future__ import annotations

import secrets

from tests.mutants import MUTANTS
from tools.mutate import choose, table, try_all
from tools.mutation import KILLED
from tools.steps import ROOT

SAMPLE = 20


def test_a_random_twenty_of_the_mutants_are_killed() -> None:
    seed = secrets.randbelow(2**32)
    outcomes = try_all(choose(MUTANTS, [], SAMPLE, seed), limit=120.0)
    assert len(outcomes) == SAMPLE
    assert all(outcome.fate == KILLED for outcome in outcomes), f"seed {seed}\n{table(outcomes)}"


def test_every_mutant_changes_one_place_of_the_package() -> None:
    package = ROOT / "src/oriflamme"
    counts = {mutant: (package / mutant.path).read_text(encoding="utf-8").count(mutant.old) for mutant in MUTANTS}
    assert [mutant for mutant, count in counts.items() if count != 1] == []
    assert len(set(MUTANTS)) == len(MUTANTS)
