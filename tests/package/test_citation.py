"""What is cited is what is installed."""

from __future__ import annotations

import re
from pathlib import Path

import playmat

ROOT = Path(__file__).parents[2]


def test_the_citation_names_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", text, re.MULTILINE) == [playmat.__version__]
