"""Good cards that hold a given operation: random ones, mended until nothing is wrong with them.

Of cards written at random nearly all are refused, and those that are not hardly say anything. These here say
what was asked for, so that a property of cards is tried with every operation of a language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
from tests.cards.changes import UNPRINTED, changes, mistakes, some, some_table

from playmat.cards.operation import PROGRAM, Card, Field, Operation, Vocabulary

BRIEF: dict[tuple[str, str], SearchStrategy[Any]] = {}
"""The brief programs of each context of a game."""


Holder = tuple[str, tuple[Field, ...], Field, Card]
"""The context of what can hold a program, none for a card; its fields, the one that does, and what it is."""


def operations(vocabulary: Vocabulary) -> list[tuple[str, Operation]]:
    """All operations, each with its context."""
    return [(context, one) for context, held in vocabulary.contexts.items() for one in held]


def some_holding(vocabulary: Vocabulary, context: str, operation: Operation) -> SearchStrategy[Card]:
    """Any good card of which a program in this context has this operation."""

    @st.composite
    def made(draw: DrawFn) -> Card:
        table = brief if draw(st.booleans()) else some_table
        card: Card = draw(table(vocabulary, operation.fields, op=operation.word))
        inside = context
        while inside:
            inside, fields, place, face = one_of(draw, holders(vocabulary, inside))
            rest = tuple(one for one in fields if one != place)
            card = {**draw(brief(vocabulary, rest)), **face, place.name: [card]}
        return good(vocabulary, card, operation)

    return made()


def one_of(draw: DrawFn, ones: Sequence[Holder]) -> Holder:
    """Any of several, by its place: vocabularies are long to write out."""
    return ones[draw(st.integers(0, len(ones) - 1))]


def holders(vocabulary: Vocabulary, context: str) -> list[Holder]:
    """All that can hold a program of a context: types of cards, and operations of other contexts."""
    found: list[Holder] = []
    for card_type in vocabulary.types:
        fields = tuple(one for one in vocabulary.fields(card_type) if one.name not in UNPRINTED)
        face = {"type": card_type, "code": "MY-1", "name": {"en": "Mine"}}
        found += [("", fields, one, face) for one in programs(fields, context)]
    for outer, operation in operations(vocabulary):
        if outer != context:
            face = {"op": operation.word}
            found += [(outer, operation.fields, one, face) for one in programs(operation.fields, context)]
    return found


def programs(fields: Sequence[Field], context: str) -> list[Field]:
    """Those of some fields that are programs of a context."""
    return [one for one in fields if one.shape.kind == PROGRAM and one.shape.context == context]


def brief(vocabulary: Vocabulary, fields: Sequence[Field], **more: str) -> SearchStrategy[Card]:
    """A table with what must be in it, and some of the programs that may."""
    needed: dict[str, SearchStrategy[Any]] = {name: st.just(value) for name, value in more.items()}
    others: dict[str, SearchStrategy[Any]] = {}
    for one in fields:
        if one.shape.kind == PROGRAM:
            part = needed if one.default is None else others
            part[one.name] = brief_program(vocabulary, one.shape.context)
        elif one.default is None:
            needed[one.name] = some(vocabulary, one.shape)
    return st.fixed_dictionaries(needed, optional=others)


def brief_program(vocabulary: Vocabulary, context: str) -> SearchStrategy[list[Card]]:
    """A program of one operation."""
    key = (vocabulary.game, context)
    if key not in BRIEF:
        BRIEF[key] = st.deferred(
            lambda: st.one_of(
                [brief(vocabulary, one.fields, op=one.word) for one in vocabulary.contexts[context]]
            ).map(lambda one: [one])
        )
    return BRIEF[key]


def good(vocabulary: Vocabulary, card: Card, operation: Operation) -> Card:
    """The card, changed in one thing after the other until it is good; it keeps the operation."""
    left = len(mistakes(vocabulary, card))
    while left:
        for change in changes(vocabulary, card):
            now = len(mistakes(vocabulary, change))
            if now < left and any(places(change, operation)):
                card, left = change, now
                break
        else:
            assume(False)
    return card


def each_operation(vocabulary: Vocabulary) -> list[Any]:
    """All operations as parameters of a test, each with its context."""
    return [pytest.param(context, one, id=f"{context}.{one.word}") for context, one in operations(vocabulary)]


def places(value: Any, operation: Operation) -> Iterator[Card]:
    """Each place of a card, or of a part of one, where an operation of this name stands."""
    if isinstance(value, dict):
        if value.get("op") == operation.word:
            yield value
        value = list(value.values())
    if isinstance(value, list | tuple):
        for one in value:
            yield from places(one, operation)
