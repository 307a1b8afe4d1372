"""Pacing: waits of computer players for people, worked out from the times of a table's acts alone.

They leave a moment to whoever has a standing offer open, and they wait for who holds them (`Hold`). Both tell
nothing that is hidden: that an offer is open is known to all, whatever the hand behind it holds.
"""

from __future__ import annotations

GRACE = 2.0
"""Seconds a standing offer of a person has been open before a computer player answers anything."""

LONGEST = 60.0
"""Seconds after which a hold ends by itself: nobody can stop a table for ever."""


class Pacing:
    """The seats that are waited for.

    Attributes:
        holds: the seats that hold the computer players now, and when that ends by itself.

    >>> pacing = Pacing()
    >>> pacing.go_on(100.0, [2])
    >>> pacing.hold(1, 7, 101.0)
    >>> pacing.offered_until(GRACE), pacing.held_until()
    (102.0, (161.0, 1))
    >>> pacing.may_hold(1, 7), pacing.may_hold(1, 8)
    (False, True)
    """

    def __init__(self) -> None:
        self.holds: dict[int, float] = {}
        self._offers: dict[int, float] = {}
        self._latest: dict[int, int] = {}

    def go_on(self, at: float, offers: list[int], answered: int = -1) -> None:
        """The match has gone on.

        Args:
            at: when.
            offers: the seats of people that have a standing offer open now.
            answered: the seat that has answered, or -1: its next offer is another one.
        """
        before = {seat: since for seat, since in self._offers.items() if seat != answered}
        self._offers = {seat: before.get(seat, at) for seat in offers}

    def hold(self, seat: int, turn: int, at: float) -> None:
        """A person wants computer players to wait."""
        self._latest[seat] = turn
        self.holds[seat] = at + LONGEST

    def let_go(self, seat: int) -> None:
        """A person wants it no longer, or it has lasted long enough."""
        self.holds.pop(seat, None)

    def may_hold(self, seat: int, turn: int) -> bool:
        """Return whether the match has gone on since this seat held the last time."""
        return self._latest.get(seat, -1) < turn

    def offered_until(self, grace: float) -> float:
        """The time at which each standing offer has been open for so many seconds."""
        return max((since + grace for since in self._offers.values()), default=0.0)

    def held_until(self) -> tuple[float, int] | None:
        """The time at which the first of the holds ends by itself, and its seat."""
        return min(((until, seat) for seat, until in self.holds.items()), default=None)
