cimport cython
from libc.math cimport log, sqrt

from oriflamme.bots.search.company cimport Company
from oriflamme.bots.search.instinct cimport Instinct
from oriflamme.bots.search.rewards cimport reward, share
from oriflamme.bots.search.sight cimport Sight
from oriflamme.bots.search.tables cimport CAREFUL, HASTY, MOST_FEATURES, SIGNS, WEIGHTS
from oriflamme.rules.codes cimport ACTIONS, OVER, SEATS
from oriflamme.rules.rng cimport Rng
from oriflamme.rules.state cimport State
from oriflamme.rules.walk cimport play

cdef int LOOK, ROOM
cdef double LEAST

@cython.final
cdef class Lessons:
    cdef readonly Instinct instinct
    cdef Company company
    cdef Sight sight
    cdef Rng rng
    cdef double pace, wander
    cdef int[65536] feature
    cdef double[65536] change
    cdef int[65536] learner
    cdef int size
    cdef double[11178] squares
    cdef double[11178] slope
    cdef double[5] worth

    @cython.locals(games=cython.longlong, empty=State, state=State)
    cpdef void study(self, object box, int seats, long long games, double haste, double pace, double wander) except *
    @cython.locals(empty=State)
    cdef State invite(self, object box, int seats, double haste)
    @cython.locals(hasty=bint, chosen=cython.int)
    cdef void play_and_learn(self, State state) noexcept nogil
    cpdef void watch(self, State state, int action, double pace) except *
    @cython.locals(games=cython.longlong, empty=State, state=State)
    cpdef void compare(self, object box, int seats, long long games, double pace) except *
    cdef void play_and_compare(self, State state, double pace) noexcept nogil
    cpdef list signs(self)
    @cython.locals(undecided=double, chance=double, change=double, lean=double)
    cdef void remember(self, int seat, int chosen) noexcept nogil
    cdef void ask_for(self, int n, int seat, double change, double lean) noexcept nogil
    @cython.locals(slope=double)
    cdef void learn(self) noexcept nogil

cdef void begin(State state, State empty, Rng rng) noexcept nogil
cdef void move_by(Instinct instinct, State state, Rng rng) noexcept nogil
@cython.locals(rng=Rng, empty=State, state=State, total=double, own=cython.int, game=cython.longlong)
cpdef double match(Instinct first, Instinct second, object box, int seats, long long games, object seed) except *
