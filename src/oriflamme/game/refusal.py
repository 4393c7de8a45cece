"""Why a move is not allowed: the rule that forbids it, from what the player who asks may see."""

from __future__ import annotations

from oriflamme.game.move import Move
from oriflamme.game.sheet import Sheet
from oriflamme.game.writing import write_card
from oriflamme.rules import RuleError

PLACES = ("start", "end", "on")
VERBS = {
    "Archer": ("eliminate",),
    "Soldier": ("eliminate",),
    "Spy": ("steal",),
    "Shapeshifter": ("copy",),
    "Assassination": ("eliminate",),
    "RoyalDecree": ("take",),
    "Empress": ("favour",),
    "Informer": ("gather", "swap"),
    "Diplomat": ("negotiate", "withdraw"),
    "Deserter": ("eliminate",),
    "Judge": ("condemn", "eliminate"),
}


def refusal(sheet: Sheet, seat: str | None, move: Move) -> RuleError:
    """The rule that forbids a seat a move that is not legal here."""
    if sheet.phase == "over":
        return RuleError("game-over", ("W1",), part=move.text)
    if seat is None or seat != sheet.to_move:
        return RuleError("not-your-turn", ("P1", "R1"), part=move.text, seat=str(seat), mover=str(sheet.to_move))
    if sheet.phase == "place":
        return _placement(sheet, seat, move)
    if sheet.ability is None:
        return _turn(sheet, move)
    return _choice(sheet, seat, sheet.ability, move)


def _placement(sheet: Sheet, seat: str, move: Move) -> RuleError:
    words = move.words
    if len(words) < 2 or words[1] not in PLACES:
        return RuleError("place-first", ("P1",), part=move.text)
    if words[0] not in sheet.family(seat).hand:
        return RuleError("not-in-hand", ("P1", "V2"), part=words[0])
    if words[1] == "end":
        return RuleError("one-place", ("P2",), part=move.text)
    position = int(words[2])
    if position > len(sheet.row):
        return RuleError("beyond-row", ("P1",), part=move.text, length=len(sheet.row))
    return RuleError("not-own-stack", ("P1", "P2"), part=move.text, card=write_card(sheet.top(position)))


def _turn(sheet: Sheet, move: Move) -> RuleError:
    if move.text != "reveal":
        return RuleError("keep-or-reveal", ("R2",), part=move.text)
    return RuleError("nothing-to-lose", ("C-Insurrection", "Q17"), part=move.text, position=sheet.active or 0)


def _choice(sheet: Sheet, seat: str, ability: str, move: Move) -> RuleError:
    verb, *rest = move.words
    verbs = VERBS[ability] if sheet.taken is None else ("put",)
    rule = f"C-{ability}"
    if verb not in verbs or (rest and rest[0] in PLACES):
        return RuleError("wrong-verb", (rule,), part=move.text, card=ability, verbs=" / ".join(verbs))
    if verb == "steal":
        return RuleError("not-a-neighbour", (rule,), part=move.text)
    if verb == "swap":
        return RuleError("not-in-hand", (rule, "Q12"), part=rest[0])
    if not rest:
        return _without_card(ability, move)
    position = int(rest[0])
    if verb == "put":
        return _put(sheet, move, position)
    if position > len(sheet.row):
        return RuleError("beyond-row", (rule,), part=move.text, length=len(sheet.row))
    return _target(sheet, seat, ability, move, position)


def _without_card(ability: str, move: Move) -> RuleError:
    """`negotiate` and `condemn` without a position."""
    if ability == "Diplomat":
        return RuleError("name-a-diplomat", ("C-Diplomat", "Q15"), part=move.text)
    return RuleError("name-a-card", ("C-Judge", "Q13"), part=move.text)


def _put(sheet: Sheet, move: Move, position: int) -> RuleError:
    if position == sheet.taken and len(sheet.row[position - 1]) == 1:
        return RuleError("same-gap", ("C-RoyalDecree", "Q6"), part=move.text)
    stacked = sheet.taken is not None and len(sheet.row[sheet.taken - 1]) > 1
    return RuleError("beyond-row", ("C-RoyalDecree", "Q6"), part=move.text, length=len(sheet.row) + stacked)


def _target(sheet: Sheet, seat: str, ability: str, move: Move, position: int) -> RuleError:
    part, card = move.text, sheet.top(position)
    shown = write_card(card)
    adjacent = abs(position - (sheet.active or 0)) == 1
    if ability == "Archer":
        return RuleError("not-at-an-end", ("C-Archer",), part=part)
    if ability == "Shapeshifter" and adjacent:
        return RuleError("not-a-face-up-character", ("C-Shapeshifter",), part=part, card=shown)
    if ability == "RoyalDecree":
        return RuleError("takes-itself", ("C-RoyalDecree", "Q5"), part=part)
    if ability == "Empress":
        why = "own-card" if card.seat == seat else "face-up-card"
        return RuleError(why, ("C-Empress",), part=part, card=shown)
    if ability == "Diplomat":
        return RuleError("no-other-diplomat-there", ("C-Diplomat",), part=part, card=shown)
    if ability == "Judge":
        return _judge(sheet, move, position)
    return RuleError("not-adjacent", (f"C-{ability}",), part=part, position=sheet.active or 0)


def _judge(sheet: Sheet, move: Move, position: int) -> RuleError:
    shown = write_card(sheet.top(position))
    if move.words[0] == "eliminate":
        return RuleError("no-verdict-there", ("C-Judge", "Q14"), part=move.text, card=shown)
    if sheet.top(position).verdict:
        return RuleError("verdict-there", ("C-Judge", "Q13"), part=move.text, card=shown)
    return RuleError("no-verdict-left", ("C-Judge", "Q13"), part=move.text)
