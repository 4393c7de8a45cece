"""Whole games played at our own terminal, and the screens that are kept of them."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from tests.kit.terminal import Terminal

STUDY = "study:Empress,Fanatic,Informer,Diplomat,Judge/3/4"


class SittingPlan(Struct, frozen=True):
    """A game to play at the terminal."""

    language: str
    options: tuple[str, ...]
    columns: int = 90
    keep: tuple[int, ...] = (1, 9, 14)  # at which questions the screen is kept, from 1


PLANS = {
    "english-oriflamme": SittingPlan("en", ("--box", "oriflamme", "--seats", "4", "--people", "1", "--bot", "greedy")),
    "ukrainian-alliance": SittingPlan(
        "uk", ("--box", "alliance", "--seats", "3", "--people", "1", "--bot", "random", "--name", "Оля")
    ),
    "hungarian-study-two-people": SittingPlan(
        "hu", ("--box", STUDY, "--seats", "3", "--people", "2", "--bot", "random"), keep=(1, 2, 3, 4, 12)
    ),
    "french-oriflamme-narrow": SittingPlan(
        "fr", ("--box", "oriflamme", "--seats", "5", "--people", "1", "--bot", "random"), columns=60
    ),
}


def play_through(plan: SittingPlan, folder: Path) -> dict[str, str]:
    """Play to the end with keys, numbers and what is marked; the kept screens by name, and all that was told."""
    terminal = Terminal(
        "--lang",
        plan.language,
        "play",
        *plan.options,
        "--seed",
        "11",
        "--time",
        "60",
        folder=folder,
        columns=plan.columns,
    )
    screens = {}
    question = 0
    while terminal.wait_for_answer():
        question += 1
        if question in plan.keep:
            screens[f"question {question}"] = terminal.shown()
        if not terminal.asks_to_choose():
            terminal.press("enter")
        elif question % 3 == 0:
            terminal.press("down", "down", "enter")
        elif question % 3 == 1:
            terminal.type("1")
        else:
            terminal.press("up", "enter")
    assert terminal.end() == 0
    screens["the end"] = terminal.shown()
    return screens


def screens_of(name: str, folder: Path) -> str:
    """The kept screens of a plan as one text."""
    screens = play_through(PLANS[name], folder)
    return "".join(f"=== {title} ===\n{screen}\n\n" for title, screen in screens.items())
