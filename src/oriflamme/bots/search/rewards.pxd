cimport cython

from oriflamme.rules.board cimport Board
from oriflamme.rules.codes cimport NAMES

cdef double LEAD, MOST_LEAD

@cython.locals(positions=cython.int)
cdef int standing(Board board, int seat) noexcept nogil
@cython.locals(winners=cython.int)
cdef double share(Board board, int seat) noexcept nogil
@cython.locals(best=cython.int, lead=double)
cdef double reward(Board board, int seat) noexcept nogil
