"""Every rule and every ruling has tests that name it, and a mutant that they notice."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.docs.rule_ids import RULE_IDS
from tests.mutants import MUTANTS

TESTS = Path(__file__).resolve().parents[1]


def named_ids() -> set[str]:
    """The ids that stand in `@rules(...)` anywhere in the tests."""
    ids: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rules":
                ids |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return ids


def test_the_ids_of_the_rules_are_found() -> None:
    assert {"S1", "N3", "P5", "R11", "E6", "W3", "V4", "C-Archer", "C-Deal", "C-Reserve", "Q1", "Q21"} <= RULE_IDS
    assert len(RULE_IDS) == 6 + 3 + 5 + 11 + 6 + 3 + 4 + 20 + 1 + 24


def test_every_rule_has_tests_that_name_it() -> None:
    assert sorted(RULE_IDS - named_ids()) == []


def test_no_test_names_a_rule_that_is_none() -> None:
    assert sorted(named_ids() - RULE_IDS) == []


def test_every_rule_has_a_mutant() -> None:
    assert sorted(RULE_IDS - {mutant.rule for mutant in MUTANTS}) == []
