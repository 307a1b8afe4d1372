"""A folder or a file that has grown too large to find one's way in is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = ("src", "tests", "tools", "examples", "docs")
WRITTEN = {".py", ".js"}
"""The endings of what people write as code."""
GIVEN = {"vendor", "__pycache__", "node_modules"}
"""Folders of what others wrote, or programs left behind."""
MODULES = 20
"""So many modules of one language a folder may have, beside `__init__.py`; what has more is folded."""
LINES = 510
"""About 500: what a file of more lines says belongs into two."""


def modules() -> list[Path]:
    """The code of the project, relative to its root."""
    found = (path.relative_to(ROOT) for place in PLACES for path in (ROOT / place).rglob("*"))
    return sorted(path for path in found if path.suffix in WRITTEN and not GIVEN & set(path.parts))


def crowded(paths: list[Path], most: int) -> dict[str, int]:
    """The folders with more modules of one language than this, and how many they have."""
    count: dict[tuple[str, str], int] = {}
    for path in paths:
        if path.name != "__init__.py":
            key = (path.parent.as_posix(), path.suffix)
            count[key] = count.get(key, 0) + 1
    return {folder: number for (folder, _ending), number in count.items() if number > most}


def long_ones(paths: list[Path], most: int) -> dict[str, int]:
    """The files with more lines than this, and how many they have."""
    count = {path.as_posix(): (ROOT / path).read_text(encoding="utf-8").count("\n") for path in paths}
    return {file: number for file, number in count.items() if number > most}


def test_no_folder_holds_too_many_modules() -> None:
    """Tests and tools too: a folder is read before its files are."""
    assert crowded(modules(), MODULES) == {}


def test_no_file_is_too_long() -> None:
    assert long_ones(modules(), LINES) == {}


@pytest.mark.parametrize("found", [crowded, long_ones])
def test_the_checks_see_everything(found: object) -> None:
    """With a lower bound both find something: in the package, among the tests, and in the browser client."""
    assert callable(found)
    names = set(found(modules(), 12 if found is crowded else 300))
    for place in ("src/playmat/kernel", "src/playmat/web/app", "tests/"):
        assert any(name.startswith(place) for name in names), place
