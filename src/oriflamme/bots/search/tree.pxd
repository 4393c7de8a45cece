cimport cython

from oriflamme.bots.search.tables cimport HIDDEN, NO_NODE
from oriflamme.rules.board cimport Board
from oriflamme.rules.codes cimport FACE_UP, FAMILY, KNOWN, NAMES, NONE, PLACE

ctypedef unsigned long long u64

cdef u64 MIX, FULL

@cython.final
cdef class Tree:
    cdef int most_nodes, most_edges, mask, n_nodes, n_edges
    cdef int[::1] table, visits, first, action, tried, offered, next
    cdef u64[::1] key
    cdef double[::1] worth, wins

    cdef void clear(self) noexcept nogil
    cdef int find(self, u64 key) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int make(self, u64 key) noexcept nogil
    @cython.locals(edge=cython.int)
    cdef int try_out(self, int node, int action) noexcept nogil

cdef u64 mixed(u64 key, u64 value) noexcept nogil
@cython.locals(key=u64, gone=cython.uint, flags=cython.uint, card=cython.int, active=cython.int)
cdef u64 table_key(Board board) noexcept nogil
@cython.locals(key=u64)
cdef u64 actor_key(Board board) noexcept nogil
@cython.locals(key=u64, card=cython.int)
cdef u64 own_key(Board board, int seat) noexcept nogil
