"""The tool that tries mutants: it kills, spares, counts and remembers as it should, in a tiny project."""

from __future__ import annotations

import ast
import builtins
import importlib
import json
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

TOOLS = Path(__file__).parents[2] / "tools"

SOURCE = '''
"""A tiny module."""

LIMIT = 3


def least() -> int:
    return 0


LEAST = least()


def fits(n: int) -> bool:
    return LEAST < n <= LIMIT


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


def test_what_was_called_on_import_is_called_again():
    assert isinstance(tiny.least(), int)


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
    assert not tiny.both(True, False)


def test_wrong_by_itself():
    assert not tiny.both(True, True)
"""

ENDLESS = """
def emptied(row: list[int]) -> list[int]:
    while row:
        row.pop()
    return row
"""

TEST_ENDLESS = """
import endless


def test_emptied():
    assert endless.emptied([5]) == []
"""

ROOMS = """
[tiny]
title = "A tiny room"
sources = ["src/*.py"]
without = ["other.py"]
tests = ["tests"]
goal = 95
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
    (tmp_path / "src" / "endless.py").write_text(ENDLESS)
    (tmp_path / "src" / "other.py").write_text("LIMIT = 4\n")
    (tmp_path / "tests" / "test_tiny.py").write_text(TESTS)
    (tmp_path / "tests" / "test_endless.py").write_text(TEST_ENDLESS)
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
    """Run the tool on a project, with those plugins of pytest alone that it needs."""
    paths = os.pathsep.join([str(project / "src"), str(TOOLS)])
    command = [sys.executable, "-m", "mutants", "--rooms", "rooms.toml", *words]
    environment = {
        **os.environ,
        "PYTHONPATH": paths,
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTEST_PLUGINS": "xdist.plugin,_hypothesis_pytestplugin",
    }
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


def kept(project: Path) -> Path:
    """The file of what is known."""
    return project / "verdicts" / "tiny.jsonl"


def verdicts(project: Path) -> dict[str, str]:
    """The verdict kept of each mutant tried, by its name without the folder."""
    lines = [json.loads(line) for line in kept(project).read_text().splitlines()]
    names = [said["name"].removeprefix("src/") for said in lines]
    assert names == sorted(set(names))
    return {name: said["verdict"] for name, said in zip(names, lines, strict=True)}


@pytest.mark.slow
def test_a_room_is_tried_gone_on_with_and_told(project: Path) -> None:
    run(project, "--tests", "tests/test_tiny.py")
    few = verdicts(project)
    before = {name: verdict for name, verdict in few.items() if verdict == "killed"}
    assert {name.split(":")[0] for name in before} == {"tiny.py"}
    assert set(few.values()) == {"killed", "undecided"}
    assert few[SPARED.removeprefix("src/")] == "undecided"

    done = run(project)
    found = verdicts(project)
    assert before.items() <= found.items()
    assert f"{len(found) - len(before)} of {len(found)} mutants to try" in done.stdout
    assert {name: verdict for name, verdict in found.items() if verdict != "killed"} == {
        SPARED.removeprefix("src/"): "survived",
        "endless.py:emptied deletion: row.pop() ->": "timed out",
    }
    assert "tiny.py:both return: return a and b -> return not (a and b)" in found
    # what only an interpreter of its own shows, on import and by what is called there
    assert "tiny.py: constant: LIMIT = 3 -> LIMIT = 4" in found
    assert "tiny.py:least constant: return 0 -> return 1" in found
    assert "test_wrong_by_itself fails without any mutant" in done.stdout
    assert done.returncode == 1

    # what a few tests leave alive stays what all of them have found
    (project / "tests" / "test_endless.py").write_text(f"{TEST_ENDLESS}\n# changed")
    run(project, "--tests", "tests/test_tiny.py")
    assert verdicts(project) == found
    (project / "tests" / "test_endless.py").write_text(TEST_ENDLESS)

    forgotten = "tiny.py:noted deletion: row.append(1) ->"
    lines = kept(project).read_text().splitlines(keepends=True)
    kept(project).write_text("".join(line for line in lines if forgotten not in line))
    (project / "equivalent.toml").write_text(f'[[mutant]]\nname = "{SPARED}"\nreason = "{WHY}"\n')
    again = run(project)
    assert f"1 of {len(found)} mutants to try" in again.stdout
    assert verdicts(project) == found
    # what runs out of time counts neither as killed nor as alive
    assert f"100.0 % killed (goal 95 %): {len(found) - 2} killed, 0 survived, 1 timed out" in again.stdout
    assert again.returncode == 0
    page = (project / "docs" / "mutants.md").read_text()
    assert f"return a or b ``: {WHY}" in page

    for gone in ("src/endless.py", "tests/test_endless.py"):
        (project / gone).unlink()
    (project / "rooms.toml").write_text(f"{ROOMS}with_processes = true\n")
    told = run(project)
    left = {name: verdict for name, verdict in found.items() if not name.startswith("endless")}
    assert f"1 of {len(left)} mutants to try" in told.stdout
    assert verdicts(project) == left | {SPARED.removeprefix("src/"): "killed"}
    assert "0 timed out, 0 equivalent" in told.stdout  # what a test kills is not equivalent
    assert run(project, "--say").stdout == told.stdout.splitlines(keepends=True)[-1]


def test_a_verdict_stands_as_long_as_what_it_hangs_on(
    project: Path, change: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = importlib.import_module("mutants.verdicts")
    monkeypatch.chdir(project)

    def mutant(source: str, name: str = SPARED) -> Any:
        return next(found for found in change.mutants_of(source, "src/tiny.py") if found.name == name)

    def said(verdict: str, by: str) -> Any:
        digest = kept.digest_of(mutant(SOURCE), verdict, by, "then")
        return kept.Said(SPARED, verdict, by, digest, "2026-11-24")

    by = "tests/test_tiny.py::test_fits[a::b]"
    remarked = SOURCE.replace("return a and b", "return a and b  # a remark")
    assert said("killed", by).stands(mutant(remarked), "now")
    assert said("killed", "").stands(mutant(remarked), "now")
    other = SOURCE.replace("return a and b", "a = not a\n    return a and b")
    assert not said("killed", by).stands(mutant(other), "then")
    assert said("survived", "").stands(mutant(SOURCE), "then")
    assert not said("survived", "").stands(mutant(SOURCE), "now")
    assert not said("undecided", "").stands(mutant(SOURCE), "then")
    told = said("killed", by)
    (project / "tests" / "test_tiny.py").write_text(TESTS.replace("range(5)", "range(6)"))
    kept._text_of.cache_clear()
    assert not told.stands(mutant(SOURCE), "then")


def test_an_unknown_room_is_refused(project: Path) -> None:
    done = run(project, "tinny")
    assert done.returncode == 2
    assert "there is no room tinny; the rooms are tiny" in done.stderr


MARKED = '''"""A module."""
from __future__ import annotations


def sign(n):
    """The sign."""
    if n < 0:
        return -1
    elif n > 0:
        return 1
    return 0


class Kept:
    """What is called later."""

    call = staticmethod(
        lambda n: n or
        sign(n)
    )


def caught():
    try:
        return sign("")
    except TypeError:
        return None
    finally:
        sign(0)
'''


def test_marks_say_which_statements_are_run_in_whatever_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A statement that is reached has its first line; what an import runs belongs to the importing."""
    monkeypatch.syspath_prepend(str(TOOLS))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(builtins, "__reached__", None, raising=False)
    marks_of = importlib.import_module("mutants.marks")
    (tmp_path / "marked_here.py").write_text(MARKED)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(int).result()  # the thread has begun before anything is marked
        monkeypatch.chdir(tmp_path)
        marks = marks_of.Marks(["marked_here.py"])
        monkeypatch.chdir(tmp_path.parent)  # as a test may before it imports

        def taken() -> list[int]:
            return sorted(marks.taken()["marked_here.py"])

        marked = importlib.import_module("marked_here")
        monkeypatch.delitem(sys.modules, "marked_here")
        assert taken() == [5, 14, 17, 23]
        assert (marked.__doc__, marked.sign.__doc__) == ("A module.", "The sign.")
        for call, given, result, lines in [
            (marked.sign, -2, -1, [7, 8]),
            (marked.sign, 2, 1, [7, 9, 10]),
            (marked.sign, 0, 0, [7, 9, 11]),
            (marked.Kept.call, 2, 2, [18]),
            (marked.Kept.call, 0, 0, [7, 9, 11, 18]),
        ]:
            assert pool.submit(call, given).result() == result
            assert taken() == lines
        assert pool.submit(marked.caught).result() is None
        assert taken() == [7, 9, 11, 24, 25, 27, 29]
        assert marks.taken() == {}


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
    """The same mutants are drawn after another function has changed, and as many of each kind."""
    functions = [f"def f{n}(a, b):\n    a.x = b[{n}] + 1\n    return a < b and b\n" for n in range(60)]
    text = "\n".join(functions)
    other = "\n".join([functions[0].replace("a < b", "a > b"), "# a remark", *functions[1:]])
    drawn = [{m.name for m in rooms.draw(change.mutants_of(source, "a.py"), 50)} for source in (text, other)]
    assert len(drawn[0] - drawn[1]) <= 2
    kinds = [name.split(":")[1].split(" ", 1)[1] for name in drawn[0]]
    assert sorted(Counter(kinds).values()) == [8, 8, 8, 8, 9, 9]
