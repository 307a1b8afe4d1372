"""Changes by cards in play as long as they are there: continuous values, kept as sums.

When a card enters or leaves play, the numbers of its bearer are summed up again; nothing scans the cards
when a value is asked for. Up to eight numbers share one integer, each held between `LEAST` and `MOST`.

>>> total = shifted(0, 2) + shifted(1, 70) + shifted(3, -1)
>>> [continuous_number(total, key) for key in range(4)]
[2, 63, 0, -1]
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kernel.choice import bit

KEYS: Final = 8
BITS: Final = 7
HALF: Final = 64
MASK: Final = 127
MOST: Final = HALF - 1
LEAST: Final = -MOST
"""No continuous number is above or below these, however many cards add to it."""
BIAS: Final = sum([HALF << (BITS * key) for key in range(KEYS)])


def shifted(key: i64, value: i64) -> i64:
    """One continuous number at its place, held between its bounds; those of all keys add up to a sum."""
    if value > MOST:
        value = MOST
    if value < LEAST:
        value = LEAST
    return value * bit(BITS * key)


def continuous_number(total: i64, key: i64) -> i64:
    """One continuous number of a sum."""
    if total == 0:
        return 0
    return (((total + BIAS) >> (BITS * key)) & MASK) - HALF
