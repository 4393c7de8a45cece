"""The course of a game: rounds, placement, the walk along the row, and which ability asks what."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: cimported in walk.pxd
    from oriflamme.rules.board import Actions, Board, next_seat, note
    from oriflamme.rules.cards_alliance import (
        deal,
        deal_ends,
        deal_pays,
        deserter,
        deserter_flees,
        deserter_may,
        diplomat,
        diplomat_may,
        empress,
        empress_gains,
        empress_may,
        extortion,
        extortion_struck,
        fanatic,
        infiltration,
        informer,
        informer_may,
        insurrection,
        insurrection_hides,
        judge,
        judge_may,
    )
    from oriflamme.rules.cards_oriflamme import (
        ambush,
        ambush_struck,
        archer,
        archer_may,
        assassination,
        assassination_may,
        conspiracy,
        heir,
        lord,
        royal_decree,
        royal_decree_may,
        shapeshifter,
        shapeshifter_may,
        soldier,
        soldier_may,
        spy,
        spy_may,
    )
    from oriflamme.rules.changes import collect, cover, discard, insert, lay
    from oriflamme.rules.codes import (
        ACTIONS,
        AMBUSH,
        ARCHER,
        ASSASSINATION,
        CHOICE,
        CONSPIRACY,
        DEAL,
        DESERTER,
        DIPLOMAT,
        EMPRESS,
        END,
        EXTORTION,
        FACE_UP,
        FAMILY,
        FANATIC,
        GAME_OVER,
        HEIR,
        INFILTRATION,
        INFORMER,
        INSURRECTION,
        INTRIGUES,
        JUDGE,
        KEEP,
        KEPT_DOWN,
        KNOWN,
        LAY,
        LORD,
        MOST,
        NAMES,
        NOBODY,
        NONE,
        NOTHING,
        ON,
        OVER,
        OWN_TAKING,
        PASSED,
        PLACE,
        PLACED,
        PLACES,
        REACHED,
        RESTED,
        RESTS,
        REVEAL,
        REVEALED,
        ROUND_ENDED,
        ROUND_STARTED,
        ROYAL_DECREE,
        SHAPESHIFTER,
        SOLDIER,
        SPY,
        START,
        TURN,
        VERDICT,
        WALK_STARTED,
    )
    from oriflamme.rules.rng import Rng


# --- A move


def play(board: Board, action: int) -> None:
    """Carry out a legal action and all that is forced after it (Q21)."""
    if board.phase == PLACE:
        place(board, action - LAY)
        if board.phase == PLACE:
            return
    elif board.phase == CHOICE:
        if choose(board, action):
            return
    elif action == KEEP:
        keep(board)
    elif reveal(board):
        return
    resolve(board)


def list_actions(board: Board, into: Actions) -> None:
    """List the legal placements or choices; at a card's turn there is only to keep and, maybe, to reveal it."""
    into.size = 0
    if board.phase == PLACE:
        list_placements(board, into)
    elif board.phase == CHOICE:
        for n in range(board.n_options):
            into.items[n] = board.options[n]
        into.size = board.n_options


def draw_action(board: Board, rng: Rng) -> int:
    """Draw a legal action, each equally likely; the n-th of `list_actions` without making the list."""
    if board.phase == TURN:
        return rng.below(2 if may_reveal(board) else 1)
    if board.phase == CHOICE:
        return board.options[rng.below(board.n_options)]
    places = 2 if board.length > 0 else 1
    for i in range(board.length):
        if board.row[i] // NAMES == board.to_move:
            places += 1
    drawn = rng.below(board.hand_size[board.to_move] * places)
    base = LAY + board.hand[board.to_move * FAMILY + drawn // places] * PLACES
    place = drawn % places
    if place < ON:
        return base + place
    return base + ON + own_stack(board, place - ON)


def own_stack(board: Board, n: int) -> int:
    """The position of the n-th stack, from 0, of the player who is placing."""
    i = 0
    while n > 0 or board.row[i] // NAMES != board.to_move:
        if board.row[i] // NAMES == board.to_move:
            n -= 1
        i += 1
    return i


def allows(board: Board, action: int) -> bool:
    """Whether a number is a legal action."""
    if action < 0 or action >= ACTIONS:
        return False
    if board.phase == PLACE:
        return may_lay(board, action - LAY)
    if board.phase == TURN:
        return action == KEEP or (action == REVEAL and may_reveal(board))
    if board.phase == CHOICE:
        for n in range(board.n_options):
            if board.options[n] == action:
                return True
    return False


# --- Rounds


def begin_round(board: Board) -> bool:
    """A round starts (N1): Deals pay, then placement; whether somebody has a card to place."""
    note(board, ROUND_STARTED, board.first, NONE, NONE, board.round, 0)
    deal_pays(board)
    board.phase = PLACE
    return ask_to_place(board, board.first)


def end_round(board: Board) -> None:
    """What rested rests no longer (Q12); the token passes (N2), or the game ends (W1)."""
    for i in range(board.length):
        board.flags[board.row[i]] &= ~RESTS
    note(board, ROUND_ENDED, NOBODY, NONE, NONE, board.round, 0)
    if board.round < board.rounds:
        board.round += 1
        board.first = next_seat(board, board.first)
        return
    deal_ends(board)
    board.phase = OVER
    board.to_move = NOBODY
    note(board, GAME_OVER, NOBODY, NONE, NONE, 0, 0)


# --- Placement


def ask_to_place(board: Board, seat: int) -> bool:
    """Put the placement to this seat or to one after it, until all had their turn; whether somebody has to decide.

    Who has no card is passed over (P5); the only card in the only place lays itself (Q21).
    """
    while True:
        if board.hand_size[seat] == 0:
            note(board, PASSED, seat, NONE, NONE, 0, 0)
        elif board.length == 0 and board.hand_size[seat] == 1:
            lay_down(board, seat, board.hand[seat * FAMILY], START)
        else:
            board.to_move = seat
            return True
        seat = next_seat(board, seat)
        if seat == board.first:
            return False


def list_placements(board: Board, into: Actions) -> None:
    """P1: each card in hand at the start, at the end or on an own stack; P2: in an empty row there is one place."""
    seat = board.to_move
    n_stacks = 0
    for i in range(board.length):
        if board.row[i] // NAMES == seat:
            into.stacks[n_stacks] = i
            n_stacks += 1
    size = 0
    for n in range(board.hand_size[seat]):
        base = LAY + board.hand[seat * FAMILY + n] * PLACES
        into.items[size] = base + START
        size += 1
        if board.length > 0:
            into.items[size] = base + END
            size += 1
        for k in range(n_stacks):
            into.items[size] = base + ON + into.stacks[k]
            size += 1
    into.size = size


def may_lay(board: Board, placement: int) -> bool:
    """Whether the card is in hand and the place is one of P1 and P2."""
    if placement < 0 or placement >= NAMES * PLACES:
        return False
    place = placement % PLACES
    if place == END and board.length == 0:
        return False
    if place >= ON and (place - ON >= board.length or board.row[place - ON] // NAMES != board.to_move):
        return False
    base = board.to_move * FAMILY
    for n in range(board.hand_size[board.to_move]):
        if board.hand[base + n] == placement // PLACES:
            return True
    return False


def place(board: Board, placement: int) -> None:
    """P1: a player places; the next one follows, or the walk starts."""
    seat = board.to_move
    lay_down(board, seat, placement // PLACES, placement % PLACES)
    seat = next_seat(board, seat)
    if seat == board.first or not ask_to_place(board, seat):
        begin_walk(board)


def lay_down(board: Board, seat: int, name: int, where: int) -> None:
    """P1, P3: a card goes face down from hand to the start, to the end or on an own stack."""
    card = seat * NAMES + name
    lay(board, seat, name)
    i = 0
    if where >= ON:
        i = where - ON
        cover(board, i, card)
    else:
        if where == END:
            i = board.length
        insert(board, i, card)
    note(board, PLACED, seat, i, card, 0, where)


# --- The walk


def begin_walk(board: Board) -> None:
    """R1: the walk starts at position 1."""
    note(board, WALK_STARTED, NOBODY, NONE, NONE, board.round, 0)
    board.phase = TURN
    board.active = 0


def resolve(board: Board) -> None:
    """R1: walk the row, from round to round, until somebody has to decide or the game is over."""
    while True:
        if board.active < board.length:
            if activate(board):
                return
            continue
        end_round(board)
        if board.phase == OVER or begin_round(board):
            return
        begin_walk(board)


def activate(board: Board) -> bool:
    """The walk comes to a position: whether its owner has to decide."""
    card = board.row[board.active]
    board.to_move = card // NAMES
    if board.flags[card] & RESTS:
        note(board, RESTED, board.to_move, board.active, card, 0, 0)
        board.active += 1
        return False
    note(
        board,
        REACHED,
        board.to_move,
        board.active,
        card,
        board.flags[card] & FACE_UP,
        board.flags[card] & KNOWN,
    )
    if board.flags[card] & FACE_UP:
        return use(board, card % NAMES)
    board.phase = TURN
    return True


def may_reveal(board: Board) -> bool:
    """R2; an Insurrection only with influence on it (Q17)."""
    card = board.row[board.active]
    return card % NAMES != INSURRECTION or board.influence[card] > 0


def keep(board: Board) -> None:
    """R2: 1 influence from the supply goes on the card."""
    card = board.row[board.active]
    if board.influence[card] < MOST:
        board.influence[card] += 1
    note(board, KEPT_DOWN, board.to_move, board.active, card, 0, board.flags[card] & KNOWN)
    board.active += 1


def reveal(board: Board) -> bool:
    """R3: turn the card up, take the influence on it, carry the ability out; whether it asks for a choice."""
    card = board.row[board.active]
    name = card % NAMES
    board.flags[card] = FACE_UP | board.flags[card] & VERDICT
    note(board, REVEALED, board.to_move, board.active, card, 0, 0)
    if not OWN_TAKING >> name & 1:
        collect(board, card, board.active)
    return use(board, name)


# --- Abilities


def use(board: Board, name: int) -> bool:
    """Start an ability of the active card; whether it asks for a choice."""
    board.gone = False
    board.ambushed = False
    board.n_struck = 0
    return ask(board, name)


def ask(board: Board, name: int) -> bool:
    """Put the choice of an ability, or go on at once where there is at most one (Q21)."""
    while True:
        if name == EMPRESS:
            empress_gains(board)
        board.ability = name
        board.again = NONE
        board.n_options = 0
        may(board)
        if board.n_options > 1:
            board.phase = CHOICE
            return True
        carry_out(board, board.options[0] if board.n_options else NOTHING)
        if board.again == NONE:
            finish(board)
            return False
        name = board.again


def choose(board: Board, choice: int) -> bool:
    """Carry out what was chosen; whether that asks for another choice."""
    board.again = NONE
    carry_out(board, choice)
    if board.again != NONE:
        return ask(board, board.again)
    finish(board)
    return False


def finish(board: Board) -> None:
    """After an ability: second effects (Q10), what becomes of the active card, Q9; then the walk goes on (R7)."""
    attacking = board.ability
    board.ability = NONE
    board.taken = NONE
    for n in range(board.n_struck):
        if board.struck[n] % NAMES == AMBUSH:
            ambush_struck(board, board.struck[n])
        elif board.struck[n] % NAMES == EXTORTION:
            extortion_struck(board, board.struck[n])
    if not board.gone and board.flags[board.row[board.active]] & FACE_UP:  # an Informer's swap leaves a card face down
        settle(board, attacking)
    if not board.gone:
        board.active += 1


def settle(board: Board, ability: int) -> None:
    """Intrigues are discarded after their effect, a Deserter may flee, an Insurrection hides again."""
    name = board.row[board.active] % NAMES
    if ability == DESERTER:
        deserter_flees(board)
    elif INTRIGUES >> name & 1 and name != INSURRECTION:
        discard(board, name)
    if board.gone:
        return
    if board.ambushed:
        discard(board, AMBUSH)
    elif name == INSURRECTION:
        insurrection_hides(board)


def may(board: Board) -> None:
    """Offer what the pending ability may choose; most abilities that are not here choose nothing."""
    name = board.ability
    if name == ARCHER:
        archer_may(board)
    elif name == SOLDIER:
        soldier_may(board)
    elif name == SPY:
        spy_may(board)
    elif name == SHAPESHIFTER:
        shapeshifter_may(board)
    elif name == ASSASSINATION:
        assassination_may(board)
    elif name == ROYAL_DECREE:
        royal_decree_may(board)
    elif name == EMPRESS:
        empress_may(board)
    elif name == INFORMER:
        informer_may(board)
    elif name == DIPLOMAT:
        diplomat_may(board)
    elif name == DESERTER:
        deserter_may(board)
    elif name == JUDGE:
        judge_may(board)


def carry_out(board: Board, choice: int) -> None:
    """Let the pending ability happen with this choice."""
    name = board.ability
    if name == ARCHER:
        archer(board, choice)
    elif name == SOLDIER:
        soldier(board, choice)
    elif name == SPY:
        spy(board, choice)
    elif name == HEIR:
        heir(board)
    elif name == SHAPESHIFTER:
        shapeshifter(board, choice)
    elif name == LORD:
        lord(board)
    elif name == ASSASSINATION:
        assassination(board, choice)
    elif name == ROYAL_DECREE:
        royal_decree(board, choice)
    elif name == AMBUSH:
        ambush(board)
    elif name == CONSPIRACY:
        conspiracy(board)
    elif name == EMPRESS:
        empress(board, choice)
    elif name == FANATIC:
        fanatic(board)
    elif name == INFORMER:
        informer(board, choice)
    elif name == DIPLOMAT:
        diplomat(board, choice)
    elif name == DESERTER:
        deserter(board, choice)
    elif name == JUDGE:
        judge(board, choice)
    elif name == INSURRECTION:
        insurrection(board)
    elif name == EXTORTION:
        extortion(board)
    elif name == INFILTRATION:
        infiltration(board)
    elif name == DEAL:
        deal(board)
