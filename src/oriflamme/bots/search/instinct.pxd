cimport cython
from libc.math cimport exp

from oriflamme.bots.search.sight cimport Sight
from oriflamme.bots.search.tables cimport LEFT, P_LEFT, WEIGHTS
from oriflamme.rules.board cimport Actions, Board
from oriflamme.rules.codes cimport ACTIONS, KEEP, REVEAL, TURN
from oriflamme.rules.rng cimport Rng
from oriflamme.rules.walk cimport list_actions, may_reveal

cdef double NEVER, STEPS, UNIT
cdef int TABLE

@cython.final
cdef class Instinct:
    cdef Actions actions
    cdef Sight sight
    cdef int size
    cdef double[1421] chance
    cdef double[512] steps

    cdef void adopt(self, int habit) noexcept nogil
    @cython.locals(most=double, score=double, total=double, cool=double, part=double)
    cdef void weigh(self, Board board, double heat) noexcept nogil
    @cython.locals(step=cython.int, rest=double)
    cdef double faded(self, double by) noexcept nogil
    @cython.locals(mark=double)
    cdef int draw(self, Rng rng) noexcept nogil
    cpdef list policy(self, Board board, double heat)
    cdef void list_legal(self, Board board) noexcept nogil
    cdef double likely_kept(self, Board board, int i, int name, int amount, int left) noexcept nogil
    cdef double likely_placed(self, int name, int left) noexcept nogil
