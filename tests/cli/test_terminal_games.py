"""Whole games at a real pseudo-terminal, in several languages, with the screens that were looked at and approved.

`python3 dev.py golden` writes the screens anew; look at the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from oriflamme import Record
from tests.kit.programs import program
from tests.kit.sittings import PLANS, screens_of
from tests.kit.terminal import Terminal

SCREENS = Path(__file__).parents[1] / "golden/screens"
GAME = (
    "play",
    "--box",
    "alliance",
    "--seats",
    "3",
    "--people",
    "1",
    "--name",
    "Olha",
    "--bot",
    "random",
    "--seed",
    "5",
)


@pytest.mark.parametrize("name", PLANS)
def test_a_whole_game_looks_as_it_was_approved(name: str, tmp_path: Path) -> None:
    assert screens_of(name, tmp_path) == (SCREENS / f"{name}.txt").read_text(encoding="utf-8")


def test_every_screen_belongs_to_a_game() -> None:
    assert {path.stem for path in SCREENS.iterdir()} == set(PLANS)


def test_questions_set_a_game_up(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", "3", folder=tmp_path)
    terminal.wait_for("Which box?")
    terminal.press("down", "enter")
    terminal.wait_for("How many players?")
    terminal.type("2")
    terminal.wait_for("sit at this terminal")
    terminal.press("enter")
    terminal.wait_for("name of player 1")
    assert "Which box?\n❯ Oriflamme: Alliance\nHow many players?\n❯ 4 players\nHow many people" in terminal.shown()
    terminal.type("Olha")
    terminal.wait_for("Which bots?")
    terminal.press("up", "enter")
    terminal.wait_for("Which card do you place")
    shown = terminal.shown()
    assert "A game for 4 players begins (Oriflamme: Alliance)." in shown
    assert "Olha (you)" in shown
    assert "(Random)" in shown


def test_two_are_offered_a_duel(tmp_path: Path) -> None:
    terminal = Terminal("play", "--box", "alliance", "--people", "0", "--bot", "random", folder=tmp_path)
    terminal.wait_for("2 players: a variant")
    terminal.press("up", "enter")
    assert terminal.end() == 0
    assert "A game for 2 players begins" in terminal.told()


def test_a_mix_can_be_drawn(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seats", "3", "--people", "0", "--bot", "random", "--seed", "3", folder=tmp_path)
    terminal.wait_for("Which box?")
    terminal.type("3")
    assert terminal.end() == 0
    assert "a mix of both boxes" in terminal.told()


def test_what_is_typed_is_dealt_with(tmp_path: Path) -> None:
    terminal = Terminal(*GAME, "--first", "a", folder=tmp_path)
    terminal.wait_for("Which card do you place")
    for typed, answer in {
        "?": "What you can type",
        "why": "wants a move in the notation",
        "why Spy start": "P1: Beginning with the first player",
        "why Fanatic start": "“Fanatic start” is allowed.",
        "why 2": "“Fanatic start” is allowed.",
        "why keep": "you are placing a card now",
        "rules Q15": "With several other face-up Diplomats",
        "rules diplomat": "Rulings on Diplomat",
        "rules nothing at all": "There is no card and no rule “nothing at all”",
        "nonsense": "“nonsense” is neither a move nor a command",
        "99": "“99” is neither a move nor a command",
        "Spy start": "Spy is not in your hand",
        "hint": "The most promising moves, and how often they win:",
        "takeback": "There is no move of yours to take back.",
        "log": "Round 1: Olha is first.",
        "table": "The row is empty.",
    }.items():
        terminal.type(typed)
        terminal.wait_for(answer)
    terminal.type("fanatic start")  # the notation tells capitals apart
    terminal.wait_for("neither a move")
    terminal.type("Fanatic start")
    terminal.wait_for("Olha places the Fanatic at the start.")


def test_arrow_keys_walk_a_long_list_around_and_tab_completes(tmp_path: Path) -> None:
    terminal = Terminal(*GAME, "--first", "a", folder=tmp_path)
    terminal.wait_for("Which card do you place")
    terminal.press("up")
    terminal.wait_for("❯ 7  ")
    terminal.press("down", "down")
    terminal.wait_for("❯ 2  ")
    terminal.press("4")
    terminal.wait_for("❯ 4  ")
    terminal.press("\x7f", "t", "a", "k", "tab")
    terminal.wait_for("❯ takeback")
    terminal.press("enter")
    terminal.wait_for("no move of yours to take back")


def test_a_move_is_taken_back_and_another_made(tmp_path: Path) -> None:
    terminal = Terminal(*GAME, "--first", "a", folder=tmp_path)
    terminal.wait_for("Which card do you place")
    terminal.type("Fanatic start")
    terminal.wait_for("Fanatic, face down (Olha)")
    terminal.type("takeback")
    terminal.wait_for("Taken back.")
    terminal.wait_for("Which card do you place")
    terminal.type("Judge start")
    terminal.wait_for("Judge, face down (Olha)")
    terminal.type("log")
    terminal.wait_for("Olha places the Judge at the start.")


def test_a_game_is_saved_left_and_gone_on_with(tmp_path: Path) -> None:
    terminal = Terminal(*GAME, "--first", "a", folder=tmp_path)
    terminal.wait_for("Which card do you place")
    terminal.type("Fanatic start")
    terminal.wait_for("Fanatic, face down (Olha)")
    terminal.type("save evening")
    terminal.wait_for("Saved to evening.orif.")
    terminal.type("quit")
    terminal.wait_for("The game is left.")
    assert terminal.end() == 0
    record = Record.parse((tmp_path / "evening.orif").read_text(encoding="utf-8"))
    assert record.value("Bots") == "b random; c random"
    again = Terminal("play", "--resume", "evening.orif", folder=tmp_path)
    again.wait_for("The game goes on in round 1.")
    again.wait_for("Your Fanatic lies face down")
    again.type("reveal")
    again.wait_for("Olha reveals the Fanatic.")


def test_leaving_at_once_saves_the_game(tmp_path: Path) -> None:
    (tmp_path / "oriflamme-1.orif").write_text("somebody else's", encoding="utf-8")
    terminal = Terminal(*GAME, "--first", "a", folder=tmp_path)
    terminal.wait_for("Which card do you place")
    terminal.type("Fanatic start")
    terminal.wait_for("Fanatic, face down (Olha)")
    terminal.press("ctrl-c")
    assert terminal.end() == 0
    assert "oriflamme play --resume oriflamme-2.orif" in terminal.shown()
    assert Record.parse((tmp_path / "oriflamme-2.orif").read_text(encoding="utf-8")).moves
    assert (tmp_path / "oriflamme-1.orif").read_text(encoding="utf-8") == "somebody else's"


def test_interrupting_a_bot_that_thinks_saves_the_game(tmp_path: Path) -> None:
    bot = f"cmd:{program('hangs', tmp_path)}"
    game = ("--box", "alliance", "--seats", "2", "--people", "1", "--name", "Olha", "--first", "a", "--seed", "5")
    terminal = Terminal("play", *game, "--bot", bot, "--time", "600", folder=tmp_path)
    terminal.wait_for("Which card do you place")
    terminal.type("1")
    terminal.watch_for("Boris is thinking")
    terminal.press("ctrl-c")
    assert terminal.end() == 0
    assert "oriflamme play --resume oriflamme-1.orif" in terminal.shown()
    assert len(Record.parse((tmp_path / "oriflamme-1.orif").read_text(encoding="utf-8")).moves) == 1


@pytest.mark.parametrize("key", ["ctrl-c", "ctrl-d"])
@pytest.mark.parametrize("question", ["Which box?", "name of player 1"])
def test_questions_before_a_game_can_be_left(key: str, question: str, tmp_path: Path) -> None:
    said = () if question == "Which box?" else ("--box", "alliance", "--seats", "3", "--people", "1")
    terminal = Terminal("play", *said, folder=tmp_path)
    terminal.wait_for(question)
    terminal.press(key)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown()


def test_a_name_that_cannot_be_is_asked_for_again_with_the_reason(tmp_path: Path) -> None:
    terminal = Terminal("play", "--box", "alliance", "--seats", "3", "--people", "2", folder=tmp_path)
    terminal.wait_for("name of player 1")
    terminal.type("x" * 30)
    terminal.wait_for("cannot be a name here: 1 to 20 visible characters fit")
    terminal.type("[/b]")
    terminal.wait_for("name of player 2")
    terminal.type("[/b]")
    terminal.wait_for("“[/b]” is somebody’s name already: choose another one")
    terminal.type("Jan")
    terminal.wait_for("Which bots?")


def test_a_narrow_terminal_breaks_between_words_and_cuts_nothing(tmp_path: Path) -> None:
    game = ("--box", "alliance", "--seats", "3", "--people", "1")
    terminal = Terminal("--lang", "fr", "play", *game, folder=tmp_path, columns=40)
    terminal.wait_for("nom du joueur 1")
    terminal.type("x" * 21)
    terminal.wait_for("il faut de 1 à 20\ncaractères visibles\n")
    terminal.type("Zoé")
    terminal.wait_for("joue au hasard, mais en\n      évitant l’absurde\n")
    terminal.press("1", "2")
    terminal.wait_for("joue n’importe quel coup\n      permis\n")
    terminal.press("enter")
    terminal.wait_for("montre\nce que tu peux taper d’autre\n❯")


def test_leaving_asks_where_something_would_be_lost(tmp_path: Path) -> None:
    terminal = Terminal(*GAME, "--first", "a", folder=tmp_path)
    terminal.wait_for("Which card do you place")
    terminal.type("Fanatic start")
    terminal.wait_for("Fanatic, face down (Olha)")
    terminal.type("quit")
    terminal.wait_for("Leave the game without saving it?")
    terminal.type("n")
    terminal.wait_for_answer()
    terminal.type("quit")
    terminal.wait_for_answer()
    terminal.type("y")
    assert terminal.end() == 0
    assert not list(tmp_path.iterdir())


def test_a_bot_plays_on_for_one_who_resigns(tmp_path: Path) -> None:
    terminal = Terminal(*GAME, "--first", "a", folder=tmp_path)
    terminal.wait_for("Which card do you place")
    terminal.type("resign")
    terminal.wait_for("Really resign?")
    terminal.type("y")
    assert terminal.end() == 0
    assert "Olha resigns; a bot plays on." in terminal.told()
    assert "The story of the influence" in terminal.shown() + terminal.told()


def test_people_around_one_terminal_never_see_each_others_cards(tmp_path: Path) -> None:
    people = ("--people", "2", "--name", "Olha", "--name", "Jan", "--bot", "random")
    game = ("play", "--box", "oriflamme", "--seats", "3", *people, "--seed", "5", "--first", "a")
    terminal = Terminal(*game, folder=tmp_path)
    terminal.wait_for("Olha, it is your turn.")
    assert "Your hand" not in terminal.shown()
    terminal.press("enter")
    terminal.wait_for("Which card do you place")
    olha = terminal.shown().split("Your hand: ")[1].split("\n")[0]
    terminal.type("1")
    terminal.wait_for("Press Enter to hide your cards again.")
    terminal.press("enter")
    terminal.wait_for("Jan, it is your turn.")
    assert olha not in terminal.shown() + terminal.told()
    terminal.press("enter")
    terminal.wait_for("Which card do you place")
    assert "Olha places a card at the start." in terminal.shown()
    assert olha not in terminal.shown() + terminal.told()


def test_people_around_one_terminal_all_read_how_the_game_ends(tmp_path: Path) -> None:
    game = ("--box", "study:Spy,Heir,Lord/1/2", "--seats", "2", "--people", "2", "--seed", "7")
    terminal = Terminal("play", *game, folder=tmp_path)
    while terminal.wait_for_answer():
        terminal.press("enter")
    assert terminal.end() == 0
    told = terminal.told() + terminal.shown()
    news, story = told.split("The story of the influence")
    assert "The game is over. Anna, Boris share the victory" in news
    assert "Anna, Boris share the victory" in story


def test_without_colours_nothing_is_lost(tmp_path: Path) -> None:
    coloured = Terminal(*GAME, "--first", "a", folder=tmp_path)
    plain = Terminal(*GAME, "--first", "a", folder=tmp_path, NO_COLOR="1")
    for terminal in (coloured, plain):
        terminal.wait_for("Which card do you place")
    assert plain.shown() == coloured.shown()
    assert plain.colours() == {"default"}
    assert len(coloured.colours()) > 3
