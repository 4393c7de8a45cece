"""Run one of the benches, which measure speed and strength and print a table; without a name, list them."""

from __future__ import annotations

import argparse
import ast
import runpy
import sys

from tools.steps import ROOT

LOCKS = ("run", "bench")


def benches() -> dict[str, str]:
    """The modules of bench/ that have a ``main``, with the first line of their docstrings."""
    table = {}
    for path in sorted((ROOT / "bench").glob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        if any(isinstance(node, ast.FunctionDef) and node.name == "main" for node in module.body):
            table[path.stem] = (ast.get_docstring(module) or "").split("\n")[0]
    return table


def main() -> int:
    """Run the bench as a program of its own."""
    table = benches()
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("name", nargs="?", choices=table)
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="for the bench")
    options = parser.parse_args()
    if options.name is None:
        print("\n".join(f"{name:<12} {line}" for name, line in table.items()) or "there is no bench yet")
        return 0
    sys.argv[:] = [f"bench {options.name}", *options.arguments]
    runpy.run_module(f"bench.{options.name}", run_name="__main__", alter_sys=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
