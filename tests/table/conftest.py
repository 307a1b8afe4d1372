"""Databases and servers for the tests of this room."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.table.house import House, empty_postgres, house


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A server on a new SQLite file."""
    async with house(str(tmp_path / "tables.db")) as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a new, empty database of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    async with empty_postgres() as address:
        if address is None:
            pytest.skip("no PostgreSQL: set PLAYMAT_TEST_POSTGRES to one where databases may be made")
        yield address
