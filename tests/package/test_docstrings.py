"""Docstrings of the source are in every build, and `help` tells how to call each thing.

mypyc drops both; `tools/compiled_docs.py` puts them back.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pydoc
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.package.modules import MODULES

Named = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def source_of(name: str) -> Path:
    """The source of a module, which lies beside what was compiled of it."""
    place = Path(str(importlib.import_module(name).__file__))
    return place if place.suffix == ".py" else place.with_name(place.name.partition(".")[0] + ".py")


def public(body: list[ast.stmt], owner: str = "") -> Iterator[tuple[str, Named]]:
    """The public classes, functions and methods of a module, by qualified name."""
    for one in body:
        if isinstance(one, Named) and not one.name.startswith("_"):
            yield f"{owner}{one.name}", one
            if isinstance(one, ast.ClassDef):
                yield from public(one.body, f"{one.name}.")


def there(module: str, name: str) -> object:
    """The thing in a module under a qualified name, as it was declared."""
    owner, _, own = name.rpartition(".")
    place = importlib.import_module(module)
    return inspect.getattr_static(getattr(place, owner) if owner else place, own)


def declared() -> Iterator[tuple[str, str, Named]]:
    """The module, qualified name and declaration of everything public."""
    for name in MODULES:
        for own, node in public(ast.parse(source_of(name).read_text(encoding="utf-8")).body):
            yield name, own, node


@pytest.mark.slow
def test_what_has_a_docstring_has_it_here() -> None:
    without = []
    for name in MODULES:
        told = ast.get_docstring(ast.parse(source_of(name).read_text(encoding="utf-8")))
        assert told == inspect.getdoc(importlib.import_module(name)), name
    counted = 0
    for name, own, node in declared():
        if wanted := ast.get_docstring(node):
            counted += 1
            said = there(name, own).__doc__ or ""
            if not inspect.cleandoc(said).endswith(wanted):
                without.append((name, own))
    assert without == []
    assert counted > 2000


@pytest.mark.slow
def test_help_tells_parameters_and_their_types() -> None:
    """As the source writes them: in the signature, or where that cannot hold types, in the line below."""
    silent = []
    for name, own, node in declared():
        plain = isinstance(node, ast.FunctionDef) and not node.decorator_list
        if (
            not isinstance(node, ast.FunctionDef)
            or not plain
            or not node.returns
            or not ast.get_docstring(node)
        ):
            continue
        told = pydoc.plain(pydoc.render_doc(there(name, own)))
        given = [one for one in (*node.args.args, *node.args.kwonlyargs) if one.annotation is not None]
        wanted = [
            (f"{one.arg}: ", ast.unparse(one.annotation)) for one in given if one.annotation is not None
        ]
        for before, kind in [*wanted, (" -> ", ast.unparse(node.returns))]:
            if before + kind not in told and f"{before}{kind!r}" not in told:
                silent.append((name, own))
    assert silent == []
