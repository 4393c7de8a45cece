"""Look for mistakes without running anything; --sanitize runs the compiled engine under C's own checks."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.sanitize import sanitize
from tools.steps import ROOT, Step, run_steps

LOCKS = ("run", "test")

TYPED = ("src", "tests", "tools", "bench", "examples", "dev.py", "hatch_build.py")


def static_steps(*, fix: bool = False) -> list[Step]:
    """Style, layout, types and the walls between the rooms."""
    ruff = [sys.executable, "-m", "ruff"]
    typed = [name for name in TYPED if (ROOT / name).exists()]
    lint_imports = str(Path(sys.executable).with_name("lint-imports"))
    return [
        Step("ruff check", [*ruff, "check", "--quiet", *(["--fix"] if fix else [])]),
        Step("ruff format", [*ruff, "format", "--quiet", *([] if fix else ["--diff"])]),
        Step("mypy", [sys.executable, "-m", "mypy", *typed]),
        Step("import-linter", [lint_imports, "--no-logo", "--cache-dir=.cache/import-linter"]),
    ]


def main() -> int:
    """Run all the checks, or the engine's tests under C's own checks."""
    parser = argparse.ArgumentParser(prog="dev.py check", description=__doc__)
    parser.add_argument("--fix", action="store_true", help="mend what ruff can mend")
    parser.add_argument(
        "--sanitize",
        nargs=argparse.REMAINDER,
        metavar="PYTEST ARGUMENT",
        help="run the engine's tests with its bounds, memory and undefined behaviour checked",
    )
    options = parser.parse_args()
    if options.sanitize is not None:
        return sanitize(options.sanitize)
    failed = run_steps(static_steps(fix=options.fix), keep_going=True)
    print(f"\nfailed: {', '.join(failed)}" if failed else "\nall checks passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
