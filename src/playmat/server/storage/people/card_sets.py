"""Card sets that people keep: what they wrote, and what of it can be played."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from sqlalchemy import Row, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.kernel.errors import PlaymatError
from playmat.server.protocol.workshop_bodies import MOST_SETS
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import card_sets


class NoSuchSet(PlaymatError):
    """There is no set of this id; or it is somebody else's, who alone may change it."""


class SetRefused(PlaymatError):
    """A set that cannot be kept."""


class KeptSet(NamedTuple):
    """A card set that somebody keeps.

    Attributes:
        id: what the link to it ends with.
        person: whose it is.
        game: for which game.
        code, name, cards: what is told of it in lists.
        text: the card file, as it was written.
        own: the card file of programs that is played; empty while it cannot be.
        hash: that of the game with it; empty while it cannot be played.
        updated: when it was changed last.
    """

    id: str
    person: str
    game: str
    code: str
    name: str
    cards: int
    text: str
    own: str
    hash: str
    updated: float


class CardSets:
    """All card sets of people.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: str) -> list[KeptSet]:
        """The sets that somebody keeps, the newest first."""
        wanted = select(card_sets).where(card_sets.c.person_id == person)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(card_sets.c.updated.desc()))
            return [_kept(row) for row in rows]

    async def find(self, set_id: str) -> KeptSet:
        """The set of an id.

        Raises:
            NoSuchSet: there is none.
        """
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(card_sets).where(card_sets.c.id == set_id))).first()
        if row is None:
            raise NoSuchSet("workshop-none")
        return _kept(row)

    async def save(self, kept: KeptSet) -> KeptSet:
        """Keep a set, in place of the one of its id; one without an id is new.

        Raises:
            NoSuchSet: nobody has a set of this id, or somebody else does.
            SetRefused: this would be one too many.
        """
        values = {"person_id" if name == "person" else name: value for name, value in kept._asdict().items()}
        mine = card_sets.c.person_id == kept.person
        async with writing(self._engine) as connection:
            if kept.id:
                here = and_(card_sets.c.id == kept.id, mine)
                done = await connection.execute(update(card_sets).where(here).values(**values))
                if not done.rowcount:
                    raise NoSuchSet("workshop-none")
                return kept
            count = await connection.scalar(select(func.count()).select_from(card_sets).where(mine))
            if int(count or 0) >= MOST_SETS:
                raise SetRefused("workshop-sets", "", limit=MOST_SETS)
            values["id"] = secrets.token_urlsafe(9)
            await connection.execute(insert(card_sets).values(**values))
        return kept._replace(id=str(values["id"]))

    async def drop(self, set_id: str, person: str) -> None:
        """Delete a set of somebody's.

        Raises:
            NoSuchSet: they have none of this id.
        """
        here = and_(card_sets.c.id == set_id, card_sets.c.person_id == person)
        async with writing(self._engine) as connection:
            if not (await connection.execute(delete(card_sets).where(here))).rowcount:
                raise NoSuchSet("workshop-none")


def _kept(row: Row[tuple[object, ...]]) -> KeptSet:
    values = row._mapping
    return KeptSet(
        values["id"],
        values["person_id"],
        values["game"],
        values["code"],
        values["name"],
        values["cards"],
        values["text"],
        values["own"],
        values["hash"],
        values["updated"],
    )
