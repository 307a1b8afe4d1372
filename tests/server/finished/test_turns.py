"""The order in which requests are served when one match is played at a time."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.finished.test_playing_on import ME, from_here, played
from tests.server.house import House

from playmat.server.clients.client import ServerRefused
from playmat.server.http.guard import TooMany
from playmat.server.http.replay_queue import Turns
from playmat.server.protocol.http_bodies import RecordReplay, Replay, Start


async def serve(turns: Turns, address: str, served: list[str]) -> None:
    """Wait for the turn of an address, and take some time."""
    async with turns.turn(address):
        served.append(f"{address} begins")
        await asyncio.sleep(0)
        served.append(f"{address} ends")


async def test_one_at_a_time_and_each_address_in_turn() -> None:
    """A latecomer waits for only one match of an address that sent many."""
    turns, served = Turns(lambda _address: None), list[str]()
    await asyncio.gather(*(serve(turns, address, served) for address in ("a", "a", "a", "a", "b", "c")))
    assert served[::2] == [f"{address} begins" for address in "abcaaa"]
    assert [one.replace("ends", "begins") for one in served[1::2]] == served[::2]


async def test_a_line_that_is_full_takes_nobody_and_forgets_nobody() -> None:
    turns, served = Turns(lambda _address: 2), list[str]()
    waiting = [asyncio.create_task(serve(turns, "a", served)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await serve(turns, "a", served)
    await serve(turns, "b", served)
    await asyncio.gather(*waiting)
    assert sorted(served[::2]) == ["a begins", "a begins", "b begins"]
    await serve(turns, "a", served)
    assert turns._lines == {}


async def test_who_breaks_off_leaves_the_line() -> None:
    turns, served = Turns(lambda _address: 2), list[str]()
    async with turns.turn("a"):
        gone = asyncio.create_task(serve(turns, "a", served))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        async with asyncio.timeout(5):
            waiting = asyncio.create_task(serve(turns, "a", served))
            await asyncio.sleep(0)
    await waiting
    assert served == ["a begins", "a ends"]


async def test_whatever_is_played_again_waits_for_its_turn(home: House) -> None:
    """Parts of replays and of records, records to keep, and moments to play on from."""
    ann = home.visitor()
    table = await played(home, ann, "kmon", 2, 3)
    home.server.api._turns = Turns(lambda _address: 0)
    for asking in (
        ann.get(f"/api/tables/{table}/replay", Replay),
        ann.get(f"/api/tables/{table}/record", str),
        ann.post("/api/replay", RecordReplay("a letter to a friend"), Replay),
        from_here(ann, "kmon", [ME, ME], Start(table)),
    ):
        with pytest.raises(ServerRefused, match="Too many requests in a short time"):
            await asking
