"""Inviting: the link for friends, also as a QR code, and the door that lets them in."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.house import NODE_MODULES, opened, server
from tests.web.waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SEVERAL = pytest.mark.skipif(sys.platform != "linux", reason="other systems have one address of their own")

PIXELS = 6
READ = """async ([pixels]) => {
    const { default: decode } = await import("/static/decoder/decode.js");
    const code = document.querySelector("svg.qr");
    const size = code.viewBox.baseVal.width * pixels;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = size;
    const paint = canvas.getContext("2d");
    paint.scale(pixels, pixels);
    for (const part of code.children) {
        paint.fillStyle = part.getAttribute("fill");
        if (part.tagName === "rect") paint.fillRect(0, 0, size, size);
        else paint.fill(new Path2D(part.getAttribute("d")));
    }
    return decode({ width: size, height: size, data: paint.getImageData(0, 0, size, size).data });
}"""


def test_a_phone_reads_the_link(page: Page) -> None:
    library = Path(NODE_MODULES) / "qr"
    if not NODE_MODULES or not library.is_dir():
        pytest.skip("the decoder is not here: nox -s web fetches it (PLAYMAT_NODE_MODULES)")
    page.route(
        "**/static/decoder/*",
        lambda route: route.fulfill(
            path=library / route.request.url.rpartition("/")[2], content_type="text/javascript"
        ),
    )
    page.locator("article[data-game=kmon]").get_by_role("link", name="With friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="QR code").click()
    page.get_by_role("img", name="The link as a QR code").wait_for()
    assert page.evaluate(READ, [PIXELS]) == page.locator("#invite").input_value()


@pytest.fixture(scope="module")
def networked(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on a machine that others know as 127.0.0.2."""
    with server(tmp_path_factory.mktemp("networked"), network=["127.0.0.2"]) as address:
        yield address


@SEVERAL
def test_a_friend_is_invited_sits_down_and_is_told_when_the_house_closes(
    browser: Browser, networked: str
) -> None:
    with opened(browser, networked) as owner, opened(browser, networked) as friend:
        owner.goto("/")
        owner.locator("article[data-game=kmon]").get_by_role("link", name="With friends").click()
        owner.get_by_role("button", name="Open the table").click()
        expect(owner.get_by_text("only this computer can open this link")).to_be_visible()
        owner.get_by_role("button", name="Open to others").click()
        expect(owner.get_by_text("Your friends can open this link.")).to_be_visible()
        link = owner.locator("#invite").input_value()
        assert link.startswith("http://127.0.0.2:")
        friend.goto(link)
        friend.get_by_role("button", name="Sit here").click()
        expect(owner.locator(".table")).to_be_visible()
        expect(friend.locator(".table")).to_be_visible()
        owner.goto("/invite")
        expect(owner.get_by_text("It works: another device has opened this link.")).to_be_visible()
        owner.get_by_role("button", name="Close", exact=True).click()
        expect(owner.get_by_text("Closed: only this computer")).to_be_visible()
        expect(friend.locator(".offline")).to_be_visible()
        owner.get_by_role("button", name="Open to others").click()
        expect(friend.locator(".offline")).to_have_count(0)


def reopen(owner: Page) -> None:
    """Open a server from its own machine, whether it was open or not."""
    owner.goto("/invite")
    owner.get_by_role("button", name=re.compile("Open to others|Check again")).wait_for()
    close = owner.get_by_role("button", name="Close", exact=True)
    if close.count():
        close.click()
    owner.get_by_role("button", name="Open to others").click()
    expect(close).to_be_enabled()


@SEVERAL
def test_guests_find_no_door_to_open(browser: Browser, networked: str) -> None:
    with opened(browser, networked) as owner, opened(browser, networked) as friend:
        reopen(owner)
        friend.goto(owner.locator("#guest-link-0").input_value())
        expect(friend.get_by_role("heading", level=1)).to_be_visible()
        expect(friend.get_by_role("link", name="Invite a friend")).to_have_count(0)
        friend.goto(friend.url + "invite")
        expect(friend.get_by_text("Only someone at the computer")).to_be_visible()
        expect(friend.get_by_role("button", name="Open to others")).to_have_count(0)


@SEVERAL
def test_an_address_from_outside_is_checked(browser: Browser, networked: str) -> None:
    with opened(browser, networked) as owner:
        reopen(owner)
        field = owner.get_by_label("Address from outside")
        field.fill(networked)  # the own door takes nobody who comes by a link for guests
        owner.get_by_role("button", name="Use and check").click()
        expect(owner.get_by_text("something else answers at this address")).to_have_count(1)
        field.fill("https://friends.example/with/a/path")
        owner.get_by_role("button", name="Use and check").click()
        expect(owner.get_by_role("alert")).to_contain_text("is not an origin")
