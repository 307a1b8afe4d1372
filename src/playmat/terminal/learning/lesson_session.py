"""Lessons as sessions.

A lesson takes one right answer after the other, and does all else of its document; the turn of one's own
after it takes every answer.
"""

from __future__ import annotations

from collections.abc import Iterable

from playmat.kernel.errors import CannotUndo, IllegalAnswer
from playmat.kernel.match.scenario import Scenario
from playmat.kernel.notation import read_answer
from playmat.kernel.player import Advice
from playmat.teaching.course import Course
from playmat.teaching.guide import LEARNER
from playmat.teaching.own_turn import OwnTurn, gentle
from playmat.terminal.session import HUMAN, SeatTask, Session

SCRIPTED = "lesson"
"""The kind of the seats whose answers the lesson knows."""


class LessonSession(Session):
    """A lesson; nothing of it is kept.

    Args:
        scenario: its document.
        other: the message where the rules allow an answer that is not the one asked for.

    Attributes:
        given: the answers that the learner has given, in notation.
    """

    def __init__(self, scenario: Scenario, other: str = "lesson-other") -> None:
        self._course = Course(scenario)
        self._other = other
        self.given: list[str] = []
        self._numbers = [0]  # the number of each question up to the one that is asked now
        super().__init__(self._course.after(()))
        self.kinds = tuple(HUMAN if seat == LEARNER else SCRIPTED for seat in range(len(self.kinds)))
        self.people = (LEARNER,)
        self.secret = False

    @property
    def done(self) -> int:
        """The number of answers that the learner has given."""
        return len(self.given)

    @property
    def last(self) -> int:
        """The number of answers in all, on the shortest way from here."""
        return self.done + self._course.left(self._question)

    @property
    def over(self) -> bool:
        """Return whether everything is done."""
        return not self._course.asks(self._question)

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
        match = self.match
        right = {self._read(text): text for text in self._right()}
        if answer not in right:
            raise IllegalAnswer(self._other)
        match.answer(seat, answer, serial)
        text = right[answer]
        self.given.append(text)
        self._numbers.append(self._course.questions[self._question][text])
        self._course.follow(match, self.done, self._question)

    def advise(self, task: SeatTask) -> Advice:
        """The answer that is asked for."""
        del task
        return Advice(self._read(next(iter(self._right()))), [])

    @property
    def can_undo(self) -> bool:
        """Return whether an answer has been given."""
        return bool(self.given)

    def undo(self, agreed: bool = False) -> str:
        """Go back by one answer; gives it in notation.

        Raises:
            CannotUndo: none has been given.
        """
        del agreed
        if not self.given:
            raise CannotUndo("error-undo-nothing")
        taken_back = self.given.pop()
        self._numbers.pop()
        self.match = self._course.after(self.given)
        return taken_back

    def _deciding(self) -> list[int]:
        return [] if self.over else [LEARNER]

    @property
    def _question(self) -> int:
        """The number of the question that is asked now."""
        return self._numbers[-1]

    def _right(self) -> Iterable[str]:
        """The right answers to it, in notation."""
        return self._course.questions[self._question]

    def _read(self, text: str) -> int:
        """The answer that a notation means."""
        match = self.match
        return read_answer(match.game, match.state, match.choice(LEARNER), text)


class OwnTurnSession(Session):
    """The turn of one's own after a lesson; nothing of it is kept.

    Args:
        scenario: the document of the lesson.
    """

    def __init__(self, scenario: Scenario) -> None:
        self._turn = OwnTurn(scenario)
        super().__init__(self._turn.match)
        other = gentle(scenario.game)
        self.kinds = tuple(HUMAN if seat == LEARNER else other for seat in range(len(self.kinds)))
        self.people = (LEARNER,)
        self.secret = False

    @property
    def over(self) -> bool:
        """Return whether everybody has had a whole turn, or the match is over."""
        return self._turn.done

    @property
    def awaited(self) -> int | None:
        """The seat the match waits for first, until the turn is done."""
        return None if self.over else super().awaited

    def task(self) -> SeatTask | None:
        """The task of a computer seat now, until the turn is done."""
        return None if self.over else super().task()

    def _deciding(self) -> list[int]:
        return [] if self.over else super()._deciding()
