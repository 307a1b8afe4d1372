"""The ways that solve a puzzle of a team: at each question several answers can be right.

Dice may be used in any order, so that a question has as many good first answers as the best plan has parts.
All that lead to the same chance are right, and it is a puzzle if a good part of the others is clearly worse.
The solver goes on from whatever follows. Positions that come out the same are one question, and a way ends
where nothing clearly wrong is left to do, or where chance or somebody else has a say.
"""

from __future__ import annotations

from typing import Final

from playmat.kernel.choice import Choice, bit
from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import Scenario, begin, draw_from_seed
from playmat.kernel.notation import write_answer
from playmat.kernel.state import State, Status
from playmat.lab.puzzles.goals import Goal, goal_of
from playmat.lab.puzzles.lines import EQUAL, Best, Effort, Line, best_of, step_of, told
from playmat.lab.puzzles.solving import position_key
from playmat.teaching.course import shortest_ways
from playmat.teaching.guide import LEARNER

AHEAD: Final = 0.05
"""The right answers are better than all others by so much. It may be less than in a duel: hardly anything is
hidden from a team, so that its chances are known and not estimated."""

WRONG: Final = 0.4
"""At the first question at least this share of the answers is clearly worse."""

MOST_PLACES: Final = 64
"""A puzzle with more questions and ends is too much to look at, and to tell a browser at once."""

END: Final = -1
"""No question follows."""


class TooManyWays(Exception):
    """More questions and ends follow from the first one than a puzzle may have."""


class Ways:
    """All right ways from a position.

    Args:
        goal: what is to be reached.
        effort: of the search at each question.

    Attributes:
        questions: by number, the right answers in notation with the number of the next question.
        proof: of each question, how likely each answer reaches the goal.
        other: how likely any answer does that is not right, at most.
    """

    def __init__(self, goal: Goal, effort: Effort) -> None:
        self.goal = goal
        self.effort = effort
        self.questions: list[dict[str, int]] = []
        self.proof: list[Plain] = []
        self.other = 0.0
        self._numbers: dict[tuple[int, ...], int] = {}  # of positions; many of them are ends

    def explore(self, match: Match, best: Best, asked: int) -> int:
        """Find what is right at a position and after it; gives the number of its question.

        Args:
            match: where it is; it waits for the solver.
            best: the best answers there, as far as the chance of the first question goes.
            asked: what is asked there: the key of the question.

        Raises:
            TooManyWays: there are too many questions and ends.
            TooLarge: there are too many lines.
        """
        number = len(self.questions)
        self._numbers[position_key(match.state, 0)] = number
        self.questions.append({})
        self.proof.append({"question": number, "chances": told(match, best.found)})
        self.other = max(self.other, best.other)
        for answer in best.right:
            text = write_answer(match.game, match.state, match.choice(LEARNER), answer)
            after = match.copy()
            after.answer(LEARNER, answer, after.serial(LEARNER))
            self.questions[number][text] = self._number_of(after, best.chance, asked)
        return number

    def _number_of(self, match: Match, chance: float, asked: int) -> int:
        """The number of the question at a position, or `END`."""
        key = position_key(match.state, 0)
        if key not in self._numbers:
            if len(self._numbers) >= MOST_PLACES:
                raise TooManyWays
            self._numbers[key] = END
            if self._goes_on(match.state, asked):
                best = as_good(best_of(match, self.goal, self.effort), chance)
                if best.ahead(AHEAD) and 0 < len(best.right) < len(best.found):
                    return self.explore(match, best, asked)
        return self._numbers[key]

    def _goes_on(self, state: State, asked: int) -> bool:
        """Return whether the solver alone has a say, and in the same matter."""
        if self.goal.reached(state) is not None or state.status != Status.ASKING:
            return False
        alone = state.asked & ~bit(LEARNER) == 0 or asks_offers_only(state)
        return bool(state.first == LEARNER and alone and state.choice.prompt == asked)


def asks_offers_only(state: State) -> bool:
    """Return whether everybody else who is asked may leave it alone."""
    spare = Choice()
    for seat in range(1, int(state.asked).bit_length()):
        if (int(state.asked) >> seat) & 1:
            state.offer(seat, spare)
            if not spare.optional:
                return False
    return True


def as_good(best: Best, chance: float) -> Best:
    """The same answers judged by a chance that was there before."""
    right = tuple(answer for answer, found in best.found.items() if found >= chance - EQUAL)
    other = max((found for answer, found in best.found.items() if answer not in right), default=0.0)
    return best._replace(chance=chance, right=right, other=other)


def find_ways(scenario: Scenario, kind: str, effort: Effort) -> Line | None:
    """The ways that solve a position for its first seat; None if hardly anything is clearly wrong there.

    Raises:
        TooLarge: there are too many lines.
    """
    match = begin(scenario)
    draw_from_seed(match)
    goal = goal_of(scenario.game, match.state, LEARNER, kind)
    best = best_of(match, goal, effort)
    if not best.ahead(AHEAD) or not enough_wrong(best):
        return None
    ways = Ways(goal, effort)
    try:
        ways.explore(match, best, int(match.choice(LEARNER).prompt))
    except TooManyWays:
        return None
    questions = numbered(ways.questions)
    steps: list[Plain] = []
    at = 0
    while at < len(questions):
        text, at = next(iter(questions[at].items()))
        steps.append(step_of(match, LEARNER, text))
    return Line(steps, best.chance, ways.other, len(questions), False, ways.proof, questions)


def enough_wrong(best: Best) -> bool:
    """Return whether a good part of the answers is wrong."""
    return len(best.found) - len(best.right) >= WRONG * len(best.found)


def numbered(questions: list[dict[str, int]]) -> tuple[dict[str, int], ...]:
    """The questions with the shortest way first, and a number beyond the last one for the end."""
    end = len(questions)
    far = shortest_ways(questions)
    return tuple(
        dict(
            sorted(
                ((text, end if to == END else to) for text, to in right.items()),
                key=lambda one: 0 if one[1] == end else far[one[1]],
            )
        )
        for right in questions
    )
