"""Presence of people, by server process.

Each process says so of itself in one row, all of it in every sweep, and reads the rows of the others.
Whoever was connected to a process that died is gone when its row has run out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec
from sqlalchemy import delete, select

from playmat.server.process.lobby import Lobby
from playmat.server.process.table_session import TableSession
from playmat.server.protocol.server_messages import Online
from playmat.server.storage.database import insert_new, now_in, writing
from playmat.server.storage.db_schema import processes
from playmat.server.storage.store import Store

SECONDS = 5.0
"""So long a row lasts. That is longer than a lease: nobody should seem to go and come back with a process
that was slow."""

_decoder: msgspec.json.Decoder[dict[str, Online]] = msgspec.json.Decoder(dict[str, Online])
_people: msgspec.json.Decoder[list[str]] = msgspec.json.Decoder(list[str])


def _written(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Presence(Protocol):
    """Tells the processes on a database who is connected to the others."""

    async def share(self, sessions: Mapping[str, TableSession], lobby: Lobby) -> None:
        """Say who is in the rooms of this process, and tell them who is there through the others."""

    async def leave(self) -> None:
        """Nobody is connected to this process any more."""


class NobodyElsewhere:
    """The presence of the only process on a database."""

    async def share(self, sessions: Mapping[str, TableSession], lobby: Lobby) -> None:
        """Nobody asks, and nobody is elsewhere."""

    async def leave(self) -> None:
        """Nobody was told."""


class SharedPresence:
    """The presence of one of many processes.

    Args:
        store: the database.
        owner: a name that no other process has.
    """

    def __init__(self, store: Store, owner: str) -> None:
        self.store = store
        self.owner = owner

    async def share(self, sessions: Mapping[str, TableSession], lobby: Lobby) -> None:
        """Say who is in the rooms of this process, and tell them who is there through the others."""
        sessions = dict(sessions)
        audiences = {table_id: session.audience for table_id, session in sessions.items()}
        here = {table_id: one.here() for table_id, one in audiences.items() if one.listeners}
        found = await self._exchange(_written(here), _written(lobby.here()))
        others = [_decoder.decode(connected) for connected, _ in found]
        for table_id, session in sessions.items():
            session.found_elsewhere([there[table_id] for there in others if table_id in there])
        # a process of before has not written who is in its lobby
        lobby.found_elsewhere(one for _, people in found if people for one in _people.decode(people))

    async def _exchange(self, here: str, lobby: str) -> list[tuple[str, str | None]]:
        """Write the row of this process; gives what the others that live have written."""
        now = now_in(self.store.engine.url)
        values = {"until": now + SECONDS, "connected": here, "lobby": lobby}
        mine = insert_new(self.store.engine.url, processes).values(owner=self.owner, **values)
        # Whose row is locked is writing it: alive after all, and not to be waited for.
        dead = select(processes.c.owner).where(processes.c.until < now).with_for_update(skip_locked=True)
        rest = (
            select(processes.c.connected, processes.c.lobby)
            .where(processes.c.owner != self.owner)
            .order_by("owner")
        )
        async with writing(self.store.engine) as connection:
            await connection.execute(mine.on_conflict_do_update(index_elements=["owner"], set_=values))
            await connection.execute(delete(processes).where(processes.c.owner.in_(dead)))
            found = (await connection.execute(rest.where(processes.c.until >= now))).all()
        return [(row.connected, row.lobby) for row in found]

    async def leave(self) -> None:
        """Nobody is connected to this process any more."""
        async with writing(self.store.engine) as connection:
            await connection.execute(delete(processes).where(processes.c.owner == self.owner))
