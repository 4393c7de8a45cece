"""What the end of a game is worth to a seat."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in rewards.pxd
    from oriflamme.rules.board import Board
    from oriflamme.rules.codes import NAMES

LEAD = 0.01  # what each point of influence ahead of the best other counts, beside the win
MOST_LEAD = 10.0


def standing(board: Board, seat: int) -> int:
    """W1, W2 as one number: influence first, then positions in the row."""
    positions = 0
    for i in range(board.length):
        if board.row[i] // NAMES == seat:
            positions += 1
    return board.pool[seat] * 64 + positions


def share(board: Board, seat: int) -> float:
    """The share of the victory at the end (W3): 1 alone, 1/2 of two, 0 for those behind."""
    own = standing(board, seat)
    winners = 0
    for other in range(board.seats):
        if other == seat:
            winners += 1
            continue
        theirs = standing(board, other)
        if theirs > own:
            return 0.0
        if theirs == own:
            winners += 1
    return 1.0 / winners


def reward(board: Board, seat: int) -> float:
    """The share of the victory beyond an equal one, and a little for each point ahead or behind."""
    best = 0
    for other in range(board.seats):
        if other != seat and board.pool[other] > best:
            best = board.pool[other]
    lead = board.pool[seat] * 1.0 - best
    if lead > MOST_LEAD:
        lead = MOST_LEAD
    elif lead < -MOST_LEAD:
        lead = -MOST_LEAD
    return share(board, seat) - 1.0 / board.seats + LEAD * lead
