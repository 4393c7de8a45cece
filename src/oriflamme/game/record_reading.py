"""Reading the text of a record: tags, then moves, each error with its line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

from oriflamme.game.game import Game
from oriflamme.game.move import read_played
from oriflamme.game.position import Position
from oriflamme.game.record import (
    FORMAT,
    RULES,
    SEVERAL,
    Record,
    RecordMove,
    Tag,
    check_result,
    in_file_order,
    play_recorded,
)
from oriflamme.game.sheet import SEATS
from oriflamme.game.view import View
from oriflamme.rules import CARD_NAMES, RuleError, Setup
from oriflamme.rules.inputs import is_text, named, text_of

LONGEST_RECORD = 1_000_000
_TOKEN = re.compile(
    r"""(?P<space>[\s·]+)
    |\[(?P<tag>[A-Za-z][A-Za-z0-9]*)\ "(?P<value>(?:[^"\\\n]|\\["\\])*)"\]
    |\{(?P<comment>[^}\ud800-\udfff]*)\}
    |(?P<round>[1-9][0-9]{0,2})\.(?=\s|$)
    |(?P<word>[^\s·\[\]{}"]+)""",
    re.VERBOSE | re.ASCII,
)
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*", re.ASCII)
_HAND = re.compile(r"(?P<seat>[a-e]) (?:(?P<names>[A-Za-z]+(?:,[A-Za-z]+)*)|\?\*(?P<hidden>[1-9][0-9]?))", re.ASCII)
# What UTF-8 cannot hold, halves of pairs that stand alone, cannot be written to a file.
_VALUE = re.compile(r"[^\x00-\x1f\x7f\ud800-\udfff]*")
_COMMENT = re.compile(r"[^\ud800-\udfff]*")
T = TypeVar("T")
R = TypeVar("R")

ALONE = ("keep", "reveal", "gather", "withdraw")
MAYBE_NUMBER = ("negotiate", "condemn")
AND_ONE = ("eliminate", "steal", "copy", "take", "put", "favour", "swap")


class Token(NamedTuple):
    """A piece of the text: what it is, what it says, where it stands."""

    kind: str
    text: str
    line: int
    value: str = ""


def read_record(text: str) -> Record:
    """Read and replay a record."""
    if len(text_of(text)) > LONGEST_RECORD:
        raise RuleError("record-too-long", part=text, most=LONGEST_RECORD)
    tokens = list(_tokens(text))
    split = next((n for n, token in enumerate(tokens) if token.kind != "tag"), len(tokens))
    tags = [(token.line, Tag(token.text, token.value)) for token in tokens[:split]]
    _check_tags(tags)
    moves = list(_moves(tokens[split:]))
    record = Record(in_file_order(tag for _, tag in tags), tuple(move for _, move in moves))
    _check_start(record, tags)
    _check_moves(record, moves, tags)
    return record


def check_tag(tag: Tag) -> None:
    """Refuse a tag that the text of a record cannot hold."""
    if (
        not is_text(tag.name)
        or not is_text(tag.value)
        or not _NAME.fullmatch(tag.name)
        or not _VALUE.fullmatch(tag.value)
    ):
        raise RuleError("tag", part=f"{named(tag.name)} {named(tag.value)}")


def check_comment(comment: str) -> None:
    """Refuse a comment that the text of a record cannot hold."""
    if not is_text(comment) or not _COMMENT.fullmatch(comment):
        raise RuleError("record-text", part=named(comment))
    if "}" in comment:
        raise RuleError("comment", part=comment)


# --- Tokens


def _tokens(text: str) -> Iterator[Token]:
    at, line = 0, 1
    while at < len(text):
        match = _TOKEN.match(text, at)
        if not match:
            raise RuleError("record-text", part=text[at : at + 40].split("\n", maxsplit=1)[0], line=line)
        if match["tag"]:
            value = re.sub(r"\\(.)", r"\1", match["value"])
            yield Token("tag", match["tag"], line, value)
        elif match.lastgroup != "space":
            kind = str(match.lastgroup)
            yield Token(kind, match[kind], line)
        line += match[0].count("\n")
        at = match.end()


def _moves(tokens: list[Token]) -> Iterator[tuple[int, RecordMove]]:
    """Moves with their lines and the comments that follow them; a round's first move carries its number."""
    round_, n = 0, 0
    while n < len(tokens):
        token = tokens[n]
        if token.kind == "round":
            round_ = int(token.text)
            n += 1
            continue
        if token.kind != "word":
            raise RuleError("record-order", part=token.text, line=token.line)
        if round_ == 0:
            raise RuleError("no-round", part=token.text, line=token.line)
        words = _move_words(tokens, n + 1)
        if token.text not in tuple(SEATS) or not words:
            raise RuleError("record-move", part=" ".join([token.text, *words]), line=token.line)
        move = _at_line(token.line, read_played, " ".join(words))
        made_in, comments = round_, []
        n += 1 + len(words)
        while n < len(tokens) and tokens[n].kind in ("comment", "round"):
            if tokens[n].kind == "comment":
                comments.append(tokens[n].text)
            else:
                round_ = int(tokens[n].text)
            n += 1
        yield token.line, RecordMove(made_in, token.text, move, tuple(comments))


def _move_words(tokens: list[Token], n: int) -> list[str]:
    """As many words as the move takes that starts here."""
    words: list[str] = []
    for token in tokens[n : n + 3]:
        if token.kind != "word":
            break
        words.append(token.text)
    if not words or words[0] in ALONE:
        return words[:1]
    if words[0] in MAYBE_NUMBER:
        return words[:2] if len(words) > 1 and words[1].isdecimal() else words[:1]
    return words[:3] if len(words) > 1 and words[1] == "on" else words[:2]


# --- Checks


def _check_tags(tags: list[tuple[int, Tag]]) -> None:
    seen: dict[str, list[tuple[int, str]]] = {}
    for line, tag in tags:
        _at_line(line, check_tag, tag)
        seen.setdefault(tag.name, []).append((line, tag.value))
        if len(seen[tag.name]) > 1 and tag.name not in SEVERAL:
            raise RuleError("tag-twice", part=tag.name, line=line)
    for name in ("Format", "Rules", "Box", "Seat"):
        if name not in seen:
            raise RuleError("tag-missing", part=name, line=1)
    for name, known in (("Format", FORMAT), ("Rules", RULES)):
        line, value = seen[name][0]
        if value != known:
            raise RuleError("unknown-version", part=str(Tag(name, value)), known=known, line=line)
    for seat, (line, value) in zip(SEATS + "?" * len(seen["Seat"]), seen["Seat"], strict=False):
        if value != seat and not value.startswith(f"{seat} "):
            raise RuleError("record-seat", ("S1",), part=value, seat=seat, line=line)
    if ("Position" in seen) == ("Hand" in seen or "First" in seen):
        raise RuleError("record-start", part="Position" if "Position" in seen else "Hand", line=tags[-1][0])


def _check_start(record: Record, tags: list[tuple[int, Tag]]) -> None:
    """Refuse a start that is no deal of the box and no position of these seats."""
    lines = {tag.name: line for line, tag in reversed(tags)}
    setup = _at_line(lines["Box"], Setup.parse, record.value("Box") or "")
    position = record.value("Position")
    if position is not None:
        whole = _at_line(lines["Position"], _read_start, position)
        if len(whole.families) != len(record.seats) or whole.setup != str(setup):
            raise RuleError("record-start", part="Position", line=lines["Position"])
        return
    hands = [(line, tag.value) for line, tag in tags if tag.name == "Hand"]
    if len(hands) != len(record.seats) or record.value("First") not in tuple(record.seats):
        raise RuleError("record-start", part="Hand" if "First" in lines else "First", line=lines.get("Hand", 1))
    for seat, (line, value) in zip(record.seats, hands, strict=True):
        _check_hand(setup, seat, value, line)


def _read_start(text: str) -> View:
    """The start as everybody sees it, of a full position or of a view."""
    try:
        return Position.parse(text).seen_by(None)
    except RuleError as error:
        if error.code != "hidden":
            raise
    for seat in (None, *SEATS):
        try:
            return View.parse(text, seat)
        except RuleError as error:
            if error.code not in ("not-this-view", "no-such-seat"):
                raise
    raise RuleError("hidden", ("V2",), part=text)


def _check_hand(setup: Setup, seat: str, value: str, line: int) -> None:
    match = _HAND.fullmatch(value)
    if not match or match["seat"] != seat:
        raise RuleError("record-hand", ("S2",), part=value, seat=seat, line=line)
    names = match["names"].split(",") if match["names"] else []
    for name in names:
        if name not in CARD_NAMES:
            raise RuleError("unknown-card", part=name, line=line)
        if name not in setup.cards:
            raise RuleError("not-in-box", ("S6",), part=name, box=str(setup), line=line)
        if names.count(name) > 1:
            raise RuleError("card-twice", ("S2",), part=name, seat=seat, line=line)
    if (len(names) or int(match["hidden"])) != setup.hand:
        raise RuleError("record-hand", ("S2",), part=value, seat=seat, line=line)


def _check_moves(record: Record, moves: list[tuple[int, RecordMove]], tags: list[tuple[int, Tag]]) -> None:
    """Replay; of a record with hidden cards only the seats can be checked."""
    for line, played in moves:
        if played.seat not in record.seats:
            raise RuleError("no-such-seat", ("S1",), part=played.seat, last=record.seats[-1], line=line)
    if record.hidden:
        return
    game = Game(record.opening())
    for line, played in moves:
        _at_line(line, lambda move: play_recorded(game, move), played)
    result_line = next((line for line, tag in tags if tag.name in ("Result", "Winner")), 1)
    _at_line(result_line, lambda whole: check_result(whole, game), record)


def _at_line(line: int, function: Callable[[T], R], argument: T) -> R:
    """Call, and give a refusal the line where its cause stands."""
    try:
        return function(argument)
    except RuleError as error:
        raise RuleError(error.code, error.rule_ids, **{**error.params, "line": line}) from None
