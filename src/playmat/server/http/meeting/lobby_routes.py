"""The routes of the lobby."""

from __future__ import annotations

from playmat.server.http.route import ApiRoute
from playmat.server.protocol import lobby_bodies as body
from playmat.server.protocol.http_bodies import Seated

LOBBY_ROUTES = (
    ApiRoute(
        "lobby",
        "GET",
        "/api/lobby",
        None,
        body.LobbyInfo,
        "Who is in the lobby, and challenges; anyone who asks is in it",
    ),
    ApiRoute("hide", "POST", "/api/lobby", body.Visibility, body.LobbyInfo, "Be listed in the lobby, or not"),
    ApiRoute("challenge", "POST", "/api/challenges", body.NewChallenge, Seated, "Ask somebody for a match"),
    ApiRoute(
        "accept_challenge",
        "POST",
        "/api/challenges/{table}/accept",
        body.Acceptance,
        Seated,
        "Sit down where I was asked to",
    ),
    ApiRoute(
        "end_challenge",
        "POST",
        "/api/challenges/{table}/end",
        None,
        body.LobbyInfo,
        "Decline a challenge, or withdraw mine",
    ),
    ApiRoute("ignored_people", "GET", "/api/ignored", None, body.IgnoredList, "The people whom I ignore"),
    ApiRoute(
        "ignore", "POST", "/api/ignored", body.Ignore, body.IgnoredList, "Ignore somebody, or no longer"
    ),
    ApiRoute("report", "POST", "/api/reports", body.NewReport, body.Receipt, "Report somebody", cost=5),
)
"""The routes that bring people together, and keep them apart."""
