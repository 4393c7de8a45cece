cimport cython

ctypedef unsigned int u32
ctypedef unsigned long long u64

# An enum value, not a variable: the C compiler sees that it masks nothing off a u32.
cdef enum:
    MASK = 0xFFFFFFFF

cdef u64 RANGE

@cython.final
cdef class Rng:
    cdef u32 a, b, c, d
    @cython.locals(a=u32, b=u32, c=u32, d=u32, total=u32, result=u32, shifted=u32)
    cdef u32 next32(self) noexcept nogil
    @cython.locals(product=u64, uneven=u64)
    cdef u32 below(self, u64 bound) noexcept nogil
