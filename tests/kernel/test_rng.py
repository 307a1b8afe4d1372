"""The random numbers: frozen for ever, and good enough for any game. No test here depends on luck."""

from __future__ import annotations

from collections import Counter

import pytest

from playmat.kernel.rng import MASK, MATCH_STREAM, PLAYER_STREAMS, mix, stream_of

LIMIT = 1 << 62

VECTORS = [
    # key, counter, number: a change of any of these makes every record of the past unplayable
    (0, 0, 3_558_579_329_210_018_803),
    (0, 1, 2_448_101_883_639_998_602),
    (1, 0, 1_475_653_413_592_610_063),
    (123456789, 987654321, 3_586_372_388_426_560_885),
    (LIMIT - 1, LIMIT - 1, 3_632_425_170_658_624_246),
    (MASK, MASK << 31, 3_226_275_643_026_150_310),
]

STREAMS = [
    (0, MATCH_STREAM, [4, 4, 0, 1, 4, 0, 4, 5, 2, 5, 2, 0, 5, 1, 1, 5]),
    (42, MATCH_STREAM, [5, 0, 0, 3, 5, 4, 3, 1, 0, 5, 3, 4, 4, 1, 0, 0]),
    (42, PLAYER_STREAMS, [5, 4, 3, 5, 1, 5, 3, 1, 2, 1, 0, 4, 0, 5, 0, 4]),
]


@pytest.mark.parametrize(("key", "counter", "number"), VECTORS)
def test_vectors(key: int, counter: int, number: int) -> None:
    assert mix(key, counter) == number


@pytest.mark.parametrize(("seed", "stream", "dice"), STREAMS)
def test_streams(seed: int, stream: int, dice: list[int]) -> None:
    source = stream_of(seed, stream)
    assert [source.below(6) for _throw in dice] == dice


def test_mixing_loses_nothing() -> None:
    """For one key it is a permutation: no number comes twice, and all stay below 2**62."""
    seen = {int(mix(7, counter)) for counter in range(20_000)}
    assert len(seen) == 20_000
    assert 0 <= min(seen) <= max(seen) < LIMIT


def chi_square(counts: Counter[int], size: int) -> float:
    """How far counts are from equal, in standard deviations of the statistic."""
    expected = counts.total() / size
    statistic = sum((counts[value] - expected) ** 2 / expected for value in range(size))
    return float((statistic - (size - 1)) / (2 * (size - 1)) ** 0.5)


@pytest.mark.parametrize("size", [2, 3, 5, 6, 7, 52, 60, 6**3, 1000, 6**6])
def test_below_is_uniform(size: int) -> None:
    """Up to six dice at once, of every outcome about as many."""
    source = stream_of(size, MATCH_STREAM)
    counts = Counter(int(source.below(size)) for _number in range(max(20_000, size * 5)))
    assert set(counts) <= set(range(size))
    assert abs(chi_square(counts, size)) < 4


@pytest.mark.parametrize("step", [1, 6, 1 << 31, 1 << 40])
def test_counters_apart_are_uniform_as_well(step: int) -> None:
    counts = Counter(int(mix(99, counter * step)) % 36 for counter in range(20_000))
    assert abs(chi_square(counts, 36)) < 4


def test_pairs_are_uniform() -> None:
    """What comes does not depend on what came: all pairs of throws are equally frequent."""
    for lag in (1, 2, 3, 7):
        numbers = [int(mix(5, counter)) % 6 for counter in range(30_000)]
        pairs = Counter(one * 6 + other for one, other in zip(numbers, numbers[lag:], strict=False))
        assert abs(chi_square(pairs, 36)) < 4, f"lag {lag}"


def test_no_serial_correlation() -> None:
    numbers = [int(mix(11, counter)) / LIMIT - 0.5 for counter in range(30_000)]
    scale = sum(number * number for number in numbers)
    for lag in (1, 2, 5, 64):
        correlation = sum(a * b for a, b in zip(numbers, numbers[lag:], strict=False)) / scale
        assert abs(correlation) < 4 / len(numbers) ** 0.5, f"lag {lag}"


@pytest.mark.parametrize("which", ["counter", "key"])
def test_one_bit_changes_half_of_them(which: str) -> None:
    """Avalanche: whichever bit of the input is turned, each bit of the output turns half of the time."""
    trials = 400
    turned = [[0] * 62 for _bit in range(62)]
    for trial in range(trials):
        key, counter = int(mix(1, trial)), int(mix(2, trial))
        number = int(mix(key, counter))
        for bit in range(62):
            other = mix(key, counter ^ 1 << bit) if which == "counter" else mix(key ^ 1 << bit, counter)
            changed = number ^ int(other)
            row = turned[bit]
            for place in range(62):
                row[place] += changed >> place & 1
    shares = [count / trials for row in turned for count in row]
    assert abs(sum(shares) / len(shares) - 0.5) < 0.005
    assert min(shares) > 0.5 - 5.5 * 0.5 / trials**0.5
    assert max(shares) < 0.5 + 5.5 * 0.5 / trials**0.5


def test_streams_do_not_shift_each_other() -> None:
    """A player who thinks, or a seed next door, tells nothing about the dice."""
    for one, other in (
        (stream_of(3, MATCH_STREAM), stream_of(3, PLAYER_STREAMS)),
        (stream_of(3, MATCH_STREAM), stream_of(4, MATCH_STREAM)),
        (stream_of(3, 17), stream_of(17, 3)),
    ):
        pairs = Counter(int(one.below(6)) * 6 + int(other.below(6)) for _throw in range(20_000))
        assert abs(chi_square(pairs, 36)) < 4
    streams = {(seed, number): int(stream_of(seed, number).key) for seed in range(60) for number in range(60)}
    assert len(set(streams.values())) == len(streams), "all streams are different ones"


def test_place_in_the_stream() -> None:
    """Peek takes nothing; a clone goes on by itself; the counter is all there is to remember."""
    source = stream_of(8, MATCH_STREAM)
    first = [int(source.below(100)) for _number in range(5)]
    assert source.counter == 5
    coming = int(source.peek(100))
    assert (int(source.peek(100)), source.counter) == (coming, 5)
    copy = source.clone()
    assert copy.below(100) == coming
    assert (source.counter, copy.counter) == (5, 6)
    source.counter = 0
    assert [int(source.below(100)) for _number in range(5)] == first
