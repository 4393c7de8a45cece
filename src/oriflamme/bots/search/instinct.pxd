cimport cython
from libc.math cimport exp

from oriflamme.bots.search.sight cimport Sight
from oriflamme.bots.search.tables cimport LEFT, MOST_FEATURES, P_LEFT, WEIGHTS
from oriflamme.rules.board cimport Actions, Board
from oriflamme.rules.codes cimport ACTIONS, KEEP, REVEAL, TURN
from oriflamme.rules.rng cimport Rng
from oriflamme.rules.walk cimport list_actions, may_reveal

cdef double UNIT

@cython.final
cdef class Instinct:
    cdef double[11178] weights
    cdef Actions actions
    cdef Sight sight
    cdef int size
    cdef double[1421] chance

    cdef void nudge(self, int feature, double by) noexcept nogil
    @cython.locals(most=double, score=double, total=double)
    cdef void weigh(self, Board board, double heat) noexcept nogil
    @cython.locals(score=double)
    cdef double score(self, int n) noexcept nogil
    @cython.locals(mark=double)
    cdef int draw(self, Rng rng) noexcept nogil
    cpdef list policy(self, Board board, double heat)
    cdef void list_legal(self, Board board) noexcept nogil
    cdef double likely_kept(self, Board board, int i, int name, int amount, int left) noexcept nogil
    cdef double likely_placed(self, int name, int left) noexcept nogil
