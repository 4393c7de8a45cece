"""Runs one program after the other and says at which it is; shared by the commands."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"


@dataclass(frozen=True)
class Step:
    """A program to run in the project's folder, with what environment, and the exit codes that are fine."""

    name: str
    command: list[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    good: Collection[int] = (0,)


def run_steps(steps: Iterable[Step], *, keep_going: bool = False) -> list[str]:
    """Run the steps up to the first that fails (or all of them) and give the names of those that failed."""
    failed = []
    for step in steps:
        print(f"\n== {step.name}", flush=True)
        start = time.perf_counter()
        code = subprocess.run(step.command, cwd=ROOT, env={**os.environ, **step.environment}, check=False).returncode
        seconds = time.perf_counter() - start
        if code in step.good:
            print(f"-- done in {seconds:.1f} s", flush=True)
            continue
        print(f"-- FAILED after {seconds:.1f} s, exit code {code}: {' '.join(step.command)}", flush=True)
        failed.append(step.name)
        if not keep_going:
            break
    return failed


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
