"""Exchanges of cards in a deck, and studies that value several of them at once.

A study plays a deck with and without each of its exchanges, in a two-level factorial design: eight versions
of the deck, of which four have the first exchange and four do not, likewise for the second, and so on, so
that each exchange is valued by all games. The columns of a Hadamard matrix say which version has which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from playmat.cards.decks import BadDeck, Deck, deck_of_codes
from playmat.cards.game import CardGame
from playmat.kernel.rng import Stream

EXCHANGES: Final = 7
"""The most exchanges of a study: one less than its decks, so that each has a column of its own."""

TRIES: Final = 400
"""So often another exchange is drawn while one is missing."""


class Exchange(msgspec.Struct, frozen=True):
    """Some copies of a card out of a deck, and as many of another into it.

    Attributes:
        out: the code of the one.
        into: the code of the other.
        count: how many copies.
    """

    out: str
    into: str
    count: int


class Study(msgspec.Struct, frozen=True):
    """Versions of a deck that are played on the same deals.

    Attributes:
        decks: the codes of each version's cards; the first is the deck as it is.
        exchanges: what the versions differ in; none where two decks are only compared.
    """

    decks: tuple[tuple[str, ...], ...]
    exchanges: tuple[Exchange, ...] = ()


def has(version: int, exchange: int) -> bool:
    """Return whether a version of a study's deck has an exchange made.

    Any two exchanges are made together in a quarter of the versions:

    >>> versions = [[has(version, exchange) for exchange in range(3)] for version in range(4)]
    >>> [[int(made) for made in version] for version in versions]
    [[0, 0, 0], [1, 0, 1], [0, 1, 1], [1, 1, 0]]
    """
    return (version & (exchange + 1)).bit_count() % 2 == 1


def exchanged(game: CardGame, deck: Deck, exchanges: Sequence[Exchange]) -> Deck | None:
    """The deck with exchanges made; None if one of them cannot be."""
    codes = list(deck.codes())
    for one in exchanges:
        if codes.count(one.out) < one.count:
            return None
        for _copy in range(one.count):
            codes[codes.index(one.out)] = one.into
    try:
        return deck_of_codes(game.deck_book(), codes, deck.name)
    except BadDeck:
        return None


def draw_study(game: CardGame, deck: Deck, rules: str, most: int, stream: Stream) -> Study:
    """A study of exchanges drawn at random, such that each version is a legal deck.

    All copies of a card are exchanged, or one where all cannot be.

    Args:
        game: the game with its card sets.
        deck: the deck as it is.
        rules: the name of the format that says what is legal.
        most: at most so many exchanges, one less than a power of two.
        stream: decides what is drawn.

    Returns:
        The study; without exchanges if there is nothing to exchange.
    """
    chosen: list[Exchange] = []
    versions = [deck]
    for one in drawn(game, deck, stream):
        known = {code for other in chosen for code in (other.out, other.into)}
        if one.out in known or one.into in known:
            continue
        made = _versions(game, deck, rules, [*chosen, one])
        if made is not None:
            chosen.append(one)
            versions = made
        if len(chosen) == most:
            break
    return Study(tuple(version.codes() for version in versions), tuple(chosen))


def drawn(game: CardGame, deck: Deck, stream: Stream) -> Iterator[Exchange]:
    """Exchanges at random, legal or not, for as long as it makes sense to go on."""
    book = game.deck_book()
    entries = [(word, entry) for word, part in zip(book.words, deck.parts, strict=True) for entry in part]
    fitting = {
        word: [code for code, card in book.cards.items() if word in card.sections] for word in book.words
    }
    for _time in range(TRIES):
        word, entry = entries[int(stream.below(len(entries)))]
        into = fitting[word][int(stream.below(len(fitting[word])))]
        if into != entry.code:
            yield Exchange(entry.code, into, entry.count)
            if entry.count > 1:
                yield Exchange(entry.code, into, 1)


def _versions(game: CardGame, deck: Deck, rules: str, exchanges: Sequence[Exchange]) -> list[Deck] | None:
    """The versions of a deck; None if one of them is not legal."""
    found = []
    for version in range(1 << len(exchanges).bit_length()):
        made = exchanged(game, deck, [one for place, one in enumerate(exchanges) if has(version, place)])
        if made is None or game.deck_mistakes(made, rules):
            return None
        found.append(made)
    return found
