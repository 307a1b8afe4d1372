"""Thrown dice: what an outcome of chance means for the faces of the dice (PP-RNG-01), by tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def faces_after(faces: i64, mask: i64, outcome: i64) -> i64:
    """The faces after the dice of a bit set have fallen.

    An outcome of k dice is a number of k digits in base six; the die with the lowest index has the
    most significant digit, the black die the least (PP-RNG-01). A digit is the face's number; 5 is
    a wild on a blue die and a Heartless on the black one (PP-COMP-05, PP-COMP-06).

    >>> hex(faces_after(0xFFFFFF, 0b100001, 2 * 6 + 5))
    '0x6ffff2'
    """
    upper = mask >> 3
    ways = HALF_WAYS[upper]
    first = outcome // ways
    last = outcome - first * ways
    fallen = FIRST_DICE[(mask & 7) * HALF_THROWS + first] | LAST_DICE[upper * HALF_THROWS + last]
    return (faces & KEEP_FACES[mask]) | fallen


HALF_THROWS: Final[i64] = 216
"""In how many ways three dice can fall."""


def half_ways() -> vec[i64]:
    """By bit set of up to three dice, in how many ways they can fall."""
    table: vec[i64] = vec[i64]()
    for dice in range(8):
        table = append(table, 6 ** dice.bit_count())
    return table


def keep_faces() -> vec[i64]:
    """By bit set of thrown dice, the bits of the faces that stay."""
    table: vec[i64] = vec[i64]()
    for dice in range(64):
        kept = 0
        for die in range(6):
            if dice >> die & 1 == 0:
                kept |= 15 << (4 * die)
        table = append(table, kept)
    return table


def falls(first: int) -> vec[i64]:
    """By bit set of three dice from `first` on and their outcome, the faces that they show."""
    table: vec[i64] = vec[i64]()
    for dice in range(8):
        for outcome in range(216):
            faces = 0
            rest = outcome
            for die in (2, 1, 0):
                if dice >> die & 1:
                    digit = rest % 6
                    rest //= 6
                    face = 6 if digit == 5 and first + die == 5 else digit
                    faces |= face << (4 * (first + die))
            table = append(table, faces)
    return table


HALF_WAYS: Final[vec[i64]] = half_ways()
KEEP_FACES: Final[vec[i64]] = keep_faces()
FIRST_DICE: Final[vec[i64]] = falls(0)
LAST_DICE: Final[vec[i64]] = falls(3)
