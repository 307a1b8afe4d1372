"""A lesson as a session: it takes one answer after the other, and does all else that its document says."""

from __future__ import annotations

from playmat.kernel.errors import CannotUndo, IllegalAnswer
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import Scenario, begin, draw_from_seed, take_step
from playmat.kernel.notation import read_answer
from playmat.kernel.player import Advice
from playmat.teaching.guide import LEARNER
from playmat.teaching.lessons import asked_of_learner
from playmat.terminal.session import HUMAN, SeatTask, Session

SCRIPTED = "lesson"
"""The kind of the seats whose answers the lesson knows."""


class LessonSession(Session):
    """A lesson; nothing of it is kept.

    Args:
        scenario: its document.
        other: the message where the rules allow an answer that is not the one asked for.

    Attributes:
        done: how many answers the learner has given.
        last: how many there are in all.
    """

    def __init__(self, scenario: Scenario, other: str = "lesson-other") -> None:
        self._scenario = scenario
        self._other = other
        self._steps = asked_of_learner(scenario, begin(scenario))
        self.done = 0
        self.last = len(self._steps)
        super().__init__(self._match_at(0))
        self.kinds = tuple(HUMAN if seat == LEARNER else SCRIPTED for seat in range(len(self.kinds)))
        self.people = (LEARNER,)
        self.secret = False

    @property
    def over(self) -> bool:
        """Return whether everything is done."""
        return self.done == self.last

    @property
    def awaited(self) -> int | None:
        """The learner, until everything is done; an offer is waited for, too."""
        return None if self.over else LEARNER

    def task(self) -> SeatTask | None:
        """No computer player has to think."""
        return None

    def answer(self, seat: int, answer: int, serial: int) -> None:
        """The learner's answer; what follows happens at once.

        Raises:
            IllegalAnswer: the lesson asks for something else; nothing has changed.
            RefusedAnswer: no answer to what is asked; nothing has changed.
        """
        if answer != self._wanted():
            raise IllegalAnswer(self._other)
        self.match.answer(seat, answer, serial)
        self.done += 1
        self._follow(self.match, self.done)

    def advise(self, task: SeatTask) -> Advice:
        """The answer that is asked for."""
        del task
        return Advice(self._wanted(), [])

    @property
    def can_undo(self) -> bool:
        """Return whether an answer has been given."""
        return bool(self.done)

    def undo(self, agreed: bool = False) -> str:
        """Go back by one answer; gives it in notation.

        Raises:
            CannotUndo: none has been given.
        """
        del agreed
        if not self.done:
            raise CannotUndo("error-undo-nothing")
        self.done -= 1
        self.match = self._match_at(self.done)
        return self._scenario.document.step[self._steps[self.done]].answer or ""

    def _deciding(self) -> list[int]:
        return [] if self.over else [LEARNER]

    def _wanted(self) -> int:
        """The answer that is asked for."""
        match = self.match
        text = self._scenario.document.step[self._steps[self.done]].answer or ""
        return read_answer(match.game, match.state, match.choice(LEARNER), text)

    def _match_at(self, done: int) -> Match:
        """The match after so many answers of the learner."""
        match = begin(self._scenario)
        for place in range(done):
            self._follow(match, place)
            take_step(self._scenario, match, self._steps[place])
        self._follow(match, done)
        return match

    def _follow(self, match: Match, done: int) -> None:
        """Take the steps after so many answers of the learner, up to the next of them or to the end."""
        first = self._steps[done - 1] + 1 if done else 0
        end = self._steps[done] if done < self.last else len(self._scenario.document.step)
        for number in range(first, end):
            take_step(self._scenario, match, number)
        if done < self.last:
            draw_from_seed(match)
