"""The tables of a list: those that a query asks for, of people who may meet."""

from __future__ import annotations

from starlette.requests import Request

from playmat.server.log.summary import Summary


def narrowed(found: list[Summary], request: Request) -> list[Summary]:
    """The tables of the game, the clock and the kind that a query names."""
    asked = request.query_params
    return [
        one
        for one in found
        if asked.get("game", one.game) == one.game
        and asked.get("clock", one.clock.kind) == one.clock.kind
        and asked.get("rated", "yes" if one.rated else "no") == ("yes" if one.rated else "no")
    ]


def together(found: list[Summary], apart: frozenset[str]) -> list[Summary]:
    """The tables without those where somebody sits from whom one is kept apart."""
    return [one for one in found if not any(place.person in apart for place in one.places)]
