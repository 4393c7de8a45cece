"""Whether the parts of a sheet that was read fit together: everything that `docs/notation.md` says is checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from oriflamme.game.sheet import SEATS, FamilySheet, RowCard, Sheet
from oriflamme.game.writing import write_card, write_family
from oriflamme.rules import CARD_KINDS, CARD_NAMES, RuleError, Setup, codes
from oriflamme.rules.inputs import named

KIND = dict(zip(CARD_NAMES, CARD_KINDS, strict=True))
KEEPABLE = ("Infiltration", "Deal")


def check_sheet(sheet: Sheet) -> None:
    """Refuse a sheet that is no position of the game."""
    setup = Setup.parse(sheet.setup)
    seats = SEATS[: len(sheet.families)]
    for seat in (sheet.first, sheet.to_move, *(card.seat for _, _, card in cards_in(sheet))):
        if seat is not None and seat not in seats:
            raise RuleError("no-such-seat", ("S1",), part=seat, last=seats[-1])
    if sheet.round > setup.rounds or (sheet.phase == "over" and sheet.round != setup.rounds):
        raise RuleError("round-beyond", ("N1",), part=f"r{sheet.round}", rounds=setup.rounds)
    for family in sheet.families:
        _check_family(sheet, family, setup)
    for position, depth, card in cards_in(sheet):
        _check_row_card(sheet, position, depth, card)
    marked = [write_card(card) for _, _, card in cards_in(sheet) if card.verdict]
    if len(marked) > codes.VERDICTS:
        raise RuleError("verdicts", ("C-Judge",), part=marked[codes.VERDICTS], most=codes.VERDICTS)
    if sheet.active is not None:
        _check_active(sheet, sheet.active)


def cards_in(sheet: Sheet) -> Iterator[tuple[int, int, RowCard]]:
    """Every card of the row with its position and its depth in the stack, both from the start."""
    for position, stack in enumerate(sheet.row, 1):
        for depth, card in enumerate(stack):
            yield position, depth, card


# --- Families


def _check_family(sheet: Sheet, family: FamilySheet, setup: Setup) -> None:
    row = [card for _, _, card in cards_in(sheet) if card.seat == family.seat]
    named = [*family.hand, *family.aside, *family.out, *(card.name for card in family.kept)]
    named += [card.name for card in row if card.name is not None]
    for name, count in Counter(named).items():
        if name not in setup.cards:
            raise RuleError("not-in-box", ("S6",), part=name, box=sheet.setup)
        if count > 1:
            raise RuleError("card-twice", ("S2",), part=name, seat=family.seat)
    hidden = family.hidden_hand + family.hidden_aside + sum(card.name is None for card in row)
    if len(named) + hidden != len(setup.cards):
        raise RuleError(
            "family-size",
            ("S2",),
            part=write_family(family),
            count=len(named) + hidden,
            cards=len(setup.cards),
        )
    for kept in family.kept:
        if kept.name not in KEEPABLE:
            raise RuleError("not-kept", ("C-Reserve",), part=kept.name)
        if kept.influence and sheet.phase == "over":
            raise RuleError("deal-paid", ("W1",), part=f"{kept.name}+{kept.influence}")
    _check_seen(family, row, named, hidden, setup)


def _check_seen(family: FamilySheet, row: list[RowCard], named: list[str], hidden: int, setup: Setup) -> None:
    """A card in `seen:` lies in hand or face down and is not marked as known there (V4)."""
    in_hand = [name for name in family.hand if name not in family.known]
    face_down = [card.name for card in row if card.name is not None and not card.face_up and not card.known]
    unplaced = [name for name in family.seen if name not in in_hand and name not in face_down]
    for name in family.seen:
        if name not in setup.cards:
            raise RuleError("not-in-box", ("S6",), part=name, box=str(setup))
        if family.seen.count(name) > 1 or name in family.known:
            raise RuleError("card-twice", ("V4",), part=name, seat=family.seat)
        if name in unplaced and name in named:
            raise RuleError("not-seen", ("V4",), part=f"seen:{name}")
    if len(unplaced) > hidden - family.hidden_aside:
        raise RuleError("not-seen", ("V4",), part="seen:" + ",".join(unplaced))


# --- The row


def _check_row_card(sheet: Sheet, position: int, depth: int, card: RowCard) -> None:
    part = write_card(card)
    acting = depth == 0 and position == sheet.active and sheet.ability is not None
    if card.face_up and card.influence and card.name != "Diplomat":
        raise RuleError("influence-face-up", ("C-Diplomat", "R3"), part=part)
    if card.face_up and KIND[str(card.name)] == "intrigue" and not acting:
        raise RuleError("intrigue-face-up", ("R3",), part=part)
    if card.rests and (card.face_up or depth > 0 or sheet.phase != "resolve"):
        raise RuleError("rests", ("Q12",), part=part)


def _check_active(sheet: Sheet, active: int) -> None:
    top = sheet.top(active)
    if sheet.ability is None:
        if top.face_up or top.rests:
            raise RuleError("no-turn", ("R2", "Q12"), part=write_card(top))
    elif not top.face_up or sheet.ability not in (top.name, *_copied(sheet, active)):
        raise RuleError("ability", ("R4",), part=f"ability={sheet.ability}", card=write_card(top))
    if sheet.taken is not None:
        if sheet.ability != "RoyalDecree" or sheet.taken == active:
            raise RuleError("taken", ("C-RoyalDecree", "Q5"), part=f"taken={sheet.taken}")
        if sheet.taken > len(sheet.row):
            raise RuleError("beyond-row", ("C-RoyalDecree",), part=f"taken={sheet.taken}", length=len(sheet.row))


def _copied(sheet: Sheet, active: int) -> list[str]:
    """What a Shapeshifter at the active position may have chosen to copy."""
    if sheet.top(active).name != "Shapeshifter":
        return []
    beside = [p for p in (active - 1, active + 1) if 1 <= p <= len(sheet.row)]
    cards = [sheet.top(position) for position in beside]
    return [str(card.name) for card in cards if card.face_up and KIND[str(card.name)] == "character"]


# --- Views


def check_view(sheet: Sheet, seat: str | None) -> None:
    """Refuse a view that says less of the own cards, or more of the others', than the seat may see (V2, V3)."""
    if seat is not None and seat not in tuple(SEATS[: len(sheet.families)]):
        raise RuleError("no-such-seat", ("S1",), part=named(seat), last=SEATS[len(sheet.families) - 1])
    for family in sheet.families:
        row = [card for _, _, card in cards_in(sheet) if card.seat == family.seat]
        secret = [card for card in row if not card.face_up and not card.known]
        if family.seat == seat:
            open_enough = not (family.hidden_hand or family.hidden_aside or any(card.name is None for card in secret))
        else:
            open_enough = not (
                family.aside or any(card.name for card in secret) or set(family.hand) - set(family.known)
            )
        if not open_enough:
            raise RuleError("not-this-view", ("V2", "V3"), part=write_family(family), seat=str(seat))


def check_nothing_hidden(sheet: Sheet) -> None:
    """Refuse a view where a full position is wanted."""
    hidden = [write_card(card) for _, _, card in cards_in(sheet) if card.name is None]
    hidden += [write_family(family) for family in sheet.families if family.hidden_hand or family.hidden_aside]
    if hidden:
        raise RuleError("hidden", ("V2",), part=hidden[0])
