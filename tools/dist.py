"""Build wheel and sdist into dist/, install each in a clean environment of its own and play a game there."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from dev import compiled_files
from tools.steps import ROOT

LOCKS = ("run",)

DIST = ROOT / "dist"
ALONE = ["--no-deps", "--no-build-isolation", "--no-cache"]
SMOKE = ROOT / "tools" / "smoke.py"


@dataclass(frozen=True)
class Trial:
    """An installation to try: what is installed beforehand, how, and how the engine must run then."""

    name: str
    package: Path
    locks: tuple[str, ...]
    engine: str
    environment: dict[str, str] = field(default_factory=dict)


def build() -> tuple[Path, Path]:
    """Build both with the locked tools."""
    shutil.rmtree(DIST, ignore_errors=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-t", "sdist", "-d", str(DIST)]
    subprocess.run(command, cwd=ROOT, check=True)
    (wheel,), (sdist,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    return wheel, sdist


def made_by_machine(names: Iterable[str]) -> list[str]:
    """Those of the files in a package that were compiled or otherwise made, not written."""
    return [name for name in names if PurePosixPath(name).suffix in {".c", ".o", ".pyc", ".pyd", ".so"}]


def check_contents(wheel: Path, sdist: Path, engine: str) -> None:
    """Stop unless of all that was made the wheel holds the compiled engine only, and the sdist nothing."""
    made = made_by_machine(zipfile.ZipFile(wheel).namelist())
    expected = compiled_files() if engine == "compiled" else []
    if sorted(PurePosixPath(name).name for name in made) != expected:
        sys.exit(f"{wheel.name} should hold {expected} but holds {made}")
    with tarfile.open(sdist) as archive:
        made = made_by_machine(archive.getnames())
    if made:
        sys.exit(f"{sdist.name} should hold nothing that was made but holds {made}")


def try_out(trial: Trial) -> str:
    """Install the package, with nothing but what is locked, and play a game away from the source tree."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, **trial.environment}

        def run(*command: str | Path) -> str:
            done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                sys.exit(f"{trial.name}: {done.stdout}{done.stderr}")
            return done.stdout.strip()

        python = Path(folder, "env", "Scripts/python.exe" if os.name == "nt" else "bin/python")
        uv = [sys.executable, "-m", "uv"]
        run(*uv, "venv", "--python", sys.executable, "env")
        locks = [f"--requirements={ROOT}/requirements/{lock}.lock" for lock in trial.locks]
        run(*uv, "pip", "install", "--python", python, "--require-hashes", *locks)
        run(*uv, "pip", "install", "--python", python, *ALONE, trial.package)
        return run(python, "-I", SMOKE, trial.engine)


def main() -> int:
    """Build, look inside, and try each way to install."""
    argparse.ArgumentParser(prog="dev.py dist", description=__doc__).parse_args()
    engine = "compiled" if compiled_files() else "plain"
    wheel, sdist = build()
    check_contents(wheel, sdist, engine)
    trials = [
        Trial("wheel, without a compiler", wheel, ("run",), engine, {"CC": "no-compiler"}),
        Trial("sdist", sdist, ("run", "build"), engine),
        Trial("sdist, not compiled", sdist, ("run", "build"), "plain", {"ORIFLAMME_COMPILE": "never"}),
    ]
    for trial in trials:
        print(f"{trial.name:<26} {try_out(trial)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
