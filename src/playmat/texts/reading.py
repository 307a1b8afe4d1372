"""Sentences back into what fills them: the catalogues read as a grammar.

A message of a catalogue prints what fills its variables; here the same message is held against a text, and
says with which fillings it would have printed it. So there is no second list of phrases: what can be printed
can be read, in every language.

Spaces and capital letters do not matter, and figures may be written as words (`cards-figures`). A varied
reading takes other sentences or parts of them for the printed ones (the forms `also` of a message), those of
earlier prints among them. A loose reading is varied, passes over punctuation and quotation marks, too, and
takes other words (`cards-variants` of all games, `<game>-variants` of one). Everything else has to be there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from playmat.texts.wordings import (
    Either,
    Figure,
    FixedWords,
    Gap,
    Piece,
    counted,
    figures,
    letters,
    messages,
    openings,
    other_words,
    usual,
    wordings,
)

Value: TypeAlias = object
"""The filling of a variable: a word, a number, or the reading of a part of the text."""

EMPTY: Final = "none"
"""The filling of what is left out."""


class OneOf(NamedTuple):
    """A variable that is one of some words."""

    words: frozenset[str]


class NumberVariable(NamedTuple):
    """A variable that is a number, or one of some words that stand for one."""

    words: frozenset[str] = frozenset()


class PartVariable(NamedTuple):
    """A variable that is a part of the text, read by a reader of its own.

    Attributes:
        read: gives each place where the part can end, and what it says.
        name: the variable that it fills; several forms of a part fill the same one.
    """

    read: Callable[[int], Iterator[tuple[int, Value]]]
    name: str


Slot: TypeAlias = "OneOf | NumberVariable | PartVariable"
Slots: TypeAlias = "Mapping[str, Slot]"


class Open(NamedTuple):
    """The knowledge of a variable that has not been read: it is none of these."""

    excluded: frozenset[str]


Bound: TypeAlias = "Mapping[str, Value | frozenset[str] | Open]"
"""The knowledge of the variables: a value, the words that are left, or what it is not."""

NOTHING_BOUND: Final[Bound] = {}


class Grammar:
    """The messages of a language, held against one text.

    Args:
        text: what is read.
        lang: its language.
        game: the game whose catalogue is read beside the shared one.
        loose: pass over punctuation, and take other wordings.
        ahead: note what could follow at the end of the text, too.
        varied: take other sentences for the printed ones, as a loose reading does.

    Attributes:
        length: how many letters of the text count; a text is read where a reading ends there.
        furthest: how far any reading came.
        next: the words that could follow at the end of the text, each with how many letters of it are there.
        counts: whether a number could follow there.
    """

    def __init__(
        self, text: str, lang: str, game: str, loose: bool, ahead: bool = False, varied: bool = False
    ) -> None:
        found = list(counted(text, loose))
        if loose:
            found = usual(found, text, other_words(lang, game))
        self.lang = lang
        self.game = game
        self.loose = loose
        self.varied = loose or varied
        self.text = text
        self.letters = "".join(one for one, _at in found)
        self.places = [at for _one, at in found]
        self.length = len(found)
        self.furthest = 0
        self.ahead = ahead
        self.next: dict[tuple[str, int], None] = {}
        self.counts = False
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
        first = openings(self.lang, self.game, key, self.loose, self.varied)
        if self.ahead and at == self.length:
            first = None
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
                rest = PartVariable(lambda place: self.joined(word, place, item), "rest")
                bound = {"first": first}
                for after, found in self._message(how, end, bound, {"rest": rest}, skip=1):
                    tail = found.get("rest")
                    if isinstance(tail, list):
                        yield after, [first, *tail]

    def literal(self, text: str, at: int) -> int:
        """The end of a text that stands here; -1 if it does not."""
        return self._stands(letters(text, self.loose), at, text)

    def _stands(self, wanted: str, at: int, said: str) -> int:
        """The end of the letters that count of some words, if they stand here; else -1."""
        end = at + len(wanted)
        if self.ahead and end > self.length >= at and wanted.startswith(self.letters[at:]):
            self.next[said, self.length - at] = None
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
        self.counts = self.counts or (self.ahead and at == self.length)
        while end < self.length and self.letters[end].isdecimal() and (end == at or self._glued(end)):
            end += 1
        if end > at:
            self.furthest = max(self.furthest, end)
            yield end, int(self.letters[at:end])
        for said, value in self.figures.items() if at < self.length else ():
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
        for pieces in wordings(self.messages, key, self.varied):
            yield from self._pieces(pieces, skip, at, bound, slots)

    def _pieces(
        self, pieces: tuple[Piece, ...], index: int, at: int, bound: Bound, slots: Slots
    ) -> Iterator[tuple[int, Bound]]:
        while index < len(pieces):
            one = pieces[index]
            if not isinstance(one, FixedWords):
                break
            at = self._stands(one.loose if self.loose else one.exact, at, one.said)
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
        if isinstance(slot, NumberVariable):
            known = bound.get(name)
            for end, value in self.number(at):
                if isinstance(known, Open | None) or known == value:
                    yield end, {**bound, name: value}
        elif isinstance(slot, PartVariable):
            for end, part in slot.read(at):
                yield end, {**bound, slot.name: part}
        elif isinstance(slot, OneOf):
            for word in slot.words:
                end = self.literal(word, at)
                if end >= 0:
                    yield end, {**bound, name: word}

    def _either(self, one: Either, at: int, bound: Bound, slots: Slots) -> Iterator[tuple[int, Bound]]:
        slot = slots.get(one.name)
        name = slot.name if isinstance(slot, PartVariable) else one.name
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
    if isinstance(slot, OneOf):
        left = known if isinstance(known, frozenset) else frozenset({known}) if known else slot.words
        fit = frozenset(one for one in left if (one not in keys if default else one == key))
        if fit:
            yield fit if len(fit) > 1 else next(iter(fit))
        return
    plural = key in PLURALS or (default and keys <= PLURALS)
    if isinstance(slot, NumberVariable) and plural:
        # nobody insists on the form that a language wants for a number; where no number is said, it is 1
        yield 1 if known is None and key == "one" else known
    elif default:
        named = str(known) if isinstance(known, int | str) else None
        if named is None or named not in keys:
            yield known if known is not None and not isinstance(known, Open) else Open(keys)
    elif isinstance(slot, NumberVariable):
        value: object = int(key) if key.isdecimal() else key
        if known == value or ((known is None or isinstance(known, Open)) and allowed(slot, key, known)):
            yield value
    elif isinstance(slot, PartVariable) and key == EMPTY and (known is None or known == EMPTY):
        yield EMPTY


def allowed(slot: NumberVariable, key: str, known: object) -> bool:
    """Return whether a number can be what a variant is named after."""
    excluded = known.excluded if isinstance(known, Open) else frozenset()
    return key not in excluded and (key.isdecimal() or key in slot.words)


PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
