"""Names of a game's options and of their values, for every client: `<game>-option-...`, `<game>-value-...`.

They stand in the game's own catalogue; a game that brings none has its options named by their words.
"""

from __future__ import annotations

from playmat.texts.catalogue import render_or


def option_name(game: str, option: str, lang: str) -> str:
    """The name of an option of a game.

    >>> option_name("embers", "turn_limit", "en")
    'turn limit'
    """
    return render_or(f"{game}-option-{_slug(option)}", lang, option.replace("_", " "))


def value_name(game: str, option: str, value: object, lang: str) -> str:
    """The name of an option's value; the same word can have another name with another option.

    >>> value_name("embers", "turn_limit", False, "en"), value_name("embers", "turn_limit", "Late", "en")
    ('no', 'late')
    """
    word = str(value).lower()
    usual = render_or(f"start-value-{_slug(word)}", lang, word)
    usual = render_or(f"{game}-value-{_slug(word)}", lang, usual)
    return render_or(f"{game}-value-{_slug(option)}-{_slug(word)}", lang, usual)


def _slug(word: str) -> str:
    return word.replace("_", "-")
