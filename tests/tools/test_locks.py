"""The lock files: every file pinned and hashed, nothing said about where it comes from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import dev
from tools.lock import SOURCES

REQUIREMENTS = dev.ROOT / "requirements"
LOCKS = sorted(REQUIREMENTS.glob("*.lock"))
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[^ ]+)(?P<marker> ;.*)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def pins(lock: Path) -> dict[str, str]:
    """What a lock file pins: the version by name and marker."""
    found = [PIN.fullmatch(line) for line in lock.read_text(encoding="utf-8").splitlines()]
    return {f"{pin['name']}{pin['marker'] or ''}": pin["version"] for pin in found if pin}


def wanted(lock: Path) -> set[str]:
    """The names that the source of a lock asks for."""
    source = dev.ROOT / SOURCES[lock.stem]
    text = source.read_text(encoding="utf-8")
    asked = tomllib.loads(text)["project"]["dependencies"] if source.suffix == ".toml" else text.splitlines()
    return {re.sub(r"[._]", "-", re.split(r"[<>=!~ ;\[]", line)[0]) for line in asked if not line.startswith("#")}


def test_every_lock_has_its_source() -> None:
    assert {lock.stem for lock in LOCKS} == set(SOURCES)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_lock_holds_pins_and_hashes_only(lock: Path) -> None:
    before = None
    for line in lock.read_text(encoding="utf-8").splitlines():
        assert HASH.fullmatch(line) or PIN.fullmatch(line)
        assert not (PIN.fullmatch(line) and before and PIN.fullmatch(before)), f"no hash: {before}"
        before = line
    assert before
    assert HASH.fullmatch(before)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_lock_pins_what_its_source_asks_for(lock: Path) -> None:
    assert wanted(lock) <= {pin.split(" ")[0] for pin in pins(lock)}


def test_locks_agree() -> None:
    together: dict[str, str] = {}
    for lock in LOCKS:
        for pin, version in pins(lock).items():
            assert together.setdefault(pin, version) == version, f"{pin} in {lock.name}"


def test_no_torch() -> None:
    assert not [lock.name for lock in LOCKS if "torch" in lock.read_text(encoding="utf-8")]
