"""What the mover of a decision sees, as features: a handful of indices into the weights for each action.

Nothing here looks at a card that the mover may not know.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in sight.pxd
    from oriflamme.bots.search.tables import (
        AMOUNTS,
        C_ALONE,
        C_AMOUNT,
        C_FATE,
        C_GATHER,
        C_LOOK,
        C_MARKED,
        C_PUT,
        C_PUT_BESIDE,
        C_RANK,
        C_STEAL,
        C_SWAP,
        C_UNDER,
        C_WITHDRAW,
        CONDEMNING,
        COUNTS,
        HABITS,
        HIDDEN,
        LEFT,
        LENGTHS,
        LOOKS,
        MOST_FEATURES,
        P_BESIDE,
        P_DOWN,
        P_LEFT,
        P_ON,
        P_ON_AMOUNT,
        P_RANK,
        P_SAME,
        P_SEES,
        P_TURN,
        P_UP,
        P_WHERE,
        RANKS,
        SORTS,
        T_AMOUNT,
        T_BESIDE,
        T_DOWN,
        T_FIRST,
        T_LAST,
        T_MARKED,
        T_RANK,
        T_RICHEST,
        T_SAME,
        T_SEES,
        T_UNDER,
        T_UP,
        WEIGHTS,
    )
    from oriflamme.rules.board import Actions, Board
    from oriflamme.rules.codes import (
        ACTIONS,
        CHOICE,
        CONDEMN,
        CONDEMN_AT,
        COPY,
        ELIMINATE,
        FACE_UP,
        FAMILY,
        FAVOUR,
        GATHER,
        KNOWN,
        LAY,
        NAMES,
        NEGOTIATE,
        NEGOTIATE_WITH,
        NONE,
        ON,
        PLACE,
        PLACES,
        PUT,
        REVEAL,
        SEATS,
        START,
        STEAL,
        SWAP,
        TAKE,
        TURN,
        VERDICT,
        WITHDRAW,
    )


class Sight:
    """The features of one decision's actions, and what they are made from."""

    weights: list[float]  # what each feature is worth, habit by habit
    habit: int  # where the weights of the habit begin that is followed
    keeping: bool  # whether the features themselves are kept, for who wants to learn from them
    sum: float  # the worth of the features of the action that is described
    worth: list[float]  # of each action; after all actions of what the placements of a card share
    per_card: int  # placements of one card in hand; 0 where no card is placed
    features: list[int]  # of the action n at n * MOST_FEATURES; after all actions those that a card's placements share
    n_features: list[int]
    rank: list[int]  # by seat: how many have a larger pool
    mover: int
    left: int  # rounds that follow
    up: int  # own cards face up, and down
    down: int
    richest: int  # the most influence on one card of the others
    shown: int  # the names that lie face up, a bit each
    length: int  # of the row, in steps of LENGTHS
    turn: int  # how many place before the mover
    first_sort: int  # of the first and the last card in the row, and how the mover sees them
    last_sort: int
    first_look: int
    last_look: int

    def __init__(self) -> None:
        self.habit = 0
        self.keeping = False
        self.sum = 0.0
        self.per_card = 0
        if not cython.compiled:
            self.weights = [0.0] * (WEIGHTS * HABITS)
            self.worth = [0.0] * (ACTIONS + FAMILY)
            self.features = [0] * ((ACTIONS + FAMILY) * MOST_FEATURES)
            self.n_features = [0] * (ACTIONS + FAMILY)
            self.rank = [0] * SEATS

    def nudge(self, feature: int, by: float) -> None:
        """Change what a feature is worth."""
        self.weights[self.habit + feature] += by

    def judge(self, board: Board, actions: Actions) -> None:
        """Find out what each of these actions is worth."""
        self.look_around(board, board.to_move)
        self.per_card = 0
        if board.phase != CHOICE:
            self.look_along(board)
        if board.phase == PLACE:
            self.judge_cards(board, actions.size)
        for n in range(actions.size):
            self.begin(n)
            self.describe(board, n, actions.items[n])
            if self.per_card > 0:
                self.sum += self.worth[ACTIONS + n // self.per_card]
            self.worth[n] = self.sum

    def judge_cards(self, board: Board, size: int) -> None:
        """What the placements of each card have in common; they are listed card by card."""
        count = board.hand_size[board.to_move]
        self.per_card = size // count
        for k in range(count):
            self.begin(ACTIONS + k)
            self.describe_card(ACTIONS + k, board.hand[board.to_move * FAMILY + k])
            self.worth[ACTIONS + k] = self.sum

    def look_around(self, board: Board, mover: int) -> None:
        """What all actions of a decision share."""
        self.mover = mover
        self.left = board.rounds - board.round
        if self.left >= LEFT:
            self.left = LEFT - 1
        for seat in range(board.seats):
            ahead = 0
            for other in range(board.seats):
                if board.pool[other] > board.pool[seat]:
                    ahead += 1
            self.rank[seat] = ahead
        self.turn = mover - board.first
        if self.turn < 0:
            self.turn += board.seats

    def look_along(self, board: Board) -> None:
        """What lies in the row, counted."""
        up = 0
        down = 0
        richest = 0
        shown = 0
        first_own = self.mover * NAMES
        for i in range(board.length):
            card = board.row[i]
            face_up = board.flags[card] & FACE_UP  # 1 or 0
            own = 1 if first_own <= card < first_own + NAMES else 0
            up += own & face_up
            down += own & ~face_up
            shown |= face_up << card % NAMES
            amount = 0 if own else board.influence[card]
            richest = max(richest, amount)
        self.up = bounded(up, COUNTS)
        self.down = down
        self.richest = bounded(richest, AMOUNTS)
        self.shown = shown
        self.first_sort = self.sort_of(board, 0)
        self.last_sort = self.sort_of(board, board.length - 1)
        if board.length > 0:
            self.first_look = self.look_of(board, board.row[0])
            self.last_look = self.look_of(board, board.row[board.length - 1])
        self.length = (board.length + 3) // 3 if board.length > 2 else (board.length + 1) // 2
        if self.length >= LENGTHS:
            self.length = LENGTHS - 1

    def sort_of(self, board: Board, i: int) -> int:
        """Nothing, an own card down or up, an opponent's down with 0, 1, more influence, up without and with some."""
        if i < 0 or i >= board.length:
            return 0
        card = board.row[i]
        up = board.flags[card] & FACE_UP
        if card // NAMES == self.mover:
            return 2 if up else 1
        amount = board.influence[card]
        if up:
            return 7 if amount > 0 else 6
        return 3 + min(amount, 2)

    def look_of(self, board: Board, card: int) -> int:
        """A card as the mover sees it."""
        own = 1 if card // NAMES == self.mover else 0
        up = 1 if board.flags[card] & FACE_UP else 0
        name = card % NAMES if own or up or board.flags[card] & KNOWN else HIDDEN
        return (own * 2 + up) * (HIDDEN + 1) + name

    def same_shown(self, name: int) -> int:
        """Whether a card of this name lies face up in the row."""
        return 1 if self.shown >> name & 1 else 0

    # --- Features

    def begin(self, n: int) -> None:
        """An action that has no features yet."""
        self.sum = 0.0
        if self.keeping:
            self.n_features[n] = 0

    def add(self, n: int, feature: int) -> None:
        """One more feature of the action n."""
        self.sum += self.weights[self.habit + feature]
        if self.keeping:
            self.features[n * MOST_FEATURES + self.n_features[n]] = feature
            self.n_features[n] += 1

    def add_neighbour(self, board: Board, n: int, name: int, i: int, beside: int, sees: int) -> None:
        """What stands at the position beside a card of this name."""
        self.add(n, beside + name * SORTS + self.sort_of(board, i))
        if 0 <= i < board.length:
            self.add(n, sees + name * LOOKS + self.look_of(board, board.row[i]))

    def describe(self, board: Board, n: int, action: int) -> None:
        """The features of an action, which becomes the action n; a placement has those of its card beside."""
        if board.phase == PLACE:
            self.describe_placement(board, n, action - LAY)
        elif board.phase == TURN:
            if action == REVEAL:
                card = board.row[board.active]
                self.describe_reveal(board, n, board.active, card % NAMES, board.influence[card])
        else:
            self.describe_choice(board, n, action)

    def describe_reveal(self, board: Board, n: int, i: int, name: int, amount: int) -> None:
        """What speaks for revealing the card at a position, were it of this name with so much on it."""
        card = board.row[i]
        self.add(n, T_AMOUNT + (name * AMOUNTS + bounded(amount, AMOUNTS)) * LEFT + self.left)
        self.add_neighbour(board, n, name, i - 1, T_BESIDE, T_SEES)
        self.add_neighbour(board, n, name, i + 1, T_BESIDE, T_SEES)
        self.add(n, T_FIRST + name * SORTS + self.first_sort)
        self.add(n, T_LAST + name * SORTS + self.last_sort)
        self.add(n, T_UNDER + name * 2 + (0 if board.under[card] == NONE else 1))
        self.add(n, T_MARKED + name * 2 + (1 if board.flags[card] & VERDICT else 0))
        self.add(n, T_RANK + name * RANKS + self.rank[self.mover])
        self.add(n, T_RICHEST + name * AMOUNTS + self.richest)
        self.add(n, T_DOWN + name * COUNTS + bounded(self.down - 1, COUNTS))
        self.add(n, T_UP + name * COUNTS + self.up)
        self.add(n, T_SAME + name * 2 + self.same_shown(name))

    def imagine_reveal(self, board: Board, i: int, name: int, amount: int, left: int) -> None:
        """The features, as the action 0, of revealing a card at another time, were it of this name."""
        now = self.left
        self.left = left
        self.begin(0)
        self.describe_reveal(board, 0, i, name, amount)
        self.left = now

    def describe_choice(self, board: Board, n: int, action: int) -> None:
        """What an ability may do, by its verb."""
        if action >= CONDEMN_AT:
            self.describe_target(board, n, CONDEMNING, action - CONDEMN_AT)
        elif action >= NEGOTIATE_WITH:
            self.describe_target(board, n, board.ability, action - NEGOTIATE_WITH)
        elif action >= FAVOUR:
            self.describe_target(board, n, board.ability, action - FAVOUR)
        elif action >= PUT:
            self.describe_put(board, n, action - PUT)
        elif action >= TAKE:
            self.describe_target(board, n, board.ability, action - TAKE)
        elif action >= COPY:
            self.describe_target(board, n, board.ability, action - COPY)
        elif action >= ELIMINATE:
            self.describe_target(board, n, board.ability, action - ELIMINATE)
        else:
            self.describe_own(board, n, action)

    def describe_own(self, board: Board, n: int, action: int) -> None:
        """What an ability may do without a card of the row."""
        if action >= SWAP:
            self.add(n, C_SWAP + (action - SWAP) * LEFT + self.left)
        elif action >= STEAL:
            victim = action - STEAL
            own = 1 if victim == self.mover else 0
            self.add(n, C_STEAL + (own * RANKS + self.rank[victim]) * 2 + (1 if board.pool[victim] > 0 else 0))
        elif action == GATHER:
            self.add(n, C_GATHER + bounded(self.gathered(board), AMOUNTS) * LEFT + self.left)
        elif action == WITHDRAW:
            amount = board.influence[board.row[board.active]]
            self.add(n, C_WITHDRAW + bounded(amount, AMOUNTS) * LEFT + self.left)
        elif action == NEGOTIATE:
            self.add(n, C_ALONE)
        elif action == CONDEMN:
            self.add(n, C_ALONE + 1)

    def gathered(self, board: Board) -> int:
        """What the Informer would gather: the influence on the opponents' face-down cards beside it."""
        total = 0
        for i in range(board.active - 1, board.active + 2, 2):
            if 0 <= i < board.length:
                card = board.row[i]
                if card // NAMES != self.mover and not board.flags[card] & FACE_UP:
                    total += board.influence[card]
        return total

    def describe_target(self, board: Board, n: int, slot: int, i: int) -> None:
        """A card of the row that an ability may hit or favour."""
        card = board.row[i]
        owner = card // NAMES
        side = slot * 2 + (1 if owner == self.mover else 0)
        later = 1 if i > board.active else 0
        self.add(n, C_LOOK + slot * LOOKS + self.look_of(board, card))
        self.add(n, C_AMOUNT + side * AMOUNTS + bounded(board.influence[card], AMOUNTS))
        self.add(n, C_FATE + (side * 2 + later) * LEFT + self.left)
        self.add(n, C_UNDER + side * 2 + (0 if board.under[card] == NONE else 1))
        self.add(n, C_MARKED + side * 2 + (1 if board.flags[card] & VERDICT else 0))
        if owner != self.mover:
            self.add(n, C_RANK + slot * RANKS + self.rank[owner])

    def describe_put(self, board: Board, n: int, place: int) -> None:
        """Where the Royal Decree may put the card that it has taken; places are counted without that card."""
        own = 1 if board.row[board.taken] // NAMES == self.mover else 0
        alone = 1 if board.under[board.row[board.taken]] == NONE else 0  # then its own place closes
        active = board.active - alone if board.taken < board.active else board.active
        later = 1 if place > active else 0
        where = 0 if place == 0 else 1 if place >= board.length - alone else 2
        self.add(n, C_PUT + (own * 2 + later) * 3 + where)
        before = place if alone and place > board.taken else place - 1
        self.add(n, C_PUT_BESIDE + own * SORTS + self.sort_of(board, before))
        self.add(n, C_PUT_BESIDE + own * SORTS + self.sort_of(board, before + 1))

    def describe_placement(self, board: Board, n: int, placement: int) -> None:
        """Where a card from hand may go."""
        name = placement // PLACES
        place = placement % PLACES
        where = min(place, ON)
        self.add(n, P_WHERE + (name * 3 + where) * LENGTHS + self.length)
        if place >= ON:
            card = board.row[place - ON]
            up = 1 if board.flags[card] & FACE_UP else 0
            self.add(n, P_ON + name * LOOKS + self.look_of(board, card))
            self.add(n, P_ON_AMOUNT + up * AMOUNTS + bounded(board.influence[card], AMOUNTS))
        elif board.length == 0:
            self.add(n, P_BESIDE + name * SORTS)
        elif place == START:
            self.add(n, P_BESIDE + name * SORTS + self.first_sort)
            self.add(n, P_SEES + name * LOOKS + self.first_look)
        else:
            self.add(n, P_BESIDE + name * SORTS + self.last_sort)
            self.add(n, P_SEES + name * LOOKS + self.last_look)

    def describe_card(self, n: int, name: int) -> None:
        """What the placements of a card share, as the action n."""
        self.add(n, P_LEFT + name * LEFT + self.left)
        self.add(n, P_TURN + name * RANKS + self.turn)
        self.add(n, P_RANK + name * RANKS + self.rank[self.mover])
        self.add(n, P_DOWN + name * COUNTS + bounded(self.down, COUNTS))
        self.add(n, P_UP + name * COUNTS + self.up)
        self.add(n, P_SAME + name * 2 + self.same_shown(name))


def bounded(count: int, steps: int) -> int:
    """A count in so many steps, of which the last stands for all that is more."""
    return count if count < steps else steps - 1
