cimport cython

from oriflamme.rules.board cimport Actions, Board, Trace, packed
from oriflamme.rules.codes cimport (
    CHOICE, FACE_UP, FAMILY, KEEP, KEPT, KNOWN, NAMES, NONE, OVER, PLACE, RESTS, REVEAL, SEEN, TURN, VERDICT,
)
from oriflamme.rules.rng cimport Rng
from oriflamme.rules.walk cimport allows, begin_round, list_actions, may, may_reveal, play

cdef tuple NUMBERS
cdef tuple KEEP_OR_REVEAL, ONLY_KEEP
cdef Actions BUFFER

cdef int numbered(object action) noexcept

@cython.final
cdef class State(Board):
    @cython.locals(numbers=tuple, size=cython.int)
    cdef void prepare(self, object setup, object seats) except *
    @cython.locals(n=cython.int)
    cdef void shuffle(self, Rng rng) noexcept nogil
    cdef void start(self, int first) noexcept nogil
    cpdef tuple legal(self)
    @cython.locals(number=cython.int)
    cpdef apply(self, object action)
    @cython.locals(new=State)
    cpdef State copy(self)
