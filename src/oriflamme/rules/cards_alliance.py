"""The ten cards of the Alliance box, each in one place, in the manner of `cards_oriflamme`."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in cards_alliance.pxd
    from oriflamme.rules.board import Board, next_seat, note, offer
    from oriflamme.rules.cards_oriflamme import is_open_character, offer_neighbours
    from oriflamme.rules.changes import (
        collect,
        discard,
        eliminate,
        enrich,
        gain,
        lay,
        lose,
        no_effect,
        reserve,
        take_back,
    )
    from oriflamme.rules.codes import (
        CONDEMN,
        CONDEMN_AT,
        CONDEMNED,
        DEAL,
        DESERTER,
        DIPLOMAT,
        ELIMINATE,
        EMPRESS,
        EXTORTION,
        FACE_UP,
        FAMILY,
        FANATIC,
        FAVOUR,
        GATHER,
        INFILTRATION,
        INFORMER,
        INTRIGUES,
        JUDGE,
        KEPT,
        KNOWN,
        NAMES,
        NEGOTIATE,
        NEGOTIATE_WITH,
        NONE,
        NOTHING,
        RESTS,
        SEEN,
        SWAP,
        SWAPPED,
        TURNED_DOWN,
        VERDICT,
        VERDICTS,
        WITHDRAW,
    )

# Name and kind, in the order of the numbers in `codes`.
CARDS = (
    ("Empress", "character"),
    ("Fanatic", "character"),
    ("Informer", "character"),
    ("Diplomat", "character"),
    ("Deserter", "character"),
    ("Judge", "character"),
    ("Insurrection", "intrigue"),
    ("Extortion", "intrigue"),
    ("Infiltration", "intrigue"),
    ("Deal", "intrigue"),
)


# --- Empress · character


def empress_gains(board: Board) -> None:
    """C-Empress: gain 2, before the choice is put."""
    gain(board, board.to_move, 2, EMPRESS)


def empress_may(board: Board) -> None:
    """C-Empress: a face-down card of an opponent."""
    for i in range(board.length):
        card = board.row[i]
        if card // NAMES != board.to_move and not board.flags[card] & FACE_UP:
            offer(board, FAVOUR + i)


def empress(board: Board, choice: int) -> None:
    """C-Empress: put 1 on it; with no such card there is just the gain (Q18)."""
    if choice != NOTHING:
        enrich(board, choice - FAVOUR, 1, EMPRESS)


# --- Fanatic · character


def fanatic(board: Board) -> None:
    """C-Fanatic: gain 1, and 1 more if no other own card is face up in the row."""
    for i in range(board.length):
        card = board.row[i]
        if i != board.active and card // NAMES == board.to_move and board.flags[card] & FACE_UP:
            gain(board, board.to_move, 1, FANATIC)
            return
    gain(board, board.to_move, 2, FANATIC)


# --- Informer · character


def informer_may(board: Board) -> None:
    """C-Informer: gather, even for 0, or swap for any card in hand (Q12)."""
    seat = board.to_move
    offer(board, GATHER)
    for n in range(board.hand_size[seat]):
        offer(board, SWAP + board.hand[seat * FAMILY + n])


def informer(board: Board, choice: int) -> None:
    """C-Informer: gain what lies on both adjacent face-down cards of opponents, or change places with a card."""
    if choice == GATHER:
        amount = informer_hears(board, board.active - 1) + informer_hears(board, board.active + 1)
        gain(board, board.to_move, amount, INFORMER)
    else:
        informer_swaps(board, choice - SWAP)


def informer_hears(board: Board, i: int) -> int:
    """The influence on position i if an opponent's face-down card is its top; it stays there."""
    if i < 0 or i >= board.length:
        return 0
    card = board.row[i]
    if card // NAMES == board.to_move or board.flags[card] & FACE_UP:
        return 0
    return board.influence[card]


def informer_swaps(board: Board, name: int) -> None:
    """Q12: the active card goes to hand, a verdict on it to the supply; the new one rests and covers what lay below."""
    seat = board.to_move
    i = board.active
    leaving = board.row[i]
    entering = seat * NAMES + name
    if board.flags[leaving] & VERDICT:
        board.verdicts -= 1
    lay(board, seat, name)
    board.flags[entering] = RESTS | board.flags[entering] & SEEN
    board.under[entering] = board.under[leaving]
    board.row[i] = entering
    take_back(board, seat, leaving % NAMES)
    note(board, SWAPPED, seat, i, leaving, 0, entering)


# --- Diplomat · character


def diplomat_may(board: Board) -> None:
    """C-Diplomat: negotiate with one other face-up Diplomat, alone if there is none (Q15), or withdraw."""
    alone = True
    for i in range(board.length):
        card = board.row[i]
        if i != board.active and card % NAMES == DIPLOMAT and board.flags[card] & FACE_UP:
            offer(board, NEGOTIATE_WITH + i)
            alone = False
    if alone:
        offer(board, NEGOTIATE)
    offer(board, WITHDRAW)


def diplomat(board: Board, choice: int) -> None:
    """C-Diplomat: gain 1 and put 2 on the other, or take all influence from this card and discard it."""
    if choice == WITHDRAW:
        collect(board, board.row[board.active], board.active)
        discard(board, DIPLOMAT)
        return
    gain(board, board.to_move, 1, DIPLOMAT)
    if choice != NEGOTIATE:
        enrich(board, choice - NEGOTIATE_WITH, 2, DIPLOMAT)


# --- Deserter · character


def deserter_may(board: Board) -> None:
    """C-Deserter: an adjacent card."""
    offer_neighbours(board, ELIMINATE)


def deserter(board: Board, choice: int) -> None:
    """C-Deserter: eliminate it; gain 1 more if it was a character, face up or down (Q16)."""
    if choice == NOTHING:
        no_effect(board)
        return
    card = board.row[choice - ELIMINATE]
    eliminate(board, choice - ELIMINATE)
    if not INTRIGUES >> (card % NAMES) & 1:
        gain(board, board.to_move, 1, DESERTER)


def deserter_flees(board: Board) -> None:
    """C-Deserter: then discard it unless a face-up character is adjacent, the row closed (Q16)."""
    i = board.active
    if i > 0 and is_open_character(board, i - 1):
        return
    if i + 1 < board.length and is_open_character(board, i + 1):
        return
    discard(board, DESERTER)


# --- Judge · character


def judge_may(board: Board) -> None:
    """C-Judge: condemn a top card without a verdict, or eliminate one with a verdict (Q13, Q14)."""
    marked = False
    for i in range(board.length):
        if board.flags[board.row[i]] & VERDICT:
            offer(board, ELIMINATE + i)
            marked = True
        elif board.verdicts < VERDICTS:
            offer(board, CONDEMN_AT + i)
    if marked or board.verdicts == VERDICTS:
        offer(board, CONDEMN)


def judge(board: Board, choice: int) -> None:
    """C-Judge: gain 1 and put the verdict, or eliminate."""
    if choice >= ELIMINATE and choice < CONDEMN_AT:
        eliminate(board, choice - ELIMINATE)
        return
    gain(board, board.to_move, 1, JUDGE)
    if choice != CONDEMN:
        board.flags[board.row[choice - CONDEMN_AT]] |= VERDICT
        board.verdicts += 1
        note(board, CONDEMNED, board.to_move, choice - CONDEMN_AT, board.row[choice - CONDEMN_AT], 0, 0)


# --- Insurrection · intrigue


def insurrection(board: Board) -> None:
    """C-Insurrection: 1 influence on it is lost, the rest taken; eliminate both adjacent cards together (Q10)."""
    lose(board, board.active, 1)
    collect(board, board.row[board.active], board.active)
    if board.length == 1:
        no_effect(board)
    following = board.length - 1 - board.active
    if board.active > 0:
        eliminate(board, board.active - 1)
    if following > 0:
        eliminate(board, board.active + 1)


def insurrection_hides(board: Board) -> None:
    """C-Insurrection: then it is turned face down again and stays, known to all (Q17, V4)."""
    card = board.row[board.active]
    board.flags[card] = KNOWN | board.flags[card] & VERDICT
    note(board, TURNED_DOWN, board.to_move, board.active, card, 0, 0)


# --- Extortion · intrigue


def extortion(board: Board) -> None:
    """C-Extortion: revealed, all influence on it is lost; gain 1."""
    lose(board, board.active, board.influence[board.row[board.active]])
    gain(board, board.to_move, 1, EXTORTION)


def extortion_struck(board: Board, card: int) -> None:
    """C-Extortion: eliminated by an opponent's card, gain 2 for each top card of that opponent (Q11).

    The opponent loses 1 from each own face-down card.
    """
    attacker = board.to_move
    count = 0
    for i in range(board.length):
        if board.row[i] // NAMES == attacker:
            count += 1
    gain(board, card // NAMES, 2 * count, EXTORTION)
    for i in range(board.length):
        other = board.row[i]
        if other // NAMES == attacker and not board.flags[other] & FACE_UP and board.influence[other]:
            lose(board, i, 1)


# --- Infiltration · intrigue


def infiltration(board: Board) -> None:
    """C-Infiltration: put 1 on each own face-down card and reserve it; from then on Q20 pays in `eliminate`."""
    for i in range(board.length):
        card = board.row[i]
        if card // NAMES == board.to_move and not board.flags[card] & FACE_UP:
            enrich(board, i, 1, INFILTRATION)
    reserve(board)


# --- Deal · intrigue


def deal(board: Board) -> None:
    """C-Deal: reserve it with the influence lying on it; from then on `deal_pays` pays it."""
    reserve(board)


def deal_pays(board: Board) -> None:
    """C-Deal: at the start of a round, with a card in the row, its owner gains as much as lies on it (Q19)."""
    if not board.names >> DEAL & 1:
        return
    seat = board.first
    for _ in range(board.seats):
        card = seat * NAMES + DEAL
        if board.flags[card] & KEPT and board.influence[card] and has_position(board, seat):
            gain(board, seat, board.influence[card], DEAL)
        seat = next_seat(board, seat)


def has_position(board: Board, seat: int) -> bool:
    """Whether a top card of the row is of this seat's family."""
    for i in range(board.length):
        if board.row[i] // NAMES == seat:
            return True
    return False


def deal_ends(board: Board) -> None:
    """C-Deal: at the end of the game the influence on it goes to its owner's pool (W1)."""
    for seat in range(board.seats):
        card = seat * NAMES + DEAL
        if board.flags[card] & KEPT:
            collect(board, card, NONE)
