"""The line that solves a puzzle: at each of the solver's questions one answer is clearly the best.

In a team several answers may be right, since the order of what is done seldom matters: see `ways.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from playmat.kernel.choice import PASS_OFFER, Choice, bit
from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import Scenario, begin, draw_from_seed
from playmat.kernel.match.seats import seats_named
from playmat.kernel.notation import write_answer
from playmat.kernel.rng import PLAYER_STREAMS, PUZZLE_STREAM, Stream
from playmat.lab.puzzles.goals import Goal, goal_of
from playmat.lab.puzzles.solving import DealSearch, answers_of, chances, dealt
from playmat.players.greedy import MOST_ANSWERS, best_answer
from playmat.players.seats import NOBODY, choice_of, next_seat
from playmat.teaching.guide import LEARNER

CLEAR: Final = 0.15
"""An answer is clearly the best if every other one has a chance so much lower."""

EQUAL: Final = 0.01
"""Answers whose chance is lower by no more than this are as good as the best."""

LONGEST: Final = 40
"""A line of more steps is no puzzle."""


class Effort(NamedTuple):
    """The effort of a search.

    Attributes:
        deals: on how many deals of what the seat cannot know.
        limit: how many positions are looked at in each.
    """

    deals: int
    limit: int


class Best(NamedTuple):
    """The best answers to a question.

    Attributes:
        answer: the answer.
        chance: how likely it reaches the goal.
        other: how likely the next best does that is not as good.
        found: how likely each answer does.
        right: the answers that are as good, that one among them.
    """

    answer: int
    chance: float
    other: float
    found: Mapping[int, float] = {}
    right: tuple[int, ...] = ()

    def ahead(self, margin: float) -> bool:
        """Return whether every answer that is not right has a chance lower by a margin."""
        return self.chance - self.other >= margin - 1e-9

    @property
    def alone(self) -> bool:
        """Return whether there is one right answer, and no other comes near."""
        return self.ahead(CLEAR) and len(self.right) == 1


def percent(chance: float) -> int:
    """A chance in percent; only what is certain is 100, and only what is impossible 0.

    >>> percent(1.0), percent(0.9999), percent(0.0001)
    (100, 99, 1)
    """
    if chance in {0.0, 1.0}:
        return round(100 * chance)
    return min(max(round(100 * chance), 1), 99)


class Line(NamedTuple):
    """A line.

    Attributes:
        steps: its steps, as in a document.
        chance: how likely it reaches the goal, at its beginning.
        other: how likely any other answer does, at most.
        questions: how many of its answers were chosen among several.
        reached: the goal is reached at its end; else there are several ways to go on.
        proof: of each such question, the number of its step and how likely each answer reaches the goal.
        ways: where several answers are right, all of them: `Puzzle.question`.
    """

    steps: list[Plain]
    chance: float
    other: float
    questions: int
    reached: bool
    proof: list[Plain]
    ways: tuple[dict[str, int], ...] = ()


def best_of(match: Match, goal: Goal, effort: Effort) -> Best:
    """The best answers of the seat that the match asks, from its own information.

    Raises:
        TooLarge: there are too many lines.
    """
    choice = match.choice(goal.seat)
    deals = dealt(match.state, goal.seat, effort.deals, PUZZLE_STREAM)
    found = chances(goal, deals, choice, effort.limit)
    order = sorted(found, key=lambda answer: -found[answer])
    chance = found[order[0]]
    right = tuple(answer for answer in order if found[answer] >= chance - EQUAL)
    other = found[order[len(right)]] if len(right) < len(order) else 0.0
    return Best(order[0], chance, other, found, right)


def find_line(scenario: Scenario, kind: str, effort: Effort) -> Line | None:
    """The line that solves a position for its first seat; None if the first answer is not clearly the best.

    Raises:
        TooLarge: there are too many lines.
    """
    match, game = begin(scenario), scenario.game
    goal = goal_of(game, match.state, LEARNER, kind)
    steps: list[Plain] = []
    proof: list[Plain] = []
    kept = questions = passed = 0
    chance, other = 0.0, 0.0
    while len(steps) < LONGEST:
        draw_from_seed(match)
        if goal.reached(match.state) is not None:
            break
        seat = int(next_seat(match.state, passed, Choice()))
        if seat == NOBODY:
            break
        forced = False
        if seat == LEARNER:
            forced = match.choice(seat).count() == 1 and not match.choice(seat).optional
            best = Best(0, 1.0, 0.0) if forced else best_of(match, goal, effort)
            if best.answer == PASS_OFFER or not (forced or best.alone):
                break
            answer = int(match.choice(seat).answers()[0]) if forced else best.answer
            if not forced:
                chance = chance if questions else best.chance
                other = max(other, best.other)
                questions += 1
                proof.append({"step": len(steps), "chances": told(match, best.found)})
        else:
            answer = reply(match, goal, seat, effort)
            if answer == PASS_OFFER:
                passed |= int(bit(seat))
                continue
        passed = 0
        steps.append(step_of(match, seat, write_answer(game, match.state, match.choice(seat), answer)))
        match.answer(seat, answer, match.serial(seat))
        if seat == LEARNER and not forced:
            kept = len(steps)
    draw_from_seed(match)
    reached = goal.reached(match.state) is True
    if not questions:
        return None
    return Line(steps if reached else steps[:kept], chance, other, questions, reached, proof)


def told(match: Match, found: Mapping[int, float]) -> dict[str, float]:
    """The chance with each answer in notation, the best first; `""` stands for leaving an offer alone."""
    choice = match.choice(LEARNER)
    return {
        "" if answer == PASS_OFFER else write_answer(match.game, match.state, choice, answer): round(
            chance, 4
        )
        for answer, chance in sorted(found.items(), key=lambda one: -one[1])
    }


def reply(match: Match, goal: Goal, seat: int, effort: Effort) -> int:
    """The answer of somebody else: best for a team, and of an opponent the worst for the goal.

    Of several the one that a greedy player would give, else the first.
    """
    choice = Choice()
    choice_of(match.state, seat, Choice()).copy_into(choice)
    answers = answers_of(choice)
    state = match.state.clone()
    state.live = False
    search = DealSearch(goal, effort.limit)
    found = {answer: search.after(state, seat, answer) for answer in answers}
    wanted = (max if goal.game.team else min)(found.values())
    good = [answer for answer in answers if found[answer] == wanted]
    state = match.state.redeal(seat, Stream(PUZZLE_STREAM, 0))
    greedy, _value = best_answer(goal.game, state, choice, Stream(PLAYER_STREAMS, 0), MOST_ANSWERS)
    return greedy if greedy in good else good[0]


def step_of(match: Match, seat: int, text: str) -> Plain:
    """A step of a document: an answer in notation."""
    return {"seat": seats_named(match.game, match.setup, [seat])[0], "answer": text}
