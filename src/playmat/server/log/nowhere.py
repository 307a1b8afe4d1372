"""A table that is nowhere: it has a match, and no log in a database."""

from __future__ import annotations

from playmat.kernel.match.match import Match
from playmat.server.log.table_events import LogRow, Opened, Place
from playmat.server.log.table_log import TableLog
from playmat.server.protocol.server_messages import Clock


def table_nowhere(match: Match, seen: bool) -> TableLog:
    """A table that is nowhere, with people at all seats of a match.

    Args:
        match: the match.
        seen: everybody may find it and look on.
    """
    setup = match.setup
    places = tuple(Place("person", role=seat.role, name=seat.name, deck=seat.deck) for seat in setup.seats)
    opened = Opened(
        setup.game,
        setup.ruleset,
        dict(setup.options),
        places,
        Clock(),
        public=seen,
        watch=seen,
        hints=False,
        maker="",
    )
    table = TableLog("")
    table.take(LogRow(1, 0.0, opened))
    table.match = match
    return table
