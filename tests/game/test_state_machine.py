"""Legal and illegal moves in any order, with what must hold after each of them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oriflamme import Game, Position, Record, RuleError, Setup
from oriflamme.game.move import MOVES
from oriflamme.rules import codes
from tests.kit.effort import examples
from tests.kit.generate import random_setup


class Table(RuleBasedStateMachine):
    """A game at a table where people also try what is not allowed."""

    @initialize(rng=st.randoms(use_true_random=False), seats=st.integers(2, 5), seed=st.integers(0, 2**64))
    def deal(self, rng: object, seats: int, seed: int) -> None:
        self.game = Game.deal(random_setup(rng), seats, seed)  # type: ignore[arg-type]
        self.copies: list[tuple[Position, str]] = []

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        move = data.draw(st.sampled_from(self.game.position.moves))
        round_before = self.game.round
        assert self.game.play(move)
        assert round_before <= self.game.round <= self.game.opening.setup.rounds

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data(), times=st.integers(1, 40))
    def play_on(self, data: st.DataObject, times: int) -> None:
        chance = data.draw(st.randoms(use_true_random=False))
        for _ in range(times):
            if not self.game.over:
                self.game.play(chance.choice(self.game.position.moves))

    @rule(move=st.sampled_from(MOVES))
    def try_what_may_be_illegal(self, move: object) -> None:
        before = str(self.game.position), len(self.game.events), len(self.game.moves)
        if move not in self.game.position.moves:
            with pytest.raises(RuleError):
                self.game.play(str(move))
            assert (str(self.game.position), len(self.game.events), len(self.game.moves)) == before

    @rule()
    def keep_a_copy(self) -> None:
        position = self.game.position
        self.copies.append((position, str(position)))

    @invariant()
    def copies_are_independent(self) -> None:
        assert all(str(position) == text for position, text in self.copies)

    @invariant()
    def every_family_has_all_its_cards_once(self) -> None:
        facts = self.game.position.state().facts()
        setup: Setup = facts.setup
        in_row = Counter(lying.card for stack in facts.row for lying in stack)
        for seat, family in enumerate(facts.families):
            cards = Counter(seat * codes.NAMES + name for name in (*family.hand, *family.aside, *family.out))
            cards += Counter(seat * codes.NAMES + name for name, _ in family.kept)
            cards += Counter({card: n for card, n in in_row.items() if card // codes.NAMES == seat})
            assert set(cards.values()) == {1}
            assert len(cards) == len(setup.cards)
            assert family.pool >= 0

    @invariant()
    def there_are_five_verdicts(self) -> None:
        facts = self.game.position.state().facts()
        assert sum(bool(lying.flags & codes.VERDICT) for stack in facts.row for lying in stack) <= 5

    @invariant()
    def influence_lies_only_where_it_may(self) -> None:
        for stack in self.game.position.seen_by(None).row:
            for card in stack:
                assert 0 <= card.influence <= 999
                assert not (card.face_up and card.influence) or card.name == "Diplomat"

    @invariant()
    def a_decision_has_a_choice(self) -> None:
        position = self.game.position
        if not position.over:
            view = position.seen_by(None)
            turn = view.phase == "resolve" and view.ability is None
            assert len(position.moves) >= (1 if turn else 2)

    @invariant()
    def the_text_reads_back(self) -> None:
        position = self.game.position
        assert Position.parse(str(position)) == position

    def teardown(self) -> None:
        if hasattr(self, "game"):
            record = Record.parse(str(self.game.record()))
            assert record.replay().position == self.game.position
            while not self.game.over:  # every game ends
                self.game.play(self.game.position.moves[0])
            assert self.game.position.winners


TestTable = Table.TestCase
TestTable.settings = settings(examples(40), stateful_step_count=30)
