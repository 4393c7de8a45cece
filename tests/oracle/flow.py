"""The course of a game: placing, walking the row, rounds, the end; and the moves that are legal."""

from collections.abc import Callable
from copy import deepcopy

from . import alliance, oriflamme
from .basics import Act, discard, gain, in_row, put_on, turn_up
from .model import Card, Player, Table, active_card, clockwise, top_at, tops
from .text import in_order, read_box

# What may be chosen while an ability is carried out; the other abilities have nothing to choose.
OPTIONS: dict[str, Callable[[Table], list[str]]] = {
    "Archer": oriflamme.archer_options,
    "Soldier": oriflamme.soldier_options,
    "Spy": oriflamme.spy_options,
    "Shapeshifter": oriflamme.shapeshifter_options,
    "Assassination": oriflamme.assassination_options,
    "RoyalDecree": oriflamme.decree_options,
    "Empress": alliance.empress_options,
    "Informer": alliance.informer_options,
    "Diplomat": alliance.diplomat_options,
    "Deserter": oriflamme.soldier_options,
    "Judge": alliance.judge_options,
}

EFFECTS: dict[str, Callable[[Act, str], None]] = {
    "Archer": oriflamme.eliminate_chosen,
    "Soldier": oriflamme.eliminate_chosen,
    "Spy": oriflamme.spy,
    "Heir": oriflamme.heir,
    "Shapeshifter": oriflamme.shapeshifter,
    "Lord": oriflamme.lord,
    "Assassination": oriflamme.assassination,
    "RoyalDecree": oriflamme.decree,
    "Ambush": oriflamme.ambush,
    "Conspiracy": oriflamme.conspiracy,
    "Empress": alliance.empress,
    "Fanatic": alliance.fanatic,
    "Informer": alliance.informer,
    "Diplomat": alliance.diplomat,
    "Deserter": alliance.deserter,
    "Judge": alliance.judge,
    "Insurrection": alliance.insurrection,
    "Extortion": alliance.extortion,
    "Infiltration": alliance.infiltration,
    "Deal": alliance.keep_deal,
}


# --- what programs call


def deal(box: str, hands: dict[str, list[str]], first: str) -> Table:
    """The opening of a game: 1 influence each, what is not in hand is set aside (S2, S3)."""
    table = Table(read_box(box), 1, first, "place")
    for seat, hand in sorted(hands.items()):
        aside = [name for name in table.box.names if name not in hand]
        table.players[seat] = Player(seat, 1, [Card(seat, name) for name in in_order(hand)], aside)
    start_placing(table)
    settle(table)
    return table


def legal(table: Table) -> list[str]:
    """Every legal move at this decision."""
    if table.phase == "over":
        return []
    if table.phase == "place":
        return placements(table)
    if table.ability:
        return ability_options(table)
    return turn_options(active_card(table))


def play(table: Table, move: str) -> Table:
    """A new table: the move, and all that is forced after it (Q21)."""
    if move not in legal(table):
        raise ValueError(f"not a legal move: {move}")
    new = deepcopy(table)
    if new.phase == "place":
        place(new, move)
    elif new.ability:
        use_ability(new, move)
    elif move == "keep":
        put_on(active_card(new), 1)  # R2
        new.position += 1
    else:
        reveal(new)
    settle(new)
    return new


def scores(table: Table) -> dict[str, int]:
    """The pools (W1)."""
    return {seat: table.players[seat].pool for seat in sorted(table.players)}


def winners(table: Table) -> list[str]:
    """W1, W2, W3; nobody before the game is over."""
    if table.phase != "over":
        return []
    pools = scores(table)
    best = [seat for seat in pools if pools[seat] == max(pools.values())]
    stacks = {seat: [card.family for card in tops(table)].count(seat) for seat in best}
    return [seat for seat in best if stacks[seat] == max(stacks.values())]


# --- going on until somebody must decide


def settle(table: Table) -> None:
    """Carry out all that is forced, up to the next decision or the end (Q21)."""
    while table.phase != "over":
        if table.phase == "place":
            moves = placements(table)
            if len(moves) > 1:
                return
            place(table, moves[0])
        elif table.position > len(table.row):
            end_round(table)
        elif not table.ability:
            card = active_card(table)
            if card.face_up:
                begin(table, card.name)  # R4
            elif card.rests:
                table.position += 1  # Q12
            else:
                return  # always put to the owner (Q21)
        else:
            moves = ability_options(table)
            if len(moves) > 1:
                return
            use_ability(table, moves[0] if moves else "")


# --- placing


def placements(table: Table) -> list[str]:
    """P1, P2, P3: start, end, or on an own stack; an empty row has one place."""
    ends = ["start", "end"] if table.row else ["start"]
    own = [place for place, card in enumerate(tops(table), start=1) if card.family == table.placing]
    places = ends + [f"on {place}" for place in own]
    return [f"{card.name} {where}" for card in table.players[table.placing].hand for where in places]


def place(table: Table, move: str) -> None:
    """Lay a card face down into the row (P1), then the next one's turn."""
    name, where, *rest = move.split(" ")
    card = alliance.lay(table, table.placing, name)
    if where == "start":
        table.row.insert(0, [card])
    elif where == "end":
        table.row.append([card])
    else:
        table.row[int(rest[0]) - 1].insert(0, card)
    order = clockwise(table)
    next_to_place(table, order[order.index(table.placing) + 1 :])


def start_placing(table: Table) -> None:
    """The placement phase begins with the first player (P1)."""
    table.phase = "place"
    next_to_place(table, clockwise(table))


def next_to_place(table: Table, seats: list[str]) -> None:
    """The first of these with a card in hand places next (P5); if there is none, the row is resolved."""
    for seat in seats:
        if table.players[seat].hand:
            table.placing = seat
            return
    table.phase, table.placing = "resolve", ""
    table.position = 1


# --- resolving


def turn_options(card: Card) -> list[str]:
    """R2; an Insurrection without influence can only be kept (Q17)."""
    if card.name == "Insurrection" and card.influence == 0:
        return ["keep"]
    return ["keep", "reveal"]


def reveal(table: Table) -> None:
    """R3 and its exceptions: what becomes of the influence on the card; then its ability begins."""
    card = active_card(table)
    turn_up(table, card)
    if card.name in ("Ambush", "Extortion"):
        card.influence = 0  # lost
    elif card.name in ("Conspiracy", "Deal"):
        pass  # it is part of the ability
    else:
        if card.name == "Insurrection":
            card.influence -= 1  # lost
        gain(table, card.family, card.influence)
        card.influence = 0
    begin(table, card.name)


def begin(table: Table, name: str) -> None:
    """The active card begins to carry out an ability: what comes before its choice is given now."""
    table.ability = name
    if name == "Empress":
        gain(table, active_card(table).family, 2)


def ability_options(table: Table) -> list[str]:
    """What the owner of the active card may choose; empty where there is nothing to choose."""
    return OPTIONS[table.ability](table) if table.ability in OPTIONS else []


def use_ability(table: Table, move: str) -> None:
    """One step of the ability; after the last step the walk goes on."""
    if move.startswith("copy"):
        copied = top_at(table, oriflamme.number(move)).name
        if copied != "Shapeshifter":
            begin(table, copied)  # C-Shapeshifter, Q4: the active card stays the Shapeshifter
            return
    if move.startswith("take"):
        table.taken = oriflamme.number(move)
        return
    act = Act(table, active_card(table))
    EFFECTS[table.ability](act, move)
    if act.hit_ambush:
        discard(act)  # Q9
    table.ability, table.taken = "", 0
    if in_row(table, act.card):
        table.position += 1
    # Else the active card has left, and this position is active next: it holds the card below now, or, as it
    # has closed, what followed (R7).


# --- rounds


def end_round(table: Table) -> None:
    """The row has been walked: rests end (Q12), then the next round or the end of the game (N1, N2)."""
    for stack in table.row:
        for card in stack:
            card.rests = False
    table.position = 0
    if table.round == table.box.rounds:
        end_game(table)
        return
    table.round += 1
    table.first = clockwise(table)[1]
    pay_deals(table)
    start_placing(table)


def pay_deals(table: Table) -> None:
    """C-Deal, Q19: before anybody places, to owners with a card in the row."""
    families = [card.family for card in tops(table)]
    for player in table.players.values():
        for card in player.kept:
            if card.name == "Deal" and player.seat in families:
                gain(table, player.seat, card.influence)


def end_game(table: Table) -> None:
    """W1: the influence on a reserved Deal goes to its owner's pool and lies on it no longer."""
    table.phase = "over"
    for player in table.players.values():
        for card in player.kept:
            gain(table, player.seat, card.influence)
            card.influence = 0
