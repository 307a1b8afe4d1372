"""The decks that people can sit down with: the starter decks, a random one, and their own."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.cards.decks import name_of
from playmat.cards.game import CardGame
from playmat.kernel.game import Game
from playmat.kernel.rng import SEAT_DECK_STREAMS, mix
from playmat.lab.collection.decks import find_deck, random_deck
from playmat.terminal.words import Words
from playmat.texts import LANGUAGES

RANDOM = "random"
"""The word for a deck that is drawn when the match begins."""


@dataclass(frozen=True)
class DeckChoice:
    """A deck to sit down with.

    Attributes:
        names: what it is called, by language; empty for the random one.
        codes: the codes of its cards; empty for the random one.
    """

    names: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()

    def name(self, words: Words) -> str:
        """The name, for people."""
        return self.names[LANGUAGES.index(words.lang)] if self.codes else words.tr("start-deck-random")

    def drawn(self, game: Game, seed: int, seat: int) -> tuple[str, ...]:
        """Its cards; those of the random one come from the seed of the match and the seat."""
        if self.codes or not isinstance(game, CardGame):
            return self.codes
        return random_deck(game, int(mix(seed, SEAT_DECK_STREAMS + seat))).codes()


def deck_choices(game: Game) -> list[DeckChoice]:
    """The decks a game comes with, and the random one; none where nobody brings a deck."""
    if not isinstance(game, CardGame):
        return []
    starters = [
        DeckChoice(tuple(names[language] for language in LANGUAGES), deck.codes())
        for _code, names, deck in game.starter_decks()
    ]
    return [*starters, DeckChoice()]


def read_deck_choice(game: CardGame, given: str) -> DeckChoice:
    """The deck that somebody names: a starter deck, a file, a share code, lines of text, or `random`.

    Raises:
        BadDeck: nothing of these, or it cannot be read.
    """
    if given.strip().lower() == RANDOM:
        return DeckChoice()
    deck = find_deck(game, given)
    for starter in deck_choices(game):
        if starter.codes == deck.codes():
            return starter
    return DeckChoice((deck.name or given.splitlines()[0][:30],) * len(LANGUAGES), deck.codes())


def first_cards(game: Game, chosen: DeckChoice, words: Words) -> str:
    """The first part of a deck, such as its team; nothing for a random one."""
    if not chosen.codes or not isinstance(game, CardGame):
        return ""
    book = game.deck_book()
    first = book.words[0]
    named = [book.cards[code] for code in chosen.codes if code in book.cards]
    team = dict.fromkeys(words.of(name_of(card)) for card in named if card.sections[0] == first)
    return words.listed(list(team))
