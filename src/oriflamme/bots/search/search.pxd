cimport cython
from libc.math cimport sqrt

from oriflamme.bots.search.beliefs cimport Beliefs
from oriflamme.bots.search.company cimport Company
from oriflamme.bots.search.instinct cimport UNIT, Instinct
from oriflamme.bots.search.rewards cimport share, standing
from oriflamme.bots.search.tables cimport HASTY, NO_NODE
from oriflamme.bots.search.tree cimport Tree, actor_key, own_key, u64
from oriflamme.rules.codes cimport ACTIONS, OVER, SEATS
from oriflamme.rules.rng cimport Rng
from oriflamme.rules.state cimport State
from oriflamme.rules.walk cimport play

cdef int DEEPEST, ROUND

@cython.final
cdef class Search:
    cdef Instinct instinct
    cdef Company company
    cdef Beliefs beliefs
    cdef Tree tree
    cdef Rng rng
    cdef State root, world
    cdef int seat, habit
    cdef double curiosity, heat, temper, haste, others, ranking
    cdef readonly long long iterations, decisions
    cdef int[1421] edge_of
    cdef int[128] path_edge
    cdef int[128] path_seat
    cdef int depth
    cdef double[5] worth
    cdef double[5] wins

    @cython.locals(batch=cython.int, end=double)
    cpdef int run(self, State given, int iterations, double seconds) except -1
    cdef void prepare(self, State given) noexcept nogil
    cpdef State world_of(self, State given, int but)
    cpdef list findings(self)
    cdef void iterate(self) noexcept nogil
    cdef void gather(self) noexcept nogil
    cdef void weigh(self) noexcept nogil
    cdef void move(self, int action) noexcept nogil
    @cython.locals(key=u64, node=cython.int)
    cdef void walk_for_itself(self) noexcept nogil
    @cython.locals(key=u64, node=cython.int)
    cdef void walk_for_others(self) noexcept nogil
    @cython.locals(node=cython.int, n=cython.int, total=cython.int, drawn=cython.int, edge=cython.int)
    cdef void foresee(self) noexcept nogil
    @cython.locals(n=cython.int, action=cython.int, edge=cython.int)
    cdef void step(self, int node) noexcept nogil
    @cython.locals(
        best=cython.int, best_prospect=double, total=double, tried_total=cython.int, unknown=double,
        edge=cython.int, offered=cython.int, tried=cython.int, worth=double, prior=double, prospect=double,
    )
    cdef int choose(self, int node) noexcept nogil
    @cython.locals(edge=cython.int)
    cdef void link(self, int node) noexcept nogil
    @cython.locals(edge=cython.int)
    cdef void unlink(self, int node) noexcept nogil
    @cython.locals(edge=cython.int)
    cdef int edge_of_chosen(self, int node, int action) noexcept nogil
    @cython.locals(behind=cython.int, own=cython.int, rank=double, edge=cython.int)
    cdef void note_down(self) noexcept nogil
