"""The tests that run with a game's folder taken away: all those that do not play that game.

Each game can be a package of its own, so everything else has to stand without it. `nox -s without` takes one
away in a copy and runs the tests there.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from playmat.kernel.registry import games

HERE = Path(__file__).parent
ROOT = HERE.parent
HELPER = re.compile(r"^from (tests\.[\w.]+) import", re.MULTILINE)

HOUSE = ("khtcg", "kmon", "perilous")
"""The games of this repository."""


def absent() -> list[str]:
    """The games of the house that are not installed."""
    return [game for game in HOUSE if game not in games()]


@cache
def told(path: Path) -> tuple[str, dict[str, str]]:
    """The text of a test file outside its tests, and that of each test with its decorators."""
    text = path.read_text(encoding="utf-8")
    outside, tests = [], {}
    for node in ast.parse(text).body:
        own = ast.get_source_segment(text, node) or ""
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            tests[node.name] = own
        else:
            outside.append(own)
    return "\n".join(outside), tests


@cache
def needs_absent(path: Path) -> bool:
    """Return whether a file of the tests is for a game that is not there, or prepares it on import."""
    outside, _tests = told(path)
    if any(game in path.relative_to(HERE).parts or game in outside for game in absent()):
        return True
    helpers = (HERE.parent / (name.replace(".", "/") + ".py") for name in HELPER.findall(outside))
    return any(helper.is_file() and needs_absent(helper) for helper in helpers)


def is_file(path: Path) -> bool:
    """Return whether a file exists; a parameter of a test may be too long for a name, and is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def subject(item: pytest.Item) -> str:
    """The text a test reads, if its parameters name a document or a module of the package."""
    given = getattr(item, "callspec", None)
    for value in given.params.values() if given is not None else ():
        module = "src/" + str(value).replace(".", "/")
        for path in (str(value), f"{value}/__init__.py", f"{module}.py", f"{module}/__init__.py"):
            if is_file(ROOT / path):
                return (ROOT / path).read_text(encoding="utf-8")
    return ""


def plays_absent(item: pytest.Item) -> str:
    """The game that is not there and that a test plays, by its name, lines or subject; else nothing."""
    own = told(item.path)[1].get(getattr(item, "originalname", ""), "")
    given = getattr(item, "callspec", None)
    params = (
        [one for one in given.params.values() if isinstance(one, str | list | tuple)]
        if given is not None
        else []
    )
    said = f"{item.name} {own} {params} {subject(item)}".lower()
    return next((game for game in absent() if game in said), "")
