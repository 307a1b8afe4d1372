"""Choices against brute force: the same answers however they are counted, listed, checked or drawn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from math import comb, factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playmat.kernel.choice import MAX_ENUMERATED, Choice, Kind, binomial, bits_in
from playmat.kernel.rng import stream_of


def pick(n: int) -> Choice:
    """One of n options."""
    choice = Choice()
    choice.pick(0, 1)
    for item in range(n):
        choice.offer(item)
    return choice


def subset(n: int, lo: int, hi: int, must: int = 0) -> Choice:
    """`lo` to `hi` of n things."""
    choice = Choice()
    choice.subset(0, 2, lo, hi, must)
    for item in range(n):
        choice.offer(10 + item)
    return choice


def split(caps: list[int], lo: int, hi: int) -> Choice:
    """`lo` to `hi` over targets."""
    choice = Choice()
    choice.split(0, 3, lo, hi)
    for item, cap in enumerate(caps):
        choice.offer_up_to(item, cap)
    return choice


def order(n: int) -> Choice:
    """N things in any order."""
    choice = Choice()
    choice.order(0, 4)
    for item in range(n):
        choice.offer(item)
    return choice


@st.composite
def subsets(draw: st.DrawFn) -> Choice:
    """Any SUBSET of up to nine things, also one without answers."""
    n = draw(st.integers(0, 9))
    lo = draw(st.integers(0, n + 1))
    return subset(n, lo, draw(st.integers(0, n + 2)), draw(st.integers(0, (1 << n) - 1)))


@st.composite
def splits(draw: st.DrawFn) -> Choice:
    """Any SPLIT over up to four targets."""
    caps = draw(st.lists(st.integers(0, 4), max_size=4))
    lo = draw(st.integers(0, 8))
    return split(caps, lo, draw(st.integers(0, 9)))


def agrees(choice: Choice, expected: list[int], beyond: int) -> None:
    """`count`, `answers` and `allows` all say what brute force says."""
    assert choice.answers() == expected
    assert choice.count() == len(expected)
    assert [number for number in range(-1, beyond) if choice.allows(number)] == expected
    assert [choice.nth(place) for place in range(len(expected))] == expected


@given(subsets())
def test_subset_is_what_brute_force_says(choice: Choice) -> None:
    n, lo, hi, must = int(choice.n), choice.lo, choice.hi, int(choice.must)
    expected = [mask for mask in range(1 << n) if mask & must == must and lo <= mask.bit_count() <= hi]
    agrees(choice, expected, (2 << n) + 1)


@given(splits())
def test_split_is_what_brute_force_says(choice: Choice) -> None:
    caps = [int(choice.caps[i]) for i in range(choice.n)]
    ways = [
        amounts
        for amounts in product(*(range(cap + 1) for cap in caps))
        if choice.lo <= sum(amounts) <= choice.hi
    ]
    agrees(choice, list(range(len(ways))), len(ways) + 2)
    assert [tuple(choice.amounts(answer)) for answer in range(len(ways))] == sorted(ways)
    assert [choice.splitting(list(amounts)) for amounts in sorted(ways)] == list(range(len(ways)))


@given(splits(), st.lists(st.integers(-1, 6), max_size=5))
def test_no_other_split_has_a_rank(choice: Choice, amounts: list[int]) -> None:
    caps = [int(choice.caps[i]) for i in range(choice.n)]
    fits = (
        len(amounts) == len(caps)
        and all(0 <= amount <= cap for amount, cap in zip(amounts, caps, strict=True))
        and choice.lo <= sum(amounts) <= choice.hi
    )
    assert (choice.splitting(amounts) >= 0) == fits


@pytest.mark.parametrize("n", range(7))
def test_order_is_what_brute_force_says(n: int) -> None:
    choice = order(n)
    ways = sorted(permutations(range(n)))
    agrees(choice, list(range(len(ways))), len(ways) + 2)
    assert [tuple(choice.arrangement(answer)) for answer in range(len(ways))] == ways
    assert [choice.arranging(list(positions)) for positions in ways] == list(range(len(ways)))


@pytest.mark.parametrize("positions", [[], [0, 1], [0, 1, 1], [0, 1, 3], [2, 1, 0, 3], [-1, 0, 1]])
def test_no_other_order_has_a_rank(positions: list[int]) -> None:
    assert order(3).arranging(positions) == -1


@given(st.integers(0, 20), st.data())
def test_long_orders_rank_and_unrank(n: int, data: st.DataObject) -> None:
    """Up to twenty things: 20! is below 2**62."""
    choice = order(n)
    assert choice.count() == factorial(n)
    answer = data.draw(st.integers(0, factorial(n) - 1))
    assert choice.arranging(choice.arrangement(answer)) == answer


@pytest.mark.parametrize("n", [1, 2, 7])
def test_pick_is_an_index(n: int) -> None:
    agrees(pick(n), list(range(n)), n + 2)


@given(st.integers(0, 60), st.integers(-1, 61))
def test_binomial(n: int, k: int) -> None:
    assert binomial(n, k) == (comb(n, k) if k >= 0 else 0)


@given(st.integers(0, (1 << 62) - 1))
def test_bits_in(mask: int) -> None:
    assert bits_in(mask) == mask.bit_count()


@pytest.mark.parametrize(
    "choice", [pick(3), subset(3, 0, 3), subset(60, 0, 60), split([2, 2], 1, 3), order(4)]
)
@pytest.mark.parametrize("number", [-1, -(1 << 63), -(1 << 80), 1 << 60, 1 << 62, 1 << 63, 1 << 80])
def test_absurd_numbers_are_no_answers(choice: Choice, number: int) -> None:
    """Both builds say so, also where a number does not fit into a machine word."""
    assert not choice.allows(number)


# ---- sampling ---------------------------------------------------------------------------------------

SAMPLED = [
    pick(6),
    subset(5, 0, 5),
    subset(6, 2, 4),
    subset(6, 0, 6, 0b100100),
    subset(6, 3, 5, 0b000011),
    subset(7, 3, 3),
    split([3, 1, 2], 2, 4),
    split([2, 2, 2, 2], 5, 5),
    order(4),
]


@pytest.mark.parametrize("choice", SAMPLED, ids=lambda c: f"{c.kind}-{c.content()}")
def test_sample_is_uniform(choice: Choice) -> None:
    """Every answer about equally often, and nothing else."""
    stream, answers = stream_of(5, 3), choice.answers()
    counts = Counter(int(choice.sample(stream)) for _try in range(300 * len(answers)))
    assert sorted(counts) == answers
    statistic = sum((counts[answer] - 300) ** 2 / 300 for answer in answers)
    freedom = len(answers) - 1
    assert abs(statistic - freedom) < 4 * (2 * freedom) ** 0.5


@settings(max_examples=60)
@given(st.one_of(subsets(), splits()), st.integers(0, 1 << 40))
def test_sample_is_allowed(choice: Choice, seed: int) -> None:
    if choice.count():
        assert choice.allows(choice.sample(stream_of(seed, 1)))


@pytest.mark.parametrize(
    ("choice", "count"),
    [
        (subset(60, 0, 60), 1 << 60),
        (subset(60, 30, 30), comb(60, 30)),
        (subset(60, 29, 31, 1), comb(59, 28) + comb(59, 29) + comb(59, 30)),
        (order(20), factorial(20)),
    ],
)
def test_large_choices_need_no_list(choice: Choice, count: int) -> None:
    assert choice.count() == count
    stream = stream_of(1, 1)
    assert all(choice.allows(choice.sample(stream)) for _try in range(50))
    with pytest.raises(OverflowError):
        choice.answers()


def test_largest_list() -> None:
    assert len(subset(20, 0, 20).answers()) == MAX_ENUMERATED


# ---- the same question ------------------------------------------------------------------------------


def test_a_choice_is_written_again() -> None:
    """Nothing of an earlier question is left in the next."""
    used = split([3, 3, 3], 2, 5)
    used.optional = True
    for fresh in (pick(2), subset(4, 1, 2, 2), split([1, 2], 1, 1), order(3)):
        items = [int(fresh.items[i]) for i in range(fresh.n)]
        if fresh.kind == Kind.PICK:
            used.pick(0, 1)
        elif fresh.kind == Kind.SUBSET:
            used.subset(0, 2, 1, 2, 2)
        elif fresh.kind == Kind.SPLIT:
            used.split(0, 3, 1, 1)
        else:
            used.order(0, 4)
        for i, item in enumerate(items):
            if fresh.kind == Kind.SPLIT:
                used.offer_up_to(item, fresh.caps[i])
            else:
                used.offer(item)
        assert (used.content(), used.answers()) == (fresh.content(), fresh.answers())
        # what windows and observations show, of every kind
        assert shown(used) == shown(fresh)


def shown(choice: Choice) -> tuple[int, ...]:
    """The features of a question beside its items."""
    numbers = (choice.kind, choice.prompt, choice.lo, choice.hi, choice.must, choice.optional)
    return tuple(int(number) for number in numbers)


def test_a_new_choice_asks_nothing() -> None:
    assert (shown(Choice()), Choice().n) == ((Kind.PICK, 0, 0, 0, 0, 0), 0)


def test_copy_is_independent() -> None:
    one, other = split([2, 3], 1, 4), Choice()
    one.copy_into(other)
    assert other.content() == one.content()
    one.pick(1, 9)
    one.offer(7)
    one.caps[0] = 9
    assert other.content() == split([2, 3], 1, 4).content()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (pick(2), pick(3)),
        (subset(3, 0, 1), subset(3, 0, 2)),
        (subset(3, 0, 2), subset(3, 0, 2, 1)),
        (split([1, 2], 1, 1), split([2, 1], 1, 1)),
        (split([1, 2], 1, 1), split([1, 2], 1, 2)),
        (order(3), pick(3)),
    ],
)
def test_different_questions_differ(one: Choice, other: Choice) -> None:
    assert one.content() != other.content()


def test_combinations_agree_with_masks() -> None:
    """A SUBSET's mask names things by position: bit k is item k."""
    choice = subset(5, 2, 2)
    taken = [{i for i in range(5) if answer >> i & 1} for answer in choice.answers()]
    assert sorted(map(sorted, taken)) == [list(pair) for pair in combinations(range(5), 2)]


def test_a_split_over_many_targets_is_counted_at_once() -> None:
    """Twenty points over ten targets: the ways to put nine bars between twenty stars."""
    choice = Choice()
    choice.split(0, 1, 20, 20)
    for target in range(10):
        choice.offer_up_to(target, 20)
    assert choice.count() == comb(29, 9)
    assert choice.splitting(choice.amounts(12345)) == 12345
