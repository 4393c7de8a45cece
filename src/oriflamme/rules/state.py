"""The lowest public level: one mutable state, actions as whole numbers, no objects on the way.

state = State.deal("alliance", seats=4, seed=1)
while not state.over:
    state.apply(choose(state.legal()))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oriflamme.rules.actions import ACTION_CODES, ACTION_TEXTS, SEAT_LETTERS
from oriflamme.rules.errors import RuleError
from oriflamme.rules.facts import Facts, Family, Lying
from oriflamme.rules.inputs import is_text, named, seats_of, whole
from oriflamme.rules.rng import Rng
from oriflamme.rules.setup import CARD_CODES, CARD_NAMES, Setup

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in state.pxd
    from oriflamme.rules.board import Actions, Board, Trace, packed
    from oriflamme.rules.codes import (
        CHOICE,
        FACE_UP,
        FAMILY,
        KEEP,
        KEPT,
        KNOWN,
        NAMES,
        NONE,
        OVER,
        PLACE,
        RESTS,
        REVEAL,
        SEEN,
        TURN,
        VERDICT,
    )
    from oriflamme.rules.walk import allows, begin_round, list_actions, may, may_reveal, play

COMPILED = cython.compiled
ACTION_COUNT = len(ACTION_TEXTS)
# Made once: what `legal` returns only points at them.
NUMBERS = tuple(range(ACTION_COUNT))
KEEP_OR_REVEAL = (KEEP, REVEAL)
ONLY_KEEP = (KEEP,)
BUFFER = Actions()

if not cython.compiled:  # compiled: inline in state.pxd

    def numbered(action: Any) -> int:
        """The number of an action from outside; -1, which no action has, where it is none."""
        number = whole(action)
        return -1 if number is None else number


def check_room(facts: Facts) -> None:
    """Refuse facts that no board has room for: cards nowhere or twice, seats and positions that are not there."""
    seats = range(len(facts.families))
    last = SEAT_LETTERS[len(seats) - 1]
    family_names = list(facts.setup.numbers)
    lying = [card.card for stack in facts.row for card in stack]
    for seat in [card // NAMES for card in lying] + [facts.to_move] * (facts.phase != OVER) + [facts.first]:
        if seat not in seats:
            raise RuleError("no-such-seat", ("S1",), part=str(seat), last=last)
    for seat, family in enumerate(facts.families):
        cards = [card % NAMES for card in lying if card // NAMES == seat]
        cards += [*family.hand, *family.aside, *family.out, *(name for name, _ in family.kept)]
        if sorted(cards) != family_names or not {*family.known, *family.seen} <= set(cards):
            letter = SEAT_LETTERS[seat]
            raise RuleError("family-size", ("S2",), part=letter, count=len(cards), cards=len(family_names))
    if not all(facts.row):
        raise RuleError("row-card", ("P1",), part="")
    pointed = [facts.active] * (facts.phase in (TURN, CHOICE)) + [facts.taken] * (facts.taken != NONE)
    for position in pointed:
        if position not in range(len(facts.row)):
            raise RuleError("beyond-row", ("R1",), part=str(position), length=len(facts.row))


class State(Board):
    """A position of the game that changes as it is played. `to_move` is a seat from 0, or -1 when it is over."""

    def __init__(self) -> None:
        self.allocate()

    @staticmethod
    def deal(box: str | Setup, seats: int, seed: int, first: int | None = None) -> State:
        """Shuffle, set aside and deal from a seed (S1 to S4); the first player is drawn unless one is named."""
        state = State()
        state.prepare(box if isinstance(box, Setup) else Setup.parse(box), seats)
        rng = Rng(seed)
        state.shuffle(rng)
        state.start(rng.below(state.seats) if first is None else state.first_of(first))
        return state

    @staticmethod
    def with_hands(setup: Setup, hands: Sequence[Sequence[str]], first: int) -> State:
        """A game that was dealt these hands; everything else is set aside."""
        return State.with_hands_told(setup, hands, first)[0]

    @staticmethod
    def with_hands_told(
        setup: Setup, hands: Sequence[Sequence[str]], first: int
    ) -> tuple[State, list[tuple[int, int, int, int, int, int]]]:
        """The same, and what happened before the first decision."""
        state = State()
        state.prepare(setup, len(hands))
        for seat, names in enumerate(hands):
            if len(names) != setup.hand or not set(names) <= set(setup.cards) or len(set(names)) != len(names):
                letter = SEAT_LETTERS[seat]
                raise RuleError("record-hand", ("S2",), part=f"{letter} {','.join(map(named, names))}", seat=letter)
            for n, name in enumerate(sorted(CARD_CODES[name] for name in names)):
                state.hand[seat * FAMILY + n] = name
            state.hand_size[seat] = len(names)
        trace = Trace()
        state.trace = trace
        state.start(state.first_of(first))
        state.trace = None
        return state, trace.notes

    def prepare(self, setup: Setup, seats: int) -> None:
        """Give so many players their whole family and 1 influence each (S1, S2, S3)."""
        self.seats = seats_of(seats)
        self.rounds = setup.rounds
        self.dealt = setup.hand
        numbers = setup.numbers
        size = len(numbers)
        for n in range(size):
            self.hand[n] = numbers[n]
            self.names |= 1 << self.hand[n]
        for seat in range(self.seats):
            self.pool[seat] = 1
            self.hand_size[seat] = size
            for n in range(size):
                self.hand[seat * FAMILY + n] = self.hand[n]

    def first_of(self, first: int) -> int:
        """The number of a seat that is named as first player (S4)."""
        seat = whole(first)
        if seat is None or not 0 <= seat < self.seats:
            raise RuleError("no-such-first", ("S4",), part=named(first))
        return seat

    def shuffle(self, rng: Rng) -> None:
        """S2: each family in turn loses cards at random until the hand is left; those are set aside."""
        for seat in range(self.seats):
            base = seat * FAMILY
            size = self.hand_size[seat]
            while size > self.dealt:
                n = rng.below(size)
                size -= 1
                for j in range(n, size):
                    self.hand[base + j] = self.hand[base + j + 1]
            self.hand_size[seat] = size

    def start(self, first: int) -> None:
        """Round 1 begins."""
        self.round = 1
        self.first = first
        begin_round(self)

    # --- Playing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    def legal(self) -> tuple[int, ...]:
        """The legal actions; none when the game is over."""
        if self.phase == TURN:
            return KEEP_OR_REVEAL if may_reveal(self) else ONLY_KEEP
        list_actions(self, BUFFER)
        return packed(BUFFER, NUMBERS)

    def is_legal(self, action: int) -> bool:
        """Whether an action is legal."""
        return allows(self, numbered(action))

    def apply(self, action: int, /) -> None:
        """Carry out a legal action and all that is forced after it; anything else is refused and changes nothing."""
        number = numbered(action)
        if not allows(self, number):
            raise RuleError("illegal-action", ("Q21",), part=named(action))
        play(self, number)

    def copy(self) -> State:
        """An independent state, equal to this one."""
        new = State.__new__(State)
        if not cython.compiled:
            new.allocate()
        new.copy_from(self)
        return new

    def told(self, action: int) -> list[tuple[int, int, int, int, int, int]]:
        """Apply an action and return what happened, in order, as `oriflamme.game.telling` reads it."""
        self.trace = Trace()
        try:
            self.apply(action)
            return self.trace.notes
        finally:
            self.trace = None

    @staticmethod
    def text(action: int) -> str:
        """An action in the notation."""
        number = whole(action)
        if number is None or not 0 <= number < ACTION_COUNT:
            raise RuleError("no-action", part=named(action), most=ACTION_COUNT - 1)
        return ACTION_TEXTS[number]

    @staticmethod
    def action(text: str) -> int:
        """The action that a move in the notation means."""
        if not is_text(text) or text not in ACTION_CODES:
            raise RuleError("not-a-move", part=named(text))
        return ACTION_CODES[text]

    # --- The end

    def scores(self) -> list[int]:
        """Influence in each pool, by seat."""
        return [self.pool[seat] for seat in range(self.seats)]

    def lying(self) -> list[tuple[int, int]]:
        """Whose cards in the row carry how much influence, covered ones included."""
        found = []
        for i in range(self.length):
            card = self.row[i]
            while card != NONE:
                if self.influence[card]:
                    found.append((card // NAMES, self.influence[card]))
                card = self.under[card]
        return found

    def winners(self) -> list[int]:
        """W1 to W3: most influence, then most positions in the row; whoever is still tied shares the victory."""
        if self.phase != OVER:
            return []
        owners = [self.row[i] // NAMES for i in range(self.length)]
        ranks = [(self.pool[seat], owners.count(seat)) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    # --- As plain values

    def facts(self) -> Facts:
        """Everything that this state is."""
        return Facts(
            Setup(tuple(CARD_NAMES[n] for n in range(NAMES) if self.names >> n & 1), self.rounds, self.dealt),
            self.round,
            self.first,
            self.phase,
            self.to_move,
            self.active if self.phase in (TURN, CHOICE) else 0,
            self.ability,
            self.taken,
            tuple(self._stack(i) for i in range(self.length)),
            tuple(self._family(seat) for seat in range(self.seats)),
        )

    def _stack(self, i: int) -> tuple[Lying, ...]:
        stack = []
        card = self.row[i]
        while card != NONE:
            stack.append(Lying(card, self.flags[card], self.influence[card]))
            card = self.under[card]
        return tuple(stack)

    def _family(self, seat: int) -> Family:
        hand = [self.hand[seat * FAMILY + n] for n in range(self.hand_size[seat])]
        out = [self.out[seat * FAMILY + n] for n in range(self.out_size[seat])]
        kept = [self.kept[seat * FAMILY + n] for n in range(self.kept_size[seat])]
        elsewhere = {lying.card for i in range(self.length) for lying in self._stack(i)}
        elsewhere.update([seat * NAMES + name for name in hand], out, kept)
        family = [seat * NAMES + name for name in range(NAMES) if self.names >> name & 1]
        return Family(
            self.pool[seat],
            tuple(hand),
            tuple(card % NAMES for card in family if card not in elsewhere),
            tuple(card % NAMES for card in out),
            tuple((card % NAMES, self.influence[card]) for card in kept),
            tuple(name for name in hand if self.flags[seat * NAMES + name] & KNOWN),
            tuple(card % NAMES for card in family if self.flags[card] & SEEN),
        )

    @staticmethod
    def build(facts: Facts) -> State:
        """The state that these facts describe; refused unless all cards have a place, and at a decision or the end.

        Whether they make sense beyond that is taken on trust: `Position.parse` checks what comes from outside.
        """
        state = State()
        state.prepare(facts.setup, len(facts.families))
        check_room(facts)
        state.round = facts.round
        state.first = facts.first
        state.phase = facts.phase
        state.to_move = facts.to_move
        state.active = facts.active
        state.ability = facts.ability
        state.taken = facts.taken
        state._build_row(facts.row)
        for seat in range(state.seats):
            state._build_family(seat, facts.families[seat])
        state._check_moment()
        return state

    def _build_row(self, row: Sequence[Sequence[Lying]]) -> None:
        self.length = len(row)
        for i, stack in enumerate(row):
            self.row[i] = stack[0].card
            for n, lying in enumerate(stack):
                self.flags[lying.card] = lying.flags
                self.influence[lying.card] = lying.influence
                self.under[lying.card] = stack[n + 1].card if n + 1 < len(stack) else NONE
                if lying.flags & VERDICT:
                    self.verdicts += 1

    def _build_family(self, seat: int, family: Family) -> None:
        self.pool[seat] = family.pool
        for n, name in enumerate(sorted(family.hand)):
            self.hand[seat * FAMILY + n] = name
        self.hand_size[seat] = len(family.hand)
        for n, name in enumerate(family.out):
            self.out[seat * FAMILY + n] = seat * NAMES + name
        self.out_size[seat] = len(family.out)
        for n, (name, influence) in enumerate(family.kept):
            card = seat * NAMES + name
            self.kept[seat * FAMILY + n] = card
            self.flags[card] = KEPT
            self.influence[card] = influence
        self.kept_size[seat] = len(family.kept)
        for name in family.seen:
            self.flags[seat * NAMES + name] |= SEEN
        for name in family.known:
            self.flags[seat * NAMES + name] = KNOWN
            self.shown |= 1 << seat

    def _check_moment(self) -> None:
        """Refuse a moment at which nobody has anything to decide (Q21)."""
        if self.phase == PLACE:
            part = f"place={SEAT_LETTERS[self.to_move]}"
            if self.hand_size[self.to_move] == 0:
                raise RuleError("nothing-to-place", ("P5",), part=part)
            if self.hand_size[self.to_move] == 1 and self.length == 0:
                raise RuleError("one-placement", ("Q21",), part=part)
        if self.phase == TURN and self.flags[self.row[self.active]] & (FACE_UP | RESTS):
            raise RuleError("no-turn", ("R2", "Q12"), part=f"resolve={self.active + 1}")
        if self.phase == CHOICE:
            may(self)
            if self.n_options < 2:
                raise RuleError("no-choice", ("Q21",), part=f"ability={CARD_NAMES[self.ability]}")
