"""Every link between the documents of the project leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for found in (
        ROOT.glob("*.md"),
        *((ROOT / folder).rglob("*.md") for folder in ("docs", "src", "benchmarks")),
    )
    for path in found
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def anchors(text: str) -> set[str]:
    """The anchors of a document's headings."""
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in HEADING.findall(text)}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: str) -> None:
    document = ROOT / name
    text = document.read_text(encoding="utf-8")
    for link in LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        place, _, anchor = link.partition("#")
        target = document.parent / place if place else document
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target.read_text(encoding="utf-8")), link


def test_there_are_documents_with_links() -> None:
    linked = [name for name in DOCUMENTS if LINK.search((ROOT / name).read_text(encoding="utf-8"))]
    assert {"README.md", "CONTRIBUTING.md", "docs/scenarios.md"} <= set(linked)
