"""Reports on balance in the database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.lab.balance.kept import KeptReport, PlainTable, write_report_json
from playmat.server.storage.backup import copy
from playmat.server.storage.database import open_engine, read_address
from playmat.server.storage.lab_reports import LabReports, NoSuchReport


@pytest.fixture
async def engine(database: str) -> AsyncIterator[AsyncEngine]:
    """A database of each kind."""
    found = open_engine(read_address(database))
    yield found
    await found.dispose()


def report(seed: int) -> KeptReport:
    """A report on a game that nobody has installed: none is asked here."""
    tables = {"labels": PlainTable(("label", "share"), (("Æ 宿題", 0.5), ("", None)))}
    return KeptReport(
        playmat="0.3.0",
        rules="1",
        data="ab",
        made="2026-11-28",
        command="playmat report x",
        game="x",
        ruleset="",
        options={"open": True},
        players=("greedy", "greedy"),
        decks={"d": "D"},
        games=4,
        errors=0,
        lapses=0,
        seed=seed,
        tables=tables,
    )


async def keep(reports: LabReports, kept: KeptReport, now: float) -> None:
    """Keep a report."""
    await reports.keep(msgspec.json.encode(kept.facts()).decode(), write_report_json(kept), now)


async def test_reports_are_kept_and_listed_the_newest_first(engine: AsyncEngine) -> None:
    reports = LabReports(engine)
    for seed, now in ((1, 10.0), (2, 30.0), (3, 20.0)):
        await keep(reports, report(seed), now)
    listed = await reports.listed()
    assert [one.facts for one in listed] == [report(seed).facts() for seed in (2, 3, 1)]
    name = listed[0].id
    assert await reports.find(name) == report(2)
    await reports.drop(name)
    assert [one.facts for one in await reports.listed()] == [report(seed).facts() for seed in (3, 1)]
    with pytest.raises(NoSuchReport):
        await reports.find(name)
    with pytest.raises(NoSuchReport):
        await reports.drop(name)


async def test_a_damaged_report_hides_no_other_one_and_can_be_deleted(engine: AsyncEngine) -> None:
    reports = LabReports(engine)
    for facts in ("{", "[]", '{"game":"x"}'):
        await reports.keep(facts, facts, 10.0)
    await keep(reports, report(1), 20.0)
    whole, *damaged = await reports.listed()
    assert whole.facts == report(1).facts()
    assert [one.facts for one in damaged] == [None, None, None]
    for one in damaged:
        await reports.drop(one.id)
    assert await reports.listed() == [whole]


async def test_a_copy_has_them(engine: AsyncEngine, database: str, tmp_path: Path) -> None:
    await keep(LabReports(engine), report(1), 10.0)
    target = str(tmp_path / "copy.db")
    await copy(database, target)
    copied = open_engine(read_address(target))
    assert await LabReports(copied).listed() == await LabReports(engine).listed()
    await copied.dispose()
