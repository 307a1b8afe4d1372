"""The decks that arguments of commands stand for."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

from playmat.cards.decks import BadDeck, Deck, deck_of_codes, fold
from playmat.cards.game import CardGame
from playmat.cards.share import is_code, read_code, read_deck
from playmat.kernel.documents.form import nearest, shown
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import RANDOM_DECK_STREAM, stream_of
from playmat.lab.collection.kept import MOST, KeptDeck, decoded, file_text, kept_as, kept_decks, kept_in
from playmat.lab.pairings import PairedDeck

PIPED: Final = ""
ALL: Final = "all"

RANDOM: Final = "random:"
"""The beginning of the word for a random deck, in small or capital letters."""

SEEDS: Final = re.compile(r"(\d{1,9})(?:-(\d{1,9}))?")
MOST_RANDOM: Final = 1_000
"""The most random decks that are meant by one word."""


class FoundDeck(NamedTuple):
    """The deck that an argument stands for.

    Attributes:
        deck: the deck.
        starter: its code if it is a starter deck; otherwise empty.
        kept: the deck as its file keeps it, if it is in one.
    """

    deck: Deck
    starter: str = ""
    kept: KeptDeck | None = None


def is_random(word: str) -> bool:
    """Return whether a word stands for random decks."""
    return word.lower().startswith(RANDOM)


def random_deck(game: CardGame, seed: int) -> Deck:
    """The random deck of a seed."""
    return deck_of_codes(game.deck_book(), game.random_deck(stream_of(seed, RANDOM_DECK_STREAM)))


def find_deck(game: CardGame, given: str) -> Deck:
    """The deck that an argument stands for; see `look_up`.

    Raises:
        BadDeck: it stands for none, or the deck cannot be read.
    """
    return look_up(game, given).deck


def look_up(game: CardGame, given: str) -> FoundDeck:
    """The deck that an argument stands for: a starter, random, in a file, a code, a text, or kept.

    Raises:
        BadDeck: nothing of these, or it cannot be read.
    """
    book = game.deck_book()
    if given == PIPED:
        if sys.stdin.isatty():
            raise BadDeck([Phrase("error-deck-empty", {"game": game.id})])
        return FoundDeck(read_deck(book, decoded(sys.stdin.buffer.read(MOST + 1))))
    code = starter_code(game, given)
    if code is not None:
        return FoundDeck(next(deck for one, _names, deck in game.starter_decks() if one == code), code)
    if is_random(given):
        seeds = _seeds(given)
        if len(seeds) == 1:
            return FoundDeck(random_deck(game, seeds[0]))
    text = file_text(given)
    if text is not None:
        deck = read_deck(book, text)
        return FoundDeck(deck, kept=kept_in(Path(given), deck, text))
    if is_code(given.strip()):
        return FoundDeck(read_code(book, given))
    if "\n" in given or given.lstrip().startswith("{"):
        return FoundDeck(read_deck(book, given))
    kept = kept_as(game, given)
    if kept is not None:
        return FoundDeck(kept.deck, kept=kept)
    raise _none_such(game, given)


def _none_such(game: CardGame, given: str) -> BadDeck:
    """The refusal of an argument that stands for no deck, with the nearest name there is."""
    known = [one for code, names, _deck in game.starter_decks() for one in (code, *names.values())]
    known += [one.deck.name for one in kept_decks(game)]
    spelled = {fold(one): one for one in known}
    near = nearest(fold(given[:200]), list(spelled))
    if near:
        return BadDeck([Phrase("error-deck-none-near", {"got": shown(given), "near": spelled[near]})])
    return BadDeck([Phrase("error-deck-none", {"got": shown(given), "game": game.id})])


def starter_code(game: CardGame, given: str) -> str | None:
    """The code of the starter deck with this code or name; None if there is none."""
    for code, names, _deck in game.starter_decks():
        if fold(given) in {fold(one) for one in (code, *names.values())}:
            return code
    return None


def entrants(game: CardGame, given: str) -> list[PairedDeck]:
    """The decks of a round robin: `all` starter decks, or those that are named with commas between them.

    `random:1-40` stands for forty random decks.

    Raises:
        BadDeck: one of them is none, or cannot be read.
    """
    words = [code for code, _names, _deck in game.starter_decks()] if given == ALL else given.split(",")
    found = []
    for word in (one for several in words for one in _each(several.strip())):
        deck, code, _kept = look_up(game, word)
        found.append(PairedDeck(code or word, deck.name, (code,) if code else deck.codes()))
    return found


def _each(word: str) -> list[str]:
    """The words for single decks that a word stands for."""
    return [f"{RANDOM}{seed}" for seed in _seeds(word)] if is_random(word) else [word]


def _seeds(word: str) -> range:
    """The seeds of random decks: `random:7` is one, `random:1-40` are forty.

    Raises:
        BadDeck: no seeds, or too many.
    """
    given = SEEDS.fullmatch(word[len(RANDOM) :])
    first, last = (int(given[1]), int(given[2] or given[1])) if given else (1, 0)
    if not 0 <= last - first < MOST_RANDOM:
        raise BadDeck([Phrase("error-deck-random", {"got": shown(word), "most": MOST_RANDOM})])
    return range(first, last + 1)
