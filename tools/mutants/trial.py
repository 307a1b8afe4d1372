"""A mutant tried: its code takes the place of the true one, and the tests that reach it run until one fails.

Where the change is inside a function, a fork of one process that has imported everything gets the function's
new code. What is done on import needs an interpreter of its own: `python -m mutants.trial MODULE NAME TESTS`.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import NoReturn

import pytest

from mutants.change import Mutant, mutants_of
from mutants.loading import load_instead
from mutants.reach import PYTEST, Reach

KILLED = "killed"
SURVIVED = "survived"
TIMED_OUT = "timed out"
UNDECIDED = "undecided"
"""Not all tests that reach it were tried, or the trial itself went wrong."""

SURVIVED_CODE = 0
KILLED_CODE = 7
"""No code that Python or pytest ends with by themselves."""

CRASHES = (-signal.SIGSEGV, -signal.SIGABRT, -signal.SIGBUS, -signal.SIGFPE)

START_SECONDS = 120.0
"""Processor time to import everything and gather the tests."""

MOST_MEMORY = 6 << 30


def limit(measured: float) -> None:
    """End this process if a test takes much longer than it took with the true sources.

    What counts is the time of the processor, so that a busy machine makes no difference; a test that waits
    for ever is ended by the clock.
    """
    signal.setitimer(signal.ITIMER_PROF, 3 + 10 * measured)
    signal.setitimer(signal.ITIMER_REAL, 60 + 60 * measured)


def verdict_of(code: int) -> str:
    """The meaning of the exit code of a trial."""
    if code == SURVIVED_CODE:
        return SURVIVED
    if -code in (signal.SIGPROF, signal.SIGALRM):
        return TIMED_OUT
    return KILLED if code in (KILLED_CODE, *CRASHES) else UNDECIDED


class _Trial:
    """A plugin of pytest that runs tests in a given order until one fails, and ends the process."""

    def __init__(self, note: Path) -> None:
        self.note = note
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notice a failure."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def run(self, items: list[pytest.Item], seconds: dict[str, float]) -> NoReturn:
        """Run tests."""
        for item in items[:1]:
            item.config.pluginmanager.unregister(name="terminalreporter")
        for index, item in enumerate(items):
            limit(seconds[item.nodeid])
            after = items[index + 1] if index + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failed:
                self.end(self.failed)
        os._exit(SURVIVED_CODE)

    def end(self, by: str) -> NoReturn:
        """End the process: the mutant is killed."""
        self.note.write_text(by, encoding="utf-8")
        os._exit(KILLED_CODE)


class Trials(_Trial):
    """Gathers all tests of a room once, and tries each mutant in a fork of this process.

    `before` tells which test killed a mutant the last time: it is tried first.
    """

    def __init__(
        self,
        reach: Reach,
        mutants: list[Mutant],
        note: Path,
        tell: Callable[..., None],
        before: dict[str, str],
    ) -> None:
        super().__init__(note)
        self.reach = reach
        self.mutants = mutants
        self.tell = tell
        self.before = before
        self.items: dict[str, pytest.Item] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Keep the tests by their names."""
        self.items = {item.nodeid: item for item in session.items}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> bool:
        """Try every mutant, instead of running the tests."""
        files = {str(Path(mutant.file).absolute()) for mutant in self.mutants}
        functions = functions_of(files)
        gc.freeze()
        for mutant in self.mutants:
            self.note.unlink(missing_ok=True)
            verdict = self.judge(mutant, functions)
            self.tell(mutant, verdict, self.note.read_text("utf-8") if self.note.exists() else "")
        return True

    def judge(self, mutant: Mutant, functions: dict[tuple[str, str, int], list[FunctionType]]) -> str:
        """Try one mutant in a fork; if it lives there and is run on import too, in a new interpreter.

        A fork has imported everything before: tests that only look at what an import has made see no change.
        """
        tests = self.reach.tests_of(mutant.file, mutant.lines)
        verdict = SURVIVED
        if tests and not mutant.fresh:
            tests = self.likeliest_first(mutant, [*tests, *self.reach.beside(tests)])
            verdict = self.fork(mutant, tests, functions)
        imported = not self.reach.imported.get(mutant.file, set()).isdisjoint(mutant.lines)
        return self.fresh(mutant) if verdict == SURVIVED and imported else verdict

    def fork(
        self, mutant: Mutant, tests: list[str], functions: dict[tuple[str, str, int], list[FunctionType]]
    ) -> str:
        """Try a mutant in a fork."""
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            self.child(mutant, tests, functions)
        _, status = os.waitpid(child, 0)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # whatever a test has left behind
        return verdict_of(os.waitstatus_to_exitcode(status))

    def child(
        self, mutant: Mutant, tests: list[str], functions: dict[tuple[str, str, int], list[FunctionType]]
    ) -> NoReturn:
        """Run a trial in the fork."""
        try:
            os.setsid()
            quiet()
            file = str(Path(mutant.file).absolute())
            for code in codes_in(mutant.compiled(file)):
                for function in functions.get((file, code.co_qualname, code.co_firstlineno), ()):
                    if len(code.co_freevars) == len(function.__code__.co_freevars):
                        function.__code__ = code
            self.run([self.items[test] for test in tests], self.reach.seconds)
        except BaseException:
            traceback.print_exc()
            os._exit(1)

    def fresh(self, mutant: Mutant) -> str:
        """Try a mutant with all tests in an interpreter of its own."""
        tests = self.note.with_suffix(".tests")
        tests.write_text(json.dumps({test: self.reach.seconds[test] for test in self.order(mutant)}), "utf-8")
        command = [
            sys.executable,
            "-m",
            "mutants.trial",
            mutant.file,
            mutant.name,
            str(tests),
            str(self.note),
        ]
        done = subprocess.run(
            command,
            check=False,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return verdict_of(done.returncode)

    def order(self, mutant: Mutant) -> list[str]:
        """All tests, first those of the modules that reach this source most."""
        reached = self.reach.lines.get(mutant.file, {})
        near = self.reach.ordered({test for row in reached.values() for test in row})
        others = self.reach.ordered(set(self.reach.seconds) - set(near))
        return self.likeliest_first(mutant, [*near, *others])

    def likeliest_first(self, mutant: Mutant, tests: list[str]) -> list[str]:
        """Tests with the one first that killed this mutant the last time."""
        by = self.before.get(mutant.name, "")
        return [by, *(test for test in tests if test != by)] if by in self.reach.seconds else tests


def functions_of(files: set[str]) -> dict[tuple[str, str, int], list[FunctionType]]:
    """All functions of some sources, by file, name and line, whatever holds them."""
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in files:
            code = thing.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(thing)
    return found


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of a module and of all functions in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def quiet() -> None:
    """Say nothing, start no endless hunt for memory, and leave no core."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class _Alone(_Trial):
    """Gathers the tests of a new interpreter and runs them."""

    def __init__(self, seconds: dict[str, float], note: Path) -> None:
        super().__init__(note)
        self.seconds = seconds

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Notice that tests cannot even be gathered."""
        if report.failed:
            self.end(f"gathering {report.nodeid}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests in the order given; those that are gone show that the mutant is noticed."""
        items = {item.nodeid: item for item in session.items}
        for test in self.seconds:
            if test not in items:
                self.end(f"gathering {test}")
        self.run([items[test] for test in self.seconds], self.seconds)


def main() -> NoReturn:
    """Try one mutant in this interpreter."""
    file, name, tests, note = sys.argv[1:]
    [mutant] = [found for found in mutants_of(Path(file).read_text("utf-8"), file) if found.name == name]
    seconds: dict[str, float] = json.loads(Path(tests).read_text("utf-8"))
    quiet()
    limit(START_SECONDS)
    load_instead([file], lambda _, path: mutant.compiled(path))
    modules = dict.fromkeys(test.split("::")[0] for test in seconds)
    alone = _Alone(seconds, Path(note))
    code = pytest.main([*PYTEST, *modules], plugins=[alone])
    alone.end(f"pytest, which ended with {int(code)}")


if __name__ == "__main__":
    main()
