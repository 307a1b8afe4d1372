"""An address of a table, match or lesson that is not there says what happened and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE, opened
from tests.web.waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize(
    ("path", "title", "way"),
    [
        ("/t/nosuchtable", "This table cannot be opened", "/watch"),
        ("/replay/nosuchtable", "This match cannot be shown", "/replays"),
        ("/learn/khtcg/nosuchlesson", "This lesson cannot be shown", "/watch"),
    ],
)
def test_what_is_not_there_is_said(browser: Browser, address: str, path: str, title: str, way: str) -> None:
    with opened(browser, address) as page:
        page.goto(path)
        heading = page.get_by_role("heading", level=1)
        heading.wait_for(timeout=PATIENCE)
        assert heading.inner_text() == title
        page.wait_for_function("title => document.title === title", arg=f"{title} – Playmat")
        expect(page.get_by_role("alert")).not_to_be_empty()
        page.locator(f'main a[href="{way}"]').click()
        page.wait_for_url(f"**{way}")
