"""The requests of the analysis: one function for each route of `analysis_routes`."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from playmat.server.http.analysis import branches, own_turns, readings, stories
from playmat.server.http.analysis.lookbacks import FindingsKept, Lookback, Lookbacks
from playmat.server.http.api import Api
from playmat.server.http.asking import game_id, language
from playmat.server.http.guard import ANALYSES, address_of
from playmat.server.log.wishes import TableRefusal
from playmat.server.process.examination import Examined
from playmat.server.protocol.analysis_bodies import (
    Branch,
    DecisionAt,
    DecisionList,
    DecisionReview,
    MatchDecisions,
    OwnAnswers,
    OwnTurnNow,
    WhatIf,
)

MOST_EXAMINED = 4_000
"""So many findings are kept: they are the same whoever asks."""


class AnalysisApi:
    """The functions of the routes of the analysis.

    Args:
        api: people, tables and limits.
        lookbacks: the matches that people look back at.
    """

    def __init__(self, api: Api, lookbacks: Lookbacks) -> None:
        self._api = api
        self._lookbacks = lookbacks
        self._examined = FindingsKept[tuple[str, int, int], Examined](MOST_EXAMINED)

    async def decisions(self, request: Request, wanted: MatchDecisions) -> DecisionList:
        """The decisions of a seat in a finished match."""
        found = await self._lookback(request, wanted)
        async with self._api.turn(request):
            return await asyncio.to_thread(readings.listed, found.telling, language(request))

    async def examine(self, request: Request, wanted: DecisionAt) -> DecisionReview:
        """The cost of a decision, and the best ways to answer it."""
        await self._api.limits.count(ANALYSES, "analysis", address_of(request.scope))
        back, bots = await self._lookback(request, wanted), self._api.registry.bots
        decision = readings.decision_at(back.telling, wanted.n)
        asked = readings.examination(back.telling, decision)
        found = await self._examined.of(
            (*back.key, wanted.n), lambda: bots.examine(asked, address_of(request.scope))
        )
        return readings.reviewed(back.telling, decision, found, language(request))

    async def what_if(self, request: Request, wanted: WhatIf) -> Branch:
        """Another answer at a decision, and what comes of it."""
        address = address_of(request.scope)
        await self._api.limits.count(ANALYSES, "analysis", address)
        telling = (await self._lookback(request, wanted)).telling
        decision, bots = readings.decision_at(telling, wanted.n), self._api.registry.bots
        async with self._api.turn(request):
            match = await asyncio.to_thread(branches.begun, telling, decision, wanted)
        await branches.play_on(
            match, telling.course.seat, stories.ADVISER, bots, address, lambda: match.is_over
        )
        worth = await branches.chance(match, telling, bots, address)
        async with self._api.turn(request):
            return await asyncio.to_thread(branches.shown, telling, match, worth, language(request))

    async def own_turn(self, request: Request, wanted: OwnAnswers) -> OwnTurnNow:
        """A whole turn on one's own after a lesson."""
        address, bots = address_of(request.scope), self._api.registry.bots
        await self._api.limits.count(ANALYSES, "analysis", address)
        lesson = str(request.path_params["lesson"])
        async with self._api.turn(request):
            turn = await asyncio.to_thread(own_turns.begun, game_id(request), lesson, wanted)
        await own_turns.play_on(turn, bots, address)
        async with self._api.turn(request):
            return await asyncio.to_thread(own_turns.shown, turn, language(request))

    async def _lookback(self, request: Request, wanted: MatchDecisions | DecisionAt | WhatIf) -> Lookback:
        """The match that is meant, for somebody who may see its hands.

        Raises:
            TableRefusal: they may not; or a table and a record are named, or neither.
            NoSuchTable, BadRecord: there is none.
        """
        if bool(wanted.table) + bool(wanted.record) != 1:
            raise TableRefusal("server-analysis-one")
        if wanted.record:
            return await self._lookbacks.of_record(request, wanted.record, wanted.seat)
        return await self._lookbacks.of_table(request, wanted.table, wanted.seat)
