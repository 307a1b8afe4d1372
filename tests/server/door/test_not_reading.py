"""Clients that do not read what they are told: they are let go, and nothing of them is kept."""

from __future__ import annotations

import asyncio
import gc
import weakref

from tests.server.house import House, make, play_on
from tests.server.mischief import deaf_at
from tests.server.tables.test_watching import until


async def test_who_does_not_read_is_let_go_and_others_play_on(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "perilous", "mr")
    async with deaf_at(home.address, made.table.id):
        session = home.server.registry.sessions[made.table.id]
        while not session.audience.listeners:  # noqa: ASYNC110 - nobody tells a test
            await asyncio.sleep(0.02)
        silent = next(iter(session.audience.listeners))
        async with ann.seat(made.table.id) as player:
            for _ in range(400):
                silent.send(b" " * 8_000)  # as if so much had happened
            assert await play_on(player, 3) == 3
            while silent in session.audience.listeners:  # noqa: ASYNC110 - likewise
                await asyncio.sleep(0.05)


async def test_who_was_let_go_holds_no_match_in_memory(home: House) -> None:
    """The collector looks at what lasts once an hour; until then a ring would keep all that it holds."""
    made = await make(home.visitor(), "perilous", "mr")
    gc.disable()
    try:
        async with deaf_at(home.address, made.table.id):
            listeners = home.server.registry.sessions[made.table.id].audience.listeners
            while not listeners:  # noqa: ASYNC110 - nobody tells a test
                await asyncio.sleep(0.02)
            silent = weakref.ref(next(iter(listeners)))
            while (still_there := silent()) is not None and still_there in listeners:
                still_there.send(b" " * 8_000)
                del still_there
                await asyncio.sleep(0)  # until the line takes no more, so that something is left to be sent
            del still_there
            await until(lambda: silent() is None)
    finally:
        gc.enable()
