"""The things on the table: cards, players, the row, the moment of the game."""

from dataclasses import dataclass, field

SEATS = "abcde"

ORIFLAMME = [
    "Archer",
    "Soldier",
    "Spy",
    "Heir",
    "Shapeshifter",
    "Lord",
    "Assassination",
    "RoyalDecree",
    "Ambush",
    "Conspiracy",
]
ALLIANCE = [
    "Empress",
    "Fanatic",
    "Informer",
    "Diplomat",
    "Deserter",
    "Judge",
    "Insurrection",
    "Extortion",
    "Infiltration",
    "Deal",
]
NAMES = ORIFLAMME + ALLIANCE  # the order in which names are written
CHARACTERS = ORIFLAMME[:6] + ALLIANCE[:6]  # the others are intrigues

MOST = 999  # no amount of influence, in a pool or on a card, goes above this
VERDICTS = 5


@dataclass(eq=False)
class Card:
    """One card of one family. Two cards are the same only if they are the same object."""

    family: str
    name: str
    face_up: bool = False
    influence: int = 0
    verdict: bool = False
    rests: bool = False  # Q12: laid down by an Informer's swap in this round
    known: bool = False  # V4: face down, or in hand, but everyone has seen it


@dataclass(eq=False)
class Player:
    """What belongs to one seat outside the row."""

    seat: str
    pool: int
    hand: list[Card] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    out: list[str] = field(default_factory=list)  # eliminated and discarded, oldest first (E4)
    kept: list[Card] = field(default_factory=list)  # reserved, oldest first (C-Reserve)
    seen: list[str] = field(default_factory=list)  # V4: known only not to be set aside


@dataclass(eq=False)
class Box:
    """Which cards each family has, how many rounds are played and how many cards are dealt (S2, S6, N1)."""

    names: list[str]
    rounds: int = 6
    hand: int = 7


@dataclass(eq=False)
class Table:
    """A whole game at one moment. Positions count from 1; the top card stands first in its stack's list."""

    box: Box
    round: int
    first: str
    phase: str  # "place", "resolve" or "over"
    placing: str = ""  # the seat about to place, in "place"
    position: int = 0  # the active position, in "resolve"
    ability: str = ""  # the ability being carried out, or "" while a face-down card waits for keep or reveal
    taken: int = 0  # the position of the card that the Royal Decree has taken, or 0
    row: list[list[Card]] = field(default_factory=list)
    players: dict[str, Player] = field(default_factory=dict)


def tops(table: Table) -> list[Card]:
    """The top cards in order of position; only these count (R11)."""
    return [stack[0] for stack in table.row]


def top_at(table: Table, position: int) -> Card:
    """The top card at a position."""
    return table.row[position - 1][0]


def active_card(table: Table) -> Card:
    """The card whose turn it is."""
    return top_at(table, table.position)


def adjacent(table: Table) -> list[int]:
    """The positions next to the active one that exist."""
    return [place for place in (table.position - 1, table.position + 1) if 1 <= place <= len(table.row)]


def is_face_up_character(card: Card) -> bool:
    """What a Shapeshifter may copy and what keeps a Deserter in the row."""
    return card.face_up and card.name in CHARACTERS


def clockwise(table: Table) -> list[str]:
    """The seats in order of play, from the first player (P1)."""
    seats = sorted(table.players)
    start = seats.index(table.first)
    return seats[start:] + seats[:start]
