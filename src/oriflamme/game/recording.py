"""From a game to its record."""

from __future__ import annotations

from collections.abc import Mapping

from oriflamme.game.game import Game
from oriflamme.game.opening import deal_of
from oriflamme.game.position import Position
from oriflamme.game.record import FORMAT, HEAD, RULES, TAIL, Record, RecordMove, Tag, write_hand, write_result
from oriflamme.game.record_reading import check_comment, check_tag
from oriflamme.rules import RuleError
from oriflamme.rules.inputs import named, text_of, whole


def record_of(
    game: Game,
    names: Mapping[str, str],
    date: str | None,
    tags: Mapping[str, str],
    comments: Mapping[int, str],
) -> Record:
    """The record of a game so far."""
    _check(game, names, tags, comments)
    head = [Tag("Format", FORMAT), Tag("Rules", RULES), Tag("Box", str(game.opening.setup))]
    if date is not None:
        head.append(Tag("Date", date))
    head += [Tag("Seat", f"{seat} {names[seat]}" if seat in names else seat) for seat in game.seats]
    others = [Tag(name, value) for name, value in tags.items()]
    result = [Tag("Result", write_result(game)), Tag("Winner", " ".join(game.position.winners))] if game.over else []
    record = Record(
        (*head, *_start_tags(game.opening), *others, *result),
        tuple(
            RecordMove(played.round, played.seat, played.move, (comments[n],) if n in comments else ())
            for n, played in enumerate(game.moves, 1)
        ),
    )
    for tag in record.tags:
        check_tag(tag)
    return record


def _check(game: Game, names: Mapping[str, str], tags: Mapping[str, str], comments: Mapping[int, str]) -> None:
    for seat, name in names.items():
        if seat not in tuple(game.seats):
            raise RuleError("no-such-seat", ("S1",), part=named(seat), last=game.seats[-1])
        text_of(name)
    for name in tags:
        if name in (*HEAD, *TAIL):
            raise RuleError("tag-taken", part=name)
    for number, comment in comments.items():
        check_comment(comment)
        if whole(number) not in range(1, len(game.moves) + 1):
            raise RuleError("no-such-move", part=named(number), most=len(game.moves))


def _start_tags(opening: Position) -> list[Tag]:
    """The deal, where the game starts with one, else the position."""
    deal = deal_of(opening)
    if deal is None:
        return [Tag("Position", str(opening))]
    return [Tag("First", deal.first), *(Tag("Hand", write_hand(seat, hand)) for seat, hand in deal.hands.items())]
