"""Addresses that lead nowhere say so, and what they should have been."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("/play/chess", "There is no game “chess” here"),
        ("/decks/chess", "There is no game “chess” here"),
        ("/rules/chess", "There is no game “chess” here"),
        ("/decks/perilous", "without decks"),
        ("/%E0%A4%A", "Three games, one table"),
    ],
)
def test_a_wrong_address_says_so(page: Page, where: str, said: str) -> None:
    page.goto(where)
    page.wait_for_function("said => document.querySelector('main')?.innerText.includes(said)", arg=said)
