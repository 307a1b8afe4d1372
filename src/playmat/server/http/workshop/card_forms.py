"""The form in which cards of a game are written: their types and fields, as people call them.

A game's catalogue says which fields people are asked for: those that it has a name for
(`<game>-fact-<name>`), beside those that must be filled in. All others keep their defaults.
"""

from __future__ import annotations

from functools import cache

from playmat import texts
from playmat.cards.forms import told_in
from playmat.cards.game import CardGame
from playmat.cards.operation import FLAG, NUMBER, TEXT, WORD, WORDS, Field, named
from playmat.kernel.phrase import Phrase
from playmat.server.protocol.workshop_bodies import CardField, CardForms, CardType, WordInfo

ASKED = (NUMBER, WORD, WORDS, FLAG, TEXT)
"""The kinds of fields that a form can ask for."""

ELSEWHERE = frozenset({"code", "name"})
"""Fields that the page asks for by itself."""


@cache
def card_forms(game: CardGame, lang: str) -> CardForms:
    """The types of card of an installed game in a language."""
    return CardForms(game.id, [_type(game, word, lang) for word in game.vocabulary.types])


def _type(game: CardGame, word: str, lang: str) -> CardType:
    told = told_in(game.card_forms(word))
    fields = game.vocabulary.fields(word)
    name = named(fields, "name")
    return CardType(
        word,
        _titled(texts.render_or(f"{game.id}-type-{_dashed(word)}", lang, word.replace("_", " "))),
        bool(game.card_forms(word)),
        name is None or name.default is None,
        [
            _field(game, one, lang)
            for one in fields
            if one.name not in told | ELSEWHERE and one.shape.kind in ASKED and _asked(game, one)
        ],
    )


def _asked(game: CardGame, field: Field) -> bool:
    """Return whether people are asked for a field."""
    return field.default is None or texts.has(f"{game.id}-fact-{_dashed(field.name)}", texts.LANGUAGES[0])


def _field(game: CardGame, field: Field, lang: str) -> CardField:
    shape = field.shape
    title = _titled(
        texts.render_or(f"{game.id}-fact-{_dashed(field.name)}", lang, field.name.replace("_", " "))
    )
    words = shape.words if shape.kind in {WORD, WORDS} else ()
    return CardField(
        field.name,
        title,
        shape.kind,  # type: ignore[arg-type]
        shape.low,
        shape.high,
        [WordInfo(word, _word(game, field, word, lang)) for word in words],
        field.default is None,
        list(field.default) if isinstance(field.default, tuple) else field.default,
    )


def _word(game: CardGame, field: Field, word: str, lang: str) -> str:
    """The name of a word: that of its field, or of another field that has the word too."""
    for name in (field.name, *_others(game, word)):
        key = f"{game.id}-{_dashed(name)}-{_dashed(word)}"
        if texts.has(key, lang):
            return texts.render(Phrase(key, {"value": 0}), lang)
    return word.replace("_", " ")


@cache
def _others(game: CardGame, word: str) -> tuple[str, ...]:
    """The fields that can be a word."""
    fields = [one for kind in game.vocabulary.types for one in game.vocabulary.fields(kind)]
    return tuple(dict.fromkeys(one.name for one in fields if word in one.shape.words))


def _titled(words: str) -> str:
    """Words at the head of a field."""
    return words[:1].upper() + words[1:]


def _dashed(word: str) -> str:
    return word.replace("_", "-")
