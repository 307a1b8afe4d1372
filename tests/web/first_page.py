"""The cost of the first page for a new visitor: `python -m tests.web.first_page`."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, NamedTuple

from tests.web.at_home import at_home
from tests.web.house import opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Request

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""A slow phone's line: 150 ms, 1.6 Mbit/s down, 750 kbit/s up."""
SLOWER = 4
"""The factor by which its processor is slower."""


class Cost(NamedTuple):
    """The cost of a visit to the first page.

    Attributes:
        requests: how many there are.
        size: the bytes that come, with their headers.
        seconds: from the address to the buttons.
    """

    requests: int
    size: int
    seconds: float


def visit(page: Page, address: str = "/", slow: bool = False) -> Cost:
    """Open the first page.

    Args:
        page: of a browser that has nothing of it.
        address: where it is.
        slow: as on a slow phone.
    """
    if slow:
        devtools = page.context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", SLOW)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    done: list[Request] = []

    def note(request: Request) -> None:
        done.append(request)

    page.on("requestfinished", note)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("article[data-game] a.button")
    seconds = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    sizes = [one.sizes() for one in done]
    size = sum(one["responseBodySize"] + one["responseHeadersSize"] for one in sizes)
    return Cost(len(done), size, seconds)


def measure(browser: Browser, address: str) -> list[Cost]:
    """The first visit of a phone, on a quick line and on a slow one."""
    costs = []
    for slow in (False, True):
        with opened(browser, address, viewport={"width": 360, "height": 640}) as page:
            costs.append(visit(page, slow=slow))
    return costs


def main() -> int:
    """The command."""
    with at_home() as (browser, address):
        quick, slow = measure(browser, address)
    sys.stdout.write(
        f"{quick.requests} requests, {quick.size / 1000:.0f} kB; usable after {quick.seconds:.1f} s,\n"
        f"on a slow phone (processor x{SLOWER}, 1.6 Mbit/s, 150 ms) after {slow.seconds:.1f} s\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
