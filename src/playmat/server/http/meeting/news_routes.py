"""The route of news."""

from __future__ import annotations

from playmat.server.http.route import ApiRoute
from playmat.server.protocol.news_bodies import News

NEWS_ROUTES = (
    ApiRoute(
        "news",
        "GET",
        "/api/news",
        None,
        News,
        "Announcements of the operators, and my matches in running rounds of tournaments. `?lang=`",
    ),
)
"""The news for somebody wherever they are on the site."""
