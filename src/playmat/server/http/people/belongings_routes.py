"""The routes of belongings: lessons, puzzles and decks of somebody."""

from __future__ import annotations

from playmat.server.http.route import ApiRoute
from playmat.server.protocol.belonging_bodies import BelongingList, KeepBelongings, TheseBelongings

BELONGINGS_ROUTES = (
    ApiRoute(
        "belongings",
        "GET",
        "/api/belongings",
        None,
        BelongingList,
        "The lessons I have finished, the puzzles I have solved, and my decks",
        cost=5,
    ),
    ApiRoute(
        "keep_belongings",
        "POST",
        "/api/belongings",
        KeepBelongings,
        BelongingList,
        "Keep lessons, puzzles and decks as mine; one that cannot be kept is refused without the others",
        cost=5,
    ),
    ApiRoute(
        "drop_belongings",
        "POST",
        "/api/belongings/drop",
        TheseBelongings,
        BelongingList,
        "Give up some lessons, puzzles or decks of mine",
        cost=5,
    ),
)
"""The routes of belongings."""
