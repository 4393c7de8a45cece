"""Which modules are compiled, and that nothing stale stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from hatch_build import compiled_modules, remove_compiled


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A folder of rules, below a folder that holds the package."""
    folder = tmp_path / "oriflamme" / "rules"
    folder.mkdir(parents=True)
    return folder


def test_compiled_is_what_has_types_beside_it(rules: Path, tmp_path: Path) -> None:
    for name in (
        "walk.py",
        "walk.pxd",
        "board.py",
        "board.pxd",
        "setup.py",
        "types.pxd",
        "codes.py",
        "codes.pxd",
    ):
        (rules / name).touch()
    assert [path.name for path in compiled_modules(tmp_path)] == ["board.py", "walk.py"]
    assert all(path.parent == Path("oriflamme/rules") for path in compiled_modules(tmp_path))


def test_everything_compiled_is_removed(rules: Path, tmp_path: Path) -> None:
    for name in ("walk.py", "walk.pxd", "walk.cpython-311-x86_64-linux-gnu.so", "old.cp312-win_amd64.pyd"):
        (rules / name).touch()
    remove_compiled(tmp_path)
    assert sorted(path.name for path in rules.iterdir()) == ["walk.pxd", "walk.py"]
