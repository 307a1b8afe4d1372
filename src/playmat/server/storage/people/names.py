"""Names of people: how they are written, and which of them are taken for one another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from playmat.kernel.errors import PlaymatError

BLANK: Final = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Characters that count as letters, marks or symbols, and that nobody sees."""

STACKED: Final = 2
"""So many marks may follow a letter, once those that have a letter of their own have become it: Thai and
Devanagari need two."""

TOGETHER: Final = (
    frozenset({"LATIN"}),
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
"""The scripts that may stand in one name, beside each script alone: the level "highly restrictive" of
Unicode's UTS 39. A Cyrillic letter among Latin ones makes no second Ann."""


class PersonRefused(PlaymatError):
    """A name or password that cannot be taken."""


def login_of(name: str) -> str:
    r"""By what the name of an account is found, however it is written.

    >>> login_of(" ann  LEE"), login_of("\uff21nn")
    ('ann lee', 'ann')
    """
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


def looks_of(name: str) -> frozenset[str]:
    """The looks of a name, as it is written and in capitals: names that share one are taken for each other.

    By the lookalikes of Unicode's UTS 39, across scripts and within one.

    >>> looks_of("Coco") & looks_of("\u0421\u043e\u0441\u043e")  # all Cyrillic
    frozenset({'coco'})
    >>> bool(looks_of("Bill") & looks_of("BiII")), bool(looks_of("Ian") & looks_of("Lan"))
    (True, False)
    """
    plain = tidy(unicodedata.normalize("NFKC", name))
    return frozenset(_look(one) for one in (plain, plain.upper()))


def _look(name: str) -> str:
    return unicodedata.normalize("NFKD", name).translate(lookalikes()).casefold()


@cache
def lookalikes() -> dict[int, str]:
    """For each letter or digit that looks like others, the one that stands for them all."""
    text = files("playmat.server.storage.people").joinpath("lookalikes.txt").read_text(encoding="utf-8")
    groups = [line for line in text.splitlines() if not line.startswith("#")]
    return {ord(letter): group[0] for group in groups for letter in group[1:]}


def tidy(name: str) -> str:
    """A name with single blanks, and with one character where several stand for it."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def clean_name(name: str) -> str:
    """A name as it is shown.

    Raises:
        PersonRefused: it has no letter or digit, characters that cannot be seen, more marks on a letter than
            any language has, or letters of several scripts that can be taken for one another.

    >>> clean_name("  Ann   Lee ")
    'Ann Lee'
    """
    name = tidy(name)
    if not name.isprintable() or BLANK.search(name) or not any(letter.isalnum() for letter in name):
        raise PersonRefused("server-bad-name")
    if any(most_marks > STACKED for most_marks in marks(name)):
        raise PersonRefused("server-name-marks")
    found = frozenset(scripts(unicodedata.normalize("NFKC", name)))
    if len(found) > 1 and not any(found <= allowed for allowed in TOGETHER):
        raise PersonRefused("server-name-scripts")
    return name


def marks(name: str) -> Iterator[int]:
    """The numbers of marks that stand one upon the other, up to each letter of a name."""
    stacked = 0
    for letter in name:
        stacked = stacked + 1 if unicodedata.category(letter) in {"Mn", "Me"} else 0
        yield stacked


def scripts(name: str) -> Iterator[str]:
    """The scripts of the letters of a name, by the first words of the letters' names."""
    for letter in name:
        if letter.isalpha() and letter != "ー":  # the mark of a long vowel, in both Japanese scripts
            first = re.split("[ -]", unicodedata.name(letter, "?"))[0]
            yield "CJK" if first == "IDEOGRAPHIC" else first
