"""Tables that began with the first edition, after an update: of the rules, and of the cards, too."""

from __future__ import annotations

import asyncio
import contextlib
import http.cookiejar
import lzma
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select
from tests.editions.changed import CHANGES, updated
from tests.editions.edition import FIRST, MOST, mended_of, names, records_of
from tests.server.house import PATIENCE, House, house, play_on

from playmat.cards.game import CardGame
from playmat.kernel.choice import NATURE
from playmat.kernel.errors import PlaymatError
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import Record, read_record
from playmat.kernel.registry import game as installed_game
from playmat.server.clients.client import ServerRefused, Visitor
from playmat.server.log import table_events
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import LogRow, Place, TableEvent
from playmat.server.log.table_log import TableLog, rebuilt
from playmat.server.process.audience import presenter
from playmat.server.process.audience.viewer import Viewer
from playmat.server.protocol.http_bodies import CardList, Replay, TableList
from playmat.server.protocol.server_messages import Clock, Delay, TableInfo
from playmat.server.storage import db_schema
from playmat.server.storage.database import open_engine, read_address
from playmat.server.storage.store import Addition, Store

NAMES = [(game.id, name) for game, _ruleset, name in names()]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clients wait for a server as long as a busy machine needs."""
    monkeypatch.setattr("playmat.server.clients.client.TIMEOUT", PATIENCE)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The database of 240 tables."""
    path = tmp_path / "tables.db"
    path.write_bytes(lzma.decompress((FIRST / "tables.db.xz").read_bytes()))
    return path


@contextlib.asynccontextmanager
async def reading(path: Path) -> AsyncIterator[Store]:
    """The store of a database."""
    store = Store(open_engine(read_address(str(path))))
    try:
        yield store
    finally:
        await store.engine.dispose()


@pytest.mark.parametrize(("game_id", "name"), NAMES)
@pytest.mark.parametrize("changed", [False, True], ids=["rules", "cards"])
async def test_tables_go_on(game_id: str, name: str, changed: bool, kept: Path) -> None:
    """Each answer of a log is still allowed and finds the match as it was; then the match goes on."""
    if changed and game_id not in CHANGES:
        pytest.skip("its components are part of its rules")
    async with reading(kept) as store:
        tables = [table for number in range(240) if (table := f"{name}-{number:04d}") in await ids(store)]
        assert len(tables) == 60
        some = tables[: MOST // 2]
        with updated(game_id) if changed else contextlib.nullcontext():
            stopped = [table for table in some if not await goes_on(store, table)]
    assert stopped == [table for table in mended_of(FIRST, name).tables if table in some]


async def ids(store: Store) -> set[str]:
    """The ids of all tables."""
    async with store.engine.connect() as connection:  # no server has opened this database yet
        return set((await connection.scalars(select(db_schema.tables.c.id))).all())


async def goes_on(store: Store, name: str) -> bool:
    """Return whether a table is as it was kept, with the cards it began with, and takes an answer."""
    rows, summary = await store.rows(name), await store.summary(name)
    table = rebuilt(name, rows, summary)
    if table.stopped is not None:
        return False
    assert summary is not None
    assert (table.status, table.winners, table.version) == (summary.status, summary.winners, rows[-1].version)
    assert table.begun is not None
    assert table.playing.game.data_hash() == table.begun.data
    if table.status == "running":
        answer(table)
    return True


def answer(table: TableLog) -> None:
    """Give the first answer that is allowed."""
    seat = table.needed[0]
    choice = table.playing.choice(seat)
    first = next(number for number in range(int(choice.count())) if choice.allows(number))
    act = table_events.Answered(seat, first, "", table.playing.digest())
    table.take(LogRow(table.version + 1, table.updated, act), check=True)


# ---- a mended rule ---------------------------------------------------------------------------------


def stored(record: Record, public: bool = True) -> list[LogRow]:
    """The log that the release which wrote a record would have written of its match.

    Its digests are those of here as long as the rules of here come to the same; then any others.
    """
    setup = record.setup
    places = tuple(
        Place("person", role=seat.role, person=person, name=person.title(), deck=seat.deck)
        for person, seat in zip(("ann", "bob"), setup.seats, strict=True)
    )
    clock, options = Clock(), dict(setup.options)
    opened = table_events.Opened(
        setup.game, setup.ruleset, options, places, clock, public, True, True, "ann", delay=Delay()
    )
    acts: list[TableEvent] = [opened, table_events.Begun(setup.seed, "salt", record.version, record.data)]
    match: Match | None = Match(installed_game(setup.game), setup)
    for entry in record.entries:
        if entry.seat == NATURE:
            continue
        digest = match.digest() if match is not None else "of before"
        acts.append(table_events.Answered(entry.seat, entry.answer, entry.word, digest))
        if match is not None:
            match = followed(match, record, len(acts) - 2)
    return [LogRow(number, float(number), act) for number, act in enumerate(acts, 1)]


def followed(match: Match, record: Record, answers: int) -> Match | None:
    """The match after its next answer; None where that is another one than in the record."""
    entry = [one for one in record.entries if one.seat != NATURE][answers - 1]
    try:
        match.answer(entry.seat, entry.answer)
    except PlaymatError:
        return None
    same = [one.word for one in match.entries] == [one.word for one in record.entries[: len(match.entries)]]
    return match if same else None


def summary_of(rows: list[LogRow], record: Record, over: bool) -> Summary:
    """The summary kept beside the log when the match was over, or still running."""
    table = TableLog("mended")
    for row in rows[:2]:
        table.take(row)
    winners = list(record.end.winners) if over and record.end is not None else None
    status = "finished" if over else "running"
    return msgspec.structs.replace(table.summary(), version=len(rows), status=status, winners=winners)


def mended() -> Record:
    """A record that meets a mended rule: KM-EVA-05 or KM-EXH-06."""
    return read_record(records_of(FIRST, "kmon")[mended_of(FIRST, "kmon").records[0]])


def answers_of(rows: list[LogRow]) -> list[table_events.Answered]:
    """The answers of a log."""
    return [row.act for row in rows if isinstance(row.act, table_events.Answered)]


def lines(table: TableLog, viewer: Viewer) -> list[tuple[str, str]]:
    """Key and text of the stored events that somebody is told."""
    told = [one.said for one in presenter.state(table, viewer, 0.0, [], 0).events if one.said is not None]
    return [(line.key, line.text) for line in told if line.key.startswith("server-")]


ANN, BOB, WATCHER = Viewer((0,), "en"), Viewer((1,), "en"), Viewer((), "en")


def test_a_match_that_was_over_keeps_its_stored_events() -> None:
    record = mended()
    rows = stored(record)
    table = rebuilt("mended", rows, summary_of(rows, record, over=True))
    assert (table.status, table.over_unplayed, table.version) == ("broken", True, len(rows))
    assert record.end is not None
    assert table.summary().winners == list(record.end.winners)
    played = [one for one in table.happenings if not one.stored]
    rest = [(act.seat, act.word) for act in answers_of(rows[len(played) :])]
    assert 0 < len(rest) < len(answers_of(rows)), "up to the mended rule it is played again"
    expected = [("server-stored-answer", f"{('Ann', 'Bob')[seat]}: {word}") for seat, word in rest]
    for viewer in (ANN, BOB, WATCHER):
        *told, end = lines(table, viewer)
        assert told == expected
        assert end[0] in {"server-won", "server-draw"}
    last = presenter.state(table, ANN, 0.0, [], 0).notices[-1]
    assert (last.kind, last.said.key) == ("broken", "server-rules-of")
    assert "rules 1 of kmon" in last.said.text
    assert "Playmat 0.1.0 plays it" in last.said.text


def test_who_watched_a_private_match_sees_no_answers_of_it() -> None:
    record = mended()
    rows = stored(record, public=False)
    table = rebuilt("mended", rows, summary_of(rows, record, over=True))
    assert lines(table, WATCHER) == []
    assert len(lines(table, BOB)) > 1


def test_of_a_match_that_goes_on_elsewhere_everybody_sees_what_is_his() -> None:
    record = mended()
    rows = stored(record)
    table = rebuilt("mended", rows, summary_of(rows, record, over=False))
    assert (table.status, table.over_unplayed) == ("broken", False)
    rest = [one.row for one in table.happenings if one.stored]
    for seat, viewer in ((0, ANN), (1, BOB)):
        expected = [
            ("server-stored-answer", f"{('Ann', 'Bob')[seat]}: {act.word}")
            if act.seat == seat
            else ("server-stored-hidden", f"{('Ann', 'Bob')[act.seat]} answered.")
            for act in answers_of(rest)
        ]
        assert lines(table, viewer) == expected
    assert lines(table, WATCHER) == []


def test_a_match_that_ends_in_another_way_by_the_rules_of_here_is_not_told_as_if_it_had() -> None:
    """No answer follows the last one, whose digest would tell; what is kept beside the log does."""
    record = read_record(records_of(FIRST, "kmon")[0])
    rows = stored(record)
    right = summary_of(rows, record, over=True)
    assert rebuilt("mended", rows, right).stopped is None
    assert right.winners is not None
    wrong = msgspec.structs.replace(right, winners=[1 - right.winners[0]])
    table = rebuilt("mended", rows, wrong)
    assert table.status == "broken"
    assert [one.row for one in table.happenings if one.stored] == rows[-1:]
    assert lines(table, ANN)[-1][0] == "server-won"


def test_data_that_no_release_had_are_named_with_the_fix() -> None:
    record = read_record(records_of(FIRST, "kmon")[0])
    rows = stored(record)
    rows[1] = LogRow(2, 2.0, table_events.Begun(record.setup.seed, "salt", "1", "00ff" * 16))
    table = rebuilt("mended", rows, summary_of(stored(record), record, over=True))
    assert (table.status, table.match) == ("broken", None)
    assert table.stopped is not None
    assert (table.stopped.key, table.stopped.args["hash"]) == ("error-data-unknown", "00ff" * 4)
    assert len(lines(table, BOB)) == len(answers_of(rows)) + 1


# ---- the running server ----------------------------------------------------------------------------


def person(home: House, name: str) -> Visitor:
    """One of the two people of the kept tables."""
    visitor = home.visitor()
    made = http.cookiejar.Cookie(
        *(0, "playmat", f"edition-{name}", None, False, "127.0.0.1", True, False, "/", True),
        *(False, None, False, None, None, {}),
    )
    visitor.cookies.set_cookie(made)
    return visitor


async def test_people_go_on_after_an_update_and_replays_show_the_cards_of_the_edition(kept: Path) -> None:
    record = mended()
    rows = stored(record)
    unchanged = card_game("kmon").card
    with updated("kmon") as changed:
        async with house(str(kept)) as home:
            store = home.server.registry.store
            await store.append(Addition(rows, summary_of(rows, record, over=True)))
            ann, bob = person(home, "ann"), person(home, "bob")
            running = next(one for one in await store.of_person("ann", 1000) if runs(one, "kmon", "running"))
            async with ann.seat(running.id) as first, bob.seat(running.id) as second:
                who = first if 0 in running.needed else second
                assert await play_on(who, 1) == 1
                assert first.info is not None
                assert first.info.data == record.data, "clients ask for the cards of the edition"
            was = await ann.get(f"/api/games/kmon/cards?data={record.data}", CardList)
            now = await ann.get("/api/games/kmon/cards", CardList)
            assert points(was) == [unchanged(card.code).get("hp") for card in was.cards]
            assert points(now) == [changed.card(card.code).get("hp") for card in now.cards]
            assert points(was) != points(now)
            with pytest.raises(ServerRefused, match="no release known here"):
                await ann.get("/api/games/kmon/cards?data=00ff", CardList)
            over = next(one for one in await store.of_person("ann", 1000) if runs(one, "kmon", "finished"))
            replay = await ann.get(f"/api/tables/{over.id}/replay", Replay)
            assert replay.moments
            assert replay.table.data == record.data
            for path in ("replay", "record"):
                with pytest.raises(ServerRefused, match=r"rules 1 of kmon.* Playmat 0\.1\.0 plays it"):
                    await ann.get(f"/api/tables/mended/{path}", Replay)
            async with bob.seat("mended") as seat:
                await seat.until(lambda: seat.info is not None)
                assert seat.info is not None
                assert seat.info.status == "broken"
                assert record.end is not None
                assert seat.info.winners == list(record.end.winners)


async def test_lists_say_what_an_update_has_stopped_though_nobody_comes_to_it(kept: Path) -> None:
    record = mended()
    with contextlib.closing(sqlite3.connect(kept)) as plain, plain:
        few = "SELECT id FROM tables WHERE id LIKE 'kmon-%' AND status = 'running' ORDER BY id LIMIT 3"
        (others,) = zip(*plain.execute(few).fetchall(), strict=True)
        for table, column in (("log", "table_id"), ("members", "table_id"), ("tables", "id")):
            plain.execute(f"DELETE FROM {table} WHERE {column} NOT IN (?, ?, ?)", others)  # noqa: S608
    rows = stored(record)
    async with house(str(kept)) as home:
        await home.server.registry.store.append(Addition(rows, summary_of(rows, record, over=False)))
        assert (await home.visitor().get("/api/tables/mended", TableInfo)).status == "running", (
            "as it was kept"
        )
    async with house(str(kept)) as home:
        ann = person(home, "ann")
        async with asyncio.timeout(PATIENCE):
            while (await ann.get("/api/tables/mended", TableInfo)).status == "running":  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert not home.server.registry.sessions, "nobody was there"
        listed = (await ann.get("/api/tables/mine", TableList)).tables
        assert [one.id for one in listed if one.status == "broken"] == ["mended"]
        assert sorted(one.id for one in listed if one.status == "running") == sorted(others)


def points(found: CardList) -> list[object]:
    """The HP of each card."""
    return [card.data.get("hp") for card in found.cards]


def card_game(game_id: str) -> CardGame:
    """An installed game with cards."""
    game = installed_game(game_id)
    assert isinstance(game, CardGame)
    return game


def runs(one: Summary, game: str, status: str) -> bool:
    """Return whether a kept table is of a game and a status."""
    return (one.game, one.status) == (game, status) and one.id != "mended"
