"""Tables of a server as an edition keeps them: a database with matches that go on and matches that are over.

    python -m tests.editions.tables FILE.xz     play them with this build, and write the database, packed

Two people, whose cookies are `edition-ann` and `edition-bob`, sit at every table. Half of the matches are
over, half stop in the middle.
"""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
from sqlalchemy import insert
from tests.editions.edition import LONGEST, SEED, names, setups

from playmat.kernel.choice import NATURE
from playmat.kernel.game import Game, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.rng import Stream, stream_of
from playmat.server.log import table_events
from playmat.server.log.table_log import TableLog
from playmat.server.protocol.server_messages import Clock
from playmat.server.storage import database, migrate
from playmat.server.storage.db_schema import people, sessions
from playmat.server.storage.people.accounts import hash_token
from playmat.server.storage.store import Addition, Store

TABLES = 60
"""So many for each game and ruleset."""

BEGAN = 1_795_392_000.0
"""The start of the first match, in seconds since 1970."""

PEOPLE = ("ann", "bob")


def rows_of(game: Game, setup: Setup, number: int, stream: Stream) -> Iterator[table_events.LogRow]:
    """The log of a table: opened, begun, and answers up to the end or a place in the middle."""
    places = tuple(
        table_events.Place(
            "person", role=seat.role, person=PEOPLE[place % 2], name=PEOPLE[place % 2], deck=seat.deck
        )
        for place, seat in enumerate(setup.seats)
    )
    at = BEGAN + number * 60
    opened = table_events.Opened(
        game.id, setup.ruleset, dict(setup.options), places, Clock(), True, True, True, PEOPLE[0]
    )
    yield table_events.LogRow(1, at, opened, table_events.message_key(PEOPLE[0], f"open-{number}"))
    yield table_events.LogRow(
        2, at, table_events.Begun(setup.seed, f"{number:032x}", game.version, game.data_hash())
    )
    named = [msgspec.structs.replace(seat, name=places[place].name) for place, seat in enumerate(setup.seats)]
    match = Match(game, msgspec.structs.replace(setup, seats=tuple(named)))
    most = LONGEST if number % 2 else 20 + int(stream.below(60))
    version = 3
    while not match.is_over and version < most:
        seat = match.asked[int(stream.below(len(match.asked)))]
        answer, digest = int(match.choice(seat).sample(stream)), match.digest()
        match.answer(seat, answer)
        word = [entry.word for entry in match.entries if entry.seat != NATURE][-1]
        yield table_events.LogRow(version, at + version, table_events.Answered(seat, answer, word, digest))
        version += 1


async def write(path: Path) -> int:
    """Write a new database; gives how many tables are in it."""
    engine = database.open_engine(database.read_address(f"sqlite:///{path}"))
    await migrate.migrate(engine)
    async with database.writing(engine) as connection:
        for one in PEOPLE:
            await connection.execute(insert(people).values(id=one, name=one.title(), created=BEGAN))
            token = hash_token(f"edition-{one}")
            await connection.execute(
                insert(sessions).values(token=token, person_id=one, created=BEGAN, seen=BEGAN)
            )
    store = Store(engine)
    await store.start()
    count = 0
    for game, ruleset, name in names():
        stream = stream_of(SEED, 3)
        for setup in islice(setups(game, ruleset, stream), TABLES):
            rows = list(rows_of(game, setup, count, stream))
            table = TableLog(f"{name}-{count:04d}")
            for row in rows:
                table.take(row, check=True)
            await store.append(Addition(rows, table.summary(), table.due()))
            count += 1
    await store.stop()
    return count


def main() -> None:
    """Write and pack."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        count = asyncio.run(write(path))
        with sqlite3.connect(path) as plain:
            plain.execute("PRAGMA journal_mode=DELETE")
        plain.close()
        Path(sys.argv[1]).write_bytes(lzma.compress(path.read_bytes(), preset=9))
    print(f"{sys.argv[1]}: {count} tables")


if __name__ == "__main__":
    main()
