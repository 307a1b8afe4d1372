"""The lobby: challenges, open tables, who is there, being left alone, and reports."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update
from tests.server.door.test_guard import ask
from tests.server.house import House, house, join, make, seen
from tests.server.meeting.test_pairing import pair
from tests.server.meeting.test_ratings import WORDS, member

from playmat.server.clients.client import ServerRefused, TableClient, Visitor, new_id
from playmat.server.process.lobby import Lobby
from playmat.server.process.presence import SharedPresence
from playmat.server.protocol.client_messages import Chat
from playmat.server.protocol.http_bodies import Farewell, Seated, TableList
from playmat.server.protocol.lobby_bodies import (
    Acceptance,
    Ignore,
    IgnoredList,
    LobbyInfo,
    NewChallenge,
    NewReport,
    Receipt,
    Visibility,
    Whom,
)
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.server_messages import Ack, Clock, Delay, State, Update
from playmat.server.storage.backup import bring_up_to_date
from playmat.server.storage.database import open_engine, read_address, writing
from playmat.server.storage.db_schema import challenges, ignored, reports
from playmat.server.storage.people.reports import Reports
from playmat.server.storage.store import Store


@pytest.fixture
async def club(database: str) -> AsyncIterator[House]:
    """A server on each kind of database."""
    await bring_up_to_date(database)
    async with house(database) as found:
        yield found


async def lobby(visitor: Visitor) -> LobbyInfo:
    """The lobby, as somebody finds it."""
    return await visitor.get("/api/lobby", LobbyInfo)


async def challenge(visitor: Visitor, to: str, **more: Any) -> Seated:
    """Ask somebody for a match of K-Mon."""
    return await visitor.post("/api/challenges", NewChallenge(new_id(), to, "kmon", **more), Seated)


async def ignore(visitor: Visitor, how: str, **whom: Any) -> IgnoredList:
    """Mute or block somebody, or do so no longer."""
    return await visitor.post("/api/ignored", Ignore(Whom(**whom), how), IgnoredList)  # type: ignore[arg-type]


async def answer(visitor: Visitor, table: str, how: str = "accept") -> Any:
    """Accept a challenge, or end it."""
    path = f"/api/challenges/{table}/{how}"
    kind: Any = Seated if how == "accept" else LobbyInfo
    return await visitor.post(path, Acceptance(new_id()), kind)


def states(found: LobbyInfo) -> list[tuple[str, bool, str]]:
    """With whom, by whom, and what became of it."""
    return [(one.who, one.mine, one.state) for one in found.challenges]


async def refused(visitor: Visitor, key: str, wanted: Any) -> None:
    """Something is refused, in the words of a key."""
    with pytest.raises(ServerRefused) as caught:
        await wanted
    assert caught.value.status in {403, 404, 409, 422}
    assert key in str(caught.value.args) + str(caught.value.phrase.args)


# ---- who is there ----------------------------------------------------------------------------------


async def test_those_are_listed_who_are_there_and_want_it(club: House) -> None:
    ann, bob, guest = await member(club, "Ann"), await member(club, "Bob"), club.visitor()
    assert (await lobby(ann)).people == [], "nobody else has come, and oneself is not listed"
    assert (await lobby(guest)).people == ["Ann"], "a guest sees who is there"
    found = await lobby(bob)
    assert (found.people, found.account, found.hidden) == (["Ann"], True, False), "and cannot be named"
    assert (await ann.post("/api/lobby", Visibility(True), LobbyInfo)).hidden
    assert (await lobby(bob)).people == []
    assert (await lobby(ann)).people == ["Bob"]
    await ann.post("/api/lobby", Visibility(False), LobbyInfo)
    assert (await lobby(bob)).people == ["Ann"]


def test_whoever_has_been_away_for_long_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("playmat.server.process.lobby.time.monotonic", lambda: now[0])
    room = Lobby()
    room.came("ann")
    now[0] += 74
    room.came("bob")
    assert room.present() == {"ann", "bob"}
    now[0] += 2
    room.found_elsewhere(["cleo"])
    assert room.present() == {"bob", "cleo"}


async def test_the_lobbies_of_all_processes_are_one(shared: str) -> None:
    engine = open_engine(read_address(shared))
    try:
        rooms = [Lobby(), Lobby()]
        rooms[0].came("ann")
        both = [SharedPresence(Store(engine), name) for name in ("one", "two")]
        for presence, room in zip(both, rooms, strict=True):
            await presence.share({}, room)
        assert rooms[1].present() == {"ann"}
        await both[0].leave()
        await both[1].share({}, rooms[1])
        assert rooms[1].present() == set()
    finally:
        await engine.dispose()


# ---- challenges ------------------------------------------------------------------------------------


async def test_a_challenge_is_accepted_once(club: House) -> None:
    ann, bob = await member(club, "Ann"), await member(club, "Bob")
    wanted = NewChallenge(new_id(), "bob", "kmon", Clock("tournament"), rated=True)
    first = await ann.post("/api/challenges", wanted, Seated)
    again = await ann.post("/api/challenges", wanted, Seated)
    assert first.table.id == again.table.id, "it was sent again"
    assert not first.table.public
    assert states(await lobby(ann)) == [("Bob", True, "waiting")]
    [found] = (await lobby(bob)).challenges
    assert (found.who, found.game, found.clock.kind, found.rated) == ("Ann", "kmon", "tournament", True)
    seated = await answer(bob, found.table)
    assert seated.table.status == "running"
    assert states(await lobby(ann)) == [("Bob", True, "begun")]
    assert states(await lobby(bob)) == []


async def test_a_challenge_is_declined_withdrawn_or_runs_out(club: House) -> None:
    ann, bob = await member(club, "Ann"), await member(club, "Bob")
    one, two, three = [(await challenge(ann, "Bob")).table.id for _ in range(3)]
    await answer(bob, one, "end")
    await answer(ann, two, "end")
    async with writing(club.server.registry.store.engine) as connection:
        late = update(challenges).where(challenges.c.table_id == three).values(until=time.time() - 1)
        await connection.execute(late)
    assert {one.table: one.state for one in (await lobby(ann)).challenges} == {
        one: "declined",
        two: "withdrawn",
        three: "expired",
    }
    assert (await lobby(bob)).challenges == []
    for table in (one, two, three):
        await refused(bob, "no longer open", answer(bob, table))


async def test_challenges_are_between_people_with_accounts(home: House) -> None:
    ann, cleo, guest = await member(home, "Ann"), await member(home, "Cleo"), home.visitor()
    await member(home, "Bob")
    await refused(guest, "account", challenge(guest, "Ann"))
    await refused(ann, "yourself", challenge(ann, "ann"))
    await refused(ann, "Nobody", challenge(ann, "Dora"))
    made = await challenge(ann, "Bob")
    await refused(cleo, "no longer open", answer(cleo, made.table.id))
    await refused(cleo, "no longer open", answer(cleo, made.table.id, "end"))
    for _ in range(3):
        await challenge(ann, "Cleo")
    last = NewChallenge(new_id(), "Cleo", "kmon")
    sent = [(await ann.post("/api/challenges", last, Seated)).table.id for _ in range(2)]
    assert sent[0] == sent[1], "the fifth one may be sent again"
    await refused(ann, "5 of your challenges", challenge(ann, "Cleo"))


# ---- open tables -----------------------------------------------------------------------------------


async def test_open_tables_are_narrowed(home: House) -> None:
    ann = home.visitor()
    await make(ann, "kmon", "mo", public=True, clock=Clock("relaxed"))
    await make(ann, "perilous", "mo", public=True)
    for query, games in (
        ("", ["kmon", "perilous"]),
        ("&game=kmon", ["kmon"]),
        ("&clock=relaxed", ["kmon"]),
        ("&rated=yes", []),
        ("&rated=no&game=perilous", ["perilous"]),
    ):
        listed = (await ann.get(f"/api/tables?status=open{query}", TableList)).tables
        assert sorted(one.game for one in listed) == games, query


# ---- being left alone ------------------------------------------------------------------------------


async def test_whoever_is_blocked_stays_away(club: House) -> None:
    ann, bob, cleo = await member(club, "Ann"), await member(club, "Bob"), club.visitor()
    waiting = await challenge(bob, "Ann")
    [blocked] = (await ignore(ann, "block", name="Bob")).people
    assert (blocked.name, blocked.how) == ("Bob", "block")
    assert (await lobby(ann)).challenges == [], "what came before is not shown, either"
    for one, other in ((bob, "Ann"), (ann, "Bob")):
        await refused(one, "not taking challenges", challenge(one, other))
    assert (await lobby(bob)).people == (await lobby(ann)).people == []
    opened = await make(ann, "kmon", "mo", public=True)
    for one, count in ((bob, 0), (cleo, 1)):
        assert len((await one.get("/api/tables?status=open", TableList)).tables) == count
    await refused(bob, "cannot join this table", join(bob, opened))
    await refused(ann, "cannot join this table", answer(ann, waiting.table.id))
    first = await pair(ann)
    assert (await pair(bob)).table.id != first.table.id
    assert (await pair(cleo)).table.id in {first.table.id}
    assert (await ignore(ann, "none", id=blocked.id)).people == []
    assert (await join(bob, opened)).table.status == "running"


def talk(player: TableClient) -> list[str]:
    """The phrases said at a table, as somebody was told them."""
    found = []
    for told in player.heard:
        beside = [told.notice] if isinstance(told, Update) else []
        beside += told.notices if isinstance(told, State) else []
        found += [one.phrase for one in beside if one is not None and one.phrase]
    return found


async def test_whoever_is_muted_is_not_heard_by_that_person(home: House) -> None:
    ann, bob, cleo = (home.visitor() for _ in range(3))
    made = await make(ann, "perilous", "moo")
    await join(bob, made)
    await join(cleo, made)
    [muted] = (await ignore(ann, "mute", table=made.table.id, seat=1)).people
    assert muted.name == "Guest"
    first, second, third = (one.seat(made.table.id) for one in (ann, bob, cleo))
    async with first, second, third:
        for speaker, phrase, told in ((second, "hurry", []), (third, "hello", ["hello"])):
            said = await speaker.ask(Chat(new_id(), phrase))
            assert isinstance(said, Ack)
            for player in (first, third):
                await seen(player, said.version)
            assert talk(first) == told
        assert talk(third) == ["hurry", "hello"]
    async with ann.seat(made.table.id) as again:
        await again.until(lambda: again.version is not None)
        assert talk(again) == ["hello"], "nor afterwards"


# ---- reports ---------------------------------------------------------------------------------------


async def report(visitor: Visitor, request: str = "", **whom: Any) -> None:
    """Report somebody."""
    wanted = NewReport(request or new_id(), Whom(**whom), "talk", "rude")
    await visitor.post("/api/reports", wanted, Receipt)


async def test_a_report_keeps_what_the_reporter_was_shown(club: House) -> None:
    ann, bob, watcher = club.visitor(), await member(club, "Bob"), club.visitor()
    made = await make(ann, "kmon", "mo", delay=Delay(answers=5))
    await join(bob, made)
    async with ann.seat(made.table.id) as player:
        await player.until(lambda: player.play is not None)
        assert isinstance(await player.ask(Chat(new_id(), "hurry")), Ack)
        request = new_id()
        for _ in range(2):
            await report(ann, request, table=made.table.id, seat=1)
        await report(watcher, table=made.table.id, seat=1)
        assert player.play is not None
        own_view = player.play.view
    kept = await Reports(club.server.registry.store.engine).listed()
    assert len(kept) == 2, "the same report is kept once"
    by_player, by_watcher = (msgspec.json.decode(one.seen, type=State) for one in kept)
    assert kept[0].about == "Bob"
    assert by_player.play is not None
    assert by_player.play.view == own_view
    assert [one.phrase for one in by_player.notices if one.phrase] == ["hurry"]
    assert by_watcher.play is not None
    assert by_watcher.play.viewer == -2, "who watches reports no hand"
    assert by_watcher.version < by_player.version, "and nothing that they have not been told yet"
    for seat in (0, 9):
        with pytest.raises(ServerRefused):
            await report(ann, table=made.table.id, seat=seat)


async def test_who_is_forgotten_leaves_nothing_of_it_behind(club: House) -> None:
    ann, bob = await member(club, "Ann"), await member(club, "Bob")
    await challenge(ann, "Bob")
    await ignore(bob, "mute", name="Ann")
    await report(bob, name="Ann")
    await report(ann, name="Bob")
    farewell = msgspec.json.encode(Farewell(WORDS))
    await ask(club.address + "/api/account/delete", farewell, Cookie=ann.cookie_header())
    engine = club.server.registry.store.engine
    async with engine.connect() as connection:
        for table in (challenges, ignored):
            assert await connection.scalar(select(func.count()).select_from(table)) == 0
        found = (await connection.execute(select(reports.c.by_id, reports.c.about_id, reports.c.about))).all()
    assert {(bool(one.by_id), bool(one.about_id), one.about) for one in found} == {
        (True, False, "Ann"),
        (False, True, "Bob"),
    }
    assert {one.by for one in await Reports(engine).listed()} == {"Bob", ""}
    nobody = await club.visitor().get("/api/account/export", PersonalData)
    assert nobody == PersonalData(nobody.person, [], []), "whoever comes without a cookie was never here"
