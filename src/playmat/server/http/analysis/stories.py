"""The story of a finished match for one seat: how its chances went, and where they turned."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from playmat import __version__, texts
from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.game import Game, Setup
from playmat.kernel.match.record import write_record
from playmat.lab.luck.outlook import is_told
from playmat.lab.review.course import Course, Decision, course
from playmat.lab.review.curve import Point, curve, last_chance, points_of, turned, within
from playmat.server.game_sets import cards_of, own_of
from playmat.server.log.table_events import Opened
from playmat.server.log.table_log import TableLog
from playmat.server.process.accounting import Accounted, LedgerTask
from playmat.server.process.bot_pool import BotPool
from playmat.server.process.bot_process import MoveTask
from playmat.server.process.review import OpenTask, ReviewTask
from playmat.server.protocol.server_messages import TableInfo
from playmat.server.protocol.story_bodies import (
    BestCard,
    LedgerSide,
    LuckLedger,
    MatchLedger,
    Story,
    StoryPoint,
    TurningPoint,
)

ADVISER = "greedy"
"""The player that says what else was possible: quick, and always the same for the same position."""


LEAST_GAIN = 0.01
"""A card that gained less, all in all, is not told as the best one."""


class SeatStory(NamedTuple):
    """A match as a seat went through it, with what it takes to ask the computer players' processes.

    Attributes:
        game: what was played.
        cards: which data it was played with.
        course: the decisions of the seat.
        last: the chance at the end, in percent: it is won, lost or drawn.
        setup: the match that was played.
        opened: its table, with those who sat there last.
        record: the match, as a record.
    """

    game: Game
    cards: str
    course: Course
    last: int
    setup: Setup
    opened: Opened
    record: str


def read(table: TableLog, seat: int) -> SeatStory:
    """Play a finished match again and note what a seat was asked."""
    match, opened = table.playing, structs.replace(table.opened, places=tuple(table.places))
    game = match.game
    last = last_chance(game, table.winners or (), seat)
    return SeatStory(
        game, cards_of(game), course(match, seat), last, match.setup, opened, write_record(match, __version__)
    )


def reviewed(telling: SeatStory) -> ReviewTask:
    """The question to a process: how the points looked to the seat."""
    positions = [one.state.encode() for one in points_of(telling.course)]
    return ReviewTask(telling.game.id, positions, telling.course.seat, telling.cards, own_of(telling.game))


def opened(telling: SeatStory) -> OpenTask:
    """The question to a process: the same points with all hands open."""
    at = [one.n for one in points_of(telling.course)]
    seat, game = telling.course.seat, telling.game
    return OpenTask(game.id, telling.record, at, seat, telling.cards, own_of(game))


async def look_open(telling: SeatStory, bots: BotPool, person: str) -> list[Point]:
    """The curve with all hands open; empty in games where it is not told. For who may see every hand.

    Args:
        telling: the match as the seat went through it.
        bots: the processes that do the work.
        person: for whom they work.

    Raises:
        BotFailed: no process could say.
    """
    if not is_told(telling.game):
        return []
    chances = (await bots.review(opened(telling), person)).chances
    return curve(telling.course, chances, telling.last)


def question(telling: SeatStory, decision: Decision) -> MoveTask:
    """The question to the adviser about a decision."""
    position = decision.state.encode()
    return MoveTask(
        telling.game.id,
        position,
        telling.course.seat,
        ADVISER,
        seed=decision.n,
        cards=telling.cards,
        own=own_of(telling.game),
    )


def worded(telling: SeatStory, decision: Decision, answer: int, lang: str) -> str:
    """The meaning of an answer to a decision, as the game says it."""
    choice = Choice()
    decision.state.offer(telling.course.seat, choice)
    return texts.render(telling.game.describe(decision.state, choice, answer), lang)


class StoryTurning(NamedTuple):
    """A stretch that turned the match.

    Attributes:
        begin, end: the points of the curve at its ends.
        decision: the decision in it that is told.
        other: what the adviser would have answered, if it is something else.
    """

    begin: Point
    end: Point
    decision: Decision
    other: int | None


class StoryFindings(NamedTuple):
    """The findings about a match for a seat, in no language.

    Attributes:
        points: the curve.
        turning: what turned the match.
    """

    points: list[Point]
    turning: list[StoryTurning]


async def look(telling: SeatStory, bots: BotPool, person: str) -> StoryFindings:
    """Find how the chances went, and where they turned; the computer players' processes do the work.

    Args:
        telling: the match as the seat went through it.
        bots: the processes.
        person: for whom they work.

    Raises:
        BotFailed: no process could say.
    """
    chances = (await bots.review(reviewed(telling), person)).chances
    points = curve(telling.course, chances, telling.last)
    turning = []
    for begin, end in turned(telling.course, points):
        decisions = within(telling.course, begin, end)
        for decision in decisions:
            other = (await bots.ask(question(telling, decision), person)).answer
            if other not in (decision.answer, PASS_OFFER):
                turning.append(StoryTurning(begin, end, decision, other))
                break
        else:
            turning.append(StoryTurning(begin, end, decisions[0], None))
    return StoryFindings(points, turning)


def told(telling: SeatStory, found: StoryFindings, info: TableInfo, lang: str) -> Story:
    """The story in a language.

    Args:
        telling: the match as the seat went through it.
        found: what was found about it.
        info: the table as the reader may know it.
        lang: the language.
    """
    seen = telling.course
    own = sum(not one.window.optional for one in seen.decisions)
    points = [StoryPoint(*point) for point in found.points]
    turning = [turning_point(telling, one, lang) for one in found.turning]
    return Story(info, seen.seat, points, turning, own, seen.turns)


def turning_point(telling: SeatStory, one: StoryTurning, lang: str) -> TurningPoint:
    """A turning point in words."""
    decision = one.decision
    return TurningPoint(
        decision.n,
        decision.turn,
        one.begin.chance,
        one.end.chance,
        worded(telling, decision, decision.answer, lang),
        "" if one.other is None else worded(telling, decision, one.other, lang),
    )


def accounting(telling: SeatStory) -> LedgerTask:
    """The question to a process: luck apart from skill, and the cards that the seat played."""
    return LedgerTask(
        telling.game.id, telling.record, telling.course.seat, telling.cards, own_of(telling.game)
    )


def accounted(found: Accounted) -> MatchLedger:
    """The account of a match as a client is told it, in points of a hundred."""
    best = next((one for one in found.played if one.gained >= LEAST_GAIN), None)
    card = BestCard(best.code, best.times, in_points(best.gained)) if best is not None else None
    if found.account is None:
        return MatchLedger(None, card)
    parts = found.account
    own, other = (
        LedgerSide(in_points(parts.luck[seat]), in_points(parts.errors[seat]), found.decisions[seat])
        for seat in (parts.seat, 1 - parts.seat)
    )
    told = LuckLedger(in_points(parts.start), own, other, in_points(parts.rest), in_points(parts.result))
    return MatchLedger(told, card)


def in_points(chance: float) -> float:
    """A change of a chance in points of a hundred."""
    return round(100 * chance, 1)
