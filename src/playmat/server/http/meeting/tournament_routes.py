"""The routes of tournaments."""

from __future__ import annotations

from playmat.server.http.route import ApiRoute
from playmat.server.protocol import tournament_bodies as body

HERE = "/api/tournaments/{tournament}"

TOURNAMENT_ROUTES = (
    ApiRoute(
        "tournaments",
        "GET",
        "/api/tournaments",
        None,
        body.TournamentList,
        "Tournaments that are open or running, and those that ended lately",
    ),
    ApiRoute(
        "make_tournament",
        "POST",
        "/api/tournaments",
        body.NewTournament,
        body.TournamentInfo,
        "Make a tournament, and organise it",
    ),
    ApiRoute(
        "tournament",
        "GET",
        HERE,
        None,
        body.TournamentInfo,
        "A tournament: who takes part, rounds, standings, and my table. `?lang=`",
        cost=5,
    ),
    ApiRoute(
        "enter_tournament",
        "POST",
        f"{HERE}/enter",
        body.Entry,
        body.TournamentInfo,
        "Enter, or change my deck before the first round",
        cost=5,
    ),
    ApiRoute(
        "drop_entrant",
        "POST",
        f"{HERE}/drop",
        body.Drop,
        body.TournamentInfo,
        "Drop out; the organiser can drop anybody",
        cost=5,
    ),
    ApiRoute(
        "start_round",
        "POST",
        f"{HERE}/round",
        body.NextRound,
        body.TournamentInfo,
        "Start the next round (organiser)",
        cost=100,
    ),
    ApiRoute(
        "enter_result",
        "POST",
        f"{HERE}/result",
        body.RoundResult,
        body.TournamentInfo,
        "Enter or correct a result (organiser)",
        cost=5,
    ),
    ApiRoute(
        "end_tournament",
        "POST",
        f"{HERE}/end",
        body.EndTournament,
        body.TournamentInfo,
        "End the tournament (organiser)",
        cost=5,
    ),
)
