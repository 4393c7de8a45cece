"""What is refused, and how it is said: a code for programs, a sentence for people, the rules that it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from oriflamme.rules.sentences import SENTENCES

LONGEST_PART = 60


class RuleError(ValueError):
    """Something that the rules or the notation do not allow; nothing has changed."""

    code: str
    params: Mapping[str, str | int]
    rule_ids: tuple[str, ...]

    def __init__(self, code: str, rule_ids: tuple[str, ...] = (), **params: str | int) -> None:
        self.code = code
        self.params = params
        self.rule_ids = rule_ids
        super().__init__(code, rule_ids, params)

    def __str__(self) -> str:
        """One line of English."""
        shown = {key: shorten(value) if isinstance(value, str) else value for key, value in self.params.items()}
        where = f"line {shown['line']}: " if "line" in shown else ""
        return where + SENTENCES[self.code].format_map(shown)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(RuleError, self.code, self.rule_ids, **self.params), ()

    def __eq__(self, other: object) -> bool:
        """Two refusals are equal when they say the same."""
        return isinstance(other, RuleError) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self.code, self.rule_ids, tuple(sorted(self.params.items()))


def shorten(part: str) -> str:
    """An offending part as it can stand in a sentence: short, and without characters that cannot be seen."""
    if len(part) > LONGEST_PART:
        part = part[:LONGEST_PART] + "…"
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in part)
