"""Decks around a card, and the same with other cards of its type in its place."""

from __future__ import annotations

from typing import Final, NamedTuple

from playmat.cards.decks import BadDeck, deck_of_codes
from playmat.cards.game import CardGame
from playmat.cards.operation import WORD
from playmat.kernel.errors import PlaymatError
from playmat.kernel.rng import Stream

COPIES: Final = 3
"""At most so many copies of a card are in a deck that tries it."""


DRAWN: Final = 12
"""Of so many random decks the one that suits the card best is taken."""


class NoTrial(PlaymatError):
    """The card is not of the set, no legal deck holds it, or it could never be played."""


class Decks(NamedTuple):
    """Two decks that differ in one card.

    Attributes:
        with_card: with as many copies as `COPIES` and the rules allow.
        without: with other cards of its type in their places.
    """

    with_card: tuple[str, ...]
    without: tuple[str, ...]


def decks_around(game: CardGame, code: str, stream: Stream) -> Decks:
    """A random legal deck with a card, and the same without it.

    The card takes the places of those most like it, of a deck that has many such: where a fire ability is,
    another one can be played.

    Raises:
        NoTrial: no legal deck with it was found.
    """
    drawn = [list(game.random_deck(stream)) for _deck in range(DRAWN)]
    deck = max(drawn, key=lambda one: sum(sorted(likenesses(game, one, code).values())[-COPIES:]))
    return decks_with(game, deck, code, stream)


def decks_with(game: CardGame, deck: list[str], code: str, stream: Stream) -> Decks:
    """A legal deck with a card put into it, in the places of those most like it, and the same without it.

    Raises:
        NoTrial: it is not legal with the card in any place.
    """
    like = likenesses(game, deck, code)
    places = [place for place, held in enumerate(deck) if held == code]
    for place in sorted(like, key=lambda one: (-like[one], one)):
        if len(places) >= COPIES:
            break
        if deck[place] != code and fits(game, deck, place, code):
            deck[place] = code
            places.append(place)
    if not places:
        raise NoTrial("workshop-no-deck", "", card=code)
    return Decks(tuple(deck), tuple(replaced(game, deck, places, game.card(code)["type"], stream)))


def likenesses(game: CardGame, deck: list[str], code: str) -> dict[int, int]:
    """The places of a deck with cards of a card's type, and in how many words they are like it.

    The card itself counts as still more like it.
    """
    card = game.card(code)
    words = [one.name for one in game.vocabulary.fields(str(card["type"])) if one.shape.kind == WORD]
    return {
        place: sum(game.card(held).get(name) == card.get(name) for name in words) + (held == code)
        for place, held in enumerate(deck)
        if game.card(held)["type"] == card["type"]
    }


def replaced(game: CardGame, deck: list[str], places: list[int], kind: object, stream: Stream) -> list[str]:
    """A deck with other cards of a type in some places, each the first of a shuffled row that is legal."""
    code, other = deck[places[0]], list(deck)
    row = [one for one in game.codes() if one != code and game.card(one)["type"] == kind]
    for place in places:
        for tried in range(len(row)):
            pick = tried + int(stream.below(len(row) - tried))
            row[tried], row[pick] = row[pick], row[tried]
            if fits(game, other, place, row[tried]):
                other[place] = row[tried]
                break
    return other


def fits(game: CardGame, deck: list[str], place: int, code: str) -> bool:
    """Return whether a deck is as legal as before with another card in a place."""
    wanted = [*deck[:place], code, *deck[place + 1 :]]
    try:
        found = deck_of_codes(game.deck_book(), tuple(wanted))
    except BadDeck:
        return False
    return not game.deck_mistakes(found, game.deck_formats[0])
