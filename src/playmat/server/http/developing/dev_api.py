"""The requests of a developer's table: one function for each route of `dev_routes`.

Nothing of it is kept: whoever edits and plays sends the position and all steps each time. All hands are seen,
chance can be told what it brings; but it is a table of its own, and no match of anybody is touched.
"""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from playmat.server.http.api import Api
from playmat.server.http.developing.position import at_table, shown
from playmat.server.http.doors import Doors
from playmat.server.log.wishes import TableRefusal
from playmat.server.protocol.dev_bodies import DevStart, DevTable, DevWish


class DevApi:
    """The functions of the routes of a developer's table.

    Args:
        api: people, tables and limits.
        doors: the doors of this server.
        start: the position to begin with; None where the server is none for developers.
    """

    def __init__(self, api: Api, doors: Doors, start: DevStart | None) -> None:
        self._api = api
        self._doors = doors
        self._start = start

    async def dev_start(self, request: Request) -> DevStart:
        """The position to begin with."""
        return self._checked(request)

    async def dev_table(self, request: Request, wanted: DevWish) -> DevTable:
        """A position with steps played on from it."""
        start = self._checked(request)
        async with self._api.turn(request):
            return await asyncio.to_thread(_told, wanted, start.name)

    def _checked(self, request: Request) -> DevStart:
        """Let only those in who sit at the machine of a developer's server.

        Raises:
            TableRefusal: the server is none, or they come from elsewhere.
        """
        if self._start is None or not self._doors.at_home(request.scope):
            raise TableRefusal("server-dev-off")
        return self._start


def _told(wanted: DevWish, file: str) -> DevTable:
    return shown(at_table(wanted), file, wanted.lang)
