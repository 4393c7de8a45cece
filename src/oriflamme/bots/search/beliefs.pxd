cimport cython

from oriflamme.bots.search.company cimport Company
from oriflamme.bots.search.instinct cimport UNIT, Instinct
from oriflamme.bots.search.tables cimport CAREFUL, HABITS
from oriflamme.rules.board cimport Board
from oriflamme.rules.codes cimport CHOICE, FACE_UP, FAMILY, KNOWN, NAMES, NONE, PLACE, SEATS, SEEN
from oriflamme.rules.rng cimport Rng
from oriflamme.rules.walk cimport may

cdef int MOST_KEPT, TRIES

@cython.final
cdef class Beliefs:
    cdef int[50] unknown
    cdef int[5] n_unknown
    cdef int[50] slots
    cdef int[5] n_slots
    cdef int[5] in_hand
    cdef double[1500] weight
    cdef int[50] seen
    cdef int[10] drawn
    cdef int[10] left
    cdef int[100] becomes

    cdef void study(self, Board board, Instinct instinct, double temper) noexcept nogil
    @cython.locals(size=cython.int, slots=cython.int, hand=cython.int, card=cython.int)
    cdef void find_hidden(self, Board board, int seat) noexcept nogil
    @cython.locals(card=cython.int, name=cython.int, fit=double)
    cdef void weigh_family(self, Board board, Instinct instinct, int seat, int habit, double temper) noexcept nogil
    @cython.locals(left=cython.int, fit=double)
    cdef double fit(self, Board board, Instinct instinct, int i, int name, int amount) noexcept nogil
    cdef void deal(self, Board board, Board given, Company company, Rng rng, int but) noexcept nogil
    cdef void deal_family(self, Board board, Board given, Rng rng, int seat, int habit) noexcept nogil
    @cython.locals(total=double, mark=double, size=cython.int, k=cython.int)
    cdef bint draw(self, Rng rng, int seat, int habit) noexcept nogil
    @cython.locals(held=cython.uint, size=cython.int)
    cdef void deal_hand(self, Board board, Board given, int seat) noexcept nogil
    @cython.locals(card=cython.int, new=cython.int, below=cython.int)
    cdef void relay(self, Board board, Board given, int i) noexcept nogil
