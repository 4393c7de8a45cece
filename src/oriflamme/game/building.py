"""From a sheet with nothing hidden to a state of the engine."""

from __future__ import annotations

from oriflamme.game.sheet import SEATS, FamilySheet, RowCard, Sheet
from oriflamme.game.writing import write_card
from oriflamme.rules import CARD_CODES, Facts, Family, Lying, RuleError, Setup, State, codes


def build_state(sheet: Sheet) -> State:
    """The state that a checked sheet describes; refused where nobody has anything to decide."""
    return State.build(facts_of(sheet))


def facts_of(sheet: Sheet) -> Facts:
    """The facts that a sheet with nothing hidden states."""
    return Facts(
        setup=Setup.parse(sheet.setup),
        round=sheet.round,
        first=SEATS.index(sheet.first),
        phase=_phase(sheet),
        to_move=codes.NOBODY if sheet.to_move is None else SEATS.index(sheet.to_move),
        active=0 if sheet.active is None else sheet.active - 1,
        ability=codes.NONE if sheet.ability is None else CARD_CODES[sheet.ability],
        taken=codes.NONE if sheet.taken is None else sheet.taken - 1,
        row=tuple(tuple(map(_lying, stack)) for stack in sheet.row),
        families=tuple(map(_family, sheet.families)),
    )


def _phase(sheet: Sheet) -> int:
    if sheet.phase == "place":
        return codes.PLACE
    if sheet.phase == "over":
        return codes.OVER
    return codes.TURN if sheet.ability is None else codes.CHOICE


def _lying(card: RowCard) -> Lying:
    if card.name is None:
        raise RuleError("hidden", ("V2",), part=write_card(card))
    flags = (
        card.face_up * codes.FACE_UP
        | card.known * codes.KNOWN
        | card.verdict * codes.VERDICT
        | card.rests * codes.RESTS
    )
    return Lying(SEATS.index(card.seat) * codes.NAMES + CARD_CODES[card.name], flags, card.influence)


def _family(family: FamilySheet) -> Family:
    return Family(
        pool=family.influence,
        hand=_codes(family.hand),
        aside=_codes(family.aside),
        out=_codes(family.out),
        kept=tuple((CARD_CODES[card.name], card.influence) for card in family.kept),
        known=_codes(family.known),
        seen=_codes(family.seen),
    )


def _codes(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(CARD_CODES[name] for name in names)
