"""The lists of what a server runs and is built with: whole, by hash, in versions that fit, and licences."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parents[2]
LOCK = PROJECT / "deploy" / "requirements.txt"
BUILD_LOCK = PROJECT / "deploy" / "build-requirements.txt"

ALLOWED = re.compile(
    r"MIT|MIT-0|MIT License|ISC|(0BSD|BSD|BSD License)([- ][23]-Clause)?|Apache([- ]2\.0)?"
    r"|Apache Software License|MPL-2\.0|PSF-2\.0|Python Software Foundation License|Python-2\.0"
)
"""Licences by which a server may be made of a package and run for others."""


def locked(path: Path = LOCK) -> dict[str, Requirement]:
    """The packages of a list by name."""
    lines = path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    read = [Requirement(line.partition("--hash")[0]) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(one.name): one for one in read}


def wanted() -> list[tuple[Path, Requirement]]:
    """The packages that the project itself asks for, to run a server and to build it, each with its list."""
    asked = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = asked["project"]["optional-dependencies"]
    run = (*asked["project"]["dependencies"], *extras["postgres"], *extras["serve"])
    build = asked["build-system"]["requires"]
    return [*((LOCK, Requirement(one)) for one in run), *((BUILD_LOCK, Requirement(one)) for one in build)]


def said(found: metadata.PackageMetadata, key: str) -> list[str]:
    """The values that a package gives for a key of its metadata."""
    return found.get_all(key) or []


@pytest.mark.parametrize("path", [LOCK, BUILD_LOCK], ids=lambda path: path.stem)
def test_every_line_has_one_version_and_hashes(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if not line.startswith("#"):
            assert re.fullmatch(r"\S+==\S+ (; [^-]+)?( *--hash=sha256:[0-9a-f]{64})+", line), line[:80]


@pytest.mark.parametrize(("path", "one"), wanted(), ids=lambda one: getattr(one, "stem", None) or one.name)
def test_what_is_asked_for_is_listed_in_a_version_that_fits(path: Path, one: Requirement) -> None:
    (version,) = locked(path)[canonicalize_name(one.name)].specifier
    assert one.specifier.contains(version.version)


def test_what_is_built_with_and_run_has_one_version() -> None:
    """Compiled modules are built against the packages with which they run."""
    run, build = locked(), locked(BUILD_LOCK)
    assert {name: build[name].specifier for name in run.keys() & build} == {
        name: run[name].specifier for name in run.keys() & build
    }


def test_nothing_is_installed_but_what_is_listed() -> None:
    """Every pip of the script takes files by their hashes, or fetches nothing; the container has no other."""
    script = (PROJECT / "deploy" / "install.sh").read_text(encoding="utf-8")
    calls = [line for line in script.splitlines() if "/bin/pip" in line]
    lists = re.findall(r"--require-hashes -r (\S+)$", script, re.MULTILINE)
    assert [PROJECT / name for name in lists] == [LOCK, BUILD_LOCK]
    assert all("--require-hashes" in line or "--no-index" in line for line in calls)
    container = (PROJECT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert re.findall(r"^RUN .*(?:pip|install\.sh).*$", container, re.MULTILINE) == [
        "RUN sh /src/deploy/install.sh /opt/playmat"
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="a script of the shell")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([], "name a folder, such as /opt/playmat"),
        (["new"], "-m venv {here}/new"),
        (["/new"], "-m venv /new"),
    ],
)
def test_a_server_is_installed_where_it_is_said(tmp_path: Path, given: list[str], said: str) -> None:
    """A folder is one beside the caller; without any it says what is missing."""
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\necho "$@" >&2\nexit 1\n', encoding="utf-8")
    python.chmod(0o700)
    done = subprocess.run(
        ["sh", PROJECT / "deploy" / "install.sh", *given],
        cwd=tmp_path,
        env={"PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert done.stderr.strip().endswith(said.format(here=tmp_path))


@pytest.mark.parametrize("name", sorted(locked()))
def test_what_a_listed_package_needs_is_listed_too_and_its_licence_allows_it(name: str) -> None:
    """By what the installed package says of itself; another version may need other things."""
    try:
        found = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        pytest.skip(f"{name} is not installed")
    (listed,) = locked()[canonicalize_name(name)].specifier
    if found["Version"] != listed.version:
        pytest.skip(f"{name} {found['Version']} is installed, and {listed.version} is listed")
    needs = [Requirement(one) for one in said(found, "Requires-Dist")]
    here = [one for one in needs if one.marker is None or one.marker.evaluate({"extra": ""})]
    assert {canonicalize_name(one.name) for one in here} <= locked().keys()
    classified = [one.rpartition(" :: ")[2] for one in said(found, "Classifier") if "License ::" in one]
    licence = " OR ".join(said(found, "License-Expression") or classified or said(found, "License"))
    words = re.split(r" OR | AND |[()]", licence)
    assert all(ALLOWED.fullmatch(word.strip()) for word in words if word.strip()), licence
    assert licence, "it says nothing of its licence"
