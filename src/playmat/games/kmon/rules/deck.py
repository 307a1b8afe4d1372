"""Chapter 2: what a legal team and deck are, and how a deck is written as codes.

A deck is a list of codes: its K-Mons in team order first, then its cards. The code of a published deck
stands for all of it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from playmat.cards.decks import DeckBook, DeckCard, Section
from playmat.games.kmon.language.codes import TEAM, Type
from playmat.games.kmon.state.book import Book, Prepared, team_elements
from playmat.kernel.languages import words_by_language
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import Stream

SMALLEST: Final = 24
LARGEST: Final = 36
MOST_ITEMS: Final = 5
MOST_COPIES: Final = 3
REMEMBERED: Final = 1000
RULEBOOK: Final = "rulebook"
STANDARD: Final = "standard"
HEADINGS: Final = words_by_language("playmat.games.kmon", "deck")
SECTIONS: Final = (Section("team", HEADINGS["team"], ordered=True), Section("cards", HEADINGS["cards"]))


class List(msgspec.Struct, frozen=True):
    """A deck as numbers of the book.

    Attributes:
        team: its K-Mons.
        cards: its cards.
        unknown: the codes that nobody knows.
    """

    team: list[int]
    cards: list[int]
    unknown: list[str]


def deck_book(book: Book) -> DeckBook:
    """The things that decks are made of: K-Mons in the order of the team, and cards."""
    kmons = [DeckCard(kmon.code, kmon.names, ("team",)) for kmon in book.kmons]
    cards = [DeckCard(card.code, card.names, ("cards",)) for card in book.cards]
    return DeckBook("kmon", SECTIONS, [*kmons, *cards], "KM-DECK-09")


def prepare(book: Book, codes: tuple[str, ...]) -> Prepared:
    """A deck read and checked; the book remembers the latest ones."""
    found = book.prepared.get(codes)
    if found is None:
        deck = read_deck(book, codes)
        refused = (violations(book, codes, False), violations(book, codes, True))
        found = Prepared(deck.team, deck.cards, refused)
        if len(book.prepared) >= REMEMBERED:
            book.prepared.clear()
        book.prepared[codes] = found
    return found


def random_deck(book: Book, stream: Stream) -> tuple[str, ...]:
    """A deck that is legal in both formats, drawn at random: a team, and 24 to 36 cards that fit it."""
    team: list[int] = []
    while len(team) < TEAM:
        kmon = int(stream.below(len(book.kmons)))
        if kmon not in team:
            team.append(kmon)
    pool = book.pool(team_elements(book, team))
    size = SMALLEST + int(stream.below(LARGEST - SMALLEST + 1))
    cards: list[int] = []
    items = 0
    while len(cards) < size:
        card = int(pool.cards[stream.below(len(pool.cards))])
        item = book.cards[card].type == Type.ITEM
        if cards.count(card) < MOST_COPIES and not (item and items == MOST_ITEMS):
            cards.append(card)
            items += item
    codes = [book.kmons[kmon].code for kmon in team]
    return (*codes, *[book.cards[card].code for card in cards])


def read_deck(book: Book, codes: tuple[str, ...]) -> List:
    """The K-Mons and cards of a list of codes, published decks replaced by what they hold."""
    team: list[int] = []
    cards: list[int] = []
    unknown: list[str] = []
    for given in codes:
        deck = book.decks.get(given)
        for code in deck.entries if deck else (given,):
            kmon = book.kmon_code(code)
            card = book.card_code(code)
            if kmon >= 0:
                team.append(kmon)
            elif card >= 0:
                cards.append(card)
            else:
                unknown.append(code)
    return List(team, cards, unknown)


def violations(book: Book, codes: tuple[str, ...], standard: bool) -> list[Phrase]:
    """Everything that is against the rules in a deck, with clause and fix (KM-DECK-09)."""
    deck = read_deck(book, codes)
    found = [
        Phrase("kmon-deck-unknown-card", {"code": code[:40]}, "KM-DECK-09")
        for code in dict.fromkeys(deck.unknown)
    ]
    if len(deck.team) != TEAM:
        found.append(
            Phrase(
                "kmon-deck-team-size",
                {
                    "got": len(deck.team),
                    "missing": max(0, TEAM - len(deck.team)),
                    "surplus": max(0, len(deck.team) - TEAM),
                },
                "KM-DECK-01",
            )
        )
    size = len(deck.cards)
    if not SMALLEST <= size <= LARGEST:
        missing = SMALLEST - size if size < SMALLEST else 0
        found.append(
            Phrase(
                "kmon-deck-size",
                {"got": size, "missing": missing, "surplus": max(0, size - LARGEST)},
                "KM-DECK-02",
            )
        )
    items = sum([book.cards[card].type == Type.ITEM for card in deck.cards])
    if items > MOST_ITEMS:
        found.append(Phrase("kmon-deck-items", {"got": items, "surplus": items - MOST_ITEMS}, "KM-DECK-03"))
    found += mismatches(book, deck)
    if standard:
        found += standard_violations(book, deck)
    return found


def mismatches(book: Book, deck: List) -> list[Phrase]:
    """Cards whose element no K-Mon of the team has (KM-DECK-04, KM-DECK-05)."""
    elements = team_elements(book, deck.team)
    return [
        Phrase("kmon-deck-element", {"card": book.cards[card].name}, "KM-DECK-04")
        for card in dict.fromkeys(deck.cards)
        if not int(book.cards[card].element_bit) & elements
    ]


def standard_violations(book: Book, deck: List) -> list[Phrase]:
    """The violations of what format `standard` adds (KM-DECK-08)."""
    found = [
        Phrase(
            "kmon-deck-copies",
            {
                "card": book.cards[card].name,
                "got": deck.cards.count(card),
                "surplus": deck.cards.count(card) - MOST_COPIES,
            },
            "KM-DECK-08",
        )
        for card in dict.fromkeys(deck.cards)
        if deck.cards.count(card) > MOST_COPIES
    ]
    found += [
        Phrase("kmon-deck-team-twice", {"kmon": book.kmons[kmon].name}, "KM-DECK-08")
        for kmon in dict.fromkeys(deck.team)
        if deck.team.count(kmon) > 1
    ]
    return found
