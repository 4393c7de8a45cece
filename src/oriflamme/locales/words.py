"""Messages by id, from the Fluent file of a language."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "uk", "ru", "hu", "pl", "fr")

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *= *(.*(?:\n(?: +.*|\}|(?=\n +)))*)", re.MULTILINE)
LONGEST_VALUE = 500
SPACES = "\u00a0\u202f"  # that no line breaks at; French sentences have them, and a sentence can be a value
REFERENCE = re.compile(r"\{ *(-[A-Za-z][\w-]*|[a-z][\w-]*(?= *\}))")


class Words:
    """The words of one language: `words("event-kept", who="Anna")` is a sentence."""

    def __init__(self, language: str) -> None:
        """Find the entries of the language's file; Fluent comes in where one is not plain text, as it starts slowly."""
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._entries = dict(ENTRY.findall(text_of(language)))
        self._read: set[str] = set()

    def __contains__(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._entries

    def __call__(self, message: str, **values: str | int) -> str:
        """The text of a message; a missing message or value is a mistake in the program and raises."""
        source = self._entries[message]
        return self._formatted(message, values) if "{" in source or "\n" in source else source

    def card(self, name: str) -> str:
        """The name of a card by its English name without spaces."""
        return self("card", card=name)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Fluent's part; nothing in the words depends on the terminal, so no isolation marks are put in."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _formatted(self, message: str, values: dict[str, str | int]) -> str:
        self._read_entries(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no text")
        shown = {name: fit(value) if isinstance(value, str) else value for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]!r}")
        return str(text)

    def _read_entries(self, entry: str) -> None:
        """Let Fluent read an entry and what it refers to, once."""
        if entry in self._read:
            return
        from fluent.runtime import FluentResource

        self._read.add(entry)
        source = self._entries[entry]
        self._bundle.add_resource(FluentResource(f"{entry} = {source}\n"))
        for other in REFERENCE.findall(source):
            self._read_entries(other)


def visible(text: str) -> str:
    """A text from outside with what nobody sees written out, so that it cannot steer the terminal."""
    return "".join(c if c.isprintable() or c in SPACES else f"\\u{ord(c):04x}" for c in text)


def fit(value: str) -> str:
    """A value as it can stand in a sentence, whoever wrote it: visible, and not endless."""
    return visible(value if len(value) <= LONGEST_VALUE else f"{value[:LONGEST_VALUE]}…")


@lru_cache
def text_of(language: str) -> str:
    """The Fluent file of a language."""
    return (files(__package__) / f"{language}.ftl").read_text(encoding="utf-8")


def language_of(wish: str) -> str:
    """The language that a wish like `pl_PL.UTF-8` means; English where it is none of ours."""
    code = wish.replace("-", "_").split("_", maxsplit=1)[0].split(".", maxsplit=1)[0].lower()
    return code if code in LANGUAGES else "en"
