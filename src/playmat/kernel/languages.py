"""The languages: the folders in `playmat/texts`. Nothing else lists them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from playmat.kernel.documents.toml import read_toml

FALLBACK: Final = "en"
"""The language that fills the gaps of the others."""

WORDS: Final = "words.toml"
"""The file of a language's words that rules read."""


def found() -> tuple[str, ...]:
    """The codes of the languages, English first; the order of the others means nothing, but lasts."""
    folders = [path for path in files("playmat").joinpath("texts").iterdir() if path.is_dir()]
    codes = [path.name for path in folders if path.joinpath("errors.ftl").is_file()]
    return (FALLBACK, *sorted((code for code in codes if code != FALLBACK), reverse=True))


LANGUAGES: Final = found()


def words_by_language(package: str, table: str) -> dict[str, dict[str, Any]]:
    """The words of a table in `texts/<language>/words.toml` of a package, each by language.

    English has all of them. Rules read these words in what people write, such as decks; sentences are in the
    catalogues, which rules do not know. `playmat.texts.check` compares the languages.

    >>> words_by_language("playmat.games.kmon", "deck")["team"]["it"]
    ['Squadra']
    """
    found: dict[str, dict[str, Any]] = {}
    for language, tables in _tables(package).items():
        for word, said in tables.get(table, {}).items():
            found.setdefault(word, {})[language] = said
    return found


@cache
def _tables(package: str) -> dict[str, dict[str, Any]]:
    """The tables of a package's words by language, each file read once."""
    texts = files(package).joinpath("texts")
    there = {language: texts.joinpath(language, WORDS) for language in LANGUAGES}
    return {language: read_toml(file.read_bytes()) for language, file in there.items() if file.is_file()}
