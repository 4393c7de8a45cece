"""Pages of the rules in a language: everything, a section, a card, one rule."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oriflamme.locales import Words
from oriflamme.locales.rulebook import ON_CARD, RULINGS, SECTIONS
from oriflamme.rules import BOXES, CARD_KINDS, CARD_NAMES

KINDS = dict(zip(CARD_NAMES, CARD_KINDS, strict=True))


@dataclass(frozen=True)
class Rule:
    """One rule or card with its text."""

    id: str
    text: str
    name: str = ""  # of a card
    kind: str = ""
    ruling: bool = False


@dataclass(frozen=True)
class Page:
    """Some rules under a title, and pages under it."""

    title: str
    intro: str = ""
    rules: tuple[Rule, ...] = ()
    pages: tuple[Page, ...] = field(default=())
    hint: str = ""

    def as_data(self) -> dict[str, object]:
        """The page for programs."""
        rules = [
            {key: value for key, value in vars(rule).items() if value != "" or key == "text"} for rule in self.rules
        ]
        data: dict[str, object] = {"title": self.title, "intro": self.intro, "rules": rules}
        return {**data, "pages": [page.as_data() for page in self.pages]}

    def drawn(self, words: Words) -> RenderableType:
        """The page for people."""
        parts: list[RenderableType] = [Text(self.title, "heading")]
        if self.intro:
            parts.append(Padding(Text(self.intro), (0, 0, 1, 0)))
        if self.rules:
            parts.append(_listed(self.rules, words))
        for page in self.pages:
            parts += [Text(), page.drawn(words)]
        if self.hint:
            parts += [Text(), Text(self.hint, "faint")]
        return Group(*parts)


def _listed(rules: tuple[Rule, ...], words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for rule in rules:
        text = Text(rule.text)
        if rule.name:
            text = Text.assemble((rule.name, "bold"), f" · {rule.kind}\n", rule.text)
        if rule.ruling:
            text.append(f" ({words('rules-ruling')})", "faint")
        table.add_row(Text(rule.id.removeprefix("C-") if rule.name else rule.id, "faint"), text)
    return table


def rule(words: Words, rule_id: str) -> Rule:
    """A rule by its id."""
    return Rule(rule_id, words(f"rule-{rule_id}"), ruling=rule_id in RULINGS)


def card(words: Words, name: str) -> Rule:
    """A card by its English name."""
    return Rule(f"C-{name}", words(f"effect-{name}"), words.card(name), words(f"kind-{KINDS[name]}"))


def section(words: Words, letter: str) -> Page:
    """A section of the rules."""
    return Page(words(f"section-{letter}"), rules=tuple(rule(words, rule_id) for rule_id in SECTIONS[letter]))


def card_page(words: Words, name: str) -> Page:
    """A card with the rulings on it."""
    told = card(words, name)
    rulings = Page(words("rules-rulings-of", card=name), rules=tuple(rule(words, one) for one in ON_CARD[name]))
    return Page(f"{told.name} · {told.kind}", intro=told.text, pages=(rulings,))


def everything(words: Words) -> Page:
    """All the rules, the cards box by box."""
    boxes = tuple(Page(words(f"box-{box}"), rules=tuple(card(words, n) for n in names)) for box, names in BOXES.items())
    before = tuple(section(words, letter) for letter in "SNPREWV")
    after = tuple(section(words, letter) for letter in "CQ")
    return Page(
        words("rules-title"),
        intro=words("rules-intro"),
        pages=(*before, Page(words("rules-cards-title"), pages=boxes), *after),
        hint=words("rules-hint"),
    )


def find(words: Words, topic: str) -> Page | None:
    """What a reader means: a card by its name in the language or in English, a rule's id, a section's letter."""
    wish = _plain(topic)
    for letter, ids in SECTIONS.items():
        if wish == letter.lower():
            return section(words, letter)
        for rule_id in ids:
            if wish == _plain(rule_id):
                return Page(words(f"section-{letter}"), rules=(rule(words, rule_id),))
    for name in CARD_NAMES:
        if wish in (_plain(name), _plain(f"C-{name}"), _plain(words.card(name))):
            return card_page(words, name)
    begun = [name for name in CARD_NAMES if _plain(words.card(name)).startswith(wish) or _plain(name).startswith(wish)]
    return card_page(words, begun[0]) if len(begun) == 1 and wish else None


def _plain(text: str) -> str:
    """A name without what is easily left out in typing: capitals, spaces, accents."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(character for character in apart if character.isalnum())
