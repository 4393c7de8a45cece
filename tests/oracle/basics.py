"""What all abilities are made of: gaining, turning up, leaving the row, eliminating, discarding."""

from dataclasses import dataclass

from .model import MOST, Card, Table, tops


@dataclass(eq=False)
class Act:
    """One carrying out of an ability by the active card, up to its end."""

    table: Table
    card: Card  # what stands for the active card; after an Informer's swap the new card (R7)
    hit_ambush: bool = False  # Q9: to be discarded at the end

    @property
    def seat(self) -> str:
        """The one who acts and who eliminates: the owner of the active card (R1, E5)."""
        return self.card.family


def gain(table: Table, seat: str, amount: int) -> None:
    """Influence from the supply (or from a card) into a pool."""
    player = table.players[seat]
    player.pool = min(MOST, player.pool + amount)


def put_on(card: Card, amount: int) -> None:
    """Influence from the supply onto a card."""
    card.influence = min(MOST, card.influence + amount)


def in_row(table: Table, card: Card) -> bool:
    """Is this card (still) a top card of the row?"""
    return card in tops(table)


def turn_up(table: Table, card: Card) -> None:
    """A card is turned up by anything: nothing about it is hidden or merely remembered any more (V4)."""
    card.face_up = True
    card.known = False
    card.rests = False
    seen = table.players[card.family].seen
    if card.name in seen:
        seen.remove(card.name)


def lift(table: Table, card: Card) -> None:
    """A top card leaves its stack; an empty position closes at once (E3).

    The active position goes on meaning the same place in the row (R8, R9); if it is the active position
    itself that closes, its number now means the position that followed (R7).
    """
    index = tops(table).index(card)
    stack = table.row[index]
    stack.remove(card)
    if not stack:
        table.row.remove(stack)
        if index + 1 < table.position:
            table.position -= 1


def to_out(table: Table, card: Card) -> None:
    """A top card leaves the row for its owner's discard pile, face up; what lay on it is lost (E2, E4)."""
    lift(table, card)
    turn_up(table, card)
    card.influence = 0
    card.verdict = False
    table.players[card.family].out.append(card.name)


def discard(act: Act) -> None:
    """The active card is discarded, if it has not left the row already."""
    if in_row(act.table, act.card):
        to_out(act.table, act.card)


def reserve(act: Act) -> None:
    """The active card leaves the row and is kept with what influence lies on it (C-Reserve, E4)."""
    lift(act.table, act.card)
    act.card.verdict = False
    act.table.players[act.seat].kept.append(act.card)


def eliminate(act: Act, targets: list[Card]) -> None:
    """Eliminate cards, given in order of position: all leave (Q10), then come their second effects."""
    table = act.table
    for target in targets:
        was_face_down = not target.face_up
        to_out(table, target)
        gain(table, act.seat, 1)  # E1
        infiltrated = "Infiltration" in [card.name for card in table.players[act.seat].kept]
        if was_face_down and infiltrated:
            gain(table, act.seat, 2)  # C-Infiltration, Q20
    for target in targets:
        if target.family == act.seat:
            continue  # Q8
        if target.name == "Ambush":
            gain(table, target.family, 4)
            act.hit_ambush = True  # Q9
        if target.name == "Extortion":
            extort(table, target.family, act.seat)


def extort(table: Table, owner: str, attacker: str) -> None:
    """C-Extortion, eliminated by an opponent's card; counted in the row as it is now (Q11)."""
    theirs = [card for card in tops(table) if card.family == attacker]
    gain(table, owner, 2 * len(theirs))
    for card in theirs:
        if not card.face_up and card.influence > 0:
            card.influence -= 1
