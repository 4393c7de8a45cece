"""The commands beside `play`: what they say to people and to programs, and how they refuse."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from oriflamme import Position, Record
from oriflamme.bots import BOTS
from oriflamme.cli.app import COMMANDS
from oriflamme.cli.console import WIDEST
from oriflamme.locales import LANGUAGES, Words
from oriflamme.rules import CARD_NAMES, perft
from tests.kit.command import oriflamme
from tests.kit.generate import random_game

POSITION = (
    "oriflamme r2 first=b resolve=1 | (aSpy)+1 bSoldier (cAmbush)/cLord"
    " | a 3 hand:Archer,Heir | b 1 hand:Lord,Spy out:Conspiracy | c 0 hand:Heir"
)


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game of Alliance."""
    path = tmp_path_factory.mktemp("records") / "game.orif"
    path.write_text(str(random_game(3, None, "alliance", 3).record({"a": "Olha"})), encoding="utf-8")
    return path


# --- Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language_throughout(language: str) -> None:
    words = Words(language)
    told = oriflamme("--lang", language, "--help")
    assert told.code == 0
    assert words("help-commands") in told.output
    for command in (name.replace("_", "-") for name in COMMANDS):
        assert words(f"command-{command}") in " ".join(told.output.split())  # whole, in however many lines
        page = oriflamme("--lang", language, command, "--help", COLUMNS="200")
        assert page.code == 0
        assert words(f"command-{command}") in page.output
        if language != "en":
            assert not re.search(r"Usage|Show this|required\]|default:", page.output)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LC_ALL": "pl_PL", "ORIFLAMME_LANG": "hu"}, "hu"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert oriflamme("rules", "Spy", **environment).output.startswith(Words(language).card("Spy"))


def test_an_option_names_the_language_anywhere() -> None:
    start = Words("fr").card("Spy")
    for arguments in (
        ("--lang", "fr", "rules", "Spy"),
        ("rules", "Spy", "--lang=fr"),
        ("rules", "--lang", "FR", "Spy"),
    ):
        assert oriflamme(*arguments, LANG="uk_UA").output.startswith(start)
    refused = oriflamme("rules", "--lang", "de")
    assert refused.code == 1
    assert "choose en, uk, ru, hu, pl or fr" in refused.errors


# --- rules


@pytest.mark.parametrize("name", CARD_NAMES)
def test_rules_of_a_card_tell_its_effect_and_rulings(name: str) -> None:
    words = Words("uk")
    told = oriflamme("rules", words.card(name), "--lang", "uk", COLUMNS="400")
    assert told.code == 0
    assert words(f"effect-{name}")[:90] in told.output
    data = json.loads(oriflamme("rules", name, "--json").output)
    assert data["intro"] == Words("en")(f"effect-{name}")
    assert all(re.fullmatch(r"[SNPREWVQ]\d+|C-Reserve", rule["id"]) for rule in data["pages"][0]["rules"])


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("en", ("Royal", "Decree"), "RoyalDecree"),
        ("hu", ("kiralyi", "dekretum"), "RoyalDecree"),
        ("pl", ("zolnierz",), "Soldier"),
        ("fr", ("HERITIER",), "Heir"),
        ("uk", ("королівський", "указ"), "RoyalDecree"),
    ],
)
def test_a_card_is_found_as_it_is_easily_typed(language: str, typed: tuple[str, ...], card: str) -> None:
    told = oriflamme("--lang", language, "rules", *typed, "--json")
    assert json.loads(told.output)["intro"] == Words(language)(f"effect-{card}")


def test_all_the_rules_are_told() -> None:
    told = oriflamme("rules")
    law = (Path(__file__).parents[2] / "docs/rules.md").read_text(encoding="utf-8")
    for rule_id in re.findall(r"^- \*\*([SNPREWVQ]\d+)\*\*", law, re.MULTILINE):
        assert re.search(rf"^{rule_id}\b", told.output, re.MULTILINE), rule_id
    data = json.loads(oriflamme("rules", "--json").output)
    assert {"title", "intro", "rules", "pages"} == data.keys()


def test_one_rule_and_one_section_are_told() -> None:
    assert "Royal Decree cannot move itself" in oriflamme("rules", "q5").output
    section = oriflamme("rules", "W").output
    assert all(f"W{number}" in section for number in (1, 2, 3))


def test_rules_that_are_not_there_say_what_can_be_asked() -> None:
    refused = oriflamme("rules", "Wizard")
    assert (refused.code, refused.output) == (2, "")
    assert "There is no card and no rule “Wizard”" in refused.errors


# --- show


def test_a_position_is_drawn_whole_and_as_a_seat_sees_it() -> None:
    whole, seen, spectator = (
        oriflamme("show", POSITION, *options).output for options in ((), ("--seen-by", "c"), ("--seen-by", "-"))
    )
    assert "(Spy)" in whole
    assert "(Ambush)" in whole
    assert "(Spy)" not in seen
    assert "(Ambush)" in seen
    assert "Your hand: Heir" in seen
    assert "(Ambush)" not in spectator
    assert "Your hand" not in spectator
    assert all("Soldier" in drawn and "Boris is first" in drawn for drawn in (whole, seen, spectator))


def test_a_position_comes_from_standard_input() -> None:
    assert oriflamme("show", "-", sent=POSITION + "\n").output == oriflamme("show", POSITION).output


def test_show_gives_programs_what_the_seat_sees() -> None:
    data = json.loads(oriflamme("show", POSITION, "--seen-by", "c", "--json").output)
    assert data["row"][0][0]["name"] is None
    assert data["row"][2][0]["name"] == "Ambush"
    assert data["families"][0]["hidden_hand"] == 2


def test_a_narrow_drawing_names_every_card_whole() -> None:
    discarded = ["RoyalDecree", "Shapeshifter", "Assassination"]
    position = POSITION.replace("out:Conspiracy", f"out:{','.join(discarded)}").replace(" hand:Lord,Spy", " hand:Lord")
    for language in LANGUAGES:
        words = Words(language)
        told = oriflamme("show", position, "--lang", language, COLUMNS="40").output
        assert "…" not in told
        lines = " ".join(told.split())
        assert all(words.card(name) in lines for name in discarded)


def test_the_row_takes_the_width_of_a_wide_terminal_and_text_does_not() -> None:
    moment, row, *players = POSITION.split(" | ")
    position = " | ".join([moment, f"{row} (bAssassination) (aShapeshifter) (cRoyalDecree) (aLord) (cSpy)", *players])
    lines = oriflamme("show", position, COLUMNS="200").output.splitlines()
    assert any(line.startswith("╭") and len(line.rstrip()) > WIDEST for line in lines)
    assert all(len(line.rstrip()) <= WIDEST for line in oriflamme("rules", COLUMNS="200").output.splitlines())


@pytest.mark.parametrize("seat", ["a", "b", "c", "-"])
def test_a_view_is_drawn_too_for_whoever_has_the_hand_open(seat: str) -> None:
    view = str(Position.parse(POSITION).seen_by(None if seat == "-" else seat))
    drawn = oriflamme("show", POSITION, "--seen-by", seat)
    assert oriflamme("show", view) == drawn
    assert oriflamme("show", view, "--seen-by", seat) == drawn
    other = "b" if seat == "a" else "a"
    assert oriflamme("show", view, "--seen-by", other).code == 2


@pytest.mark.parametrize("columns", [40, 80, 200])
@pytest.mark.parametrize("language", ["en", "uk", "hu"])
def test_a_drawing_keeps_to_the_width(columns: int, language: str) -> None:
    told = oriflamme("show", POSITION, "--seen-by", "a", "--lang", language, COLUMNS=str(columns))
    assert max(map(len, told.output.splitlines())) <= columns


def test_what_is_no_position_is_refused_in_the_language() -> None:
    refused = oriflamme("show", "castle", "--lang", "fr")
    assert (refused.code, refused.output) == (2, "")
    assert "castle" in refused.errors
    assert refused.errors.count("\n") == 1
    assert oriflamme("show", POSITION, "--seen-by", "d").code == 2


# --- replay


def test_a_replay_tells_the_whole_game(game_file: Path) -> None:
    told = oriflamme("replay", str(game_file))
    assert told.code == 0
    assert "Olha" in told.output
    for number in range(1, 7):
        assert f"Round {number}" in told.output


def test_a_replay_stops_where_it_is_told_to(game_file: Path) -> None:
    record = Record.parse(game_file.read_text(encoding="utf-8"))
    data = json.loads(oriflamme("replay", str(game_file), "--at", "7", "--json").output)
    game = record.replay().after(7)
    assert len(data["events"]) == len(game.events)
    assert "Move 7 of" in oriflamme("replay", str(game_file), "--at", "7").output
    refused = oriflamme("replay", str(game_file), "--at", "999")
    assert refused.code == 2
    assert "There is no move 999" in refused.errors


def test_a_replay_for_a_seat_hides_what_it_could_not_know(game_file: Path) -> None:
    game = Record.parse(game_file.read_text(encoding="utf-8")).replay().after(2)
    data = json.loads(oriflamme("replay", str(game_file), "--at", "2", "--seen-by", "a", "--json").output)
    placed = [event for event in data["events"] if event["event"] == "placed"]
    assert [event["card"] is None for event in placed] == [event["seat"] != "a" for event in placed]
    assert len(placed) == 2
    view = game.view("a")
    assert [family["hidden_hand"] for family in data["position"]["families"]] == [
        family.hidden_hand for family in view.families
    ]


def test_a_replay_goes_step_by_step(game_file: Path) -> None:
    record = Record.parse(game_file.read_text(encoding="utf-8"))
    told = oriflamme("replay", str(game_file), "--step", sent="\n" * len(record.moves))
    assert told.output.count("Press Enter to go on.") == len(record.moves)
    some = oriflamme("replay", str(game_file), "--step", "--at", "4", sent="\n" * 4)
    assert some.output.count("Press Enter to go on.") == 4
    assert told.output.startswith(some.output.rpartition("Press Enter")[0])


def test_a_record_that_hides_cards_is_shown_as_it_is(game_file: Path, tmp_path: Path) -> None:
    record = Record.parse(game_file.read_text(encoding="utf-8")).seen_by("b")
    path = tmp_path / "seen.orif"
    path.write_text(str(record), encoding="utf-8")
    told = oriflamme("replay", str(path))
    assert told.code == 0
    assert told.output.startswith("This record hides cards")
    assert told.output.endswith(f"\n{record}")
    assert len(json.loads(oriflamme("replay", str(path), "--json").output)["moves"]) == len(record.moves)


def test_a_replay_begins_with_a_title_and_one_empty_line(game_file: Path) -> None:
    first, second, third, *_ = oriflamme("replay", str(game_file)).output.split("\n")
    assert (first, second) == ("The record of a game: Oriflamme: Alliance", "")
    assert third.startswith("Round 1")


def test_files_that_cannot_be_read_are_told_so(tmp_path: Path) -> None:
    binary = tmp_path / "binary.orif"
    binary.write_bytes(b"\xff\xfe\x00")
    broken = tmp_path / "broken.orif"
    broken.write_text('[Format "1"]\n[Rules "1"]\n[Colour "red"]\n', encoding="utf-8")
    for name in ("no-such.orif", str(binary), str(tmp_path), str(broken)):
        refused = oriflamme("replay", name)
        assert (refused.code, refused.output) == (2, "")
        assert refused.errors.count("\n") == 1
        assert "Traceback" not in refused.errors
    assert "nem UTF-8" in oriflamme("--lang", "hu", "replay", str(binary)).errors


# --- perft, bench, bots


def test_perft_counts_the_ways_to_go_on() -> None:
    count = perft(Position.parse(POSITION).state(), 3)
    assert json.loads(oriflamme("perft", POSITION, "3", "--json").output) == {"depth": 3, "count": count}
    assert f"{count} ways to go on, 3 deep" in oriflamme("perft", POSITION, "3").output
    divided = json.loads(oriflamme("perft", "-", "3", "--divide", "--json", sent=POSITION).output)
    assert divided["moves"].keys() == {"keep", "reveal"}
    assert sum(divided["moves"].values()) == count
    assert oriflamme("perft", POSITION, "0").output == "1 way to go on, 0 deep\n"


def test_bench_tells_what_it_measured() -> None:
    data = json.loads(oriflamme("bench", "--games", "50", "--box", "alliance", "--seats", "3", "--json").output)
    assert data.keys() == {"engine", "box", "seats", "games", "decisions", "seconds", "decisions_per_second"}
    assert (data["box"], data["seats"], data["games"]) == ("alliance", 3, 50)
    assert data["decisions"] > 50 * 30
    assert "decisions a second" in oriflamme("bench", "--games", "50").output


def test_the_bots_are_listed() -> None:
    assert [bot["name"] for bot in json.loads(oriflamme("bots", "--json").output)] == list(BOTS)
    assert all(name in oriflamme("bots", "--lang", "hu").output for name in BOTS)


# --- The command line itself


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("dance",), "There is no such command; there are play, rules"),
        (("show",), "position is missing."),
        (("rules", "--loud"), "There is no option --loud."),
        (("show", POSITION, "b", "c"), "Nothing more fits here, leave this out: b c"),
        (("bench", "--games"), "--games has a value too many or too few."),
        (("bench", "--json=3"), "--json has a value too many or too few."),
        (("perft", POSITION, "many"), "depth cannot be that: write a whole number from 0 to 20"),
        (("perft", POSITION, "99"), "depth cannot be that: write a whole number from 0 to 20"),
        (("perft", POSITION, "٣"), "depth cannot be that: write a whole number from 0 to 20"),
        (("bench", "--games", "9" * 5000), "--games cannot be that: write a whole number from 1 to 1000000000"),
        (("play", "--seats", "9" * 20), "--seats cannot be that: write a whole number from 2 to 5"),
        (("play", "--time", "nan"), "--time cannot be that: write a number of seconds from 0 to 3600"),
        (("play", "--time", "1e12"), "--time cannot be that: write a number of seconds from 0 to 3600"),
        (("play", "--pace", "inf"), "--pace cannot be that: write a number of seconds from 0 to 3600"),
        (("bot-check", "cat", "--time", "inf"), "--time cannot be that: write a number of seconds from 0 to 3600"),
        (("play", "--box", "chess"), "'chess' is no box"),
        (("play", "--seats", "1"), "--seats cannot be that: write a whole number from 2 to 5"),
        (("play", "--seats", "3", "--people", "4"), "4 people do not fit 3 seats."),
        (("play", "--bot", "chess"), "“chess” is no bot: choose novice"),
        (("play", "--bot", "cmd:"), "“cmd:” names no program that can be started"),
        (("play", "--bot", "cmd:no-such-program"), "“cmd:no-such-program” names no program that can be started"),
        (("play", "--bot", "cmd:'unended"), "“cmd:'unended” names no program that can be started"),
        (("play", "--resume", "game.orif", "--seats", "3"), "--resume goes without --seats"),
        (("play", "--resume", "game.orif", "--seed", "0"), "--resume goes without --seed"),
        (("play", "--resume", "game.orif", "--people", "0"), "--resume goes without --people"),
        (("play", "--resume", "x" * 5000), "cannot be read"),
        (("rules", "x" * 5000), "There is no card and no rule"),
        (("rules", "\x1b[2J"), "There is no card and no rule “\\u001b[2J”"),
        (("replay", "x" * 5000), "cannot be read"),
        (("replay", "-", "--step"), "so the record cannot come from standard input"),
        (("play", "--first", "e", "--seats", "3"), "'e' cannot be the first player"),
        (("play", "--name", "x" * 50), "cannot be a name here"),
        (("play", "--name", "A", "--name", "B"), "2 names are too many for 1 person."),
        (("play", "--people", "2", "--name", "A", "--name", "A"), "“A” is somebody’s name already"),
    ],
)
def test_what_does_not_fit_is_one_clear_error(arguments: tuple[str, ...], says: str) -> None:
    refused = oriflamme(*arguments)
    assert (refused.code, refused.output) == (2, "")
    assert says in refused.errors
    assert "Traceback" not in refused.errors


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize(
    "arguments",
    [("show", "a", "b"), ("perft", "a", "y"), ("bench", "--games", "0"), ("play", "--time"), ("rules", "x")],
)
def test_what_does_not_fit_is_said_in_the_language_throughout(arguments: tuple[str, ...], language: str) -> None:
    refused = oriflamme(*arguments, "--lang", language)
    assert refused.code == 2
    assert not re.search(r"\b(argument|valid|range|requires|value|unexpected|option)\b", refused.errors)


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"oriflamme \d+\.\d+\.\d+\n", oriflamme("--version").output)


def test_a_shell_completes_commands_and_options() -> None:
    asked = {"_ORIFLAMME_COMPLETE": "complete_bash", "COMP_CWORD": "1"}
    assert set(oriflamme(COMP_WORDS="oriflamme re", **asked).output.split()) == {"replay", "referee"}
    options = oriflamme(COMP_WORDS="oriflamme show --se", _ORIFLAMME_COMPLETE="complete_bash", COMP_CWORD="2").output
    assert options.split() == ["--seen-by"]


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("rules Ro", {"RoyalDecree"}),
        ("rules Q1", {"Q1", *(f"Q{number}" for number in range(10, 20))}),
        ("play --bot ", {*BOTS, "search:", "cmd:"}),
        ("play --box ", {"oriflamme", "alliance", "mix:", "study:"}),
        ("bench --box a", {"alliance"}),
        ("--lang ", set(LANGUAGES)),
    ],
)
def test_a_shell_completes_values(line: str, values: set[str]) -> None:
    asked = {"_ORIFLAMME_COMPLETE": "complete_bash", "COMP_CWORD": str(len(line.split(" ")))}
    assert set(oriflamme(COMP_WORDS=f"oriflamme {line}", **asked).output.split()) == values


def test_a_shell_completes_the_cards_of_the_language() -> None:
    asked = {"_ORIFLAMME_COMPLETE": "complete_bash", "COMP_CWORD": "2", "LANG": "fr_FR.UTF-8"}
    completed = oriflamme(COMP_WORDS="oriflamme rules Dé", **asked).output.split()
    assert all(oriflamme("rules", topic, LANG="fr_FR.UTF-8").code == 0 for topic in completed)
    assert "Décretroyal" in completed


def test_a_reader_who_has_heard_enough_ends_it_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "oriflamme.cli.app", "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert b"Traceback" not in running.stderr.read()
