"""`playmat cards explain` and `cards roundtrip`: what a text does, and that what is printed is read."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from playmat import texts
from playmat.cards.game import CardGame
from playmat.cards.reading import BadCards
from playmat.kernel.documents.toml import inline
from playmat.kernel.phrase import Phrase
from playmat.lab.collection.card_entry import app
from playmat.lab.collection.cards import card_game, known_word
from playmat.workshop.sentences import TextReading, read_any, readable, same_again, told, unread

__all__ = ["app"]


@app.command
def explain(game: str, text: str, /, *, card_type: str | None = None, lang: str | None = None) -> int:
    """Tell what the text of a card does, sentence by sentence; exit with 1 if it is not understood."""
    language = texts.detect(lang)
    found = card_game(game)
    types = [one for one in found.vocabulary.types if found.card_forms(one)]
    if card_type is not None:
        known_word(card_type, types)
    if not types or not text.strip():
        raise BadCards([Phrase("error-cards-no-sentences", {"game": game})])
    tried, reading = best(found, [card_type] if card_type is not None else types, text, language)
    if not reading.cards:
        print(texts.render(unread(found, {"type": tried}, reading), language), file=sys.stderr)
        return 1
    if len(reading.cards) > 1:
        print(texts.render(Phrase("cards-ways", {"count": len(reading.cards)}), language))
    for one in reading.cards:
        print(f"type = {inline(tried)}")
        explain_card(found, tried, one, language)
    return 0


def explain_card(game: CardGame, card_type: str, card: dict[str, Any], language: str) -> None:
    """Print what a card does: its fields, and each operation with its sentence."""
    sentences = list(told(game, card_type, card, language))
    fields = {field for field, _said, _one in sentences}
    for name, value in card.items():
        if name not in fields:
            print(f"{name} = {inline(value)}")
    for field, said, one in sentences:
        print(f"{field}: {said}")
        print(f"    {inline(one)}")


def best(game: CardGame, types: list[str], text: str, language: str) -> tuple[str, TextReading]:
    """The first type of card whose text this can be; where it can be none, the one that came furthest."""
    tried = [(one, read_any(game, {"type": one}, text, language)) for one in types]
    sure = next((pair for pair in tried if len(pair[1].cards) == 1), None)
    return sure or max(tried, key=lambda pair: (bool(pair[1].cards), len(pair[1].understood)))


class Roundtrip(msgspec.Struct, frozen=True):
    """The numbers of cards, and of those that are read back as they are.

    Attributes:
        game: its id.
        cards: how many cards with a text there are.
        same: by language, how many of them are read from their printed text as just themselves.
        languages: the languages.
    """

    game: str
    cards: int
    same: dict[str, int]
    languages: list[str]


@app.command
def roundtrip(
    game: str, /, *, cards: list[Path] | None = None, json: bool = False, lang: str | None = None
) -> int:
    """Print every card, read what was printed, and compare; exit with 1 if a card is not the same."""
    language = texts.detect(lang)
    found = card_game(game, cards)
    codes = readable(found)
    wrong = {one: [code for code in codes if not same_again(found, code, one)] for one in texts.LANGUAGES}
    same = {one: len(codes) - len(codes_of) for one, codes_of in wrong.items()}
    if json:
        print(msgspec.json.encode(Roundtrip(game, len(codes), same, list(texts.LANGUAGES))).decode())
    else:
        for one in texts.LANGUAGES:
            args: dict[str, str | int | Phrase] = {"lang": one, "same": same[one], "cards": len(codes)}
            print(texts.render(Phrase("cards-roundtrip", args), language))
        for one, codes_of in wrong.items():
            for code in codes_of:
                print(texts.render(Phrase("cards-roundtrip-wrong", {"lang": one, "card": code}), language))
    return int(any(wrong.values()))
