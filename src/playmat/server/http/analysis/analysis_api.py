"""The requests of the analysis: one function for each route of `analysis_routes`."""

from __future__ import annotations

import asyncio
import hashlib
from typing import NamedTuple

from starlette.requests import Request

from playmat.server.http import new_table, replays
from playmat.server.http.analysis import branches, readings
from playmat.server.http.api import Api
from playmat.server.http.asking import language
from playmat.server.http.guard import ANALYSES, RECORDS, address_of
from playmat.server.http.people import stories
from playmat.server.http.people.stories import Telling
from playmat.server.log.table_log import TableLog
from playmat.server.log.wishes import TableRefusal
from playmat.server.process.examination import Examined
from playmat.server.protocol.analysis_bodies import (
    Branch,
    DecisionAt,
    DecisionList,
    DecisionReview,
    MatchDecisions,
    WhatIf,
)

MOST_READ = 6
"""So many matches are kept as they were read; people go through one after the other."""

MOST_EXAMINED = 4_000
"""So many findings are kept: they are the same whoever asks."""


class Reading(NamedTuple):
    """A match that somebody looks back at.

    Attributes:
        key: what tells it from others: the table or record, and the seat.
        table: its table.
        telling: the match as the seat went through it.
        person: for whom the processes work.
    """

    key: tuple[str, int]
    table: TableLog
    telling: Telling
    person: str


class AnalysisApi:
    """The functions of the routes of the analysis.

    Args:
        api: people, tables and limits.
    """

    def __init__(self, api: Api) -> None:
        self._api = api
        self._read = readings.Kept[tuple[str, int], Telling](MOST_READ)
        self._examined = readings.Kept[tuple[str, int, int], Examined](MOST_EXAMINED)

    async def decisions(self, request: Request, wanted: MatchDecisions) -> DecisionList:
        """The decisions of a seat in a finished match."""
        reading = await self._reading(request, wanted)
        async with self._api.turn(request):
            return await asyncio.to_thread(readings.listed, reading.telling, language(request))

    async def examine(self, request: Request, wanted: DecisionAt) -> DecisionReview:
        """The cost of a decision, and the best ways to answer it."""
        await self._api.limits.count(ANALYSES, "analysis", address_of(request.scope))
        reading = await self._reading(request, wanted)
        decision, key = readings.decision_at(reading.telling, wanted.n), (*reading.key, wanted.n)
        found = self._examined.had(key)
        if found is None:
            asked = readings.examination(reading.telling, decision)
            found = self._examined.keep(key, await self._api.registry.bots.examine(asked, reading.person))
        return readings.reviewed(reading.telling, decision, found, language(request))

    async def what_if(self, request: Request, wanted: WhatIf) -> Branch:
        """Another answer at a decision, and what comes of it."""
        await self._api.limits.count(ANALYSES, "analysis", address_of(request.scope))
        _key, table, telling, person = await self._reading(request, wanted)
        decision, bots = readings.decision_at(telling, wanted.n), self._api.registry.bots
        async with self._api.turn(request):
            match = await asyncio.to_thread(branches.begun, table, telling, decision, wanted)
        await branches.play_on(match, telling, bots, person)
        worth = await branches.chance(match, telling, bots, person)
        async with self._api.turn(request):
            return await asyncio.to_thread(branches.shown, table, telling, match, worth, language(request))

    async def _reading(self, request: Request, wanted: MatchDecisions | DecisionAt | WhatIf) -> Reading:
        """The match that is meant, for somebody who may see its hands.

        Raises:
            TableRefusal: they may not; or a table and a record are named, or neither.
            NoSuchTable, BadRecord: there is none.
        """
        if bool(wanted.table) + bool(wanted.record) != 1:
            raise TableRefusal("server-analysis-one")
        address = address_of(request.scope)
        if wanted.record:
            await self._api.limits.count(RECORDS, "record", address)
            async with self._api.turn(request):
                table = await asyncio.to_thread(replays.table_of_record, wanted.record)
            name, own = hashlib.sha256(wanted.record.encode()).hexdigest(), list[int]()
        else:
            table, person = await self._api.finished(request, wanted.table)
            if not new_table.may_see_all(table, person):
                raise TableRefusal("server-not-your-replay")
            name, own = wanted.table, table.seats_of(person.id) if person is not None else []
        seat = min(own, default=0) if wanted.seat < 0 else min(wanted.seat, len(table.places) - 1)
        telling = self._read.had((name, seat))
        if telling is None:
            async with self._api.turn(request):
                telling = self._read.keep((name, seat), await asyncio.to_thread(stories.read, table, seat))
        return Reading((name, seat), table, telling, address)
