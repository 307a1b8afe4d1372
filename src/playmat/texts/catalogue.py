"""Phrases into sentences, by the Fluent library; `reading` goes the other way."""

from __future__ import annotations

import re
import threading
from functools import cache, lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from playmat.kernel.phrase import Filling, Phrase
from playmat.texts.sources import FALLBACK, LANGUAGES, game_of, game_sources, shared_sources

KEPT = 8_192
"""So many sentences are kept, a few MB: putting one together takes ten times as long as finding it."""

ENTRY = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
"""The beginning of an entry of a catalogue, with its key; all lines that go on with it are indented."""

INSIDE = "INSIDE"
"""The function of catalogues for a sentence inside another."""

REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""The beginning of a placeable that is neither variable nor text: the key of another entry, or a function."""


def inside(sentence: str) -> str:
    """A sentence as it stands inside another, in languages that begin it with a small letter there.

    Catalogues call this `INSIDE`.

    >>> inside("L’avversario pesca 1 carta. Perdi 1 PV.")
    'l’avversario pesca 1 carta. Perdi 1 PV.'
    """
    return sentence[:1].lower() + sentence[1:]


FUNCTIONS: Final[dict[str, Any]] = {INSIDE: inside}
"""The functions that catalogues can call, by name."""


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
        catalogue = _catalogue(language, game)
        if catalogue.knows(key):
            catalogue.read(key)
            message = catalogue.bundle.get_message(key)
            pattern = message.attributes.get(form, message.value)
            if pattern is not None:
                text, problems = catalogue.bundle.format_pattern(pattern, fillings)
                return f"{text} [{'; '.join(map(str, problems))}]" if problems else str(text)
    shown = "".join(f" {name}={value}" for name, value in fillings.items())
    return f"[{phrase}{shown}]"


def has(key: str, lang: str = FALLBACK) -> bool:
    """Return whether the catalogue of just this language knows a key.

    >>> has("about-licence", "ja"), has("no-such-key", "ja")
    (True, False)
    """
    return _catalogue(lang, game_of(key)).knows(key)


def render_or(key: str, lang: str, otherwise: str, **args: Filling) -> str:
    """The sentence of a key that catalogues may lack: in the language, else in English, else another text.

    >>> render_or("no-such-key", "it", "a word of the code")
    'a word of the code'
    """
    for language in (lang, FALLBACK):
        if has(key, language):
            return render(Phrase(key, dict(args)), language)
    return otherwise


class Catalogue:
    """The shared sentences of a language, with a game's own on top, each parsed when it is first asked for.

    A command says a few sentences of nearly two thousand, and parsing all of them takes a second. A server
    asks in several threads at once, so a sentence that one of them is parsing is waited for by the others.
    """

    def __init__(self, language: str, game: str) -> None:
        self._reading = threading.RLock()
        self.bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        self._unread = dict(shared_entries(language))
        for source in game_sources(game, language) if game else []:
            for key, text in entries(source.text).items():
                self._unread.setdefault(key, text)
        self._keys = frozenset(self._unread)

    def knows(self, key: str) -> bool:
        """Return whether it has a sentence of a key."""
        return key in self._keys

    def read(self, key: str) -> None:
        """Make a sentence known to the bundle, with those it refers to."""
        with self._reading:
            text = self._unread.pop(key, None)
            if text is not None:
                self.bundle.add_resource(parsed(text))
                for other in REFERENCE.findall(text):
                    self.read(other)


def entries(text: str) -> dict[str, str]:
    r"""The text of each entry of a catalogue file, by its key; that of a term begins with a hyphen.

    >>> entries("one = First\n# Said of cards.\n-two = Second\n    line\n")["-two"]
    '-two = Second\n    line\n'
    """
    found: dict[str, str] = {}
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], text[start.start() : end])
    return found


@cache
def shared_entries(language: str) -> dict[str, str]:
    """The entries of the shared sentences of a language, read once for all games."""
    found: dict[str, str] = {}
    for source in shared_sources(language):
        for key, text in entries(source.text).items():
            found.setdefault(key, text)
    return found


@cache
def _catalogue(language: str, game: str) -> Catalogue:
    """The catalogue of a language, English for one there is none of."""
    return Catalogue(language if language in LANGUAGES else FALLBACK, game)


@cache
def parsed(text: str) -> Resource:
    """A catalogue file or an entry, read once for all games; nobody asks where in it a sentence stood."""
    return FluentParser(with_spans=False).parse(text)
