"""Sentences that depend on who acts and on what is named."""

from __future__ import annotations

import pytest

from oriflamme import Position, RuleError
from oriflamme.cli.telling import Teller, say_error
from oriflamme.locales import LANGUAGES, Words
from tests.kit.scene import rules

NAMES = {"a": "Olha", "b": "Jan"}
PLAYERS = "a 1 hand:Archer | b 1 hand:Archer"


@rules("Q4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shapeshifter_is_asked_as_itself(language: str) -> None:
    words = Words(language)
    teller = Teller(words, NAMES)
    copying = Position.parse(
        f"oriflamme r3 first=a resolve=2 ability=Soldier | (bLord) aShapeshifter bSoldier | {PLAYERS}"
    )
    own = Position.parse(f"oriflamme r3 first=a resolve=2 ability=Soldier | (bLord) aSoldier bHeir | {PLAYERS}")
    asked = teller.ask(own.seen_by("a"))
    assert asked == words("ask-Soldier")
    assert teller.ask(copying.seen_by("a")) == f"{words('ask-copying', card='Soldier')} {asked}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_a_card_in_the_language(language: str) -> None:
    words = Words(language)
    position = Position.parse("oriflamme r3 first=a place=a | (bLord) | a 1 hand:Archer,Heir | b 1 hand:Archer")
    why = position.seen_by("a").why_not("RoyalDecree start")
    assert isinstance(why, RuleError)
    assert words.card("RoyalDecree") in say_error(words, why)
