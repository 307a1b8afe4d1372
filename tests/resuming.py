"""Runs that can be cut: `pytest --resume FILE` notes what passes; given again, it continues with the rest.

The file begins with a digest of all sources and the build under test. Where either has changed since, the run
starts again; and once everything has passed the file is removed, so that the next run is a new one.
"""

from __future__ import annotations

import hashlib
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

PASSED = "passed"
"""The name under which workers are given what has passed: they all have to collect the same tests."""


def digest_of(folder: Path, build: str) -> str:
    """The digest of a build and of all files in a clone that git does not ignore."""
    found = hashlib.sha256(build.encode())
    listing = ["git", "-C", str(folder), "ls-files", "-coz", "--exclude-standard"]
    for name in sorted(subprocess.run(listing, capture_output=True, check=True).stdout.split(b"\0")):
        path = folder / name.decode()
        if path.is_file():
            found.update(name + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def read_passed(path: Path, digest: str) -> list[str]:
    """The tests that have passed; none if there is no file, or it is about other sources.

    The last line may have been cut off: a test by that name does not exist, or it is tried again.
    """
    lines = path.read_text(encoding="utf-8", errors="replace").split("\n") if path.exists() else []
    return lines[1:-1] if lines[:1] == [digest] else []


class Resumed:
    """A run that leaves out what has passed, and notes what passes."""

    def __init__(self, path: Path, digest: str) -> None:
        self.path = path
        self.passed = read_passed(path, digest)
        self.called: set[str] = set()
        path.write_text("".join(f"{line}\n" for line in (digest, *self.passed)), encoding="utf-8")

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a worker what has passed."""
        node.workerinput[PASSED] = self.passed

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what has passed."""
        leave_out(self.passed, config, items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test once it has passed and tidied up."""
        if report.when == "call" and report.passed:
            self.called.add(report.nodeid)
        elif report.when == "teardown" and report.passed and report.nodeid in self.called:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{report.nodeid}\n")

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Remove the file if everything has passed, in this run or in those before it."""
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.passed:
            session.exitstatus = pytest.ExitCode.OK
        if session.exitstatus == pytest.ExitCode.OK:
            self.path.unlink()


class Told:
    """A worker of such a run."""

    def __init__(self, passed: Sequence[str]) -> None:
        self.passed = passed

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what has passed."""
        leave_out(self.passed, config, items)


def leave_out(passed: Sequence[str], config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests that have passed."""
    known = set(passed)
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in known])
    items[:] = [item for item in items if item.nodeid not in known]


def resume(config: pytest.Config, build: str) -> None:
    """Let a run that names a file for it continue where it was cut."""
    given = getattr(config, "workerinput", None)
    if given is not None:
        config.pluginmanager.register(Told(given.get(PASSED, ())))
    elif config.option.resume:
        config.pluginmanager.register(Resumed(config.option.resume, digest_of(config.rootpath, build)))
