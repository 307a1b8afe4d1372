"""The wordings of the catalogues in pieces, for whoever reads a text by them (`reading`)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from fluent.syntax import ast as fluent

from playmat.texts.catalogue import INSIDE, entries, parsed
from playmat.texts.sources import game_sources, shared_sources

KEPT: Final = frozenset("/%&#@*")
"""Signs that a loose reading does not pass over, as it does punctuation and quotation marks."""

FIGURES: Final = re.compile(r"(\d+)")

ALSO: Final = ("also", "also-2", "also-3")
"""The forms of a message that people use beside the printed one."""


class FixedWords(NamedTuple):
    """A piece of a sentence that stands as it is: what counts of it, exactly and loosely, and all of it."""

    exact: str
    loose: str
    said: str = ""


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


Piece: TypeAlias = "FixedWords | Figure | Gap | Other | Either"


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


class Messages(Mapping[str, tuple[Piece, ...]]):
    """The messages of a language by their keys, shared ones and a game's own; a form follows a dot.

    Each is taken to pieces when it is first asked for: a text is read by some hundred of two thousand.
    """

    def __init__(self, lang: str, game: str) -> None:
        self._texts: dict[str, str] = {}
        for source in shared_sources(lang) + (game_sources(game, lang) if game else []):
            self._texts.update(entries(source.text))
        self._read: dict[str, dict[str, tuple[Piece, ...]]] = {}

    def __getitem__(self, key: str) -> tuple[Piece, ...]:
        return self._message(key.partition(".")[0])[key]

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(map(self._message, self._texts))

    def __len__(self) -> int:
        return sum(1 for _key in self)

    def _message(self, name: str) -> dict[str, tuple[Piece, ...]]:
        """The pieces of a message and of each of its forms."""
        if name not in self._read:
            found: dict[str, tuple[Piece, ...]] = {}
            for one in parsed(self._texts.get(name, "")).body:
                if isinstance(one, fluent.Message):
                    if one.value is not None:
                        found[name] = pieces_of(one.value)
                    for form in one.attributes:
                        pieces = pieces_of(form.value)
                        also = form.id.name in ALSO
                        found[f"{name}.{form.id.name}"] = only_named(pieces) if also else pieces
            self._read[name] = found
        return self._read[name]


@cache
def messages(lang: str, game: str) -> Messages:
    """The messages of a language, shared ones and a game's own."""
    return Messages(lang, game)


def only_named(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Pieces in which a wording for everything else is one for its own value alone.

    What is printed has a wording for everything; what people write beside it says one thing.
    """
    return tuple(
        one._replace(
            variants=tuple(
                way._replace(default=way.default and way.key == "other", pieces=only_named(way.pieces))
                for way in one.variants
            )
        )
        if isinstance(one, Either)
        else one
        for one in pieces
    )


@cache
def openings(lang: str, game: str, key: str, loose: bool, varied: bool) -> frozenset[str] | None:
    """The letters with which a message can begin; the empty one if it can be empty, None if with any."""
    known = messages(lang, game)
    return any_letters([first_letters(known, one, loose, varied) for one in wordings(known, key, varied)])


def wordings(known: Mapping[str, tuple[Piece, ...]], key: str, varied: bool) -> Iterator[tuple[Piece, ...]]:
    """The pieces of a message: the printed ones, and for a varied reading each form that begins with `also`.

    A form of a message that its language does not have is the message itself.
    """
    message, _, form = key.partition(".")
    pieces = known.get(key) or known.get(message, ())
    if pieces:
        yield pieces
    if varied and not form:
        for name in ALSO:
            if f"{message}.{name}" not in known:
                return
            yield known[f"{message}.{name}"]


def any_letters(each: Sequence[frozenset[str] | None]) -> frozenset[str] | None:
    """The letters of one of several."""
    return None if None in each else frozenset().union(*filter(None, each))


def first_letters(
    known: Mapping[str, tuple[Piece, ...]], pieces: tuple[Piece, ...], loose: bool, varied: bool
) -> frozenset[str] | None:
    """The letters with which some pieces can begin, as `openings` has them."""
    found: frozenset[str] = frozenset({""})
    for one in pieces:
        if isinstance(one, Gap | Figure):
            return None
        if isinstance(one, FixedWords):
            more: frozenset[str] | None = frozenset({(one.loose if loose else one.exact)[:1]})
        elif isinstance(one, Other):
            ways = wordings(known, one.key, varied)
            more = any_letters([first_letters(known, way, loose, varied) for way in ways])
        else:
            more = any_letters([first_letters(known, way.pieces, loose, varied) for way in one.variants])
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
        Figure(int(one)) if one.isdecimal() else FixedWords(letters(one, loose=False), letters(one), one)
        for one in FIGURES.split(text)
        if one
    ]


def piece_of(one: fluent.InlineExpression | fluent.Placeable | fluent.SelectExpression) -> Piece:
    """The piece that stands in braces in a catalogue.

    Raises:
        ValueError: what no sentence of ours uses, such as a term.
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
    if isinstance(one, fluent.FunctionReference) and one.id.name == INSIDE:
        (whole,) = one.arguments.positional
        return piece_of(whole)  # capital letters do not matter
    raise ValueError(type(one).__name__)


@cache
def other_words(lang: str, game: str) -> dict[str, str]:
    """Other words that people use, each with the one that the catalogues have, loosely."""
    known = messages(lang, game)
    pairs = [
        one.partition("=") for key in ("cards-variants", f"{game}-variants") for one in listed(known, key)
    ]
    return {letters(other): letters(wording) for other, _, wording in pairs}


def usual(found: list[tuple[str, int]], raw: str, other_words: Mapping[str, str]) -> list[tuple[str, int]]:
    """The letters of a text, with other words for something in the usual ones."""
    text = "".join(one for one, _at in found)
    for other, wording in other_words.items():
        at = text.find(other)
        while at >= 0:
            end = at + len(other)
            place = found[at][1]
            if begins_word(raw, place) and begins_word(raw, found[end - 1][1] + 1):
                found = [*found[:at], *((one, place) for one in wording), *found[end:]]
                text = "".join(one for one, _at in found)
                end = at + len(wording)
            at = text.find(other, end)
    return found


def begins_word(raw: str, at: int) -> bool:
    """Return whether a word can begin or end here; those of Japanese have nothing between them."""
    around = raw[max(at - 1, 0) : at + 1]
    return not (len(around) == 2 and around.isascii() and around.isalnum())


@cache
def links(lang: str) -> tuple[str, ...]:
    """The words that people put between two sentences, or make one of two with."""
    return ("", *listed(messages(lang, ""), "cards-links"))


@cache
def figures(lang: str) -> dict[str, int]:
    """The words of a language that stand for numbers: `cards-figures`, from 1 on, several for one by `/`."""
    said_so = enumerate(listed(messages(lang, ""), "cards-figures"), 1)
    return {word: number for number, words in said_so for word in words.split("/")}


def listed(known: Mapping[str, tuple[Piece, ...]], key: str) -> list[str]:
    """A list of a catalogue, with `;` between what it lists."""
    words = "".join(
        one.exact if isinstance(one, FixedWords) else str(one.number)
        for one in known.get(key, ())
        if isinstance(one, FixedWords | Figure)
    )
    return [one for one in words.split(";") if one]
