"""notation.md: a position as one line of text, read and written, and as one seat may see it."""

import re
from collections.abc import Callable

from .model import ALLIANCE, NAMES, ORIFLAMME, Box, Card, Player, Table

CARD = re.compile(r"([(\[]?)([a-e])([A-Za-z]+)[)\]]?(?:\+(\d+))?(!?)(~?)")


def in_order(names: list[str]) -> list[str]:
    """Names as they are always written: in the order of the notation's list."""
    return sorted(names, key=NAMES.index)


# --- reading


def read_box(text: str) -> Box:
    """oriflamme, alliance, mix:..., study:.../ROUNDS/HAND."""
    if text == "oriflamme":
        return Box(list(ORIFLAMME))
    if text == "alliance":
        return Box(list(ALLIANCE))
    kind, _, rest = text.partition(":")
    if kind == "mix":
        return Box(in_order(rest.split(",")))
    if kind == "study":
        names, rounds, hand = rest.split("/")
        return Box(in_order(names.split(",")), int(rounds), int(hand))
    raise ValueError(f"no such box: {text}")


def read_card(text: str) -> Card:
    """One card of the row."""
    found = CARD.fullmatch(text)
    if found is None:
        raise ValueError(f"no such card: {text}")
    bracket, family, name, influence, verdict, rests = found.groups()
    return Card(
        family,
        name,
        face_up=bracket == "",
        influence=int(influence or 0),
        verdict=verdict == "!",
        rests=rests == "~",
        known=bracket == "[",
    )


def read_list(text: str) -> list[str]:
    """A list of items, "-" being the empty one."""
    return [] if text == "-" else text.split(",")


def read_hand_card(seat: str, item: str) -> Card:
    """NAME, or [NAME] where everyone knows that it is in this hand."""
    return Card(seat, item.strip("[]"), known=item.startswith("["))


def read_kept_card(seat: str, item: str) -> Card:
    """NAME, or NAME+INFLUENCE for a Deal."""
    name, _, influence = item.partition("+")
    return Card(seat, name, face_up=True, influence=int(influence or 0))


def read_player(text: str, box: Box, row: list[list[Card]]) -> Player:
    """One seat's section; a missing aside means every card of the family that is named nowhere else."""
    seat, pool, *parts = text.split(" ")
    lists: dict[str, list[str]] = {}
    for part in parts:
        key, _, value = part.partition(":")
        lists[key] = read_list(value)
    player = Player(seat, int(pool))
    player.hand = [read_hand_card(seat, item) for item in lists["hand"]]
    player.out = lists.get("out", [])
    player.kept = [read_kept_card(seat, item) for item in lists.get("kept", [])]
    player.seen = lists.get("seen", [])
    named = [card.name for card in player.hand + player.kept] + player.out
    named += [card.name for stack in row for card in stack if card.family == seat]
    player.aside = lists.get("aside", [name for name in box.names if name not in named])
    return player


def read(text: str) -> Table:
    """A full position."""
    moment, row_text, *player_texts = text.strip().split(" | ")
    box_text, round_text, first_text, *rest = moment.split(" ")
    box = read_box(box_text)
    table = Table(box, int(round_text[1:]), first_text.removeprefix("first="), "over")
    for word in rest:
        key, _, value = word.partition("=")
        if key == "place":
            table.phase, table.placing = "place", value
        elif key == "resolve":
            table.phase, table.position = "resolve", int(value)
        elif key == "ability":
            table.ability = value
        elif key == "taken":
            table.taken = int(value)
    if row_text != "-":
        table.row = [[read_card(part) for part in stack.split("/")] for stack in row_text.split(" ")]
    for player_text in player_texts:
        player = read_player(player_text, box, table.row)
        table.players[player.seat] = player
    return table


# --- writing

# Whose private cards are written by name (V2).
Eyes = Callable[[str], bool]


def box_text(box: Box) -> str:
    """A mix or a study that is just a box is written as that box; a study that is just a mix as that mix."""
    names = ",".join(in_order(box.names))
    if len(box.names) < 10 or box.rounds != 6 or box.hand != 7:
        return f"study:{names}/{box.rounds}/{box.hand}"
    if set(box.names) == set(ORIFLAMME):
        return "oriflamme"
    if set(box.names) == set(ALLIANCE):
        return "alliance"
    return f"mix:{names}"


def moment_text(table: Table) -> str:
    """The first section."""
    words = [box_text(table.box), f"r{table.round}", f"first={table.first}"]
    if table.phase == "place":
        words.append(f"place={table.placing}")
    elif table.phase == "resolve":
        words.append(f"resolve={table.position}")
        if table.ability:
            words.append(f"ability={table.ability}")
        if table.taken:
            words.append(f"taken={table.taken}")
    else:
        words.append("over")
    return " ".join(words)


def card_text(card: Card, eyes: Eyes) -> str:
    """One card of the row; `?` for a name that may not be known."""
    visible = card.face_up or card.known or eyes(card.family)
    text = card.family + (card.name if visible else "?")
    if not card.face_up:
        text = f"[{text}]" if card.known else f"({text})"
    if card.influence:
        text += f"+{card.influence}"
    if card.verdict:
        text += "!"
    if card.rests:
        text += "~"
    return text


def list_text(items: list[str]) -> str:
    """Items with commas, or "-"."""
    return ",".join(items) or "-"


def hand_items(player: Player, eyes: Eyes) -> list[str]:
    """The hand in the order of the names, `?*n` last (V1: the size is public)."""
    shown = [card for card in player.hand if card.known or eyes(player.seat)]
    shown.sort(key=lambda card: NAMES.index(card.name))
    items = [f"[{card.name}]" if card.known else card.name for card in shown]
    hidden = len(player.hand) - len(shown)
    return items + ([f"?*{hidden}"] if hidden else [])


def aside_items(player: Player, eyes: Eyes) -> list[str]:
    """The cards set aside."""
    if eyes(player.seat) or not player.aside:
        return in_order(player.aside)
    return [f"?*{len(player.aside)}"]


def player_text(player: Player, eyes: Eyes) -> str:
    """One seat's section."""
    parts = [player.seat, str(player.pool)]
    parts.append("hand:" + list_text(hand_items(player, eyes)))
    parts.append("aside:" + list_text(aside_items(player, eyes)))
    if player.out:
        parts.append("out:" + list_text(player.out))
    if player.kept:
        kept = [card.name + (f"+{card.influence}" if card.influence else "") for card in player.kept]
        parts.append("kept:" + list_text(kept))
    if player.seen:
        parts.append("seen:" + list_text(in_order(player.seen)))
    return " ".join(parts)


def position_text(table: Table, eyes: Eyes) -> str:
    """The whole line."""
    stacks = ["/".join(card_text(card, eyes) for card in stack) for stack in table.row]
    players = [player_text(table.players[seat], eyes) for seat in sorted(table.players)]
    return " | ".join([moment_text(table), " ".join(stacks) or "-", *players])


def write(table: Table) -> str:
    """The full position, canonical."""
    return position_text(table, lambda family: True)


def seen(table: Table, seat: str | None) -> str:
    """What a seat, or a spectator (None), may see (V1, V2, V4)."""
    return position_text(table, lambda family: family == seat)
