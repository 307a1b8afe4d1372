"""The open question of a seat. Every answer is one non-negative integer.

| kind   | items                 | answer                                                            |
|--------|-----------------------|-------------------------------------------------------------------|
| PICK   | the options           | index of the option                                               |
| SUBSET | things to take or not | bit mask; `lo`..`hi` things, those in `must` among them            |
| SPLIT  | targets with caps     | rank of the amounts in lexicographic order; `lo`..`hi` in all      |
| ORDER  | things to arrange     | rank of the permutation in lexicographic order                    |

A choice object is rewritten when a choice arises and read by everybody: no list is built in play.
Items are the game's own packed numbers; only the game's notation and catalogues know their words.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.kernel.rng import Stream

NATURE: Final = -1
"""The seat of chance."""

PASS_OFFER: Final = -1
"""The value that a player returns to leave a standing offer alone. It is not an answer: nothing is recorded.
"""

CONCEDE: Final = 1 << 61
"""The answer that gives the match up, beside those of any open choice, where the game allows it."""

MAX_ITEMS: Final = 60
"""Subsets are bit masks below 2**62."""

ANSWER_LIMIT: Final = 1 << 62
"""All answers are below it."""

HIGHEST_BIT: Final = 61
HIGHEST: Final = 2305843009213693952
"""2**61, the highest bit of a number that mypyc does not box."""

MAX_ENUMERATED: Final = 1 << 20


class Kind:
    """The four forms of a choice."""

    PICK: Final = 0
    SUBSET: Final = 1
    SPLIT: Final = 2
    ORDER: Final = 3


KIND_NAMES: Final = ("pick", "subset", "split", "order")


def bit(n: i64) -> i64:
    """The bit set that holds just `n` (below 62).

    A large number is shifted down: mypyc writes `i64(1) << n` as `1 << n`, which C computes in 32 bits.

    >>> bit(40) == 2**40
    True
    """
    return HIGHEST >> (HIGHEST_BIT - n)


def bits_in(mask: i64) -> i64:
    """The number of bits of `mask` that are set.

    >>> bits_in(0b1011)
    3
    """
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def binomial(n: i64, k: i64) -> i64:
    """In how many ways `k` of `n` things can be taken (n at most 60).

    >>> binomial(6, 2)
    15
    """
    if k < 0 or k > n:
        return 0
    ways: i64 = 1
    i: i64 = 0
    while i < k:
        ways = ways * (n - i) // (i + 1)
        i += 1
    return ways


@final
class Choice:
    """One open question to one seat.

    Attributes:
        seat: who is asked.
        kind: one of `Kind`.
        prompt: what is asked, as a code of the game.
        n: how many items there are.
        items: the items; only the first `n` count.
        lo, hi: SUBSET: how many things at least and at most. SPLIT: how much in all.
        must: SUBSET: the things that have to be taken, as a bit mask.
        caps: SPLIT: the most each target can be given; only the first `n` count.
        optional: a standing offer, which the match does not wait for.
    """

    __slots__ = ("caps", "hi", "items", "kind", "lo", "must", "n", "optional", "prompt", "seat")

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.kind: i64 = Kind.PICK
        self.prompt: i64 = 0
        self.n: i64 = 0
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.must: i64 = 0
        self.optional: bool = False
        self.items: vec[i64] = vec[i64]()
        self.caps: vec[i64] = vec[i64]()

    # ---- asking ------------------------------------------------------------------------

    def pick(self, seat: i64, prompt: i64) -> None:
        """Begin a PICK; the options follow through `offer`.

        Nothing of the question before is left: a used choice is as good as a fresh one. Its items and caps
        stay as room; only the first `n` count, and there are none yet.
        """
        self.seat = seat
        self.kind = Kind.PICK
        self.prompt = prompt
        self.n = 0
        self.lo = 0
        self.hi = 0
        self.must = 0
        self.optional = False

    def subset(self, seat: i64, prompt: i64, lo: i64, hi: i64, must: i64) -> None:
        """Begin a SUBSET of `lo` to `hi` things, those in the mask `must` among them."""
        self.pick(seat, prompt)
        self.kind = Kind.SUBSET
        self.lo = lo
        self.hi = hi
        self.must = must

    def split(self, seat: i64, prompt: i64, lo: i64, hi: i64) -> None:
        """Begin a SPLIT of `lo` to `hi` in all; the targets follow through `offer_up_to`."""
        self.pick(seat, prompt)
        self.kind = Kind.SPLIT
        self.lo = lo
        self.hi = hi

    def order(self, seat: i64, prompt: i64) -> None:
        """Begin an ORDER; the things follow through `offer`."""
        self.pick(seat, prompt)
        self.kind = Kind.ORDER

    def offer(self, item: i64) -> None:
        """Add an item."""
        n = self.n
        if n < len(self.items):
            self.items[n] = item
        else:
            self.items = append(self.items, item)
        self.n = n + 1

    def offer_all(self, items: vec[i64]) -> None:
        """Make these the only items: a constant table, which is copied."""
        self.items = items[:]
        self.n = len(items)

    def offer_up_to(self, item: i64, cap: i64) -> None:
        """Add a target of a SPLIT that can be given at most `cap`."""
        if self.n < len(self.caps):
            self.caps[self.n] = cap
        else:
            while len(self.caps) < self.n:
                self.caps = append(self.caps, 0)
            self.caps = append(self.caps, cap)
        self.offer(item)

    # ---- reading -----------------------------------------------------------------------

    def allows(self, number: int) -> bool:
        """Return whether a number, however large, is one of the answers."""
        if not 0 <= number < ANSWER_LIMIT:
            return False
        answer: i64 = number
        if self.kind == Kind.PICK:
            return answer < self.n
        if self.kind == Kind.SUBSET:
            if answer >> self.n != 0 or answer & self.must != self.must:
                return False
            taken = bits_in(answer)
            return self.lo <= taken <= self.hi
        return answer < self.count()

    def count(self) -> i64:
        """The number of answers."""
        if self.kind == Kind.PICK:
            return self.n
        if self.kind == Kind.SUBSET:
            forced = bits_in(self.must)
            total: i64 = 0
            k = self.lo
            while k <= self.hi:
                total += binomial(self.n - forced, k - forced)
                k += 1
            return total
        if self.kind == Kind.SPLIT:
            return self.ways(0, self.lo, self.hi)
        total = 1
        k = 2
        while k <= self.n:
            total *= k
            k += 1
        return total

    def sample(self, stream: Stream) -> i64:
        """One of the answers, each equally likely, without listing them."""
        if self.kind == Kind.PICK:
            return stream.below(self.n)
        if self.kind == Kind.SUBSET:
            return self.sample_subset(stream)
        return stream.below(self.count())

    def sample_subset(self, stream: Stream) -> i64:
        """One of the masks of a SUBSET, each equally likely."""
        if self.hi >= self.n and (self.lo == 0 or self.lo <= bits_in(self.must)):
            return stream.below(bit(self.n)) | self.must
        forced = bits_in(self.must)
        free = self.n - forced
        rank = stream.below(self.count())
        k = self.lo
        while True:
            ways = binomial(free, k - forced)
            if rank < ways:
                break
            rank -= ways
            k += 1
        left = k - forced
        answer = self.must
        i: i64 = 0
        while left > 0:
            one = bit(i)
            if self.must & one == 0:
                with_it = binomial(free - 1, left - 1)
                if rank < with_it:
                    answer |= one
                    left -= 1
                else:
                    rank -= with_it
                free -= 1
            i += 1
        return answer

    def nth(self, place: i64) -> i64:
        """The answer number `place` in ascending order, counted from 0, without listing those before it.

        Args:
            place: below `count`.
        """
        if self.kind != Kind.SUBSET:
            return place
        free = self.n - bits_in(self.must)
        taken: i64 = 0
        left = place
        answer = self.must
        forced = bits_in(self.must)
        i = self.n - 1
        while i >= 0:
            one = bit(i)
            if self.must & one == 0:
                free -= 1
                without: i64 = 0
                k = self.lo
                while k <= self.hi:
                    without += binomial(free, k - forced - taken)
                    k += 1
                if left >= without:
                    left -= without
                    answer |= one
                    taken += 1
            i -= 1
        return answer

    def answers(self) -> list[int]:
        """All answers in ascending order.

        Raises:
            OverflowError: there are more than `MAX_ENUMERATED`.
        """
        if self.count() > MAX_ENUMERATED:
            raise OverflowError(f"{self.count()} answers are too many to list")
        if self.kind != Kind.SUBSET:
            return list(range(self.count()))
        forced = bits_in(self.must)
        free = [int(bit(place)) for place in range(self.n) if self.must & bit(place) == 0]
        found: list[int] = []
        for size in range(max(0, self.lo - forced), self.hi - forced + 1):
            found += [int(self.must) + sum(chosen) for chosen in combinations(free, size)]
        found.sort()
        return found

    # ---- SPLIT -------------------------------------------------------------------------

    def ways(self, first: i64, lo: i64, hi: i64) -> i64:
        """In how many ways `lo`..`hi` can be split over the targets from `first` on.

        Target by target the ways to reach each sum are counted: trying all splits takes a time that grows
        with their number, and ten targets for twenty points have ten million.
        """
        if hi < 0:
            return 0
        to: vec[i64] = vec[i64]([1])
        for place in range(first, self.n):
            cap = self.caps[place]
            most = i64(len(to)) - 1 + cap
            if most > hi:
                most = hi
            further: vec[i64] = vec[i64]()
            window: i64 = 0
            for reached in range(most + 1):
                if reached < i64(len(to)):
                    window += to[reached]
                if reached > cap:
                    window -= to[reached - cap - 1]
                further = append(further, window)
            to = further
        total: i64 = 0
        for reached in range(lo if lo > 0 else i64(0), i64(len(to))):
            total += to[reached]
        return total

    def amounts(self, answer: i64) -> list[int]:
        """The amounts that a SPLIT's answer gives to each target."""
        lo = self.lo
        hi = self.hi
        rank = answer
        given: list[int] = []
        i: i64 = 0
        while i < self.n:
            amount: i64 = 0
            while True:
                ways = self.ways(i + 1, lo - amount, hi - amount)
                if rank < ways:
                    break
                rank -= ways
                amount += 1
            given.append(amount)
            lo -= amount
            hi -= amount
            i += 1
        return given

    def splitting(self, amounts: list[int]) -> int:
        """The answer of a SPLIT that gives each target its amount; -1 if there is none."""
        lo = self.lo
        hi = self.hi
        rank: i64 = 0
        i: i64 = 0
        for amount in amounts:
            if i >= self.n or amount < 0 or amount > self.caps[i]:
                return -1
            less: i64 = 0
            while less < amount:
                rank += self.ways(i + 1, lo - less, hi - less)
                less += 1
            lo -= amount
            hi -= amount
            i += 1
        if i != self.n or lo > 0 or hi < 0:
            return -1
        return rank

    # ---- ORDER -------------------------------------------------------------------------

    def arrangement(self, answer: i64) -> list[int]:
        """The positions of the items, first to last, by an ORDER's answer."""
        left = [int(i) for i in range(self.n)]
        rank = answer
        block = self.count()
        order: list[int] = []
        remaining = self.n
        while remaining > 0:
            block //= remaining
            order.append(left.pop(rank // block))
            rank %= block
            remaining -= 1
        return order

    def arranging(self, positions: list[int]) -> int:
        """The answer of an ORDER that puts the items at these positions; -1 if there is none."""
        left = [int(i) for i in range(self.n)]
        if sorted(positions) != left:
            return -1
        rank: i64 = 0
        remaining = self.n
        for position in positions:
            rank = rank * remaining + left.index(position)
            left.remove(position)
            remaining -= 1
        return rank

    # ---- copying -----------------------------------------------------------------------

    def copy_into(self, other: Choice) -> None:
        """Make `other` the same question."""
        other.seat = self.seat
        other.kind = self.kind
        other.prompt = self.prompt
        other.n = self.n
        other.lo = self.lo
        other.hi = self.hi
        other.must = self.must
        other.optional = self.optional
        other.items = self.items[:]
        other.caps = self.caps[:]

    def content(self) -> tuple[int, ...]:
        """Everything that makes this question what it is, for comparing two of them."""
        head = (self.seat, self.kind, self.prompt, int(self.optional))
        items = tuple(int(self.items[i]) for i in range(self.n))
        if self.kind == Kind.SUBSET:
            return (*head, self.lo, self.hi, self.must, *items)
        if self.kind == Kind.SPLIT:
            return (*head, self.lo, self.hi, *items, *(int(self.caps[i]) for i in range(self.n)))
        return (*head, *items)
