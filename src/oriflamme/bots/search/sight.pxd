cimport cython

from oriflamme.bots.search.tables cimport (
    AMOUNTS, CONDEMNING, COUNTS, C_ALONE, C_AMOUNT, C_FATE, C_GATHER, C_LOOK, C_MARKED, C_PUT, C_PUT_BESIDE, C_RANK, C_STEAL, C_SWAP, C_UNDER, C_WITHDRAW, HABITS, HIDDEN, LEFT, LENGTHS, LOOKS, MOST_FEATURES, P_BESIDE, P_DOWN, P_LEFT, P_ON, P_ON_AMOUNT, P_RANK, P_SAME, P_SEES, P_TURN, P_UP, P_WHERE, RANKS, SORTS, T_AMOUNT, T_BESIDE, T_DOWN, T_FIRST, T_LAST, T_MARKED, T_RANK, T_RICHEST, T_SAME, T_SEES, T_UNDER, T_UP, WEIGHTS,
)
from oriflamme.rules.board cimport Actions, Board
from oriflamme.rules.codes cimport (
    ACTIONS, CHOICE, CONDEMN, CONDEMN_AT, COPY, ELIMINATE, FACE_UP, FAMILY, FAVOUR, GATHER, KNOWN, LAY, NAMES, NEGOTIATE, NEGOTIATE_WITH, NONE, ON, PLACE, PLACES, PUT, REVEAL, SEATS, START, STEAL, SWAP, TAKE, TURN, VERDICT, WITHDRAW,
)

@cython.final
cdef class Sight:
    cdef double[33534] weights
    cdef int habit
    cdef bint keeping
    cdef double sum
    cdef double[1431] worth
    cdef int per_card
    cdef int[22896] features
    cdef int[1431] n_features
    cdef int[5] rank
    cdef int mover, left, up, down, richest, length, turn
    cdef int first_sort, last_sort, first_look, last_look
    cdef unsigned int shown

    cdef void nudge(self, int feature, double by) noexcept nogil
    cdef void judge(self, Board board, Actions actions) noexcept nogil
    @cython.locals(count=cython.int)
    cdef void judge_cards(self, Board board, int size) noexcept nogil
    cdef void begin(self, int n) noexcept nogil
    cdef void look_around(self, Board board, int mover) noexcept nogil
    @cython.locals(
        up=cython.int, down=cython.int, richest=cython.int, shown=cython.uint, face_up=cython.uint, own=cython.uint,
        amount=cython.int, card=cython.int, first_own=cython.int,
    )
    cdef void look_along(self, Board board) noexcept nogil
    cdef int sort_of(self, Board board, int i) noexcept nogil
    cdef int look_of(self, Board board, int card) noexcept nogil
    cdef int same_shown(self, int name) noexcept nogil
    cdef void add(self, int n, int feature) noexcept nogil
    cdef void add_neighbour(self, Board board, int n, int name, int i, int beside, int sees) noexcept nogil
    cdef void describe(self, Board board, int n, int action) noexcept nogil
    cdef void describe_reveal(self, Board board, int n, int i, int name, int amount) noexcept nogil
    cdef void imagine_reveal(self, Board board, int i, int name, int amount, int left) noexcept nogil
    cdef void describe_choice(self, Board board, int n, int action) noexcept nogil
    cdef void describe_own(self, Board board, int n, int action) noexcept nogil
    cdef int gathered(self, Board board) noexcept nogil
    cdef void describe_target(self, Board board, int n, int slot, int i) noexcept nogil
    cdef void describe_put(self, Board board, int n, int place) noexcept nogil
    cdef void describe_card(self, int n, int name) noexcept nogil
    cdef void describe_placement(self, Board board, int n, int placement) noexcept nogil

cdef int bounded(int count, int steps) noexcept nogil
