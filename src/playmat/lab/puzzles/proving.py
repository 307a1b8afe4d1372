"""The proof of a puzzle made again: what its document says is right, against all other answers."""

from __future__ import annotations

from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import Scenario, begin, draw_from_seed, take_step
from playmat.kernel.notation import write_answer
from playmat.lab.puzzles.goals import goal_of
from playmat.lab.puzzles.lines import Best, Effort, best_of
from playmat.lab.puzzles.ways import AHEAD, as_good
from playmat.teaching.guide import LEARNER
from playmat.teaching.lessons import asked_of_learner


def prove(scenario: Scenario, effort: Effort) -> tuple[Best, list[int]]:
    """Solve a puzzle again: the right answers of its document against all others.

    Returns:
        The best first answer, with the highest chance of any other one that is not right; and where the
        document is wrong: the numbers of its questions if it has some, else of its steps, from 0.

    Raises:
        TooLarge: there are too many lines.
    """
    puzzle = scenario.document.puzzle
    return prove_ways(scenario, effort) if puzzle and puzzle.question else prove_line(scenario, effort)


def prove_line(scenario: Scenario, effort: Effort) -> tuple[Best, list[int]]:
    """Prove that each answer of a line is clearly the best."""
    match = begin(scenario)
    puzzle = scenario.document.puzzle
    goal = goal_of(scenario.game, match.state, LEARNER, puzzle.goal if puzzle else "")
    asked = asked_of_learner(scenario, match)
    faults: list[int] = []
    first: Best | None = None
    for number in range(len(scenario.document.step)):
        draw_from_seed(match)
        if number in asked and (match.choice(LEARNER).count() > 1 or match.choice(LEARNER).optional):
            best = best_of(match, goal, effort)
            said = write_answer(match.game, match.state, match.choice(LEARNER), best.answer)
            if not best.alone or said != scenario.document.step[number].answer:
                faults.append(number)
            first = best if first is None else first._replace(other=max(first.other, best.other))
        take_step(scenario, match, number)
    return first or Best(PASS_OFFER, 0.0, 0.0), faults


def prove_ways(scenario: Scenario, effort: Effort) -> tuple[Best, list[int]]:
    """Prove that the right answers of all ways are right, and all others clearly worse."""
    puzzle = scenario.document.puzzle
    assert puzzle is not None  # noqa: S101 - it has questions
    match = begin(scenario)
    draw_from_seed(match)
    goal = goal_of(scenario.game, match.state, LEARNER, puzzle.goal)
    places: dict[int, Match] = {0: match}
    faults: list[int] = []
    first: Best | None = None
    for number, right in enumerate(puzzle.question):
        here = places.get(number)
        if here is None:  # no answer leads to it
            faults.append(number)
            continue
        best = best_of(here, goal, effort)
        if first is not None:
            best = as_good(best, first.chance)
        choice = here.choice(LEARNER)
        said = {write_answer(here.game, here.state, choice, answer) for answer in best.right}
        if not best.ahead(AHEAD) or said != set(right):
            faults.append(number)
        first = best if first is None else first._replace(other=max(first.other, best.other))
        for text, to in right.items():
            if to not in places and to < len(puzzle.question):
                places[to] = here.copy()
                places[to].say(LEARNER, text)
    assert first is not None  # noqa: S101
    return first, faults
