"""The generator: the published xoshiro128++, started as its docstring says, without bias."""

from __future__ import annotations

import hashlib

import pytest

from oriflamme.rules import Rng


def reference(seed: int) -> list[int]:
    """The first words of the generator, written down a second time from its definition."""
    digest = hashlib.blake2s(str(seed).encode()).digest()
    s = [int.from_bytes(digest[4 * n : 4 * n + 4], "little") for n in range(4)]

    def rotl(x: int, k: int) -> int:
        return (x << k | x >> 32 - k) % 2**32

    words = []
    for _ in range(4000):
        words.append((rotl((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32)
        t = s[1] << 9 & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
    return words


@pytest.mark.parametrize("seed", [0, 1, -5, 10**30, 2**256 - 1])
def test_it_is_xoshiro128_plus_plus(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.randrange(2**32) for _ in range(4000)] == reference(seed)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 10, 1000, 2**31 + 12345, 3 * 10**9, 2**32 - 1])
def test_a_bound_takes_each_number_equally_often_by_rejection(bound: int) -> None:
    """Lemire: a word w gives w * bound >> 32, unless the low half is below 2**32 mod bound."""
    words = iter(reference(9))
    rng = Rng(9)
    for _ in range(1000):
        product = next(words) * bound
        while product % 2**32 < 2**32 % bound:
            product = next(words) * bound
        assert rng.randrange(bound) == product >> 32


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_a_bound_out_of_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="a bound lies from 1 to 4294967296"):
        Rng(1).randrange(bound)
