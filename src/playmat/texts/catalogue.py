"""Phrases into sentences, by the Fluent library; `reading` goes the other way."""

from __future__ import annotations

from functools import cache, lru_cache

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from playmat.kernel.phrase import Phrase
from playmat.texts.sources import FALLBACK, LANGUAGES, game_of, game_sources, shared_sources

KEPT = 8_192
"""So many sentences are kept, a few MB: putting one together takes ten times as long as finding it."""


def languages() -> tuple[str, ...]:
    """The languages there are catalogues of; the first one fills the gaps of the others.

    >>> languages()
    ('en', 'ja', 'it')
    """
    return LANGUAGES


def render(phrase: Phrase, lang: str = FALLBACK) -> str:
    """The sentence of a phrase.

    Args:
        phrase: what to say; phrases among its fillings are rendered first. A key may end in a form, such as
            `embers-kinds-dark.many`: the attribute of this name where the language has it, else the message.
        lang: one of `languages()`; any other is taken as English.

    Returns:
        The sentence. A key that no catalogue knows comes back in square brackets with its fillings; what is
        wrong with a sentence, such as a variable without a filling, follows it in square brackets. So
        mistakes are visible and can be tested for, and are never an error in the middle of a game.
    """
    fillings = [render(one, lang) if isinstance(one, Phrase) else one for one in phrase.args.values()]
    return _sentence(phrase.key, lang, tuple(phrase.args), *fillings)


@lru_cache(maxsize=KEPT, typed=True)
def _sentence(phrase: str, lang: str, names: tuple[str, ...], *values: str | int) -> str:
    """The sentence of a key with these fillings, kept: the same ones are said again and again."""
    fillings = dict(zip(names, values, strict=True))
    game = game_of(phrase)
    key, _, form = phrase.partition(".")
    for language in dict.fromkeys((lang, FALLBACK)):
        bundle = _bundle(language, game)
        if bundle.has_message(key):
            message = bundle.get_message(key)
            pattern = message.attributes.get(form, message.value)
            if pattern is not None:
                text, problems = bundle.format_pattern(pattern, fillings)
                return f"{text} [{'; '.join(map(str, problems))}]" if problems else str(text)
    shown = "".join(f" {name}={value}" for name, value in fillings.items())
    return f"[{phrase}{shown}]"


def has(key: str, lang: str = FALLBACK) -> bool:
    """Return whether the catalogue of just this language knows a key.

    >>> has("about-licence", "ja"), has("no-such-key", "ja")
    (True, False)
    """
    return bool(_bundle(lang, game_of(key)).has_message(key))


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    """The shared catalogue of a language, with a game's own on top."""
    if language not in LANGUAGES:
        language = FALLBACK
    bundle = FluentBundle([language], use_isolating=False)
    sources = shared_sources(language) + (game_sources(game, language) if game else [])
    for source in sources:
        bundle.add_resource(parsed(source.text))
    return bundle


@cache
def parsed(text: str) -> Resource:
    """A catalogue file, read once for all games; nobody asks where in it a sentence stood."""
    return FluentParser(with_spans=False).parse(text)
