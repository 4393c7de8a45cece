"""Write codes.pxd, the engine's numbers for compiled code, from codes.py."""

from __future__ import annotations

from pathlib import Path

RULES = Path(__file__).resolve().parents[1] / "src/oriflamme/rules"


def mirrored() -> str:
    """The text of codes.pxd that says the same as codes.py."""
    lines = ["# Written from codes.py by `python -m tools.codes`.", "cdef enum:"]
    for line in (RULES / "codes.py").read_text(encoding="utf-8").splitlines():
        name, equals, value = line.partition(" = ")
        if equals and name.isupper():
            lines.append(f"    {name} = {value.partition('#')[0].strip()}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Bring codes.pxd up to date."""
    (RULES / "codes.pxd").write_text(mirrored(), encoding="utf-8")


if __name__ == "__main__":
    main()
