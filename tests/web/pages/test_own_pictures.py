"""People's own pictures: dropped on a card or chosen by file name, and kept in the browser only."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE, make_table
from tests.web.waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import FilePayload, Page

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=="
)

DROP = """([selector, name, type, bytes]) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], name, { type }));
    const card = document.querySelector(selector);
    for (const kind of ["dragover", "drop"]) {
        card.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
    }
    return card.closest("[data-card]").dataset.card;
}"""


@pytest.mark.parametrize("game", ["kmon", "khtcg"])
def test_a_picture_dropped_on_a_card_is_shown_wherever_the_card_is(page: Page, game: str) -> None:
    hand = ".near .in-hand"
    sent: list[str] = []
    page.goto(f"/t/{make_table(page, game, level='random')}")
    page.wait_for_selector(f"{hand} .card-face", timeout=PATIENCE)
    page.on("request", lambda request: sent.append(request.method))
    code = page.evaluate(DROP, [f"{hand} .card-face .art", "mine.png", "image/png", list(PNG)])
    page.wait_for_selector(f"{hand} [data-card='{code}'] .art img")
    assert "POST" not in sent
    page.goto(f"/decks/{game}")
    page.get_by_role("searchbox").or_(page.get_by_label("Search")).first.fill(code)
    page.wait_for_selector(f".shelf-cards [data-card='{code}'] .art img")


def test_a_k_mon_on_the_table_has_its_picture(page: Page) -> None:
    page.goto(f"/t/{make_table(page, 'kmon', level='random')}")
    page.wait_for_selector(".near .creature", timeout=PATIENCE)
    page.evaluate(DROP, [".near .creature .portrait", "mine.png", "image/png", list(PNG)])
    page.wait_for_selector(".near .creature .portrait img")


@pytest.mark.parametrize("where", ["table", "decks"])
def test_what_is_dropped_and_no_picture_is_refused_in_words(page: Page, where: str) -> None:
    page.goto(f"/t/{make_table(page, 'khtcg', level='random')}" if where == "table" else "/decks/khtcg")
    page.wait_for_selector(".card-face .art", timeout=PATIENCE)
    page.evaluate(DROP, [".card-face .art", "mine.txt", "text/plain", list(b"not a picture")])
    page.get_by_role("alert").get_by_text("cannot read this file as a picture").wait_for()
    assert page.locator(".card-face .art img").count() == 0


def test_what_is_no_picture_is_refused_in_words(page: Page) -> None:
    page.goto("/decks/kmon")
    page.locator(".shelf-cards .card-face").first.hover()
    chosen = page.get_by_label("Your own picture on")
    chosen.set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": b"not a picture"})
    page.locator(".own-picture .problem").get_by_text("cannot read this file as a picture").wait_for()
    assert page.locator(".card-face .art img").count() == 0


def test_many_pictures_go_to_the_cards_their_files_are_named_after(page: Page) -> None:
    page.goto("/decks/kmon")
    page.wait_for_selector(".shelf-cards")
    page.get_by_role("button", name="Settings").click()
    chosen = page.get_by_label("Use files named after cards")
    names = ("Frostusk.png", "km1-ice-1.PNG", "nobody.png")
    files: list[FilePayload] = [{"name": name, "mimeType": "image/png", "buffer": PNG} for name in names]
    expect(chosen).to_be_enabled()  # when the names of the cards are known
    chosen.set_input_files(files)
    page.wait_for_selector("dialog .problem")
    assert page.locator("dialog .problem").inner_text() == "No matching card: nobody.png"
    page.get_by_text("2 cards have a picture").wait_for()
    page.get_by_role("button", name="Remove all").click()
    page.get_by_text("0 cards have a picture").wait_for()
