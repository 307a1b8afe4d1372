"""Leases: the one server process that thinks and keeps time at a table.

People's answers may come in through any process: the log decides who was first. What the server does by
itself is done by the process that holds the table's lease. A lease runs out by itself, so that another
process takes over from one that died; each new owner has a higher fence, and what an owner of before still
wants to write is refused by its fence (`Store.append`), however long it slept.
"""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import and_, or_, select, update

from playmat.server.storage.database import insert_new, now_in, writing
from playmat.server.storage.db_schema import leases
from playmat.server.storage.store import Store

NO_FENCE = 0

SECONDS = 2.0
"""The length of a lease, which is renewed after a third of that: whoever cannot do so for the other two
thirds has stopped, and people who wait for a computer player or a clock wait no longer. Taking a table from a
process that was only slow costs it a thought, which its old fence refuses, and gives whoever thinks the time
since the lease ran out."""


class LeaseHolder(Protocol):
    """Says which tables this process looks after.

    Attributes:
        alone: no other process can be on the database.
    """

    alone: bool

    async def take(self, table_id: str) -> int | None:
        """The fence of a table that this process now looks after; None if another one does."""

    def stood_since(self, table_id: str) -> float:
        """The time until which somebody looked after a table before this process did; 0 if nobody knows."""

    async def renew(self) -> None:
        """Go on looking after them."""

    async def release(self, table_id: str) -> None:
        """Let others look after a table."""

    async def release_all(self) -> None:
        """Let others look after everything: this process ends."""


class Alone:
    """The keeper of the only process on a database: it looks after everything, and its fence is 0: none."""

    alone = True

    async def take(self, table_id: str) -> int | None:
        """No fence is needed."""
        return NO_FENCE

    def stood_since(self, table_id: str) -> float:
        """Nobody knows when this process was last there."""
        return 0.0

    async def renew(self) -> None:
        """Nothing runs out."""

    async def release(self, table_id: str) -> None:
        """Nobody else is there."""

    async def release_all(self) -> None:
        """Nobody else is there."""


class Leases:
    """The leases of one process.

    Args:
        store: where they are kept.
        owner: a name that no other process has.
    """

    alone = False

    def __init__(self, store: Store, owner: str) -> None:
        self.store = store
        self.owner = owner
        self.held: dict[str, int] = {}
        self._stood: dict[str, float] = {}
        self._leaving = False

    async def take(self, table_id: str) -> int | None:
        """The fence of a table that this process now looks after; None if another one does, or is to."""
        if self._leaving:
            return None
        if table_id in self.held:
            return self.held[table_id]
        now = now_in(self.store.engine.url)
        values = {"owner": self.owner, "until": now + SECONDS}
        async with writing(self.store.engine) as connection:
            fresh = insert_new(self.store.engine.url, leases).values(table_id=table_id, fence=1, **values)
            if (await connection.execute(fresh.on_conflict_do_nothing())).rowcount == 1:
                fence = 1
            else:
                of_table = leases.c.table_id == table_id
                stood = await connection.scalar(select(leases.c.until).where(of_table))
                free = and_(of_table, or_(leases.c.until < now, leases.c.owner == self.owner))
                taken = update(leases).where(free).values(fence=leases.c.fence + 1, **values)
                if (await connection.execute(taken)).rowcount != 1:
                    return None
                fence = int(await connection.scalar(select(leases.c.fence).where(of_table)) or 0)
                self._stood[table_id] = float(stood or 0.0)
        self.held[table_id] = fence
        return fence

    def stood_since(self, table_id: str) -> float:
        """The time at which the lease before ran out; 0 if it was given back, or there was none."""
        return self._stood.pop(table_id, 0.0)

    async def renew(self) -> None:
        """Make all leases last again; those that another process has taken meanwhile are let go."""
        held = dict(self.held)  # others may be taken meanwhile
        if not held:
            return
        until = now_in(self.store.engine.url) + SECONDS
        mine = and_(leases.c.owner == self.owner, leases.c.table_id.in_(list(held)))
        async with writing(self.store.engine) as connection:
            await connection.execute(update(leases).where(mine).values(until=until))
            kept = (await connection.execute(select(leases.c.table_id, leases.c.fence).where(mine))).all()
        lost = held.items() - {(str(table_id), int(fence)) for table_id, fence in kept}
        for table_id, fence in lost:
            if self.held.get(table_id) == fence:
                del self.held[table_id]

    async def release(self, table_id: str) -> None:
        """Let others look after a table."""
        self._stood.pop(table_id, None)
        if self.held.pop(table_id, None) is not None:
            await self._drop([table_id])

    async def release_all(self) -> None:
        """Let others look after everything: this process ends, and takes nothing more."""
        self._leaving = True
        held, self.held = list(self.held), {}
        if held:
            await self._drop(held)

    async def _drop(self, table_ids: list[str]) -> None:
        """End leases; the rows stay, so that fences go on growing."""
        mine = and_(leases.c.owner == self.owner, leases.c.table_id.in_(table_ids))
        async with writing(self.store.engine) as connection:
            await connection.execute(update(leases).where(mine).values(until=0.0))
