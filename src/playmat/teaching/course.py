"""The course of a lesson or a puzzle: its questions to the learner, and what follows each right answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

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

    questions: list[dict[str, int]]

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        puzzle = scenario.document.puzzle
        self._steps: list[int] = []  # of the learner, where they are the only way
        if puzzle is not None and puzzle.question:
            self.questions = [dict(one) for one in puzzle.question]
        else:
            self._steps = asked_of_learner(scenario, begin(scenario))
            steps = scenario.document.step
            self.questions = [{steps[at].answer or "": place + 1} for place, at in enumerate(self._steps)]
        self._far = shortest_ways(self.questions)

    def asks(self, number: int) -> bool:
        """Return whether there is a question of this number."""
        return 0 <= number < len(self.questions)

    def left(self, number: int) -> int:
        """The number of answers on the shortest way from a question to an end."""
        return self._far[number] if self.asks(number) else 0

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
        if not self._steps and not self.asks(number):
            return
        if self._steps:
            first = self._steps[given - 1] + 1 if given else 0
            last = given == len(self._steps)
            for step in range(first, len(self.scenario.document.step) if last else self._steps[given]):
                take_step(self.scenario, match, step)
            if last:
                return
        draw_from_seed(match)


def shortest_ways(questions: Sequence[Mapping[str, int]]) -> list[int]:
    """By question, how many answers the shortest way to an end has.

    >>> shortest_ways([{"a": 1, "b": 2}, {"c": 2}, {"d": 3}])
    [2, 2, 1]
    """
    far = [len(questions)] * len(questions)
    before: list[int] = []
    while far != before:
        before = list(far)
        for number, right in enumerate(questions):
            far[number] = 1 + min(far[to] if 0 <= to < len(far) else 0 for to in right.values())
    return far
