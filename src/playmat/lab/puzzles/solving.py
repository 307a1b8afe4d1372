"""The exhaustive search of what is left of a turn.

Nothing the seat cannot know may count, so each answer is tried on many deals of it. In a deal every line is
followed: the seat, and in a team everybody, does what is best; opponents do what is worst for the seat, and
know all its cards; dice count by their weights. So the chance of an answer is what it comes to at least
against any opponent with these cards. Of the answers that are not given it is more than the truth: the search
may do different things on deals that look alike. What is proved to be clearly worse is so all the more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playmat.kernel.choice import NATURE, PASS_OFFER, Choice, bit
from playmat.kernel.rng import Stream
from playmat.kernel.state import State, Status
from playmat.lab.puzzles.goals import Goal
from playmat.players.seats import NOBODY, choice_of, next_seat, offers_before

MOST_ANSWERS: Final = 150
"""A question with more answers is too much for the search."""

DEEPEST: Final = 60
"""A line of more answers and throws is too much for it, too."""

UNCOUNTED: Final = slice(4, 8)
"""The numbers of an encoded match that count answers and name the stream of chance: no rule reads them."""


class TooLarge(Exception):
    """A position has more lines than the search may follow."""


class DealSearch:
    """The search of one deal.

    Args:
        goal: what is to be reached.
        limit: how many positions it may look at.
    """

    def __init__(self, goal: Goal, limit: int) -> None:
        self.goal = goal
        self.left = limit
        self.depth = 0
        self.known: dict[tuple[int, ...], float] = {}

    def value(self, state: State, passed: int = 0) -> float:
        """The chance to reach the goal from a position; the seats in `passed` leave their offers alone.

        Raises:
            TooLarge: there are too many lines.
        """
        reached = self.goal.reached(state)
        if reached is not None:
            return float(reached)
        known = self.goal.known(state)
        if known is not None:
            return known
        self.depth += 1
        if self.depth > DEEPEST:
            raise TooLarge
        found = self.expected(state) if state.status == Status.CHANCE else self.remembered(state, passed)
        self.depth -= 1
        return found

    def remembered(self, state: State, passed: int) -> float:
        """The chance at a question; each position is looked at once."""
        key = position_key(state, passed)
        if key not in self.known:
            self.known[key] = self.decided(state, passed)
        return self.known[key]

    def decided(self, state: State, passed: int) -> float:
        """The chance with the best answer, or with the worst one of an opponent."""
        spare = Choice()
        seat = int(next_seat(state, passed, spare))
        if seat == NOBODY:
            return float(self.goal.reached(state) or False)
        choice = Choice()
        choice_of(state, seat, spare).copy_into(choice)
        own = seat == self.goal.seat or self.goal.game.team
        best = 0.0 if own else 1.0
        for answer in answers_of(choice):
            found = self.after(state, seat, answer, passed)
            best = max(best, found) if own else min(best, found)
            if best == (1.0 if own else 0.0):
                break
        return best

    def after(self, state: State, seat: int, answer: int, passed: int = 0) -> float:
        """The chance after an answer."""
        if answer == PASS_OFFER:
            return self.value(state, passed | int(bit(seat)))
        return self.value(self.made(state, seat, answer))

    def made(self, state: State, seat: int, answer: int) -> State:
        """The position after an answer or an outcome; `state` stays as it is."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        made = state.clone()
        made.live = False
        made.apply(seat, answer)
        return made

    def expected(self, state: State) -> float:
        """The chance before a throw: exact for dice; of a shuffle one order is taken, since deals differ."""
        outcomes = state.outcomes()
        merged = any(weight > 1 for _outcome, weight in outcomes)
        if not merged and not self.goal.game.throws(state):
            outcomes = [(int(state.nature.clone().below(state.chance)), 1)]
        total = 0.0
        for outcome, weight in outcomes:
            total += weight * self.value(self.made(state, NATURE, outcome))
        return total / sum(weight for _outcome, weight in outcomes)


def position_key(state: State, passed: int) -> tuple[int, ...]:
    """The key of a position, and of the seats that have left their offers alone there."""
    numbers = state.encode()
    numbers[UNCOUNTED] = [passed]
    return tuple(numbers)


def answers_of(choice: Choice) -> list[int]:
    """All answers of a choice, leaving an offer alone among them.

    Raises:
        TooLarge: they are too many.
    """
    if choice.count() > MOST_ANSWERS:
        raise TooLarge
    found = [int(answer) for answer in choice.answers()]
    return [*found, PASS_OFFER] if choice.optional else found


def dealt(state: State, seat: int, deals: int, seed: int) -> list[State]:
    """Deals of what a seat cannot know, in which chance waits to be asked."""
    stream = Stream(seed, 0)
    found = [state.redeal(seat, stream) for _deal in range(deals)]
    for one in found:
        one.live = False
    return found


def chances(goal: Goal, deals: Sequence[State], choice: Choice, limit: int) -> dict[int, float]:
    """The chance to reach a goal with each answer to a choice, on average over some deals.

    Args:
        goal: what is to be reached.
        deals: what the seat that is asked may take for the position.
        choice: what it is asked.
        limit: how many positions may be looked at in each deal.

    Raises:
        TooLarge: there are too many lines.
    """
    answers = answers_of(choice)
    total = dict.fromkeys(answers, 0.0)
    for deal in deals:
        search = DealSearch(goal, limit)
        passed = int(offers_before(deal, goal.seat, Choice()))
        for answer in answers:
            total[answer] += search.after(deal, goal.seat, answer, passed if answer == PASS_OFFER else 0)
    return {answer: found / len(deals) for answer, found in total.items()}
