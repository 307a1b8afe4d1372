"""The routes of the daily match."""

from __future__ import annotations

from playmat.server.http.route import ApiRoute
from playmat.server.protocol.daily_bodies import Daily, DailyTry
from playmat.server.protocol.http_bodies import Seated

DAILY_ROUTES = (
    ApiRoute(
        "daily",
        "GET",
        "/api/games/{game}/daily",
        None,
        Daily,
        "The match of today, and who has played it; `?day=` of a day before, with its seed. `?lang=`",
    ),
    ApiRoute("play_daily", "POST", "/api/games/{game}/daily", DailyTry, Seated, "Play the match of today"),
)
