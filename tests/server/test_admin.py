"""`playmat admin`: reports are read and closed, and what operators do is kept."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.cli import main
from playmat.server.storage.audit import deeds
from playmat.server.storage.backup import bring_up_to_date
from playmat.server.storage.database import open_engine, read_address
from playmat.server.storage.reports import Reports

SEEN = json.dumps(
    {
        "events": [{"n": 0}, {"n": 1, "said": {"text": "Ann draws."}}],
        "notices": [{"said": {"text": "Bob: Hurry"}}],
    }
)


async def filled(database: str) -> AsyncEngine:
    """A database with a report of what was said at a table."""
    await bring_up_to_date(database)
    engine = open_engine(read_address(database))
    await Reports(engine).make("r1", "ann", ("bob", "Bob"), "talk", "rude", ("t1", 7, SEEN))
    return engine


async def test_a_report_is_closed_with_a_note_and_the_deed_is_kept(database: str) -> None:
    engine = await filled(database)
    try:
        kept = Reports(engine)
        await kept.close("r1", "asked them to stop", "root")
        assert await kept.listed() == []
        assert [(one.about, one.version, one.note) for one in await kept.listed(closed=True)] == [
            ("Bob", 7, "asked them to stop")
        ]
        [deed] = await deeds(engine)
        assert deed[1:] == ("root", "close report", "r1", "asked them to stop")
    finally:
        await engine.dispose()


def test_reports_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.db")

    async def fill() -> None:
        await (await filled(database)).dispose()

    def said(*arguments: str) -> str:
        assert main(["admin", *arguments, "--db", database, "--lang", "en"]) == 0
        return capsys.readouterr().out

    asyncio.run(fill())
    assert "about Bob (talk), table t1" in said("reports")
    shown = said("report", "r1")
    assert "rude" in shown
    assert shown.endswith("Ann draws.\nBob: Hurry\n"), "what nobody was told stays untold"
    assert json.loads(said("report", "r1", "--json"))["seen"] == json.loads(SEEN)
    assert "Closed" in said("report", "r1", "--close", "done")
    assert json.loads(said("reports", "--json")) == []
    assert json.loads(said("reports", "--closed", "--json"))[0]["note"] == "done"
    assert "close report r1: done" in said("audit")
    assert json.loads(said("audit", "--json"))[0]["about"] == "r1"
    assert main(["admin", "report", "none", "--close", "x", "--db", database, "--lang", "en"]) == 2
    assert "There is no report" in capsys.readouterr().err
