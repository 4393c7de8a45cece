cimport cython
from cpython.long cimport PyLong_CheckExact

from oriflamme.rules.inputs import whole

from oriflamme.rules.board cimport Actions, Board, Trace, packed
from oriflamme.rules.codes cimport (
    ACTIONS, CHOICE, FACE_UP, FAMILY, KEEP, KEPT, KNOWN, NAMES, NONE, OVER, PLACE, RESTS, REVEAL, SEEN, TURN, VERDICT,
)
from oriflamme.rules.rng cimport Rng
from oriflamme.rules.walk cimport allows, begin_round, list_actions, may, may_reveal, play

cdef extern from "Python.h":
    # Of an int it never fails: beyond a long it gives -1.
    long PyLong_AsLongAndOverflow(object number, int* overflow) noexcept

cdef tuple NUMBERS
cdef tuple KEEP_OR_REVEAL, ONLY_KEEP
cdef Actions BUFFER

# As in state.py, where it stands for plain Python; whatever does not fit into a C int is no action.
cdef inline int numbered(object action):
    cdef int overflow
    if not PyLong_CheckExact(action):
        action = whole(action)
        if action is None:
            return -1
    number = PyLong_AsLongAndOverflow(action, &overflow)
    return <int>number if 0 <= number < ACTIONS else -1

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
