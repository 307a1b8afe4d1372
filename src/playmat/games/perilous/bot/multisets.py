"""Dice as multisets: the order of equal dice never matters, so six faces make few different throws.

A `Family` holds all multisets of at most `most` elements over `kinds` kinds, the smaller ones
first: both families used here (at most 5 blue dice over 6 faces; at most 6 dice over 5 symbols) have
C(11, 5) = 462 members. A multiset is named by its place; neighbours by one element are looked up.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

BLUE: Final = 5
FACES: Final = 6
SYMBOLS: Final = 5
MEMBERS: Final = 462
NONE: Final = -1


@final
class Family:
    """All multisets of at most `most` elements over `kinds` kinds.

    Attributes:
        size: by member, how many elements it has.
        count: element `k` of member `i` occurs `count[i * kinds + k]` times.
        more, less: the member with one element more or less at `i * kinds + k`; `NONE` if there is none.
        parts: the members with one element less, without gaps: those of member `i` stand at
            `part[i] .. part[i + 1] - 1`.
        first: the first member of each size; `first[most + 1]` is the number of members.
    """

    __slots__ = ("count", "first", "kinds", "less", "more", "most", "part", "parts", "size")

    def __init__(self, kinds: i64, most: i64) -> None:
        self.kinds = kinds
        self.most = most
        self.size: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.more: vec[i64] = vec[i64]()
        self.less: vec[i64] = vec[i64]()
        self.parts: vec[i64] = vec[i64]()
        self.part: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.fill()

    def fill(self) -> None:
        """List the members size by size: each is a smaller one and an element not below its last."""
        layer: list[tuple[int, ...]] = [()]
        place: dict[tuple[int, ...], int] = {}
        for size in range(int(self.most) + 1):
            self.first = append(self.first, len(place))
            for member in layer:
                place[member] = len(place)
                self.size = append(self.size, size)
                for kind in range(int(self.kinds)):
                    self.count = append(self.count, member.count(kind))
            layer = [(*m, k) for m in layer for k in range(m[-1] if m else 0, int(self.kinds))]
        self.first = append(self.first, len(place))
        for member in place:
            self.part = append(self.part, len(self.parts))
            for kind in range(int(self.kinds)):
                self.more = append(self.more, place.get(tuple(sorted((*member, kind))), NONE))
                shorter = list(member)
                if kind in shorter:
                    shorter.remove(kind)
                    self.less = append(self.less, place[tuple(shorter)])
                    self.parts = append(self.parts, place[tuple(shorter)])
                else:
                    self.less = append(self.less, NONE)
        self.part = append(self.part, len(self.parts))


BLUES: Final[Family] = Family(FACES, BLUE)
"""Blue dice by face (five symbols and wild)."""

COUNTS: Final[Family] = Family(SYMBOLS, BLUE + 1)
"""Dice by the symbol they count as."""


def ways(member: i64) -> float:
    """The probability that as many blue dice as `member` has fall exactly so."""
    chance = 1.0
    thrown: i64 = 0
    face: i64 = 0
    while face < FACES:
        copies: i64 = 0
        while copies < BLUES.count[member * FACES + face]:
            copies += 1
            thrown += 1
            chance *= float(thrown) / float(copies) / FACES
        face += 1
    return chance


@final
class Throws:
    """For every multiset of kept dice, how the other blue dice can fall.

    The throws of kept dice `k` stand at `start[k] .. start[k + 1] - 1`: all five dice together as a
    member of `BLUES`, and the probability. There are 4,368 of them in all.
    """

    __slots__ = ("chance", "start", "together")

    def __init__(self) -> None:
        self.start: vec[i64] = vec[i64]()
        self.together: vec[i64] = vec[i64]()
        self.chance: vec[float] = vec[float]()
        chances = [ways(member) for member in range(i64(MEMBERS))]
        for kept in range(i64(MEMBERS)):
            self.start = append(self.start, len(self.together))
            thrown = BLUE - BLUES.size[kept]
            for fresh in range(BLUES.first[thrown], BLUES.first[thrown + 1]):
                self.together = append(self.together, union(kept, fresh))
                self.chance = append(self.chance, chances[fresh])
        self.start = append(self.start, len(self.together))


def union(one: i64, other: i64) -> i64:
    """The multiset of the elements of both."""
    face: i64 = 0
    while face < FACES:
        copies = BLUES.count[other * FACES + face]
        while copies > 0:
            one = BLUES.more[one * FACES + face]
            copies -= 1
        face += 1
    return one


THROWS: Final[Throws] = Throws()
