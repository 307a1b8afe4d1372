"""`--lang` on a command line: the language it names, wherever it stands."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Final

from cyclopts import App

OPTION: Final = "--lang"


def language_of(tokens: Sequence[str]) -> str:
    """The language that a command line names, else the user's."""
    from playmat import texts

    named = [after for option, after in pairwise(tokens) if option == OPTION]
    named += [token.removeprefix(f"{OPTION}=") for token in tokens if token.startswith(f"{OPTION}=")]
    for wish in (*named[-1:], None):
        with suppress(texts.UnknownLanguage):
            return texts.detect(wish)
    return "en"


def without_language(tokens: Sequence[str]) -> list[str]:
    """A command line without its first `--lang`.

    >>> without_language(["--lang", "it", "play"]), without_language(["--lang=it"])
    (['play'], [])
    """
    at = _place(tokens)
    taken = tokens[at : at + 2] if at < len(tokens) and tokens[at] == OPTION else tokens[at : at + 1]
    return [*tokens[:at], *tokens[at + len(taken) :]]


def after_command(app: App, tokens: Sequence[str]) -> list[str]:
    """A command line with `--lang` after the command, where the commands expect it.

    Written before a command that prints in one language only, it says how refusals and help are worded, and
    the command is not told.

    Raises:
        UnknownLanguage: it stands before such a command and names a language without a catalogue.
    """
    at, rest = _place(tokens), without_language(tokens)
    option = tokens[at : at + len(tokens) - len(rest)]
    words = [word for word in app.parse_commands(rest)[0] if not word.startswith("-")]
    if not option or at >= max(1, len(words)):
        return list(tokens)
    if _takes_language(app.parse_commands(words)[1][-1]):
        return [*words, *option, *rest[len(words) :]]
    from playmat import texts

    texts.detect(option[-1].removeprefix(f"{OPTION}="))
    return rest


def _place(tokens: Sequence[str]) -> int:
    """The place of the first `--lang`; the end if there is none."""
    return next(
        (place for place, token in enumerate(tokens) if token.partition("=")[0] == OPTION), len(tokens)
    )


def _takes_language(command: App) -> bool:
    """Return whether a command has the option itself."""
    if command.default_command is None:
        return False
    return any(OPTION in argument.names for argument in command.assemble_argument_collection())
