"""Scenes: a position, a move, exactly what may be chosen, what comes of it and what is told.

They read like the rulebook:

    after = scene("oriflamme r2 first=a resolve=1 ability=Soldier | …").offers("eliminate 2").play("eliminate 2")
    after.becomes("oriflamme r2 …").tells("a eliminated 2 (bSpy)", "a gained 1 elimination", …)
"""

from __future__ import annotations

import pytest

from oriflamme import Event, Game, Position, RuleError


def rules(*ids: str) -> pytest.MarkDecorator:
    """Name the rules that a test checks."""
    return pytest.mark.rule(*ids)


class Scene:
    """A moment of a game that a test looks at; every check returns the scene, so that they chain."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.game.position

    def offers(self, *moves: str) -> Scene:
        """Exactly these moves are legal."""
        assert sorted(map(str, self.position.moves)) == sorted(moves)
        return self

    def forbids(self, move: str, *rule_ids: str) -> Scene:
        """This move is refused for these rules, and the refusal changes nothing."""
        before = str(self.position)
        with pytest.raises(RuleError) as refused:
            self.game.play(move)
        assert set(rule_ids) <= set(refused.value.rule_ids)
        assert str(self.position) == before
        return self

    def play(self, *moves: str) -> Scene:
        """Play moves in turn; the scene after them with everything that they caused."""
        game = Game.start(self.position)
        return Scene(game, [event for move in moves for event in game.play(move)])

    def becomes(self, text: str) -> Scene:
        """The position is exactly this one."""
        assert str(self.position) == str(Position.parse(text))
        return self

    def tells(self, *texts: str) -> Scene:
        """Exactly this has happened, in this order."""
        assert [str(event) for event in self.events] == list(texts)
        return self

    def scores(self, **scores: int) -> Scene:
        """These pools hold so much."""
        assert {seat: self.position.scores[seat] for seat in scores} == scores
        return self

    def row(self, text: str) -> Scene:
        """The row is exactly this one."""
        assert str(self.position).split(" | ")[1] == text
        return self

    def asks(self, seat: str) -> Scene:
        """This seat has to decide."""
        assert self.position.to_move == seat
        return self


def scene(text: str) -> Scene:
    """A scene that starts from a position in the notation."""
    return Scene(Game.start(text), [])
