"""The check of what lies beside the catalogues: words that rules read, and files that nobody reads."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from playmat.kernel.documents.toml import read_toml
from playmat.kernel.errors import PlaymatError
from playmat.kernel.languages import WORDS
from playmat.texts.catalogue import render
from playmat.texts.sources import FALLBACK, LANGUAGES, game_folder

FILLING = re.compile(r"\{\w*\}")


def check_files(games: Iterable[str]) -> list[str]:
    """The words of each language against the English ones, and catalogues that lie where nobody looks."""
    problems = check_folder(files("playmat.texts"), "texts")
    for game in games:
        folder = game_folder(game)
        if folder is not None:
            problems += check_folder(folder / "texts", f"games/{game}/texts")
    return problems


def check_folder(texts: Traversable, called: str) -> list[str]:
    """Everything wrong with the folder of texts of one package.

    Args:
        texts: the folder, with one of each language.
        called: how problems name it.
    """
    children = sorted(texts.iterdir(), key=lambda path: path.name) if texts.is_dir() else []
    problems = [
        f"{called}/{path.name} is not read: catalogues lie in a folder for each language, "
        f"such as {called}/{path.name.removesuffix('.ftl')}/play.ftl"
        for path in children
        if path.name.endswith(".ftl")
    ]
    said: dict[str, dict[str, Any]] = {}
    for language in LANGUAGES:
        file = texts / language / WORDS
        if file.is_file():
            try:
                said[language] = read_toml(file.read_bytes())
            except PlaymatError as error:
                problems.append(f"{called}/{language}/{WORDS}: {render(error.phrase)}")
        elif (texts / language).is_dir():  # without a folder, the game is not translated at all
            said[language] = {}
    english = said.pop(FALLBACK, {})
    for language, tables in said.items():
        problems += [f"{called}/{language}/{WORDS}: {wrong}" for wrong in misfits(english, tables)]
    return problems


def misfits(english: dict[str, Any], tables: dict[str, Any]) -> list[str]:
    """The words that a language lacks or has too many of, and those of another form than in English."""
    problems: list[str] = []
    for table in dict.fromkeys((*english, *tables)):
        ours, theirs = english.get(table, {}), tables.get(table, {})
        if not isinstance(ours, dict) or not isinstance(theirs, dict):
            problems.append(f"{table} must be a table of words")
            continue
        for word in dict.fromkeys((*ours, *theirs)):
            name = f"{table}.{word}"
            if word not in theirs:
                problems.append(f"{name} is missing")
            elif word not in ours:
                problems.append(f"{name} is not in {FALLBACK}/{WORDS}")
            elif form(theirs[word]) != form(ours[word]):
                problems.append(f"{name} must be {form(ours[word])}, and is {form(theirs[word])}")
    return problems


def form(said: object) -> str:
    """The form of what is said for a word: one text, or several of which any is read.

    >>> form(["Cards", "Deck"]), form("Event {number}")
    ('a list of texts', 'a text with {number}')
    """
    if isinstance(said, list) and all(isinstance(one, str) and one for one in said):
        return "a list of texts"
    if isinstance(said, str) and said:
        fillings = sorted(FILLING.findall(said))
        return f"a text with {' and '.join(fillings)}" if fillings else "a text"
    return "neither a text nor a list of texts"
