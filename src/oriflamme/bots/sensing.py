"""From a view to the engine: any one world will do, for instinct and search look past what it makes up."""

from __future__ import annotations

from oriflamme import View
from oriflamme.game.building import build_state
from oriflamme.game.worlds import any_world
from oriflamme.rules import State


def state_of(view: View) -> State:
    """The first of the worlds that the view allows: the same for all who know the same."""
    return build_state(any_world(view))
