"""The request of news: what concerns somebody wherever they are on the site."""

from __future__ import annotations

from starlette.requests import Request

from playmat.server.http.api import Api
from playmat.server.http.asking import language
from playmat.server.protocol.news_bodies import AnnouncementInfo, News
from playmat.server.storage.calls import calls


class NewsApi:
    """The function of the route of news.

    Args:
        api: people, tables and limits.
    """

    def __init__(self, api: Api) -> None:
        self._api = api

    async def news(self, request: Request) -> News:
        """Announcements, and the matches of tournaments that the visitor has to play."""
        lang, now, registry = language(request), request.state.now, self._api.registry
        announced = registry.operators.announced(now)
        person = await self._api.visitor(request)
        mine = (
            await calls(registry.store.engine, person.id) if person is not None and not person.guest else []
        )
        return News(
            now,
            [AnnouncementInfo(one.id, *one.text(lang), one.until) for one in announced],
            mine,
        )
