"""A thing to say, without a language: a key of the catalogues and what fills its gaps.

The kernel, the games and the players never write sentences. They return phrases; `playmat.texts`
renders them in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

import msgspec

Filling: TypeAlias = "str | int | Phrase"


def keys_of(game: str, families: Mapping[str, Iterable[str]]) -> tuple[str, ...]:
    """The keys that a game makes from its own words: `<game>-<family>-<word>`.

    >>> keys_of("nim", {"cause": ("won", "gave_up")})
    ('nim-cause-won', 'nim-cause-gave-up')
    """
    return tuple(
        f"{game}-{family}-{word}".replace("_", "-").replace(" ", "-")
        for family, words in families.items()
        for word in words
    )


class Phrase(msgspec.Struct, frozen=True, gc=False):
    """A sentence of the catalogues, not yet in a language.

    Attributes:
        key: the message of the catalogues, such as `event-dice-thrown`; a form of its words may follow a dot.
        args: what fills the message's variables; a phrase inside a phrase is rendered first.
        clause: the clause of the rules the sentence rests on, or the empty string.

    >>> Phrase("event-drew", {"who": "Kairi", "n": 2}).args["n"]
    2
    """

    key: str
    args: dict[str, Filling] = msgspec.field(default_factory=dict)
    clause: str = ""

    def __str__(self) -> str:
        return _wording(self)

    def plain(self) -> str:
        """The phrase for a developer's eyes: key, clause and fillings, in no language."""
        parts = [self.key]
        if self.clause:
            parts.append(f"[{self.clause}]")
        for name, value in self.args.items():
            shown = value.plain() if isinstance(value, Phrase) else value
            parts.append(f"{name}={shown}")
        return " ".join(parts)


_wording: Callable[[Phrase], str] = Phrase.plain
"""The function by which `str(phrase)` becomes words."""


def word_with(words: Callable[[Phrase], str]) -> None:
    """Let `str(phrase)` use `words` from now on, as `str(error)` does: a developer reads a sentence.

    Rooms that talk to people name the language: `playmat.texts.render(phrase, language)`.
    """
    global _wording  # noqa: PLW0603 - the one place where the catalogues are plugged in
    _wording = words
