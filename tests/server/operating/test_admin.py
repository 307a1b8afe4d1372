"""`playmat admin`: reports are read and closed, and what operators do is kept."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.house import House
from tests.server.meeting.test_ratings import WORDS, member

from playmat.cli import main
from playmat.server.clients.client import ServerRefused
from playmat.server.protocol.http_bodies import Credentials, Person, Rename
from playmat.server.storage.audit import deeds
from playmat.server.storage.backup import bring_up_to_date
from playmat.server.storage.database import open_engine, read_address
from playmat.server.storage.people.accounts import Accounts
from playmat.server.storage.people.moderation import Moderation
from playmat.server.storage.people.names import PersonRefused
from playmat.server.storage.people.reports import Reports

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


async def test_a_blocked_account_is_signed_out_and_refused_until_it_is_let_in(home: House) -> None:
    ann, phone = await member(home, "Ann"), home.visitor()
    accounts = Moderation(home.server.registry.store.engine)
    assert (await accounts.named(" ANN ")).seen is not None
    await accounts.block(await accounts.named("ann"), "insults", "root")
    assert [(one.name, one.seen) for one in await accounts.found(blocked=True)] == [("Ann", None)]
    assert (await ann.get("/api/me", Person)).guest, "the cookie opens nothing any more"
    with pytest.raises(ServerRefused, match="blocked"):
        await phone.post("/api/login", Credentials("Ann", WORDS), Person)
    with pytest.raises(ServerRefused, match="do not"):
        await phone.post("/api/login", Credentials("Ann", "another password"), Person)
    await accounts.unblock(await accounts.named("ann"), "root")
    assert await phone.post("/api/login", Credentials("Ann", WORDS), Person) == Person("Ann", False)
    assert [deed[1:] for deed in await deeds(home.server.registry.store.engine)] == [
        ("root", "block", "Ann", "insults"),
        ("root", "unblock", "Ann", ""),
    ]


async def test_a_name_that_is_taken_away_is_nobodys(home: House) -> None:
    ann, bob = await member(home, "Bad Name"), await member(home, "Bob")
    accounts = Moderation(home.server.registry.store.engine)
    with pytest.raises(PersonRefused):
        await accounts.rename(await accounts.named("Bad Name"), "Bob", "root")
    await accounts.rename(await accounts.named("Bad Name"), "Player 7", "root")
    assert (await ann.get("/api/me", Person)).name == "Player 7"
    for visitor in (ann, bob, home.visitor()):
        with pytest.raises(ServerRefused, match="Bad Name"):
            await visitor.post("/api/me", Rename("Bad Name"), Person)
    await accounts.rename(await accounts.named("Player 7"), "Ann", "root")
    assert [deed.words for deed in await deeds(home.server.registry.store.engine)] == ["Player 7", "Ann"]


def test_people_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.db")

    async def fill() -> None:
        engine = await filled(database)
        people = Accounts(engine)
        await people.register((await people.make_guest())[0], "Bob", WORDS)
        await people.make_guest()
        await engine.dispose()

    def said(*arguments: str) -> str:
        assert main(["admin", *arguments, "--db", database, "--lang", "en"]) == 0
        return capsys.readouterr().out

    asyncio.run(fill())
    assert said("people").endswith("Accounts: 1.\n"), "guests are not listed"
    assert "Accounts: 0." in said("people", "100%")
    assert "Blocked" in said("person", "bob", "--block", "insults")
    assert [one["name"] for one in json.loads(said("people", "BO", "--blocked", "--json"))] == ["Bob"]
    assert json.loads(said("person", "Bob", "--unblock", "--rename", "Rob", "--json"))["blocked"] is None
    assert "rename Bob: Rob" in said("audit")
    for wrong in (["Bob"], ["Rob", "--block", "x", "--unblock"], ["Rob", "--rename", " "]):
        assert main(["admin", "person", *wrong, "--db", database, "--lang", "en"]) == 2
        assert capsys.readouterr().err.strip()


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
