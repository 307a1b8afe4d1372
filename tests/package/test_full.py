"""Runs that are cut: what has passed is noted, by `nox -s full` each part, by `pytest --resume` each test."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import full
import pytest

ROOT = Path(__file__).parents[2]
PARTS = ["one", "two", "three"]


class Sessions:
    """Sessions that end with an exit code, or are interrupted."""

    def __init__(self, **ends: int | type[BaseException]) -> None:
        self.ends = ends
        self.begun: list[str] = []

    def start(self, part: str) -> int:
        """Carry a part out."""
        self.begun.append(part)
        end = self.ends.get(part, 0)
        if isinstance(end, int):
            return end
        raise end


def begun(kept: Path, head: str, **ends: int | type[BaseException]) -> list[str]:
    """The parts a call carries out."""
    sessions = Sessions(**ends)
    try:
        failed = full.carry_out(PARTS, kept, head, sessions.start)
    except KeyboardInterrupt:
        return sessions.begun
    assert failed == [part for part in sessions.begun if ends.get(part)]
    return sessions.begun


def test_what_has_passed_is_skipped_on_the_same_commit(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert begun(kept, "a") == PARTS
    assert begun(kept, "a") == []
    assert begun(kept, "b") == PARTS
    assert begun(kept, "b") == []


def test_what_failed_is_tried_again_and_stops_nothing(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert begun(kept, "a", two=1) == PARTS
    assert begun(kept, "a", two=1) == ["two"]
    assert begun(kept, "a") == ["two"]
    assert begun(kept, "a") == []


def test_an_interrupted_call_goes_on_with_the_part_it_was_in(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert begun(kept, "a", two=KeyboardInterrupt) == ["one", "two"]
    assert begun(kept, "a") == ["two", "three"]


def test_with_changes_beside_the_commit_nothing_is_skipped_or_noted(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    begun(kept, "a")
    assert begun(kept, "") == PARTS
    assert begun(kept, "") == PARTS
    assert begun(kept, "a") == []


@pytest.mark.parametrize("text", ["", "{", "[]", '{"one": 1}', '{"one": {"head": "a"}}'])
def test_a_file_that_was_cut_off_says_nothing(tmp_path: Path, text: str) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text(text, encoding="utf-8")
    assert begun(kept, "a") == PARTS


def test_a_part_can_be_forgotten(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    begun(kept, "a")
    full.forget(["two"], kept)
    assert begun(kept, "a") == ["two"]


def test_the_commit_is_that_of_a_tree_without_changes(tmp_path: Path) -> None:
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@example.org"]
    for words in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "Begin"]):
        subprocess.run([*git, *words], check=True)
    (tmp_path / full.WRITTEN).parent.mkdir()
    (tmp_path / full.WRITTEN).touch()
    assert len(full.head_of(tmp_path)) == 40
    (tmp_path / "new").touch()
    assert full.head_of(tmp_path) == ""


def test_the_parts_are_sessions_and_the_page_says_what_they_hold() -> None:
    tree = ast.parse((ROOT / "noxfile.py").read_text(encoding="utf-8"))
    sessions = {one.name for one in tree.body if isinstance(one, ast.FunctionDef) and one.decorator_list}
    assert {words[0] for words in full.PARTS.values()} <= sessions
    assert "full" in sessions
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = page[page.index("| part of `nox -s full`") :].partition("\n\n")[0].splitlines()[2:]
    assert [row.split("`")[1] for row in rows] == list(full.PARTS)


def test_the_list_and_an_unknown_part(tmp_path: Path) -> None:
    tool = [sys.executable, str(ROOT / "tools" / "full.py")]
    said = subprocess.run([*tool, "--list"], capture_output=True, text=True, check=True, cwd=tmp_path).stdout
    assert [line.split()[0] for line in said.splitlines()] == list(full.PARTS)
    wrong = subprocess.run([*tool, "soup"], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (wrong.returncode, "soup" in wrong.stderr, "soak" in wrong.stderr) == (2, True, True)


# ---- tests of one run -------------------------------------------------------------------------------


TESTS = """
import os
from pathlib import Path
import pytest

def begin(name):
    with Path(os.environ["BEGUN"]).open("a") as file:
        file.write(name + "\\n")

def test_one():
    begin("one")

def test_two():
    begin("two")
    if os.environ["ENDS"] == "killed":
        os._exit(9)
    assert os.environ["ENDS"] != "wrong"

@pytest.fixture
def untidy():
    yield
    assert os.environ["ENDS"] != "untidy"

def test_three(untidy):
    begin("three")
"""


class Run:
    """A folder with three tests, run again and again."""

    def __init__(self, folder: Path) -> None:
        self.tests = folder / "tests"
        self.begun = folder / "begun"
        self.file = folder / "passed"
        self.tests.mkdir()
        (self.tests / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
        (self.tests / "test_some.py").write_text(TESTS, encoding="utf-8")
        subprocess.run(["git", "init", "-q", str(self.tests)], check=True)

    def start(self, ends: str, *words: str) -> tuple[int, list[str]]:
        """Run the tests; gives the exit code, and the tests that began."""
        self.begun.write_text("", encoding="utf-8")
        pytest_here = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider"]
        place = ["-c", str(self.tests / "pytest.ini"), "--resume", str(self.file), *words, str(self.tests)]
        env = os.environ | {"BEGUN": str(self.begun), "ENDS": ends, "PYTHONDONTWRITEBYTECODE": "1"}
        code = subprocess.run([*pytest_here, *place], cwd=ROOT, env=env, capture_output=True, check=False)
        return code.returncode, sorted(self.begun.read_text(encoding="utf-8").split())


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """A folder with three tests."""
    return Run(tmp_path)


def test_a_run_that_was_killed_continues_where_it_was_cut(run: Run) -> None:
    assert run.start("killed") == (9, ["one", "two"])
    assert run.start("well") == (0, ["three", "two"])
    assert not run.file.exists()
    assert run.start("well") == (0, ["one", "three", "two"])


@pytest.mark.parametrize(("ends", "left"), [("wrong", ["two"]), ("untidy", ["three"])])
def test_what_failed_is_tried_again(run: Run, ends: str, left: list[str]) -> None:
    assert run.start(ends) == (1, ["one", "three", "two"])
    assert run.start("well") == (0, left)


def test_a_changed_source_starts_the_run_again(run: Run) -> None:
    run.start("wrong")
    (run.tests / "helper.py").touch()
    assert run.start("well") == (0, ["one", "three", "two"])


def test_workers_leave_out_the_same(run: Run) -> None:
    assert run.start("wrong", "-n", "2") == (1, ["one", "three", "two"])
    assert run.start("well", "-n", "2") == (0, ["two"])


def test_a_run_cut_behind_its_last_test_has_passed(run: Run) -> None:
    run.start("wrong")
    with run.file.open("a", encoding="utf-8") as file:
        file.write("test_some.py::test_two\ntest_so")
    assert run.start("well") == (0, [])
    assert not run.file.exists()
