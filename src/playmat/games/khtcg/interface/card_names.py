"""Names of cards in questions and in the log, so that people can tell them apart.

A name that several cards of the book have is said with what sets its card apart, as it is in decks. Cards
in play that are alike are told apart within a question by whose they are, their bearer or their place.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from playmat.cards.decks import name_of
from playmat.games.khtcg.language.codes import Area, Prompt
from playmat.games.khtcg.rules.deck import deck_cards
from playmat.games.khtcg.rules.deck import name_of as printed_name
from playmat.games.khtcg.state.book import Book
from playmat.games.khtcg.state.layout import NO_SLOT, act_slot, piece_card
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice
from playmat.kernel.languages import LANGUAGES
from playmat.kernel.phrase import Phrase

IN_PLAY: Final = (Prompt.TARGET, Prompt.ASSIGN, Prompt.SPLIT, Prompt.KEEP, Prompt.MAKE_WAY)
"""Questions whose items are cards in play."""

ACTS: Final = (
    Prompt.ACTION,
    Prompt.BATTLE,
    Prompt.CHALLENGE,
    Prompt.CHALLENGE_ROUND,
    Prompt.DROPS,
    Prompt.ANY_TIME,
)
"""Questions whose items are acts, which may name a card in play."""

BOOKS: Final = 8

NAMES_OF_NO_CARD: Final = {"Mysterious Boy": Phrase("khtcg-mysterious-boy")}
"""Names in texts of the house set that none of its cards has."""


@lru_cache(maxsize=BOOKS)
def names(book: Book) -> tuple[Phrase, ...]:
    """The names of the cards of a book, by number: as in decks."""
    return tuple(name_of(card) for card in deck_cards(book))


@lru_cache(maxsize=BOOKS)
def said_names(book: Book) -> dict[str, Phrase]:
    """The wordings of the names and Home Worlds that texts refer to: as the card of that name has it."""
    printed = {card.names["en"].casefold(): card for card in book.cards}
    return {
        name: printed_name(printed[name.casefold()])
        if name.casefold() in printed
        else NAMES_OF_NO_CARD.get(name, Phrase("cards-name", dict.fromkeys(LANGUAGES, name)))
        for name in book.references
    }


def card_name(state: KhtcgState, number: int) -> Phrase:
    """The name of a card."""
    return names(state.book)[number]


def piece_name(state: KhtcgState, slot: int) -> Phrase:
    """The name of a card in play."""
    return card_name(state, int(piece_card(state.pieces[slot])))


def piece_among(state: KhtcgState, choice: Choice, slot: int) -> Phrase:
    """The name of a card in play beside the others of a question; with targets, its player too."""
    number = piece_card(state.pieces[slot])
    owner = state.controller(slot)
    alike = 0
    beside: list[int] = []
    for one in slots_of(choice):
        if piece_card(state.pieces[one]) == number:
            alike += 1
            if state.controller(one) == owner:
                beside.append(one)
    name = piece_name(state, slot)
    if len(beside) > 1:
        name = placed(state, slot, name, beside)
    if len(beside) < alike or choice.prompt == Prompt.TARGET:
        who = Phrase("khtcg-seat", {"number": int(owner) + 1})
        name = Phrase("khtcg-card-of", {"card": name, "who": who})
    return name


def placed(state: KhtcgState, slot: int, name: Phrase, beside: list[int]) -> Phrase:
    """The name of one of some cards that are alike: with its bearer, or else with its number among them."""
    host = int(state.host(slot))
    worn = state.area(slot) == Area.EQUIPMENT and host != NO_SLOT
    if worn and sum(state.host(one) == host for one in beside) == 1:
        return Phrase("khtcg-name-worn", {"name": name, "bearer": piece_name(state, host)})
    return Phrase("khtcg-name-nth", {"name": name, "number": beside.index(slot) + 1})


def slots_of(choice: Choice) -> list[int]:
    """The cards in play that a choice asks about, each once."""
    if choice.prompt in IN_PLAY:
        return [int(choice.items[place]) for place in range(choice.n)]
    slots: list[int] = []
    if choice.prompt in ACTS:
        for place in range(choice.n):
            slot = act_slot(choice.items[place])
            if slot >= 0 and slot not in slots:
                slots.append(int(slot))
    return slots
