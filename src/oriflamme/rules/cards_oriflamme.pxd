from oriflamme.rules.board cimport Board, note, offer
from oriflamme.rules.changes cimport collect, eliminate, gain, insert, lift, lose, no_effect
from oriflamme.rules.codes cimport (
    AMBUSH, CONSPIRACY, COPIED, COPY, ELIMINATE, FACE_UP, HEIR, INTRIGUES, LORD, MOST, MOVED, NAMES, NONE,
    NOTHING, PUT, ROYAL_DECREE, SHAPESHIFTER, STEAL, STOLEN, TAKE, TAKEN,
)

cdef void offer_neighbours(Board board, int verb) noexcept nogil
cdef void archer_may(Board board) noexcept nogil
cdef void archer(Board board, int choice) noexcept nogil
cdef void soldier_may(Board board) noexcept nogil
cdef void soldier(Board board, int choice) noexcept nogil
cdef void spy_may(Board board) noexcept nogil
cdef void spy(Board board, int choice) noexcept nogil
cdef void heir(Board board) noexcept nogil
cdef void shapeshifter_may(Board board) noexcept nogil
cdef void shapeshifter(Board board, int choice) noexcept nogil
cdef bint is_open_character(Board board, int i) noexcept nogil
cdef void lord(Board board) noexcept nogil
cdef void assassination_may(Board board) noexcept nogil
cdef void assassination(Board board, int choice) noexcept nogil
cdef void royal_decree_may(Board board) noexcept nogil
cdef void royal_decree(Board board, int choice) noexcept nogil
cdef void ambush(Board board) noexcept nogil
cdef void ambush_struck(Board board, int card) noexcept nogil
cdef void conspiracy(Board board) noexcept nogil
