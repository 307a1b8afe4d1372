"""A bad network: matches whose line is cut in the middle are the same as those whose line is not."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.server.house import Chance, House, ended, house, join, make, play_on, seen
from tests.server.mischief import Line
from tests.server.tables.test_knowing import GAMES

from playmat.server.clients.client import TableClient, Visitor
from playmat.server.log import table_events

BRIEFLY, LONG = 1.5, 10.0
"""Seconds without a network: the clients try again at once, and after pauses that have become long."""
ANSWERS = 6
SURE_EVENTS = 12


class Lines(NamedTuple):
    """A server and the two lines that lead to it."""

    home: House
    good: Line
    bad: Line


@contextlib.asynccontextmanager
async def wired(database: str) -> AsyncIterator[Lines]:
    """A server that is reached over lines."""
    async with (
        Line().laid() as good,
        Line().laid() as bad,
        house(database, origins=(good.address, bad.address)) as home,
    ):
        good.port = bad.port = int(home.address.rpartition(":")[2])
        yield Lines(home, good, bad)


async def played(lines: Lines, game: str, seconds: float, torn: bool) -> dict[str, Any]:
    """The answers and events of two friends and a spectator; the first and last are cut off for a time."""
    ann, bob, eve = (Visitor(line.address) for line in (lines.bad, lines.good, lines.bad))
    made = await make(ann, game, "mo")
    await join(bob, made)
    table = made.table.id
    async with ann.seat(table) as first, bob.seat(table) as second, eve.seat(table) as watcher:
        playing = [asyncio.create_task(play_to(player, ANSWERS * 5)) for player in (first, second)]
        await seen(first, ANSWERS)
        if seconds:
            await lines.bad.cut(seconds, torn=torn)
        await asyncio.gather(*(seen(player, ANSWERS * 4) for player in (first, second, watcher)))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        told = [[player.events.get(n) for n in range(SURE_EVENTS)] for player in (first, second, watcher)]
    rows = await lines.home.server.registry.store.rows(table)
    answers = [row.act for row in rows if isinstance(row.act, table_events.Answered)]
    return {"answers": answers[: ANSWERS * 3], "told": told}


async def play_to(player: TableClient, version: int) -> None:
    """Answer what is asked up to a version: whoever comes back later is still told all from the beginning."""
    while (player.version or 0) < version and not ended(player):
        await play_on(player, 1)


@pytest.mark.parametrize("game", [game for game, _seats in GAMES])
@pytest.mark.parametrize("torn", [False, True], ids=["silent", "torn"])
@pytest.mark.parametrize(
    "seconds", [BRIEFLY, pytest.param(LONG, marks=pytest.mark.slow)], ids=["briefly", "long"]
)
async def test_a_line_that_is_cut_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, torn: bool, seconds: float
) -> None:
    """Seconds without a network: every answer counts once, and everybody is told the same."""
    found: list[dict[str, Any]] = []
    async with wired(str(tmp_path / "tables.db")) as lines:
        for cut_for in (0.0, seconds):
            monkeypatch.setattr(
                "playmat.server.process.table_session.secrets", Chance()
            )  # the same match both times
            found.append(await played(lines, game, cut_for, torn))
    uncut, cut = found
    assert cut == uncut
    assert len(cut["answers"]) == ANSWERS * 3
    assert all(None not in told for told in cut["told"])
