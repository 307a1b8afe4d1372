"""The turn of one's own after a lesson: a branch that begins where the lesson ends; nothing of it is kept."""

from __future__ import annotations

from playmat.server.http.analysis import branches
from playmat.server.log.table_events import Opened, Place
from playmat.server.process.bot_pool import BotPool
from playmat.server.protocol.analysis_bodies import OwnAnswers, OwnTurnNow
from playmat.server.protocol.server_messages import Clock
from playmat.teaching.guide import LEARNER
from playmat.teaching.lessons import lesson_of
from playmat.teaching.own_turn import OwnTurn, gentle


def begun(game: str, lesson: str, wanted: OwnAnswers) -> OwnTurn:
    """The turn with the answers that it has so far.

    Raises:
        UnknownGame, NoSuchLesson: there is no such lesson.
        PlaymatError, TableRefusal: as in `branches.give`.
    """
    turn = OwnTurn(lesson_of(game, lesson), wanted.deal)
    branches.give(turn.match, LEARNER, wanted.moves, wanted.answer)
    return turn


async def play_on(turn: OwnTurn, bots: BotPool, person: str) -> None:
    """Have the computer answer for the others until the learner is asked again, or the turn is done.

    Raises:
        BotFailed: no process could say.
        TableRefusal: the turn gets too long.
    """
    match = turn.match
    await branches.play_on(match, LEARNER, gentle(match.game), bots, person, lambda: turn.done)


def shown(turn: OwnTurn, lang: str) -> OwnTurnNow:
    """The turn as the learner sees it."""
    match = turn.match
    setup = match.setup
    places = tuple(Place("open", role=seat.role) for seat in setup.seats)
    opened = Opened(setup.game, setup.ruleset, setup.options, places, Clock(), False, False, False, "")
    seen = branches.seen(match, opened, LEARNER, gentle(match.game), lang)
    return OwnTurnNow(*seen, branches.moves_of(match), turn.done)
