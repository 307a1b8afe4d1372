"""Checked cards into numbers: all programs lie in one flat array, each ended by `END`.

An instruction is `operation | width << 8` and then one number a parameter: a number as it is (its
word number `k` as `-1 - k`), a word as its place in the set, words as a bit set, a flag as 0 or 1, a
nested program as the place where it begins, a text as its number among those the programs refer to (`NO_TEXT`
if it is empty), continuous keys as two numbers: the packed sum and the
bit set of the flags.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.continuous import shifted
from playmat.cards.operation import (
    END,
    FLAG,
    NUMBER,
    PROGRAM,
    TEXT,
    WORD,
    WORDS,
    Field,
    Shape,
    Vocabulary,
)

NOTHING: Final = 0
"""The place of the empty program."""

MOST_THINGS: Final = 3
"""The most things that can be chosen among (`operation.THINGS`)."""

NO_TEXT: Final = -1
"""The number of the empty text."""


def op_of(instruction: i64) -> i64:
    """The operation of an instruction.

    >>> op_of(7 | 3 << 8)
    7
    """
    return instruction & 255


def after(code: vec[i64], at: i64) -> i64:
    """The position of the instruction after the one at `at`; `END` is there behind the last one.

    >>> after(vec[i64]([0, 7 | 2 << 8, 5, 0]), 1)
    3
    """
    return at + (code[at] >> 8)


def thing_of(code: vec[i64], at: i64, place: i64) -> i64:
    """The place where the program of one of the things of the `choose` at `at` begins, or `NOTHING`.

    >>> thing_of(vec[i64]([0, 7 | 5 << 8, 1, 20, 30, 0, 0]), 1, 1)
    30
    """
    return code[at + 2 + place]


class Compiler:
    """Collects programs. `code` begins with an empty one; `references` are the texts they refer to.

    `written` has each program as it stands in its card, by the place where it begins.

    >>> len(Compiler(Vocabulary("x", {}, (), (), {}, ())).code)
    1
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.code: vec[i64] = vec[i64]()
        self.code = append(self.code, END)
        self.references: list[str] = []
        self.numbers: dict[str, int] = {}
        self.written: dict[int, list[dict[str, Any]]] = {}

    def program(self, context: str, operations: list[dict[str, Any]]) -> int:
        """Compile a checked program and give the place where it begins."""
        if not operations:
            return NOTHING
        rows: list[list[int]] = []
        for one in operations:
            operation = self.vocabulary.known(context, one["op"])
            row = [operation.code]
            for field in operation.fields:
                row += self.value(field, one)
            row[0] |= len(row) << 8
            rows.append(row)
        begin = len(self.code)
        self.written[begin] = operations
        for row in rows:
            for number in row:
                self.code = append(self.code, number)
        self.code = append(self.code, END)
        return begin

    def value(self, field: Field, holder: dict[str, Any]) -> list[int]:
        """The number or numbers of a parameter."""
        shape: Shape = field.shape
        given = holder.get(field.name, field.default)
        if shape.kind == NUMBER:
            return [-1 - shape.words.index(given) if isinstance(given, str) else int(given)]
        if shape.kind == WORD:
            return [shape.words.index(given)]
        if shape.kind == WORDS:
            return [word_mask(shape.words, list(given))]
        if shape.kind == FLAG:
            return [int(given)]
        if shape.kind == TEXT:
            return [self.reference(given)]
        if shape.kind == PROGRAM:
            return [self.program(shape.context, given)]
        return [self.continuous_numbers(given), self.continuous_flags(given)]

    def reference(self, text: str) -> int:
        """The number of a text; texts that differ in case alone have the same."""
        if not text:
            return NO_TEXT
        known = self.numbers.get(text.casefold())
        if known is None:
            known = len(self.references)
            self.numbers[text.casefold()] = known
            self.references.append(text)
        return known

    def continuous_numbers(self, given: dict[str, Any]) -> int:
        """The packed sum of the continuous numbers of a table."""
        total = 0
        for key, name in enumerate(self.vocabulary.numbers):
            total += shifted(key, int(given.get(name, 0)))
        return total

    def continuous_flags(self, given: dict[str, Any]) -> int:
        """The bit set of the continuous flags of a table."""
        return word_mask(self.vocabulary.flags, [name for name, value in given.items() if value is True])


def word_mask(words: tuple[str, ...], given: list[str]) -> int:
    """Some words of a set as a bit set.

    >>> word_mask(("a", "b", "c"), ["c", "a"])
    5
    """
    mask = 0
    for one in given:
        mask |= 1 << words.index(one)
    return mask


def uses(vocabulary: Vocabulary, card_type: str, card: dict[str, Any]) -> list[str]:
    """The operations of a card in their order, as `context.word`."""
    found: list[str] = []
    for field in vocabulary.fields(card_type):
        _walk(vocabulary, field, card, found)
    return found


def _walk(vocabulary: Vocabulary, field: Field, holder: dict[str, Any], found: list[str]) -> None:
    if field.shape.kind != PROGRAM:
        return
    for one in holder.get(field.name, []):
        found.append(f"{field.shape.context}.{one['op']}")
        operation = vocabulary.operation(field.shape.context, one["op"])
        for inner in operation.fields if operation else ():
            _walk(vocabulary, inner, one, found)
