from oriflamme.rules.board cimport Board, next_seat, note, offer
from oriflamme.rules.cards_oriflamme cimport is_open_character, offer_neighbours
from oriflamme.rules.changes cimport (
    collect, discard, eliminate, enrich, gain, lay, lose, no_effect, reserve, take_back,
)
from oriflamme.rules.codes cimport (
    CONDEMN, CONDEMN_AT, CONDEMNED, DEAL, DESERTER, DIPLOMAT, ELIMINATE, EMPRESS, EXTORTION, FACE_UP,
    FAMILY, FANATIC, FAVOUR, GATHER, INFILTRATION, INFORMER, INTRIGUES, JUDGE, KEPT, KNOWN, NAMES,
    NEGOTIATE, NEGOTIATE_WITH, NONE, NOTHING, RESTS, SEEN, SWAP, SWAPPED, TURNED_DOWN, VERDICT, VERDICTS,
    WITHDRAW,
)

cdef void empress_gains(Board board) noexcept nogil
cdef void empress_may(Board board) noexcept nogil
cdef void empress(Board board, int choice) noexcept nogil
cdef void fanatic(Board board) noexcept nogil
cdef void informer_may(Board board) noexcept nogil
cdef void informer(Board board, int choice) noexcept nogil
cdef int informer_hears(Board board, int i) noexcept nogil
cdef void informer_swaps(Board board, int name) noexcept nogil
cdef void diplomat_may(Board board) noexcept nogil
cdef void diplomat(Board board, int choice) noexcept nogil
cdef void deserter_may(Board board) noexcept nogil
cdef void deserter(Board board, int choice) noexcept nogil
cdef void deserter_flees(Board board) noexcept nogil
cdef void judge_may(Board board) noexcept nogil
cdef void judge(Board board, int choice) noexcept nogil
cdef void insurrection(Board board) noexcept nogil
cdef void insurrection_hides(Board board) noexcept nogil
cdef void extortion(Board board) noexcept nogil
cdef void extortion_struck(Board board, int card) noexcept nogil
cdef void infiltration(Board board) noexcept nogil
cdef void deal(Board board) noexcept nogil
cdef void deal_pays(Board board) noexcept nogil
cdef bint has_position(Board board, int seat) noexcept nogil
cdef void deal_ends(Board board) noexcept nogil
