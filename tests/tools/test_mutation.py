"""What becomes of mutants, on a project of two lines of rules and two tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.mutate import choose, table
from tools.mutation import Mutant, Outcome, try_mutant, why_useless

RULES = """
def income(cards):
    return cards + 1
"""

CONFTEST = """
import pytest

def pytest_addoption(parser):
    parser.addoption("--rule")

def pytest_configure(config):
    config.addinivalue_line("markers", "engine: tests of the engine")

def pytest_collection_modifyitems(config, items):
    rule = config.getoption("--rule")
    items[:] = [item for item in items if item.name == f"test_{rule}"]
    for item in items:
        item.add_marker(pytest.mark.engine)
"""

TESTS = """
from oriflamme.rules import income

def test_R1():
    assert income(2) == 3

def test_R2():
    assert income(2) > 0

def test_R3():
    assert income(2) == 4
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose R1 is tested well, R2 badly, R3 wrongly and R4 not at all."""
    package = tmp_path / "src" / "oriflamme"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (tmp_path / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (tmp_path / "test_rules.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("rule", "old", "new", "fate", "words"),
    [
        pytest.param("R1", "+ 1", "+ 2", "killed", "test_R1", id="noticed"),
        pytest.param("R2", "+ 1", "+ 2", "survived", "passed", id="not-noticed"),
        pytest.param("R4", "+ 1", "+ 2", "error", "no test carries the rule", id="no-test"),
        pytest.param("R1", "+ 7", "+ 2", "error", "stands 0 times", id="old-text-missing"),
        pytest.param("R1", "cards", "coins", "error", "stands 2 times", id="old-text-twice"),
        pytest.param("R1", "+ 1", "+", "error", "cannot be imported: SyntaxError", id="syntax-error"),
        pytest.param("R1", "def income", "def income_", "error", "ImportError", id="tests-cannot-start"),
    ],
)
def test_fate(project: Path, rule: str, old: str, new: str, fate: str, words: str) -> None:
    outcome = try_mutant(Mutant(rule, "rules.py", old, new), project=project)
    assert outcome.fate == fate
    assert words in outcome.words


def test_mutant_that_hangs_is_killed(project: Path) -> None:
    loop = Mutant("R1", "rules.py", "return cards", "while True: cards")
    outcome = try_mutant(loop, limit=2, project=project)
    assert (outcome.fate, outcome.words) == ("killed", "it did not end in 2 s")


def test_project_is_left_as_it_was(project: Path) -> None:
    try_mutant(Mutant("R1", "rules.py", "+ 1", "+ 2"), project=project)
    assert (project / "src" / "oriflamme" / "rules.py").read_text(encoding="utf-8") == RULES


@pytest.mark.parametrize(("rule", "words"), [("R3", "without any mistake"), ("R4", "no test carries the rule")])
def test_tests_that_cannot_notice_anything(project: Path, rule: str, words: str) -> None:
    assert words in (why_useless(rule, project=project) or "")


def test_tests_that_can_notice(project: Path) -> None:
    assert why_useless("R1", project=project) is None


MUTANTS = [Mutant(f"R{n}", "rules.py", "+ 1", f"+ {n}") for n in range(2, 12)]


def test_choice_by_rule() -> None:
    assert choose(MUTANTS, ["R3", "R5"], None, 0) == [MUTANTS[1], MUTANTS[3]]
    assert choose(MUTANTS, [], None, 0) == MUTANTS
    with pytest.raises(ValueError, match="R99"):
        choose(MUTANTS, ["R2", "R99"], None, 0)


def test_same_seed_takes_same_sample() -> None:
    assert choose(MUTANTS, [], 3, 1) == choose(MUTANTS, [], 3, 1)
    assert len(set(choose(MUTANTS, [], 3, 1))) == 3
    assert len(choose(MUTANTS, [], 99, 1)) == len(MUTANTS)


def test_table_shows_only_what_was_not_killed() -> None:
    killed, survived = Outcome(MUTANTS[0], "killed", ""), Outcome(MUTANTS[1], "survived", "the tests passed")
    text = table([killed, survived])
    assert "R3" in text
    assert "R2" not in text
    assert text.endswith("1 killed, 1 survived")
