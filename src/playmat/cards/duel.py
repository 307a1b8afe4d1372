"""Rules that card duels share: cards are dealt, marked as seen, taken from a hand, and dealt again.

A card of a pile is its number in the low bits, with marks of the game's own above them that say who has seen
it there. The top of a deck is its last card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from playmat.kernel.rng import Stream

MOST_COPIES: Final = 3
"""The most copies of a card in a usual deck; a hidden hand is not given more."""

TRIES: Final = 40


def deal(deck: vec[i64], hand: vec[i64], count: i64) -> tuple[vec[i64], vec[i64]]:
    """Draw cards from the top, as many as there are: the deck and the hand afterwards.

    >>> deck, hand = deal(vec[i64]([1, 2, 3]), vec[i64]([9]), 2)
    >>> list(deck), list(hand)
    ([1], [9, 3, 2])
    """
    while count > 0 and len(deck) > 0:
        deck, card = pop(deck)
        hand = append(hand, card)
        count -= 1
    return deck, hand


def mark(pile: vec[i64], marks: i64) -> None:
    """Mark all cards of a pile as seen."""
    for place in range(i64(len(pile))):
        pile[place] |= marks


def unmark(pile: vec[i64], marks: i64) -> None:
    """Take marks off all cards of a pile: nobody knows any more where they lie."""
    for place in range(i64(len(pile))):
        pile[place] &= ~marks


def seen_first(hand: vec[i64], card: i64, mask: i64) -> i64:
    """The copy of a card that leaves a hand, with its marks: of several one that others have seen.

    Args:
        hand: the cards, of which one is the card.
        card: its number.
        mask: the bits of a card's number.

    >>> seen_first(vec[i64]([5, 7, 5 | 16]), 5, 15)
    21
    """
    found = card
    for held in hand:
        if held & mask == card and held > found:
            found = held
    return found


def hidden_card(cards: vec[i64], count: i64, copies: vec[i64], first: i64, stream: Stream) -> i64:
    """A card that a hidden place may hold, in a redeal: hardly a fourth copy where three are known.

    Args:
        cards: those that the deck may hold.
        count: how many of the first of them to choose from.
        copies: how many are known of each; the one that is chosen is counted.
        first: where in `copies` the card with the number 0 is counted.
        stream: what decides.
    """
    card = cards[stream.below(count)]
    tries: i64 = TRIES
    while copies[first + card] >= MOST_COPIES and tries > 0:
        card = cards[stream.below(count)]
        tries -= 1
    copies[first + card] += 1
    return card
