"""The notebooks show what they print and draw today, and nothing that belongs to one machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import notebooks
import pytest
from tests.docs.reading import ROOT
from tests.docs.test_blocks import ALL_EXTRAS

PATHS = notebooks.paths()
NAMED = [pytest.param(path, id=path.stem) for path in PATHS]
NEEDED = ("nbclient", "nbformat", "ipykernel", "altair", "vl_convert", "polars", "scipy", "gymnasium")


def shown(*outputs: dict[str, Any], tags: tuple[str, ...] = ()) -> notebooks.Notebook:
    """A notebook of one cell."""
    cell = {"cell_type": "code", "metadata": {"tags": list(tags)}, "outputs": list(outputs)}
    return {"cells": [cell]}


def printed(text: str) -> dict[str, Any]:
    return {"output_type": "stream", "name": "stdout", "text": [text]}


def drawn(kind: str) -> dict[str, Any]:
    return {"output_type": "display_data", "data": {kind: "...", "text/plain": ["alt.Chart(...)"]}}


def test_there_are_notebooks_and_the_site_has_them() -> None:
    index = (ROOT / "docs" / "index.rst").read_text(encoding="utf-8")
    assert len(PATHS) >= 4
    assert [path.stem for path in PATHS if f"notebooks/{path.stem}\n" not in index] == []


@pytest.mark.parametrize("path", NAMED)
def test_a_notebook_is_kept_as_any_machine_would_write_it(path: Path) -> None:
    assert list(notebooks.faults(path)) == []


@pytest.mark.slow
@pytest.mark.parametrize("path", NAMED)
def test_a_notebook_gives_again_what_it_shows(path: Path) -> None:
    lacking = [module for module in NEEDED if find_spec(module) is None]
    if lacking and ALL_EXTRAS not in os.environ:
        pytest.skip(f"not installed: {', '.join(lacking)}")
    pytest.importorskip("playmat.games.kmon", reason="the notebooks play K-Mon, which is not installed")
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "notebooks.py", "--check", path.stem],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("was", "now", "differ"),
    [
        (printed("won 7 of 9"), printed("won 7 of 9"), False),
        (printed("won 7 of 9"), printed("won 8 of 9"), True),
        (printed("worth -0.5"), printed("worth +0.5"), True),
        (printed("│ won ┆ 7 │\n└─────┘"), printed("| won |  7 |"), False),
        (drawn("image/svg+xml"), drawn("image/svg+xml"), False),
        (drawn("image/svg+xml"), drawn("image/png"), True),
        (drawn("image/svg+xml"), printed("alt.Chart(...)"), True),
    ],
)
def test_words_and_kinds_of_pictures_are_compared(
    was: dict[str, Any], now: dict[str, Any], differ: bool
) -> None:
    assert bool(list(notebooks.differences(shown(was), shown(now), "a"))) == differ
    assert bool(list(notebooks.differences(shown(was), shown(), "a")))


def test_an_output_that_is_kept_is_not_compared() -> None:
    was, now = shown(printed("won 97%"), tags=("kept",)), shown(printed("won 96%"))
    assert list(notebooks.differences(was, now, "a")) == []


@pytest.mark.parametrize(
    ("output", "said"),
    [
        (printed("kept in /home/me/matches.csv"), "path"),
        (printed("<Thing at 0x7f31>"), "address"),
        (printed("done") | {"name": "stderr"}, "warns"),
        (drawn("image/png"), "alternative text"),
    ],
)
def test_what_only_one_machine_shows_is_found(output: dict[str, Any], said: str, tmp_path: Path) -> None:
    path = tmp_path / "a.ipynb"
    notebook = shown(output) | {"metadata": notebooks.METADATA}
    notebook["cells"][0]["execution_count"] = 1
    path.write_text(json.dumps(notebook), encoding="utf-8")
    (fault,) = notebooks.faults(path)
    assert said in fault
