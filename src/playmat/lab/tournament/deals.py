"""The scores of two players against each other, deal by deal.

A deal is played with both seatings, so its games are alike: who is lucky in one may be so in both. If they
are counted as independent, intervals come out too narrow, or, where the deal decides and each player wins
once, too wide. So results are kept by deals, in five kinds: what share of its points the first player had.
"""

from __future__ import annotations

from typing import Any, Final

from playmat.lab.wilson import wilson

KINDS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The shares of a deal's points that a player can have; a draw is half a point."""

ASSUMED: Final = 4
"""As many deals are added whose games are taken to be independent, so that few real ones do not mislead."""


class Deals:
    """Counts the deals of two players by the first one's share of the points.

    Args:
        games: how many independent games a deal would be: two, or one where both play it at once.

    >>> deals = Deals()
    >>> for share in (1.0, 0.5, 0.5):
    ...     deals.add(share)
    >>> deals.count, round(deals.share, 4)
    (3, 0.6667)
    """

    def __init__(self, games: int = 2) -> None:
        self.games = games
        self.counts = [0] * len(KINDS)

    def add(self, share: float) -> None:
        """Count a deal.

        Args:
            share: one of `KINDS`.
        """
        self.counts[KINDS.index(share)] += 1

    @property
    def count(self) -> int:
        """The number of deals."""
        return sum(self.counts)

    @property
    def share(self) -> float:
        """The first player's share of all points; a half if there are none."""
        points = sum(kind * many for kind, many in zip(KINDS, self.counts, strict=True))
        return points / self.count if self.count else 0.5

    def spread(self, expected: float) -> float:
        """The mean square by which a deal's share misses what was expected of it.

        Args:
            expected: the share that was expected.
        """
        usual = expected * (1 - expected) / self.games
        squares = sum(many * (kind - expected) ** 2 for kind, many in zip(KINDS, self.counts, strict=True))
        return (squares + ASSUMED * usual) / (self.count + ASSUMED)

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share: Wilson's, for as many independent games as the deals are worth."""
        share = self.share
        usual = share * (1 - share) / self.games
        worth = usual / self.spread(share) if usual else 1.0
        games = self.count * self.games * worth
        return wilson(share * games, games)

    def turned(self) -> Deals:
        """The same from the other player's side."""
        other = Deals(self.games)
        other.counts = self.counts[::-1]
        return other

    def plain(self) -> dict[str, Any]:
        """Deals by kind, the share of points, and its interval."""
        share = self.share if self.count else None
        return {"deals": self.count, "kinds": self.counts, "rate": share, "ci95": list(self.interval())}
