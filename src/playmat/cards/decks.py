"""Decks as people hand them on: lines of text, a share code, JSON; the same deck in all three.

    Name: Glacier Bastion

    Team
    1 Frostusk

    Cards
    2 Cold Snap

A `Deck` has one form: equal copies stand together, and where the order of the cards does not matter they are
sorted by code. So a deck has one text in each language, one share code and one JSON document, and each gives
the same deck back. This room reads, writes, and refuses what it cannot read; what is legal the game knows.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

import msgspec

from playmat.cards.text import join, named
from playmat.kernel.documents.form import BadForm, nearest, shown
from playmat.kernel.documents.form import read_json as read_form
from playmat.kernel.errors import PlaymatError
from playmat.kernel.languages import LANGUAGES, words_by_language
from playmat.kernel.phrase import Filling, Phrase

MAX_TEXT: Final = 20_000
MAX_LINE: Final = 200
MAX_CARDS: Final = 500
MAX_COPIES: Final = 99
MAX_NAME: Final = 60
MAX_MISTAKES: Final = 20
JSON_FORMAT: Final = 1

COMMENT: Final = re.compile(r"(?:^|\s)(?:#|//).*")
BULLET: Final = re.compile(r"[-*\u2022・]\s+")
TRAILING: Final = re.compile(r"(.+?)\s*(?:\s[x*]\s*|×\s*)([0-9]{1,6})")
WITH_CODE: Final = re.compile(r"(.+?)\s*[(\[]([a-z0-9-]+)[)\]]")
HEADING: Final = re.compile(r"(.+?)\s*(?:\([0-9]+\))?\s*:?")
NOBODY: Final = -1


def fold(text: str) -> str:
    """A text as it is compared: without case, accents, kinds of apostrophes, width and double spaces.

    >>> fold("  Pollibrì’s  TWIN "), fold("ガ") == fold("カ")
    ("pollibri's twin", False)
    """
    plain = unicodedata.normalize("NFKD", text).casefold()
    bare = "".join([sign for sign in plain if not "\u0300" <= sign <= "\u036f"])
    whole = unicodedata.normalize("NFKC", bare).replace("\u2019", "'").replace("\u2018", "'")
    return " ".join(whole.split())


def any_of(word: str) -> str:
    """A pattern for what a word of decks can be in any language."""
    said = words_by_language("playmat", "deck")[word].values()
    return "|".join([re.escape(way) for ways in said for way in ways])


COPIES: Final = fold(any_of("copies"))
NAME_LINE: Final = re.compile(rf"(?:{any_of('name')})\s*[:\uff1a](.*)", re.IGNORECASE)
LEADING: Final = re.compile(rf"([0-9]{{1,6}})\s*(?:[x×*]\s|×|{COPIES}|\s)\s*(.+)")
COUNTED: Final = re.compile(rf"(.+?)\s*([0-9]{{1,6}})\s*(?:{COPIES})")


class BadDeck(PlaymatError):
    """A deck that cannot be read; `mistakes` names all that is wrong with it, up to a limit."""

    def __init__(self, mistakes: list[Phrase]) -> None:
        super().__init__(mistakes[0].key, mistakes[0].clause, **mistakes[0].args)
        self.mistakes = mistakes
        if len(mistakes) > 1:
            self.phrase = one_after_the_other(mistakes)


class DeckRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Equal cards that stand together.

    Attributes:
        code: the code of the card.
        count: how many.
    """

    code: str
    count: int


class Deck(msgspec.Struct, frozen=True):
    """A deck in its one form; `make_deck` makes it.

    Attributes:
        game: the id of its game.
        name: what its owner calls it; may be empty.
        parts: its cards by section, in the order of the game's sections.
    """

    game: str
    name: str
    parts: tuple[tuple[DeckRow, ...], ...]

    def codes(self) -> tuple[str, ...]:
        """The code of every card, section after section, as a seat of a match takes them."""
        return tuple(entry.code for part in self.parts for entry in part for _copy in range(entry.count))


class Section(msgspec.Struct, frozen=True):
    """A part of a deck, such as the team or the cards.

    Attributes:
        word: what it is called in JSON.
        headings: what it can be called in a text, by language; the first is the one that is written.
        ordered: the order of its cards matters.
    """

    word: str
    headings: dict[str, list[str]]
    ordered: bool = False

    def heading(self, language: str) -> str:
        """The heading written in a language; the English one if it has none."""
        return self.headings.get(language, self.headings["en"])[0]


class DeckCard(msgspec.Struct, frozen=True):
    """A card that can be in a deck.

    Attributes:
        code: its code.
        names: its name by language.
        sections: the words of the sections it can be in; the first where no heading says otherwise.
        others: names that are read as well; several cards may share one, which is then refused as ambiguous.
    """

    code: str
    names: dict[str, str]
    sections: tuple[str, ...]
    others: tuple[str, ...] = ()


class DeckBook:
    """The cards that decks of a game can be made of.

    Args:
        game: the id of the game.
        sections: the parts of a deck.
        cards: all cards.
        clause: the clause that refuses unknown cards, where the rules of the game have one.
    """

    def __init__(
        self, game: str, sections: tuple[Section, ...], cards: Iterable[DeckCard], clause: str = ""
    ) -> None:
        self.game = game
        self.sections = sections
        self.clause = clause
        self.cards: dict[str, DeckCard] = {card.code: card for card in cards}
        self.words: tuple[str, ...] = tuple(section.word for section in sections)
        self.named: dict[str, list[str]] = {}
        self.spelled: dict[str, str] = {}
        for card in self.cards.values():
            for text in (card.code, *card.names.values(), *card.others):
                codes = self.named.setdefault(fold(text), [])
                if card.code not in codes:
                    codes.append(card.code)
                self.spelled.setdefault(fold(text), text)
        self.headings: dict[str, int] = {
            fold(heading): number
            for number, section in enumerate(sections)
            for headings in section.headings.values()
            for heading in (section.word, *headings)
        }

    def unknown(self, text: str) -> Phrase:
        """The refusal of a card nobody knows, with the nearest one that exists."""
        near = nearest(fold(text[:MAX_LINE]), list(self.spelled))
        got = shown(text)
        if near:
            return Phrase("error-deck-unknown-near", {"got": got, "near": self.spelled[near]}, self.clause)
        return Phrase("error-deck-unknown", {"got": got, "game": self.game}, self.clause)

    def place(self, code: str, section: int) -> int | Phrase:
        """The section a known card goes to, given the one it stands in (or `NOBODY`), or a refusal."""
        allowed = self.cards[code].sections
        if section == NOBODY:
            return self.words.index(allowed[0])
        if self.words[section] in allowed:
            return section
        return Phrase(
            "error-deck-section",
            {
                "card": name_of(self.cards[code]),
                "got": heading_of(self.sections[section]),
                "wanted": heading_of(self.sections[self.words.index(allowed[0])]),
            },
        )


# ---- making and reading ------------------------------------------------------------------------------


def make_deck(book: DeckBook, name: str, chosen: Iterable[tuple[int, str, int]]) -> Deck:
    """A deck of entries given as section, code and count.

    Raises:
        BadDeck: it is too large, empty, or its name cannot be written on a line.
    """
    parts: list[list[tuple[str, int]]] = [[] for _section in book.sections]
    total = 0
    for number, code, count in chosen:
        total += count
        part = parts[number]
        same = [place for place, (known, _count) in enumerate(part) if known == code]
        if book.sections[number].ordered:
            same = [place for place in same if place == len(part) - 1]
        if same:
            part[same[0]] = (code, part[same[0]][1] + count)
        else:
            part.append((code, count))
        if count < 1 or (same and part[same[0]][1] > MAX_COPIES) or count > MAX_COPIES:
            raise BadDeck([Phrase("error-deck-count", {"got": shown(code), "limit": MAX_COPIES})])
        if total > MAX_CARDS:
            raise BadDeck([Phrase("error-deck-many", {"limit": MAX_CARDS})])
    if total == 0:
        raise BadDeck([Phrase("error-deck-empty", {"game": book.game})])
    for section, part in zip(book.sections, parts, strict=True):
        if not section.ordered:
            part.sort(key=lambda entry: natural(entry[0]))
    tidy = tuple(tuple(DeckRow(code, count) for code, count in part) for part in parts)
    return Deck(book.game, good_name(name), tidy)


def deck_of_codes(book: DeckBook, codes: Iterable[str], name: str = "") -> Deck:
    """A deck of codes, each in the first section its card can be in.

    Raises:
        BadDeck: a code that nobody knows, or what `make_deck` refuses.
    """
    return deck_of_entries(book, name, [(NOBODY, code, 1) for code in codes])


def deck_of_entries(book: DeckBook, name: str, entries: Iterable[tuple[int, str, int]]) -> Deck:
    """A deck of entries whose codes and sections nobody has checked."""
    chosen: list[tuple[int, str, int]] = []
    mistakes: list[Phrase] = []
    for section, code, count in entries:
        found = book.place(code, section) if code in book.cards else book.unknown(code)
        if isinstance(found, Phrase):
            if found not in mistakes:
                mistakes.append(found)
            if len(mistakes) == MAX_MISTAKES:
                break
        else:
            chosen.append((found, code, count))
    if mistakes:
        raise BadDeck(mistakes)
    return make_deck(book, name, chosen)


def good_name(name: str) -> str:
    """The name of a deck on one line.

    >>> good_name("  Night   Garden ")
    'Night Garden'

    Raises:
        BadDeck: it is too long, or has signs that cannot be printed.
    """
    plain = " ".join(name.split())
    if len(plain) > MAX_NAME or not plain.isprintable():
        raise BadDeck([Phrase("error-deck-name", {"got": shown(plain), "limit": MAX_NAME})])
    return plain


# ---- text --------------------------------------------------------------------------------------------


def write_text(book: DeckBook, deck: Deck, language: str = "en") -> str:
    """A deck as lines that can be pasted anywhere, with the names of a language."""
    lines: list[str] = [f"Name: {deck.name}", ""] if deck.name else []
    for number, (section, part) in enumerate(zip(book.sections, deck.parts, strict=True)):
        if part:
            lines.append(section.heading(language))
            lines += [_line(book, number, entry, language) for entry in part]
            lines.append("")
    return "\n".join(lines)


def _line(book: DeckBook, number: int, entry: DeckRow, language: str) -> str:
    """An entry by its name, or by its code where the name would be read as something else."""
    line = f"{entry.count} {book.cards[entry.code].names[language]}"
    again = _Reader(book)
    again.section = number
    again.line(line)
    wanted = [(number, entry.code, entry.count)]
    return line if again.chosen == wanted and not again.mistakes else f"{entry.count} {entry.code}"


def read_text(book: DeckBook, text: str) -> Deck:
    """A deck from lines of count and name or code, in any language and order.

    Raises:
        BadDeck: lines that cannot be understood, each named with what is nearest.
    """
    if len(text) > MAX_TEXT:
        raise BadDeck([Phrase("error-deck-size", {"limit": MAX_TEXT})])
    reader = _Reader(book)
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        reader.number = number
        reader.line(line)
        if len(reader.mistakes) == MAX_MISTAKES:
            break
    if reader.mistakes:
        raise BadDeck(reader.mistakes)
    return make_deck(book, reader.name, reader.chosen)


class _Reader:
    """Reads a text line by line.

    Attributes:
        number: the line.
        section: the section of the last heading, or `NOBODY`.
        name, chosen, mistakes: what was found.
    """

    def __init__(self, book: DeckBook) -> None:
        self.book = book
        self.number = 0
        self.section = NOBODY
        self.name = ""
        self.chosen: list[tuple[int, str, int]] = []
        self.mistakes: list[Phrase] = []

    def wrong(self, why: Phrase) -> None:
        """Note a mistake with its line."""
        self.mistakes.append(Phrase("error-deck-line", {"line": self.number, "why": why}, why.clause))

    def line(self, raw: str) -> None:
        """Read a line."""
        if len(raw) > MAX_LINE:
            return self.wrong(Phrase("error-deck-long", {"limit": MAX_LINE}))
        name = NAME_LINE.fullmatch(raw.strip())
        if name:
            self.name = name[1]
            return None
        text = BULLET.sub("", fold(COMMENT.sub("", raw)), count=1).strip()
        if not text:
            return None
        heading = HEADING.fullmatch(text)
        if heading and heading[1] in self.book.headings:
            self.section = self.book.headings[heading[1]]
            return None
        return self.entry(text)

    def entry(self, text: str) -> None:
        """Read a count and a card."""
        count, card = self.counted(text)
        if not 1 <= count <= MAX_COPIES:
            return self.wrong(Phrase("error-deck-count", {"got": shown(card), "limit": MAX_COPIES}))
        codes = self.book.named.get(card, [])
        both = WITH_CODE.fullmatch(card)
        if both and not codes:
            codes = self.book.named.get(both[2], [])
            if both[1] not in self.book.named and codes:
                return self.wrong(self.book.unknown(both[1]))
            if codes and not set(codes) & set(self.book.named[both[1]]):
                return self.wrong(
                    Phrase("error-deck-two-cards", {"name": shown(both[1]), "code": shown(both[2])})
                )
        if not codes:
            return self.wrong(self.book.unknown(card))
        if len(codes) > 1:
            return self.wrong(
                Phrase("error-deck-ambiguous", {"got": shown(card), "known": ", ".join(codes[:9])})
            )
        place = self.book.place(codes[0], self.section)
        if isinstance(place, Phrase):
            return self.wrong(place)
        self.chosen.append((place, codes[0], count))
        return None

    def counted(self, text: str) -> tuple[int, str]:
        """A folded line as count and card: `2 x`, `2x x`, `x x2`, `x ×2`, `x 2枚`, or `x` alone."""
        ways: list[tuple[int, str]] = []
        leading = LEADING.fullmatch(text)
        if leading:
            ways.append((int(leading[1]), leading[2]))
        for pattern in (TRAILING, COUNTED):
            trailing = pattern.fullmatch(text)
            if trailing:
                ways.append((int(trailing[2]), trailing[1]))
        ways.append((1, text))
        known = [way for way in ways if way[1] in self.book.named]
        return (known or ways)[0]


def natural(code: str) -> tuple[tuple[int, int | str], ...]:
    """A code as it is sorted: its numbers by size.

    >>> sorted(["A-10", "A-9", "A-B"], key=natural)
    ['A-9', 'A-10', 'A-B']
    """
    pieces = re.findall(r"[0-9]+|[^0-9]+", code)
    return (*[(0, int(piece)) if piece.isdecimal() else (1, piece) for piece in pieces], (2, code))


def name_of(card: DeckCard) -> Phrase:
    """The name of a card, which every language words with its own."""
    return named(card.names)


def heading_of(section: Section) -> Phrase:
    """The heading of a section likewise."""
    return Phrase("cards-name", {language: section.heading(language) for language in LANGUAGES})


def one_after_the_other(mistakes: list[Phrase]) -> Phrase:
    """Several mistakes as one phrase, each with its clause."""
    clauses = [
        Phrase("decks-clause", {"what": one, "clause": one.clause}) if one.clause else one for one in mistakes
    ]
    return join("cards-then", clauses)


# ---- JSON --------------------------------------------------------------------------------------------


class _Document(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as JSON."""

    deck: int
    game: str
    name: str
    sections: dict[str, list[DeckRow]]


def write_json(book: DeckBook, deck: Deck) -> str:
    """A deck as a JSON object on one line."""
    sections = {word: list(part) for word, part in zip(book.words, deck.parts, strict=True)}
    return msgspec.json.encode(_Document(JSON_FORMAT, deck.game, deck.name, sections)).decode()


def read_json(book: DeckBook, text: str) -> Deck:
    """The inverse.

    Raises:
        BadDeck: no JSON, no deck, or a deck with cards that nobody knows.
    """
    if len(text) > MAX_TEXT:
        raise BadDeck([Phrase("error-deck-size", {"limit": MAX_TEXT})])
    try:
        found: _Document = read_form(text, _Document)
    except BadForm as error:
        if not error.path:
            raise BadDeck([Phrase("error-deck-json", {"why": error.phrase})]) from error
        place: dict[str, Filling] = {"path": ".".join(error.path), "why": error.phrase}
        raise BadDeck([Phrase("error-deck-json-at", place)]) from error
    if found.deck != JSON_FORMAT:
        raise BadDeck([Phrase("error-deck-version", {"got": str(found.deck)[:20], "known": JSON_FORMAT})])
    check_game(book, found.game)
    for word in found.sections:
        if word not in book.words:
            known = ", ".join(book.words)
            raise BadDeck([Phrase("error-deck-sections", {"got": shown(word), "known": known})])
    entries = [
        (number, entry.code, entry.count)
        for number, word in enumerate(book.words)
        for entry in found.sections.get(word, [])
    ]
    return deck_of_entries(book, found.name, entries)


def check_game(book: DeckBook, game: str) -> None:
    """Refuse the deck of another game."""
    if game != book.game:
        raise BadDeck([Phrase("error-deck-game", {"got": shown(game), "wanted": book.game})])
