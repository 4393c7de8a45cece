"""What lies on the table, and the small changes that every rule is made of.

A card is one number, `seat * NAMES + name`. A position of the row holds the top card of its stack; `under` leads from
a card to the one beneath it. `board.pxd` gives the C types.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: C enum values, cimported in board.pxd
    from oriflamme.rules.codes import ACTIONS, FAMILY, NAMES, NOBODY, NONE, OVER, POSITIONS, SEATS


class Trace:
    """Collects what happens, one tuple of numbers each; only a board that is being told about has one."""

    notes: list[tuple[int, int, int, int, int, int]]

    def __init__(self) -> None:
        self.notes = []

    def add(self, kind: int, seat: int, position: int, card: int, amount: int, extra: int) -> None:
        """Keep one note; its meaning by kind stands in `oriflamme.game.telling`."""
        self.notes.append((kind, seat, position, card, amount, extra))


class Board:
    """Everything that makes a position of the game."""

    names: int  # the names in the game, a bit each
    rounds: int
    dealt: int  # cards in hand at the start
    seats: int
    round: int
    first: int
    phase: int
    to_move: int
    active: int  # the position that the walk has come to
    ability: int  # the name whose ability asks for a choice, or NONE
    taken: int  # the position of the card that the Royal Decree has taken, or NONE
    length: int
    verdicts: int  # how many lie in the row
    row: list[int]
    under: list[int]
    flags: list[int]
    influence: list[int]
    hand: list[int]  # seat * FAMILY + n -> the n-th name in hand, in the order of names
    hand_size: list[int]
    out: list[int]  # seat * FAMILY + n -> the n-th card eliminated or discarded
    out_size: list[int]
    kept: list[int]  # seat * FAMILY + n -> the n-th card reserved
    kept_size: list[int]
    pool: list[int]
    shown: int  # seats with a known card in hand (V4), a bit each
    options: list[int]
    n_options: int
    gone: bool  # the active card has left the row during its own resolution (R7)
    ambushed: bool  # an Ambush will have the active card discarded (Q9)
    again: int  # the ability to carry out next: copied, or the Decree's second half
    struck: list[int]  # opponents' cards just eliminated, whose second effects are due (Q10)
    n_struck: int
    trace: Trace | None

    def __init__(self) -> None:
        self.allocate()

    def allocate(self) -> None:
        """Start empty: C arrays come with the object and zeroed, lists have to be made."""
        self.trace = None
        if not cython.compiled:
            self.row = [0] * POSITIONS
            self.under = [NONE] * (SEATS * NAMES)
            self.flags = [0] * (SEATS * NAMES)
            self.influence = [0] * (SEATS * NAMES)
            self.hand = [0] * (SEATS * FAMILY)
            self.hand_size = [0] * SEATS
            self.out = [0] * (SEATS * FAMILY)
            self.out_size = [0] * SEATS
            self.kept = [0] * (SEATS * FAMILY)
            self.kept_size = [0] * SEATS
            self.pool = [0] * SEATS
            self.options = [0] * (POSITIONS + 2)
            self.struck = [0, 0]
        self.names = self.rounds = self.dealt = self.seats = self.round = self.first = self.active = 0
        self.length = self.verdicts = self.shown = self.n_options = self.n_struck = 0
        self.phase = OVER
        self.to_move = NOBODY
        self.ability = self.taken = self.again = NONE
        self.gone = self.ambushed = False

    def copy_from(self, other: Board) -> None:
        """Become what another board is, but for its trace."""
        self.names = other.names
        self.rounds = other.rounds
        self.dealt = other.dealt
        self.seats = other.seats
        self.round = other.round
        self.first = other.first
        self.phase = other.phase
        self.to_move = other.to_move
        self.active = other.active
        self.ability = other.ability
        self.taken = other.taken
        self.length = other.length
        self.verdicts = other.verdicts
        self.row[:] = other.row
        self.under[:] = other.under
        self.flags[:] = other.flags
        self.influence[:] = other.influence
        self.hand[:] = other.hand
        self.hand_size[:] = other.hand_size
        self.out[:] = other.out
        self.out_size[:] = other.out_size
        self.kept[:] = other.kept
        self.kept_size[:] = other.kept_size
        self.pool[:] = other.pool
        self.shown = other.shown
        self.options[:] = other.options
        self.n_options = other.n_options
        self.gone = other.gone
        self.ambushed = other.ambushed
        self.again = other.again
        self.n_struck = other.n_struck


class Actions:
    """Room for the legal actions of one decision."""

    items: list[int]
    size: int
    stacks: list[int]  # scratch: the positions that a player may cover

    def __init__(self) -> None:
        if not cython.compiled:
            self.items = [0] * ACTIONS
            self.stacks = [0] * POSITIONS
        self.size = 0


if not cython.compiled:  # compiled: inline in board.pxd

    def note(board: Board, kind: int, seat: int, position: int, card: int, amount: int, extra: int) -> None:
        """Tell the trace, if there is one."""
        if board.trace is not None:
            board.trace.add(kind, seat, position, card, amount, extra)

    def next_seat(board: Board, seat: int) -> int:
        """The next seat clockwise (P1, N2)."""
        return seat + 1 if seat + 1 < board.seats else 0

    def packed(actions: Actions, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """The listed actions as Python's numbers, which are only pointed at."""
        return tuple([numbers[action] for action in actions.items[: actions.size]])

    def offer(board: Board, action: int) -> None:
        """Add one legal choice to the decision that is being put."""
        board.options[board.n_options] = action
        board.n_options += 1
