"""Files of the repository that a tool writes."""

from __future__ import annotations

import sys
from pathlib import Path


def write_or_check(path: Path, text: str) -> int:
    """Write a file; with `--check` only see whether it says this already. Gives the exit code."""
    if "--check" in sys.argv[1:]:
        return 0 if path.is_file() and path.read_text(encoding="utf-8") == text else 1
    path.write_text(text, encoding="utf-8")
    return 0
