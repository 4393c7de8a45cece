"""The search tree: moments as the mover knows them, found by a hash, each with the actions that were tried there.

Moments that look alike are one node, whichever way led to them. Everything lies in flat arrays of a size fixed at the
start; when they are full the tree grows no more and the search goes on with what it has.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in tree.pxd
    from oriflamme.bots.search.tables import HIDDEN, NO_NODE
    from oriflamme.rules.board import Board
    from oriflamme.rules.codes import FACE_UP, FAMILY, KNOWN, NAMES, NONE, PLACE

MIX = 0x9E3779B97F4A7C15  # odd, its bits well spread: 2**64 divided by the golden ratio
FULL = 0xFFFFFFFFFFFFFFFF


class Tree:
    """Nodes and edges. An edge is an action that was tried at a node, with what came of it for the mover."""

    def __init__(self, nodes: int) -> None:
        size = 1024
        while size < nodes * 2:
            size *= 2
        self.most_nodes = nodes
        self.most_edges = nodes * 2
        self.mask = size - 1
        self.table = array("i", [NO_NODE]) * size
        self.key = array("Q", [0]) * nodes
        self.visits = array("i", [0]) * nodes
        self.first = array("i", [0]) * nodes
        self.action = array("i", [0]) * self.most_edges
        self.tried = array("i", [0]) * self.most_edges
        self.offered = array("i", [0]) * self.most_edges
        self.worth = array("d", [0.0]) * self.most_edges
        self.wins = array("d", [0.0]) * self.most_edges
        self.next = array("i", [0]) * self.most_edges
        self.n_nodes = 0
        self.n_edges = 0

    def clear(self) -> None:
        """Forget everything."""
        for place in range(self.mask + 1):
            self.table[place] = NO_NODE
        self.n_nodes = 0
        self.n_edges = 0

    def find(self, key: int) -> int:
        """The node of a key, or NO_NODE."""
        place = (key >> 20) & self.mask
        while self.table[place] != NO_NODE:
            if self.key[self.table[place]] == key:
                return self.table[place]
            place = (place + 1) & self.mask
        return NO_NODE

    def make(self, key: int) -> int:
        """A new node for a key that has none; NO_NODE where there is no room."""
        if self.n_nodes >= self.most_nodes:
            return NO_NODE
        node = self.n_nodes
        self.n_nodes += 1
        self.key[node] = key
        self.visits[node] = 0
        self.first[node] = NO_NODE
        place = (key >> 20) & self.mask
        while self.table[place] != NO_NODE:
            place = (place + 1) & self.mask
        self.table[place] = node
        return node

    def try_out(self, node: int, action: int) -> int:
        """A new edge for an action that was never tried at a node; NO_NODE where there is no room."""
        if self.n_edges >= self.most_edges:
            return NO_NODE
        edge = self.n_edges
        self.n_edges += 1
        self.action[edge] = action
        self.tried[edge] = 0
        self.offered[edge] = self.visits[node]
        self.worth[edge] = 0.0
        self.wins[edge] = 0.0
        self.next[edge] = self.first[node]
        self.first[node] = edge
        return edge


# --- Keys


def mixed(key: int, value: int) -> int:
    """One more value in a key."""
    key = ((key ^ value) * MIX) & FULL
    return key ^ (key >> 29)


def table_key(board: Board) -> int:
    """All that the table sees of a moment."""
    key = mixed(board.phase * 8 + board.round, board.to_move * 8 + board.first)
    active = 0 if board.phase == PLACE else board.active
    key = mixed(key, (active * 256 + board.ability) * 256 + board.taken)
    for i in range(board.length):
        card = board.row[i]
        key = mixed(key, 1 + card // NAMES)
        while card != NONE:
            flags = board.flags[card]
            name = card % NAMES if flags & (FACE_UP | KNOWN) else HIDDEN
            key = mixed(key, (board.influence[card] * 64 + flags % 16) * 32 + name)
            card = board.under[card]
    for seat in range(board.seats):
        key = mixed(key, board.pool[seat] * 16 + board.hand_size[seat])
        for n in range(board.kept_size[seat]):
            card = board.kept[seat * FAMILY + n]
            key = mixed(key, board.influence[card] * 32 + card % NAMES)
        gone = 0
        for n in range(board.out_size[seat]):
            gone |= 1 << board.out[seat * FAMILY + n] % NAMES
        key = mixed(key, gone)
    return key


def actor_key(board: Board) -> int:
    """What the table sees, and the card that acts: enough for how the others are thought to decide."""
    key = table_key(board)
    return key if board.phase == PLACE else mixed(key, board.row[board.active] % NAMES)


def own_key(board: Board, seat: int) -> int:
    """What the table sees, and everything that a seat knows of its own cards."""
    key = mixed(table_key(board), 1)
    for n in range(board.hand_size[seat]):
        key = mixed(key, board.hand[seat * FAMILY + n])
    for i in range(board.length):
        card = board.row[i]
        if card // NAMES == seat:
            while card != NONE:
                key = mixed(key, 32 + card % NAMES)
                card = board.under[card]
    return key
