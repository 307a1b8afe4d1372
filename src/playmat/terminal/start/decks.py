"""The decks that people can sit down with: the starter decks, a random one, and their own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playmat.cards.decks import deck_of_codes, name_of
from playmat.cards.game import CardGame
from playmat.kernel.game import Game
from playmat.kernel.rng import SEAT_DECK_STREAMS, mix
from playmat.lab.collection.finding import PIPED, look_up, random_deck
from playmat.lab.collection.kept import SUFFIXES, KeptDeck, kept_decks, read_kept
from playmat.terminal.decks.draft import DeckDraft
from playmat.terminal.decks.files import RANDOM
from playmat.terminal.words import Words
from playmat.texts import LANGUAGES


@dataclass(frozen=True)
class DeckChoice:
    """A deck to sit down with.

    Attributes:
        names: what it is called, by language; empty for the random one.
        codes: the codes of its cards; empty for the random one.
        path: the file it is kept in, if it is.
    """

    names: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    path: Path | None = None

    def name(self, words: Words) -> str:
        """The name, for people."""
        return self.names[LANGUAGES.index(words.lang)] if self.codes else words.tr("start-deck-random")

    def drawn(self, game: Game, seed: int, seat: int) -> tuple[str, ...]:
        """Its cards; those of the random one come from the seed of the match and the seat."""
        if self.codes or not isinstance(game, CardGame):
            return self.codes
        return random_deck(game, int(mix(seed, SEAT_DECK_STREAMS + seat))).codes()


def own_choice(kept: KeptDeck) -> DeckChoice:
    """A deck in a file."""
    return DeckChoice((kept.deck.name,) * len(LANGUAGES), kept.deck.codes(), kept.path)


def deck_choices(game: Game) -> list[DeckChoice]:
    """The starter decks, those that are kept here, and the random one; none where nobody brings a deck."""
    if not isinstance(game, CardGame):
        return []
    starters = [
        DeckChoice(tuple(names[language] for language in LANGUAGES), deck.codes())
        for _code, names, deck in game.starter_decks()
    ]
    return [*starters, *map(own_choice, kept_decks(game)), DeckChoice()]


def read_deck_choice(game: CardGame, given: str) -> DeckChoice:
    """The deck that somebody names: `random`, or what a deck is at any command.

    Raises:
        BadDeck: nothing of these, or it cannot be read.
    """
    if given.strip().lower() == RANDOM:
        return DeckChoice()
    deck, _starter, kept = look_up(game, given)
    if kept is not None:
        return own_choice(kept)
    for starter in deck_choices(game):
        if starter.codes == deck.codes():
            return starter
    return DeckChoice((deck.name or given.splitlines()[0][:30],) * len(LANGUAGES), deck.codes())


def draft_of(game: CardGame, chosen: DeckChoice) -> DeckDraft:
    """A deck to build on, begun with one that is chosen; an empty one where it is random.

    Raises:
        BadDeck: the file it is kept in cannot be read any more.
    """
    kept = read_kept(game, chosen.path) if chosen.path is not None else None
    if kept is not None or not chosen.codes:
        return DeckDraft(game, kept=kept)
    return DeckDraft(game, deck_of_codes(game.deck_book(), chosen.codes, chosen.names[0]))


def draft_for(game: CardGame, given: str) -> DeckDraft:
    """The deck that somebody wants to build on; a file that is not there yet becomes one when it is saved.

    Raises:
        BadDeck: it is no deck, or it cannot be read.
    """
    path = Path(given)
    if given == PIPED:
        return DeckDraft(game)
    if path.suffix in SUFFIXES and not path.exists() and "\n" not in given:
        return DeckDraft(game, path=path)
    return draft_of(game, read_deck_choice(game, given))


def first_cards(game: Game, chosen: DeckChoice, words: Words) -> str:
    """The first part of a deck, such as its team; nothing for a random one."""
    if not chosen.codes or not isinstance(game, CardGame):
        return ""
    book = game.deck_book()
    first = book.words[0]
    named = [book.cards[code] for code in chosen.codes if code in book.cards]
    team = dict.fromkeys(words.of(name_of(card)) for card in named if card.sections[0] == first)
    return words.listed(list(team))
