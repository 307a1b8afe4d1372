"""Addresses that lead nowhere say so, and what they should have been."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_pages import setting

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("/play/chess", "There is no game “chess” here"),
        ("/decks/chess", "There is no game “chess” here"),
        ("/rules/chess", "There is no game “chess” here"),
        ("/play/perilos", "There is no game “perilos” here. Did you mean “perilous”?"),
        ("/decks/perilous", "without decks"),
        ("/decks/kmon/spiral", "There is nothing at the address /decks/kmon/spiral"),
        ("/learn/chess", "There is no game “chess” here"),
        ("/foo/bar", "There is nothing at the address /foo/bar"),
        ("/about/chess", "There is no such page"),
        ("/play", "There is no such page"),
        ("/constructor", "There is no such page"),
        ("/%E0%A4%A", "There is no such page"),
    ],
)
def test_a_wrong_address_says_so(page: Page, where: str, said: str) -> None:
    page.goto(where)
    page.wait_for_function("said => document.querySelector('main')?.innerText.includes(said)", arg=said)


@pytest.mark.parametrize(
    ("lang", "title", "way"),
    [
        ("en", "There is no such page", "Home page"),
        ("ja", "このページはありません", "最初のページへ"),
        ("it", "Questa pagina non c’è", "Alla prima pagina"),
    ],
)
def test_from_a_wrong_address_it_is_one_step_to_the_first_page(
    page: Page, lang: str, title: str, way: str
) -> None:
    setting(page, "language", lang)
    page.goto("/foo/bar")
    page.get_by_role("heading", level=1, name=title, exact=True).wait_for()
    page.get_by_role("main").get_by_role("link", name=way).click()
    page.wait_for_selector(".home .covers")
