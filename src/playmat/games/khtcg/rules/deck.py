"""Section 5.1: what a legal deck is, and how decks are written as codes.

A deck is a list of codes; the code of a published deck stands for all of it. The formats are the rulesets.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from typing import Any, Final

from playmat.cards.decks import DeckBook, DeckCard, Section
from playmat.cards.filling import all_names
from playmat.cards.text import named
from playmat.games.khtcg.language.codes import ALLIES
from playmat.games.khtcg.language.terms import Group, Type
from playmat.games.khtcg.state.book import Book, Prepared
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.ruleset import FFG, TOMY
from playmat.kernel.languages import words_by_language
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.rng import Stream

FORMATS: Final = (FFG, TOMY)
SMALLEST: Final = 41
LARGEST: Final = 60
"""The most cards of a deck in `ffg` (KH-DECK-02); in `tomy` there is no limit (KH-DECK-03)."""

MOST_COPIES: Final = 3
MOST_PROMOS: Final = 1
REMEMBERED: Final = 1000
WORLDS: Final = 9
FITTING: Final = 16
THEME: Final = 6
"""In a random deck, how many Worlds, how many allies its Player Card can use, how many its theme asks for."""

THEMES: Final = (Type.TECHNIQUE, Type.FORM)
"""The themes of a random deck unless something is sought."""

HEADINGS: Final = words_by_language("playmat.games.khtcg", "deck")
SECTIONS: Final = (Section("players", HEADINGS["players"]), Section("cards", HEADINGS["cards"]))

TYPE_MARKS: Final = words_by_language("playmat.games.khtcg", "types")
"""The words that tell cards of one name apart if their level does not."""


# ---- as text, share code and JSON ------------------------------------------------------------------


def deck_book(book: Book) -> DeckBook:
    """The cards that decks are made of: Player Cards, and all others, forms among them."""
    return DeckBook("khtcg", SECTIONS, deck_cards(book))


def deck_cards(book: Book) -> list[DeckCard]:
    """All cards as they stand in decks."""
    called: dict[str, list[Card]] = {}
    for card in book.cards:
        called.setdefault(card.names["en"], []).append(card)
    return [deck_card(card, called[card.names["en"]]) for card in book.cards]


def deck_card(card: Card, called: list[Card]) -> DeckCard:
    """A card as it stands in a deck, by a name that means no other card where there is one.

    A name that several cards have is followed by the level, and in brackets by the type where another card of
    the name has the same level, or both have none. Where that does not tell them apart the code does.
    """
    names = card.names
    namesakes = [one for one in called if one.number != card.number]
    if namesakes:
        names = {
            language: " ".join([name, *marks_of(card, namesakes, language)])
            for language, name in names.items()
        }
    section = "players" if card.type == Type.PLAYER else "cards"
    return DeckCard(card.code, names, (section,), tuple(card.names.values()))


def marks_of(card: Card, namesakes: list[Card], language: str) -> list[str]:
    """The marks that tell a card from others of its name: its level, its type in brackets, or both."""
    level = [str(int(card.level))] if card.level >= 0 else []
    if all(one.level != card.level for one in namesakes):
        return level
    return [*level, f"({all_names(TYPE_MARKS[card.plain['type']])[language]})"]


def read_codes(book: Book, codes: tuple[str, ...]) -> tuple[list[Card], list[str]]:
    """The cards of a list of codes, and the codes that nobody knows."""
    cards: list[Card] = []
    unknown: list[str] = []
    for given in codes:
        deck = book.decks.get(given)
        for code in deck.entries if deck else (given,):
            number = book.card_code(code)
            if number >= 0:
                cards.append(book.cards[number])
            else:
                unknown.append(code)
    return cards, unknown


def prepare(book: Book, codes: tuple[str, ...], format_name: str, across_types: bool) -> Prepared:
    """A deck read and checked for a format; the book remembers the latest ones.

    Args:
        book: the cards that can be played.
        codes: codes of cards or of published decks.
        format_name: one of `FORMATS`.
        across_types: copies count across card types (KH-OPT-29).
    """
    key = (*codes, format_name, str(across_types))
    found = book.prepared.get(key)
    if found is None:
        cards, _unknown = read_codes(book, codes)
        found = Prepared(
            [int(card.number) for card in cards if card.type == Type.PLAYER],
            [int(card.number) for card in cards],
            violations(book, codes, format_name, across_types),
        )
        if len(book.prepared) >= REMEMBERED:
            book.prepared.clear()
        book.prepared[key] = found
    return found


# ---- legality --------------------------------------------------------------------------------------


def violations(
    book: Book, codes: tuple[str, ...], format_name: str, across_types: bool = True
) -> list[Phrase]:
    """Everything that is against the rules in a deck, with clause and fix."""
    cards, unknown = read_codes(book, codes)
    found = [
        Phrase("khtcg-deck-unknown", {"code": code[:40]}, "KH-DECK-17") for code in dict.fromkeys(unknown)
    ]
    found += size_violations(len(cards), format_name)
    found += player_violations([card for card in cards if card.type == Type.PLAYER], format_name)
    found += copy_violations(cards, across_types)
    return found


def size_violations(size: int, format_name: str) -> list[Phrase]:
    """KH-DECK-01 to KH-DECK-03."""
    if size < SMALLEST:
        args: dict[str, Filling] = {"got": size, "least": SMALLEST, "missing": SMALLEST - size}
        return [Phrase("khtcg-deck-small", args, "KH-DECK-01")]
    if size > LARGEST and format_name == FFG:
        args = {"got": size, "most": LARGEST, "surplus": size - LARGEST}
        return [Phrase("khtcg-deck-large", args, "KH-DECK-02")]
    return []


def player_violations(players: list[Card], format_name: str) -> list[Phrase]:
    """KH-DECK-04, KH-DECK-05, KH-DECK-13: the Player Cards that are no forms (KH-DECK-14)."""
    if not players:
        clause = "KH-DECK-13" if format_name == TOMY else "KH-DECK-04"
        return [Phrase("khtcg-deck-no-player", {}, clause)]
    if format_name == TOMY or len(players) == 1:
        return []
    others = [card for card in players if card.group != Group.XIII]
    if len(others) == len(players):
        args: dict[str, Filling] = {"got": len(players), "surplus": len(players) - 1}
        return [Phrase("khtcg-deck-players", args, "KH-DECK-04")]
    return [
        Phrase("khtcg-deck-player-group", {"card": name_of(one)}, "KH-DECK-05")
        for one in {int(card.number): card for card in others}.values()
    ]


def copy_violations(cards: list[Card], across_types: bool) -> list[Phrase]:
    """KH-DECK-06 to KH-DECK-12, KH-DECK-14, KH-DECK-16."""
    found: list[Phrase] = []
    limits = limits_of([card for card in cards if card.type != Type.EVENT])
    groups: dict[tuple[int, ...], list[Card]] = {}
    for card in cards:
        groups.setdefault(alike(card, across_types), []).append(card)
    found += [
        too_many("khtcg-deck-copies", same[0], len(same), MOST_COPIES, copy_clause(same[0]))
        for same in groups.values()
        if int(same[0].name) not in limits and len(same) > MOST_COPIES
    ]
    for name, limit in limits.items():
        same = [card for card in cards if card.name == name]
        if limit is not None and len(same) > limit:
            found.append(too_many("khtcg-deck-limit", same[0], len(same), limit, "KH-DECK-11"))
    promos = [card for card in cards if card.plain["promo"]]
    for card in {int(card.number): card for card in promos}.values():
        copies = sum(one.number == card.number for one in promos)
        if copies > MOST_PROMOS:
            found.append(too_many("khtcg-deck-promo", card, copies, MOST_PROMOS, "KH-DECK-10"))
    return found


def alike(card: Card, across_types: bool) -> tuple[int, ...]:
    """The key that cards share which count together as copies."""
    kind = -1 if across_types else int(card.type)
    return (int(card.name), int(card.event), int(card.level), kind)


def limits_of(cards: list[Card]) -> dict[int, int | None]:
    """By name, the number of copies that texts allow (KH-DECK-11), None for any number (KH-DECK-12)."""
    limits: dict[int, int | None] = {}
    for card in cards:
        given: int | str = card.plain["limit"]
        name = int(card.name)
        if given == "any":
            limits.setdefault(name, None)
        elif isinstance(given, int):
            before = limits.get(name)
            limits[name] = given if before is None else min(given, before)
    return limits


def copy_clause(card: Card) -> str:
    """The clause by which copies of a card are counted."""
    if card.type == Type.EVENT:
        return "KH-DECK-09"
    return "KH-DECK-06" if card.level >= 0 else "KH-DECK-08"


def too_many(key: str, card: Card, got: int, limit: int, clause: str) -> Phrase:
    """The refusal of copies above a limit."""
    args: dict[str, Filling] = {
        "card": name_of(card),
        "level": int(card.level),
        "got": got,
        "limit": limit,
        "surplus": got - limit,
    }
    return Phrase(key, args, clause)


def name_of(card: Card) -> Phrase:
    """The name of a card, which every language words with its own."""
    return named(card.names)


# ---- random decks ----------------------------------------------------------------------------------


def random_deck(book: Book, stream: Stream, sought: Collection[str] = ()) -> tuple[str, ...]:
    """The smallest deck that is legal in every format, drawn at random.

    It has a theme, a card that asks for others by name and those it asks for, so that Techniques and forms
    can be played, Worlds, allies that fit, and anything.

    Args:
        book: the cards that can be played.
        stream: the source of chance.
        sought: codes of cards; the deck has one of them for its theme, with a leader whom it suits.
    """
    if sought:
        themes = [one_of([book.cards[book.card_code(code)] for code in sorted(sought)], stream)]
        leader = one_of(leaders_for(book, themes[0]), stream)
    else:
        leader = one_of([card for card in book.cards if card.type == Type.PLAYER], stream)
        themes = [one for one in book.cards if one.type in THEMES and asks_for(one, leader)]
    others = [card for card in book.cards if card.type != Type.PLAYER]
    worlds = [card for card in others if card.type == Type.WORLD]
    fitting = [card for card in others if card.kinds & ALLIES[leader.group]]
    deck = [leader]
    for card in themed(book, leader, themes, stream):
        if not copy_violations([*deck, card], across_types=True):
            deck.append(card)
    for pool, more in ((worlds, WORLDS), (fitting, FITTING), (others, SMALLEST)):
        size = min(len(deck) + more, SMALLEST)
        while len(deck) < size:
            card = one_of(pool, stream)
            if not copy_violations([*deck, card], across_types=True):
                deck.append(card)
    return tuple(card.code for card in deck)


def one_of(cards: list[Card], stream: Stream) -> Card:
    """One of some cards, each equally likely."""
    return cards[int(stream.below(len(cards)))]


def leaders_for(book: Book, card: Card) -> list[Card]:
    """The leaders whose decks can make something of a card; all of them if there is none.

    The card asks for the leader or is it, or the leader can use it or somebody it asks for as an ally.
    """
    leaders = [one for one in book.cards if one.type == Type.PLAYER]
    if card.type == Type.PLAYER:
        return [card]
    kinds = {int(one.kinds) for one in book.cards if one.number == card.number or asks_for(card, one)}
    fitting = [
        one for one in leaders if asks_for(card, one) or any(kind & ALLIES[one.group] for kind in kinds)
    ]
    return fitting or leaders


def themed(book: Book, leader: Card, themes: list[Card], stream: Stream) -> list[Card]:
    """Two of one of the themes that is no leader, and two of each of a few allies it asks for.

    Below an ally it has the steps of the ladder that lead up to it (KH-CALL-03), and for a text about a type
    of cards a few of them.
    """
    if not themes:
        return []
    theme = one_of(themes, stream)
    usable = [card for card in book.cards if card.kinds & ALLIES[leader.group] and card.type != Type.FORM]
    allies = [card for card in usable if card.number != leader.number and asks_for(theme, card)]
    words = words_in(theme.plain["text"])
    meant = [card for card in book.cards if card.plain["type"] in words and card.type != Type.PLAYER]
    drawn = [one_of(cards, stream) for cards in (allies, meant) for _try in cards[:THEME]]
    chosen = {card.number: card for card in drawn}
    below = [
        [card for card in usable if card.level == level]
        for level in range(1, theme.level if theme in usable else 0)
    ]
    rungs = [one_of(cards, stream) for cards in below if cards]
    wanted = [card for card in (theme, *chosen.values(), *rungs) if card.number != leader.number]
    return [card for card in wanted for _copy in range(2)]


def asks_for(card: Card, other: Card) -> bool:
    """Return whether a card names another one: in its Cooperation, bearers or text, or as a form by name."""
    name = other.names["en"]
    fields = (card.plain.get(field, ()) for field in ("cooperation", "bearers"))
    asked = [card.names["en"], *chain(*fields), *named_in(card.plain["text"])]
    return any(name in one for one in asked)


def named_in(text: Any) -> list[str]:  # noqa: ANN401 - a part of a card file
    """All names in a text and in what it holds."""
    if isinstance(text, dict):
        return [*([text["name"]] if "name" in text else []), *named_in(list(text.values()))]
    return [name for part in text for name in named_in(part)] if isinstance(text, list) else []


def words_in(text: Any) -> list[str]:  # noqa: ANN401 - a part of a card file
    """All words in a text and in what it holds."""
    if isinstance(text, str):
        return [text]
    parts = text.values() if isinstance(text, dict) else text if isinstance(text, list | tuple) else ()
    return [word for part in parts for word in words_in(part)]
