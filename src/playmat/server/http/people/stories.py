"""The story of a finished match for one seat: how its chances went, and where they turned."""

from __future__ import annotations

from typing import NamedTuple

from playmat import texts
from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.game import Game
from playmat.lab.review.course import Course, Decision, course
from playmat.lab.review.curve import Point, curve, last_chance, points_of, turned, within
from playmat.server.game_sets import cards_of
from playmat.server.log.table_log import TableLog
from playmat.server.process.bot_pool import BotPool
from playmat.server.process.bot_process import Question
from playmat.server.process.review import Review
from playmat.server.protocol.server_messages import TableInfo
from playmat.server.protocol.story_bodies import Story, StoryPoint, TurningPoint

ADVISER = "greedy"
"""The player that says what else was possible: quick, and always the same for the same position."""


class Telling(NamedTuple):
    """A match as a seat went through it, with what it takes to ask the computer players' processes.

    Attributes:
        game: what was played.
        cards: which data it was played with.
        course: the decisions of the seat.
        last: the chance at the end, in percent: it is won, lost or drawn.
    """

    game: Game
    cards: str
    course: Course
    last: int


def read(table: TableLog, seat: int) -> Telling:
    """Play a finished match again and note what a seat was asked."""
    game = table.playing.game
    last = last_chance(game, table.winners or (), seat)
    return Telling(game, cards_of(game), course(table.playing, seat), last)


def reviewed(telling: Telling) -> Review:
    """The question to a process: how the points looked to the seat."""
    positions = [one.state.encode() for one in points_of(telling.course)]
    return Review(telling.game.id, positions, telling.course.seat, telling.cards)


def question(telling: Telling, decision: Decision) -> Question:
    """The question to the adviser about a decision."""
    position = decision.state.encode()
    return Question(
        telling.game.id, position, telling.course.seat, ADVISER, seed=decision.n, cards=telling.cards
    )


def worded(telling: Telling, decision: Decision, answer: int, lang: str) -> str:
    """The meaning of an answer to a decision, as the game says it."""
    choice = Choice()
    decision.state.offer(telling.course.seat, choice)
    return texts.render(telling.game.describe(decision.state, choice, answer), lang)


def turning_point(
    telling: Telling,
    step: tuple[Point, Point],
    decision: Decision,
    other: int | None,
    lang: str,
) -> TurningPoint:
    """A turning point in words.

    Args:
        telling: the match as the seat went through it.
        step: the points before and after.
        decision: the decision that is looked at.
        other: what the adviser would have answered, if it is something else.
        lang: the language.
    """
    begin, end = step
    return TurningPoint(
        decision.n,
        decision.turn,
        begin.chance,
        end.chance,
        worded(telling, decision, decision.answer, lang),
        "" if other is None else worded(telling, decision, other, lang),
    )


async def tell(telling: Telling, info: TableInfo, bots: BotPool, person: str, lang: str) -> Story:
    """The story; what has to be reckoned, the computer players' processes reckon.

    Args:
        telling: the match as the seat went through it.
        info: the table as the reader may know it.
        bots: the processes.
        person: for whom they work.
        lang: the language.

    Raises:
        BotFailed: no process could say.
    """
    found = telling.course
    chances = (await bots.review(reviewed(telling), person)).chances
    points = curve(found, chances, telling.last)
    turning = []
    for step in turned(found, points):
        decisions = within(found, *step)
        for decision in decisions:
            other = (await bots.ask(question(telling, decision), person)).answer
            if other not in (decision.answer, PASS_OFFER):
                turning.append(turning_point(telling, step, decision, other, lang))
                break
        else:
            turning.append(turning_point(telling, step, decisions[0], None, lang))
    own = sum(not one.window.optional for one in found.decisions)
    return Story(info, found.seat, [StoryPoint(*point) for point in points], turning, own, found.turns)
