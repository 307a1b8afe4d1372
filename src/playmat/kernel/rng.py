"""Random numbers: counter-based streams that are the same on every build and Python version.

Number `k` of a stream is a pure function of the stream's key and `k`, so a state stores two
integers, copies share nothing, and a thinking player cannot shift the dice. The function is that of
SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): a Weyl
sequence, the `k`-th multiple of an odd number, scrambled by shifts and multiplications with the
constants of David Stafford's variant 13. Here it has 62 bits instead of 64, so that every number is
one that Python and `i64` can hold alike; the constants are cut to 62 bits and stay odd, which keeps
every step reversible. A product is longer. Of it only the lowest 62 bits are used, and those are the
same in Python's long numbers and in an `i64`, which wraps (CPython has its extensions compiled so).

None of this is a cipher: whoever knows a number of a stream and its place can work out the others.
Players are told outcomes, never these numbers, and redeals get new keys.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MASK: Final = 0x3FFFFFFFFFFFFFFF
"""62 bits."""

GAMMA: Final = 0x1E3779B97F4A7C15
"""The step of the Weyl sequence: the golden ratio's fraction, as SplitMix64 has it."""

FIRST_MULTIPLIER: Final = 0x3F58476D1CE4E5B9
SECOND_MULTIPLIER: Final = 0x14D049BB133111EB

# A seed has a stream for each purpose. All their numbers are here, so that no two purposes take one by
# accident. They stay as they are: matches, puzzles and the figures of the documents were made with them. From
# 1,000,000 on they are free for whoever uses the kernel.

MATCH_STREAM: Final = 0
"""Dice and shuffles of a match."""

PLAYER_STREAMS: Final = 1
"""The thinking of computer players: one for each seat."""

ADVICE_STREAMS: Final = 100
"""Hints at a terminal: one for each seat."""

REDEAL_STREAM: Final = 2000
"""Redeals of what a seat cannot know."""

LINEUP_STREAM: Final = 3000
"""Roles in simulated matches."""

ANSWERS_STREAM: Final = 3001
"""Answers at random, where nobody thinks: benchmarks, coverage of cards."""

RANDOM_DECK_STREAM: Final = 3002
"""The deck of `playmat decks random`."""

ERRING_STREAM: Final = 3003
"""Answers at random in between, from which learning sees more positions."""

DECKS_STREAM: Final = 3004
"""Decks of matches of all kinds, such as those that forecasts are made of."""

FORECAST_STREAMS: Final = 3005
"""The decisions at which forecasts are noted: one for each seat. The numbers after the first have other
purposes too; they stay, because the calibrations of `docs/strength.md` were measured with them."""

RULESET_STREAM: Final = 3006
"""Rulesets of matches of all kinds."""

LUCK_STREAM: Final = 3007
"""Deals to compare with, where luck is taken out of results."""

VERDICT_STREAM: Final = 3008
"""Redeals for the verdict on a decision."""

PUZZLE_STREAM: Final = 3009
"""Redeals for the proof of a puzzle."""

WAY_STREAM: Final = 3010
"""Other answers that a review looks at."""

REDRAW_STREAM: Final = 3011
"""Payoffs drawn again, to see how sure an equilibrium is."""

EXCHANGE_STREAM: Final = 3012
"""Exchanges of cards that may make a deck better."""

ANALYSIS_STREAM: Final = 3013
"""The search of `playmat.analyse`."""

TRIAL_STREAM: Final = 3014
"""Trials of a card: the decks of its matches, and answers that may play it."""

FORESIGHT_STREAM: Final = 3015
"""The redeals on which the certain outcome of an answer is tried."""

FIRST_TURN_STREAM: Final = 3016
"""The deals that say how likely a card can be played in the first turn."""

SEAT_DECK_STREAMS: Final = 3020
"""Random decks of a match at a terminal: one for each seat."""

EPISODE_STREAMS: Final = 3100
"""Matches of environments: one for each row of a batch."""

TEST_STREAMS: Final = 500_000
"""Matches of the conformance suite: the setups, then one for each match."""


def mix(key: i64, counter: i64) -> i64:
    """Scramble `counter` under `key`, both below 2**62, into a number below 2**62.

    >>> mix(1, 0) == mix(1, 0), mix(1, 0) == mix(2, 0)
    (True, False)
    """
    x: i64 = (key + counter * GAMMA) & MASK
    x = ((x ^ x >> 30) * FIRST_MULTIPLIER) & MASK
    x = ((x ^ x >> 27) * SECOND_MULTIPLIER) & MASK
    return x ^ x >> 31


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
    """Stream number `stream` of a seed (below 2**62), at its beginning.

    The seed is scrambled by itself before the stream's number comes in: seeds and streams that are
    neighbours, or a multiple of `GAMMA` apart, have nothing in common.
    """
    return Stream(mix(mix(seed, 1), stream), 0)
