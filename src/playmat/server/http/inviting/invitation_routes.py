"""The routes of inviting. Only who sits at the machine is answered; others are told that they may not."""

from __future__ import annotations

from playmat.server.http.doors import MARK
from playmat.server.http.route import ApiRoute
from playmat.server.protocol.invitation_bodies import Invitation, Invite

INVITATION_ROUTES = (
    ApiRoute(
        "invitation",
        "GET",
        "/api/invitation",
        None,
        Invitation,
        "Whether this server is open to others; only at its own machine",
    ),
    ApiRoute(
        "invite",
        "POST",
        "/api/invitation",
        Invite,
        Invitation,
        "Open this server to others, check the links, or close it; only at its own machine",
        cost=20,
    ),
    ApiRoute("mark", "GET", MARK, None, str, "A word by which this process knows itself, made of chance"),
)
"""The routes of inviting."""
