"""The lines that each test reaches, and how long it takes: measured once, and again for what was changed.

`python -m mutants.reach ANSWER SOURCES TESTS` measures; it runs in a process of its own, since the sources
must not have been imported before.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Collection, Generator, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from mutants.marks import Marks
from mutants.rooms import Room

AT_ONCE = 4
"""So many test modules are measured before what they reach is written down."""

PYTEST = ("-q", "-n", "0", "-p", "no:cacheprovider", "--hypothesis-profile", "mutants")
PROCESSES = ("subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn")


@dataclass(frozen=True)
class Reach:
    """The lines that the tests of a room reach."""

    seconds: dict[str, float]
    """The tests, with the time each takes."""

    lines: dict[str, dict[int, set[str]]]
    imported: dict[str, set[int]]
    """Lines that are run when the module is imported, or tests are gathered."""

    apart: list[str]
    """Tests that start processes, where these would run the sources as they are."""

    failed: list[str]

    def tests_of(self, file: str, lines: Iterable[int]) -> list[str]:
        """The tests that reach some of these lines: a module's tests together, what is quick first."""
        reached = self.lines.get(file, {})
        return self.ordered({test for line in lines for test in reached.get(line, ())})

    def beside(self, tests: list[str]) -> list[str]:
        """The other tests of the same modules: what one has made, for all of them, another may look at."""
        modules = {test.split("::")[0] for test in tests}
        return self.ordered({test for test in self.seconds if test.split("::")[0] in modules} - set(tests))

    def ordered(self, tests: Iterable[str]) -> list[str]:
        """Tests in the order they are tried in."""
        modules: dict[str, list[str]] = {}
        for test in sorted(tests, key=lambda test: (self.seconds[test], test)):
            modules.setdefault(test.split("::")[0], []).append(test)
        rows = sorted(modules.values(), key=lambda row: sum(self.seconds[test] for test in row))
        return [test for row in rows for test in row]


def state_of(room: Room) -> str:
    """A hash that changes whenever the sources or the tests of a room do."""
    return _hash_text("".join([*_states(room).values(), str(room.with_processes)]))


def _states(room: Room) -> dict[str, str]:
    """The same for each test module of a room: what it reaches hangs on that."""
    ground = _hash([*room.files(), *_helpers(room)])
    return {file: ground + _hash([file]) for file in room.test_files()}


def reach_of(room: Room, keep: Path, modules: Collection[str]) -> Reach:
    """The reach of some test modules of a room; they are run if they or what they stand on were changed."""
    path = keep / f"{room.name}-reach.json"
    known: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    wanted = _states(room)
    known = {file: said for file, said in known.items() if said["state"] == wanted.get(file)}
    stale = [file for file in wanted if file in modules and file not in known]
    for first in range(0, len(stale), AT_ONCE):
        print(f"{room.name}: {len(stale) - first} test modules to run, to see what they reach", flush=True)
        some = stale[first : first + AT_ONCE]
        found = _measured(room, some, keep)
        for file in some:
            known[file] = {"state": wanted[file], "tests": {}, "imported": found["imported"]}
        for test, said in found["tests"].items():
            known[test.split("::")[0]]["tests"][test] = said
        path.write_text(json.dumps(known), encoding="utf-8")
    return _merged({file: known[file] for file in wanted if file in modules}, room)


def _measured(room: Room, modules: list[str], keep: Path) -> dict[str, Any]:
    """The reach of some test modules of a room, found by a process of its own."""
    answer = keep / f"{room.name}-answer.json"
    command = [sys.executable, "-m", "mutants.reach", str(answer), ",".join(room.files()), *modules]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not answer.exists():
        raise SystemExit(f"the tests of {room.name} cannot be run:\n{done.stdout}{done.stderr}")
    found: dict[str, Any] = json.loads(answer.read_text("utf-8"))
    answer.unlink()
    return found


def _merged(known: dict[str, Any], room: Room) -> Reach:
    """The reach of all test modules together."""
    reach = Reach({}, {}, {}, [], [])
    for module in known.values():
        for file, lines in module["imported"].items():
            reach.imported.setdefault(file, set()).update(lines)
        for test, said in module["tests"].items():
            if said["processes"] and not room.with_processes:
                reach.apart.append(test)
                continue
            if said["failed"]:
                reach.failed.append(test)
                continue
            reach.seconds[test] = said["seconds"]
            for file, lines in said["lines"].items():
                for line in lines:
                    reach.lines.setdefault(file, {}).setdefault(line, set()).add(test)
    return reach


def _helpers(room: Room) -> list[str]:
    """Files the tests of a room stand on."""
    found: set[Path] = set(Path("tests").glob("*.py"))
    for test in room.tests:
        folder = Path(test).parent if Path(test).is_file() else Path(test)
        found.update(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return sorted(path.as_posix() for path in found if not path.name.startswith("test_"))


def _hash(files: list[str]) -> str:
    found = {file: hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in files}
    return _hash_text(json.dumps(found))


def _hash_text(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class _Measure:
    """A plugin of pytest that notes what each test reaches."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.tests: dict[str, dict[str, Any]] = {}
        self.imported: dict[str, set[int]] = {}
        self.running: dict[str, Any] | None = None
        sys.addaudithook(self.notice)

    def notice(self, event: str, _: object) -> None:
        """Note that a test starts a process."""
        if self.running is not None and event in PROCESSES:
            self.running["processes"] = True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Measure one test; what was reached outside of any belongs to the importing."""
        for file, lines in self.marks.taken().items():
            self.imported.setdefault(file, set()).update(lines)
        self.running = self.tests[item.nodeid] = {"processes": False, "failed": False}
        begun = time.process_time()
        try:
            return (yield)
        finally:
            self.running["seconds"] = round(time.process_time() - begun, 4)
            self.running["lines"] = self.marks.taken()
            self.running = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails without any mutant."""
        if report.failed and self.running is not None:
            self.running["failed"] = True

    def answer(self) -> dict[str, Any]:
        """The findings."""
        return {
            "tests": self.tests,
            "imported": {file: sorted(lines) for file, lines in self.imported.items()},
        }


def main() -> None:
    """Measure, and write down what was found."""
    answer, files, *tests = sys.argv[1:]
    measure = _Measure(Marks(files.split(",")))
    pytest.main([*PYTEST, *tests], plugins=[measure])
    Path(answer).write_text(json.dumps(measure.answer()), encoding="utf-8")
    os._exit(0)  # whatever threads the tests have left behind


if __name__ == "__main__":
    main()
