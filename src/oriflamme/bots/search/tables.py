"""Where the instinct's weights stand: one table after the other in a single array.

`tables.pxd` gives the same numbers to compiled code and is written from this file: `python -m tools.codes`.
"""

# --- How finely things are told apart.
HIDDEN = 20  # the name of a card that the mover does not know
LOOKS = 84  # own or not, face up or not, its name or HIDDEN
SORTS = 8  # what stands at a place: see `sort_of`
AMOUNTS = 7  # influence from 0 to 6 and more
LEFT = 6  # rounds that follow this one
RANKS = 5
COUNTS = 5  # cards from 0 to 4 and more
LENGTHS = 5  # of the row: 0, 1-2, 3-5, 6-8, more
SLOTS = 22  # what asks for a target: the abilities, CONDEMNING and PUTTING
CONDEMNING = 20
PUTTING = 21

# --- Keep or reveal: what speaks for revealing, by the name of the card.
T_AMOUNT = 0  # + (name * AMOUNTS + amount) * LEFT + left
T_BESIDE = 840  # + name * SORTS + sort, once for each neighbour
T_FIRST = 1000  # + name * SORTS + sort of the first card of the row
T_LAST = 1160
T_UNDER = 1320  # + name * 2 + whether a card lies under it
T_MARKED = 1360  # + name * 2 + whether a verdict lies on it
T_RANK = 1400  # + name * RANKS + rank of the mover
T_RICHEST = 1500  # + name * AMOUNTS + the most influence on one card of the others
T_DOWN = 1640  # + name * COUNTS + own other face-down cards
T_UP = 1740  # + name * COUNTS + own face-up cards
T_SEES = 1840  # + name * LOOKS + look, once for each neighbour
T_SAME = 3520  # + name * 2 + whether another card of this name lies face up

# --- What an ability may choose.
C_LOOK = 3560  # + slot * LOOKS + look
C_AMOUNT = 5408  # + (slot * 2 + own) * AMOUNTS + influence on it
C_RANK = 5716  # + slot * RANKS + rank of its owner
C_FATE = 5826  # + ((slot * 2 + own) * 2 + whether it is still to act) * LEFT + left
C_UNDER = 6354  # + (slot * 2 + own) * 2 + whether a card lies under it
C_MARKED = 6442  # + (slot * 2 + own) * 2 + whether a verdict lies on it
C_STEAL = 6530  # + (own * RANKS + rank) * 2 + whether there is anything to steal
C_GATHER = 6550  # + amount * LEFT + left
C_SWAP = 6592  # + name * LEFT + left
C_WITHDRAW = 6712  # + amount * LEFT + left
C_ALONE = 6754  # + 0 to negotiate with nobody, + 1 to condemn nobody
C_PUT = 6756  # + (own * 2 + whether it is still to act) * 3 + start, end or between
C_PUT_BESIDE = 6768  # + own * SORTS + sort, once for each new neighbour

# --- Placing a card.
P_LEFT = 6784  # + name * LEFT + left
P_TURN = 6904  # + name * RANKS + how many place before
P_RANK = 7004  # + name * RANKS + rank of the mover
P_WHERE = 7104  # + (name * 3 + start, end or on) * LENGTHS + length
P_BESIDE = 7404  # + name * SORTS + sort of the new neighbour
P_ON = 7564  # + name * LOOKS + look of the card that is covered
P_ON_AMOUNT = 9244  # + whether it is face up * AMOUNTS + the influence on it
P_DOWN = 9258  # + name * COUNTS + own face-down cards
P_UP = 9358  # + name * COUNTS + own face-up cards
P_SEES = 9458  # + name * LOOKS + look of the new neighbour
P_SAME = 11138  # + name * 2 + whether another card of this name lies face up

WEIGHTS = 11178
MOST_FEATURES = 16  # of one action

# --- Habits: ways to play, a set of these weights each.
CAREFUL = 0  # as learnt by playing among its like
HASTY = 1  # takes what pays at once
WARY = 2  # as learnt by playing among hasty players
HABITS = 3

# --- What tells hasty players from careful ones, by what lies open of a family.
S_OUT = 0  # + name * LEFT + left, for each card that is out
S_UP = 120  # + name * LEFT + left, for each card that lies face up
S_KEPT = 240  # + name * LEFT + left, for each reserved card
S_DOWN = 360  # + influence on it * LEFT + left, for each face-down card
S_LEFT = 402  # + left
SIGNS = 408

# --- The search tree.
NO_NODE = -1
