"""Sources that say which of their statements are run: each is loaded with a mark before every statement.

A mark costs one assignment, a small part of what tracing every line does, so that measuring takes hardly
longer than the tests themselves.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Sequence
from pathlib import Path
from types import CodeType

from mutants.loading import load_instead

NAME = "__reached__"
"""The row of marks, where every module finds it."""


class Marks:
    """The marks of some sources; from now on these are imported with them."""

    def __init__(self, files: Sequence[str]) -> None:
        self.places: list[tuple[str, int]] = []
        self.row = bytearray()
        setattr(builtins, NAME, self.row)
        load_instead(files, self.marked)

    def marked(self, file: str, path: str) -> CodeType:
        """The code of a source with its marks."""
        tree = _Marker(self, file).visit(ast.parse(Path(path).read_text("utf-8")))  # wherever a test has gone
        return compile(tree, path, "exec", dont_inherit=True)

    def place(self, file: str, line: int) -> int:
        """A new mark."""
        self.places.append((file, line))
        self.row.append(0)
        return len(self.row) - 1

    def taken(self) -> dict[str, list[int]]:
        """The first lines of the statements run since the last time, by their files."""
        found: dict[str, list[int]] = {}
        at = self.row.find(1)
        while at >= 0:
            file, line = self.places[at]
            found.setdefault(file, []).append(line)
            self.row[at] = 0
            at = self.row.find(1, at + 1)
        return found


class _Marker(ast.NodeTransformer):
    """Puts the marks into a tree."""

    def __init__(self, marks: Marks, file: str) -> None:
        self.marks = marks
        self.file = file

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Put a mark before each statement of a block, but for what must come first in it."""
        super().generic_visit(node)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                setattr(node, name, [part for statement in block for part in self.marked(statement)])
        return node

    def marked(self, statement: ast.stmt) -> list[ast.stmt]:
        """A statement with its mark; a text may be a docstring, and imports no mutant changes."""
        if isinstance(statement, ast.ImportFrom) or _is_text(statement):
            return [statement]
        number = self.marks.place(self.file, statement.lineno)
        [mark] = ast.parse(f"{NAME}[{number}] = 1").body
        for node in ast.walk(mark):
            ast.copy_location(node, statement)
        return [mark, statement]

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """A lambda is called by other tests than the one that makes it: it marks each call."""
        self.generic_visit(node)
        number = self.marks.place(self.file, node.lineno)
        mark = ast.parse(f"{NAME}.__setitem__({number}, 1)", mode="eval").body
        node.body = ast.BoolOp(ast.Or(), [mark, node.body])
        for part in (node.body, *ast.walk(mark)):
            ast.copy_location(part, node)
        return node


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
