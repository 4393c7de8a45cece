"""Every word that a person reads, in six languages: one Fluent file each, for the terminal, the server and the page."""

from oriflamme.locales.words import LANGUAGES, Words, language_of, visible

__all__ = ["LANGUAGES", "Words", "language_of", "visible"]
