"""The engine's tests with a build of it that checks every array bound and all that C leaves undefined.

Compiled code trusts itself: an index out of bounds would quietly read or write something else. Here it stops
the test, and the report names the line of Python that it comes from.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from hatch_build import compile_engine
from tools.engine import copy_plain, using
from tools.steps import CACHE, ROOT, cores

FOLDER = CACHE / "sanitize"
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
# Python is compiled with -fwrapv, which would make overflow defined; the plain engine would not overflow.
CHECKED = ["-O1", "-ffp-contract=off", "-g", "-fno-omit-frame-pointer", "-fno-wrapv", *SANITIZERS]


def sanitize(pytest_arguments: list[str]) -> int:
    """Build, run the tests, and print what the sanitizers reported."""
    if not shutil.which("gcc"):
        print("--sanitize needs gcc: install it (Debian: apt install gcc python3-dev), then do this again")
        return 1
    print("building the engine with checks", flush=True)
    os.environ["CC"] = "gcc"
    copy_plain(FOLDER)
    compile_engine(FOLDER, FOLDER, CHECKED, SANITIZERS)
    environment = {
        **os.environ,
        **using(FOLDER, "compiled"),
        "LD_PRELOAD": _runtime(),
        "PYTHONMALLOC": "malloc",  # each object in a block of its own, with guarded ends
        "ASAN_OPTIONS": "detect_leaks=0",  # Python itself keeps much to the end
    }
    # With the error stream not captured by pytest, the last words of a test that was stopped are not lost.
    options = ["-n", str(cores()), "-m", "engine", "--capture=sys", *pytest_arguments]
    report = FOLDER / "report.txt"
    with report.open("w", encoding="utf-8") as errors:
        command = [sys.executable, "-m", "pytest", *options]
        code = subprocess.run(command, cwd=ROOT, env=environment, stderr=errors, check=False).returncode
    print(report.read_text(encoding="utf-8"))
    print("the checks found something" if code else "the checks found nothing")
    return 1 if code else 0


def _runtime() -> str:
    """The library of the address sanitizer, which must be loaded before Python."""
    command = ["gcc", "-print-file-name=libasan.so"]
    return str(Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()).resolve())
