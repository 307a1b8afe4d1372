"""Pairings of decks in a round robin."""

from __future__ import annotations

from itertools import combinations, product

import msgspec


class PairedDeck(msgspec.Struct, frozen=True):
    """A deck of a round robin.

    Attributes:
        name: what it is called on the command line and in tables: a code, a file or a share code.
        title: the deck's own name.
        cards: the codes of its cards, or the code of the published deck.
    """

    name: str
    title: str
    cards: tuple[str, ...]


class PairedGame(msgspec.Struct, frozen=True):
    """One game of a round robin.

    Attributes:
        entrants: the number of each seat's deck.
        sides: which of the two named players sits on each seat.
        deal: the number that the seed is made from; a game and the one with swapped seats share it.
    """

    entrants: tuple[int, int]
    sides: tuple[int, int]
    deal: int


def pairings(entrants: int, alike: bool) -> list[tuple[int, int]]:
    """The pairs that meet: each two decks once, or, between unlike players, each ordered pair and mirrors.

    Args:
        entrants: how many decks there are.
        alike: both sides are played by the same player.

    >>> pairings(3, True)
    [(0, 1), (0, 2), (1, 2)]
    >>> len(pairings(3, False))
    9
    """
    numbers = range(entrants)
    return list(combinations(numbers, 2) if alike else product(numbers, numbers))


def meeting(pairs: list[tuple[int, int]], number: int) -> PairedGame:
    """Game number `number`: the pairs take turns, and each plays a deal with both seatings.

    >>> [meeting([(0, 1), (0, 2)], number).entrants for number in range(4)]
    [(0, 1), (0, 2), (1, 0), (2, 0)]
    >>> [meeting([(0, 1), (0, 2)], number).deal for number in range(6)]
    [0, 1, 0, 1, 2, 3]
    """
    turn, place = divmod(number, len(pairs))
    one, other = pairs[place]
    deal = turn // 2 * len(pairs) + place
    if turn % 2:
        return PairedGame((other, one), (1, 0), deal)
    return PairedGame((one, other), (0, 1), deal)
