"""The game's own generator: the same seed gives the same game on every machine, compiled or not.

xoshiro128++ (Blackman and Vigna), 128 bits of state, started from the first 16 bytes of BLAKE2s of the seed in decimal.
Whole numbers below a bound come without bias by Lemire's multiplication with rejection.
"""

import struct
from hashlib import blake2s

from oriflamme.rules.errors import RuleError
from oriflamme.rules.inputs import named, whole

try:
    import cython
except ImportError:
    from oriflamme.rules import nocython as cython

if not cython.compiled:  # compiled: a C enum value in rng.pxd
    MASK = 0xFFFFFFFF

RANGE = 1 << 32
FIRST_WORDS = struct.Struct("<4I")
LONGEST_SEED = 8192  # bits


class Rng:
    """A stream of random numbers from a seed, any whole number that is not endless."""

    a: int
    b: int
    c: int
    d: int

    def __init__(self, seed: int) -> None:
        number = seed if type(seed) is int else whole(seed)
        if number is None or number.bit_length() > LONGEST_SEED:
            raise RuleError("seed", ("S2",), part=named(seed), most=LONGEST_SEED)
        self.a, self.b, self.c, self.d = FIRST_WORDS.unpack_from(blake2s(b"%d" % number).digest())

    def next32(self) -> int:
        """The next 32 bits."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        total = (a + d) & MASK
        result = ((((total << 7) & MASK) | (total >> 25)) + a) & MASK
        shifted = (b << 9) & MASK
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely; the bound is at most 2**32."""
        product = bound * self.next32()
        if (product & MASK) < bound:
            uneven = (RANGE - bound) % bound
            while (product & MASK) < uneven:
                product = bound * self.next32()
        return product >> 32

    def randrange(self, bound: int) -> int:
        """The same under the name that `random.Random` gives it."""
        if not 0 < bound <= RANGE:
            raise ValueError(f"a bound lies from 1 to {RANGE}, not at {bound}")
        return self.below(bound)
