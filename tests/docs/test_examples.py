"""The examples in the docs and the scripts in examples/ do what they say."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from oriflamme.locales.words import text_of
from tests.kit.command import oriflamme

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", "docs/python.md", "docs/engine.md", "docs/search.md", "docs/arena.md"]
SCRIPTS = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run_as_shown(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert results.attempted > 3
    assert results.failed == 0


def test_the_messages_that_the_page_for_translators_shows_are_there() -> None:
    page = (ROOT / "docs/translating.md").read_text(encoding="utf-8")
    shown = re.findall(r"# (\w\w)\.ftl.*\n((?:[^`\n]+\n)+)", page)
    assert [language for language, _ in shown] == ["en", "uk"]
    for language, message in shown:
        assert f"\n{message}" in text_of(language)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_a_script_runs(script: Path) -> None:
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, env=os.environ, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize(("page", "count"), [("docs/playing.md", 2)])
def test_the_commands_of_a_page_print_what_it_shows(page: str, count: int) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    shown = re.findall(r"```\n\$ oriflamme (.+)\n((?:.*\n)*?)```", text)
    assert len(shown) == count
    for command, output in shown:
        done = oriflamme(*shlex.split(command))
        told = "\n".join(line.rstrip() for line in done.output.splitlines())
        assert done.code == 0
        for part in output.split("…\n"):
            assert part.strip("\n") in told


def test_the_transcript_in_the_readme_is_what_play_prints() -> None:
    options = ["--box", "alliance", "--seats", "3", "--bot", "random", "--seed", "7"]
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = page.split(f"$ python3 dev.py play {' '.join(options)}\n")[1].split("\n\n## ")[0]
    chosen = "\n".join(["3", "1", "1", "2", "9", "1"] + ["1"] * 10)
    printed = subprocess.run(
        [sys.executable, "-m", "tools.play", *options],
        cwd=ROOT,
        env={**os.environ, "ORIFLAMME_LANG": "en", "COLUMNS": "80"},
        input=chosen,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    told = "\n".join(line.rstrip() for line in printed.split("\n"))
    parts = "\n".join(line.removeprefix("    ") for line in shown.split("\n")).split("…")
    for part in filter(None, (part.strip("\n") for part in parts)):
        assert part in told
