"""The course of a lesson or a puzzle: its questions to the learner, and what follows each right answer."""

from __future__ import annotations

from collections.abc import Iterable

from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import Scenario, begin, draw_from_seed, take_step
from playmat.teaching.guide import LEARNER
from playmat.teaching.lessons import asked_of_learner


class Course:
    """The questions of a document, by number; the first is 0, and a number beyond them is an end.

    Where the document names several right answers (`Puzzle.question`), nothing but these answers happens.
    Else its steps are the only way.

    Args:
        scenario: the document.

    Attributes:
        questions: by number, the right answers in notation, the best known first, with the number of the
            question that each leads to.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        puzzle = scenario.document.puzzle
        self._branches = puzzle is not None and bool(puzzle.question)
        self._steps = asked_of_learner(scenario, begin(scenario))
        steps = scenario.document.step
        self.questions: list[dict[str, int]] = (
            [dict(one) for one in puzzle.question]
            if puzzle is not None and self._branches
            else [{steps[number].answer or "": place + 1} for place, number in enumerate(self._steps)]
        )

    def asks(self, number: int) -> bool:
        """Return whether there is a question of this number."""
        return 0 <= number < len(self.questions)

    def left(self, number: int) -> int:
        """The number of answers on the shortest way from a question to an end."""
        far = {place: len(self.questions) for place in range(len(self.questions))}
        for place in sorted(far, reverse=True) * len(far):
            far[place] = 1 + min(far.get(to, 0) for to in self.questions[place].values())
        return far.get(number, 0)

    def after(self, answers: Iterable[str]) -> Match:
        """The match after some answers of the learner and all that follows, up to the next question."""
        match, number = begin(self.scenario), 0
        self.follow(match, 0, number)
        for given, text in enumerate(answers, 1):
            match.say(LEARNER, text)
            number = self.questions[number][text]
            self.follow(match, given, number)
        return match

    def follow(self, match: Match, given: int, number: int) -> None:
        """Let happen what comes after so many answers: the steps of others, and chance.

        Where several answers are right, it ends with the last of them: no dice are thrown any more.

        Args:
            match: goes on.
            given: how many answers there were.
            number: the number of the question that follows.
        """
        if self._branches and not self.asks(number):
            return
        if not self._branches:
            first = self._steps[given - 1] + 1 if given else 0
            last = given == len(self._steps)
            for step in range(first, len(self.scenario.document.step) if last else self._steps[given]):
                take_step(self.scenario, match, step)
            if last:
                return
        draw_from_seed(match)
