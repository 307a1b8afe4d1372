"""The words that can come next in the text of a card, by the grammar that reads it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from playmat.cards.game import CardGame
from playmat.kernel.phrase import Phrase
from playmat.texts import render
from playmat.texts.reading import Grammar
from playmat.texts.wordings import counted
from playmat.workshop.reader import TextReader
from playmat.workshop.sentences import said_names

Plain: TypeAlias = "dict[str, Any]"

MOST: Final = 24
"""At most so many continuations are given."""

FIGURES: Final = ("1", "2", "3")
"""Examples of a number, where one can come next."""


class Ahead(NamedTuple):
    """The ways in which a text can go on.

    Attributes:
        whole: all of the text could be the beginning of a card's text.
        next: what can be put behind it, with the space before it if one is missing.
    """

    whole: bool
    next: list[str]


def ahead(game: CardGame, card: Plain, text: str, lang: str) -> Ahead:
    """The ways in which the text of a card can go on, as it is printed; else in other wordings.

    Args:
        game: whose card it is.
        card: its other fields, with its type.
        text: the text so far.
        lang: its language.
    """
    forms = game.card_forms(card["type"])
    for loose in (False, True):
        reader = TextReader(
            text, lang, game.vocabulary, said_names(game, lang), game.spoken(), loose, ahead=True
        )
        read = reader.card(forms)
        grammar = reader.grammar
        if read or grammar.next or grammar.counts:
            return Ahead(True, continuations(grammar, text))
    return Ahead(False, [])


def continuations(grammar: Grammar, text: str) -> list[str]:
    """The ways in which a text can go on: ends of a word that has been begun first, then whole ones."""
    begun = [rest(said, have, grammar.loose) for said, have in grammar.next if have]
    figures = list(FIGURES) if grammar.counts else []
    fresh = [rest(said, have, grammar.loose) for said, have in grammar.next if not have]
    gap = "" if text[-1:].isspace() or not text else between(grammar.lang)
    parted = [
        (gap if one[:1].isalnum() else "") + one.lstrip() if gap else one.lstrip() for one in figures + fresh
    ]
    spaced = [one.lstrip() if text[-1:].isspace() else one for one in begun]
    return list(dict.fromkeys(one for one in spaced + parted if one.strip()))[:MOST]


def between(lang: str) -> str:
    """The sign between two sentences of a language: a space, or none.

    >>> between("it"), between("ja")
    (' ', '')
    """
    return render(Phrase("cards-then", {"first": "", "rest": ""}), lang)


def rest(said: str, have: int, loose: bool) -> str:
    """The part of some words behind so many of their letters that count.

    >>> rest("each opposing K-Mon.", 4, False)
    ' opposing K-Mon.'
    """
    places = [at for _one, at in counted(said, loose)]
    before = places[have - 1] + 1 if have else 0
    return said[before:].rstrip()
