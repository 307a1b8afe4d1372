"""Docstrings begin with a noun or a verb: `docs/style.md`, **Docstrings**."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = ("src/playmat", "tests", "tools", "examples", "docs/site", "noxfile.py", "setup.py")
"""All code of the project."""

QUESTION = re.compile(r"(What|Who|Whom|Whose|Where|Which|When|Why|How|Whether|That)(ever)?\b")


def docstrings(module: ast.Module) -> Iterator[tuple[int, str]]:
    """The docstrings of a module, of all in it and of its attributes: every text that is a statement."""
    for node in ast.walk(module):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


ANYWHERE = re.compile(r"""["'](\\\n|\s)*""" + QUESTION.pattern)
"""A text that begins so: most modules have none, and need not be parsed."""


def questions(text: str) -> list[int]:
    """The lines at which docstrings begin like a question."""
    if not ANYWHERE.search(text):
        return []
    return [line for line, said in docstrings(ast.parse(text)) if QUESTION.match(said.lstrip())]


def test_such_beginnings_are_found() -> None:
    assert questions('def f():\n    """How it is."""\nA = 1\n"""Whether."""\n') == [4, 2]
    assert questions('class B:\n    """\n    What it does.\n    """\n') == [2]
    assert questions('def f():\n    """Whatsoever."""\n    return "What"\n') == []


def test_no_docstring_begins_like_a_question() -> None:
    paths = [path for place in PLACES for path in [ROOT / place, *sorted((ROOT / place).rglob("*.py"))]]
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in paths
        if path.is_file()
        for line in questions(path.read_text(encoding="utf-8"))
    ]
    assert found == []
