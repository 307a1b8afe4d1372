"""The blocks of code in the documents, and the marks that tell the tests about them.

A mark is a comment of the markdown right before a block, so that readers do not see it:

    <!-- file: my-set.toml -->     the block is this file, which any document may use
    <!-- before: COMMAND -->       what a reader has done by then, as a shell command
    <!-- after: COMMAND -->        what must then succeed, likewise
    <!-- exit: 2 -->               the commands end with this exit code, not with 0
    <!-- needs: MODULE -->        it runs where this module of an extra is installed
    <!-- not run: REASON -->       the tests cannot run it; test_blocks.py counts these
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[2]
MARK = re.compile(r"<!-- (file|before|after|exit|needs|not run): (.*?) -->", re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A block of code.

    Attributes:
        document: where it stands, from the root of the project.
        line: of the document.
        language: what it is, as the fence says.
        text: what it holds.
        marks: what is marked, in order, as pairs of word and rest.
    """

    document: str
    line: int
    language: str
    text: str
    marks: tuple[tuple[str, str], ...]

    def marked(self, word: str) -> list[str]:
        """The texts of all marks with this word."""
        return [rest for found, rest in self.marks if found == word]

    @property
    def place(self) -> str:
        """The place of the block, for messages."""
        return f"{self.document}:{self.line}"


def documents() -> list[str]:
    """Every document that people read, from the root of the project."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")]
    found += (ROOT / "src").rglob("*.md")
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


@cache
def blocks(document: str) -> list[Block]:
    """The blocks of a document, in order."""
    found: list[Block] = []
    marks: list[tuple[str, str]] = []
    for token in MarkdownIt().parse((ROOT / document).read_text(encoding="utf-8")):
        if token.type == "html_block":
            marks += [(word, rest.strip()) for word, rest in MARK.findall(token.content)]
        elif token.type in {"fence", "code_block"}:
            assert token.map is not None
            found.append(Block(document, token.map[0] + 1, token.info.strip(), token.content, tuple(marks)))
            marks = []
        elif token.block and token.nesting >= 0:
            assert not marks, f"{document}: a mark stands before something that is no block: {marks}"
    return found


@cache
def shown_files() -> dict[str, str]:
    """The files that the documents show, by name.

    Raises:
        AssertionError: two different files have the same name.
    """
    found: dict[str, str] = {}
    for document in documents():
        for block in blocks(document):
            for name in block.marked("file"):
                assert found.setdefault(name, block.text) == block.text, f"{block.place}: another {name}"
    return found


def write_shown_files(folder: Path) -> None:
    """Write the files that the documents show, where their names say, as a reader would."""
    for name, text in shown_files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
