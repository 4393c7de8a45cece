"""Perft: how many ways there are to play on, the usual measure of whether two engines agree."""

from __future__ import annotations

from oriflamme.rules.state import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of so many moves, or fewer where the game ends before."""
    if depth == 0 or state.over:
        return 1
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        child = state.copy()
        child.apply(action)
        total += perft(child, depth - 1)
    return total
