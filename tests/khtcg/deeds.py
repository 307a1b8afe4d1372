"""The deeds of players in a turn, as the oracle counts them (KH-GEN-26)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tests.khtcg.things import Plain

COUNTED = ("played", "drawn", "hp_gained", "hp_lost")
"""The deeds of a turn by which amounts are multiplied, apart from defeats."""


@dataclass
class Deed:
    """Something that a player has done in this turn, with the card that was played, or how much."""

    seat: int
    what: str
    plain: Plain | None
    amount: int


def done(deeds: Iterable[Deed], seat: int, what: str) -> int:
    """The number or amount of a player's deeds of one kind."""
    return sum(deed.amount for deed in deeds if (deed.seat, deed.what) == (seat, what))


def done_with(
    deeds: Iterable[Deed], kinds: Iterable[str], printed: Callable[[Plain], set[str]]
) -> list[Deed]:
    """The deeds with cards of some kinds; all of them if none is named.

    Args:
        deeds: what was done.
        kinds: the words of which one has to fit the card.
        printed: all words that fit a card.
    """
    wanted = set(kinds)
    return [deed for deed in deeds if not wanted or (deed.plain is not None and printed(deed.plain) & wanted)]
