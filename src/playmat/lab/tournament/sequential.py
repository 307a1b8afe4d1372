"""Is one player stronger than another? A sequential test stops as soon as the games say so.

It is the generalised sequential probability ratio test on deals, as those who test chess engines use it: of
two hypotheses about the difference in Elo it compares, after each deal, the likelihoods of what was seen,
each under the likeliest distribution over the kinds of deals that has the mean it claims.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from playmat.lab.tournament.deals import KINDS, Deals
from playmat.lab.tournament.ratings import expected

ERROR: Final = 0.05
"""The share of tests that may be wrong, in either direction."""

UPPER: Final = math.log((1 - ERROR) / ERROR)
"""At this log likelihood ratio the higher difference is accepted (Wald's bounds)."""

LOWER: Final = -UPPER
"""At this one the lower difference is."""

TRACE: Final = 1e-3
"""The count of a kind that has not been seen: it can still come."""


class TestVerdict(msgspec.Struct, frozen=True):
    """The verdict of a sequential test.

    Attributes:
        low, high: the two differences in Elo between which it decides.
        ratio: the logarithm of the likelihood ratio so far.
        accepted: the difference that is accepted, `low` or `high`; None as long as there is no telling.
    """

    low: float
    high: float
    ratio: float
    accepted: float | None

    def plain(self) -> dict[str, Any]:
        """The verdict as plain data, with the bounds."""
        return {
            "elo0": self.low,
            "elo1": self.high,
            "llr": self.ratio,
            "lower": LOWER,
            "upper": UPPER,
            "alpha": ERROR,
            "beta": ERROR,
            "accepted": None if self.accepted is None else "H1" if self.accepted == self.high else "H0",
        }


def verdict(low: float, high: float, deals: Deals) -> TestVerdict:
    """The verdict of the deals on the difference in Elo of two players.

    Args:
        low: the difference under which the first one is not better (H0).
        high: the difference from which on it is (H1).
        deals: their deals so far.

    >>> deals = Deals()
    >>> for share in (0.5, 0.75, 1.0, 0.5) * 10:
    ...     deals.add(share)
    >>> verdict(0, 50, deals).accepted, verdict(-50, 0, Deals()).accepted
    (50, None)
    """
    ratio = log_ratio(deals.counts, expected(low), expected(high)) if deals.count else 0.0
    accepted = high if ratio >= UPPER else low if ratio <= LOWER else None
    return TestVerdict(low, high, ratio, accepted)


def log_ratio(counts: Sequence[int], low: float, high: float) -> float:
    """The logarithm of how much likelier the counts are with one mean than with the other.

    Args:
        counts: how often each of `KINDS` was seen.
        low: the one mean, between 0 and 1.
        high: the other.
    """
    seen = [max(float(count), TRACE) for count in counts]
    total = sum(seen)
    shares = [count / total for count in seen]
    more, less = _likeliest(shares, high), _likeliest(shares, low)
    return sum(count * math.log(a / b) for count, a, b in zip(seen, more, less, strict=True))


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution over `KINDS` with a given mean under which the shares are likeliest.

    It is `share / (1 + x * (kind - mean))` for the one `x` with which the mean is right; it falls with `x`.
    """
    lowest = -1 / (KINDS[-1] - mean)
    highest = 1 / (mean - KINDS[0])
    for _halving in range(60):
        x = (lowest + highest) / 2
        miss = sum(
            share * (kind - mean) / (1 + x * (kind - mean)) for share, kind in zip(shares, KINDS, strict=True)
        )
        if miss > 0:
            lowest = x
        else:
            highest = x
    x = (lowest + highest) / 2
    return [share / (1 + x * (kind - mean)) for share, kind in zip(shares, KINDS, strict=True)]
