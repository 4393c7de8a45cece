"""The Oriflamme box: for each card what may be chosen (a list of moves) and what then happens.

An effect gets the chosen move, or "" where nothing can be chosen (R5).
"""

from .basics import Act, discard, eliminate, gain, lift
from .model import Card, Table, active_card, adjacent, is_face_up_character, top_at, tops


def number(move: str) -> int:
    """The number at the end of a move."""
    return int(move.split(" ")[1])


def eliminate_chosen(act: Act, move: str) -> None:
    """`eliminate n`."""
    if move:
        eliminate(act, [top_at(act.table, number(move))])


def archer_options(table: Table) -> list[str]:
    """C-Archer: the first or the last card, the Archer itself included."""
    last = len(table.row)
    return ["eliminate 1"] if last == 1 else ["eliminate 1", f"eliminate {last}"]


def soldier_options(table: Table) -> list[str]:
    """C-Soldier, C-Deserter: an adjacent card."""
    return [f"eliminate {place}" for place in adjacent(table)]


def spy_options(table: Table) -> list[str]:
    """C-Spy: a player who owns an adjacent card; one player's two cards are one choice (Q2)."""
    owners = {top_at(table, place).family for place in adjacent(table)}
    return [f"steal {owner}" for owner in sorted(owners)]


def spy(act: Act, move: str) -> None:
    """C-Spy: from oneself or from an empty pool nothing happens."""
    if not move:
        return
    victim = act.table.players[move.split(" ")[1]]
    if victim.seat != act.seat and victim.pool > 0:
        victim.pool -= 1
        gain(act.table, act.seat, 1)


def heir(act: Act, move: str) -> None:
    """C-Heir: the name is the active card's own, a Shapeshifter's too (Q4)."""
    others = [card for card in tops(act.table) if card is not act.card and card.face_up]
    if act.card.name not in [card.name for card in others]:
        gain(act.table, act.seat, 2)


def shapeshifter_options(table: Table) -> list[str]:
    """C-Shapeshifter: an adjacent face-up character, another Shapeshifter included (Q3)."""
    return [f"copy {place}" for place in adjacent(table) if is_face_up_character(top_at(table, place))]


def shapeshifter(act: Act, move: str) -> None:
    """C-Shapeshifter: nobody to copy, or a Shapeshifter, gives nothing (the rest is done in flow.py)."""


def lord(act: Act, move: str) -> None:
    """C-Lord."""
    own = [place for place in adjacent(act.table) if top_at(act.table, place).family == act.seat]
    gain(act.table, act.seat, 1 + len(own))


def assassination_options(table: Table) -> list[str]:
    """C-Assassination: any card, itself included."""
    return [f"eliminate {place}" for place in range(1, len(table.row) + 1)]


def assassination(act: Act, move: str) -> None:
    """C-Assassination."""
    eliminate_chosen(act, move)
    discard(act)


def decree_options(table: Table) -> list[str]:
    """C-RoyalDecree: first any other card (Q5), then its place (Q6, Q7)."""
    size = len(table.row)
    if not table.taken:
        return [f"take {place}" for place in range(1, size + 1) if place != table.position]
    if len(table.row[table.taken - 1]) > 1:  # a further position comes into being
        return [f"put {place}" for place in range(1, size + 2)]
    return [f"put {place}" for place in range(1, size + 1) if place != table.taken]


def decree(act: Act, move: str) -> None:
    """C-RoyalDecree: the place is counted with the Decree in the row; what lies on a card moves along."""
    table = act.table
    if move:
        card: Card = top_at(table, table.taken)
        place = number(move)
        lift(table, card)
        table.row.insert(place - 1, [card])
        if place <= table.position:
            table.position += 1  # the Decree itself was pushed on (R8)
    discard(act)


def ambush(act: Act, move: str) -> None:
    """C-Ambush, revealed; what lay on it was lost on revealing."""
    gain(act.table, act.seat, 1)
    discard(act)


def conspiracy(act: Act, move: str) -> None:
    """C-Conspiracy: twice what lies on it."""
    gain(act.table, act.seat, 2 * active_card(act.table).influence)
    discard(act)
