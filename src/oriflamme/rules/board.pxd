from oriflamme.rules.codes cimport ACTIONS, FAMILY, NAMES, NOBODY, NONE, OVER, POSITIONS, SEATS

from cpython.object cimport PyObject
from cpython.ref cimport Py_INCREF
from cpython.tuple cimport PyTuple_GET_ITEM, PyTuple_New, PyTuple_SET_ITEM

ctypedef unsigned char u8
ctypedef unsigned short u16

cdef class Trace:
    cdef public list notes
    cdef void add(self, int kind, int seat, int position, int card, int amount, int extra) noexcept with gil

cdef class Board:
    cdef readonly int rounds, dealt, seats, round, first, phase, to_move, active, ability, taken, length, verdicts
    cdef unsigned int names
    cdef u8[50] row
    cdef u8[100] under
    cdef u8[100] flags
    cdef short[100] influence
    cdef u8[50] hand
    cdef u8[5] hand_size
    cdef u8[50] out
    cdef u8[5] out_size
    cdef u8[50] kept
    cdef u8[5] kept_size
    cdef short[5] pool
    cdef int shown
    cdef u16[52] options
    cdef int n_options
    cdef bint gone, ambushed
    cdef int again
    cdef u8[2] struck
    cdef int n_struck
    cdef Trace trace

    cdef void allocate(self)
    cdef void copy_from(self, Board other) noexcept nogil

cdef class Actions:
    cdef u16[1421] items
    cdef int size
    cdef u8[50] stacks

# As in board.py, where they stand for plain Python: small enough to be worth inlining.
cdef inline void note(
    Board board, int kind, int seat, int position, int card, int amount, int extra
) noexcept nogil:
    if board.trace is not None:
        board.trace.add(kind, seat, position, card, amount, extra)

cdef inline int next_seat(Board board, int seat) noexcept nogil:
    return seat + 1 if seat + 1 < board.seats else 0

cdef inline tuple packed(Actions actions, tuple numbers):
    cdef tuple pack = PyTuple_New(actions.size)
    cdef PyObject* number
    for n in range(actions.size):
        number = PyTuple_GET_ITEM(numbers, actions.items[n])
        Py_INCREF(<object>number)
        PyTuple_SET_ITEM(pack, n, <object>number)
    return pack

cdef inline void offer(Board board, int action) noexcept nogil:
    board.options[board.n_options] = action
    board.n_options += 1
