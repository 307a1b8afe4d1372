"""The list of what a server is made of: whole, by hash, in versions that fit, under free licences."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parents[2]
LOCK = PROJECT / "deploy" / "requirements.txt"

ALLOWED = re.compile(
    r"MIT|MIT-0|MIT License|ISC|(0BSD|BSD|BSD License)([- ][23]-Clause)?|Apache([- ]2\.0)?"
    r"|Apache Software License|MPL-2\.0|PSF-2\.0|Python Software Foundation License|Python-2\.0"
)
"""Licences by which a server may be made of a package and run for others."""


def locked() -> dict[str, Requirement]:
    """The packages of the list by name."""
    lines = LOCK.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    read = [Requirement(line.partition("--hash")[0]) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(one.name): one for one in read}


def wanted() -> list[Requirement]:
    """The packages that the project itself asks for where it is installed for a server."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [Requirement(one) for one in (*project["dependencies"], *extras["postgres"], *extras["serve"])]


def said(found: metadata.PackageMetadata, key: str) -> list[str]:
    """The values that a package gives for a key of its metadata."""
    return found.get_all(key) or []


def test_every_line_has_one_version_and_hashes() -> None:
    text = LOCK.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if not line.startswith("#"):
            assert re.fullmatch(r"\S+==\S+ (; [^-]+)?( *--hash=sha256:[0-9a-f]{64})+", line), line[:80]


@pytest.mark.parametrize("one", wanted(), ids=lambda one: one.name)
def test_what_is_asked_for_is_listed_in_a_version_that_fits(one: Requirement) -> None:
    (version,) = locked()[canonicalize_name(one.name)].specifier
    assert one.specifier.contains(version.version)


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
