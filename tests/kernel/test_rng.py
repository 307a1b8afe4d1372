"""The random numbers: frozen for ever, and good enough for any game. No test here depends on luck."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from playmat.kernel import rng
from playmat.kernel.rng import GAMMA, MASK, MATCH_STREAM, PLAYER_STREAMS, Stream, mix, stream_of

LIMIT = 1 << 62

VECTORS = [
    # key, counter, number: a change of any of these makes every record of the past unplayable
    (0, 0, 0),
    (0, 1, 1_517_046_713_075_839_355),
    (1, 0, 2_558_316_640_067_307_269),
    (123456789, 987654321, 628_279_374_973_214_078),
    (LIMIT - 1, LIMIT - 1, 4_465_034_216_143_245_138),
    (MASK >> 31, MASK >> 31 << 31, 3_954_636_981_684_933_578),
]

STREAMS = [
    (0, MATCH_STREAM, [0, 5, 1, 4, 2, 5, 1, 0, 0, 2, 1, 1, 2, 3, 3, 3]),
    (42, MATCH_STREAM, [0, 4, 4, 2, 5, 4, 3, 0, 3, 2, 2, 0, 0, 3, 3, 0]),
    (42, PLAYER_STREAMS, [1, 0, 5, 4, 0, 1, 0, 2, 3, 3, 4, 0, 2, 3, 2, 2]),
]


@pytest.mark.parametrize(("key", "counter", "number"), VECTORS)
def test_vectors(key: int, counter: int, number: int) -> None:
    assert mix(key, counter) == number


def literal(key: int, counter: int) -> int:
    """The function as the docstring of the module tells it, in Python's long numbers and nothing else."""
    number = (key + counter * 0x1E3779B97F4A7C15) % LIMIT
    number = (number ^ number // 2**30) * 0x3F58476D1CE4E5B9 % LIMIT
    number = (number ^ number // 2**27) * 0x14D049BB133111EB % LIMIT
    return number ^ number // 2**31


def test_products_wrap_where_long_numbers_are_cut() -> None:
    """In the compiled build the products overflow an `i64`; the numbers must be those of plain arithmetic."""
    for trial in range(5_000):
        key, counter = literal(1, trial), literal(2, trial) >> trial % 62
        assert mix(key, counter) == literal(key, counter), (key, counter)


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
    """The distance of counts from equal ones, in standard deviations of the statistic."""
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
    """Numbers do not depend on earlier ones: all pairs of throws are equally frequent."""
    for lag in (1, 2, 3, 7):
        numbers = [int(mix(5, counter)) % 6 for counter in range(30_000)]
        pairs = Counter(one * 6 + other for one, other in zip(numbers, numbers[lag:], strict=False))
        assert abs(chi_square(pairs, 36)) < 4, f"lag {lag}"


def test_no_serial_correlation() -> None:
    numbers = [int(mix(11, counter)) for counter in range(30_000)]
    for lag in (1, 2, 5, 64):
        assert abs(correlation(numbers, numbers[lag:])) < 4, f"lag {lag}"


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


NEIGHBOURS = [
    # two streams that have much in common: seed and stream of the one, seed and stream of the other
    ((3, MATCH_STREAM), (3, PLAYER_STREAMS)),
    ((3, PLAYER_STREAMS), (3, PLAYER_STREAMS + 1)),
    ((3, MATCH_STREAM), (4, MATCH_STREAM)),
    ((3, MATCH_STREAM), (3 + LIMIT // 2, MATCH_STREAM)),
    ((3, 17), (17, 3)),
    ((3, 4), (4, 3)),
    ((3, 1), (3 + GAMMA, 0)),
]


@pytest.mark.parametrize(("one", "other"), NEIGHBOURS)
def test_streams_do_not_shift_each_other(one: tuple[int, int], other: tuple[int, int]) -> None:
    """A player who thinks, or a seed next door, tells nothing about the dice, at no distance of places."""
    one_stream, other_stream = stream_of(*one), stream_of(*other)
    throws = [int(one_stream.below(6)) for _throw in range(20_000)]
    others = [int(other_stream.below(6)) for _throw in range(20_000)]
    for lag in (0, 1, 2, 3):
        for first, second in ((throws, others[lag:]), (others, throws[lag:])):
            pairs = Counter(a * 6 + b for a, b in zip(first, second, strict=False))
            assert abs(chi_square(pairs, 36)) < 4, f"lag {lag}"


def test_all_streams_are_different_ones() -> None:
    """Also those of seeds that are a step of the Weyl sequence apart, which one scrambling would not part."""
    seeds = [*range(60), *(int((seed + GAMMA) & MASK) for seed in range(60))]
    keys = {int(stream_of(seed, number).key) for seed in seeds for number in range(60)}
    assert len(keys) == len(seeds) * 60


def test_no_two_purposes_share_a_number() -> None:
    numbers = {name: number for name, number in vars(rng).items() if name.endswith(("_STREAM", "_STREAMS"))}
    assert len(numbers) > 15
    assert [pair for pair in Counter(numbers.values()).items() if pair[1] > 1] == []


@pytest.mark.parametrize("place", [0, 1, 5])
@pytest.mark.parametrize("stream", [MATCH_STREAM, PLAYER_STREAMS])
def test_matches_of_neighbouring_seeds_have_nothing_in_common(stream: int, place: int) -> None:
    """The same throw of the matches 0, 1, 2, ...: uniform, and none tells anything about the next."""
    numbers = [int(mix(stream_of(seed, stream).key, place)) for seed in range(30_000)]
    assert abs(chi_square(Counter(number % 6 for number in numbers), 6)) < 4
    assert abs(chi_square(Counter(number >> 56 for number in numbers), 64)) < 4
    for lag in (1, 2):
        pairs = Counter(a % 6 * 6 + b % 6 for a, b in zip(numbers, numbers[lag:], strict=False))
        assert abs(chi_square(pairs, 36)) < 4, f"lag {lag}"
    assert abs(correlation(numbers, numbers[1:])) < 4


def correlation(numbers: list[int], others: list[int]) -> float:
    """The correlation of two lists of numbers, in standard deviations from none."""
    pairs = [(a / LIMIT - 0.5, b / LIMIT - 0.5) for a, b in zip(numbers, others, strict=False)]
    return sum(a * b for a, b in pairs) * 12 / math.sqrt(len(pairs))


@pytest.mark.parametrize("size", [6, 52, LIMIT // 3 + 1])
def test_below_is_the_remainder_of_a_number_below_2_to_the_62(size: int) -> None:
    """So no value has more than `LIMIT // size + 1` of the numbers: the bias is below `size / 2**62`."""
    source = Stream(99, 0)
    assert [int(source.below(size)) for _number in range(50)] == [
        int(mix(99, counter)) % size for counter in range(50)
    ]


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
