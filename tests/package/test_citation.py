"""The version, the changelog and what is cited belong together."""

from __future__ import annotations

import re
from pathlib import Path

import playmat

ROOT = Path(__file__).parents[2]
SECTION = re.compile(r"^## \[(.+?)\](?: - ([^\n]+))?\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def sections() -> list[tuple[str, str, str]]:
    """The sections of the changelog, the latest first: version, date, and what is new."""
    return SECTION.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def test_the_citation_names_the_latest_release() -> None:
    (version, date, _news), *_earlier = [one for one in sections() if one[0] != "Unreleased"]
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", text, re.MULTILINE) == [version]
    assert re.findall(r"^date-released: (.+)$", text, re.MULTILINE) == [date]


def test_what_is_not_released_calls_itself_so() -> None:
    """Records and servers tell it from the release."""
    (name, _date, news), (released, *_rest), *_earlier = sections()
    assert name == "Unreleased"
    assert (playmat.__version__ == released) == (not news.strip())
    assert playmat.__version__ == released or playmat.__version__.endswith(".dev0")
