"""The Alliance box: for each card what may be chosen (a list of moves) and what then happens.

An effect gets the chosen move, or "" where nothing can be chosen (R5).
"""

from .basics import Act, discard, eliminate, gain, put_on, reserve
from .model import (
    CHARACTERS,
    VERDICTS,
    Card,
    Table,
    active_card,
    adjacent,
    is_face_up_character,
    top_at,
    tops,
)
from .oriflamme import eliminate_chosen, number


def numbered(table: Table) -> list[tuple[int, Card]]:
    """The top cards with their positions."""
    return list(enumerate(tops(table), start=1))


def empress_options(table: Table) -> list[str]:
    """C-Empress: a face-down card of an opponent."""
    own = active_card(table).family
    return [f"favour {place}" for place, card in numbered(table) if card.family != own and not card.face_up]


def empress(act: Act, move: str) -> None:
    """C-Empress: the 2 were given before the choice; with no such card that is all (Q18)."""
    if move:
        put_on(top_at(act.table, number(move)), 1)


def fanatic(act: Act, move: str) -> None:
    """C-Fanatic."""
    others = [card for card in tops(act.table) if card is not act.card]
    alone = not any(card.face_up and card.family == act.seat for card in others)
    gain(act.table, act.seat, 2 if alone else 1)


def informer_options(table: Table) -> list[str]:
    """C-Informer: gathering is always allowed (Q12)."""
    hand = table.players[active_card(table).family].hand
    return ["gather"] + [f"swap {card.name}" for card in hand]


def informer(act: Act, move: str) -> None:
    """C-Informer."""
    if move == "gather":
        cards = [top_at(act.table, place) for place in adjacent(act.table)]
        theirs = [card for card in cards if card.family != act.seat and not card.face_up]
        gain(act.table, act.seat, sum(card.influence for card in theirs))
    else:
        swap(act, move.split(" ")[1])


def lay(table: Table, seat: str, name: str) -> Card:
    """A card leaves the hand to be laid face down.

    From now on the cards that were known to be in this hand, the laid one perhaps among them, are known
    only not to be set aside (V4).
    """
    player = table.players[seat]
    for card in player.hand:
        if card.known:
            card.known = False
            if card.name not in player.seen:
                player.seen.append(card.name)
    laid = next(card for card in player.hand if card.name == name)
    player.hand.remove(laid)
    laid.face_up = False
    return laid


def swap(act: Act, name: str) -> None:
    """C-Informer, Q12: a card from hand takes the active card's place and rests; the active one goes to hand.

    First the new card is laid, then the old one is taken up: so the old one is known to be in hand (V4). It
    is no leaving (R7): the new card stands for the active one when the walk goes on.
    """
    table = act.table
    old = act.card
    new = lay(table, act.seat, name)
    stack = table.row[table.position - 1]
    stack[0] = new
    new.rests = True
    old.verdict = False
    old.influence = 0
    old.face_up = False
    old.known = True
    table.players[act.seat].hand.append(old)
    act.card = new


def diplomat_options(table: Table) -> list[str]:
    """C-Diplomat, Q15; for a Shapeshifter "other" is any Diplomat (Q4)."""
    others = [
        f"negotiate {place}"
        for place, card in numbered(table)
        if card.name == "Diplomat" and card.face_up and place != table.position
    ]
    return (others or ["negotiate"]) + ["withdraw"]


def diplomat(act: Act, move: str) -> None:
    """C-Diplomat."""
    if move == "withdraw":
        gain(act.table, act.seat, act.card.influence)
        discard(act)
        return
    gain(act.table, act.seat, 1)
    if move != "negotiate":
        put_on(top_at(act.table, number(move)), 2)


def deserter(act: Act, move: str) -> None:
    """C-Deserter, Q16: the check for a face-up character comes last, in the row as it is by then."""
    table = act.table
    if move:
        target = top_at(table, number(move))
        eliminate(act, [target])
        if target.name in CHARACTERS:
            gain(table, act.seat, 1)
    if not any(is_face_up_character(top_at(table, place)) for place in adjacent(table)):
        discard(act)


def verdicts_left(table: Table) -> int:
    """Tokens in the supply; those on covered cards are not in it (P4)."""
    return VERDICTS - sum(card.verdict for stack in table.row for card in stack)


def judge_options(table: Table) -> list[str]:
    """C-Judge, Q13, Q14."""
    marked = [place for place, card in numbered(table) if card.verdict]
    unmarked = [place for place, card in numbered(table) if not card.verdict]
    moves = []
    if verdicts_left(table) > 0:
        moves += [f"condemn {place}" for place in unmarked]
    if marked or verdicts_left(table) == 0:
        moves.append("condemn")
    return moves + [f"eliminate {place}" for place in marked]


def judge(act: Act, move: str) -> None:
    """C-Judge."""
    if move.startswith("eliminate"):
        eliminate_chosen(act, move)
        return
    gain(act.table, act.seat, 1)
    if move != "condemn":
        top_at(act.table, number(move)).verdict = True


def insurrection(act: Act, move: str) -> None:
    """C-Insurrection, Q10, Q17: both neighbours; then face down, known to all (V4), or discarded (Q9)."""
    eliminate(act, [top_at(act.table, place) for place in adjacent(act.table)])
    if not act.hit_ambush:
        act.card.face_up = False
        act.card.known = True


def extortion(act: Act, move: str) -> None:
    """C-Extortion, revealed; what lay on it was lost on revealing."""
    gain(act.table, act.seat, 1)
    discard(act)


def infiltration(act: Act, move: str) -> None:
    """C-Infiltration: covered cards get nothing (R11)."""
    for card in tops(act.table):
        if card.family == act.seat and not card.face_up:
            put_on(card, 1)
    reserve(act)


def keep_deal(act: Act, move: str) -> None:
    """C-Deal: with the influence lying on it."""
    reserve(act)
