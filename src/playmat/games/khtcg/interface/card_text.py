"""The print on a card: its head and its text, both made from its fields and programs."""

from __future__ import annotations

from typing import Any, Final

from playmat.cards.operation import Card as Plain
from playmat.cards.text import join, program_phrases
from playmat.games.khtcg.interface.card_names import said_names
from playmat.games.khtcg.language.hooks import TIMING_WORDS
from playmat.games.khtcg.language.terms import KIND_WORDS, CardKind, printed_kinds
from playmat.games.khtcg.language.vocabulary import EFFECTS, TEXT, VOCABULARY
from playmat.games.khtcg.rules.deck import name_of
from playmat.games.khtcg.state.book import Book
from playmat.games.khtcg.state.card import Card
from playmat.kernel.phrase import Filling, Phrase

TIMED: Final = tuple(TIMING_WORDS[:3])
NUMBERS: Final = (
    ("attack", "attack"),
    ("support", "support"),
    ("magic", "magic"),
    ("magic_support", "magic-support"),
    ("hp", "hp"),
    ("pow", "pow"),
    ("dark_level", "dark-level"),
)
"""Printed values by field, with what they are called on a card."""

GROUP_KINDS: Final = CardKind.MAGIC_ATTACK | CardKind.HEARTLESS | CardKind.VILLAINS | CardKind.NOBODY
PLAYER_KINDS: Final = CardKind.LIGHT | CardKind.PLAYER_DARK | CardKind.XIII


def lines(book: Book, code: str) -> list[Phrase]:
    """The print on a card, by its code; nothing if there is none."""
    number = book.card_code(code)
    if number < 0:
        return []
    card = book.cards[number]
    return [head(book, card), *card_sentences(book, card)]


def head(book: Book, card: Card) -> Phrase:
    """Code, name, type, level and printed values."""
    plain = card.plain
    values = [
        Phrase(f"khtcg-card-{word}", {"value": plain[field]}) for field, word in NUMBERS if field in plain
    ]
    if plain.get("home"):
        values.append(Phrase("khtcg-card-home", {"name": said_names(book)[plain["home"]]}))
    return Phrase(
        "khtcg-card-head",
        {
            "code": card.code,
            "name": name_of(card),
            "type": type_name(card),
            "level": int(card.level),
            "numbers": join("cards-list", values) if values else "none",
        },
    )


def type_name(card: Card) -> Phrase:
    """Type and group, and that a form is one (KH-CARD-02); what else its text makes of it is said there."""
    printed = printed_kinds(card.plain["type"], card.plain.get("group", ""))
    for kinds in (PLAYER_KINDS, GROUP_KINDS, -1):
        for place, word in enumerate(KIND_WORDS):
            if printed & kinds & (1 << place):
                name = Phrase(f"khtcg-kinds-{word.replace('_', '-')}")
                return Phrase("khtcg-card-form", {"type": name}) if printed & CardKind.FORM else name
    raise AssertionError(card.code)


def card_sentences(book: Book, card: Card) -> list[Phrase]:
    """The sentences of a card, one by one."""
    plain = card.plain
    names = reference_names(book)
    found: list[Phrase] = []
    if plain["limit"] != "usual":
        found.append(Phrase("khtcg-text-copies", {"limit": plain["limit"]}, "KH-DECK-11"))
    bearers = [names.get(name, Phrase("khtcg-named", {"name": name})) for name in plain.get("bearers", ())]
    kinds = plain.get("bearer_kinds", ())
    bearers += [Phrase(f"khtcg-kinds-{kind.replace('_', '-')}.many") for kind in kinds]
    if bearers:
        found.append(Phrase("khtcg-text-bearers", {"names": join("cards-or", bearers)}, "KH-EQUIP-04"))
    if plain.get("cooperation"):
        needed = [names[name] for name in plain["cooperation"]]
        found.append(Phrase("khtcg-text-cooperation", {"names": join("cards-and", needed)}, "KH-TECH-03"))
    timing = tuple(plain.get("timing", TIMED))
    if timing != TIMED:
        when = join("cards-or", [Phrase(f"khtcg-timing-{word.replace('_', '-')}") for word in timing])
        found.append(Phrase("khtcg-text-timing", {"timing": when}))
    found += program_phrases(VOCABULARY, EFFECTS, plain.get("effects", []), names)
    return found + program_phrases(VOCABULARY, TEXT, plain["text"], names)


def program_text(book: Book, place: int) -> Phrase:
    """The sentences of a program of effects, by the place where it begins."""
    sentences = program_phrases(VOCABULARY, EFFECTS, book.written[place], reference_names(book))
    return join("cards-then", sentences)


def reference_names(book: Book) -> dict[str, Phrase]:
    """The names that texts refer to, as they stand in a text: in quotation marks."""
    return {name: Phrase("khtcg-named", {"name": said}) for name, said in said_names(book).items()}


def readable_names(book: Book) -> dict[str, Phrase]:
    """The names that a text may refer to, in quotation marks: those of all cards, and Home Worlds."""
    own = {card.names["en"]: Phrase("khtcg-named", {"name": name_of(card)}) for card in book.cards}
    return {**own, **reference_names(book)}


def is_known(plain: Plain) -> bool:
    """Return whether something of a card is said to be that of a published one."""
    return bool(plain["found"] or plain["inferred"])


def basis(plain: Plain) -> Phrase:
    """The facts known of the published card of this name, and that the rest is designed."""
    if not is_known(plain):
        return Phrase("khtcg-card-designed")
    args: dict[str, Filling] = {"found": facts(plain["found"]), "inferred": facts(plain["inferred"])}
    return Phrase("khtcg-card-basis", args)


def facts(words: Any) -> Phrase:  # noqa: ANN401 - a list, or the empty default
    """Fields of a card as a list."""
    known = [Phrase(f"khtcg-fact-{word.replace('_', '-')}") for word in words]
    return join("cards-list", known) if known else Phrase("khtcg-fact-none")
