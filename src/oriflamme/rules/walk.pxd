cimport cython

from oriflamme.rules.board cimport Actions, Board, next_seat, note
from oriflamme.rules.cards_alliance cimport (
    deal, deal_ends, deal_pays, deserter, deserter_flees, deserter_may, diplomat, diplomat_may, empress,
    empress_gains, empress_may, extortion, extortion_struck, fanatic, infiltration, informer, informer_may,
    insurrection, insurrection_hides, judge, judge_may,
)
from oriflamme.rules.cards_oriflamme cimport (
    ambush, ambush_struck, archer, archer_may, assassination, assassination_may, conspiracy, heir, lord,
    royal_decree, royal_decree_may, shapeshifter, shapeshifter_may, soldier, soldier_may, spy, spy_may,
)
from oriflamme.rules.changes cimport collect, cover, discard, insert, lay
from oriflamme.rules.codes cimport (
    ACTIONS, AMBUSH, ARCHER, ASSASSINATION, CHOICE, CONSPIRACY, DEAL, DESERTER, DIPLOMAT, EMPRESS, END, EXTORTION,
    FACE_UP, FAMILY, FANATIC, GAME_OVER, HEIR, INFILTRATION, INFORMER, INSURRECTION, INTRIGUES, JUDGE, KEEP,
    KEPT_DOWN, KNOWN, LAY, LORD, MOST, NAMES, NOBODY, NONE, NOTHING, ON, OVER, OWN_TAKING, PASSED, PLACE,
    PLACED, PLACES, REACHED, RESTED, RESTS, REVEAL, REVEALED, ROUND_ENDED, ROUND_STARTED, ROYAL_DECREE,
    SHAPESHIFTER, SOLDIER, SPY, START, TURN, VERDICT, WALK_STARTED,
)
from oriflamme.rules.rng cimport Rng

cdef void play(Board board, int action) noexcept nogil
cdef void list_actions(Board board, Actions into) noexcept nogil
@cython.locals(drawn=cython.int, place=cython.int)
cdef int draw_action(Board board, Rng rng) noexcept nogil
cdef int own_stack(Board board, int n) noexcept nogil
cdef bint allows(Board board, int action) noexcept nogil
cdef bint begin_round(Board board) noexcept nogil
cdef void end_round(Board board) noexcept nogil
cdef bint ask_to_place(Board board, int seat) noexcept nogil
cdef void list_placements(Board board, Actions into) noexcept nogil
cdef bint may_lay(Board board, int placement) noexcept nogil
cdef void place(Board board, int placement) noexcept nogil
cdef void lay_down(Board board, int seat, int name, int where) noexcept nogil
cdef void begin_walk(Board board) noexcept nogil
cdef void resolve(Board board) noexcept nogil
cdef bint activate(Board board) noexcept nogil
cdef bint may_reveal(Board board) noexcept nogil
cdef void keep(Board board) noexcept nogil
cdef bint reveal(Board board) noexcept nogil
cdef bint use(Board board, int name) noexcept nogil
cdef bint ask(Board board, int name) noexcept nogil
cdef bint choose(Board board, int choice) noexcept nogil
cdef void finish(Board board) noexcept nogil
cdef void settle(Board board, int ability) noexcept nogil
cdef void may(Board board) noexcept nogil
cdef void carry_out(Board board, int choice) noexcept nogil
