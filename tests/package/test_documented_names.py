"""The names in a docstring exist: attributes and parameters described, and things referred to."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src" / "playmat").rglob("*.py"))
ENTRY = re.compile(r"^    ([\w*]+(?:, [\w*]+)*): ", re.MULTILINE)
QUOTED = re.compile(r"(?<!`)`([A-Za-z_]\w*(?:\.\w+)+)`(?!`)")
"""Something in a module or a class: a name with a dot."""
FILES = ("py", "toml", "md", "json", "js", "css", "ftl", "html", "svg", "rst", "mjs")

Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = ast.Module | ast.ClassDef | Function


def tree_of(path: Path) -> ast.Module:
    """A module as it is written."""
    return ast.parse(path.read_text(encoding="utf-8"))


def documented(path: Path) -> Iterator[tuple[Documented, str]]:
    """The parts of a module that have a docstring, each with it."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, Documented) and (said := ast.get_docstring(node)):
            yield node, said


def section(said: str, title: str) -> list[str]:
    """The names that a section of a docstring describes."""
    found = re.search(rf"^{title}:\n((?:    .*\n?|\n)+)", said, re.MULTILINE)
    return [
        name.strip("*") for names in ENTRY.findall(found[1] if found else "") for name in names.split(", ")
    ]


def members(owner: ast.ClassDef) -> set[str]:
    """The names that a class or its instances have, or may have by `__slots__`."""
    found: set[str] = set()
    for node in ast.walk(owner):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                found.add(name)
            case (
                ast.Name(id=name, ctx=ast.Store())
                | ast.FunctionDef(name=name)
                | ast.Constant(value=str(name))
            ):
                found.add(name)
    return found


def parameters(function: Function) -> set[str]:
    """The parameters of a function."""
    given = function.args
    extra = [one for one in (given.vararg, given.kwarg) if one is not None]
    return {one.arg for one in chain(given.posonlyargs, given.args, given.kwonlyargs, extra)}


def known() -> frozenset[str]:
    """Every name that the sources, tests or tools declare or take from elsewhere."""
    found: set[str] = set()
    for path in chain(SOURCES, (ROOT / "tests").rglob("*.py"), (ROOT / "tools").rglob("*.py")):
        found.update((path.stem, path.parent.name))
        for node in ast.walk(tree_of(path)):
            match node:
                case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                    found.add(name)
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    found.add(name)
                case ast.alias(name=name):
                    found.update(name.split("."))
    return frozenset(found)


def missing(node: Documented, said: str) -> list[str]:
    """The names that the docstring of a class or function describes, but that it does not have."""
    match node:
        case ast.ClassDef():
            return [
                f"{node.name}.{name}" for name in section(said, "Attributes") if name not in members(node)
            ]
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return [f"{node.name}({name})" for name in section(said, "Args") if name not in parameters(node)]
    return []


def unknown(said: str, known: frozenset[str]) -> list[str]:
    """The names in a docstring that belong to nothing.

    `layout.act_of`, `Book.cards`; not names of files, nor places in a view such as `seats.1.hand.2`.
    """
    named = [name.split(".") for name in QUOTED.findall(said)]
    named = [parts for parts in named if parts[-1] not in FILES and not any(map(str.isdigit, parts))]
    return [".".join(parts) for parts in named if not known.issuperset(parts)]


@pytest.mark.slow
def test_what_docstrings_name_exists() -> None:
    """One test for all, since it reads every source, test and tool."""
    names = known()
    nodes = [(path, *pair) for path in SOURCES for pair in documented(path)]
    assert [(path.name, found) for path, node, said in nodes if (found := missing(node, said))] == []
    assert [(path.name, found) for path, _node, said in nodes if (found := unknown(said, names))] == []
    # and it found what it looks at
    assert sum(len(section(said, "Attributes")) for _path, _node, said in nodes) > 500
    assert sum(len(section(said, "Args")) for _path, _node, said in nodes) > 500
    assert sum(len(QUOTED.findall(said)) for _path, _node, said in nodes) > 100
