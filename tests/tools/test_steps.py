"""Running steps, and counting what pytest reports."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.steps import Step, run_steps
from tools.test import counts


def leaving(code: int, good: tuple[int, ...] = (0,)) -> Step:
    """A step that ends with this exit code."""
    return Step(f"leaves {code}", [sys.executable, "-c", f"raise SystemExit({code})"], good=good)


@pytest.mark.parametrize(
    ("keep_going", "failed"), [(False, ["leaves 3"]), (True, ["leaves 3", "leaves 4"])], ids=["stop", "go on"]
)
def test_first_failure_stops_unless_asked_to_go_on(keep_going: bool, failed: list[str]) -> None:
    assert run_steps([leaving(0), leaving(3), leaving(4)], keep_going=keep_going) == failed


def test_exit_code_may_be_allowed() -> None:
    assert run_steps([leaving(5, good=(0, 5))]) == []


def test_step_adds_to_the_environment() -> None:
    code = "import os; raise SystemExit('PATH' not in os.environ or os.environ['EXTRA'] != 'yes')"
    assert run_steps([Step("look", [sys.executable, "-c", code], {"EXTRA": "yes"})]) == []


def test_reports_are_added_up(tmp_path: Path) -> None:
    first, second = tmp_path / "first.xml", tmp_path / "second.xml"
    suite = '<testsuites><testsuite tests="{}" failures="{}" errors="{}" skipped="{}"/></testsuites>'
    first.write_text(suite.format(10, 1, 2, 3), encoding="utf-8")
    second.write_text(suite.format(5, 0, 0, 0), encoding="utf-8")
    assert counts([first, second]) == {"passed": 9, "failed": 3, "skipped": 3}
    assert counts([]) == {"passed": 0, "failed": 0, "skipped": 0}
