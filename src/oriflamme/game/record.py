"""A game record: a text that holds a whole game, for files that end in `.orif`."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from oriflamme.game.game import Game
from oriflamme.game.move import HIDDEN, Move
from oriflamme.game.position import Position
from oriflamme.game.sheet import SEATS
from oriflamme.game.writing import in_order
from oriflamme.rules import RuleError, Setup, State
from oriflamme.rules.inputs import named

FORMAT = "1"
RULES = "1"
REGENT = "regent"
HEAD = ("Format", "Rules", "Box", "Date", "Seat", "First", "Hand", "Position")
TAIL = ("Result", "Winner")
SEVERAL = ("Seat", "Hand")  # tags that stand once for each seat, on one line


class Tag(Struct, frozen=True):
    """One tag; the line is where it was read."""

    name: str
    value: str

    def __str__(self) -> str:
        escaped = self.value.replace("\\", "\\\\").replace('"', '\\"')
        return f'[{self.name} "{escaped}"]'


class RecordMove(Struct, frozen=True):
    """One move of a record, with the comments after it."""

    round: int
    seat: str
    move: Move
    comments: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.seat, str(self.move), *(f"{{{comment}}}" for comment in self.comments)))

    @property
    def places(self) -> bool:
        """Whether it is a placement."""
        return len(self.move.words) > 1 and self.move.words[1] in ("start", "end", "on")


class Record(Struct, frozen=True):
    """Tags and moves. `str(record)` is the text of the file, `Record.parse` reads it."""

    tags: tuple[Tag, ...]
    moves: tuple[RecordMove, ...]

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; one that cannot be replayed is refused with the line and the reason."""
        from oriflamme.game.record_reading import read_record

        return read_record(text)

    def __str__(self) -> str:
        """The text of the file."""
        tags = "\n".join(" ".join(map(str, line)) for line in self._tag_lines())
        moves = "\n".join(self._move_lines())
        return f"{tags}\n\n{moves}\n" if moves else f"{tags}\n"

    def values(self, name: str) -> list[str]:
        """The values of all tags with a name."""
        return [tag.value for tag in self.tags if tag.name == name]

    def value(self, name: str) -> str | None:
        """The value of a tag; None where it is missing."""
        return next(iter(self.values(name)), None)

    @property
    def seats(self) -> str:
        """The seats of the game."""
        return SEATS[: len(self.values("Seat"))]

    @property
    def hidden(self) -> bool:
        """Whether this is a record as one player saw it."""
        shown = [*self.values("Hand"), *self.values("Position"), *(str(played.move) for played in self.moves)]
        return any(HIDDEN in text for text in shown)

    def replay(self) -> Game:
        """Play the game again from its start."""
        if self.hidden:
            raise RuleError("hidden-record", ("V3",))
        game = Game(self.opening())
        for played in self.moves:
            play_recorded(game, played)
        check_result(self, game)
        return game

    def opening(self) -> Position:
        """The position that the game starts from."""
        position = self.value("Position")
        if position is not None:
            return Position.parse(position)
        setup = Setup.parse(self.value("Box") or "")
        hands = [tuple(value[2:].split(",")) for value in self.values("Hand")]
        return Position(State.with_hands(setup, hands, SEATS.index(self.value("First") or "a")))

    def seen_by(self, seat: str | None) -> Record:
        """The record as a seat saw the game: only its own hidden cards are named, and free comments left out."""
        if seat is not None and seat not in tuple(self.seats):
            raise RuleError("no-such-seat", ("S1",), part=named(seat), last=self.seats[-1])
        known = [tag for tag in self.tags if tag.name in (*HEAD, *TAIL)]
        return Record(
            tuple(_tag_seen_by(tag, seat) for tag in known), tuple(_move_seen_by(m, seat) for m in self.moves)
        )

    # --- Writing

    def _tag_lines(self) -> Iterable[list[Tag]]:
        for name in HEAD:
            tags = [tag for tag in self.tags if tag.name == name]
            if tags:
                yield tags
        yield from ([tag] for tag in self.tags if tag.name not in (*HEAD, *TAIL))
        tail = [tag for tag in in_file_order(self.tags) if tag.name in TAIL]
        if tail:
            yield tail

    def _move_lines(self) -> Iterable[str]:
        """A line for each phase; the first of a round starts with its number."""
        line: list[str] = []
        head, before = "", None
        for played in self.moves:
            if before is None or played.round != before.round or (played.places and not before.places):
                starts = f"{played.round}. "
            elif before.places and not played.places:
                starts = " " * len(f"{played.round}. ")
            else:
                starts = ""
            if starts and line:
                yield head + " · ".join(line)
                line = []
            head = starts or head
            line.append(str(played))
            before = played
        if line:
            yield head + " · ".join(line)


def in_file_order(tags: Iterable[Tag]) -> tuple[Tag, ...]:
    """Tags as a record writes them: the known ones in their order, all others before the result."""
    ranks = {name: rank for rank, name in enumerate((*HEAD, None, *TAIL))}
    return tuple(sorted(tags, key=lambda tag: ranks.get(tag.name, ranks[None])))


def play_recorded(game: Game, played: RecordMove) -> None:
    """Play a move of a record if it is its seat's and its round's."""
    if game.over:
        raise RuleError("move-after-end", ("W1",), part=str(played))
    if game.to_move != played.seat:
        raise RuleError("not-your-turn", ("P1", "R1"), part=str(played), seat=played.seat, mover=str(game.to_move))
    if game.round != played.round:
        raise RuleError("wrong-round", ("N1",), part=f"{played.round}.", round=game.round)
    game.play(played.move)


def check_result(record: Record, game: Game) -> None:
    """Refuse a result that does not follow from the moves."""
    for name, value in (("Result", write_result(game)), ("Winner", " ".join(game.position.winners))):
        claimed = record.value(name)
        if claimed is not None and not game.over:
            raise RuleError("result-too-early", ("W1",), part=str(Tag(name, claimed)))
        if claimed is not None and claimed != value:
            raise RuleError(
                "wrong-result", ("W1", "W2", "W3"), part=str(Tag(name, claimed)), right=str(Tag(name, value))
            )


def write_result(game: Game) -> str:
    """The scores as a record tells them."""
    return " ".join(f"{seat}:{score}" for seat, score in game.position.scores.items())


def write_hand(seat: str, names: Iterable[str]) -> str:
    """A hand as a record tells it."""
    return f"{seat} {','.join(in_order(names))}"


def _tag_seen_by(tag: Tag, seat: str | None) -> Tag:
    if tag.name == "Position":
        return Tag(tag.name, str(Position.parse(tag.value).seen_by(seat)))
    if tag.name == "Hand" and tag.value[:1] != seat:
        return Tag(tag.name, f"{tag.value[:1]} ?*{tag.value.count(',') + 1}")
    return tag


def _move_seen_by(played: RecordMove, seat: str | None) -> RecordMove:
    return RecordMove(
        played.round,
        played.seat,
        played.move if played.seat == seat else played.move.hidden(),
        tuple(comment for comment in played.comments if comment == REGENT),
    )
