"""Random numbers: counter-based streams that are the same on every build and Python version.

Number `k` of a stream is a pure function of the stream's key and `k`, so a state stores two
integers, copies share nothing, and a thinking player cannot shift the dice. The mixing function is
a ten-round multiplicative Feistel network (the Philox construction of Salmon et al., 2011) on two
31-bit halves: every product stays below 2**62, where Python's integers and `i64` agree.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

HALF: Final = 31
MASK: Final = 0x7FFFFFFF
MULTIPLIER: Final = 0x69A8D0E5
WEYL_EVEN: Final = 0x1E3779B9
WEYL_ODD: Final = 0x3B67AE85
ROUNDS: Final = 10

MATCH_STREAM: Final = 0
PLAYER_STREAMS: Final = 1
COSMETIC_STREAM: Final = 1000
REDEAL_STREAM: Final = 2000


def mix(key: i64, counter: i64) -> i64:
    """Scramble `counter` under `key`, both below 2**62, into a number below 2**62.

    >>> mix(1, 0) == mix(1, 0), mix(1, 0) == mix(2, 0)
    (True, False)
    """
    left: i64 = counter & MASK
    right: i64 = (counter >> HALF) & MASK
    even: i64 = key & MASK
    odd: i64 = (key >> HALF) & MASK
    turn: i64 = 0
    while turn < ROUNDS:
        product: i64 = left * MULTIPLIER
        left = (product >> HALF) ^ right ^ even
        right = product & MASK
        product = left * MULTIPLIER
        left = (product >> HALF) ^ right ^ odd
        right = product & MASK
        even = (even + WEYL_EVEN) & MASK
        odd = (odd + WEYL_ODD) & MASK
        turn += 2
    return (left << HALF) | right


@final
class Stream:
    """A stream of random numbers: its key and how many have been taken.

    >>> dice = stream_of(7, MATCH_STREAM)
    >>> all(0 <= dice.below(6) < 6 for _ in range(100)), dice.counter
    (True, 100)
    """

    __slots__ = ("counter", "key")

    def __init__(self, key: i64, counter: i64) -> None:
        self.key = key
        self.counter = counter

    def below(self, size: i64) -> i64:
        """The next number, uniform in `0 .. size - 1` (bias below `size` / 2**62)."""
        number = mix(self.key, self.counter)
        self.counter += 1
        return number % size

    def peek(self, size: i64) -> i64:
        """The number that `below` would give, without taking it."""
        return mix(self.key, self.counter) % size

    def clone(self) -> Stream:
        """A stream at the same place that goes on by itself."""
        return Stream(self.key, self.counter)


def stream_of(seed: i64, stream: i64) -> Stream:
    """Stream number `stream` of a seed (below 2**62), at its beginning."""
    return Stream(mix(seed, stream), 0)
