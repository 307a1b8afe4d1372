"""Checked cards and decks with everything that was left out of their file."""

from __future__ import annotations

from typing import Any

from playmat.cards.operation import NAMES, PROGRAM, TABLE, Card, Field, Shape, Vocabulary
from playmat.kernel.languages import LANGUAGES


def all_names(given: dict[str, str]) -> dict[str, str]:
    """A name in every language; the English one stands in for those that are missing.

    >>> all_names({"en": "Brace"})["ja"]
    'Brace'
    """
    return {language: given.get(language, given["en"]) for language in LANGUAGES}


def fill(vocabulary: Vocabulary, card: Card) -> Card:
    """A checked card with everything that was left out."""
    filled: Card = {"type": card["type"]}
    for field in vocabulary.fields(card["type"]):
        filled[field.name] = card.get(field.name, field.default)
        if field.shape.kind == NAMES and field.name not in card:
            filled[field.name] = {language: name.format(**card) for language, name in field.default.items()}
    filled["name"] = all_names(filled["name"])
    return filled


def fill_deck(vocabulary: Vocabulary, deck: Card) -> Card:
    """A checked deck with everything that was left out."""
    filled = {field.name: deck.get(field.name, field.default) for field in vocabulary.deck}
    filled["name"] = all_names(filled["name"])
    return filled


def fill_inside(vocabulary: Vocabulary, card: Card) -> Card:
    """A checked card with everything that was left out, in its tables and operations, too."""
    filled = fill(vocabulary, card)
    for field in vocabulary.fields(card["type"]):
        filled[field.name] = filled_value(vocabulary, field.shape, filled[field.name])
    return filled


def filled_value(vocabulary: Vocabulary, shape: Shape, value: Any) -> Any:  # noqa: ANN401 - as in the file
    """A checked value with everything that was left out inside it."""
    if shape.kind == TABLE:
        return filled_table(vocabulary, shape.fields, value)
    if shape.kind != PROGRAM:
        return value
    return [
        {"op": one["op"], **filled_table(vocabulary, vocabulary.known(shape.context, one["op"]).fields, one)}
        for one in value
    ]


def filled_table(vocabulary: Vocabulary, fields: tuple[Field, ...], holder: dict[str, Any]) -> dict[str, Any]:
    """The fields of a checked table with everything that was left out."""
    return {
        field.name: filled_value(vocabulary, field.shape, holder.get(field.name, field.default))
        for field in fields
    }
