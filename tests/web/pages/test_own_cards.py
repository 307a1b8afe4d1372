"""Cards of people's own in the browser: the pictures that their file names, among decks and at a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.operating.test_commands import started
from tests.server.workshop.test_own_cards import CARDS, PNG, written
from tests.web.house import PATIENCE, opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

KINDS = 10

TEXT = CARDS + "".join(
    CARDS.partition("\n\n")[2].replace("MY-1", f"MY-{number}").replace("Bramble Fox", f"Bramble Fox {number}")
    for number in range(2, KINDS + 1)
)
"""So many cards with a picture that a hand without one cannot be."""

DECK = "Player Cards\n1 Sora 1\n\nCards\n" + "".join(f"3 MY-{number}\n" for number in range(1, KINDS + 1))
DECK += "1 Destiny Islands\n1 Agrabah\n3 Neverland\n1 Disney Castle\n3 Wonderland\n1 Pumpkin Head\n"

MAKE = """async (deck) => {
    const { postJson, newId } = await import("/static/app/network/net.js");
    const seats = [{ kind: "me", deck }, { kind: "computer", level: "random", deck }];
    return (await postJson("/api/tables", { game: "khtcg", seats, id: newId() })).table.id;
}"""

SEEN = "picture => picture.complete && picture.naturalWidth > 0"


@pytest.fixture
def mine(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A page of a server that was started with own cards; nothing may go wrong in it."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    file = written(tmp_path, text=TEXT)
    with started("serve", "--port", "0", "--db", database, "--cards", str(file)) as (_process, address):
        wrong: list[str] = []
        with opened(browser, address) as page:
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
            page.goto("/")
            yield page
        assert wrong == []


def test_the_picture_of_a_card_is_shown_wherever_the_card_is(mine: Page) -> None:
    mine.goto("/decks/khtcg")
    mine.get_by_role("searchbox").or_(mine.get_by_label("Search")).first.fill("Bramble Fox 7")
    picture = mine.locator(".shelf-cards [data-card='MY-7'] .art img")
    picture.wait_for(timeout=PATIENCE)
    mine.wait_for_function(SEEN, arg=picture.element_handle())
    assert picture.get_attribute("alt") == "Bramble Fox 7"
    mine.goto(f"/t/{mine.evaluate(MAKE, DECK)}")
    held = mine.locator(".near .in-hand [data-card^='MY-'] .art img").first
    held.wait_for(timeout=PATIENCE)
    mine.wait_for_function(SEEN, arg=held.element_handle())


def test_a_picture_that_is_dropped_goes_before(mine: Page) -> None:
    mine.goto("/decks/khtcg")
    mine.evaluate(
        """async ([code, bytes]) => {
            const { setPicture } = await import("/static/app/parts/pictures.js");
            await setPicture(code, new Blob([new Uint8Array(bytes)], { type: "image/png" }));
        }""",
        ["MY-7", list(PNG)],
    )
    mine.get_by_role("searchbox").or_(mine.get_by_label("Search")).first.fill("Bramble Fox 7")
    mine.wait_for_selector(".shelf-cards [data-card='MY-7'] .art img[src^='data:']")


def test_a_picture_that_went_away_leaves_the_drawn_face(browser: Browser, mine: Page, tmp_path: Path) -> None:
    (tmp_path / "pictures" / "abu.png").unlink()
    with opened(browser, mine.url) as page:
        page.goto("/decks/khtcg")
        page.get_by_role("searchbox").or_(page.get_by_label("Search")).first.fill("Bramble Fox 7")
        page.wait_for_selector(".shelf-cards [data-card='MY-7'] .art svg")
        assert page.locator(".shelf-cards [data-card='MY-7'] .art img").count() == 0
