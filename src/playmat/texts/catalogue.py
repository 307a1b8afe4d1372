"""Phrases into sentences: the one place that touches the Fluent library."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from playmat.kernel.phrase import Phrase
from playmat.texts.sources import FALLBACK, LANGUAGES, game_of, game_sources, shared_sources


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
    fillings = {
        name: render(value, lang) if isinstance(value, Phrase) else value
        for name, value in phrase.args.items()
    }
    game = game_of(phrase.key)
    key, _, form = phrase.key.partition(".")
    for language in dict.fromkeys((lang, FALLBACK)):
        bundle = _bundle(language, game)
        if bundle.has_message(key):
            message = bundle.get_message(key)
            pattern = message.attributes.get(form, message.value)
            if pattern is not None:
                text, problems = bundle.format_pattern(pattern, fillings)
                return f"{text} [{'; '.join(map(str, problems))}]" if problems else str(text)
    shown = "".join(f" {name}={value}" for name, value in fillings.items())
    return f"[{phrase.key}{shown}]"


def has(key: str, lang: str = FALLBACK) -> bool:
    """Whether the catalogue of just this language knows a key.

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
        bundle.add_resource(_parsed(source.text))
    return bundle


@cache
def _parsed(text: str) -> Resource:
    """A catalogue file, read once for all games; nobody asks where in it a sentence stood."""
    return FluentParser(with_spans=False).parse(text)
