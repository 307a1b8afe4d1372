"""A match that cannot be played again here still tells what was stored of it, and why it stops."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.editions.edition import FIRST
from tests.editions.test_check import add
from tests.editions.test_tables import answers_of, mended, stored, summary_of
from tests.web.house import opened, server

from playmat.server.log.table_events import Begun, LogRow

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize(
    ("name", "why"), [("rules", "Playmat 0.1.0 plays it"), ("data", "belong to no release known here")]
)
def test_a_match_that_was_over_shows_its_stored_answers(
    name: str, why: str, browser: Browser, tmp_path: Path
) -> None:
    record = mended()
    rows = stored(record)
    kept = msgspec.structs.replace(summary_of(rows, record, over=True), id=name)
    if name == "data":
        rows[1] = LogRow(2, 2.0, Begun(record.setup.seed, "salt", "1", "00ff" * 16))
    path = tmp_path / "tables.db"
    path.write_bytes(lzma.decompress((FIRST / "tables.db.xz").read_bytes()))
    add(path, rows, kept)
    last = answers_of(rows)[-1]
    with server(tmp_path) as address, opened(browser, address) as page:
        page.goto(f"/t/{name}?watch")
        page.get_by_text(why).first.wait_for()
        lines = page.locator(".log li").all_inner_texts()
        assert any(f"{('Ann', 'Bob')[last.seat]}: {last.word}" in line for line in lines)
