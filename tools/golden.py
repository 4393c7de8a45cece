"""Write the figures and playthroughs in tests/ anew, after a ruling has changed or the bots have learnt something."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from oriflamme import Game
from oriflamme.cli.players import default_names
from oriflamme.cli.telling import Teller
from oriflamme.locales import LANGUAGES, Words
from oriflamme.rules import perft, play_games
from tests.kit.sittings import PLANS, screens_of
from tests.kit.thoughts import thoughts_on
from tools.steps import ROOT

LOCKS = ("run", "test")

MIX = "mix:Archer,Soldier,Shapeshifter,RoyalDecree,Ambush,Informer,Judge,Deserter,Insurrection,Extortion"
STUDY = "study:Soldier,Shapeshifter,Ambush,Insurrection,Deal/3/4"
BOXES = {"oriflamme": "oriflamme", "alliance": "alliance", "mix": MIX}
GAMES = 500
NARRATED = {"oriflamme": 460, "alliance": 560}  # the seeds of games in which much happens


def playout_figures() -> list[dict[str, str | int]]:
    """Decisions and checksums of random games inside the engine."""
    figures: list[dict[str, str | int]] = []
    for box in (*BOXES.values(), STUDY):
        for seats in range(2, 6):
            decisions, checksum = play_games(box, seats, GAMES, seats)
            asked: dict[str, str | int] = {"box": box, "seats": seats, "games": GAMES, "seed": seats}
            figures.append({**asked, "decisions": decisions, "checksum": checksum})
    return figures


def perft_figures() -> list[dict[str, str | list[int]]]:
    """Counts of ways to go on, to a depth that takes a moment."""
    figures: list[dict[str, str | list[int]]] = []
    for number, box in enumerate((*BOXES.values(), STUDY)):
        for moves in (0, 7, 15, 24, 33):
            position = random_play(Game.deal(box, 2 + (number + moves) % 4, moves), moves).position
            if position.over:
                continue
            counts = [perft(position.state(), 1), perft(position.state(), 2)]
            while len(counts) < 7 and counts[-1] * counts[-1] // counts[-2] < 20_000:
                counts.append(perft(position.state(), len(counts) + 1))
            figures.append({"position": str(position), "counts": counts})
    return figures


def random_play(game: Game, moves: int) -> Game:
    """Play so many random moves."""
    chance = random.Random(moves)
    while not game.over and len(game.moves) < moves:
        game.play(chance.choice(game.position.moves))
    return game


def playthrough(game: Game) -> str:
    """A game told move by move: the position, what is legal, what was played, what happened, what a spectator sees."""
    told = Game(game.opening)
    lines = [str(game.record()), "opening", f"  {told.position}", f"  seen by - : {told.view(None)}"]
    for number, played in enumerate(game.moves, 1):
        legal = " · ".join(map(str, told.position.moves))
        events = told.play(played.move)
        lines += ["", f"{number}. {played.seat} {played.move}", f"  of {legal}"]
        lines += [f"  : {event}" for event in events]
        lines += [f"  {told.position}", f"  seen by {played.seat} : {told.view(played.seat)}"]
    return "\n".join([*lines, "", f"winners {' '.join(told.position.winners)}", ""])


def playthroughs() -> dict[str, str]:
    """One whole game of each box and number of seats, by the name of its file."""
    return {
        f"{name}-{seats}.txt": playthrough(random_play(Game.deal(box, seats, seed=seats), 1000))
        for name, box in BOXES.items()
        for seats in range(2, 6)
    }


def narrated(words: Words, box: str) -> str:
    """A whole game told in a language, with every decision as it is put to the one who makes it."""
    seats = 4
    game = random_play(Game.deal(BOXES[box], seats, seed=NARRATED[box]), 1000)
    told = Game(game.opening)
    teller = Teller(words, default_names(words, game.seats))
    lines = [line for event in told.events for line in teller.lines(event)]
    for played in game.moves:
        view = told.view(played.seat)
        lines.append(f"        {teller.names[played.seat]} ← {teller.ask(view)} → {teller.move(view, played.move)}")
        lines += [line for event in told.play(played.move) for line in teller.lines(event)]
    return "\n".join([*lines, ""])


def narrations() -> dict[str, str]:
    """One game of each box in each language, by the name of its file."""
    return {f"{language}-{box}.txt": narrated(Words(language), box) for language in LANGUAGES for box in NARRATED}


def rethought(path: Path) -> list[dict[str, object]]:
    """What the bots think now of the positions in a file."""
    return [thoughts_on(figure["position"]) for figure in json.loads(path.read_text(encoding="utf-8"))]


def write_figures(path: Path, figures: Sequence[Mapping[str, object]]) -> None:
    """One figure a line."""
    lines = ",\n".join(json.dumps(figure) for figure in figures)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> int:
    """Write all files."""
    argparse.ArgumentParser(prog="dev.py golden", description=__doc__).parse_args()
    for name, text in playthroughs().items():
        (ROOT / "tests/golden" / name).write_text(text, encoding="utf-8")
    for name in PLANS:
        with TemporaryDirectory() as folder:
            (ROOT / "tests/golden/screens" / f"{name}.txt").write_text(screens_of(name, Path(folder)), encoding="utf-8")
    for name, text in narrations().items():
        (ROOT / "tests/golden/narrated" / name).write_text(text, encoding="utf-8")
    write_figures(ROOT / "tests/data/playouts.json", playout_figures())
    write_figures(ROOT / "tests/data/perft.json", perft_figures())
    write_figures(ROOT / "tests/data/search.json", rethought(ROOT / "tests/data/search.json"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
