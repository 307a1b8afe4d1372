"""Cards read as a native writer would put them: families of mistakes that no text of a card may have.

Held against every card of both games, and against programs drawn at random from the languages.
"""

# ruff: noqa: RUF001 - Japanese marks are what is looked for
from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from playmat.cards.game import CardGame
from playmat.cards.operation import (
    CONTINUOUS,
    FLAG,
    NUMBER,
    PROGRAM,
    WORD,
    WORDS,
    Card,
    Operation,
    Shape,
    Vocabulary,
)
from playmat.cards.text import Names, sentence
from playmat.games.khtcg import GAME as KINGDOM
from playmat.games.khtcg.interface.card_text import reference_names
from playmat.games.khtcg.state.book import Book
from playmat.games.kmon import GAME as KMON
from playmat.kernel.phrase import Phrase
from playmat.texts import languages, render

GAMES: Final = (KINGDOM, KMON)
DRAWS: Final = 60
"""Programs drawn of each operation."""

NAMING: Final = ("on_world", "is_player", "also")
"""Operations that say nothing without a name."""

ANYWHERE: Final = {
    "a mistake of a catalogue": r"\[|\]|\{|\}",
    "a sign before a number": r"[-+−–]\d",
    "two spaces": r"\S  +\S",
    "a space before a mark": r"\s[.,:;。、：]",
    "two marks in a row": r"[.,:;][.,:;]|[。、：][。、：]",
    "two brackets in a row": r"\)\s*\(|）（",
    "nothing where something is said": r"\(\)|（）|: *$|：$|\bnone\b|«»|“”|「」",
}
SINGULAR: Final = {
    "en": "card|counter|charge|ally|character|debuff|buff|time|form",
    "it": "carta|segnalino|carica|alleato|personaggio|potenziamento|volta|forma|danno|tuo|tua",
}
PLURAL: Final = {
    "en": "cards|counters|charges|allies|characters|debuffs|buffs|times|forms",
    "it": "carte|segnalini|cariche|alleati|personaggi|potenziamenti|volte|forme|danni|tuoi|tue",
}
OF_A_LANGUAGE: Final = {
    "en": {
        "one of many": rf"(?<![\d/])\b1 (?:{PLURAL['en']}|(?:\S+ )?(?:C|c)ards)\b",
        "many of one": rf"\b(?:0|[2-9]|\d\d+) (?:{SINGULAR['en']}|(?:[A-Z]\S+ )?Card)\b",
        "per by an article": r"\bonce a (?:turn|phase)\b",
    },
    "it": {
        "one of many": rf"\b1 (?:{PLURAL['it']}|Carte)\b",
        "many of one": rf"\b(?:0|[2-9]|\d\d+) (?:{SINGULAR['it']}|Carta)\b",
        "a preposition beside an article": r"\b(?i:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le)\b|l’)",
        "a vowel after the same vowel": r"\be (?:e|è)\b|\ba alc",
        "a possessive after its noun": r"\b(?:Mondo|forma|battaglia|sfida|carta|scarti) (?:tuo|tua|tuoi)\b",
    },
    "ja": {
        "marks of another language": r"[,;:!?](?!\w)|[ぁ-んァ-ン一-龠] [ぁ-んァ-ン一-龠]",
        "an empty predicate": r"を。|が。|に。|は。",
    },
}
LATIN: Final = re.compile(r"[A-Za-z][A-Za-z'’-]+")
KEPT: Final = {"FC", "HP", "POW", "XIII", "K-Mon", "III", "II", "IV"}
"""Words in Latin letters that Japanese keeps."""


@cache
def printed(game: CardGame, language: str) -> tuple[tuple[str, str], ...]:
    """Every line of every card, with the code of the card."""
    return tuple((code, render(one, language)) for code in game.codes() for one in game.card_lines(code))


def told(language: str, text: str) -> list[str]:
    """The families of mistakes that a text has."""
    families = ANYWHERE | OF_A_LANGUAGE[language]
    return [name for name, pattern in families.items() if re.search(pattern, text)]


def test_the_families_are_found() -> None:
    """Each mistake that cards once had is one that the tests below would find."""
    once = {
        "en": (
            "Counters on this card: -1.",
            "Remove up to 1 debuffs from it.",
            "Draw (once a turn).",
        ),
        "it": (
            "Attacco di la tua Carta Giocatore",
            "se si trova sul Mondo e è in corso una sfida",
            "messa sul Mondo tuo",
            "infliggono -1 danni",
            "subisce 1 danni",
            "prendere a alcuna Carta Oscura",
            "hai 2 carta in mano",
        ),
        "ja": ("（手番に1回）（魔法による）", "攻撃のダメージ-1。", "カードを引く、。"),
    }
    for language, texts in once.items():
        for text in texts:
            assert told(language, text), text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", languages())
def test_every_card_reads_well(game: CardGame, language: str) -> None:
    for code, text in printed(game, language):
        body = text.removeprefix(code).strip()
        assert not told(language, body), (code, text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_english_word_stands_in_a_japanese_card(game: CardGame) -> None:
    for code, text in printed(game, "ja"):
        assert not set(LATIN.findall(text.removeprefix(code))) - KEPT, (code, text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_english_name_stands_in_an_italian_card(game: CardGame) -> None:
    """A name that Italian has a word of its own for is said with it, Home Worlds included."""
    names = [card["name"] for card in game.book.plain.values()]
    assert all(isinstance(name, dict) for name in names)
    own = {name["it"] for name in names if isinstance(name, dict)}
    english = {name["en"] for name in names if isinstance(name, dict)} - own
    for code, text in printed(game, "it"):
        said = [one for one in english if re.search(rf"(?:«|, ){re.escape(one)}(?:»|$|,)", text)]
        assert not said, (code, text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", languages())
def test_every_program_reads_well(game: CardGame, language: str) -> None:
    """The same of sentences that no card of the house sets has."""
    names: Names = {}
    if isinstance(game.book, Book):
        names = reference_names(game.book)
    for one, phrase in drawn(game.vocabulary, names):
        text = render(phrase, language)
        assert not told(language, text), (one, text)


def test_every_operation_was_drawn() -> None:
    for game in GAMES:
        words = {(one["op"], phrase.key) for one, phrase in drawn(game.vocabulary, {})}
        assert len(words) == sum(len(held) for held in game.vocabulary.contexts.values())


def drawn(vocabulary: Vocabulary, names: Names) -> Iterator[tuple[Card, Phrase]]:
    """Programs of each operation, the same in every run, with their sentences."""
    source = random.Random(11)
    for context, held in vocabulary.contexts.items():
        for operation in held:
            for _draw in range(DRAWS):
                one = draw(vocabulary, operation, source, tuple(names), 2)
                yield one, sentence(vocabulary, context, one, names)


def draw(
    vocabulary: Vocabulary, operation: Operation, source: random.Random, names: tuple[str, ...], depth: int
) -> Card:
    """An operation with parameters drawn at random; what holds others gets at most two of them."""
    one = {"op": operation.word} | {
        field.name: value(vocabulary, field.shape, field.default, source, names, depth)
        for field in operation.fields
    }
    return one | {"name": source.choice(names)} if names and operation.word in NAMING else one


def value(
    vocabulary: Vocabulary,
    shape: Shape,
    default: Any,
    source: random.Random,
    names: tuple[str, ...],
    depth: int,
) -> Any:
    """A value of a shape."""
    if shape.kind == NUMBER:
        near = [number for number in range(shape.low, min(shape.high, 3) + 1) if number or shape.low >= 0]
        return source.choice([*near, *shape.words, *([default] if isinstance(default, int) else [])])
    if shape.kind == WORD:
        return source.choice(shape.fit or shape.words)
    if shape.kind == WORDS:
        least = 1 if default is None else 0
        return source.sample(shape.words, source.randint(least, min(3, len(shape.words))))
    if shape.kind == FLAG:
        return source.random() < 0.5
    if shape.kind == CONTINUOUS:
        numbers = {name: source.choice((-2, -1, 1, 2)) for name in source.sample(vocabulary.numbers, 1)}
        return numbers | dict.fromkeys(source.sample(vocabulary.flags, 1), True)
    if shape.kind == PROGRAM:
        held = vocabulary.contexts[shape.context]
        plain = [one for one in held if not any(field.shape.kind == PROGRAM for field in one.fields)]
        count = 1 if default is None or not depth else source.randint(0, 2)
        chosen = [source.choice(held if depth else plain) for _one in range(count)]
        return [draw(vocabulary, one, source, names, max(0, depth - 1)) for one in chosen]
    return source.choice(names) if names and source.random() < 0.5 else default or ""
