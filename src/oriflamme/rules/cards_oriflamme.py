"""The ten cards of the Oriflamme box, each in one place: what may be chosen (`…_may`) and what happens then.

`…_may` offers the legal choices to the board. The function with the card's plain name carries the ability out; where
nothing was to be chosen, its choice is NOTHING. The walk calls both (`walk.may`, `walk.carry_out`) and discards
intrigues after their effect.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in cards_oriflamme.pxd
    from oriflamme.rules.board import Board, note, offer
    from oriflamme.rules.changes import collect, eliminate, gain, insert, lift, lose, no_effect
    from oriflamme.rules.codes import (
        AMBUSH,
        CONSPIRACY,
        COPIED,
        COPY,
        ELIMINATE,
        FACE_UP,
        HEIR,
        INTRIGUES,
        LORD,
        MOST,
        MOVED,
        NAMES,
        NONE,
        NOTHING,
        PUT,
        ROYAL_DECREE,
        SHAPESHIFTER,
        STEAL,
        STOLEN,
        TAKE,
        TAKEN,
    )

# Name and kind, in the order of the numbers in `codes`.
CARDS = (
    ("Archer", "character"),
    ("Soldier", "character"),
    ("Spy", "character"),
    ("Heir", "character"),
    ("Shapeshifter", "character"),
    ("Lord", "character"),
    ("Assassination", "intrigue"),
    ("RoyalDecree", "intrigue"),
    ("Ambush", "intrigue"),
    ("Conspiracy", "intrigue"),
)


def offer_neighbours(board: Board, verb: int) -> None:
    """Add the positions beside the active one."""
    if board.active > 0:
        offer(board, verb + board.active - 1)
    if board.active + 1 < board.length:
        offer(board, verb + board.active + 1)


# --- Archer · character


def archer_may(board: Board) -> None:
    """C-Archer: the first or the last card of the row, the Archer itself included."""
    offer(board, ELIMINATE)
    if board.length > 1:
        offer(board, ELIMINATE + board.length - 1)


def archer(board: Board, choice: int) -> None:
    """C-Archer: eliminate it."""
    eliminate(board, choice - ELIMINATE)


# --- Soldier · character


def soldier_may(board: Board) -> None:
    """C-Soldier: an adjacent card, face up or down, of any family."""
    offer_neighbours(board, ELIMINATE)


def soldier(board: Board, choice: int) -> None:
    """C-Soldier: eliminate it."""
    if choice == NOTHING:
        no_effect(board)
    else:
        eliminate(board, choice - ELIMINATE)


# --- Spy · character


def spy_may(board: Board) -> None:
    """C-Spy: a player who owns an adjacent card; one who owns both is offered once (Q2)."""
    i = board.active
    before = NONE
    if i > 0:
        before = board.row[i - 1] // NAMES
        offer(board, STEAL + before)
    if i + 1 < board.length and board.row[i + 1] // NAMES != before:
        offer(board, STEAL + board.row[i + 1] // NAMES)


def spy(board: Board, choice: int) -> None:
    """C-Spy: 1 from that player's pool; oneself or an empty pool gives nothing."""
    victim = choice - STEAL
    if choice == NOTHING or victim == board.to_move or board.pool[victim] == 0:
        no_effect(board)
        return
    board.pool[victim] -= 1
    if board.pool[board.to_move] < MOST:
        board.pool[board.to_move] += 1
    note(board, STOLEN, board.to_move, board.active, victim, 1, 0)


# --- Heir · character


def heir(board: Board) -> None:
    """C-Heir: gain 2 if no other face-up card has the same name as the one that acts (Q4)."""
    name = board.row[board.active] % NAMES
    for i in range(board.length):
        card = board.row[i]
        if i != board.active and card % NAMES == name and board.flags[card] & FACE_UP:
            no_effect(board)
            return
    gain(board, board.to_move, 2, HEIR)


# --- Shapeshifter · character


def shapeshifter_may(board: Board) -> None:
    """C-Shapeshifter: an adjacent face-up character, another Shapeshifter too (Q3)."""
    i = board.active
    if i > 0 and is_open_character(board, i - 1):
        offer(board, COPY + i - 1)
    if i + 1 < board.length and is_open_character(board, i + 1):
        offer(board, COPY + i + 1)


def shapeshifter(board: Board, choice: int) -> None:
    """C-Shapeshifter: carry that card's ability out next; a Shapeshifter's gives nothing."""
    if choice == NOTHING:
        no_effect(board)
        return
    copied = board.row[choice - COPY]
    note(board, COPIED, board.to_move, board.active, copied, 0, choice - COPY)
    if copied % NAMES == SHAPESHIFTER:
        no_effect(board)
    else:
        board.again = copied % NAMES


def is_open_character(board: Board, i: int) -> bool:
    """Whether the top card of position i is a face-up character."""
    card = board.row[i]
    return board.flags[card] & FACE_UP != 0 and not INTRIGUES >> (card % NAMES) & 1


# --- Lord · character


def lord(board: Board) -> None:
    """C-Lord: gain 1, and 1 more for each adjacent card of the own family."""
    amount = 1
    i = board.active
    if i > 0 and board.row[i - 1] // NAMES == board.to_move:
        amount += 1
    if i + 1 < board.length and board.row[i + 1] // NAMES == board.to_move:
        amount += 1
    gain(board, board.to_move, amount, LORD)


# --- Assassination · intrigue


def assassination_may(board: Board) -> None:
    """C-Assassination: any card in the row, itself included."""
    for i in range(board.length):
        offer(board, ELIMINATE + i)


def assassination(board: Board, choice: int) -> None:
    """C-Assassination: eliminate it."""
    eliminate(board, choice - ELIMINATE)


# --- Royal Decree · intrigue


def royal_decree_may(board: Board) -> None:
    """C-RoyalDecree: first any other card (Q5), then any place where the row changes (Q6, Q7)."""
    if board.taken == NONE:
        for i in range(board.length):
            if i != board.active:
                offer(board, TAKE + i)
        return
    places = board.length + 1
    same_gap = NONE
    if board.under[board.row[board.taken]] == NONE:
        places = board.length
        same_gap = board.taken
    for i in range(places):
        if i != same_gap:
            offer(board, PUT + i)


def royal_decree(board: Board, choice: int) -> None:
    """C-RoyalDecree: move the card with what lies on it; the Decree keeps its place until then."""
    if choice == NOTHING:
        no_effect(board)
        return
    if board.taken == NONE:
        board.taken = choice - TAKE
        note(board, TAKEN, board.to_move, board.taken, NONE, 0, 0)
        board.again = ROYAL_DECREE
        return
    card = board.row[board.taken]
    place = choice - PUT
    lift(board, board.taken)
    insert(board, place, card)
    if place <= board.active:
        board.active += 1
    note(board, MOVED, board.to_move, place, card, 0, board.taken)


# --- Ambush · intrigue


def ambush(board: Board) -> None:
    """C-Ambush: revealed, all influence on it is lost; gain 1."""
    lose(board, board.active, board.influence[board.row[board.active]])
    gain(board, board.to_move, 1, AMBUSH)


def ambush_struck(board: Board, card: int) -> None:
    """C-Ambush: eliminated by an opponent's card, gain 4 and have that card discarded (Q9)."""
    gain(board, card // NAMES, 4, AMBUSH)
    board.ambushed = True


# --- Conspiracy · intrigue


def conspiracy(board: Board) -> None:
    """C-Conspiracy: gain twice the influence lying on it."""
    card = board.row[board.active]
    amount = board.influence[card]
    collect(board, card, board.active)
    gain(board, board.to_move, amount, CONSPIRACY)
