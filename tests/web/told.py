"""Everything a page of a table was told and says, and everything the server wrote down."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from playmat.server.log.table_events import LogRow, read_event
from playmat.server.protocol.server_messages import State

if TYPE_CHECKING:
    from playwright.sync_api import Page


def listen(page: Page) -> list[str]:
    """Everything that arrives on the sockets of a page, as text."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def told_again(page: Page, heard: list[str]) -> State:
    """Load the page of a table again; gives what it is told, which is everything."""
    heard.clear()
    page.reload()
    page.wait_for_selector(".mat")
    return next(msgspec.json.decode(one, type=State) for one in heard if '"type":"state"' in one)


CARDS = """async () => {
    const { cardsOf, gamesWithDecks } = await import("/static/app/games.js");
    const game = document.querySelector(".table").dataset.game;
    while (gamesWithDecks().some((one) => one.id === game) && cardsOf(game) === null)
        await new Promise((further) => requestAnimationFrame(further));
}"""
"""Waits until the page knows the names of the cards; they are asked for when the table is there.

To be evaluated: what waits for a function takes the promise of an asynchronous one for a yes.
"""


def written(page: Page) -> tuple[list[str], str]:
    """The words of a table's page: the log, and the table."""
    page.evaluate(CARDS)
    return page.locator(".log li").all_inner_texts(), page.locator(".mat").inner_text()


def log_in(folder: Path, table: str) -> list[LogRow]:
    """The log of a table in the database of a server."""
    rows = "SELECT version, at, act, key FROM log WHERE table_id = ? ORDER BY version"
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        found = connection.execute(rows, [table]).fetchall()
    return [LogRow(version, at, read_event(act), key or "") for version, at, act, key in found]
