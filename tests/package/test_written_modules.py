"""Modules that a tool writes from declarations are what it writes, and it refuses declarations with holes."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ("dispatch.py", "storing.py")


def checked(tool: Path) -> subprocess.CompletedProcess[str]:
    """The verdict of a tool on the pages beside it."""
    return subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("tool", TOOLS)
def test_the_modules_are_what_the_tool_writes(tool: str) -> None:
    done = checked(ROOT / "tools" / tool)
    assert done.returncode == 0, f"run {tool} again: {done.stderr[-300:]}"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the games and the tools, to be changed."""
    ignored = shutil.ignore_patterns("data", "texts", "web", "lessons", "puzzles", "__pycache__", "*.so")
    for room in ("games", "cards"):
        shutil.copytree(ROOT / "src" / "playmat" / room, tmp_path / "src" / "playmat" / room, ignore=ignored)
    for tool in (*TOOLS, "written.py"):
        (tmp_path / "tools").mkdir(exist_ok=True)
        shutil.copy(ROOT / "tools" / tool, tmp_path / "tools" / tool)
    return tmp_path


def test_a_step_without_a_chapter_is_refused(house: Path) -> None:
    codes = house / "src/playmat/games/kmon/language/codes.py"
    text = codes.read_text(encoding="utf-8")
    assert "    SWITCH: Final = 44\n" in text
    codes.write_text(
        text.replace("    SWITCH: Final = 44\n", "    SWITCH: Final = 44\n    NEW: Final = 45\n")
    )
    done = checked(house / "tools" / "dispatch.py")
    assert done.returncode == 1
    assert "['NEW']" in done.stderr


def test_another_row_is_another_module(house: Path) -> None:
    hands = house / "src/playmat/games/kmon/rules/hands.py"
    text = hands.read_text(encoding="utf-8")
    row = "Step.PAY: (run_pay, offer_pay, take_pay)"
    assert row in text
    hands.write_text(text.replace(row, "Step.PAY: (run_discard, offer_pay, take_pay)"), encoding="utf-8")
    assert checked(house / "tools" / "dispatch.py").returncode == 1


def test_another_field_is_another_module(house: Path) -> None:
    fields = house / "src/playmat/games/perilous/state/fields.py"
    text = fields.read_text(encoding="utf-8")
    assert text.count('    number("fresh", 64),\n') == 1
    fields.write_text(text.replace('    number("fresh", 64),\n', ""), encoding="utf-8")
    assert checked(house / "tools" / "storing.py").returncode == 1
