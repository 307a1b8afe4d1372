"""The delay of messages is measured while a clock runs for somebody with a seat, and at no other time."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOOK = 5_000
"""So often, in milliseconds, a line looks whether it is alive."""

LINE = """async ({ you, clocks }) => {
    window.sent = [];
    let pongs = 0;
    const table = { id: "none", game: "kmon", status: "running", seats: [] };
    const play = { asks: [], view: {}, clocks };
    const state = { table, play, you, events: [], notices: [], online: [], watchers: 0 };
    window.WebSocket = class {
        static OPEN = 1;
        readyState = 1;
        constructor() {
            queueMicrotask(() => this.onopen());
        }
        send(data) {
            const said = JSON.parse(data);
            sent.push(said.n ? `${said.type} ${said.n}` : said.type);
            if (said.type === "hello") this.tell({ type: "state", version: 1, ...state });
            if (said.type === "ping") this.tell({ type: "pong", at: 0, n: ++pongs });
        }
        tell(message) {
            this.onmessage({ data: JSON.stringify(message) });
        }
        close() {}
    };
    const { TableStore } = await import("/static/app/table/store.js");
    window.store = new TableStore("none");
}"""
"""A table whose server is in the page, and says at once what it says."""

RUNNING = [{"seat": 0, "left": 90.0, "running": False}, {"seat": 1, "left": 90.0, "running": True}]
STANDING = [{**one, "running": False} for one in RUNNING]


def said_in(page: Page, looks: int, you: list[int], clocks: list[dict[str, Any]]) -> list[str]:
    """The messages of a page to the server of a table on which nothing happens."""
    page.clock.install(time=datetime(2026, 1, 1, 12, tzinfo=UTC))
    page.clock.pause_at(datetime(2026, 1, 1, 18, tzinfo=UTC))
    page.evaluate(LINE, {"you": you, "clocks": clocks})
    page.clock.run_for(looks * LOOK)
    said: list[str] = page.evaluate("() => sent")
    return said


def test_it_is_measured_all_the_time_while_a_clock_runs(page: Page) -> None:
    said = said_in(page, 20, [0], RUNNING)
    assert said == ["hello", *(word for n in range(1, 21) for word in ("ping", f"echo {n}"))]


@pytest.mark.parametrize(
    ("you", "clocks"),
    [([], RUNNING), ([0], []), ([0], STANDING)],
    ids=["a spectator", "no clock", "clocks that stand"],
)
def test_nothing_is_measured_where_no_time_of_one_s_own_runs(
    page: Page, you: list[int], clocks: list[dict[str, Any]]
) -> None:
    assert said_in(page, 3, you, clocks) == ["hello"]


def test_a_silent_line_is_asked_whether_it_is_alive_and_that_is_all(page: Page) -> None:
    assert said_in(page, 4, [], RUNNING) == ["hello", "ping"]
