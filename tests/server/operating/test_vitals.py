"""A server as its operator sees it: readiness, figures of the process, https, files of its own."""

from __future__ import annotations

import asyncio
import gc
import os
import stat
import sys
import weakref
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.door.test_guard import ask
from tests.server.house import PATIENCE, House, house, make, play_on
from tests.server.tables.test_computers import question

from playmat.server import collector
from playmat.server.http import app, guard
from playmat.server.http.people.account_routes import COOKIE
from playmat.server.observability import Metrics, frames
from playmat.server.process import bot_pool, table_registry
from playmat.server.process.bot_pool import BotFailed, BotPool
from playmat.server.vitals import Vitals


class Ring:
    """Something that holds on to itself."""

    itself: object = None


async def test_a_server_says_why_it_is_not_ready(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await ask(home.address + "/ready"))[2] == b"ready\n"
    monkeypatch.setattr(app, "MOST_LAG", -1.0)
    monkeypatch.setattr(app, "free_bytes", lambda _url: 5 << 20)
    status, _, said = await ask(home.address + "/ready")
    assert status == 503
    assert said.decode().startswith("the disk of the database has 5 MB left\nthe event loop is ")
    assert (await ask(home.address + "/health"))[0] == 200


async def test_a_database_that_says_nothing_does_not_answer(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(_tables: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(app, "READY_SECONDS", 0.01)
    monkeypatch.setattr(home.server.registry.store, "versions", silent)
    status, _, said = await ask(home.address + "/ready")
    assert (status, said) == (503, b"the database does not answer\n")


async def test_metrics_tell_how_the_process_fares(home: House) -> None:
    gc.collect()
    home.server.vitals.note_lag(0.25)
    text = (await ask(home.address + "/metrics"))[2].decode()
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert 'playmat_queue{place="writer"}' in figures
    assert 'playmat_queue{place="bots"}' in figures
    assert "playmat_loop_lag_seconds" in figures
    assert float(figures["playmat_collector_seconds_count"]) >= 1.0
    if sys.platform == "linux":
        assert float(figures["process_resident_memory_bytes"]) > 0.0
        assert float(figures["process_open_fds"]) > 0.0


def test_an_unforeseen_error_is_logged_by_its_place_alone() -> None:
    def inner(hand: str) -> None:
        raise KeyError(hand)

    with pytest.raises(KeyError) as raised:
        inner("the card nobody may know")
    told = frames(raised.value)
    assert told[-1].startswith("test_vitals.py:")
    assert told[-1].endswith(" inner")
    assert "nobody may know" not in " ".join(told)


async def test_what_a_bot_process_breaks_with_is_logged_without_what_it_saw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        bot_pool, "logger", SimpleNamespace(warning=lambda what, fault: heard.append(f"{what} {fault}"))
    )
    bots = BotPool(1, PATIENCE)
    wrong = question()
    wrong.game = "a secret"
    with pytest.raises(BotFailed):
        await bots.ask(wrong, "ann")
    await bots.stop()
    assert len(heard) == 2, "each process that broke over it"
    assert all(one.startswith("bot_broke ") and "bot_process.py:" in one for one in heard)
    assert "a secret" not in "".join(heard)


async def test_a_bot_process_that_chatters_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        bot_pool, "logger", SimpleNamespace(warning=lambda what, fault: heard.append(f"{what} {fault}"))
    )
    program = "import sys; sys.stderr.write('hand: 5 of hearts\\n' * 20000 + 'KeyError a.py:3 think\\n')"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stderr=asyncio.subprocess.PIPE
    )
    await bot_pool.listen_to_faults(process)
    await process.wait()
    assert heard == ["bot_broke KeyError a.py:3 think"]


async def test_who_looks_at_a_process_stops_with_it() -> None:
    before = list(gc.callbacks)
    vitals = Vitals(Metrics())
    vitals.start()
    vitals.note_lag(-0.1)
    assert vitals.lag == 0.0
    await vitals.stop()
    assert gc.callbacks == before


@pytest.mark.usefixtures("unprepared")
async def test_the_collector_passes_over_what_lasts_and_looks_at_all_now_and_then(home: House) -> None:
    """Objects that outlive two collections are set aside; a ring among them is found by a full look."""
    await warmed(home)
    assert gc.get_freeze_count() > 10_000, "modules, cards and texts"
    ring = Ring()
    ring.itself = ring
    gone = weakref.ref(ring)
    gc.collect(0)
    before = gc.get_freeze_count()
    gc.collect(1)
    assert gc.get_freeze_count() > before
    del ring
    gc.collect()
    assert gone() is not None, "it was set aside"
    collector.tidy()
    assert gone() is None
    assert (await ask(home.address + "/health"))[0] == 200


async def warmed(home: House) -> None:
    """Wait until a server looks after the collector."""
    async with asyncio.timeout(PATIENCE):
        while gc.get_threshold() != collector.COLLECT:  # noqa: ASYNC110 - nothing tells it
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("unprepared")
async def test_nothing_is_collected_while_a_server_is_started(tmp_path: Path) -> None:
    with collector.held_off():
        assert not gc.isenabled()
        async with house(str(tmp_path / "tables.db")) as home:
            await warmed(home)
            assert gc.isenabled()
    with pytest.raises(OSError), collector.held_off():  # noqa: PT011 - whatever the start fails with
        raise OSError
    assert gc.isenabled()


@pytest.mark.usefixtures("unprepared")
async def test_a_server_leaves_the_collector_as_it_was(tmp_path: Path) -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    async with house(str(tmp_path / "tables.db")) as home:
        await warmed(home)
        assert (gc.get_threshold(), list(gc.callbacks)) != before
    assert (gc.get_threshold(), list(gc.callbacks), gc.get_freeze_count()) == (*before, 0)


async def test_a_table_that_is_let_go_needs_no_collector(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No ring of objects keeps it: the collector has set a table aside, and would not find it."""
    registry = home.server.registry
    gone = []
    gc.disable()
    try:
        for pause in (0.0, 0.005, 0.01, 0.02):  # people leave while something is being sent, or later
            visitor = home.visitor()
            made = await make(visitor, "kmon", "mm")
            async with visitor.seat(made.table.id) as player:
                await play_on(player, 3)
                await asyncio.sleep(pause)
            gone.append(weakref.ref(registry.sessions[made.table.id].table))
        monkeypatch.setattr(table_registry, "IDLE_SECONDS", -1.0)
        async with asyncio.timeout(PATIENCE):
            while registry.sessions or any(one() is not None for one in gone):
                await registry.sweep()
                await asyncio.sleep(0.01)
    finally:
        gc.enable()


def modes_of(folder: Path) -> dict[str, int]:
    """The permissions of each file of a folder."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir() if file.is_file()}


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX")
async def test_the_files_of_a_new_database_are_their_owner_s(tmp_path: Path) -> None:
    async with house(str(tmp_path / "tables.db")) as home:
        await make(home.visitor(), "kmon", "mr")
        modes = modes_of(tmp_path)
    assert "tables.db-wal" in modes
    assert set(modes.values()) == {0o600}


async def test_behind_https_browsers_keep_to_it(public: House) -> None:
    _, headers, _ = await ask(public.address + "/api/me", Host="play.example")
    assert headers["strict-transport-security"] == "max-age=31536000"
    cookie = headers["set-cookie"].partition(";")[0]
    assert cookie.startswith(f"__Host-{COOKIE}=")
    assert "Secure" in headers["set-cookie"]
    _, headers, _ = await ask(public.address + "/api/me", Cookie=cookie, Host="play.example")
    assert headers["set-cookie"].startswith(cookie), "it is renewed"
    _, headers, _ = await ask(
        public.address + "/api/me", Cookie=cookie.removeprefix("__Host-"), Host="play.example"
    )
    assert headers["set-cookie"].startswith(cookie), "one of before gets the new name"


async def test_without_https_browsers_are_told_nothing_of_it(home: House) -> None:
    _, headers, _ = await ask(home.address + "/api/me")
    assert "strict-transport-security" not in headers
    assert headers["set-cookie"].startswith(f"{COOKIE}=")


@pytest.mark.parametrize("slow", [False, True])
async def test_whoever_breaks_off_is_no_fault_of_the_server(
    home: House, monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:
    monkeypatch.setattr(app, "BODY_SECONDS", 0.0 if slow else PATIENCE)
    host, port = home.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"POST /api/login HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 50\r\n\r\n{{".encode())
    await writer.drain()
    if slow:
        assert (await reader.readline()).startswith(b"HTTP/1.1 408")
    writer.close()
    await writer.wait_closed()
    assert (await ask(home.address + "/health"))[0] == 200
    assert (
        home.server.metrics.registry.get_sample_value("playmat_failures_total", {"place": "request"}) is None
    )


@pytest.mark.usefixtures("still")
async def test_what_costs_much_is_allowed_less_often(tmp_path: Path) -> None:
    async with house(str(tmp_path / "public.db"), origins=("https://play.example",)) as public:
        asked = guard.REQUESTS.amount // 20
        path = public.address + "/api/games/kmon/decks/random"
        found = [(await ask(path, Host="play.example"))[0] for _ in range(asked + 1)]
        assert found == [200] * asked + [429]
