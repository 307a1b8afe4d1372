"""Finished matches as they are looked back at: read once, and the decisions of a seat in words."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from playmat import texts
from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.errors import BadRecord
from playmat.kernel.notation import write_answer
from playmat.kernel.phrase import Phrase
from playmat.lab.review.course import Decision
from playmat.lab.review.curve import percent
from playmat.lab.review.verdicts import mark_of
from playmat.server.game_sets import own_of
from playmat.server.http.analysis.stories import SeatStory, worded
from playmat.server.process.examination import DEALS, PLAYER, Examination, Examined, ExaminedWay
from playmat.server.protocol.analysis_bodies import DecisionInfo, DecisionList, DecisionReview, WayInfo

T = TypeVar("T")
K = TypeVar("K")


class LastOnes(OrderedDict[K, T]):
    """Things that take long to make, the last ones of which are kept.

    Args:
        most: so many.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def had(self, key: K) -> T | None:
        """The value kept under a key, or None."""
        if key in self:
            self.move_to_end(key)
        return self.get(key)

    def keep(self, key: K, made: T) -> T:
        """Keep something, instead of what was asked for longest ago."""
        self[key] = made
        while len(self) > self._most:
            self.popitem(last=False)
        return made

    def made(self, key: K, make: Callable[[], T]) -> T:
        """The value kept under a key, made now if there is none."""
        found = self.had(key)
        return self.keep(key, make()) if found is None else found


def decision_at(telling: SeatStory, n: int) -> Decision:
    """The decision of a seat before which there were so many entries.

    Raises:
        BadRecord: it decided nothing there.
    """
    for one in telling.course.decisions:
        if one.n == n:
            return one
    raise BadRecord("server-no-decision", "", got=n)


def listed(telling: SeatStory, lang: str) -> DecisionList:
    """The decisions of a seat, in words."""
    decisions = [
        DecisionInfo(
            one.n,
            one.turn,
            worded(telling, one, one.answer, lang),
            one.window.count + int(one.window.optional),
        )
        for one in telling.course.decisions
    ]
    return DecisionList(telling.course.seat, PLAYER, DEALS, decisions)


def examination(telling: SeatStory, decision: Decision) -> Examination:
    """The question to a process about a decision."""
    position = decision.state.encode()
    return Examination(
        telling.game.id,
        position,
        telling.course.seat,
        decision.n,
        decision.answer,
        telling.cards,
        own_of(telling.game),
    )


def reviewed(telling: SeatStory, decision: Decision, found: Examined, lang: str) -> DecisionReview:
    """The findings about a decision, in words."""
    told = [way(telling, decision, one, lang) for one in found.ways]
    lost = round(100 * found.lost, 1)
    return DecisionReview(decision.n, told, lost, mark_of(found.lost))  # type: ignore[arg-type]


def way(telling: SeatStory, decision: Decision, one: ExaminedWay, lang: str) -> WayInfo:
    """A way to answer, in words."""
    left = one.answer == PASS_OFFER
    return WayInfo(
        "" if left else notation(telling, decision, one.answer),
        texts.render(Phrase("hint-search-leave"), lang)
        if left
        else worded(telling, decision, one.answer, lang),
        percent(one.chance),
        [texts.render(phrase, lang) for phrase in one.follows],
        one.answer == decision.answer,
    )


def notation(telling: SeatStory, decision: Decision, answer: int) -> str:
    """An answer to a decision in notation."""
    choice = Choice()
    decision.state.offer(telling.course.seat, choice)
    return write_answer(telling.game, decision.state, choice, answer)
