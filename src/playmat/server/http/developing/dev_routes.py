"""The routes of a developer's table."""

from __future__ import annotations

from playmat.server.http.route import ApiRoute
from playmat.server.protocol import dev_bodies as body
from playmat.server.protocol.http_bodies import RECORD_BODY

DEV_ROUTES = (
    ApiRoute(
        "dev_start",
        "GET",
        "/api/dev",
        None,
        body.DevStart,
        "The position of a developer's table; only where `playmat dev` runs, and only at its own machine",
    ),
    ApiRoute(
        "dev_table",
        "POST",
        "/api/dev/table",
        body.DevWish,
        body.DevTable,
        "A position with steps played on from it; nothing is kept. Only where `playmat dev` runs",
        RECORD_BODY,
        cost=5,
    ),
)
