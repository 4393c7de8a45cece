cimport cython

from oriflamme.rules.codes cimport OVER
from oriflamme.rules.rng cimport Rng
from oriflamme.rules.state cimport State
from oriflamme.rules.walk cimport draw_action, play

cdef unsigned long long MASK

@cython.final
cdef class Roller:
    cdef readonly long long decisions
    cdef readonly unsigned long long checksum
    cdef Rng rng
    cdef void play_out(self, State state) noexcept nogil

@cython.locals(count=cython.longlong, roller=Roller, empty=State, state=State)
cpdef tuple play_games(object box, object seats, object games, object seed)
