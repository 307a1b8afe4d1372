"""The clauses of the rules in other languages: `docs/rules/<language>/<game>.toml`.

The English clauses are the rules; a translation is for reading. Each stands beside the digest of the English
text that it translates, so that a clause that has changed since is shown in English until it is translated
again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import msgspec

from playmat.kernel.documents.toml import read_toml
from playmat.proof.clauses import Clause, GameRules, load, rules_folder


class Translated(msgspec.Struct, frozen=True):
    """A clause in another language.

    Attributes:
        of: the digest of the English text.
        text: the translation.
    """

    of: str
    text: str


class Translation(msgspec.Struct, frozen=True):
    """The clauses of a game in another language.

    Attributes:
        titles: the titles of sections by the English ones.
        clauses: the clauses by their ids.
    """

    titles: dict[str, str] = {}
    clauses: dict[str, Translated] = {}


@dataclass(frozen=True)
class Lack:
    """Something that a translation lacks, or has too much.

    Attributes:
        what: `missing`, `outdated` or `unknown`.
        name: the id of a clause, or the title of a section.
    """

    what: str
    name: str


def digest(text: str) -> str:
    """Eight hex digits over the English text of a clause."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def read_translation(text: str) -> Translation:
    """The translation that a file holds.

    Raises:
        BadToml: it is not TOML.
        msgspec.ValidationError: it has another form.
    """
    return msgspec.convert(read_toml(text), Translation)


def translate(rules: GameRules, translation: Translation, lang: str) -> GameRules:
    """The rules with every clause and title in another language whose translation fits the English text."""
    return replace(
        rules,
        clauses={one.id: _translated(one, translation, lang) for one in rules.clauses.values()},
    )


def lacks(rules: GameRules, translation: Translation) -> Iterator[Lack]:
    """The clauses that a translation lacks, or has too many."""
    titles = {title for clause in rules.clauses.values() for title in clause.section}
    yield from (Lack("missing", title) for title in sorted(titles - translation.titles.keys()))
    for clause in rules.clauses.values():
        found = translation.clauses.get(clause.id)
        if found is None:
            yield Lack("missing", clause.id)
        elif found.of != digest(clause.text):
            yield Lack("outdated", clause.id)
    unknown = (translation.titles.keys() - titles) | (translation.clauses.keys() - rules.clauses.keys())
    yield from (Lack("unknown", name) for name in sorted(unknown))


def translation_file(game: str, lang: str, folder: Path | None = None) -> Path:
    """The file of a game's clauses in another language, if there is one."""
    return (folder or rules_folder()) / lang / f"{game}.toml"


@cache
def load_in(lang: str) -> Mapping[str, GameRules]:
    """The rules of all games, by game, in a language as far as they are translated.

    Raises:
        RulesError: there are none.
    """
    found = load()
    for game, rules in found.items():
        file = translation_file(game, lang)
        if file.is_file():
            found[game] = translate(rules, read_translation(file.read_text(encoding="utf-8")), lang)
    return found


def _translated(clause: Clause, translation: Translation, lang: str) -> Clause:
    found = translation.clauses.get(clause.id)
    section = tuple(translation.titles.get(title, title) for title in clause.section)
    if found is None or found.of != digest(clause.text):
        return replace(clause, section=section)
    return replace(clause, section=section, text=found.text, lang=lang)
