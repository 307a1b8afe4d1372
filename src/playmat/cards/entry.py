"""Cards entered by hand or from a table: text into values, values into a card file.

Owners of cards know them as numbers and words on paper. Each field is given as text, in the form `hint`
shows; a table (CSV) has a column for each field and one row a card. What a card does is a program, or
sentences that are understood (`read_table`); a text that is neither stays out, and leaves the card blank.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from playmat.cards.operation import (
    FLAG,
    NAMES,
    NUMBER,
    PROGRAM,
    TEXT,
    TEXTS,
    WORD,
    WORDS,
    Card,
    Field,
    Shape,
    Vocabulary,
    named,
)
from playmat.cards.reading import BadCards, check_cards
from playmat.kernel.documents.form import nearest, shown
from playmat.kernel.documents.toml import BadToml, bare_key, inline, read_toml
from playmat.kernel.languages import LANGUAGES
from playmat.kernel.phrase import Filling, Phrase

SEPARATOR: Final = ";"
YES: Final = ("yes", "true", "1")
NO: Final = ("no", "false", "0")
MAX_ROWS: Final = 5000
MAX_DIGITS: Final = 18
"""Longer numbers stay text, which the checker refuses: no field reaches so far."""
NAME_COLUMNS: Final = tuple(f"name_{language}" for language in LANGUAGES)


def hint(shape: Shape) -> str:
    """The way to write a value as text, in signs that need no language.

    >>> hint(Shape("number", low=0, high=9, words=("any",))), hint(Shape("words", words=("a", "b")))
    ('0..9 | any', 'a; b')
    """
    if shape.kind == NUMBER:
        return " | ".join([f"{shape.low}..{shape.high}", *shape.words])
    if shape.kind == WORD:
        return " | ".join(shape.words)
    if shape.kind == WORDS:
        return f"{SEPARATOR} ".join(shape.words)
    if shape.kind == FLAG:
        return f"{YES[0]} | {NO[0]}"
    return {TEXT: "…", TEXTS: f"…{SEPARATOR} …", PROGRAM: "[{ op = … }]"}.get(shape.kind, "{ … }")


def read_value(shape: Shape, text: str) -> Any:  # noqa: ANN401 - as in a card file
    """The value that a text stands for; what is wrong with it the checker of card files says.

    >>> read_value(Shape("number"), "7"), read_value(Shape("texts"), "Sora; Riku")
    (7, ['Sora', 'Riku'])
    """
    bare = text.strip()
    if shape.kind == NUMBER:
        digits = bare.removeprefix("-")
        return int(bare) if digits.isdecimal() and len(digits) <= MAX_DIGITS else bare
    if shape.kind in (WORDS, TEXTS):
        return [part.strip() for part in bare.split(SEPARATOR) if part.strip()]
    if shape.kind == FLAG:
        return bare.casefold() in YES if bare.casefold() in YES + NO else bare
    if shape.kind in (TEXT, WORD):
        return bare
    try:
        return read_toml(f"value = {bare}")["value"]
    except BadToml:
        return bare


def write_set(code: str, cards: list[Card], blank: dict[str, str] | None = None) -> str:
    """A card file with these cards; above a blank card stands the text nobody has written as a program."""
    notes = blank or {}
    blocks = [f"set = {json.dumps(code, ensure_ascii=False)}\n"]
    for card in cards:
        note = " ".join(notes.get(card["code"], "").split())
        blocks.append((f"# {note}\n" if note else "") + write_card(card))
    return "\n".join(blocks)


def write_card(card: Card) -> str:
    """A card as a block of a card file."""
    return write_block("card", card)


def write_block(kind: str, held: Card) -> str:
    """A card or a deck as a block of a card file."""
    return f"[[{kind}]]\n" + write_keys(held)


def write_keys(held: Card) -> str:
    """Keys with their values, one a line."""
    return "".join([f"{bare_key(key)} = {inline(value)}\n" for key, value in held.items()])


def write_file(data: Card) -> str:
    """A card file with the data of one: what stands above its cards, the cards, and the decks."""
    blocks = [write_keys({key: value for key, value in data.items() if key not in ("card", "deck")})]
    blocks += [write_block(kind, held) for kind in ("card", "deck") for held in data.get(kind, [])]
    return "\n".join(blocks)


# ---- tables ----------------------------------------------------------------------------------------


SENTENCES: Final = "text"
"""The column for the text of a card in sentences; where cards have a program of this name, for that, too."""

Understand: TypeAlias = "Callable[[Card, str], Card | Phrase]"
"""Gives the fields that the sentences of a card tell, or why they do not."""


def columns(vocabulary: Vocabulary) -> list[str]:
    """The columns a table can have: one for each field of any type, names by language."""
    found = ["code", "type", *NAME_COLUMNS]
    for card_type in vocabulary.types:
        for field in vocabulary.fields(card_type):
            if field.shape.kind != NAMES and field.name not in found:
                found.append(field.name)
    return found if SENTENCES in found else [*found, SENTENCES]


def read_table(
    vocabulary: Vocabulary, text: str, file: str, set_code: str, understand: Understand | None = None
) -> tuple[str, list[Phrase]]:
    """A table of cards as a card file, and a warning for each card whose text is not in the language.

    Args:
        vocabulary: the language of the game.
        text: the table (CSV, with commas, semicolons or tabs) with a row of column names first.
        file: its name, for messages.
        set_code: the code of the set.
        understand: reads the sentences of a card; without it a text that is no program leaves its card blank.

    Raises:
        BadCards: a column nobody knows, a value that does not fit, a code that is used twice; all of them.
    """
    rows = read_rows(text, file)
    head = [name.strip().casefold() for name in rows[0]] if rows else []
    known = columns(vocabulary)
    if "code" not in head or "type" not in head:
        raise BadCards([Phrase("error-cards-columns", {"file": file, "known": ", ".join(known)})])
    if len(rows) > MAX_ROWS:
        raise BadCards([Phrase("error-cards-many", {"limit": MAX_ROWS})])
    mistakes = [
        Phrase(
            "error-cards-column", {"file": file, "got": shown(name), "near": nearest(name, known) or "none"}
        )
        for name in head
        if name not in known
    ]
    if mistakes:
        raise BadCards(mistakes)
    cards: list[tuple[int, Card]] = []
    blank: dict[str, str] = {}
    for line, row in enumerate(rows[1:], 2):
        if any(cell.strip() for cell in row):
            filled = [*row, *[""] * (len(head) - len(row))]
            card = row_card(vocabulary, dict(zip(head, filled, strict=False)), blank)
            cards.append((line, card))
    warnings: list[Phrase] = []
    for number, (line, card) in enumerate(cards):
        words = blank.get(card["code"], "")
        found = (
            understand(card, words)
            if words and understand is not None and card["type"] in vocabulary.types
            else None
        )
        if isinstance(found, dict):
            cards[number] = (line, {**card, **found})
            del blank[card["code"]]
        elif words:
            args: dict[str, Filling] = {"card": card["code"], "text": words[:200], "why": found or "none"}
            warnings.append(Phrase("cards-blank", args))
    mistakes = check_cards(vocabulary, cards, file)
    if not cards:
        mistakes = [Phrase("error-cards-rows", {"file": file})]
    if mistakes:
        raise BadCards(mistakes)
    return write_set(set_code, [card for _line, card in cards], blank), warnings


def read_rows(text: str, file: str) -> list[list[str]]:
    """The cells of a table, row by row.

    Raises:
        BadCards: it is no CSV.
    """
    reader = csv.reader(io.StringIO(text, newline=None), delimiter=delimiter(text))
    try:
        return list(reader)
    except csv.Error as error:
        place: dict[str, Filling] = {"file": file, "line": reader.line_num, "limit": csv.field_size_limit()}
        raise BadCards([Phrase("error-cards-csv", place)]) from error


def delimiter(text: str) -> str:
    """The sign between the cells: spreadsheets write semicolons if a comma is part of numbers.

    >>> delimiter("code,type"), delimiter("code;type"), delimiter("")
    (',', ';', ',')
    """
    head = text.partition("\n")[0]
    return max(",;\t", key=head.count)


def row_card(vocabulary: Vocabulary, row: dict[str, str], blank: dict[str, str]) -> Card:
    """The card of a row; a program that is none goes into `blank` by the card's code."""
    card: Card = {"code": row["code"].strip(), "type": row["type"].strip()}
    fields = vocabulary.fields(card["type"]) if card["type"] in vocabulary.types else ()
    given = {
        language: row[column].strip()
        for language, column in zip(LANGUAGES, NAME_COLUMNS, strict=True)
        if row.get(column, "").strip()
    }
    if given:
        card["name"] = given
    shapes = {field.name: field.shape for field in fields}
    for name, cell in row.items():
        if name in ("code", "type", *NAME_COLUMNS) or not cell.strip():
            continue
        value = read_value(shapes[name], cell) if name in shapes else cell
        if name == SENTENCES and name not in shapes:
            blank[card["code"]] = f"{blank.get(card['code'], '')} {cell.strip()}".strip()
        elif name in shapes and shapes[name].kind == PROGRAM and isinstance(value, str):
            blank[card["code"]] = f"{blank.get(card['code'], '')} {value}".strip()
        else:
            card[name] = value
    for field in fields:
        if needs_program(field) and field.name not in card:
            card[field.name] = []
    return card


def needs_name(fields: tuple[Field, ...]) -> bool:
    """Return whether a card with these fields has a name; others are called by their type in any language."""
    field = named(fields, "name")
    return field is None or field.default is None


def needs_program(field: Field) -> bool:
    """Return whether a card cannot be written without this program; an empty one stands in for it."""
    return field.shape.kind == PROGRAM and field.default is None
