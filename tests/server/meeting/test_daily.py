"""The daily match: one seed and one try for everybody, and nobody is told it before the day is over."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from datetime import date, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.door.test_guard import ask
from tests.server.house import House, play_on
from tests.server.meeting.test_lobby import club, refused
from tests.server.meeting.test_ratings import WORDS, member

from playmat.kernel.match.record import read_record
from playmat.kernel.registry import game, games
from playmat.server.clients.client import Visitor, new_id
from playmat.server.game_sets import game_here
from playmat.server.http import new_table
from playmat.server.http.meeting.daily_match import daily_table
from playmat.server.http.meeting.daily_routes import DAILY_ROUTES
from playmat.server.log.daily import day_before, day_of, end_of
from playmat.server.observability import logger, set_up_logs
from playmat.server.process import table_time
from playmat.server.protocol.client_messages import Resign, Undo
from playmat.server.protocol.daily_bodies import Daily, DailyTry
from playmat.server.protocol.http_bodies import NewTable, Replay, Seated, Start
from playmat.server.protocol.server_messages import Refused, TableInfo
from playmat.server.storage.days import DRAWN, LOST, WON, Try, rank
from playmat.server.storage.people.accounts import Somebody

NOON = 1_795_521_600.0
"""2026-11-24, 12:00 UTC."""

TODAY = "2026-11-24"
HOURS = 3600.0

SEED = 1_234_567_890_123_456_789
SALT = "ca11ab1eca7a7e57" * 2

__all__ = ["club"]


class Canary:
    """Stands in for `secrets` where the dice of a day are thrown."""

    def randbits(self, _bits: int) -> int:
        """The seed."""
        return SEED

    def token_hex(self, _size: int) -> str:
        """The salt."""
        return SALT


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Set the time of the server and its tables; it stands still at noon."""
    now = [NOON]
    monkeypatch.setattr(time, "time", lambda: now[0])
    monkeypatch.setattr(table_time, "time", SimpleNamespace(time=lambda: now[0], monotonic=lambda: now[0]))
    monkeypatch.setattr("playmat.server.storage.days.secrets", Canary())

    def to(later: float) -> None:
        now[0] = later

    return to


async def daily(visitor: Visitor, game_id: str = "kmon", day: str = "") -> Daily:
    """The match of a day, as somebody finds it."""
    return await visitor.get(f"/api/games/{game_id}/daily?day={day}", Daily)


async def play(visitor: Visitor, game_id: str = "kmon") -> str:
    """Sit down at the match of today; gives the table."""
    seated = await visitor.post(f"/api/games/{game_id}/daily", DailyTry(), Seated)
    return seated.table.id


async def resign(visitor: Visitor, table: str) -> None:
    """Give a daily match up."""
    async with visitor.seat(table) as player:
        await player.ask(Resign(new_id()))


# ---- days ------------------------------------------------------------------------------------------


def test_days_begin_at_midnight_by_utc() -> None:
    assert day_of(NOON) == day_of(end_of(TODAY) - 0.001) == TODAY
    assert day_of(end_of(TODAY)) == "2026-11-25"
    assert end_of(TODAY) == NOON + 12 * HOURS
    assert day_before("2026-03-01") == "2026-02-28"


@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_day_has_a_match_of_its_own_that_can_be_played(game_id: str) -> None:
    played = game_here(game_id)
    days = [(date(2026, 11, 1) + timedelta(days=day)).isoformat() for day in range(12)]
    tables = [daily_table(played, day) for day in days]
    somebody = Somebody("ann", "Ann", False)
    for table in tables:
        opened = new_table.open_table(table, somebody, dict.fromkeys(range(len(table.seats)), "key"))
        assert not opened.watch, "nobody looks over a shoulder"
        assert not opened.public
        decks = [one.deck for one in table.seats if one.deck]
        assert len(set(decks)) == len(decks)
    assert len({str(table.seats) for table in tables}) > 3, "the decks or heroes take turns"
    assert daily_table(played, days[0]).seats == tables[0].seats, "they are the same for everybody"
    assert all(one.kind == "me" for table in tables for one in table.seats) == game(game_id).team


def test_a_quick_victory_is_best_and_an_early_defeat_is_worst() -> None:
    def key(outcome: int | None, turns: int) -> tuple[int, int]:
        return rank(Try("p", "P", "t", outcome, turns))

    best = [key(WON, 5), key(WON, 9), key(DRAWN, 20), key(LOST, 12), key(LOST, 3), key(None, 0)]
    assert best == sorted(best)
    assert len(set(best)) == len(best)


# ---- playing ---------------------------------------------------------------------------------------


async def test_everybody_has_one_try_at_the_same_dice(club: House, at: Callable[[float], None]) -> None:
    ann, bob, guest = await member(club, "Ann"), await member(club, "Bob"), club.visitor()
    before = await daily(guest)
    assert (before.day, before.ends, before.account, before.places) == (TODAY, NOON + 12 * HOURS, False, [])
    assert [one.you for one in before.seats] == [True, False]
    await refused(guest, "account", play(guest))
    table, other = await play(ann), await play(bob)
    assert table != other
    assert await play(ann) == table, "there is one try"
    infos = [await ann.get(f"/api/tables/{one}", TableInfo) for one in (table, other)]
    assert [one.commitment for one in infos] == [before.commitment] * 2
    assert [one.day for one in infos] == [TODAY] * 2
    assert not any(one.hints or one.watch or one.public for one in infos)
    await resign(bob, other)
    found = await daily(bob)
    assert [(one.place, one.name, one.you, one.outcome) for one in found.places] == [
        (1, "Bob", True, "lost"),
        (0, "Ann", False, "none"),
    ]
    assert found.table == other
    assert {one.table for one in found.places} == {""}, "the tables are shown when the day is over"
    assert (await daily(bob, "khtcg")).places == [], "each game has a match of its own"
    at(NOON + 13 * HOURS)
    await resign(ann, table)
    late = (await daily(ann, day=TODAY)).places
    assert [one.outcome for one in late] == ["lost", "none"], "that was too late"
    assert (await daily(ann)).places == []
    assert await play(ann) != table


async def test_nothing_tells_the_seed_before_the_day_is_over(
    home: House, at: Callable[[float], None], capfd: pytest.CaptureFixture[str]
) -> None:
    set_up_logs(True, "debug")
    logger.debug("the log is listened to")
    ann, bob = await member(home, "Ann"), await member(home, "Bob")
    heard: list[bytes] = []
    table = await play(ann, "perilous")
    async with ann.seat(table) as player:
        await play_on(player, 4)
        done = await player.ask(Undo(new_id()))
        assert isinstance(done, Refused), "what was thrown is not thrown again"
        await player.ask(Resign(new_id()))
        heard += player.raw
    paths = (f"/api/tables/{table}", "/api/games/perilous/daily", "/api/tables/mine", "/api/account/export")
    story = [f"/api/tables/{table}/{one}" for one in ("replay", "record", "story")]
    for path in (*paths, *story, "/metrics", "/api/profile", "/api/games/perilous/daily?day=2026-11-23"):
        status, _, text = await ask(home.address + path, None, Cookie=ann.cookie_header())
        assert status == (409 if path in story else 200), path
        heard.append(text)
    again = NewTable(new_id(), "perilous", [], start=Start(table=table))
    again.seats = daily_table(game_here("perilous"), TODAY).seats
    await refused(ann, "day is over", ann.post("/api/tables", again, Seated))
    logged = capfd.readouterr().err
    assert "the log is listened to" in logged
    everything = b"".join(heard).decode() + logged
    assert len(everything) > 10_000
    for secret in (str(SEED), f"{SEED:x}", SALT):
        assert secret not in everything
    at(NOON + 12 * HOURS)
    found = await daily(bob, "perilous", TODAY)
    assert found.revealed == f"{SEED}:{SALT}"
    assert hashlib.sha256(found.revealed.encode()).hexdigest() == found.commitment
    [place] = found.places
    assert (await bob.get(f"/api/tables/{place.table}/replay", Replay)).moments, "everybody may see it now"
    _, _, record = await ask(home.address + f"/api/tables/{table}/record", None, Cookie=bob.cookie_header())
    assert read_record(record.decode()).setup.seed == SEED


async def test_days_that_are_none_or_have_not_come_are_refused(
    home: House, at: Callable[[float], None]
) -> None:
    ann = home.visitor()
    for day in ("2026-11-25", "yesterday", "2026-13-01"):
        await refused(ann, day, daily(ann, day=day))
    found = await daily(ann, day="2026-11-01")
    assert (found.commitment, found.revealed, found.places) == ("", "", []), "nobody asked on that day"
    at(NOON + 24 * HOURS)
    assert (await daily(ann)).day == "2026-11-25"


async def test_an_account_that_is_deleted_leaves_the_table_of_the_day(
    home: House, at: Callable[[float], None]
) -> None:
    ann = await member(home, "Ann")
    await play(ann)
    assert len((await daily(ann)).places) == 1
    body: Any = f'{{"password": "{WORDS}"}}'.encode()
    status, _, _ = await ask(home.address + "/api/account/delete", body, Cookie=ann.cookie_header())
    assert status == 204
    assert (await daily(home.visitor())).places == []


def test_its_routes_stand_below_the_game() -> None:
    assert {one.path for one in DAILY_ROUTES} == {"/api/games/{game}/daily"}
