"""Sentences back into what fills them: the catalogues read as a grammar.

A message of a catalogue prints what fills its variables; here the same message is held against a text, and
says with which fillings it would have printed it. So there is no second list of phrases: what can be printed
can be read, in every language.

Spaces and capital letters do not matter, and figures may be written as words (`cards-figures`). A loose
reading passes over punctuation and quotation marks, too, and takes other wordings (`cards-variants`) for the
printed ones. Everything else has to be there.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from fluent.syntax import ast as fluent

from playmat.texts.catalogue import parsed
from playmat.texts.sources import game_sources, shared_sources

Value: TypeAlias = object
"""The filling of a variable: a word, a number, or the reading of a part of the text."""

KEPT: Final = frozenset("/%&#@*")
"""Signs that a loose reading does not pass over, as it does punctuation and quotation marks."""

FIGURES: Final = re.compile(r"(\d+)")

EMPTY: Final = "none"
"""The filling of what is left out."""


class Words(NamedTuple):
    """A piece of a sentence that stands as it is: what counts of it, exactly and loosely."""

    exact: str
    loose: str


class Figure(NamedTuple):
    """A piece that is a number, in figures or as a word."""

    number: int


class Gap(NamedTuple):
    """A piece that is a variable."""

    name: str


class Other(NamedTuple):
    """A piece that is another message, by its key."""

    key: str


class Variant(NamedTuple):
    """One of several wordings: for a value of a variable, or for all others."""

    key: str
    default: bool
    pieces: tuple[Piece, ...]


class Either(NamedTuple):
    """A piece whose wording depends on a variable.

    Attributes:
        name: the variable.
        keys: the values that have a wording of their own.
        variants: the wordings.
    """

    name: str
    keys: frozenset[str]
    variants: tuple[Variant, ...]


Piece: TypeAlias = "Words | Figure | Gap | Other | Either"


class Choice(NamedTuple):
    """A variable that is one of some words."""

    words: frozenset[str]


class Number(NamedTuple):
    """A variable that is a number, or one of some words that stand for one."""

    words: frozenset[str] = frozenset()


class Part(NamedTuple):
    """A variable that is a part of the text, read by a reader of its own.

    Attributes:
        read: gives each place where the part can end, and what it says.
        name: the variable that it fills; several forms of a part fill the same one.
    """

    read: Callable[[int], Iterator[tuple[int, Value]]]
    name: str


Slot: TypeAlias = "Choice | Number | Part"
Slots: TypeAlias = "Mapping[str, Slot]"


class Open(NamedTuple):
    """The knowledge of a variable that has not been read: it is none of these."""

    excluded: frozenset[str]


Bound: TypeAlias = "Mapping[str, Value | frozenset[str] | Open]"
"""The knowledge of the variables: a value, the words that are left, or what it is not."""

NOTHING_BOUND: Final[Bound] = {}


@lru_cache(maxsize=32_768)
def letters(text: str, loose: bool = True) -> str:
    """The signs of a text that count.

    >>> letters("Draw 2 cards; “Goofy” gains -1 HP.")
    'draw2cardsgoofygains-1hp'
    >>> letters("Draw 2 cards.", loose=False)
    'draw2cards.'
    """
    return "".join(one for one, _at in counted(text, loose))


def counted(text: str, loose: bool) -> Iterator[tuple[str, int]]:
    """The signs of a text that count, with their places; a sign before a figure always counts."""
    plain = text.replace("\N{MINUS SIGN}", "-")
    for at, raw in enumerate(plain):
        signed = raw == "-" and plain[at + 1 : at + 2].isdigit() and not plain[at - 1 : at].isalnum()
        if raw.isspace() or (loose and not signed and is_punctuation(raw)):
            continue
        for one in unicodedata.normalize("NFKC", raw).casefold():
            yield one, at


def is_punctuation(one: str) -> bool:
    """Return whether a sign is passed over by a loose reading."""
    return unicodedata.category(one).startswith("P") and one not in KEPT


class Grammar:
    """The messages of a language, held against one text.

    Args:
        text: what is read.
        lang: its language.
        game: the game whose catalogue is read beside the shared one.
        loose: pass over punctuation.

    Attributes:
        length: how many letters of the text count; a text is read where a reading ends there.
        furthest: how far any reading came.
    """

    def __init__(self, text: str, lang: str, game: str, loose: bool) -> None:
        found = list(counted(text, loose))
        if loose:
            found = usual(found, lang)
        self.lang = lang
        self.game = game
        self.loose = loose
        self.text = text
        self.letters = "".join(one for one, _at in found)
        self.places = [at for _one, at in found]
        self.length = len(found)
        self.furthest = 0
        self.messages = messages(lang, game)
        self.figures = figures(lang)

    def place(self, at: int) -> int:
        """The place in the text of a letter that counts."""
        return self.places[at] if at < self.length else len(self.text)

    def read(self, key: str, at: int, slots: Slots) -> Iterator[tuple[int, dict[str, Value]]]:
        """Each way in which a message can be what stands here: where it ends, and what fills it.

        Args:
            key: the message; a form of it may follow a dot.
            at: where it begins.
            slots: the variables it may have.
        """
        first = openings(self.lang, self.game, key, self.loose)
        if first is not None and "" not in first and self.letters[at : at + 1] not in first:
            return
        for end, bound in self._message(key, at, NOTHING_BOUND, slots):
            if not any(isinstance(value, Open) for value in bound.values()):
                yield end, dict(bound)

    def joined(
        self, word: str, at: int, item: Callable[[int], Iterator[tuple[int, Value]]]
    ) -> Iterator[tuple[int, list[Value]]]:
        """Several things in a row, as `cards.text.join` puts them: `word` joins two, commas the others."""
        for end, first in item(at):
            yield end, [first]
            for how in dict.fromkeys((word, "cards-list")):
                rest = Part(lambda place: self.joined(word, place, item), "rest")
                bound = {"first": first}
                for after, found in self._message(how, end, bound, {"rest": rest}, skip=1):
                    tail = found.get("rest")
                    if isinstance(tail, list):
                        yield after, [first, *tail]

    def literal(self, text: str, at: int) -> int:
        """The end of a text that stands here; -1 if it does not."""
        return self._stands(letters(text, self.loose), at)

    def _stands(self, wanted: str, at: int) -> int:
        end = at + len(wanted)
        if self.letters.startswith(wanted, at):
            self.furthest = max(self.furthest, end)
            return -1 if wanted[-1:].isdigit() and self._glued(end) else end
        if at >= self.furthest:
            same = next((n for n, one in enumerate(wanted) if self.letters[at + n : at + n + 1] != one), 0)
            self.furthest = max(self.furthest, at + same)
        return -1

    def number(self, at: int) -> Iterator[tuple[int, int]]:
        """A number that stands here, in figures or as a word."""
        end = at
        while end < self.length and self.letters[end].isdecimal() and (end == at or self._glued(end)):
            end += 1
        if end > at:
            self.furthest = max(self.furthest, end)
            yield end, int(self.letters[at:end])
        for said, value in self.figures.items():
            after = self.literal(said, at)
            if after >= 0 and not self._within_word(after):
                yield after, value

    def _glued(self, at: int) -> bool:
        """Return whether a figure goes on here."""
        return (
            at < self.length and self.letters[at].isdecimal() and self.places[at] == self.places[at - 1] + 1
        )

    def _within_word(self, at: int) -> bool:
        """Return whether a place is in the middle of a word; Japanese has no spaces to tell."""
        if at >= self.length or self.places[at] != self.places[at - 1] + 1:
            return False
        return self.letters[at].isascii() and self.letters[at - 1].isascii()

    def _message(
        self, key: str, at: int, bound: Bound, slots: Slots, skip: int = 0
    ) -> Iterator[tuple[int, Bound]]:
        pieces = pieces_for(self.messages, key)
        if pieces:
            yield from self._pieces(pieces, skip, at, bound, slots)

    def _pieces(
        self, pieces: tuple[Piece, ...], index: int, at: int, bound: Bound, slots: Slots
    ) -> Iterator[tuple[int, Bound]]:
        while index < len(pieces):
            one = pieces[index]
            if not isinstance(one, Words):
                break
            at = self._stands(one.loose if self.loose else one.exact, at)
            if at < 0:
                return
            index += 1
        else:
            yield at, bound
            return
        index += 1
        ways: Iterator[tuple[int, Bound]]
        if isinstance(one, Figure):
            ways = ((end, bound) for end, value in self.number(at) if value == one.number)
        elif isinstance(one, Either):
            ways = self._either(one, at, bound, slots)
        elif isinstance(one, Gap):
            ways = self._variable(one.name, at, bound, slots)
        else:
            ways = self._message(one.key, at, bound, slots)
        if index == len(pieces):
            yield from ways
            return
        for end, found in ways:
            yield from self._pieces(pieces, index, end, found, slots)

    def _variable(self, name: str, at: int, bound: Bound, slots: Slots) -> Iterator[tuple[int, Bound]]:
        slot = slots.get(name)
        if isinstance(slot, Number):
            known = bound.get(name)
            for end, value in self.number(at):
                if isinstance(known, Open | None) or known == value:
                    yield end, {**bound, name: value}
        elif isinstance(slot, Part):
            for end, part in slot.read(at):
                yield end, {**bound, slot.name: part}
        elif isinstance(slot, Choice):
            for word in slot.words:
                end = self.literal(word, at)
                if end >= 0:
                    yield end, {**bound, name: word}

    def _either(self, one: Either, at: int, bound: Bound, slots: Slots) -> Iterator[tuple[int, Bound]]:
        slot = slots.get(one.name)
        name = slot.name if isinstance(slot, Part) else one.name
        before = bound.get(name)
        for variant in one.variants:
            for known in narrowed(slot, before, variant.key, one.keys, variant.default):
                found = bound if known is before else {**bound, name: known}
                yield from self._pieces(variant.pieces, 0, at, found, slots)


def narrowed(
    slot: Slot | None, known: object, key: str, keys: frozenset[str], default: bool
) -> Iterator[object]:
    """The values that a variable can have if a variant is the one that was printed; none if it cannot be.

    Args:
        slot: what the variable can be.
        known: what is known of it by now.
        key: that of the variant.
        keys: those of all variants but the one that is printed for everything else.
        default: whether it is that one.
    """
    if isinstance(slot, Choice):
        left = known if isinstance(known, frozenset) else frozenset({known}) if known else slot.words
        fit = frozenset(one for one in left if (one not in keys if default else one == key))
        if fit:
            yield fit if len(fit) > 1 else next(iter(fit))
        return
    plural = key in PLURALS or (default and keys <= PLURALS)
    if isinstance(slot, Number) and plural:
        # nobody insists on the form that a language wants for a number; where no number is said, it is 1
        yield 1 if known is None and key == "one" else known
    elif default:
        named = str(known) if isinstance(known, int | str) else None
        if named is None or named not in keys:
            yield known if known is not None and not isinstance(known, Open) else Open(keys)
    elif isinstance(slot, Number):
        value: object = int(key) if key.isdecimal() else key
        if known == value or ((known is None or isinstance(known, Open)) and allowed(slot, key, known)):
            yield value
    elif isinstance(slot, Part) and key == EMPTY and (known is None or known == EMPTY):
        yield EMPTY


def allowed(slot: Number, key: str, known: object) -> bool:
    """Return whether a number can be what a variant is named after."""
    excluded = known.excluded if isinstance(known, Open) else frozenset()
    return key not in excluded and (key.isdecimal() or key in slot.words)


PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


@cache
def messages(lang: str, game: str) -> dict[str, tuple[Piece, ...]]:
    """The messages of a language by their keys, shared ones and a game's own; a form follows a dot."""
    found: dict[str, tuple[Piece, ...]] = {}
    for source in shared_sources(lang) + (game_sources(game, lang) if game else []):
        for one in parsed(source.text).body:
            if isinstance(one, fluent.Message):
                if one.value is not None:
                    found[one.id.name] = pieces_of(one.value)
                for form in one.attributes:
                    found[f"{one.id.name}.{form.id.name}"] = pieces_of(form.value)
    return found


@cache
def openings(lang: str, game: str, key: str, loose: bool) -> frozenset[str] | None:
    """The letters with which a message can begin; the empty one if it can be empty, None if with any."""
    known = messages(lang, game)
    return first_letters(known, pieces_for(known, key), loose)


def pieces_for(known: Mapping[str, tuple[Piece, ...]], key: str) -> tuple[Piece, ...]:
    """The pieces of a form of a message, or of the message where its language has no such form."""
    return known.get(key) or known.get(key.partition(".")[0], ())


def first_letters(
    known: Mapping[str, tuple[Piece, ...]], pieces: tuple[Piece, ...], loose: bool
) -> frozenset[str] | None:
    """The letters with which some pieces can begin, as `openings` has them."""
    found: frozenset[str] = frozenset({""})
    for one in pieces:
        if isinstance(one, Gap | Figure):
            return None
        if isinstance(one, Words):
            more: frozenset[str] | None = frozenset({(one.loose if loose else one.exact)[:1]})
        elif isinstance(one, Other):
            more = first_letters(known, pieces_for(known, one.key), loose)
        else:
            each = [first_letters(known, variant.pieces, loose) for variant in one.variants]
            more = None if None in each else frozenset().union(*filter(None, each))
        if more is None:
            return None
        found = (found - {""}) | more
        if "" not in more:
            return found
    return found


def pieces_of(pattern: fluent.Pattern) -> tuple[Piece, ...]:
    """A pattern of a catalogue in pieces."""
    found: list[Piece] = []
    for one in pattern.elements:
        if isinstance(one, fluent.TextElement):
            found += said(one.value)
        elif isinstance(one.expression, fluent.StringLiteral):
            found += said(one.expression.value)
        else:
            found.append(piece_of(one.expression))
    return tuple(found)


def said(text: str) -> list[Piece]:
    """Words as they stand in a catalogue; a figure among them can be written as a word, too."""
    return [
        Figure(int(one)) if one.isdecimal() else Words(letters(one, loose=False), letters(one))
        for one in FIGURES.split(text)
        if one
    ]


def piece_of(one: fluent.InlineExpression | fluent.Placeable | fluent.SelectExpression) -> Piece:
    """The piece that stands in braces in a catalogue.

    Raises:
        ValueError: what no sentence of ours uses, such as a function.
    """
    if isinstance(one, fluent.VariableReference):
        return Gap(one.id.name)
    if isinstance(one, fluent.MessageReference):
        return Other(one.id.name + (f".{one.attribute.name}" if one.attribute is not None else ""))
    if isinstance(one, fluent.SelectExpression) and isinstance(one.selector, fluent.VariableReference):
        variants = tuple(
            Variant(
                one_of.key.name if isinstance(one_of.key, fluent.Identifier) else str(one_of.key.value),
                one_of.default,
                pieces_of(one_of.value),
            )
            for one_of in one.variants
        )
        return Either(one.selector.id.name, frozenset(v.key for v in variants if not v.default), variants)
    raise ValueError(type(one).__name__)


def usual(found: list[tuple[str, int]], lang: str) -> list[tuple[str, int]]:
    """The letters of a text, with other wordings of something in the usual one (`cards-variants`)."""
    text = "".join(one for one, _at in found)
    for other, wording in variants(lang).items():
        at = text.find(other)
        while at >= 0:
            place = found[at][1]
            found = [*found[:at], *((one, place) for one in wording), *found[at + len(other) :]]
            text = "".join(one for one, _at in found)
            at = text.find(other, at + len(wording))
    return found


@cache
def variants(lang: str) -> dict[str, str]:
    """Other wordings that people use, each with the one that the catalogues have, loosely."""
    pairs = [one.partition("=") for one in listed("cards-variants", lang)]
    return {letters(other): letters(wording) for other, _, wording in pairs}


@cache
def links(lang: str) -> tuple[str, ...]:
    """The words that people put between two sentences, or make one of two with."""
    return ("", *listed("cards-links", lang))


@cache
def figures(lang: str) -> dict[str, int]:
    """The words of a language that stand for numbers: `cards-figures`, from 1 on, several for one by `/`."""
    said_so = enumerate(listed("cards-figures", lang), 1)
    return {word: number for number, words in said_so for word in words.split("/")}


def listed(key: str, lang: str) -> list[str]:
    """A list of a catalogue, with `;` between what it lists."""
    words = [one.exact for one in messages(lang, "").get(key, ()) if isinstance(one, Words)]
    return [one for one in "".join(words).split(";") if one]
