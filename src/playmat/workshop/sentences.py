"""Cards in sentences: the text of a card as the fields it stands for, and what in it is not understood."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from playmat import texts
from playmat.cards.entry import SENTENCES, write_file
from playmat.cards.filling import fill_inside
from playmat.cards.forms import Does, told_in
from playmat.cards.game import CardGame
from playmat.cards.operation import CONTINUOUS, PROGRAM, TABLE, TEXTS, WORD, WORDS, Field, Vocabulary
from playmat.cards.reading import BadCards
from playmat.cards.text import program_phrases, sample
from playmat.kernel.phrase import Phrase
from playmat.workshop.reader import TextReader

Plain: TypeAlias = "dict[str, Any]"

NEAREST = 3
"""So many sentences are named where one was not understood."""

OF_ONE = "one.toml"
"""The file in which a card stands alone."""

READINGS = ((False, False), (False, True), (True, True))
"""The readings of a text as (loose, varied), in this order: as printed, as once printed, freely."""

ALIKE = 0.4
"""The least likeness of the sentences that are shown; 1 is the same."""


class TextReading(msgspec.Struct, frozen=True):
    """The reading of a text.

    Attributes:
        cards: the fields of each card that it can be, as a file has them; several if it can be read in
            several ways, none if it was not understood.
        lang: the language in which it was read.
        understood: the longest part from the beginning that was understood.
        stopped: the first word that was not; empty if there is none.
        sentence: the sentence in which it stands.
        at: the place in the text where it begins; its end where everything was understood.
    """

    cards: list[Plain]
    lang: str
    understood: str
    stopped: str
    sentence: str
    at: int = 0


def read_any(game: CardGame, card: Plain, text: str, lang: str) -> TextReading:
    """Read the text of a card in the language in which it can be read, this one first.

    Returns:
        The reading; where there is none, the one that came furthest.
    """
    readings = []
    for one in dict.fromkeys((lang, *texts.LANGUAGES)):
        reading = read_text(game, card, text, one)
        if reading.cards:
            return reading
        readings.append(reading)
    return max(readings, key=lambda one: len(one.understood))


def read_text(game: CardGame, card: Plain, text: str, lang: str) -> TextReading:
    """Read the text of a card in a language.

    Args:
        game: whose card it is.
        card: its other fields, with its type; what they say of fields that the text tells does not count.
        text: the text.
        lang: one of `texts.LANGUAGES`.

    Returns:
        The cards it can be. What no rule of the language allows is left out if there is something else. A
        text with its punctuation is what the card prints that says the least: what is printed is what is
        done, so that others that print the same would do the same.
    """
    forms = game.card_forms(card["type"])
    rest = untold(game, card)
    names = said_names(game, lang)
    for loose, varied in READINGS:
        reader = TextReader(text, lang, game.vocabulary, names, game.spoken(), loose, varied=varied)
        found = meant(game.vocabulary, rest, reader.card(forms)) if forms and text.strip() else []
        if found:
            return TextReading(found if varied else found[:1], lang, text, "", "", len(text))
    at = reader.grammar.place(reader.grammar.furthest)
    while 0 < at < len(text) and text[at].isalnum() and text[at - 1].isalnum() and text[at - 1].isascii():
        at -= 1  # a word of which only the beginning was understood was not
    begin = len(text) - len(text[at:].lstrip())
    ended = [text.rfind(mark, 0, at) + len(mark) for mark in (". ", "。") if mark in text[:at]]
    sentence = text[max(ended, default=0) :].partition(". ")[0].partition("。")[0]
    return TextReading([], lang, text[:at].strip(), next(iter(text[at:].split()), ""), sentence, begin)


def untold(game: CardGame, card: Plain) -> Plain:
    """The fields of a card that its text does not tell."""
    known = told_in(game.card_forms(card["type"]))
    return {name: value for name, value in card.items() if name not in known}


def meant(vocabulary: Vocabulary, rest: Plain, found: list[Plain]) -> list[Plain]:
    """The different cards among readings, those that say the least first, without what is refused."""
    kept: list[Plain] = []
    known: list[Plain] = []
    needed = {
        field.name
        for field in vocabulary.fields(rest["type"])
        if field.shape.kind == TABLE and field.default is None
    }
    for one in sorted((one for one in found if needed <= {*rest, *one}), key=size):
        whole = complete(vocabulary, {**rest, **one})
        if whole not in known:
            known.append(whole)
            kept.append(one)
    fitting = []
    for one in kept:
        more = fitted(vocabulary, rest, one)
        if more is not None:
            fitting.append({**one, **more})
    return fitting or kept


def fitted(vocabulary: Vocabulary, rest: Plain, told: Plain) -> Plain | None:
    """The fields to add to what a text tells, so that all go together; None if nothing helps."""
    if fits(vocabulary, {**rest, **told}):
        return {}
    for field in vocabulary.fields(rest["type"]):
        if field.shape.kind == WORD and field.name not in rest and field.name not in told:
            for word in field.shape.words:
                if fits(vocabulary, {**rest, **told, field.name: word}):
                    return {field.name: word}
    return None


def size(value: object) -> int:
    """The amount that a reading says."""
    if isinstance(value, dict):
        return 1 + sum(map(size, value.values()))
    return 1 + sum(map(size, value)) if isinstance(value, list) else 1


def readable(game: CardGame) -> list[str]:
    """The codes of the cards with a text that can be read."""
    return [code for code in game.codes() if game.card_forms(str(game.card(code)["type"]))]


def same_again(game: CardGame, code: str, lang: str) -> bool:
    """Return whether the printed text of a card is read as just this card."""
    card = game.card(code)
    text = printed_text(game, code, lang)
    if not text:
        return True  # a blank card
    rest = untold(game, card)
    cards = read_text(game, rest, text, lang).cards
    whole = complete(game.vocabulary, card)
    return [complete(game.vocabulary, {**rest, **one}) for one in cards] == [whole]


def in_own_words(game: CardGame, card: Plain, lang: str) -> Plain:
    """A card of a file with sentences in place of its programs, where they are read as just this card."""
    known = told_in(game.card_forms(card["type"])) if card.get("type") in game.vocabulary.types else set()
    if not known & card.keys() or isinstance(card.get(SENTENCES), str):
        return card
    try:
        larger = game.with_sets((OF_ONE, write_file({"set": "ONE", "card": [card]})))
        text = printed_text(larger, card["code"], lang)
    except BadCards:
        return card
    rest = untold(game, card)
    cards = read_text(game, rest, text, lang).cards
    if [complete(game.vocabulary, {**rest, **one}) for one in cards] != [complete(game.vocabulary, card)]:
        return card
    return {**rest, SENTENCES: text}


def printed_text(game: CardGame, code: str, lang: str) -> str:
    """The sentences on a card."""
    return " ".join(texts.render(one, lang) for one in game.card_lines(code)[1:])


def complete(vocabulary: Vocabulary, card: Plain) -> Plain:
    """A card with everything that was left out, without what says nothing, words in their order."""
    named = {"code": "", "name": {"en": ""}, **card}
    filled: Plain = msgspec.to_builtins(fill_inside(vocabulary, named))
    in_order(vocabulary, vocabulary.fields(card["type"]), filled)
    return filled


def in_order(vocabulary: Vocabulary, fields: tuple[Field, ...], holder: Plain) -> None:
    """Put words in the order of their set, which means nothing, and leave out what says nothing."""
    for field in fields:
        shape, value = field.shape, holder[field.name]
        if value is None:
            continue
        if shape.kind == WORDS:
            holder[field.name] = sorted(value, key=shape.words.index)
        elif shape.kind == TEXTS:
            holder[field.name] = list(value)
        elif shape.kind == CONTINUOUS:
            holder[field.name] = {name: one for name, one in value.items() if one}
        elif shape.kind == TABLE:
            in_order(vocabulary, shape.fields, value)
        elif shape.kind == PROGRAM:
            for one in value:
                in_order(vocabulary, vocabulary.known(shape.context, one["op"]).fields, one)


def fits(vocabulary: Vocabulary, card: Plain) -> bool:
    """Return whether the fields of a card go together."""
    whole = complete(vocabulary, card)
    return not any(True for rule in vocabulary.rules.get(card["type"], ()) for _path in rule.broken(whole))


@lru_cache(maxsize=16)
def said_names(game: CardGame, lang: str) -> Mapping[str, str]:
    """The wordings of names in a language."""
    return {name: texts.render(phrase, lang) for name, phrase in game.said_names().items()}


# ---- what is not understood ------------------------------------------------------------------------


def nearest_sentences(game: CardGame, card_type: str, reading: TextReading) -> list[str]:
    """The sentences of the language that are most like what was not understood."""
    return get_close_matches(reading.sentence, sentences(game, card_type, reading.lang), NEAREST, ALIKE)


@lru_cache(maxsize=64)
def sentences(game: CardGame, card_type: str, lang: str) -> tuple[str, ...]:
    """A sentence of each operation that a card of a type can have, but for those made of others."""
    contexts = dict.fromkeys(form.context for form in game.card_forms(card_type) if isinstance(form, Does))
    phrases = [
        one
        for context in contexts
        for operation in game.vocabulary.contexts[context]
        if all(field.shape.kind != PROGRAM for field in operation.fields)
        for one in program_phrases(game.vocabulary, context, [sample(operation)])
    ]
    return tuple(dict.fromkeys(texts.render(one, lang) for one in phrases))


def unread(game: CardGame, card: Plain, reading: TextReading) -> Phrase:
    """The reason why a text is not a card: the part that was understood, the first word that was not.

    The nearest sentences are named too.
    """
    if reading.cards:
        ways = [
            " ".join(said for _field, said, _one in told(game, card["type"], one, reading.lang))
            for one in reading.cards
        ]
        return Phrase("cards-several", {"ways": " / ".join(dict.fromkeys(ways))})
    near = nearest_sentences(game, card["type"], reading)
    return Phrase(
        "cards-unread",
        {
            "understood": reading.understood[-120:] or "none",
            "stopped": reading.stopped[:60] or "none",
            "near": " / ".join(near) or "none",
        },
    )


def told(game: CardGame, card_type: str, found: Plain, lang: str) -> Iterator[tuple[str, str, Plain]]:
    """Each operation of what was read: its field, its sentence and itself, as a file has it."""
    names = {
        name: Phrase("cards-name", dict.fromkeys(texts.LANGUAGES, said))
        for name, said in said_names(game, lang).items()
    }
    for form in game.card_forms(card_type):
        if isinstance(form, Does):
            for one in found.get(form.field, ()):
                (phrase,) = program_phrases(game.vocabulary, form.context, [one], names)
                yield form.field, texts.render(phrase, lang), one
