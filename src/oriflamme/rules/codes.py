"""The numbers that stand for cards, moments, actions and happenings inside the engine.

`codes.pxd` gives the same numbers to compiled code and is written from this file: `python -m tools.codes`.
"""

# --- Names of cards, in the order of the rules. A card is `seat * NAMES + name`.
NAMES = 20
ARCHER = 0
SOLDIER = 1
SPY = 2
HEIR = 3
SHAPESHIFTER = 4
LORD = 5
ASSASSINATION = 6
ROYAL_DECREE = 7
AMBUSH = 8
CONSPIRACY = 9
EMPRESS = 10
FANATIC = 11
INFORMER = 12
DIPLOMAT = 13
DESERTER = 14
JUDGE = 15
INSURRECTION = 16
EXTORTION = 17
INFILTRATION = 18
DEAL = 19

# The intrigues, a bit a name: discarded after their effect, unless the card says otherwise.
INTRIGUES = 0xF03C0
# Those that say themselves what becomes of the influence on them when they are revealed (R3).
OWN_TAKING = 0xB0300

# --- Sizes and bounds.
SEATS = 5
FAMILY = 10  # cards of one family
POSITIONS = 50  # no row is longer
VERDICTS = 5
MOST = 999  # an amount of influence never goes above it
NONE = 255  # no card, no name, no position
NOBODY = -1

# --- What is true of a card, a bit each.
FACE_UP = 1
VERDICT = 2
RESTS = 4
KNOWN = 8  # face down or in hand, and everyone knows it (V4)
SEEN = 16  # everyone knows that it is not set aside, not where it is (V4)
KEPT = 32  # reserved (C-Reserve)

# --- What is to be decided.
PLACE = 0
TURN = 1  # keep or reveal
CHOICE = 2  # what an ability asks
OVER = 3

# --- Actions: one number for each move that the notation can write. Positions count from 0 here.
KEEP = 0
REVEAL = 1
GATHER = 2
WITHDRAW = 3
NEGOTIATE = 4
CONDEMN = 5
STEAL = 6  # + seat
SWAP = 11  # + name
ELIMINATE = 31  # + position, as in all that follow
COPY = 81
TAKE = 131
PUT = 181
FAVOUR = 231
NEGOTIATE_WITH = 281
CONDEMN_AT = 331
LAY = 381  # + name * PLACES + place
PLACES = 52
START = 0
END = 1
ON = 2  # + position
ACTIONS = 1421
NOTHING = 1421  # stands for the choice where there is nothing to choose

# --- What happens, as told to a trace.
ROUND_STARTED = 0
PLACED = 1
PASSED = 2
WALK_STARTED = 3
REACHED = 4
RESTED = 5
KEPT_DOWN = 6
REVEALED = 7
COLLECTED = 8
LOST = 9
GAINED = 10
STOLEN = 11
ENRICHED = 12
COPIED = 13
ELIMINATED = 14
DISCARDED = 15
RESERVED = 16
TAKEN = 17
MOVED = 18
CONDEMNED = 19
SWAPPED = 20
TURNED_DOWN = 21
NO_EFFECT = 22
ROUND_ENDED = 23
GAME_OVER = 24

# --- Why influence is gained, beside the names of the cards.
ELIMINATION = 20
