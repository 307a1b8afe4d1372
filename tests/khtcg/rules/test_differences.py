"""The page of the differences between the rulesets says what the rulesets say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[3] / "tools" / "khtcg_differences.py"


def test_the_page_is_what_the_rulesets_say() -> None:
    checked = subprocess.run(
        [sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, f"run {TOOL.name} again: {checked.stderr[-300:]}"
