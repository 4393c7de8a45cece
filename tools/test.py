"""Run all checks and all tests, with the compiled engine and the plain one; other arguments go to pytest."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path
from xml.etree import ElementTree

from dev import compiled_files, compiler
from tools.check import static_steps
from tools.engine import copy_plain, using
from tools.steps import CACHE, Step, cores, run_steps

LOCKS = ("run", "test", "bench", "web")

PLAIN = CACHE / "plain"
REPORTS = CACHE / "reports"
NO_TEST_CHOSEN = 5  # pytest's exit code


def pytest_step(engine: str, environment: dict[str, str], choice: list[str], arguments: list[str]) -> Step:
    """One run of pytest, with its counts in a report; where the caller chooses, no test may be left."""
    report = f"--junitxml={REPORTS / engine}.xml"
    command = [sys.executable, "-m", "pytest", "-n", str(cores()), report, *choice, *arguments]
    return Step(f"pytest, {engine} engine", command, environment, (0, NO_TEST_CHOSEN) if arguments else (0,))


def pytest_steps(arguments: list[str]) -> list[Step]:
    """All tests with the installed engine and, if that is the compiled one, its tests with the plain one."""
    if not compiled_files():
        return [pytest_step("plain", {"ORIFLAMME_EXPECT": "plain"}, [], arguments)]
    copy_plain(PLAIN)
    return [
        pytest_step("compiled", {"ORIFLAMME_EXPECT": "compiled"}, [], arguments),
        pytest_step("plain", using(PLAIN, "plain"), ["-m", "engine"], arguments),
    ]


def counts(reports: list[Path]) -> dict[str, int]:
    """How many tests passed, failed and were skipped, all reports together."""
    suites = [suite for report in reports for suite in ElementTree.parse(report).iter("testsuite")]
    total = {
        name: sum(int(suite.get(name, 0)) for suite in suites) for name in ("tests", "failures", "errors", "skipped")
    }
    failed = total["failures"] + total["errors"]
    return {
        "passed": total["tests"] - failed - total["skipped"],
        "failed": failed,
        "skipped": total["skipped"],
    }


def main() -> int:
    """Run the steps and sum up; the last line holds the counts alone."""
    parser = argparse.ArgumentParser(prog="dev.py test", description=__doc__, allow_abbrev=False)
    parser.add_argument("--keep-going", action="store_true", help="go on after a step that fails")
    options, arguments = parser.parse_known_args()
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    steps = [*static_steps(), *pytest_steps(arguments)]
    failed = run_steps(steps, keep_going=options.keep_going)
    if not compiled_files():
        print("\nthe engine is not compiled here: the tests ran with the plain one only")
        if compiler() and os.environ.get("ORIFLAMME_COMPILE") != "never":
            failed.append("compiling the engine, although there is a C compiler")
    print(f"\nfailed: {', '.join(failed)}" if failed else "\nall steps passed")
    print(", ".join(f"{count} {name}" for name, count in counts(sorted(REPORTS.glob("*.xml"))).items()))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
