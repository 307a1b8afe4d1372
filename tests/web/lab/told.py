"""A lab as a server tells it, without games that would have to be played for it first."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from playmat.server.protocol import lab_bodies as body
from playmat.server.protocol.server_messages import Said

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

DECKS = ["Wild Bloom", "Live Wire", "Quarry Brawl"]
COMMAND = "playmat report kmon --decks all --games 20 --seed 1234567"
ENDS = ("share", "share_low", "share_high")
OPENING = (
    *("opening_share", "opening_share_low", "opening_share_high"),
    *("opening_adds", "opening_adds_low", "opening_adds_high", "opening_p"),
)

HOUSE = body.ReportInfo("house-1", "kmon", "", ["greedy"], DECKS, 60, 1234567, "2026-11-28", True, True)
MINE = body.ReportInfo("mine-1", "kmon", "", ["greedy"], DECKS[:2], 20, 5, "2026-11-20", False, False)
HEROES = body.ReportInfo("house-2", "perilous", "", ["casual"], [], 200, 1, "2026-11-28", True, True)
REPORTS = [HOUSE, HEROES, MINE]

TABLES = [
    body.ReportTable(
        "labels",
        ["label", "sides", "points", *ENDS],
        [
            [DECKS[0], 40, 30.0, 0.75, 0.598, 0.858],
            [DECKS[1], 40, 18.0, 0.45, 0.307, 0.602],
            [DECKS[2], 40, 12.0, 0.3, 0.181, 0.454],
        ],
    ),
    body.ReportTable(
        "pairings",
        ["label", "other", "sides", "points", *ENDS],
        [
            [DECKS[1], DECKS[0], 20, 6.0, 0.3, 0.145, 0.519],
            [DECKS[0], DECKS[1], 20, 14.0, 0.7, 0.481, 0.855],
            [DECKS[0], DECKS[2], 20, 16.0, 0.8, 0.584, 0.919],
            [DECKS[2], DECKS[0], 20, 4.0, 0.2, 0.081, 0.416],
            [DECKS[1], DECKS[2], 20, 12.0, 0.6, 0.387, 0.781],
            [DECKS[2], DECKS[1], 20, 8.0, 0.4, 0.219, 0.613],
        ],
    ),
    body.ReportTable("first", ["label", "sides", "points", *ENDS], [["all", 60, 33.0, 0.55, 0.425, 0.669]]),
    body.ReportTable("lengths", ["turns", "matches"], [[9, 4], [10, 30], [12, 26]]),
    body.ReportTable(
        "endings",
        ["cause", "matches", "share"],
        [["A team is exhausted.", 45, 0.75], ["A deck ran out.", 15, 0.25]],
    ),
    body.ReportTable(
        "leads",
        ["turn", "matches", "right", "lean", "ahead", "ahead_low", "ahead_high"],
        [[1, 60, 31, 0.05, 0.517, 0.393, 0.638], [2, 60, 45, 0.2, 0.75, 0.628, 0.842]],
    ),
    body.ReportTable("changes", ["changes", "matches", "comebacks"], [[0, 40, 2], [1, 15, 5], [3, 5, 4]]),
    body.ReportTable(
        "decisions",
        ["figure", "mean", "q5", "q50", "q95"],
        [["decisions", 1126.517, 82.0, 130.0, 163.65], ["turns", 11.25, 9.0, 10.0, 12.0]],
    ),
    body.ReportTable(
        "cards",
        ["card", "opening", "times", *OPENING],
        [
            ["Frostusk", 30, 12, 0.5, 0.331, 0.669, 0.02, -0.1, 0.14, 0.81],
            ["Gust Blade", 24, 40, 0.75, 0.551, 0.88, 0.3, 0.15, 0.45, 0.0002],
            ['Claw, "sharp"', 20, 3, 0.3, 0.145, 0.519, -0.25, -0.45, -0.05, 0.031],
            ["Never Held", 0, 0, None, 0.0, 1.0, None, None, None, None],
        ],
    ),
]


def report(info: body.ReportInfo = HOUSE, tables: list[body.ReportTable] = TABLES) -> body.Report:
    """A report in which two games stopped with an error."""
    return body.Report(info, 2, COMMAND, tables)


@dataclass
class Lab:
    """The answers of a server about its lab, and what it is asked.

    Attributes:
        info: what it tells.
        report: the report behind every link.
        asked: the ends of the addresses of what it was sent, with the bodies.
        seen: how often somebody asked how it is.
    """

    info: body.LabInfo
    report: body.Report = field(default_factory=report)
    asked: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    seen: int = 0

    def at(self, page: Page) -> Lab:
        """Answer in place of the server, in a page and from now on."""
        page.route("**/api/lab**", self.answer)
        page.route("**/api/lab/**", self.answer)
        return self

    def answer(self, route: Route) -> None:
        """Answer a request."""
        path = route.request.url.partition("?")[0]
        if "/reports/" in path:
            route.fulfill(body=msgspec.json.encode(self.report), content_type="application/json")
            return
        if route.request.method == "POST":
            self.post(path.rpartition("/")[2], json.loads(route.request.post_data or "{}"))
        else:
            self.seen += 1
        route.fulfill(body=msgspec.json.encode(self.info), content_type="application/json")

    def post(self, what: str, sent: dict[str, Any]) -> None:
        """Do as the server does."""
        self.asked.append((what, sent))
        if what == "start":
            self.info = msgspec.structs.replace(
                self.info, run=body.ReportRun(sent["game"], 0, 120), failed=None, stopped=False
            )
        elif what == "stop":
            self.end(stopped=True)
        elif what == "drop":
            left = [one for one in self.info.reports if one.id != sent["id"]]
            lost = [one for one in self.info.lost if one.id != sent["id"]]
            self.info = msgspec.structs.replace(self.info, reports=left, lost=lost)

    def go_on(self, done: int) -> None:
        """Have so many games been played."""
        assert self.info.run is not None
        run = msgspec.structs.replace(self.info.run, done=done)
        self.info = msgspec.structs.replace(self.info, run=run)

    def end(self, made: body.ReportInfo | None = None, failed: str = "", *, stopped: bool = False) -> None:
        """End the run, with a report or without one."""
        reports = [*self.info.reports[:2], *([made] if made else []), *self.info.reports[2:]]
        self.info = msgspec.structs.replace(
            self.info, reports=reports, run=None, failed=Said(failed) if failed else None, stopped=stopped
        )


def owned() -> Lab:
    """The lab as its owner sees it."""
    return Lab(body.LabInfo(REPORTS, may_start=True))


def visited() -> Lab:
    """The lab as everybody else sees it."""
    return Lab(body.LabInfo(REPORTS, may_start=False))
