"""A club that sends mail, for the tests of this folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.house import house, new_database
from tests.server.mailbox import mailbox
from tests.server.meeting.postbag import Club

from playmat.server.http.people.mail_api import MailApi


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """A club whose server lets people give addresses; its own postman is never called."""
    async with mailbox() as box, house(await new_database(tmp_path / "club.db"), behind_proxy=True) as home:
        [api] = [one for one in home.server._served_by if isinstance(one, MailApi)]
        api._call = lambda: None
        yield Club(home, box)
