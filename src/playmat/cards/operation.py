"""The words of a card language: operations, their parameters, and the fields a card can have.

One definition says what may be written in a card file, how it becomes numbers, what its sentence is
called in the catalogues and whether carrying it out shows somebody something hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from playmat.kernel.documents.lines import Path

Card: TypeAlias = "dict[str, Any]"
"""A card as it stands in a file: plain data, checked."""

END: Final = 0
"""Ends a program. Operations of a game are numbered from 1."""

THINGS: Final = ("one", "two", "three")
"""The programs of a `choose`, among which somebody chooses."""

NUMBER: Final = "number"
WORD: Final = "word"
WORDS: Final = "words"
FLAG: Final = "flag"
TEXT: Final = "text"
TEXTS: Final = "texts"
NAMES: Final = "names"
PROGRAM: Final = "program"
CONTINUOUS: Final = "continuous"
TABLE: Final = "table"
CODES: Final = "codes"
COUNTS: Final = "counts"

MORE: Final = 1
"""More of a value is better for whoever plays the card."""

LESS: Final = -1
"""Less of it is better for whoever plays the card."""

ALIKE: Final = 0
"""It makes no difference to a match."""

HAVING: Final = "op"
"""The name under which a game says whether it is good to have an operation at all."""

Favours: TypeAlias = "Mapping[str, int]"
"""By the name of a field, `MORE`, `LESS` or `ALIKE`."""


class Shape(msgspec.Struct, frozen=True):
    """The shape of a value.

    Attributes:
        kind: `number`, one `word` of a set, several `words`, `flag`, free `text`, several `texts`, `names` by
            language, a `program`, a table of `continuous` keys, a `table` with fields of its own; in a deck,
            the `codes` of cards or a table of codes with `counts`.
        low, high: bounds of a number, and of the counts.
        words: the set of words; for a number, words that stand for something (`all`); for codes and counts,
            the types of the cards.
        fit: of the set of one `word`, those that make sense with this operation; all if there are none.
        context: which operations a program may hold.
        fields: the fields of a table.
    """

    kind: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    fit: tuple[str, ...] = ()
    context: str = ""
    fields: tuple[Field, ...] = ()


class Field(msgspec.Struct, frozen=True):
    """A named value of a card or an operation.

    Attributes:
        name: the key in the file.
        shape: what it can be.
        default: what is meant where it is left out; None if it must be written. Of a name by language, other
            fields stand in it by their names in braces: `Event {number}`.
    """

    name: str
    shape: Shape
    default: Any = None


class Operation(msgspec.Struct, frozen=True):
    """Something a program can do.

    Attributes:
        word: its name in card files.
        code: its number in programs, from 1, unique in the vocabulary.
        fields: its parameters, in the order in which they are compiled.
        discloses: carrying it out shows somebody something hidden, so that it cannot be undone.
        once: a card can have it only once.
        skips: it can find nothing to do with the published cards: coverage wants to see both.
        tells: an event and its clause, which coverage wants to see where a card has it: `milled KM-DISC-03`.
    """

    word: str
    code: int
    fields: tuple[Field, ...] = ()
    discloses: bool = False
    once: bool = False
    skips: bool = False
    tells: str = ""

    def field(self, name: str) -> Field | None:
        """The parameter with this name."""
        return named(self.fields, name)


class Rule(msgspec.Struct, frozen=True):
    """A condition on the fields of a card together, so that it does what is printed on it.

    Attributes:
        key: the sentence that names the mistake and its fix.
        clause: the clause of the rules it rests on.
        broken: the places in a card, with everything that was left out, where it is not so.
    """

    key: str
    clause: str
    broken: Callable[[Card], Iterator[Path]]


class Vocabulary(msgspec.Struct, frozen=True):
    """The card language of one game.

    Attributes:
        game: its id; the keys of its sentences begin with it.
        contexts: by the name of a context, the operations that programs in it may hold.
        numbers, flags: the continuous keys: values that add up, and what is so or not.
        types: by card type, its fields.
        common: the fields every card has.
        deck: the fields of a deck that comes with a set, `code` and `name` among them.
        joins: contexts whose programs, inside an operation, become a variable of its sentence by the name of
            the parameter, with the key that joins their sentences (`cards-and`, `cards-then`). Programs of
            other contexts become part of the variable `parts`.
        asked: contexts whose programs are asked, not carried out: conditions.
        rules: by card type, what its fields must be together.
    """

    game: str
    contexts: dict[str, tuple[Operation, ...]]
    numbers: tuple[str, ...]
    flags: tuple[str, ...]
    types: dict[str, tuple[Field, ...]]
    common: tuple[Field, ...]
    deck: tuple[Field, ...] = ()
    joins: dict[str, str] = {}
    asked: frozenset[str] = frozenset()
    rules: dict[str, tuple[Rule, ...]] = {}

    def operations(self) -> list[Operation]:
        """All operations in the order of their numbers."""
        found = {one.code: one for context in self.contexts.values() for one in context}
        return [found[code] for code in sorted(found)]

    def operation(self, context: str, word: str) -> Operation | None:
        """The operation of a context with this name."""
        for one in self.contexts[context]:
            if one.word == word:
                return one
        return None

    def known(self, context: str, word: str) -> Operation:
        """The operation of a context with this name, which has been checked."""
        found = self.operation(context, word)
        if found is None:
            raise KeyError(word)
        return found

    def fields(self, card_type: str) -> tuple[Field, ...]:
        """All fields of a card of a type; its own go before common ones of the same name."""
        own = self.types[card_type]
        return (*[one for one in self.common if named(own, one.name) is None], *own)

    def name_of(self, operation: Operation) -> str:
        """The name of an operation among several contexts: `context.word`."""
        return f"{self.context_of(operation)}.{operation.word}"

    def context_of(self, operation: Operation) -> str:
        """The first context that has an operation."""
        for context, held in self.contexts.items():
            if operation in held:
                return context
        return ""


def named(fields: tuple[Field, ...], name: str) -> Field | None:
    """The field with this name."""
    for one in fields:
        if one.name == name:
            return one
    return None


def same_things(operations: Iterable[tuple[Path, Card]]) -> Iterator[Path]:
    """The things of each `choose` among some operations that are the same as one before them.

    >>> heal = {"op": "heal", "amount": 2}
    >>> list(same_things([(("effects", "0"), {"op": "choose", "one": [heal], "two": [heal], "three": []})]))
    [('effects', '0', 'two')]
    """
    for path, one in operations:
        if one["op"] == "choose":
            for place, name in enumerate(THINGS):
                if one[name] and one[name] in [one[earlier] for earlier in THINGS[:place]]:
                    yield (*path, name)


# ---- short ways to write them ----------------------------------------------------------------------


def number(low: int, high: int, *words: str) -> Shape:
    """A whole number between two bounds, or one of some words."""
    return Shape(NUMBER, low=low, high=high, words=words)


def word(*words: str, fit: tuple[str, ...] = ()) -> Shape:
    """One word of a set, where it matters one of those of it that fit the operation."""
    return Shape(WORD, words=words, fit=fit)


def words(*of: str) -> Shape:
    """Several words of a set."""
    return Shape(WORDS, words=of)


def flag() -> Shape:
    """True or false."""
    return Shape(FLAG)


def text() -> Shape:
    """Any text."""
    return Shape(TEXT)


def texts() -> Shape:
    """Several texts."""
    return Shape(TEXTS)


def names() -> Shape:
    """A name by language; English must be among them."""
    return Shape(NAMES)


def program(context: str) -> Shape:
    """A list of operations of a context."""
    return Shape(PROGRAM, context=context)


def continuous() -> Shape:
    """A table of continuous keys."""
    return Shape(CONTINUOUS)


def table(*fields: Field) -> Shape:
    """A table with fields of its own."""
    return Shape(TABLE, fields=fields)


def codes(*types: str) -> Shape:
    """The codes of several cards of some types."""
    return Shape(CODES, words=types)


def counts(low: int, high: int, *types: str) -> Shape:
    """A table of the codes of cards of some types, each with how many there are."""
    return Shape(COUNTS, low=low, high=high, words=types)
