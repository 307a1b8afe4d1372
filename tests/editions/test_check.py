"""`playmat db check`: what an update would do to the tables of a server."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import sqlite3
from pathlib import Path
from unittest import mock

import msgspec
import pytest
from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.editions.changed import updated
from tests.editions.edition import MOST
from tests.editions.test_tables import kept, mended, stored, summary_of
from tests.server.house import empty_postgres

from playmat import cli
from playmat.kernel.registry import games
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import LogRow, write_event
from playmat.server.storage import checking
from playmat.server.storage.backup import copy
from playmat.server.storage.database import open_reader

__all__ = ["kept"]


@pytest.fixture
def some(kept: Path) -> Path:
    """The kept database with the first tables of each ruleset of the games that are installed."""
    with contextlib.closing(sqlite3.connect(kept)) as plain, plain:
        names = sorted(one for (one,) in plain.execute("SELECT id FROM tables"))
        rulesets = {one.rpartition("-")[0] for one in names if one.partition("-")[0] in games()}
        left = [
            one for name in rulesets for one in [n for n in names if n.startswith(f"{name}-0")][: MOST // 2]
        ]
        marks = ",".join("?" * len(left))
        for table, column in (("log", "table_id"), ("members", "table_id"), ("tables", "id")):
            plain.execute(f"DELETE FROM {table} WHERE {column} NOT IN ({marks})", left)  # noqa: S608 - our names
    return kept


def add(path: Path, rows: list[LogRow], summary: Summary) -> None:
    """Put a table into a database, as the release that wrote it would have."""
    with contextlib.closing(sqlite3.connect(path)) as plain, plain:
        values = (summary.id, summary.version, summary.status, msgspec.json.encode(summary).decode())
        plain.execute(
            "INSERT INTO tables (id, version, status, public, updated, summary) VALUES (?, ?, ?, 1, 0, ?)",
            values,
        )
        acts = [(summary.id, row.version, row.at, write_event(row.act)) for row in rows]
        plain.executemany("INSERT INTO log (table_id, version, at, act) VALUES (?, ?, ?, ?)", acts)


def content(path: Path) -> tuple[list[str], str]:
    """The files of a database, and what is in it."""
    return sorted(one.name for one in path.parent.iterdir()), hashlib.sha256(path.read_bytes()).hexdigest()


def checked(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    """Exit code and output; nothing is written."""
    before = content(path)
    code = cli.main(["db", "check", "--db", str(path), *more])
    assert content(path) == before
    return code, capsys.readouterr().out


def count(path: Path) -> int:
    """The number of tables."""
    with contextlib.closing(sqlite3.connect(path)) as plain:
        return int(plain.execute("SELECT count(*) FROM tables").fetchone()[0])


def test_all_kept_tables_go_on_also_with_other_cards_of_today(
    some: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with updated("kmon"), updated("khtcg"):
        code, out = checked(some, capsys, "--json")
    found = json.loads(out)
    assert (code, found["found"], found["stops"], found["stored"]) == (0, [], 0, 0)
    assert found["tables"] == found["goes_on"] + found["replays"] == count(some)
    assert found["goes_on"] > 0 < found["replays"]


def test_what_would_not_go_on_is_counted_and_named_with_the_reason(
    some: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, before = mended(), count(some)
    rows = stored(record)
    for name, over in (("over", True), ("running", False)):
        add(some, rows, msgspec.structs.replace(summary_of(rows, record, over), id=name))
    with contextlib.closing(sqlite3.connect(some)) as plain, plain:
        plain.execute("UPDATE log SET act = '{' WHERE table_id = 'khtcg-ffg-0001' AND version = 3")
        here = "table_id LIKE 'perilous-%' AND version = 2"
        plain.execute(f'UPDATE log SET act = replace(act, \'"data":"\', \'"data":"00ff\') WHERE {here}')  # noqa: S608
    code, out = checked(some, capsys, "--json")
    found = json.loads(out)
    assert code == 1
    fates = {one["table"]: (one["fate"], one["key"]) for one in found["found"]}
    assert fates["over"] == ("stored", "server-rules-of")
    assert fates["running"] == ("stops", "server-rules-of")
    assert fates["khtcg-ffg-0001"][1] == "server-log-unreadable"
    others = [table for table in fates if table.startswith("perilous-")]
    assert len(fates) == 3 + len(others)
    assert others
    assert {fates[table][1] for table in others} == {"error-data-unknown"}
    assert (found["tables"], found["stops"] + found["stored"]) == (before + 2, len(fates))
    code, out = checked(some, capsys)
    assert code == 1
    assert "running (kmon) would not continue: This match was started under rules 1 of kmon" in out
    assert "over (kmon) is over, and would show only its stored answers" in out
    assert out.splitlines()[-1].startswith(f"{before + 2} tables: {found['goes_on']} matches would continue")


@pytest.mark.slow
def test_on_postgresql_it_says_the_same_and_writes_nothing(
    some: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = mended()
    rows = stored(record)
    add(some, rows, msgspec.structs.replace(summary_of(rows, record, over=False), id="running"))
    said = checked(some, capsys)
    assert said[0] == 1
    assert cli.main(["db", "migrate", "--db", str(some)]) == 0
    assert asyncio.run(checked_on_postgresql(some, capsys)) == said


async def checked_on_postgresql(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Exit code and output for a copy of a database, to which nobody else can write."""
    async with empty_postgres() as address:
        if address is None:
            pytest.skip("no PostgreSQL: set PLAYMAT_TEST_POSTGRES to one where databases may be made")
        await copy(str(path), address)
        capsys.readouterr()
        written: list[str] = []
        with mock.patch.object(checking, "open_reader", lambda url: watched(url, written)):
            code = await asyncio.to_thread(cli.main, ["db", "check", "--db", address])
        assert written
        assert not [one for one in written if not one.lstrip().upper().startswith(("SELECT", "SHOW"))]
        return code, capsys.readouterr().out


def watched(url: URL, statements: list[str]) -> AsyncEngine:
    """A reader of a database, and what it says to it."""
    engine = open_reader(url)
    event.listen(engine.sync_engine, "before_cursor_execute", lambda *said: statements.append(str(said[2])))
    return engine


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "There is no file"), (b"no database", "cannot be read"), (b"", "playmat db migrate")],
)
def test_what_is_no_database_of_playmat_is_refused(
    content: bytes | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.db"
    if content is not None:
        path.write_bytes(content)
    assert cli.main(["db", "check", "--db", str(path)]) == 2
    assert said in capsys.readouterr().err
    assert path.exists() == (content is not None)


def test_a_database_of_a_newer_playmat_is_refused(some: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(sqlite3.connect(some)) as plain, plain:
        plain.execute("UPDATE alembic_version SET version_num = '9999'")
    assert cli.main(["db", "check", "--db", str(some)]) == 2
    assert "Use the newer playmat" in capsys.readouterr().err
