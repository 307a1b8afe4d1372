"""The routes of the lab."""

from __future__ import annotations

from playmat.server.http.route import ApiRoute
from playmat.server.protocol import lab_bodies as body

LAB_ROUTES = (
    ApiRoute(
        "lab",
        "GET",
        "/api/lab",
        None,
        body.LabInfo,
        "The reports on balance, and the one that is being made. `?lang=`",
        cost=5,
    ),
    ApiRoute(
        "lab_report",
        "GET",
        "/api/lab/reports/{report}",
        None,
        body.Report,
        "A report on balance. `?lang=`",
        cost=5,
    ),
    ApiRoute(
        "start_report",
        "POST",
        "/api/lab/start",
        body.StartReport,
        body.LabInfo,
        "Have a report made; only at the machine of a server for one machine",
        cost=10,
    ),
    ApiRoute(
        "stop_report",
        "POST",
        "/api/lab/stop",
        None,
        body.LabInfo,
        "Stop the report that is being made; likewise",
    ),
    ApiRoute(
        "drop_report",
        "POST",
        "/api/lab/drop",
        body.DropReport,
        body.LabInfo,
        "Delete a report that was made here; likewise",
    ),
)
