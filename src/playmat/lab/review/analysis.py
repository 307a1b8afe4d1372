"""The analysis of a match that is over: decision by decision, and all in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.errors import BadRecord, BadSetup
from playmat.kernel.game import Result
from playmat.kernel.match.match import Match
from playmat.lab.luck.ledger import moments_of
from playmat.lab.luck.outlook import SEATS, beginning, check_told, is_told
from playmat.lab.review.course import Course, course
from playmat.lab.review.curve import Point, chances, curve, last_chance, points_of, turned, within
from playmat.lab.review.open_cards import as_they_lay, open_chances
from playmat.lab.review.verdicts import Judge, Verdict
from playmat.players import is_player

INTERRUPTED: Final = "interrupted"
"""Somebody did not want to wait any longer."""

OUT_OF_TIME: Final = "out-of-time"
"""The analysis was to take no longer."""


class Turning(NamedTuple):
    """A stretch that turned the chances of a seat.

    Attributes:
        begin, end: the points of the curve at its ends.
        verdict: the decision in it that is told.
    """

    begin: Point
    end: Point
    verdict: Verdict


class Luck(NamedTuple):
    """The luck of a seat, in its own chance to win.

    Attributes:
        start: the chance before anything was dealt.
        gained: what chance gave or took, all in all.
    """

    start: float
    gained: float


class Review(NamedTuple):
    """The analysis of a match for one seat.

    Attributes:
        course: its decisions.
        verdicts: those among several answers, as far as they were looked at.
        points: the curve of its chances.
        open_points: the same with all hands open; empty where that is not told.
        turning: what turned the match.
        luck: its luck, or None where that is not told.
    """

    course: Course
    verdicts: list[Verdict]
    points: list[Point]
    open_points: list[Point]
    turning: list[Turning]
    luck: Luck | None

    @property
    def marks(self) -> Counter[str]:
        """The number of decisions by their marks."""
        return Counter(one.mark for one in self.verdicts)

    @property
    def agreed(self) -> int:
        """The number of decisions that the computer would have taken, too."""
        return sum(one.agreed for one in self.verdicts)

    @property
    def lost(self) -> float:
        """The sum of the chances that were lost."""
        return sum(one.lost for one in self.verdicts)


class MatchAnalysis(NamedTuple):
    """The analysis of a match.

    Attributes:
        match: the match.
        result: how it ended.
        reviews: of each seat that was asked for.
        player: the computer player that the decisions were compared with.
        deals: on how many deals.
        seed: of all draws.
        asked: how many decisions there are to look at.
        stopped: why not all decisions and the luck were looked at: `INTERRUPTED`, `OUT_OF_TIME`, or nothing.
    """

    match: Match
    result: Result
    reviews: list[Review]
    player: str
    deals: int
    seed: int
    asked: int
    stopped: str

    @property
    def seen(self) -> int:
        """The number of decisions that were looked at."""
        return sum(len(one.verdicts) for one in self.reviews)


class AnalysisPlan(NamedTuple):
    """The plan of an analysis: who is asked, and how thoroughly.

    Attributes:
        player: the computer player that is asked, by name.
        deals: on how many deals answers are compared.
        seed: of all draws.
    """

    player: str
    deals: int
    seed: int


class Work:
    """The work on an analysis: made, it has read the match, and is ready to `go` through its decisions.

    Args:
        match: the match; it stays as it is.
        seats: whose decisions.
        plan: how.

    Attributes:
        wanted: the decisions to look at, in their order, each with its place and seat.

    Raises:
        BadRecord: the match is not over.
        BadSetup: nobody of the player's name plays the game.
    """

    def __init__(self, match: Match, seats: Sequence[int], plan: AnalysisPlan) -> None:
        if match.result is None:
            raise BadRecord("analysis-unfinished")
        self.match = match
        self.result = match.result
        self.plan = plan
        self.judges = {seat: Judge(match.game, seat, *plan) for seat in seats}
        self.courses = {seat: course(match, seat) for seat in seats}
        self.wanted = sorted(
            (one.n, seat, one)
            for seat, found in self.courses.items()
            for one in found.decisions
            if one.window.count > 1 or one.window.optional
        )
        self.verdicts: dict[int, list[Verdict]] = {seat: [] for seat in seats}

    def go(self, tell: Callable[[int], None], going: Callable[[], bool]) -> MatchAnalysis:
        """Make the analysis; an interruption ends it with what there is.

        The curves come first: after an interruption nothing is left to do that another one could break off.
        Where time is short they end early, too.

        Args:
            tell: is told after each decision how many have been looked at.
            going: asked before each point of a curve, each decision and each moment of luck, whether there is
                time for it.

        Raises:
            PlayerFailed: the player that the decisions are compared with failed.
        """
        curves = {seat: self.curve(seat, going) for seat in self.courses}
        luck: dict[int, Luck] | None = None
        opened: dict[int, list[Point]] = {}
        stopped = OUT_OF_TIME
        try:
            for place, (_n, seat, decision) in enumerate(self.wanted, 1):
                if not going():
                    break
                self.verdicts[seat].append(self.judges[seat].verdict(decision))
                tell(place)
            else:
                found = {seat: self.open_curve(seat, going) for seat in self.courses}
                luck = luck_of(self.match, going)
                if luck is not None:  # there was time for all
                    opened, stopped = found, ""
        except KeyboardInterrupt:
            stopped = INTERRUPTED
        reviews = [
            self.review(seat, points, opened.get(seat, []), (luck or {}).get(seat))
            for seat, points in curves.items()
        ]
        return MatchAnalysis(self.match, self.result, reviews, *self.plan, len(self.wanted), stopped)

    def curve(self, seat: int, going: Callable[[], bool]) -> list[Point]:
        """The curve of a seat, as far as there is time for it."""
        found, game = self.courses[seat], self.match.game
        told = chances(game, [one.state for one in points_of(found)], seat, going)
        return curve(found, told, last_chance(game, self.result.winners, seat))

    def open_curve(self, seat: int, going: Callable[[], bool]) -> list[Point]:
        """The curve of a seat with all hands open, as far as there is time; empty where it is not told."""
        found, game = self.courses[seat], self.match.game
        if not is_told(game):
            return []
        positions = as_they_lay(self.match, [one.n for one in points_of(found)])
        told = open_chances(game, positions, seat, going)
        return curve(found, told, last_chance(game, self.result.winners, seat))

    def review(self, seat: int, points: list[Point], open_points: list[Point], luck: Luck | None) -> Review:
        """The analysis for a seat, as far as it got."""
        found, verdicts = self.courses[seat], self.verdicts[seat]
        return Review(found, verdicts, points, open_points, turning_points(found, points, verdicts), luck)


def seats_of_people(match: Match) -> list[int]:
    """The seats at which people played; all seats if nobody did."""
    seats = range(len(match.setup.seats))
    return [seat for seat in seats if not is_player(match.setup.seats[seat].name)] or list(seats)


def turning_points(found: Course, points: Sequence[Point], verdicts: Sequence[Verdict]) -> list[Turning]:
    """The stretches that turned the chances, each with the decision that is told of it.

    That is the one that lost most; else the first that the computer would have taken in another way.
    """
    by_place = {one.decision.n: one for one in verdicts}
    told = []
    for begin, end in turned(found, points):
        seen = [by_place[one.n] for one in within(found, begin, end) if one.n in by_place]
        if seen:
            told.append(Turning(begin, end, max(seen, key=_telling)))
    return told


def _telling(verdict: Verdict) -> tuple[float, bool]:
    """The order of verdicts by how much they tell."""
    return verdict.lost, verdict.other not in (verdict.decision.answer, PASS_OFFER)


def luck_of(match: Match, going: Callable[[], bool]) -> dict[int, Luck] | None:
    """The luck of each seat of a match that is over; nothing where it cannot be told.

    Args:
        match: the match; it stays as it is.
        going: asked at each moment whether there is time for it.

    Returns:
        None if there was not.
    """
    try:
        check_told(match.game)
    except BadSetup:
        return {}
    start = beginning(match.game, match.setup, range(SEATS))
    moments = []
    for one in moments_of(match, start, weigh=False):
        if not going():
            return None
        moments.append(one)
    return {seat: Luck(start[seat], sum(one.luck[seat] for one in moments)) for seat in range(SEATS)}
