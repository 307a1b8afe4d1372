"""The link for friends as a QR code: what a phone reads from it is the link."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.house import NODE_MODULES

if TYPE_CHECKING:
    from playwright.sync_api import Page

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
