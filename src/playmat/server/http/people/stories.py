"""The story of a finished match for one seat: how its chances went, and where they turned."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from playmat import texts
from playmat.kernel.choice import CONCEDE, PASS_OFFER, Choice
from playmat.kernel.event import EVERYBODY
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.record import twin_take
from playmat.kernel.match.window import Window
from playmat.kernel.rng import REDEAL_STREAM, Stream
from playmat.server.game_sets import cards_of, game_with
from playmat.server.log.table_log import TableLog
from playmat.server.process.bot_pool import BotPool
from playmat.server.process.bot_process import Question
from playmat.server.process.review import Review
from playmat.server.protocol.server_messages import TableInfo
from playmat.server.protocol.story_bodies import Story, StoryPoint, TurningPoint

MOST_TURNING = 3
"""So many turning points are told, at most."""

LEAST_CHANGE = 3
"""The least change of the chance, in percent, that turns anything."""

MOST_ASKED = 6
"""So many decisions of a turning point are put to the adviser, at most."""

MOST_POINTS = 400
"""A curve has no more points than about so many."""

ADVISER = "greedy"
"""The player that says what else was possible: quick, and always the same for the same position."""


WORDED = ("pick", "subset")
"""The kinds of choices that can be turning points: what was chosen is soon said."""


class Decision(NamedTuple):
    """A decision that the seat took.

    Attributes:
        n: how many entries came before it.
        turn: the number of the turn.
        position: the position, encoded, redealt for the seat.
        answer: what was answered.
        window: what was asked.
        point: the curve has a point here.
    """

    n: int
    turn: int
    position: list[int]
    answer: int
    window: Window
    point: bool


class Telling(NamedTuple):
    """A match as a seat went through it.

    Attributes:
        game: the id of the game.
        cards: which data it was played with.
        seat: whose story it is.
        decisions: all decisions of the seat.
        turns: how many turns were played.
        length: how many entries the match has.
        last: the chance at the end, in percent: it is won, lost or drawn.
    """

    game: str
    cards: str
    seat: int
    decisions: list[Decision]
    turns: int
    length: int
    last: int

    @property
    def points(self) -> list[Decision]:
        """The decisions at which the curve has points."""
        found = [one for one in self.decisions if one.point]
        return found[:: 1 + len(found) // MOST_POINTS]


def read(table: TableLog, seat: int) -> Telling:
    """Play a finished match again and note what a seat was asked.

    Where values compare only at the beginning of turns (`Game.turn`), the curve has a point for each turn.
    """
    match = table.playing
    game = match.game
    twin = Match(game, match.setup, AwaitedNature())
    decisions: list[Decision] = []
    turns, told, compared = 0, 0, None
    for n, entry in enumerate(match.entries):
        for event in twin.log.events[told:]:
            if event.seen_by == EVERYBODY and game.tell(twin.state, event).key == f"{game.id}-event-turn":
                turns += 1
        told = twin.version
        given_up = entry.answer == CONCEDE
        if entry.seat == seat and not given_up and not (window := twin.window(seat)).optional:
            own = twin.state.redeal(seat, Stream(REDEAL_STREAM, 0))
            now = game.turn(own)
            point = now is None or now != compared
            decisions.append(Decision(n, turns, own.encode(), entry.answer, window, point))
            compared = now
        twin_take(twin, entry)
    winners = table.winners or []
    team = any(place.role for place in table.places)
    last = 100 if seat in winners else 0 if winners or team else 50
    return Telling(game.id, cards_of(game), seat, decisions, turns, len(match.entries), last)


def reviewed(telling: Telling) -> Review:
    """The question to a process: how the points looked to the seat."""
    return Review(telling.game, [one.position for one in telling.points], telling.seat, telling.cards)


def curve(telling: Telling, chances: list[float]) -> list[StoryPoint]:
    """The curve; while a match goes on nothing is certain."""
    points = [
        StoryPoint(one.n, one.turn, min(max(round(100 * chance), 1), 99))
        for one, chance in zip(telling.points, chances, strict=True)
    ]
    return [*points, StoryPoint(telling.length, telling.turns, telling.last)]


def turned(telling: Telling, points: list[StoryPoint]) -> list[tuple[StoryPoint, StoryPoint]]:
    """The stretches with a decision that changed the chance most, in the order in which they happened."""
    steps = [step for step in pairwise(points) if abs(step[1].chance - step[0].chance) >= LEAST_CHANGE]
    steps.sort(key=lambda step: (-abs(step[1].chance - step[0].chance), step[0].n))
    found = [step for step in steps if within(telling, *step)][:MOST_TURNING]
    return sorted(found, key=lambda step: step[0].n)


def within(telling: Telling, begin: StoryPoint, end: StoryPoint) -> list[Decision]:
    """The decisions of a stretch that can be told in words: those among several options."""
    found = [one for one in telling.decisions if begin.n <= one.n < end.n]
    return [one for one in found if one.window.count > 1 and one.window.kind in WORDED][:MOST_ASKED]


def question(telling: Telling, decision: Decision) -> Question:
    """The question to the adviser about a decision."""
    return Question(
        telling.game, decision.position, telling.seat, ADVISER, seed=decision.n, cards=telling.cards
    )


def worded(telling: Telling, decision: Decision, answer: int, lang: str) -> str:
    """The meaning of an answer to a decision, as the game says it."""
    game = game_with(telling.game, telling.cards)
    state = game.decode(decision.position)
    choice = Choice()
    state.offer(telling.seat, choice)
    return texts.render(game.describe(state, choice, answer), lang)


def turning_point(
    telling: Telling,
    step: tuple[StoryPoint, StoryPoint],
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
    chances = (await bots.review(reviewed(telling), person)).chances
    points = curve(telling, chances)
    turning = []
    for step in turned(telling, points):
        decisions = within(telling, *step)
        for decision in decisions:
            other = (await bots.ask(question(telling, decision), person)).answer
            if other not in (decision.answer, PASS_OFFER):
                turning.append(turning_point(telling, step, decision, other, lang))
                break
        else:
            turning.append(turning_point(telling, step, decisions[0], None, lang))
    return Story(info, telling.seat, points, turning, len(telling.decisions), telling.turns)
