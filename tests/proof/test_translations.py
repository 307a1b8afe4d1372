"""The clauses in other languages: all of them, up to date, and about the same things."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from playmat.kernel.documents.toml import BadToml
from playmat.proof.clauses import ID, GameRules, load, parse, rules_folder
from playmat.proof.translations import (
    Lack,
    digest,
    lacks,
    load_in,
    read_translation,
    translate,
    translation_file,
)
from playmat.texts import languages

RULES = load()
LANGUAGES = sorted(folder.name for folder in rules_folder().iterdir() if folder.is_dir())
TRANSLATED = [(lang, game) for lang in LANGUAGES for game in RULES]
NIM = parse(
    "nim", "## 1. The turn\n- **NI-A-01** Take `one` to three. [p. 2]\n- **NI-A-02** The last wins.\n"
)


def test_the_rules_are_there_in_the_languages_of_the_clients() -> None:
    """A language that was added may do without: its readers see the English clauses."""
    assert {"it", "ja"} <= set(LANGUAGES) <= set(languages())


def translation_of(lang: str, game: str) -> dict[str, str]:
    """The translated clauses of a game, by id."""
    found = read_translation(translation_file(game, lang).read_text(encoding="utf-8"))
    return {one: clause.text for one, clause in found.clauses.items()}


@pytest.mark.parametrize(("lang", "game"), TRANSLATED)
def test_every_clause_and_title_is_translated(lang: str, game: str) -> None:
    """`tools/rule_translations.py --untranslated LANG GAME` prints what is not."""
    translation = read_translation(translation_file(game, lang).read_text(encoding="utf-8"))
    assert list(lacks(RULES[game], translation)) == []


@pytest.mark.parametrize(("lang", "game"), TRANSLATED)
def test_a_translation_speaks_of_the_same_things(lang: str, game: str) -> None:
    """The clauses it names and the words of the engine are those of the English text."""
    wrong = {
        one: (marks(RULES[game].clauses[one].text), marks(text))
        for one, text in translation_of(lang, game).items()
        if marks(RULES[game].clauses[one].text) != marks(text)
    }
    assert wrong == {}


def marks(text: str) -> Counter[str]:
    """The ids and the words in backticks of a clause."""
    ids = re.findall(ID.pattern, text, re.ASCII)  # no space separates them from Japanese words
    return Counter([*ids, *re.findall(r"`[^`]+`", text)])


def test_what_is_translated_is_shown_translated() -> None:
    shown = read_and_translate({"NI-A-01": (digest("Take `one` to three."), "Prendi da `one` a tre.")})
    first, last = shown.clauses.values()
    assert (first.text, first.lang, first.section, first.sources) == (
        "Prendi da `one` a tre.",
        "it",
        ("Il turno",),
        ("p. 2",),
    )
    assert (last.text, last.lang, last.section) == ("The last wins.", "en", ("Il turno",))


def test_a_clause_that_has_changed_is_shown_in_english() -> None:
    outdated = {"NI-A-01": (digest("Take one."), "Prendi uno.")}
    assert read_and_translate(outdated).clauses["NI-A-01"] == replace(
        NIM.clauses["NI-A-01"], section=("Il turno",)
    )
    assert list(lacks(NIM, read_translation(file_of(outdated)))) == [
        Lack("outdated", "NI-A-01"),
        Lack("missing", "NI-A-02"),
    ]


def test_what_no_rule_says_is_named() -> None:
    unknown = {"NI-B-01": (digest(""), "Niente.")}
    assert Lack("unknown", "NI-B-01") in list(lacks(NIM, read_translation(file_of(unknown))))


def test_a_file_that_is_none_is_refused() -> None:
    with pytest.raises(BadToml):
        read_translation("titles = ")


def test_the_rules_are_read_in_the_language_that_is_asked_for() -> None:
    assert load_in("en")["kmon"].clauses == RULES["kmon"].clauses
    assert load_in("it")["kmon"].clauses["KM-DECK-01"].lang == "it"


def file_of(clauses: dict[str, tuple[str, str]]) -> str:
    """A file with some translated clauses."""
    lines = [f'[clauses.{one}]\nof = "{of}"\ntext = "{text}"\n' for one, (of, text) in clauses.items()]
    return '[titles]\n"The turn" = "Il turno"\n' + "".join(lines)


def read_and_translate(clauses: dict[str, tuple[str, str]]) -> GameRules:
    """The rules of Nim in Italian, as far as some clauses are translated."""
    return translate(NIM, read_translation(file_of(clauses)), "it")
