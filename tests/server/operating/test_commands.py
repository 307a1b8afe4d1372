"""`playmat`, `playmat serve`, `playmat db` and `playmat join` as people type them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.house import PATIENCE, House, empty_postgres, ended, make, play_on

from playmat.cli import main
from playmat.server.clients.client import Visitor
from playmat.server.protocol.http_bodies import TableList
from playmat.server.storage.backup import bring_up_to_date


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user whose things lie here, who reads English and wants no browser."""
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PLAYMAT_LANG", "en")
    monkeypatch.setenv("PLAYMAT_BROWSER", "none")
    monkeypatch.delenv("PLAYMAT_DB", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`playmat` in a process of its own, and the address it prints."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "playmat.cli", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert "http://" in line, line
            yield process, line.split()[-1]
        finally:
            process.kill()


def get(address: str) -> str:
    """The text at an address."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as response:
        return str(response.read().decode())


@pytest.mark.usefixtures("own")
def test_a_port_that_is_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "99999"]) == 2
    assert "--port must be a whole number from 0 to 65535" in capsys.readouterr().err


@pytest.mark.usefixtures("own")
@pytest.mark.slow
def test_playmat_alone_opens_a_server_for_this_machine_and_ends_politely() -> None:
    with started() as (process, address):
        assert address.startswith("http://127.0.0.1:")
        assert "<!doctype html>" in get(address)
        assert get(address + "/health") == "ok\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in {0, 130}


async def test_a_table_is_backed_up_while_people_play_and_restored(
    home: House, own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    database = str(home.server.registry.store.engine.url.database)

    def playmat(*arguments: str) -> int:
        return main(arguments)

    async with ann.seat(made.table.id) as player:
        await play_on(player, 2)
        assert await asyncio.to_thread(playmat, "db", "backup", "copy.db", "--db", database) == 0
        assert "1 tables" in capsys.readouterr().out
        await play_on(player, 1)
    assert await asyncio.to_thread(playmat, "db", "backup", "copy.db", "--db", database) == 2
    assert "already exists" in capsys.readouterr().err
    assert await asyncio.to_thread(playmat, "db", "restore", "copy.db", "--db", "new.db") == 0
    assert await asyncio.to_thread(playmat, "db", "copy", "nothing.db", "other.db") == 2
    assert (own / "new.db").is_file()


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["serve", "--workers", "2"], "one server process"),
        (["serve", "--db", "oracle://host/name"], "is not a database"),
        (["serve", "--origin", "play.example"], "is not an origin"),
        (["join", "somewhere"], "is not a link"),
        (["join", "http://127.0.0.1:9/t/abc"], "Is the server running"),
        (["db", "restore", "nothing.db"], "no file"),
    ],
)
def test_what_cannot_be_done_is_said_with_the_fix(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert why in capsys.readouterr().err


async def test_a_computer_player_joins_from_the_command_line(
    home: House, own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mo", hints=True)
    joining = asyncio.create_task(
        asyncio.to_thread(main, ["join", home.address + made.link, "--player", "random"])
    )
    async with ann.seat(made.table.id) as player:
        await play_on(player, 100_000)
        assert ended(player)
    assert await asyncio.wait_for(joining, PATIENCE) == 0
    said = capsys.readouterr().out
    assert "random sits at Player 2" in said
    assert "The match is over" in said


@pytest.mark.slow
async def test_several_processes_serve_one_port_and_the_dead_are_replaced(own: Path) -> None:
    async with empty_postgres() as database:
        if database is None:
            pytest.skip("no PostgreSQL: set PLAYMAT_TEST_POSTGRES to one where databases may be made")
        await bring_up_to_date(database)
        arguments = ["serve", "--db", database, "--workers", "2", "--port", "0", "--thinkers", "1"]
        with started(*arguments) as (process, address):
            visitor = Visitor(address)
            made = await make(visitor, "kmon", "mr", public=True)
            async with visitor.seat(made.table.id) as player:
                await play_on(player, 2)
                for worker in children(process.pid):
                    os.kill(worker, signal.SIGKILL)
                assert await asyncio.wait_for(play_on(player, 2), PATIENCE) == 2
            found = await visitor.get("/api/tables?status=running", TableList)
            assert [one.id for one in found.tables] == [made.table.id]
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, PATIENCE) == 0


def children(pid: int) -> list[int]:
    """The worker processes of a server."""
    import psutil

    return [
        child.pid for child in psutil.Process(pid).children() if "spawn_main" in " ".join(child.cmdline())
    ]
