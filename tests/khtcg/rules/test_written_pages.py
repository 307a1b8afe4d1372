"""The pages that are written from the rules say what rulesets and card language say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[3] / "tools"


@pytest.mark.parametrize("tool", ["khtcg_differences.py", "khtcg_hooks.py"])
def test_the_page_is_what_its_tool_writes(tool: str) -> None:
    checked = subprocess.run(
        [sys.executable, str(TOOLS / tool), "--check"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, f"run {tool} again: {checked.stderr[-300:]}"
