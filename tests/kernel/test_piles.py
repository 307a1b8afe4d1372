"""Piles dealt again: the same cards in any order, whatever the order was."""

from __future__ import annotations

from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from playmat.kernel.piles import redeal_pile
from playmat.kernel.rng import stream_of


def dealt(cards: tuple[int, ...], count: int, seed: int) -> list[int]:
    """A pile dealt again."""
    pile = vec[i64]([i64(card) for card in cards])
    redeal_pile(pile, count, stream_of(seed, 1))
    return [int(card) for card in pile]


def test_what_is_dealt_are_the_same_cards() -> None:
    for order in permutations((1, 2, 2, 5)):
        for count in range(5):
            after = dealt((*order, 9), count, 7)
            assert sorted(after[:count]) == sorted(order[:count])
            assert after[count:] == [*order[count:], 9]


def test_the_hidden_order_makes_no_difference() -> None:
    for seed in range(10):
        assert len({tuple(dealt(order, 4, seed)) for order in permutations((3, 1, 4, 2))}) == 1


def test_every_order_comes() -> None:
    assert {tuple(dealt((1, 2, 3), 3, seed)) for seed in range(200)} == set(permutations((1, 2, 3)))


@pytest.mark.parametrize(("count", "draws"), [(0, []), (1, []), (2, [2]), (4, [4, 3, 2])])
def test_each_card_but_the_last_costs_one_number(count: int, draws: list[int]) -> None:
    """The next deal from the same stream depends on it."""
    stream, again = stream_of(5, 1), stream_of(5, 1)
    redeal_pile(vec[i64]([1, 2, 3, 4]), count, stream)
    for limit in draws:
        again.below(limit)
    assert stream.below(1000) == again.below(1000)
