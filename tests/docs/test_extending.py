"""The pages on extending Playmat list all there is to do: nothing is missing, nothing made up."""

from __future__ import annotations

import re
import subprocess

import pytest
from tests.docs.reading import ROOT

from playmat.kernel.languages import LANGUAGES

PAGE = ROOT / "docs" / "extend" / "operation.md"
LANGUAGE = ROOT / "docs" / "extend" / "language.md"
GAMES = ROOT / "src" / "playmat" / "games"
FOLDER = re.compile(r"^\| `([^`]+)/<language>/` \|", re.MULTILINE)
FAVOURS = "language/favours.py"
"""The file that says for whom an operation is good; without an entry, no card with it is called better."""
ROW = re.compile(r"^\| \d+ \|([^|]*)\|([^|]*)\|", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")


def rows(*headings: str) -> list[tuple[list[str], list[str]]]:
    """The files and the names of the rows below some headings of the page."""
    found = []
    for section in re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE):
        if section.startswith(headings):
            found += [(named(files), CODE.findall(names)) for files, names in ROW.findall(section)]
    return found


def named(files: str) -> list[str]:
    """The files that a cell names: one of each language where it says so."""
    return [
        file.replace("<language>", language)
        for file in CODE.findall(files)
        for language in (LANGUAGES if "<language>" in file else ("",))
    ]


def mentioned(game: str, pattern: str) -> set[str]:
    """The files of a game in which a pattern is found."""
    files = [path for path in (GAMES / game).rglob("*") if path.suffix in {".py", ".ftl"}]
    return {
        path.relative_to(GAMES / game).as_posix()
        for path in files
        if re.search(pattern, path.read_text(encoding="utf-8"))
    }


def operation(word: str) -> str:
    """A pattern for mentions of an operation: its number, its quoted word, a key of its sentences."""
    return rf'\bOp\.{word.upper()}\b|\b{word.upper()}: Final|"{word}"|-{word.replace("_", "-")}\b'


@pytest.mark.parametrize(
    ("headings", "places", "game", "pattern", "more"),
    [
        (("An operation without a choice",), 4, "kmon", operation("peek_hand"), {FAVOURS}),
        (
            ("An operation that asks something",),
            6,
            "kmon",
            r"(?i)retriev",
            {
                FAVOURS,
                "bot/outlook.py",
                "interface/branches.py",
                "interface/position.py",
                "rules/chain.py",
                "rules/dispatch.py",
                *(f"texts/{language}/{file}.ftl" for language in LANGUAGES for file in ("cards", "lessons")),
            },
        ),
        (
            ("In the Kingdom Hearts TCG",),
            4,
            "khtcg",
            operation("reveal_hand") + "|" + operation("capture"),
            {f"texts/{language}/play.ftl" for language in LANGUAGES},
        ),
    ],
)
def test_the_places_of_an_operation_are_listed(
    headings: tuple[str, ...], places: int, game: str, pattern: str, more: set[str]
) -> None:
    listed = rows(*headings)
    assert len(listed) == places
    files = {file for row, _names in listed for file in row}
    assert files | more == mentioned(game, pattern)
    for row, names in listed:
        for file in row:
            text = (GAMES / game / file).read_text(encoding="utf-8")
            assert [name for name in names if not re.search(rf"(?<![\w-]){name}(?![\w-])", text)] == [], file
            assert names


def test_the_folders_of_a_language_are_listed() -> None:
    """The parts of a language are in folders of its name, and the page lists them; the first is required."""
    kept = {one: folders_of(one) for one in LANGUAGES}
    listed = FOLDER.findall(LANGUAGE.read_text(encoding="utf-8"))
    assert set().union(*kept.values()) == set(listed)
    assert [one for one, folders in kept.items() if listed[0] not in folders] == []
    games = {one for one in listed if "/games/" in one}
    assert len(games) == 3
    assert games <= kept["en"]  # it fills the gaps of the others


def folders_of(language: str) -> set[str]:
    """The places of the folders of a language."""
    where = [f"{room}/**/{language}/*" for room in ("src", "docs")]
    command = ["git", "ls-files", *where]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8", check=True)
    return {file.partition(f"/{language}/")[0] for file in done.stdout.split()}
