cimport cython
from libc.math cimport exp

from oriflamme.bots.search.instinct cimport UNIT
from oriflamme.bots.search.tables cimport (
    AMOUNTS, CAREFUL, HASTY, LEFT, SIGNS, S_DOWN, S_KEPT, S_LEFT, S_OUT, S_UP, WARY,
)
from oriflamme.rules.board cimport Board
from oriflamme.rules.codes cimport FACE_UP, FAMILY, NAMES, NONE, SEATS
from oriflamme.rules.rng cimport Rng

cdef int MOST_SIGNS

@cython.final
cdef class Company:
    cdef double[408] weights
    cdef int[16] signs
    cdef int n_signs
    cdef double[5] hasty
    cdef int[5] habit

    @cython.locals(odds=double)
    cdef void size_up(self, Board board, double haste) noexcept nogil
    cpdef list likely_hasty(self, Board board, double haste)
    @cython.locals(others=double)
    cpdef int habit_among(self, Board board, int seat, double haste) noexcept nogil
    @cython.locals(hasty=cython.int)
    cdef void gather(self, Rng rng, int seats) noexcept nogil
    @cython.locals(total=double)
    cdef double sum_of_signs(self, Board board, int seat) noexcept nogil
    @cython.locals(left=cython.int, card=cython.int)
    cdef void find_signs(self, Board board, int seat) noexcept nogil
    cdef void note(self, int sign) noexcept nogil
    @cython.locals(slope=double)
    cdef void learn(self, Board board, int seat, int hasty, double pace) noexcept nogil
