#!/usr/bin/env python3
"""The one door to this project: prepares .venv with the standard library alone, then runs a tool in it.

A module of tools/ is a command if it says which lock files it needs (``LOCKS``); its docstring's first line
is its help. A stamp file tells what is installed: where nothing has changed, a command starts at once.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".venv"
PYTHON = ENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = ENV / "oriflamme.json"
COMPILED = [ROOT / "src" / "oriflamme" / folder for folder in ("rules", "bots/search")]


class Command(NamedTuple):
    """What the table of commands says about one of them."""

    help: str
    locks: tuple[str, ...]


def commands() -> dict[str, Command]:
    """The commands, read from tools/ without importing it: what it imports may not be installed yet."""
    table = {}
    for path in sorted((ROOT / "tools").glob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for node in module.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "LOCKS":
                help_line = (ast.get_docstring(module) or "").split("\n")[0]
                table[path.stem] = Command(help_line, ast.literal_eval(node.value))
    return table


def compiler() -> str | None:
    """The C compiler that a build would use, or None if it is not there."""
    return shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0])


def compiled_files() -> list[str]:
    """The names of the compiled modules that lie beside the sources of the engine."""
    found = [path for folder in COMPILED for path in folder.glob("*")]
    return sorted(path.name for path in found if path.suffix in {".so", ".pyd"})


def tell_if_plain() -> None:
    """Say in one line why the engine is not compiled, if it is not."""
    if compiled_files():
        return
    if os.environ.get("ORIFLAMME_COMPILE") == "never":
        reason, remedy = "ORIFLAMME_COMPILE=never", "unset it for speed"
    elif compiler() is None:
        reason, remedy = "no C compiler found", "install gcc for speed (Debian: apt install gcc python3-dev)"
    else:
        reason, remedy = "compiling failed", "do this again with ORIFLAMME_COMPILE=require to see why"
    print(f"dev.py: {reason}: the engine is plain Python, about 70 times slower; {remedy}", file=sys.stderr)


def digest(*paths: Path) -> str:
    """A hash over names and contents of files."""
    parts = [part for path in paths for part in (path.name.encode(), path.read_bytes())]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def engine_state() -> list[object]:
    """What the installed package and its compiled engine are made from, and what was compiled."""
    sources = sorted(path for folder in COMPILED for kind in ("*.py", "*.pxd") for path in folder.glob(kind))
    state = digest(ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sources)
    return [state, compiler(), os.environ.get("ORIFLAMME_COMPILE"), compiled_files()]


def make_env() -> None:
    """Make an empty .venv with pip in it; only one that this program made is replaced."""
    if ENV.exists() and not STAMP.exists():
        sys.exit("dev.py: .venv was not made by this program: delete it or move it away, then do this again")
    try:
        import ensurepip  # noqa: F401 - Debian leaves it out of its Python
        import venv
    except ImportError:
        package = f"python{sysconfig.get_python_version()}-venv"
        sys.exit(f"dev.py: Python's venv is not complete: install it (Debian: apt install {package}) first")
    shutil.rmtree(ENV, ignore_errors=True)
    ENV.mkdir()
    STAMP.write_text("{}", encoding="utf-8")
    venv.create(ENV, with_pip=True, symlinks=os.name != "nt")


def install(what: str, *command: str) -> None:
    """Run an installer quietly; if it fails, show what it said and stop."""
    print(f"dev.py: installing {what}", file=sys.stderr)
    done = subprocess.run([PYTHON, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout + done.stderr, file=sys.stderr)
        sys.exit(f"dev.py: {what} could not be installed for the reason above: mend it (no network?) and try again")


def lock_file(lock: str) -> Path:
    """The file that pins what is locked under a name: packages of Python, or for `web` of JavaScript."""
    return ROOT / ("web/package-lock.json" if lock == "web" else f"requirements/{lock}.lock")


def prepare(locks: tuple[str, ...]) -> None:
    """Bring .venv and web/node_modules up to date: what is locked, and our package, built with the locked tools."""
    home = [str(ROOT), *sys.version_info[:2]]
    stamp = json.loads(STAMP.read_text(encoding="utf-8")) if STAMP.exists() and PYTHON.exists() else {}
    if stamp.get("home") != home:
        make_env()
        stamp = {"home": home}
    wanted = {lock: digest(lock_file(lock)) for lock in ["installer", "build", *locks]}
    if not (ROOT / "web/node_modules").exists():
        stamp.pop("web", None)
    missing = [lock for lock in wanted if stamp.get(lock) != wanted[lock]]
    packages = [lock for lock in missing if lock != "web"]
    uv = ["uv", "pip", "install", "--python", str(PYTHON)]
    if "installer" in missing:
        install("uv", "pip", "install", "--require-hashes", "-r", "requirements/installer.lock")
    if packages:
        files = [f"--requirements={lock_file(lock)}" for lock in packages]
        install(f"what is locked for {', '.join(packages)}", *uv, "--require-hashes", *files)
    if "web" in missing:
        install("the packages of web/", "tools.packages")
    if "build" in missing or stamp.get("engine") != engine_state():
        install("oriflamme", *uv, "--reinstall", "--no-deps", "--no-build-isolation", "--editable=.")
    STAMP.write_text(json.dumps({**stamp, **wanted, "engine": engine_state()}), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Run the command that is asked for, or list the commands."""
    if sys.version_info < (3, 11):  # noqa: UP036 - here is where an older Python is told so
        sys.exit(f"dev.py: Python {sys.version.split()[0]} is too old: start this with Python 3.11 or newer")
    table = commands()
    if not arguments or arguments[0] in {"-h", "--help"}:
        print("usage: python3 dev.py COMMAND [arguments]; COMMAND --help says more\n")
        print("\n".join(f"  {name:<8} {command.help}" for name, command in table.items()))
        return 0
    name = arguments[0]
    if name not in table:
        sys.exit(f"dev.py: there is no command {name!r}: choose one of {', '.join(table)}")
    prepare(table[name].locks)
    tell_if_plain()
    try:
        return subprocess.call([PYTHON, "-m", f"tools.{name}", *arguments[1:]], cwd=ROOT)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
