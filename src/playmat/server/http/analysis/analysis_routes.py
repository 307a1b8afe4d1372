"""The routes of the analysis."""

from __future__ import annotations

from playmat.server.http.route import ApiRoute
from playmat.server.protocol import analysis_bodies as body
from playmat.server.protocol.http_bodies import RECORD_BODY
from playmat.server.protocol.story_bodies import MatchLedger, OpenCurve, Story

ANALYSIS_ROUTES = (
    ApiRoute(
        "story",
        "GET",
        "/api/tables/{table}/story",
        None,
        Story,
        "How a finished match went for a seat, and where it turned: `?seat=` (else mine), `?lang=`",
        cost=20,
    ),
    ApiRoute(
        "open_curve",
        "GET",
        "/api/tables/{table}/open-curve",
        None,
        OpenCurve,
        "How a finished match went for a seat with all hands open: `?seat=` (else mine)",
        cost=20,
    ),
    ApiRoute(
        "account",
        "GET",
        "/api/tables/{table}/account",
        None,
        MatchLedger,
        "Luck apart from skill in a finished match, and the card that gained most: `?seat=` (else mine)",
        cost=20,
    ),
    ApiRoute(
        "decisions",
        "POST",
        "/api/analysis/decisions",
        body.MatchDecisions,
        body.DecisionList,
        "The decisions of a seat in a finished match or a record",
        RECORD_BODY,
        cost=20,
    ),
    ApiRoute(
        "examine",
        "POST",
        "/api/analysis/decision",
        body.DecisionAt,
        body.DecisionReview,
        "What a decision cost, and the best ways to answer it",
        RECORD_BODY,
        cost=5,
    ),
    ApiRoute(
        "what_if",
        "POST",
        "/api/analysis/branch",
        body.WhatIf,
        body.Branch,
        "Another answer at a decision, and what comes of it, with hidden cards dealt again; nothing is kept",
        RECORD_BODY,
        cost=10,
    ),
    ApiRoute(
        "own_turn",
        "POST",
        "/api/games/{game}/lessons/{lesson}/turn",
        body.OwnAnswers,
        body.OwnTurnNow,
        "A whole turn on your own after a lesson, against the gentlest computer player; nothing is kept",
        cost=10,
    ),
)
