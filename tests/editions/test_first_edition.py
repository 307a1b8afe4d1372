"""What the rules of the first edition did, they still do, but for those that were mended since."""

from __future__ import annotations

import lzma
import os
from pathlib import Path

import msgspec
import pytest
from tests.editions.edition import (
    differing_matches,
    differing_records,
    matches_of,
    mended_of,
    names,
    records_of,
)

from playmat.kernel.game import Game
from playmat.table import acts
from playmat.table.database import open_engine, read_address
from playmat.table.store import Store
from playmat.table.table import Table

EDITION = Path(__file__).parent / "0.1.0"
MOST = int(os.environ.get("PLAYMAT_EDITION_MATCHES", "12"))
"""So many matches and records of each ruleset are played again; `nox -s editions` plays all of them."""

RULESETS = [pytest.param(game, name, id=name) for game, _ruleset, name in names()]


@pytest.mark.parametrize(("game", "name"), RULESETS)
def test_matches_come_to_the_same_states(game: Game, name: str) -> None:
    """Every answer is still allowed, and the hash over all states on the way is what it was."""
    known = [number for number in mended_of(EDITION, name).matches if number < MOST]
    assert differing_matches(EDITION, game, name, MOST) == known
    assert sum(1 for _match in matches_of(EDITION, name)) == 5000


@pytest.mark.parametrize(("game", "name"), RULESETS)
def test_records_replay(game: Game, name: str) -> None:
    """Answers, outcomes, their words, hashes and the end are what they were."""
    known = [number for number in mended_of(EDITION, name).records if number < MOST]
    assert differing_records(EDITION, game, name, MOST) == known
    assert len(records_of(EDITION, name)) == 250


@pytest.mark.parametrize(("game", "name"), RULESETS)
async def test_tables_go_on(game: Game, name: str, tmp_path: Path) -> None:
    """Each answer in a table's log is still allowed, and finds the match as it was."""
    path = tmp_path / "tables.db"
    path.write_bytes(lzma.decompress((EDITION / "tables.db.xz").read_bytes()))
    store = Store(open_engine(read_address(f"sqlite:///{path}")))
    try:
        known = mended_of(EDITION, name).tables
        tables = [f"{name}-{number:04d}" for number in range(240)]
        logs = {table: rows for table in tables if (rows := await store.rows(table))}
        assert len(logs) == 60
        some = list(logs)[: MOST // 2]
        assert [table for table in some if not goes_on(game, table, logs[table])] == [
            table for table in known if table in some
        ]
    finally:
        await store.engine.dispose()


def goes_on(game: Game, name: str, rows: list[acts.Row]) -> bool:
    """Whether a table takes all rows of its log, by the rules and cards of today."""
    table = Table(name)
    for row in rows:
        act = row.act
        if isinstance(act, acts.Begun):
            act = acts.Begun(act.seed, act.salt, game.version, game.data_hash())
        if isinstance(act, acts.Answered) and not (
            act.seat in table.playing.asked and table.playing.digest() == act.digest
        ):
            return False
        table.take(msgspec.structs.replace(row, act=act))
    return True
