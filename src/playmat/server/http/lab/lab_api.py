"""The requests of the lab: one function for each route of `lab_routes`."""

from __future__ import annotations

import asyncio
import secrets

from starlette.requests import Request

from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import games
from playmat.lab.balance.figures import TABLES, check_libraries
from playmat.lab.balance.house_reports import house_reports
from playmat.lab.files import BadFile
from playmat.server.http.asking import language
from playmat.server.http.doors import Doors
from playmat.server.http.lab.report_pages import report_info, whole_report, wished_plan
from playmat.server.process.audience.viewer import said
from playmat.server.process.laboratory import Laboratory
from playmat.server.protocol import lab_bodies as body
from playmat.server.storage.lab_reports import LabReports
from playmat.server.storage.people.names import PersonRefused

SEEDS = 31
"""The bits of the seed of a report: as people write one."""


class LabApi:
    """The functions of the routes of the lab.

    Args:
        doors: the doors of this server.
        laboratory: makes reports.
        reports: those that were made here.
        programs: the names of the programs that play at this server.
    """

    def __init__(
        self, doors: Doors, laboratory: Laboratory, reports: LabReports, programs: frozenset[str]
    ) -> None:
        self._doors = doors
        self._laboratory = laboratory
        self._reports = reports
        self._programs = programs

    async def lab(self, request: Request) -> body.LabInfo:
        """The reports, and the one that is being made."""
        lang, owner = language(request), self._is_owner(request)
        # What is being made is looked at first: what is done by then is among those that are kept.
        run, stopped, failed = self._laboratory.run, self._laboratory.stopped, self._laboratory.failed
        missing = _missing() if owner else None
        kept = await self._reports.listed()
        shown = [(one.id, one.facts) for one in kept if one.facts is not None and one.facts.game in games()]
        readable = {name for name, _facts in shown}
        lost = [body.LostReport(one.id, one.made) for one in kept if one.id not in readable]
        listed = await asyncio.to_thread(
            lambda: [
                *(report_info(name, one, lang, house=True) for name, one in house_reports().items()),
                *(report_info(name, one, lang, house=False) for name, one in shown),
            ]
        )
        return body.LabInfo(
            listed,
            owner and missing is None,
            said(missing, lang) if missing is not None else None,
            run,
            said(failed, lang) if owner and failed is not None else None,
            owner and stopped,
            lost if owner else [],
        )

    async def lab_report(self, request: Request) -> body.Report:
        """A report."""
        name, lang = str(request.path_params["report"]), language(request)
        house = (await asyncio.to_thread(house_reports)).get(name)
        kept = house or await self._reports.find(name)
        return await asyncio.to_thread(whole_report, name, kept, lang, house=house is not None)

    async def start_report(self, request: Request, wanted: body.StartReport) -> body.LabInfo:
        """Have a report made."""
        self._check_owner(request)
        check_libraries(TABLES)
        await self._reports.check_room()
        plan = await asyncio.to_thread(wished_plan, wanted, secrets.randbits(SEEDS), self._programs)
        self._laboratory.start(plan)
        return await self.lab(request)

    async def stop_report(self, request: Request) -> body.LabInfo:
        """Stop the report that is being made."""
        self._check_owner(request)
        await self._laboratory.stop()
        return await self.lab(request)

    async def drop_report(self, request: Request, wanted: body.DropReport) -> body.LabInfo:
        """Delete a report that was made here."""
        self._check_owner(request)
        await self._reports.drop(wanted.id)
        return await self.lab(request)

    def _is_owner(self, request: Request) -> bool:
        """Return whether somebody sits at the machine of a server for one machine, in its only process."""
        return self._doors.opener is not None and self._doors.at_home(request.scope)

    def _check_owner(self, request: Request) -> None:
        """Let nobody else in.

        Raises:
            PersonRefused: it is somebody else.
        """
        if not self._is_owner(request):
            raise PersonRefused("server-lab-owner")


def _missing() -> Phrase | None:
    """The libraries that are missing here, as a phrase; None if all are there."""
    try:
        check_libraries(TABLES)
    except BadFile as error:
        return error.phrase
    return None
