"""The check reads the words of each language as rules do, and names catalogues that nobody reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.texts.check_files import check_files, check_folder
from playmat.texts.sources import game_packages

ENGLISH = """
[deck]
team = ["Team"]
cards = ["Cards", "Deck"]

[names]
event = "Event {number}"
"""
ITALIAN = """
[deck]
team = ["Squadra"]
cards = ["Carte"]

[names]
event = "Evento {number}"
"""
WORDS = "games/duel/texts/it/words.toml"


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """The folder of texts of a game that is told in two languages, with the words that rules read."""
    for language, words in (("en", ENGLISH), ("it", ITALIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.toml").write_text(words, encoding="utf-8")
    return tmp_path


def problems(texts: Path) -> list[str]:
    return check_folder(texts, "games/duel/texts")


def test_our_own_words_fit() -> None:
    assert check_files(game_packages()) == []


def test_words_that_fit_may_be_of_any_number(texts: Path) -> None:
    assert problems(texts) == []


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ('["Squadra"]', '"Squadra"', "deck.team must be a list of texts, and is a text"),
        (
            '["Squadra"]',
            "[7]",
            "deck.team must be a list of texts, and is neither a text nor a list of texts",
        ),
        ('team = ["Squadra"]', "", "deck.team is missing"),
        ("team", "squadra", "deck.squadra is not in en/words.toml"),
        ("[names]", "[nomi]", "names.event is missing"),
        (
            '"Evento {number}"',
            '["Evento"]',
            "names.event must be a text with {number}, and is a list of texts",
        ),
        ('[deck]\nteam = ["Squadra"]\ncards = ["Carte"]', 'deck = "team"', "deck must be a table of words"),
        ('"Evento {number}"', '"Evento"', "names.event must be a text with {number}, and is a text"),
    ],
)
def test_a_word_that_does_not_fit_is_named(texts: Path, before: str, after: str, problem: str) -> None:
    (texts / "it" / "words.toml").write_text(ITALIAN.replace(before, after), encoding="utf-8")
    assert f"{WORDS}: {problem}" in problems(texts)


def test_words_that_are_not_toml_are_named(texts: Path) -> None:
    (texts / "it" / "words.toml").write_text("deck = [", encoding="utf-8")
    (problem,) = problems(texts)
    assert problem.startswith(f"{WORDS}: ")
    assert "this is not a value" in problem


def test_a_language_without_words_lacks_them_all_and_one_without_a_folder_none(texts: Path) -> None:
    (texts / "it" / "words.toml").unlink()
    missing = [f"{WORDS}: {word} is missing" for word in ("deck.team", "deck.cards", "names.event")]
    assert problems(texts) == missing
    (texts / "it").rmdir()
    assert problems(texts) == []


def test_a_catalogue_beside_the_folders_is_not_read(texts: Path) -> None:
    (texts / "it.ftl").write_text("duel-name = Duello\n", encoding="utf-8")
    (problem,) = problems(texts)
    assert problem.startswith("games/duel/texts/it.ftl is not read:")
    assert problem.endswith("games/duel/texts/it/play.ftl")
