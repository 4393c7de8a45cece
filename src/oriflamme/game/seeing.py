"""What a seat may see of the facts (V1 to V4): a sheet built up from a white list, never cut down from the truth."""

from __future__ import annotations

from collections.abc import Callable

from oriflamme.game.sheet import SEATS, FamilySheet, KeptCard, Phase, RowCard, Sheet
from oriflamme.rules import CARD_NAMES, Facts, Family, Lying, codes

PHASES: dict[int, Phase] = {
    codes.PLACE: "place",
    codes.TURN: "resolve",
    codes.CHOICE: "resolve",
    codes.OVER: "over",
}


def sheet_for(facts: Facts, sees: Callable[[int], bool]) -> Sheet:
    """The position as somebody sees it who may look at the private cards of the families that `sees` allows."""
    resolving = facts.phase in (codes.TURN, codes.CHOICE)
    return Sheet(
        setup=str(facts.setup),
        round=facts.round,
        first=SEATS[facts.first],
        phase=PHASES[facts.phase],
        to_move=None if facts.to_move == codes.NOBODY else SEATS[facts.to_move],
        active=facts.active + 1 if resolving else None,
        ability=None if facts.ability == codes.NONE else CARD_NAMES[facts.ability],
        taken=None if facts.taken == codes.NONE else facts.taken + 1,
        row=tuple(tuple(_row_card(lying, sees) for lying in stack) for stack in facts.row),
        families=tuple(_family(seat, family, sees(seat)) for seat, family in enumerate(facts.families)),
    )


def _row_card(lying: Lying, sees: Callable[[int], bool]) -> RowCard:
    seat, name = divmod(lying.card, codes.NAMES)
    face_up = bool(lying.flags & codes.FACE_UP)
    known = bool(lying.flags & codes.KNOWN)
    return RowCard(
        seat=SEATS[seat],
        name=CARD_NAMES[name] if face_up or known or sees(seat) else None,
        face_up=face_up,
        known=known,
        influence=lying.influence,
        verdict=bool(lying.flags & codes.VERDICT),
        rests=bool(lying.flags & codes.RESTS),
    )


def _family(seat: int, family: Family, private: bool) -> FamilySheet:
    hand = family.hand if private else family.known
    aside = family.aside if private else ()
    return FamilySheet(
        seat=SEATS[seat],
        influence=family.pool,
        hand=_names(hand),
        hidden_hand=len(family.hand) - len(hand),
        aside=_names(aside),
        hidden_aside=len(family.aside) - len(aside),
        out=_names(family.out),
        kept=tuple(KeptCard(CARD_NAMES[name], influence) for name, influence in family.kept),
        known=_names(family.known),
        seen=_names(family.seen),
    )


def _names(names: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[name] for name in names)
