"""A route of the HTTP interface, as a type."""

from __future__ import annotations

from typing import NamedTuple

from playmat.server.protocol.http_bodies import MAX_BODY


class ApiRoute(NamedTuple):
    """A route of the HTTP interface.

    Attributes:
        name: the function that serves it.
        method: GET or POST.
        path: its path; words in braces are parameters.
        takes: the type of the JSON body, or None.
        gives: the type of the JSON answer; `str` for plain text, None for an empty answer.
        what: what it does; parameters of the query are named here.
        most: the most bytes of the body.
        cost: as how many requests it counts: one for each millisecond or less that it works.
    """

    name: str
    method: str
    path: str
    takes: type | None
    gives: type | None
    what: str
    most: int = MAX_BODY
    cost: int = 1
