"""The small changes that abilities are made of: influence that moves, cards that come, go and turn."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in changes.pxd
    from oriflamme.rules.board import Board, note
    from oriflamme.rules.codes import (
        COLLECTED,
        DISCARDED,
        ELIMINATED,
        ELIMINATION,
        ENRICHED,
        FACE_UP,
        FAMILY,
        GAINED,
        INFILTRATION,
        KEPT,
        KNOWN,
        LOST,
        MOST,
        NAMES,
        NO_EFFECT,
        NONE,
        RESERVED,
        SEEN,
        VERDICT,
    )


# --- Influence


def gain(board: Board, seat: int, amount: int, cause: int) -> None:
    """From the supply into a pool (E6)."""
    room = MOST - board.pool[seat]
    if amount > room:
        amount = room
    board.pool[seat] += amount
    note(board, GAINED, seat, NONE, cause, amount, 0)


def enrich(board: Board, i: int, amount: int, cause: int) -> None:
    """From the supply onto the card at position i (E6)."""
    card = board.row[i]
    room = MOST - board.influence[card]
    if amount > room:
        amount = room
    board.influence[card] += amount
    note(board, ENRICHED, board.to_move, i, cause, amount, 0)


def collect(board: Board, card: int, i: int) -> None:
    """All influence on a card goes into its owner's pool (R3); a reserved card has no position."""
    amount = board.influence[card]
    if amount == 0:
        return
    seat = card // NAMES
    board.influence[card] = 0
    room = MOST - board.pool[seat]
    board.pool[seat] += amount if amount < room else room
    note(board, COLLECTED, seat, i, card, amount, 0)


def lose(board: Board, i: int, amount: int) -> None:
    """From the card at position i back to the supply (E6)."""
    if amount > 0:
        board.influence[board.row[i]] -= amount
        note(board, LOST, board.row[i] // NAMES, i, NONE, amount, 0)


def no_effect(board: Board) -> None:
    """Tell that the active card's ability comes to nothing (R5)."""
    note(board, NO_EFFECT, board.to_move, board.active, board.row[board.active], 0, 0)


# --- The row


def lift(board: Board, i: int) -> None:
    """Take the top card off position i; an empty position closes (E3), and the walk skips nothing (R9)."""
    below = board.under[board.row[i]]
    if below != NONE:
        board.row[i] = below
        return
    board.length -= 1
    for j in range(i, board.length):
        board.row[j] = board.row[j + 1]
    if i < board.active:
        board.active -= 1


def insert(board: Board, i: int, card: int) -> None:
    """Put a card down as a new position i."""
    for j in range(board.length, i, -1):
        board.row[j] = board.row[j - 1]
    board.row[i] = card
    board.under[card] = NONE
    board.length += 1


def cover(board: Board, i: int, card: int) -> None:
    """Put a card on top of position i."""
    board.under[card] = board.row[i]
    board.row[i] = card


def leave(board: Board, i: int) -> None:
    """The top card of position i leaves the row; a verdict on it goes back to the supply (E4)."""
    card = board.row[i]
    if board.flags[card] & VERDICT:
        board.verdicts -= 1
    board.flags[card] = 0
    if i == board.active:
        board.gone = True
    lift(board, i)


# --- Cards that go


def lay_out(board: Board, card: int) -> None:
    """Put a card face up before its owner (E4)."""
    seat = card // NAMES
    board.out[seat * FAMILY + board.out_size[seat]] = card
    board.out_size[seat] += 1


def discard(board: Board, cause: int) -> None:
    """Discard the active card; nobody is paid for it."""
    card = board.row[board.active]
    note(board, DISCARDED, board.to_move, board.active, card, board.influence[card], cause)
    board.influence[card] = 0
    leave(board, board.active)
    lay_out(board, card)


def reserve(board: Board) -> None:
    """Reserve the active card with what lies on it (C-Reserve)."""
    card = board.row[board.active]
    seat = board.to_move
    note(board, RESERVED, seat, board.active, card, board.influence[card], 0)
    leave(board, board.active)
    board.flags[card] = KEPT
    board.kept[seat * FAMILY + board.kept_size[seat]] = card
    board.kept_size[seat] += 1


def eliminate(board: Board, i: int) -> None:
    """The active card eliminates the top card of position i (E1, E2, E3, E5).

    What an Ambush or an Extortion does then comes when the ability has hit all that it hits (Q10).
    """
    card = board.row[i]
    seat = board.to_move
    face_up = board.flags[card] & FACE_UP
    note(board, ELIMINATED, seat, i, card, board.influence[card], face_up)
    board.influence[card] = 0
    leave(board, i)
    lay_out(board, card)
    gain(board, seat, 1, ELIMINATION)
    if not face_up and board.flags[seat * NAMES + INFILTRATION] & KEPT:
        gain(board, seat, 2, INFILTRATION)  # Q20
    if card // NAMES != seat:  # Q8
        board.struck[board.n_struck] = card
        board.n_struck += 1


# --- Hands


def lay(board: Board, seat: int, name: int) -> None:
    """Take a card out of a hand to lay it face down; what was known to be in that hand no longer is (V4)."""
    base = seat * FAMILY
    if board.shown >> seat & 1:
        board.shown &= ~(1 << seat)
        for n in range(board.hand_size[seat]):
            card = seat * NAMES + board.hand[base + n]
            if board.flags[card] & KNOWN:
                board.flags[card] = SEEN
    n = 0
    while board.hand[base + n] != name:
        n += 1
    board.hand_size[seat] -= 1
    for j in range(n, board.hand_size[seat]):
        board.hand[base + j] = board.hand[base + j + 1]


def take_back(board: Board, seat: int, name: int) -> None:
    """Put a card that everyone has seen into a hand, in its place among the names (V4)."""
    base = seat * FAMILY
    n = board.hand_size[seat]
    while n > 0 and board.hand[base + n - 1] > name:
        board.hand[base + n] = board.hand[base + n - 1]
        n -= 1
    board.hand[base + n] = name
    board.hand_size[seat] += 1
    board.flags[seat * NAMES + name] = KNOWN
    board.shown |= 1 << seat
