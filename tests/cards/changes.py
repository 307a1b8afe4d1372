"""Random cards, and every card that differs from a card in one thing; what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from playmat.cards.filling import fill_inside
from playmat.cards.operation import (
    CONTINUOUS,
    FLAG,
    NUMBER,
    PROGRAM,
    TABLE,
    TEXT,
    TEXTS,
    WORD,
    WORDS,
    Card,
    Field,
    Shape,
    Vocabulary,
)
from playmat.cards.reading import check_cards
from playmat.kernel.phrase import Phrase

UNPRINTED = ("code", "name", "rarity", "provenance", "found", "inferred", "limit", "promo", "image", "number")
"""Fields of cards that are no part of what they do, or not of their text."""


CALLED = ("Goofy", "Agrabah")
"""Names and Home Worlds that texts refer to."""

PROGRAMS: dict[tuple[str, str], SearchStrategy[Any]] = {}
"""The random programs of each context of a game."""


def changes(vocabulary: Vocabulary, card: Card) -> Iterator[Card]:
    """The card with one field, or one thing inside a field, written otherwise."""
    whole = as_written(fill_inside(vocabulary, card))
    for field in vocabulary.fields(card["type"]):
        if field.name not in UNPRINTED:
            for value in values(vocabulary, field.shape, whole[field.name]):
                yield {**whole, field.name: value}


def values(vocabulary: Vocabulary, shape: Shape, value: Any) -> Iterator[Any]:
    """Other values of a shape, each with one thing changed."""
    if shape.kind == NUMBER:
        near = (value - 1, value + 1) if isinstance(value, int) else ()
        yield from (one for one in (shape.low, *near, *shape.words) if one != value and fits(shape, one))
    elif shape.kind == WORD:
        yield from (one for one in shape.words if one != value)
    elif shape.kind == WORDS:
        yield from ([*value, one] if one not in value else without(list(value), one) for one in shape.words)
    elif shape.kind == FLAG:
        yield not value
    elif shape.kind == TEXT:
        yield from (one for one in ("", *CALLED) if one != value)
    elif shape.kind == TEXTS:
        yield from ([*value, one] if one not in value else without(list(value), one) for one in CALLED)
    elif shape.kind == TABLE:
        yield from tables(vocabulary, shape.fields, value)
    elif shape.kind == CONTINUOUS:
        yield from continuous(vocabulary, value)
    elif shape.kind == PROGRAM:
        for place, one in enumerate(value):
            yield value[:place] + value[place + 1 :]
            yield [*value[: place + 1], *value[place:]]
            fields = vocabulary.known(shape.context, one["op"]).fields
            yield from (
                [*value[:place], other, *value[place + 1 :]] for other in tables(vocabulary, fields, one)
            )


def tables(vocabulary: Vocabulary, fields: tuple[Field, ...], value: Card) -> Iterator[Card]:
    """A table with one of its fields changed."""
    for field in fields:
        yield from ({**value, field.name: one} for one in values(vocabulary, field.shape, value[field.name]))


def continuous(vocabulary: Vocabulary, value: Card) -> Iterator[Card]:
    """A table of continuous keys with one of them more, less or another."""
    for name in vocabulary.numbers:
        yield from ({**value, name: number} for number in (-1, 0, 1, 2) if value.get(name, 0) != number)
    for name in vocabulary.flags:
        yield {**value, name: not value.get(name, False)}


def fits(shape: Shape, value: int | str) -> bool:
    """Return whether a number is within its bounds."""
    return isinstance(value, str) or shape.low <= value <= shape.high


def without(value: list[str], one: str) -> list[str]:
    """A list without one of its words."""
    return [other for other in value if other != one]


def mistakes(vocabulary: Vocabulary, card: Card) -> list[str]:
    """The keys of the sentences that name what is wrong with a card."""
    found: list[str] = []
    for mistake in check_cards(vocabulary, [(1, card)], "my.toml"):
        why = mistake.args["why"]
        assert isinstance(why, Phrase)
        found.append(why.key)
    return found


def as_written(value: Any) -> Any:
    """A value as a file has it, in which all that stands in a row is a list."""
    if isinstance(value, dict):
        return {key: as_written(one) for key, one in value.items()}
    return [as_written(one) for one in value] if isinstance(value, list | tuple) else value


def some(vocabulary: Vocabulary, shape: Shape) -> SearchStrategy[Any]:
    """Any value of a shape; programs have at most three operations."""
    if shape.kind == NUMBER:
        low = max(shape.low, -2)
        numbers = st.integers(low, min(shape.high, low + 5))
        return st.one_of(numbers, st.sampled_from(shape.words)) if shape.words else numbers
    if shape.kind == WORD:
        return st.sampled_from(shape.fit or shape.words)
    if shape.kind == WORDS:
        return st.lists(st.sampled_from(shape.words), min_size=1, max_size=3, unique=True)
    if shape.kind == FLAG:
        return st.booleans()
    if shape.kind == CONTINUOUS:
        sums = st.dictionaries(st.sampled_from(vocabulary.numbers), st.integers(-2, 3), max_size=2)
        flags = st.dictionaries(st.sampled_from(vocabulary.flags), st.booleans(), max_size=2)
        return st.builds(lambda one, other: {**one, **other}, sums, flags)
    if shape.kind == TABLE:
        return some_table(vocabulary, shape.fields)
    if shape.kind == TEXT:
        return st.sampled_from(CALLED)
    if shape.kind == TEXTS:
        return st.lists(st.sampled_from(CALLED), max_size=2, unique=True)
    return some_program(vocabulary, shape.context)


def some_program(vocabulary: Vocabulary, context: str) -> SearchStrategy[list[Card]]:
    """Any program of a context; operations that hold programs of their own lead back here."""
    key = (vocabulary.game, context)
    if key not in PROGRAMS:
        PROGRAMS[key] = st.deferred(
            lambda: st.lists(
                st.one_of(
                    [some_table(vocabulary, one.fields, op=one.word) for one in vocabulary.contexts[context]]
                ),
                max_size=3,
            )
        )
    return PROGRAMS[key]


def some_table(vocabulary: Vocabulary, fields: tuple[Field, ...], **more: str) -> SearchStrategy[Card]:
    """A table in which fields that can be left out often are."""
    needed = {one.name: some(vocabulary, one.shape) for one in fields if one.default is None}
    others = {one.name: some(vocabulary, one.shape) for one in fields if one.default is not None}
    fixed = {name: st.just(word) for name, word in more.items()}
    return st.fixed_dictionaries({**fixed, **needed}, optional=others)


def some_card(vocabulary: Vocabulary, card_type: str) -> SearchStrategy[Card]:
    """A card of a type, of which nothing says that its fields fit together."""
    return some_table(
        vocabulary,
        tuple(one for one in vocabulary.fields(card_type) if one.name not in UNPRINTED),
        type=card_type,
        code="MY-1",
    ).map(lambda card: {**card, "name": {"en": "Mine"}})
