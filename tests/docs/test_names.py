"""The names in the documents exist: files, folders, tests, commands and their options."""

from __future__ import annotations

import fnmatch
import re
from functools import cache

import pytest
from markdown_it import MarkdownIt
from tests.absent import absent
from tests.docs.reading import ROOT, blocks, documents, shown_files

from playmat import cli

NOT_OURS = frozenset({"my-set.toml", "settings.toml", "tables.db", "dist/", "/health", "/ready", "/metrics"})
"""Files that a reader makes, and paths of a web server."""

PATH = re.compile(r"^[\w.\-/*<>]+$")
FILE = re.compile(r"\.(py|md|toml|json|txt|ftl|js|css|html|svg|jpg|cfg|ini|db|csv)$")
TREE = re.compile(r"^( *)([\w.]+/?)( |$)")
DEEPEST = 4
"""Blanks before the rooms within rooms; what stands further in goes on with a sentence."""

SKIPPED = frozenset({"__pycache__", "build", "dist", "node_modules"})
SHOWN = frozenset({".ci", ".github"})
"""Hidden folders that are the project's."""


@cache
def ours() -> list[str]:
    """Every file and folder of the project, with a slash before it; folders also with one behind."""
    found = []
    for path in ROOT.rglob("*"):
        parts = path.relative_to(ROOT).parts
        if not SKIPPED & set(parts) and not any(part.startswith(".") and part not in SHOWN for part in parts):
            found.append("/" + "/".join(parts))
            if path.is_dir():
                found.append(found[-1] + "/")
    return found


def spans(document: str) -> list[str]:
    """The code within the sentences of a document."""
    tokens = MarkdownIt().enable("table").parse((ROOT / document).read_text(encoding="utf-8"))
    inside = [child for token in tokens for child in token.children or []]
    return [child.content.strip() for child in inside if child.type == "code_inline"]


@cache
def endings() -> frozenset[str]:
    """All that such a path can end with, from a slash on."""
    return frozenset(path[place:] for path in ours() for place, letter in enumerate(path) if letter == "/")


def is_there(name: str) -> bool:
    """Return whether a path, or the end of one, is the project's; `*` and `<language>` stand for anything."""
    if not set(name) & set("*<["):
        return "/" + name.lstrip("/") in endings()
    pattern = "*/" + re.sub(r"<\w+>", "*", name).lstrip("/")
    return any(fnmatch.fnmatchcase(path, pattern) for path in ours())


@pytest.mark.parametrize("document", documents())
def test_files_and_folders_are_there(document: str) -> None:
    named = [one for one in spans(document) if PATH.match(one) and ("/" in one or FILE.search(one))]
    known = NOT_OURS | set(shown_files())
    assert [one for one in named if one not in known and not is_there(one)] == []


def test_the_map_shows_every_room_and_no_other() -> None:
    (tree,) = [block for block in blocks("docs/design.md") if block.text.startswith("src/playmat/")]
    folders = ["src/playmat/"]
    shown = []
    for line in tree.text.splitlines()[1:]:
        found = TREE.match(line)
        if found is not None and len(found[1]) <= DEEPEST:
            folders[len(found[1]) // 2 :] = [found[2]]
            shown.append("".join(folders))
    assert [name for name in shown if not (ROOT / name).exists()] == []
    rooms = {path.parent.name + "/" for path in (ROOT / "src" / "playmat").glob("*/__init__.py")}
    assert {f"src/playmat/{room}" for room in rooms} <= set(shown)


@pytest.mark.skipif(bool(absent()), reason="the tests of a game lie with it")
def test_tests_are_there() -> None:
    """A document that says which test proves something names one that there is."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = {one for document in documents() for one in spans(document) if re.fullmatch(r"test_\w+", one)}
    assert [one for one in sorted(named) if f"def {one}(" not in code] == []


class Helps:
    """The help texts of the commands, each asked for once."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.said: dict[tuple[str, ...], str] = {}

    def of(self, words: list[str]) -> str:
        """The help of a command: of its first two words, or of the first alone; nothing if there is none."""
        return next(filter(None, (self.of_all(tuple(words[:length])) for length in (2, 1))), "")

    def of_all(self, words: tuple[str, ...]) -> str:
        """The help of a command of these words; nothing if there is none."""
        if words not in self.said:
            code = cli.main([*words, "--help"])
            said = self.capsys.readouterr().out
            self.said[words] = said if code == 0 else ""
        return self.said[words]


def test_commands_and_their_options_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    """`playmat words --option` in a sentence: the words are a command, and it has the option."""
    wrong, helps = [], Helps(capsys)
    for document in documents():
        for one in spans(document):
            if not one.startswith("playmat ") or "|" in one:
                continue
            named = re.match(r"playmat((?: [a-z]+)*)", one)
            assert named is not None
            said = helps.of(named[1].split() or ["home"])
            options = set(re.findall(r"--[a-z][a-z-]*", one)) - {"--help", "--version"}
            wrong += [(document, one, option) for option in options if option not in said]
            if not said:
                wrong.append((document, one, "no such command"))
    assert wrong == []


def test_each_decision_has_a_number_of_its_own() -> None:
    """And is headed by it: two rooms may have decided at the same time."""
    files = sorted((ROOT / "docs" / "adr").glob("*.md"))
    headed = [path.read_text(encoding="utf-8").partition(".")[0] for path in files]
    assert [path.name[:4] for path in files] == [f"{number:04}" for number in range(1, len(files) + 1)]
    assert headed == [f"# {number}" for number in range(1, len(files) + 1)]
