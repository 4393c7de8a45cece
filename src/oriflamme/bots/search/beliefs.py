"""What a seat cannot know, and worlds drawn from it: each opponent's hidden cards by how likely they came to lie so.

The hidden cards of one family do not depend on those of another, so each family is dealt on its own. In the row a card
weighs as much as a player of the family's habit would have placed it and then kept it as often as the influence on it
tells; the weights are tempered, since nobody plays just like that. Hand and cards set aside are dealt evenly from the
rest.
"""

from __future__ import annotations

from oriflamme.rules.rng import Rng

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in beliefs.pxd
    from oriflamme.bots.search.company import Company
    from oriflamme.bots.search.instinct import UNIT, Instinct
    from oriflamme.bots.search.tables import CAREFUL, HABITS
    from oriflamme.rules.board import Board
    from oriflamme.rules.codes import CHOICE, FACE_UP, FAMILY, KNOWN, NAMES, NONE, PLACE, SEATS, SEEN
    from oriflamme.rules.walk import may

MOST_KEPT = 4  # turns of a card that are thought about
TRIES = 20


class Beliefs:
    """The hidden cards of every family as the table knows them, and their weights."""

    unknown: list[int]  # seat * FAMILY + n -> the n-th name that is hidden
    n_unknown: list[int]
    slots: list[int]  # seat * FAMILY + s -> the card that lies in the s-th hidden place of the row
    n_slots: list[int]
    in_hand: list[int]  # how many hidden cards are in hand
    weight: list[float]  # ((habit * SEATS + seat) * FAMILY + s) * FAMILY + n
    seen: list[int]  # seat * FAMILY + n -> whether that name is known not to be set aside (V4)
    drawn: list[int]  # the numbers of the names drawn for the places
    left: list[int]  # the numbers of the names that are left
    becomes: list[int]  # card -> the card that lies there instead

    def __init__(self) -> None:
        if not cython.compiled:
            self.unknown = [0] * (SEATS * FAMILY)
            self.n_unknown = [0] * SEATS
            self.slots = [0] * (SEATS * FAMILY)
            self.n_slots = [0] * SEATS
            self.in_hand = [0] * SEATS
            self.weight = [0.0] * (HABITS * SEATS * FAMILY * FAMILY)
            self.seen = [0] * (SEATS * FAMILY)
            self.drawn = [0] * FAMILY
            self.left = [0] * FAMILY
            self.becomes = [0] * (SEATS * NAMES)

    # --- What is hidden

    def study(self, board: Board, instinct: Instinct, temper: float) -> None:
        """Find out what the table does not know, and weigh what it could be; a temper of 0 weighs all alike."""
        for seat in range(board.seats):
            self.find_hidden(board, seat)
            instinct.sight.look_around(board, seat)
            instinct.sight.look_along(board)
            for habit in range(HABITS):
                instinct.adopt(habit)
                self.weigh_family(board, instinct, seat, habit, temper)
        instinct.adopt(CAREFUL)

    def find_hidden(self, board: Board, seat: int) -> None:
        """The names and places of a family that are hidden from the others."""
        base = seat * FAMILY
        size = 0
        slots = 0
        hand = 0
        for name in range(NAMES):
            self.becomes[seat * NAMES + name] = 1 if board.names >> name & 1 else 0  # 1: hidden, until found open
        for n in range(board.out_size[seat]):
            self.becomes[board.out[base + n]] = 0
        for n in range(board.kept_size[seat]):
            self.becomes[board.kept[base + n]] = 0
        for n in range(board.hand_size[seat]):
            card = seat * NAMES + board.hand[base + n]
            if board.flags[card] & KNOWN:
                self.becomes[card] = 0
            else:
                hand += 1
        for i in range(board.length):
            card = board.row[i]
            if card // NAMES == seat:
                while card != NONE:
                    if board.flags[card] & (FACE_UP | KNOWN):
                        self.becomes[card] = 0
                    else:
                        self.slots[base + slots] = card
                        slots += 1
                    card = board.under[card]
        for name in range(NAMES):
            card = seat * NAMES + name
            if self.becomes[card]:
                self.unknown[base + size] = name
                self.seen[base + size] = 1 if board.flags[card] & SEEN else 0
                size += 1
        self.n_unknown[seat] = size
        self.n_slots[seat] = slots
        self.in_hand[seat] = hand

    def weigh_family(self, board: Board, instinct: Instinct, seat: int, habit: int, temper: float) -> None:
        """How well each hidden name fits each hidden place of the row, if the player has this habit."""
        base = seat * FAMILY
        first = (habit * SEATS + seat) * FAMILY
        for i in range(board.length):
            if board.row[i] // NAMES != seat:
                continue
            card = board.row[i]
            while card != NONE:
                for s in range(self.n_slots[seat]):
                    if self.slots[base + s] == card:
                        for n in range(self.n_unknown[seat]):
                            name = self.unknown[base + n]
                            fit = self.fit(board, instinct, i, name, board.influence[card])
                            self.weight[(first + s) * FAMILY + n] = fit**temper
                card = board.under[card]

    def fit(self, board: Board, instinct: Instinct, i: int, name: int, amount: int) -> float:
        """How likely a card of this name was placed, and then kept as often as the influence on it tells."""
        since = 1 if board.phase == PLACE or i >= board.active else 0  # its turn of this round is still to come
        left = board.rounds - board.round
        fit = instinct.likely_placed(name, left + amount)
        for n in range(min(amount, MOST_KEPT)):
            fit *= instinct.likely_kept(board, i, name, n, left + since + amount - 1 - n)
        return max(fit, 1e-9)

    # --- Worlds

    def deal(self, board: Board, given: Board, company: Company, rng: Rng, but: int) -> None:
        """Make a board, a copy of the given one, a world: all hidden cards dealt anew but those of one seat."""
        for card in range(board.seats * NAMES):
            self.becomes[card] = card
        for seat in range(board.seats):
            if seat != but and self.n_unknown[seat] > 0:
                self.deal_family(board, given, rng, seat, company.habit[seat])
        for i in range(board.length):
            self.relay(board, given, i)
        if board.phase == CHOICE:  # what an Informer may be swapped for has changed with the hand
            board.n_options = 0
            may(board)

    def deal_family(self, board: Board, given: Board, rng: Rng, seat: int, habit: int) -> None:
        """Deal the hidden cards of a family."""
        for _ in range(TRIES):
            if self.draw(rng, seat, habit):
                break
        else:
            return  # as it is given: one of the worlds, too
        base = seat * FAMILY
        for n in range(self.n_unknown[seat]):
            card = seat * NAMES + self.unknown[base + n]
            board.flags[card] = given.flags[card] & SEEN
            board.influence[card] = 0
        for s in range(self.n_slots[seat]):
            self.becomes[self.slots[base + s]] = seat * NAMES + self.unknown[base + self.drawn[s]]
        self.deal_hand(board, given, seat)

    def draw(self, rng: Rng, seat: int, habit: int) -> bool:
        """Draw the names in the row by their weights, then those in hand; False where a seen one would be set aside."""
        base = seat * FAMILY
        first = (habit * SEATS + seat) * FAMILY
        size = self.n_unknown[seat]
        for n in range(size):
            self.left[n] = n
        for s in range(self.n_slots[seat]):
            total = 0.0
            for k in range(size):
                total += self.weight[(first + s) * FAMILY + self.left[k]]
            mark = rng.next32() * UNIT * total
            k = 0
            while k < size - 1:
                mark -= self.weight[(first + s) * FAMILY + self.left[k]]
                if mark < 0.0:
                    break
                k += 1
            self.drawn[s] = self.left[k]
            size -= 1
            self.left[k] = self.left[size]
        while size > self.in_hand[seat]:  # set aside
            k = rng.below(size)
            if self.seen[base + self.left[k]]:
                return False
            size -= 1
            self.left[k] = self.left[size]
        return True

    def deal_hand(self, board: Board, given: Board, seat: int) -> None:
        """Put the names that are left into the hand, in order, beside those that everyone knows to be there."""
        base = seat * FAMILY
        held = 0
        for n in range(given.hand_size[seat]):
            name = given.hand[base + n]
            if given.flags[seat * NAMES + name] & KNOWN:
                held |= 1 << name
        for n in range(self.in_hand[seat]):
            held |= 1 << self.unknown[base + self.left[n]]
        size = 0
        for name in range(NAMES):
            if held >> name & 1:
                board.hand[base + size] = name
                size += 1

    def relay(self, board: Board, given: Board, i: int) -> None:
        """Lay the stack at a position as it was dealt."""
        card = given.row[i]
        board.row[i] = self.becomes[card]
        while card != NONE:
            new = self.becomes[card]
            below = given.under[card]
            board.under[new] = self.becomes[below] if below != NONE else NONE
            board.influence[new] = given.influence[card]
            board.flags[new] = (given.flags[card] & ~SEEN) | (given.flags[new] & SEEN)
            card = below
