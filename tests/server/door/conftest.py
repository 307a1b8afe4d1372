"""A server for tests that send very many requests."""

from __future__ import annotations

import pytest
from tests.server.house import House


@pytest.fixture
async def uncounted(home: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """The server of a test, without limits: it refuses a request only for what the request says."""

    async def count(*_what: object, **_more: object) -> None:
        """Count nothing."""

    monkeypatch.setattr(home.server.limits, "count", count)
    return home
