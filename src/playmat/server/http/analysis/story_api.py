"""The requests of the story of a finished match, of its curve with open hands, and of its account."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from playmat.lab.review.curve import Point
from playmat.server.http.analysis import stories
from playmat.server.http.analysis.lookbacks import FindingsKept, Lookback, Lookbacks
from playmat.server.http.api import Api
from playmat.server.http.asking import language, number
from playmat.server.http.guard import address_of
from playmat.server.process.accounting import Accounted
from playmat.server.protocol.story_bodies import MatchLedger, OpenCurve, Story, StoryPoint

MOST_TOLD = 500
"""So many stories, open curves and accounts are kept: they are the same whoever asks, in any language."""


class StoryApi:
    """The functions of the routes of stories.

    Args:
        api: people, tables and limits.
        lookbacks: the matches that people look back at.
    """

    def __init__(self, api: Api, lookbacks: Lookbacks) -> None:
        self._api = api
        self._lookbacks = lookbacks
        self._stories = FindingsKept[tuple[str, int], stories.StoryFindings](MOST_TOLD)
        self._open = FindingsKept[tuple[str, int], list[Point]](MOST_TOLD)
        self._accounts = FindingsKept[tuple[str, int], Accounted](MOST_TOLD)

    async def story(self, request: Request) -> Story:
        """The story of a finished match for a seat."""
        back, bots = await self._lookback(request), self._api.registry.bots
        address = address_of(request.scope)
        found = await self._stories.of(back.key, lambda: stories.look(back.telling, bots, address))
        info = await self._api.table(request)
        async with self._api.turn(request):
            return await asyncio.to_thread(stories.told, back.telling, found, info, language(request))

    async def open_curve(self, request: Request) -> OpenCurve:
        """The curve of a finished match with all hands open, for a seat."""
        back, bots = await self._lookback(request), self._api.registry.bots
        address = address_of(request.scope)
        found = await self._open.of(back.key, lambda: stories.look_open(back.telling, bots, address))
        return OpenCurve([StoryPoint(*point) for point in found])

    async def account(self, request: Request) -> MatchLedger:
        """Luck apart from skill in a finished match, and the best card, for a seat."""
        back, bots = await self._lookback(request), self._api.registry.bots
        asked, address = stories.accounting(back.telling), address_of(request.scope)
        return stories.accounted(await self._accounts.of(back.key, lambda: bots.account(asked, address)))

    async def _lookback(self, request: Request) -> Lookback:
        """The match of the table in the path, for a seat.

        Raises:
            NoSuchTable, TableRefusal: there is none, it goes on, or whoever asks may not see its hands.
        """
        seat = number(request, "seat", -1, -1, 15)
        return await self._lookbacks.of_table(request, request.path_params["table"], seat)
