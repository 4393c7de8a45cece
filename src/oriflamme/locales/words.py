"""Messages by id, from the Fluent file of a language."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "uk", "ru", "hu", "pl", "fr")


class Words:
    """The words of one language: `words("event-kept", who="Anna")` is a sentence."""

    def __init__(self, language: str) -> None:
        """Read the language's file; nothing in it depends on the terminal, so no isolation marks are put in."""
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text_of(language)))

    def __contains__(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def __call__(self, message: str, **values: str | int) -> str:
        """The text of a message; a missing message or value is a mistake in the program and raises."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no text")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]!r}")
        return str(text)

    def card(self, name: str) -> str:
        """The name of a card by its English name without spaces."""
        return self("card", card=name)


@lru_cache
def text_of(language: str) -> str:
    """The Fluent file of a language."""
    return (files(__package__) / f"{language}.ftl").read_text(encoding="utf-8")


def language_of(wish: str) -> str:
    """The language that a wish like `pl_PL.UTF-8` means; English where it is none of ours."""
    code = wish.replace("-", "_").split("_", maxsplit=1)[0].split(".", maxsplit=1)[0].lower()
    return code if code in LANGUAGES else "en"
