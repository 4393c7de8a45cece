"""Write the .pxd files that give compiled code the numbers of a .py file."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1] / "src/oriflamme"
SOURCES = (PACKAGE / "rules/codes.py", PACKAGE / "bots/search/tables.py")


def mirrored(source: Path) -> str:
    """The text of the .pxd file that says the same as a .py file of numbers."""
    lines = [f"# Written from {source.name} by `python -m tools.codes`.", "cdef enum:"]
    for line in source.read_text(encoding="utf-8").splitlines():
        name, equals, value = line.partition(" = ")
        if equals and name.isupper():
            lines.append(f"    {name} = {value.partition('#')[0].strip()}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Bring them up to date."""
    for source in SOURCES:
        source.with_suffix(".pxd").write_text(mirrored(source), encoding="utf-8")


if __name__ == "__main__":
    main()
