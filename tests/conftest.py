"""What all tests share: the rule ids that a test carries, and which engine it runs on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from oriflamme.rules import COMPILED
from tests.kit.effort import SOAKING

TESTS = Path(__file__).parent
ENGINE_FOLDERS = ("rules", "game", "golden")

settings.register_profile("tests", deadline=None, derandomize=not SOAKING, print_blob=True)
settings.load_profile("tests")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--rule Q1` runs only the tests that carry the id."""
    parser.addoption("--rule", help="run only the tests that name this rule id")


def pytest_configure() -> None:
    """Stop at once when the engine is not the one that was asked for."""
    expected = os.environ.get("ORIFLAMME_EXPECT")
    if expected and (expected == "compiled") != COMPILED:
        raise pytest.UsageError(f"the tests want the {expected} engine and found the other one")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what runs on both engines; keep only the tests of one rule when asked."""
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in ENGINE_FOLDERS:
            item.add_marker("engine")
    wanted = config.getoption("--rule")
    if wanted:
        kept = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("rule"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
