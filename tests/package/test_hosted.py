"""The configuration of the hosted CI, which nobody can run here, names what there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

PROJECT = Path(__file__).parents[2]
FLOWS = PROJECT / ".github" / "workflows"
PYTHON = "Programming Language :: Python :: 3."


def flow(name: str) -> dict[str, Any]:
    """A file of the configuration."""
    read: dict[str, Any] = yaml.safe_load((FLOWS / name).read_text(encoding="utf-8"))
    return read


@pytest.fixture
def supported() -> list[str]:
    """The versions of Python that the package says it supports."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [f"3.{one.removeprefix(PYTHON)}" for one in project["classifiers"] if one.startswith(PYTHON)]


def test_tests_run_on_every_python_and_system(supported: list[str]) -> None:
    matrix = flow("checks.yml")["jobs"]["tests"]["strategy"]["matrix"]
    assert matrix["python"] == supported
    assert {one.split("-")[0] for one in matrix["os"]} == {"ubuntu", "windows", "macos"}


def test_wheels_are_built_for_every_python_and_system(supported: list[str]) -> None:
    job = flow("wheels.yml")["jobs"]["compiled"]
    built = job["steps"][1]["env"]["CIBW_BUILD"].split()
    assert built == [f"cp{one.replace('.', '')}-*" for one in supported]
    assert {one.split("-")[0] for one in job["strategy"]["matrix"]["os"]} == {"ubuntu", "windows", "macos"}


def test_the_sessions_that_run_exist() -> None:
    noxfile = (PROJECT / "noxfile.py").read_text(encoding="utf-8")
    there = set(re.findall(r"^def (\w+)\(session", noxfile, re.MULTILINE))
    jobs = flow("checks.yml")["jobs"]
    named = {
        *jobs["tests"]["strategy"]["matrix"]["session"],
        *jobs["checks"]["strategy"]["matrix"]["session"],
    }
    assert {"tests", "tests_compiled", "types"} <= named <= there
