"""What cards in play change as long as they are there: standing values, kept as sums.

A card that enters play adds its standing numbers to those of its bearer and a card that leaves takes
them away; nothing scans the cards when a value is asked for. Up to eight numbers share one integer.

>>> total = shifted(0, 2) + shifted(0, 1) + shifted(3, -1)
>>> standing_number(total, 0), standing_number(total, 1), standing_number(total, 3)
(3, 0, -1)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kernel.choice import bit

KEYS: Final = 8
BITS: Final = 7
HALF: Final = 64
MASK: Final = 127
BIAS: Final = sum([HALF << (BITS * key) for key in range(KEYS)])


def shifted(key: i64, value: i64) -> i64:
    """A value of one standing number, to be added to a sum."""
    return value * bit(BITS * key)


def standing_number(total: i64, key: i64) -> i64:
    """One standing number of a sum; each lies between -64 and 63."""
    if total == 0:
        return 0
    return (((total + BIAS) >> (BITS * key)) & MASK) - HALF
