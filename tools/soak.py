"""Go on with the random tests of the package for a long time, with other games than the tests play."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from tools.steps import ROOT, cores

LOCKS = ("run", "test")

# Random games against the second reading of the rules, secrecy, readers, the state machine.
LONG = ["tests/game", "tests/rules/test_against_oracle.py"]


def main() -> int:
    """Run them with so many times the examples."""
    parser = argparse.ArgumentParser(prog="dev.py soak", description=__doc__)
    parser.add_argument("times", nargs="?", type=int, default=20, help="how much longer (default: %(default)s)")
    options, arguments = parser.parse_known_args()
    if options.times < 2:
        parser.error("a soak goes on at least 2 times as long as the tests")
    environment = {**os.environ, "ORIFLAMME_SOAK": str(options.times)}
    command = [sys.executable, "-m", "pytest", "-n", str(cores()), *LONG, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
