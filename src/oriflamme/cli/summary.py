"""The story of the influence: how the pools grew round by round, and where it came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oriflamme import Event, Game
from oriflamme.cli.console import hanging
from oriflamme.cli.telling import Teller
from oriflamme.game import event as e
from oriflamme.locales import Words

START, ELIMINATION, COLLECTED, STOLEN = "start", "elimination", "cards-taken", "stolen"
BARS = "▁▂▃▄▅▆▇█"


class Sources(Struct):
    """What came into one pool by cause, what was stolen from it, and what was lost on cards before it came there."""

    gained: Counter[str] = field(default_factory=Counter)
    robbed: int = 0
    lost: int = 0


def pools_by_round(game: Game) -> dict[str, list[int]]:
    """Each seat's pool at the start and after each round."""
    again = Game(game.opening)
    points = [again.position.scores]
    for played in game.moves:
        before = again.round
        again.play(played.move)
        if again.round > before or again.over:
            points.append(again.position.scores)
    return {seat: [scores[seat] for scores in points] for seat in game.seats}


def sources(game: Game) -> dict[str, Sources]:
    """Where each seat's influence came from and went."""
    found = {seat: Sources() for seat in game.seats}
    for seat, score in game.opening.scores.items():
        found[seat].gained[START] = score
    for event in game.events:
        _add(found, event)
    return found


def _add(found: Mapping[str, Sources], event: Event) -> None:
    match event:
        case e.Gained():
            found[event.seat].gained[event.cause] += event.amount
        case e.Collected():
            found[event.seat].gained[COLLECTED] += event.amount
        case e.Stolen():
            found[event.seat].gained[STOLEN] += event.amount
            found[event.victim].robbed += event.amount
        case e.Lost():
            found[event.seat].lost += event.amount
        case e.Eliminated():
            found[event.owner].lost += event.lost
        case e.Discarded():
            found[event.seat].lost += event.lost


class Summary:
    """The story in a language, with the players' names."""

    def __init__(self, words: Words, names: Mapping[str, str]) -> None:
        self.words = words
        self.names = names

    def drawn(self, game: Game) -> RenderableType:
        """Who has won, the pools by round, then each player's sources."""
        result = Teller(self.words, self.names).result(game.position.scores, game.position.winners)
        parts: list[RenderableType] = [Text(self.words("summary-title"), "heading"), Text(result), Text()]
        parts += [self._by_round(pools_by_round(game)), Text()]
        parts += [self._told(seat, told, game.position.scores[seat]) for seat, told in sources(game).items()]
        return Group(*parts)

    def _by_round(self, pools: Mapping[str, Sequence[int]]) -> Table:
        rounds = max(len(points) for points in pools.values()) - 1
        table = Table(box=None, padding=(0, 1), pad_edge=False)
        table.add_column(self.words("summary-by-round"), header_style="faint")
        for number in range(rounds + 1):
            table.add_column(str(number), justify="right", header_style="faint")
        table.add_column("")
        most = max(1, *(point for points in pools.values() for point in points))
        for seat, points in pools.items():
            bars = "".join(BARS[point * (len(BARS) - 1) // most] for point in points)
            name = Text(self.names[seat], f"family.{seat}")
            table.add_row(name, *map(str, points), Text(bars, f"family.{seat}"))
        return table

    def _told(self, seat: str, told: Sources, score: int) -> RenderableType:
        name = Text.assemble((self.names[seat], f"family.{seat}"), f" · {self.words('summary-total')} {score}")
        gained = [_counted(self._cause(cause), amount) for cause, amount in told.gained.most_common() if amount]
        lines = [self.words("labelled", label=self.words("summary-from"), text=", ".join(gained) or "–")]
        if told.robbed:
            lines.append(_counted(self.words("summary-robbed"), told.robbed))
        if told.lost:
            lines.append(_counted(self.words("summary-lost"), told.lost))
        return Group(name, *(hanging(f"    {line}") for line in lines))

    def _cause(self, cause: str) -> str:
        return self.words(f"summary-{cause}") if f"summary-{cause}" in self.words else self.words.card(cause)


def _counted(label: str, amount: int) -> str:
    """An amount behind what it is of; no line breaks between them."""
    return f"{label}\u00a0{amount}"
