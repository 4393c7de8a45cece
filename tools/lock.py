"""Write the lock files anew from pyproject.toml, requirements/ and web/package.json; --upgrade takes newer versions."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from tools.packages import LOCK, lock_packages
from tools.steps import ROOT

LOCKS = ("run", "test")

# In this order: all are installed in one environment, so each lock keeps to the versions of those before it.
SOURCES = {
    "installer": "requirements/installer.in",
    "run": "pyproject.toml",
    "build": "requirements/build.in",
    "test": "requirements/test.in",
    "bench": "requirements/bench.in",
}
# For every platform, with hashes, and nothing that tells where the files came from.
OPTIONS = [
    "--no-config",
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-annotate",
    "--no-header",
]


def main() -> int:
    """Resolve each source into its lock."""
    parser = argparse.ArgumentParser(prog="dev.py lock", description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="do not keep to the versions that are locked now")
    options = parser.parse_args()
    changing = ["--upgrade"] if options.upgrade else []
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    earlier: list[str] = []
    for name, source in SOURCES.items():
        lock = f"requirements/{name}.lock"
        command = [
            sys.executable,
            "-m",
            "uv",
            "pip",
            "compile",
            *OPTIONS,
            *changing,
            *earlier,
            source,
            "--output-file",
            lock,
        ]
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
        earlier += ["--constraints", lock]
        print(lock)
    print(LOCK.relative_to(ROOT))
    return lock_packages(upgrade=options.upgrade)


if __name__ == "__main__":
    sys.exit(main())
