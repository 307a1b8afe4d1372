"""The start of a server before its first page: no more than the page needs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

CODE = """
import asyncio, json, sys
from playmat.server.bootstrap import Settings, built, check_settings, opened

async def started(address):
    settings = Settings(address)
    async with opened(check_settings(settings)) as engine:
        async with built(settings, engine, ("127.0.0.1", 8000)) as server:
            assert b"<html" in server.shell.pages["en"]
            print(json.dumps(sorted(sys.modules)))

asyncio.run(started(sys.argv[1]))
"""
"""A server on an SQLite database, made ready to send its page."""

OF_NO_SERVER = (
    "altair",
    "babel.messages",
    "dask",
    "gymnasium",
    "hypothesis",
    "numpy",
    "polars",
    "prompt_toolkit",
    "textual",
)
"""Of simulations, reports, environments and terminals."""

OF_OTHER_SERVERS = (
    "asyncpg",
    "email.headerregistry",
    "playmat.server.process.mail",
    "smtplib",
    "sqlalchemy.dialects.postgresql",
)
"""Of those with PostgreSQL, or with mail."""

OF_LATER = ("playmat.games.khtcg", "playmat.games.kmon", "playmat.games.perilous")
"""The page comes first: the games are read while a browser reads it."""


def made_ready(database: Path) -> set[str]:
    """The modules that a server has loaded when its page is ready."""
    told = subprocess.run(
        [sys.executable, "-c", CODE, str(database)], capture_output=True, text=True, check=True
    )
    return set(json.loads(told.stdout.splitlines()[-1]))


def test_a_page_needs_no_module_of_others_and_no_game(tmp_path: Path) -> None:
    made_ready(tmp_path / "tables.db")  # whose schema is there then, so that nothing makes it
    loaded = made_ready(tmp_path / "tables.db")
    unneeded = (*OF_NO_SERVER, *OF_OTHER_SERVERS, *OF_LATER, "alembic")
    assert sorted(loaded.intersection(unneeded)) == []
