"""The tool that tries mutants: it kills, spares, counts and remembers as it should, in a tiny project."""

from __future__ import annotations

import ast
import importlib
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).parents[2] / "tools"

SOURCE = '''
"""A tiny module."""

LIMIT = 3


def twice(n: int) -> int:
    return n * 2


TABLE = [twice(n) for n in range(3)]


def fits(n: int) -> bool:
    return 0 < n <= LIMIT


def length(row: list[int]) -> int:
    n = 0
    while n < len(row):
        n += 1
    return n


def both(a: bool, b: bool) -> bool:
    return a and b


def noted(row: list[int]) -> list[int]:
    row.append(1)
    return row
'''

TESTS = """
import subprocess
import sys

import pytest

import tiny


def test_fits():
    assert [tiny.fits(n) for n in range(5)] == [False, True, True, True, False]


def test_the_table():
    assert tiny.TABLE == [0, 2, 4]


def test_length():
    assert tiny.length([5, 5, 5]) == 3
    assert tiny.length([]) == 0


def test_both_is_not_held():
    assert tiny.both(True, True)


@pytest.fixture(scope="module")
def row():
    return tiny.noted([])


def test_the_first_only_makes_the_row(row):
    pass


def test_the_second_looks_at_it(row):
    assert row == [1]


def test_in_a_process():
    subprocess.run([sys.executable, "-c", "pass"], check=True)


def test_wrong_by_itself():
    assert not tiny.both(True, True)
"""

ROOMS = """
[tiny]
title = "A tiny room"
sources = ["src/*.py"]
without = ["other.py"]
tests = ["tests"]
goal = 90
"""

CONFTEST = """
from hypothesis import settings

settings.register_profile("mutants")
"""

WHY = "the tests of a test prove nothing"
SPARED = "src/tiny.py:both and/or: return a and b -> return a or b"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of one module and its tests."""
    for folder in ("src", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "src" / "tiny.py").write_text(SOURCE)
    (tmp_path / "src" / "other.py").write_text("LIMIT = 4\n")
    (tmp_path / "tests" / "test_tiny.py").write_text(TESTS)
    (tmp_path / "tests" / "conftest.py").write_text(CONFTEST)
    (tmp_path / "rooms.toml").write_text(ROOMS)
    return tmp_path


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The room of the tool that makes mutants."""
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("mutants.change")


@pytest.fixture
def rooms(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The room of the tool that draws them."""
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("mutants.rooms")


def run(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the tool on a project."""
    paths = os.pathsep.join([str(project / "src"), str(TOOLS)])
    command = [sys.executable, "-m", "mutants", "--rooms", "rooms.toml", *words]
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


def verdicts(project: Path) -> dict[str, str]:
    """What is kept of each mutant, by its name without the file."""
    lines = (project / ".mutants" / "tiny.json").read_text().splitlines()
    found = {said["name"].removeprefix("src/tiny.py:"): said["verdict"] for said in map(json.loads, lines)}
    assert len(found) == len(lines)  # none was tried twice
    return found


@pytest.mark.slow
def test_a_room_is_tried_gone_on_with_and_told(project: Path) -> None:
    done = run(project)
    found = verdicts(project)
    both = {name: verdict for name, verdict in found.items() if name.startswith("both ")}
    assert both == {
        "both and/or: return a and b -> return a or b": "survived",
        "both return: return a and b -> return not (a and b)": "killed",
    }
    endless = {name for name, verdict in found.items() if verdict == "timed out"}
    assert endless == {"length deletion: n += 1 ->", "length arithmetic: n += 1 -> n -= 1"}
    spared = {name for name, verdict in found.items() if verdict == "survived"}
    assert spared == {"both and/or: return a and b -> return a or b"}
    assert " constant: LIMIT = 3 -> LIMIT = 4" in found  # only an interpreter of its own shows these two
    assert "twice arithmetic: return n * 2 -> return n // 2" in found
    assert "test_wrong_by_itself fails without any mutant" in done.stdout
    assert done.returncode == 1

    (project / "equivalent.toml").write_text(f'[[mutant]]\nname = "{SPARED}"\nreason = "{WHY}"\n')
    (project / ".mutants" / "tiny.json").write_text(
        "".join(
            line + "\n"
            for line in (project / ".mutants" / "tiny.json").read_text().splitlines()
            if "LIMIT" not in line
        )
    )
    again = run(project)
    assert verdicts(project) == found  # what was forgotten was tried again, and nothing else
    page = (project / "docs" / "mutants.md").read_text()
    assert f"return a or b ``: {WHY}" in page
    assert "0 survived" in again.stdout
    assert "1 equivalent" in again.stdout
    said = run(project, "--say")
    assert said.stdout == again.stdout.splitlines(keepends=True)[-1]

    (project / "tests" / "test_more.py").write_text(
        "import tiny\n\n\ndef test_both():\n    assert not tiny.both(True, False)\n"
    )
    told = run(project)
    assert "1 equivalent" not in told.stdout  # a test kills it: it is not equivalent, whatever the file says
    assert "0 equivalent" in told.stdout


def test_an_unknown_room_is_refused(project: Path) -> None:
    done = run(project, "tinny")
    assert done.returncode == 2
    assert "there is no room tinny; the rooms are tiny" in done.stderr


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("x = f(a < b)", ["comparison: x = f(a < b) -> x = f(a <= b)"]),
        (
            "if a == b: pass",
            ["comparison: if a == b: -> if a != b:"],
        ),
        ("while not a: pass", ["condition: while not a: -> while a:"]),
        ("x = y if a else z", ["condition: x = y if a else z -> x = y if not a else z"]),
        ("[x for x in y if x]", ["condition: [x for x in y if x] -> [x for x in y if not x]", "deletion"]),
        ("x = a and b", ["and/or: x = a and b -> x = a or b"]),
        ("x = -a", ["arithmetic: x = -a -> x = a"]),
        ("x |= a", ["arithmetic: x |= a -> x &= a", "deletion"]),
        ("x: int = a", []),
        ("x.y = a", ["deletion"]),
        ("return True", ["constant: return True -> return False"]),
        ("return a", ["return: return a -> return not a"]),
        ("return f'{a + 1}'", ["return: return f'{a + 1}' -> return not f'{a + 1}'"]),
        ("assert a < b", []),
        ("'a text'", []),
        ("if TYPE_CHECKING: f()", []),
        ("raise ValueError(a)", ["deletion"]),
        ("def g(x=0): return", ["constant: def g(x=0): -> def g(x=1):"]),
        ("match a:\n  case 1 if b < c: pass", ["condition", "comparison"]),
    ],
)
def test_what_is_changed(change: ModuleType, source: str, changes: list[str]) -> None:
    body = "\n".join("    " + line for line in source.splitlines())
    text = f"def f() -> bool:\n{body}\n"
    found = change.mutants_of(text, "a.py")
    names = [mutant.name.split(" ", 1)[1] for mutant in found]
    assert len(names) == len(changes)
    assert all(name.startswith(start) for name, start in zip(sorted(names), sorted(changes), strict=True))
    code = compile(ast.parse(text), "a.py", "exec")
    assert all(mutant.compiled("a.py") != code for mutant in found)
    assert [mutant.fresh for mutant in found] == [False] * len(found)


def test_the_tree_is_as_it_was_after_a_mutant(change: ModuleType) -> None:
    text = "def f(a, b):\n    a += 1\n    return a < b\n"
    found = change.mutants_of(text, "a.py")
    for mutant in found:
        mutant.compiled("a.py")
    assert ast.unparse(found[0].tree) == ast.unparse(ast.parse(text))


def test_a_name_outlives_changes_elsewhere(change: ModuleType, rooms: ModuleType) -> None:
    """What is drawn stays drawn when another function is changed; as many of each kind are drawn."""
    functions = [f"def f{n}(a, b):\n    a.x = b[{n}] + 1\n    return a < b and b\n" for n in range(60)]
    text = "\n".join(functions)
    other = "\n".join([functions[0].replace("a < b", "a > b"), "# a remark", *functions[1:]])
    drawn = [{m.name for m in rooms.draw(change.mutants_of(source, "a.py"), 50)} for source in (text, other)]
    assert len(drawn[0] - drawn[1]) <= 2
    kinds = [name.split(":")[1].split(" ", 1)[1] for name in drawn[0]]
    assert sorted(Counter(kinds).values()) == [8, 8, 8, 8, 9, 9]
