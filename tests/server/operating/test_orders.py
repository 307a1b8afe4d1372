"""Orders that operators give with `playmat admin` while the server runs: tables, limits, announcements."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.house import House, ended, house, join, make, new_database
from tests.server.meeting.test_lobby import club
from tests.server.meeting.test_ratings import BEST, RATED, member
from tests.server.meeting.test_tournaments import begin, enter, seen, tournament
from tests.server.tables.test_tables import notices

from playmat.cli import main
from playmat.kernel.errors import PlaymatError
from playmat.server.clients.client import ServerRefused, new_id
from playmat.server.clients.robot import Robot
from playmat.server.protocol.client_messages import Resign
from playmat.server.protocol.news_bodies import News
from playmat.server.protocol.rating_bodies import RatingList
from playmat.server.protocol.server_messages import Refused, TableInfo
from playmat.server.storage.announcements import Announcements
from playmat.server.storage.audit import deeds
from playmat.server.storage.database import open_engine
from playmat.server.storage.people.limits import OwnLimit, OwnLimits
from playmat.server.storage.people.moderation import Moderation
from playmat.server.storage.table_moderation import TableModeration

__all__ = ["club"]


@contextlib.asynccontextmanager
async def beside(home: House) -> AsyncIterator[AsyncEngine]:
    """The database of a running server, as another process has it."""
    engine = open_engine(home.server.registry.store.engine.url)
    try:
        yield engine
    finally:
        await engine.dispose()


async def test_a_table_is_closed_for_a_reason_that_everybody_at_it_reads(club: House) -> None:
    ann, bob = await member(club, "Ann"), await member(club, "Bob")
    made = await make(ann, "kmon", "mo", **RATED)
    await join(bob, made)
    async with ann.seat(made.table.id) as player, beside(club) as engine:
        await player.until(lambda: player.play is not None)
        kept = TableModeration(engine)
        assert [one.id for one in await kept.found("BOB", "running")] == [made.table.id]
        assert await kept.found("Cleo") == []
        await kept.close(made.table.id, "The server moves.", "root")
        await club.server.registry.sweep()
        await player.until(lambda: ended(player))
        assert player.info is not None
        assert (player.info.status, player.info.winners) == ("closed", None)
        assert notices(player)[-1] == "stopped"
        assert any(b"The server moves." in one for one in player.raw)
        assert isinstance(await player.ask(Resign(new_id())), Refused)
        with pytest.raises(PlaymatError):
            await kept.close(made.table.id, "again", "root")
        [deed] = await deeds(engine)
        assert deed[1:] == ("root", "close table", made.table.id, "The server moves.")
    assert (await club.visitor().get(BEST, RatingList)).ratings == [], "no rating moves"


async def test_a_closed_match_of_a_tournament_waits_for_the_organiser(tmp_path: Path) -> None:
    """Also where the server learns of it only when it starts."""
    database = await new_database(tmp_path / "tables.db")
    async with house(database) as home:
        host, ann = await member(home, "Host"), await member(home, "Ann")
        held = await tournament(host)
        for visitor in (host, ann):
            await enter(visitor, held)
        table = (await begin(host, held)).table
        async with beside(home) as engine:
            await TableModeration(engine).close(table, "stop", "root")
    async with house(database) as home:
        host.address = home.address
        assert (await host.get(f"/api/tables/{table}", TableInfo)).status == "closed"
        assert (await seen(host, held)).waiting == 1


async def test_a_limit_of_somebodys_own_counts_at_once_and_lasts(home: House) -> None:
    limits = home.server.limits
    limits.local = False
    async with beside(home) as engine:
        ann = await member(home, "Ann")
        own, account = OwnLimits(engine), await Moderation(engine).named("Ann")
        await own.put(account.id, "Ann", "table", 1, "root")
        await home.server.registry.sweep()
        await make(ann, "kmon", "mo")
        with pytest.raises(ServerRefused, match="Too many"):
            await make(ann, "kmon", "mo")
        await own.put(account.id, "Ann", "table", None, "root")
        await home.server.registry.sweep()
        await make(ann, "kmon", "mo")
        assert [deed.words for deed in await deeds(engine)] == ["table 1", "table -"]
        await own.put("127.0.0.1", "127.0.0.1", "socket", 3, "root")
        await home.server.registry.sweep()
        assert limits.sockets_of("127.0.0.1") == 3
        assert limits.sockets_of("127.0.0.2") == 40


async def test_everybody_reads_an_announcement_until_it_ends(club: House) -> None:
    async with beside(club) as engine:
        kept = Announcements(engine)
        made = await kept.make(
            {"it": "Alle dieci si chiude.", "en": "We close at ten."}, time.time() + 60, "root"
        )
        await kept.make({"ja": "あとで。"}, time.time() - 1, "root")
        await club.server.registry.sweep()
        for lang, spoken in (("it", "it"), ("ja", "en")):
            [found] = (await club.visitor().get(f"/api/news?lang={lang}", News)).announcements
            assert (found.id, found.lang, found.text) == (made.id, spoken, made.texts[spoken])
        assert await Robot(f"{club.address}/t/none", "random", "", "en").announcements() == [
            "We close at ten."
        ]
        await kept.end(made.id, "root")
        await club.server.registry.sweep()
        assert (await club.visitor().get("/api/news", News)).announcements == []
        with pytest.raises(PlaymatError):
            await kept.end(made.id, "root")


async def test_a_look_that_fails_is_made_again_and_stops_nothing_else(
    club: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table was closed at the wrong moment: the next sweep hears of it, and this one does the rest."""
    ann = await member(club, "Ann")
    made, registry = await make(ann, "kmon", "mo"), club.server.registry
    shared = list[str]()

    async def fails(_limits: OwnLimits) -> list[OwnLimit]:
        raise OSError("the database is away")

    async def share(*_given: object) -> None:
        shared.append("shared")

    async with beside(club) as engine:
        await TableModeration(engine).close(made.table.id, "stop", "root")
        registry.operators._count = -1  # whatever the server's own sweeps have seen meanwhile
        registry.operators._closed.clear()
        with monkeypatch.context() as broken:
            broken.setattr(OwnLimits, "listed", fails)
            broken.setattr(registry.presence, "share", share)
            await registry.sweep()
        assert shared
        assert registry.operators._closed == set()
        assert await registry.operators.look() == [made.table.id]


async def test_a_database_that_hangs_does_not_keep_a_process_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playmat.server.bootstrap.HAND_OVER_SECONDS", 0.01)
    begun = asyncio.Event()

    async def hand_over() -> None:
        begun.set()
        await asyncio.Event().wait()

    async with house(await new_database(tmp_path / "tables.db")) as home:
        monkeypatch.setattr(home.server.registry, "hand_over", hand_over)
    assert begun.is_set()


def test_orders_at_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "tables.db")

    async def fill() -> str:
        await new_database(tmp_path / "tables.db")
        async with house(database) as home:
            ann = await member(home, "Ann")
            return (await make(ann, "kmon", "mo")).table.id

    def said(*arguments: str) -> str:
        assert main(["admin", *arguments, "--db", database, "--lang", "en"]) == 0
        return capsys.readouterr().out

    table = asyncio.run(fill())
    assert f"{table}  " in said("tables", "an")
    assert json.loads(said("tables", "--status", "finished", "--json")) == []
    assert "clock: none; listed: no; rated: no" in said("table", table)
    assert main(["admin", "table", table, "--db", database, "--lang", "it"]) == 0
    told = capsys.readouterr().out
    assert all(word in told for word in ("in attesa di giocatori", "orologio: nessuno", "in elenco: no"))
    monkeypatch.setattr("playmat.server.admin.tables.MOST_LISTED", 0)
    assert "There are more" in said("tables")
    assert [one["id"] for one in json.loads(said("tables", "--json"))] == [table], "programs read all of them"
    monkeypatch.undo()
    assert "There are more" not in said("tables")
    assert json.loads(said("table", table, "--close", "spam", "--json"))["status"] == "closed"
    assert "Ann: table 7" in said("limit", "ann", "table", "--most", "7")
    assert "2001:db8::/64: guest 800" in said("limit", "2001:db8::17", "guest", "--most", "800")
    assert "2001:db8::/64: guest 900" in said("limit", "2001:db8::/64", "guest", "--most", "900")
    assert "table: 50 in 3,600 seconds, for each person" in said("limits")
    assert [one["most"] for one in json.loads(said("limits", "--json"))["set"]] == [900, 7]
    assert "Ann: table 50" in said("limit", "Ann", "table", "--usual")
    made = json.loads(said("announce", "--text", "en=Hello", "it=Ciao", "--json"))
    assert made["id"] in said("announcements")
    assert "Ciao" in said("announcement", made["id"])
    assert "no longer" in said("announcement", made["id"], "--end")
    assert json.loads(said("announcements", "--json")) == []
    assert f"close table {table}: spam" in said("audit")
    for wrong in (
        ["table", "nowhere"],
        ["table", table, "--close", "again"],
        ["table", table, "--close", " "],
        ["table", table, "--close", "x" * 501],
        ["limit", "10.0.0.0/8", "guest", "--most", "1"],
        ["limit", "1.2.3.4/banana", "guest", "--most", "1"],
        ["limit", "2001:db8::/32", "guest", "--most", "1"],
        ["limit", "Ann", "tables", "--most", "1"],
        ["limit", "Ann", "table"],
        ["limit", "Ann", "guest", "--most", "1"],
        ["limit", "Bob", "table", "--most", "1"],
        ["announce"],
        ["announce", "--text", "en= "],
        ["announce", "--text", f"en={'x' * 501}"],
        ["announce", "--text", "Hello"],
        ["announce", "--text", "xx=Hello"],
        ["announce", "--text", "en=Hello", "en=Hello again"],
        ["announcement", made["id"]],
    ):
        assert main(["admin", *wrong, "--db", database, "--lang", "en"]) == 2, wrong
        assert capsys.readouterr().err.strip()
