"""The Fluent files taken apart: which messages there are, and which values each of them asks for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from fluent.syntax import FluentParser, ast, visitor

from oriflamme.locales.words import text_of

NUMBERS = (0, 1, 2, 5, 11, 21, 22)
CHOICES = {"where": ("start", "end", "on"), "kind": ("compiled", "plain")}  # values that a message tells apart
COUNTED = {  # values that are numbers
    "amount", "lost", "count", "seats", "people", "games", "decisions", "rate", "depth", "failed", "seconds", "round",
    "position", "rounds", "start", "source", "number", "length", "most", "least", "cards", "line", "names",
}  # fmt: skip


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()
        self.cases: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's names
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's names
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the library's names
        """A term has parameters of its own."""
        for argument in node.arguments.named if node.arguments else ():
            self.cases.add((node.id.name, str(argument.value.parse()["value"])))


class _Selects(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's names
        self.found.append(node)
        self.generic_visit(node)


def _selects(entry: ast.BaseNode) -> list[ast.SelectExpression]:
    found = _Selects()
    found.visit(entry)
    return found.found


def _keys(select: ast.SelectExpression) -> set[str]:
    keys = (variant.key for variant in select.variants)
    return {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}


class Catalogue:
    """The messages of a language."""

    def __init__(self, language: str) -> None:
        entries = FluentParser().parse(text_of(language)).body
        self.junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
        self._messages = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
        self.ids = list(self._messages)
        self._terms = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Term)}
        self.terms = set(self._terms)

    def cases(self, term: str) -> set[str]:
        """The forms that a term has; none where it is the same everywhere."""
        return {key for select in _selects(self._terms[term]) for key in _keys(select)}

    def wanted_cases(self) -> Iterator[tuple[str, str, str]]:
        """Where a term is asked for in a form: the message, the term, the form."""
        for message, entry in self._messages.items():
            found = _References()
            found.visit(entry)
            yield from ((message, term, case) for term, case in found.cases)

    def choices(self, message: str) -> Iterator[tuple[str, set[str]]]:
        """The values that a message tells apart, each with what it names for them."""
        for select in _selects(self._messages[message]):
            if isinstance(select.selector, ast.VariableReference):
                yield select.selector.id.name, _keys(select)

    def values(self, message: str) -> frozenset[str]:
        """The names of the values that a message asks for, itself or through others."""
        found = _References()
        found.visit(self._messages[message].value)
        return frozenset(found.values).union(*(self.values(other) for other in found.messages))


@lru_cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language, read once."""
    return Catalogue(language)


def fillings(names: frozenset[str], cards: tuple[str, ...]) -> Iterator[dict[str, str | int]]:
    """Values to try a message with: every number, each card in turn, every choice."""
    for turn, number in enumerate(NUMBERS):
        for card in cards if "card" in names and turn == 1 else cards[turn : turn + 1]:
            for pick in range(max((len(CHOICES[name]) for name in names if name in CHOICES), default=1)):
                yield {name: _filling(name, number, card, pick) for name in sorted(names)}


def _filling(name: str, number: int, card: str, pick: int) -> str | int:
    if name in CHOICES:
        return CHOICES[name][pick % len(CHOICES[name])]
    if name == "card":
        return card
    return number if name in COUNTED else "Anna"
