"""The choice of a language to speak: asked for, set by the user, or the system's."""

from __future__ import annotations

import os
from collections.abc import Mapping

from playmat.kernel.errors import PlaymatError
from playmat.texts.sources import FALLBACK, LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(PlaymatError):
    """A language was asked for by name that has no catalogue."""


def detect(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language to use.

    Args:
        asked: what the user asked for just now, such as `--lang it`; it must be known.
        environment: stands in for the process environment.

    Returns:
        `asked`, else `PLAYMAT_LANG`, else the system's language where it is known, else English.

    Raises:
        UnknownLanguage: `asked` or `PLAYMAT_LANG` names a language without a catalogue.

    >>> detect("it")
    'it'
    >>> detect(environment={"LC_ALL": "ja_JP.UTF-8", "LANG": "it_IT"})
    'ja'
    >>> detect(environment={"LANG": "C"})
    'en'
    """
    variables = os.environ if environment is None else environment
    for wish in (asked, variables.get("PLAYMAT_LANG")):
        if wish:
            known = _known(wish)
            if known is None:
                raise UnknownLanguage("texts-unknown-language", language=wish, known=", ".join(LANGUAGES))
            return known
    for variable in VARIABLES:
        setting = variables.get(variable)
        if setting:  # as in the C library, the first one that is set decides, known or not
            return _known(setting) or FALLBACK
    return FALLBACK


def _known(locale: str) -> str | None:
    """The language of a locale name such as `it_IT.UTF-8`, if there is a catalogue of it."""
    language = locale.strip().replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
    return language if language in LANGUAGES else None
