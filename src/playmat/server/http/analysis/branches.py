"""Branches: a finished match or a lesson that is left, and played on with hidden cards dealt again.

Nothing of them is kept. Whoever plays one sends the answers so far each time; the hands in it are dealt again
from what their seat knew, so that they tell nothing of the match.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.match.match import Match
from playmat.kernel.rng import REDEAL_STREAM, stream_of
from playmat.lab.review.course import Decision
from playmat.lab.review.curve import last_chance, percent
from playmat.server.game_sets import cards_of, own_of
from playmat.server.http.analysis.stories import ADVISER, SeatStory
from playmat.server.log.table_events import LogRow, Opened, Place
from playmat.server.log.table_log import TableLog
from playmat.server.log.wishes import TableRefusal, number_of
from playmat.server.process.audience import presenter, telling
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.bot_pool import BotPool
from playmat.server.process.bot_process import MoveTask
from playmat.server.process.review import ReviewTask
from playmat.server.protocol.analysis_bodies import MOST_MOVES, Branch, BranchMove, WhatIf
from playmat.server.protocol.client_messages import Answer
from playmat.server.protocol.server_messages import Play, TableInfo, Told, UndoNow

MOST_AT_ONCE = 100
"""So many answers of others are asked of the processes before the seat is asked again."""


def begun(told: SeatStory, decision: Decision, wanted: WhatIf) -> Match:
    """The match of a branch, with the answers that it has so far.

    Raises:
        PlaymatError, TableRefusal: as in `give`.
    """
    seat = told.course.seat
    left = Match.from_state(told.game, told.setup.known_to(seat), decision.state.clone())
    match = left.redeal(seat, wanted.deal + 1)
    give(match, seat, wanted.moves, wanted.answer)
    return match


def give(match: Match, seat: int, moves: list[BranchMove], answer: Answer | None) -> None:
    """Give a match the answers that a branch has so far, and the next one of its seat, if there is one.

    Raises:
        PlaymatError: an answer that cannot be given.
        TableRefusal: the branch gets too long, or names a seat that the match does not have.
    """
    if len(moves) >= MOST_MOVES:
        raise TableRefusal("server-branch-long")
    seats = len(match.setup.seats)
    for move in moves:
        if move.seat >= seats:
            raise TableRefusal("server-branch-seat", "", got=move.seat, last=seats - 1)
        match.say(move.seat, move.word)
    if answer is not None:
        match.answer(seat, number_of(match, match.choice(seat), answer))


async def play_on(
    match: Match, seat: int, level: str, bots: BotPool, person: str, ends: Callable[[], bool]
) -> None:
    """Have the computer answer for the others until the seat is asked again, or the branch ends.

    Args:
        match: the match of the branch.
        seat: whose branch it is.
        level: the computer player at the other seats.
        bots: the processes of computer players.
        person: the address of who asks.
        ends: whether nothing more is played.

    Raises:
        BotFailed: no process could say.
        TableRefusal: the branch gets too long.
    """
    most = min(MOST_MOVES, len(moves_of(match)) + MOST_AT_ONCE)
    while not ends() and seat not in match.needed:
        if len(moves_of(match)) >= most:
            raise TableRefusal("server-branch-long")
        waiting = [*match.needed, *(one for one in match.asked if one != seat)]
        if not waiting:  # nothing but an offer to the seat
            return
        other = waiting[0]
        dealt = match.state.redeal(other, stream_of(len(match.entries), REDEAL_STREAM))
        question = MoveTask(
            match.game.id,
            dealt.encode(),
            other,
            level,
            seed=len(match.entries),
            cards=cards_of(match.game),
            own=own_of(match.game),
        )
        answer = (await bots.ask(question, person)).answer
        if answer == PASS_OFFER:
            return
        match.answer(other, answer)


def moves_of(match: Match) -> list[BranchMove]:
    """The answers of a branch so far."""
    return [BranchMove(entry.seat, entry.word) for entry in match.entries if entry.seat >= 0]


def shown(told: SeatStory, match: Match, worth: int, lang: str) -> Branch:
    """A branch as its seat sees it.

    Args:
        told: the match as the seat went through it.
        match: the match of the branch.
        worth: the chance of the seat, in percent.
        lang: the language of the words.
    """
    return Branch(*seen(match, told.opened, told.course.seat, ADVISER, lang), moves_of(match), worth)


def seen(
    match: Match, opened: Opened, seat: int, level: str, lang: str
) -> tuple[TableInfo, Play, list[Told]]:
    """The table of a branch as its seat sees it, and what has happened since the branch began.

    Args:
        match: the match of the branch.
        opened: the table that it branches from.
        seat: whose branch it is.
        level: the computer player at the other seats.
        lang: the language of the words.
    """
    here, viewer = table_of(match, opened, seat, level), Viewer((seat,), lang)
    play = presenter.play(here, viewer, 0.0)
    assert play is not None  # noqa: S101 - the match is there
    own = any(entry.seat == seat for entry in match.entries)
    play = structs.replace(play, undo=UndoNow("free" if own else "never"), draw=None)
    info = presenter.table_info(here.summary(), match.game, viewer)
    return info, play, telling.move_told(match, 0, match.log.events, (seat,), viewer)


async def chance(match: Match, told: SeatStory, bots: BotPool, person: str) -> int:
    """The chance of the seat of a branch to win, in percent, from what it can know.

    Raises:
        BotFailed: no process could say.
    """
    result, seat = match.result, told.course.seat
    if result is not None:
        return last_chance(told.game, result.winners, seat)
    position = match.state.redeal(seat, stream_of(0, REDEAL_STREAM)).encode()
    found = await bots.review(
        ReviewTask(told.game.id, [position], seat, told.cards, own_of(told.game)), person
    )
    return percent(found.chances[0])


def table_of(match: Match, opened: Opened, seat: int, level: str) -> TableLog:
    """A table that is nowhere, with the match of a branch: its seat plays, the computer all others."""
    places = tuple(
        Place("person", role=place.role, name=place.name)
        if number == seat
        else Place("computer", role=place.role, level=level)
        for number, place in enumerate(opened.places)
    )
    nowhere = structs.replace(
        opened, places=places, rated=False, hints=False, beginning=None, dice=None, maker=""
    )
    made = TableLog("")
    made.take(LogRow(1, 0.0, nowhere))
    made.match = match
    return made
