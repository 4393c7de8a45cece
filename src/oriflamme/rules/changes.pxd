from oriflamme.rules.board cimport Board, note
from oriflamme.rules.codes cimport (
    COLLECTED, DISCARDED, ELIMINATED, ELIMINATION, ENRICHED, FACE_UP, FAMILY, GAINED, INFILTRATION, KEPT,
    KNOWN, LOST, MOST, NAMES, NO_EFFECT, NONE, RESERVED, SEEN, VERDICT,
)

cdef void gain(Board board, int seat, int amount, int cause) noexcept nogil
cdef void enrich(Board board, int i, int amount, int cause) noexcept nogil
cdef void collect(Board board, int card, int i) noexcept nogil
cdef void lose(Board board, int i, int amount) noexcept nogil
cdef void no_effect(Board board) noexcept nogil
cdef void lift(Board board, int i) noexcept nogil
cdef void insert(Board board, int i, int card) noexcept nogil
cdef void cover(Board board, int i, int card) noexcept nogil
cdef void leave(Board board, int i) noexcept nogil
cdef void lay_out(Board board, int card) noexcept nogil
cdef void discard(Board board, int cause) noexcept nogil
cdef void reserve(Board board) noexcept nogil
cdef void eliminate(Board board, int i) noexcept nogil
cdef void lay(Board board, int seat, int name) noexcept nogil
cdef void take_back(Board board, int seat, int name) noexcept nogil
