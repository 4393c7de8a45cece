"""A follower knows a game by its first view and by events alone, as a page or a narrator does."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from oriflamme import Event, View
from oriflamme.game import event as e
from oriflamme.game.sheet import FamilySheet, KeptCard, RowCard
from oriflamme.game.writing import in_order

MOST = 999


@dataclass
class Family:
    """What a follower knows of a player."""

    influence: int
    hand: list[str]
    hidden_hand: int
    out: list[str]
    kept: list[KeptCard]
    known: list[str]
    seen: list[str]

    def lays(self, card: str | None) -> None:
        """A card goes face down from hand (V4)."""
        total = len(self.hand) + self.hidden_hand - 1
        self.seen += self.known
        self.known = []
        if card is None or self.hidden_hand:
            self.hand, self.hidden_hand = [], total
        else:
            self.hand.remove(card)

    def shows(self, card: str) -> None:
        """A card is turned up: what everyone has seen of it no longer matters."""
        self.seen = [name for name in self.seen if name != card]


@dataclass
class Follower:
    """The table as far as events tell it to one seat."""

    seat: str | None
    round: int
    first: str
    row: list[list[RowCard]]
    families: dict[str, Family]
    taken: tuple[int, int] | None = None
    over: bool = False
    scores: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, view: View) -> Follower:
        """Start from a view."""
        return cls(
            view.seat,
            view.round,
            view.first,
            [list(stack) for stack in view.row],
            {family.seat: _family(family) for family in view.families},
        )

    def known(self) -> tuple[object, ...]:
        """All that the follower knows, to be compared with what a view says."""
        return (
            self.round,
            self.first,
            self.row,
            {
                seat: replace(family, hand=list(in_order(family.hand)), seen=list(in_order(family.seen)))
                for seat, family in self.families.items()
            },
        )

    def follow(self, event: Event | None) -> None:
        """Take in one event."""
        match event:
            case e.RoundStarted():
                self.round, self.first = event.round, event.first
            case e.Placed():
                self._place(event)
            case e.Kept():
                self._top(event.position, influence=min(MOST, self._at(event.position).influence + 1))
            case e.Revealed():
                self._top(event.position, name=event.card, face_up=True, known=False)
                self.families[event.seat].shows(event.card)
            case e.TurnedDown():
                self._top(event.position, face_up=False, known=True)
            case e.RoundEnded():
                self.row = [[replace_card(card, rests=False) for card in stack] for stack in self.row]
            case e.GameOver():
                self.over, self.scores = True, event.scores
            case e.Collected() | e.Lost() | e.Gained() | e.Stolen() | e.Enriched():
                self._pay(event)
            case e.Eliminated() | e.Discarded() | e.Reserved() | e.Moved() | e.Condemned() | e.Swapped():
                self._move(event)
            case _:
                pass

    # --- The row

    def _at(self, position: int) -> RowCard:
        return self.row[position - 1][0]

    def _top(self, position: int, **changes: object) -> None:
        self.row[position - 1][0] = replace_card(self._at(position), **changes)

    def _lift(self, position: int) -> RowCard:
        card = self.row[position - 1].pop(0)
        if not self.row[position - 1]:
            del self.row[position - 1]
        return card

    def _place(self, event: e.Placed) -> None:
        self.families[event.seat].lays(event.card)
        card = RowCard(event.seat, event.card)
        if event.where == "on":
            self.row[event.position - 1].insert(0, card)
        else:
            self.row.insert(event.position - 1, [card])

    def _move(self, event: Event) -> None:
        match event:
            case e.Eliminated():
                self._lift(event.position)
                self.families[event.owner].out.append(event.card)
                self.families[event.owner].shows(event.card)
            case e.Discarded():
                self._lift(event.position)
                self.families[event.seat].out.append(event.card)
            case e.Reserved():
                self._lift(event.position)
                self.families[event.seat].kept.append(KeptCard(event.card, event.influence))
            case e.Moved():
                card = self._lift(event.start)
                self.row.insert(event.position - 1, [card])
            case e.Condemned():
                self._top(event.position, verdict=True)
            case e.Swapped():
                family = self.families[event.seat]
                family.lays(event.laid)
                family.hand.append(event.card)
                family.known.append(event.card)
                self.row[event.position - 1][0] = RowCard(event.seat, event.laid, rests=True)

    # --- Influence

    def _pay(self, event: Event) -> None:
        match event:
            case e.Collected():
                self._pool(event.seat, event.amount)
                if event.position is not None:
                    self._top(event.position, influence=0)
                else:
                    family = self.families[event.seat]
                    family.kept = [KeptCard(card.name) for card in family.kept]
            case e.Lost():
                self._top(event.position, influence=self._at(event.position).influence - event.amount)
            case e.Gained():
                self._pool(event.seat, event.amount)
            case e.Stolen():
                self._pool(event.seat, event.amount)
                self._pool(event.victim, -event.amount)
            case e.Enriched():
                self._top(event.position, influence=self._at(event.position).influence + event.amount)

    def _pool(self, seat: str, amount: int) -> None:
        self.families[seat].influence = min(MOST, self.families[seat].influence + amount)


def replace_card(card: RowCard, **changes: object) -> RowCard:
    """A card in the row with something changed."""
    fields = {name: getattr(card, name) for name in RowCard.__struct_fields__}
    return RowCard(**{**fields, **changes})


def _family(family: FamilySheet) -> Family:
    return Family(
        family.influence,
        list(family.hand),
        family.hidden_hand,
        list(family.out),
        list(family.kept),
        list(family.known),
        list(family.seen),
    )
