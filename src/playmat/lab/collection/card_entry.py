"""`playmat cards new` and `playmat cards import`: cards of people's own, typed in or from a table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playmat import texts
from playmat.cards.entry import columns as table_columns
from playmat.cards.entry import (
    hint,
    needs_name,
    needs_program,
    read_table,
    read_value,
    write_card,
    write_set,
)
from playmat.cards.forms import told_in
from playmat.cards.game import CardGame
from playmat.cards.operation import NAMES, Card, Field, Vocabulary, named, names
from playmat.cards.operation import text as text_shape
from playmat.cards.operation import word as word_shape
from playmat.cards.reading import BadCards, check_value
from playmat.kernel.languages import LANGUAGES
from playmat.kernel.phrase import Filling, Phrase
from playmat.lab.collection.cards import app, card_game, mistakes_in, read_card_file, read_card_set
from playmat.lab.files import write_text
from playmat.workshop.card_files import understood

__all__ = ["app"]


@app.command
def new(game: str, /, *, file: Path | None = None, set_code: str = "MY1", lang: str | None = None) -> int:
    """Ask for a card field by field, show it, and print it or add it to a file."""
    language = texts.detect(lang)
    found = card_game(game)
    before = read_card_file(file)[1] if file is not None and file.exists() else ""
    known = found.with_sets(read_card_set(file)) if file is not None and before else found
    card = asked(found, language, set(known.deck_book().cards))
    if card is None:
        say("cards-new-stopped", language)
        return 1
    block = write_card(card)
    whole = f"{before.rstrip()}\n\n{block}" if before else write_set(set_code, [card])
    mistakes = mistakes_in(found, whole, file.name if file else "-")
    for one in mistakes:
        print(texts.render(one, language), file=sys.stderr)
    if mistakes or file is None:
        print(block, end="")  # what was typed is not lost, whatever is wrong with it
        return 1 if mistakes else 0
    write_text(file, whole)
    say("cards-new-added", language, card=card["code"], file=str(file))
    return 0


def asked(game: CardGame, language: str, taken: set[str]) -> Card | None:
    """A card from the answers of whoever sits at the keyboard; None if they stop.

    What is printed on it is asked for once its name is known; then only what that does not tell.

    Args:
        game: the game.
        language: the person's.
        taken: the codes that other cards have.
    """
    vocabulary = game.vocabulary
    try:
        card_type = ask(vocabulary, Field("type", word_shape(*vocabulary.types)), language)
        card: Card = {"code": asked_code(vocabulary, language, taken), "type": card_type}
        forms = game.card_forms(card_type)
        if needs_name(vocabulary.fields(card_type)):
            card["name"] = asked_names(vocabulary, language)
        told = asked_sentences(game, card, language) if forms else {}
        card |= told
        known = told_in(forms) if told else set()
        for field in vocabulary.fields(card_type):
            if field.shape.kind != NAMES and field.name not in card and field.name not in known:
                value = ask(vocabulary, field, language)
                if value is not None:
                    card[field.name] = value
    except (EOFError, KeyboardInterrupt):
        return None
    return card


def asked_sentences(game: CardGame, card: Card, language: str) -> Card:
    """The fields that the text of a card tells, asked for until it is understood; none if it is left out."""
    question = texts.render(Phrase("cards-ask-sentences"), language)
    while answer := input(question + " ").strip():
        found = understood(game, card, answer, language)
        if isinstance(found, dict):
            return found
        print(texts.render(found, language))
    return {}


def asked_code(vocabulary: Vocabulary, language: str, taken: set[str]) -> str:
    """A code that no other card has."""
    while True:
        code = str(ask(vocabulary, Field("code", text_shape()), language))
        if code not in taken:
            return code
        say("error-cards-twice", language, got=code)


def asked_names(vocabulary: Vocabulary, language: str) -> dict[str, str]:
    """The name in every language, English first; others may be left out."""
    given: dict[str, str] = {}
    for one in LANGUAGES:
        default = None if one == "en" else given["en"]
        name = ask(vocabulary, Field(f"name.{one}", text_shape(), default), language)
        if name is not None:
            given[one] = name
        for mistake in check_value(vocabulary, Field("name", names()), given):
            print(texts.render(mistake, language))
    return given


def ask(vocabulary: Vocabulary, field: Field, language: str) -> Any:  # noqa: ANN401 - as in a card file
    """A value, asked for until it fits; None if it is left out, an empty program where one is needed."""
    args: dict[str, Filling] = {"field": field.name, "hint": hint(field.shape)}
    if field.default is None and not needs_program(field):
        question = Phrase("cards-ask", args)
    else:
        question = Phrase("cards-ask-or", {**args, "default": shown(field.default)})
    while True:
        answer = input(texts.render(question, language) + " ")
        if not answer.strip():
            if needs_program(field):
                return []
            if field.default is not None:
                return None
            continue
        value = read_value(field.shape, answer)
        mistakes = check_value(vocabulary, field, value)
        if not mistakes:
            return value
        for one in mistakes:
            print(texts.render(one, language))


def shown(default: object) -> str:
    """The value that is meant if nothing is typed."""
    if default is None or default == "" or isinstance(default, list | tuple | dict):
        return "-"
    return {True: "yes", False: "no"}[default] if isinstance(default, bool) else str(default)


@app.command
def columns(game: str, /, *, lang: str | None = None) -> None:
    """Print the columns a table for `import` can have, and how their values are written."""
    language = texts.detect(lang)
    vocabulary = card_game(game).vocabulary
    for column in table_columns(vocabulary):
        types = [name for name in vocabulary.types if named(vocabulary.fields(name), column)]
        field = named(vocabulary.fields(types[0]), column) if types else None
        everywhere = len(types) in (0, len(vocabulary.types))
        args: dict[str, Filling] = {
            "column": column,
            "hint": hint(field.shape) if field else "…",
            "types": "none" if everywhere else ", ".join(types),
        }
        print(texts.render(Phrase("cards-column", args), language))


@app.command(name="import")
def import_table(
    game: str, table: Path, /, *, out: Path | None = None, set_code: str = "MY1", lang: str | None = None
) -> int:
    """Turn a table of cards (CSV) into a card file; cards whose text is not understood stay blank."""
    language = texts.detect(lang)
    found: CardGame = card_game(game)
    name, text = read_card_file(table)

    def understand(card: Card, words: str) -> Card | Phrase:
        return understood(found, card, words, language)

    whole, warnings = read_table(found.vocabulary, text.removeprefix("\ufeff"), name, set_code, understand)
    mistakes = found.check_cards(whole, table.name)
    if mistakes:
        raise BadCards(mistakes)
    if out is None:
        print(whole, end="")
    else:
        write_text(out, whole)
    for one in warnings:
        print(texts.render(one, language), file=sys.stderr)
    return 0


def say(key: str, language: str, **args: Filling) -> None:
    """Print a sentence."""
    print(texts.render(Phrase(key, dict(args)), language))
