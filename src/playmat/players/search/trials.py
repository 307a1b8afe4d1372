"""The trials of one decision: each walks down the tree on a redealt match, and notes what came of it."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from playmat.kernel.choice import PASS_OFFER, Choice, Kind, bit
from playmat.kernel.rng import Stream
from playmat.kernel.state import State, Status
from playmat.players.player import Glimpse
from playmat.players.playout import random_answer
from playmat.players.search.budget import Budget
from playmat.players.search.tree import (
    FAITH,
    LEAVE,
    MOST_LISTED,
    NARROW,
    Node,
    answer_of,
    choose,
    knows,
    question_of,
)

FEW: Final = 10
"""Fewer trials do not tell how widely what they come to is spread."""

WIDEST: Final = 0.5
"""As wide as it can be: half of all trials won, half lost."""

MOST_SEATS: Final = 16
"""As many as a frame can name."""

NOBODY: Final = -1
UNKNOWN: Final = -1.0


@final
class Trials:
    """What a decision's trials have found.

    Args:
        glimpse: the decision.
        stream: for redeals and everything that is drawn; what is found depends on it and the glimpse only.
        budget: says whether trials are played to the end.

    Attributes:
        root: stands for the position; what follows it are the answers to the glimpse's choice.
    """

    def __init__(self, glimpse: Glimpse, stream: Stream, budget: Budget) -> None:
        self.glimpse = glimpse
        self.game = glimpse.game
        self.team = glimpse.game.team
        self.seat: i64 = glimpse.seat
        self.stream = stream
        self.longest: i64 = glimpse.game.longest if budget.to_the_end else glimpse.game.ahead
        self.root = Node(0, 0, NOBODY)
        self.path: list[Node] = []
        self.worth: list[float] = [UNKNOWN] * MOST_SEATS
        self.spare = Choice()
        self.total: float = 0.0
        self.squares: float = 0.0

    def trial(self) -> None:
        """One trial."""
        state = self.glimpse.redeal(self.stream)
        self.walk(state)
        left = self.longest
        while left > 0 and state.status == Status.ASKING:
            random_answer(state, self.stream, self.spare)
            left -= 1
        self.note(state)

    def walk(self, state: State) -> None:
        """Give the answers of the tree, up to one that is new to it; `path` holds them."""
        node = self.root
        self.path = [node]
        seat = self.seat
        spread = self.spread()
        passed = offers_before(state, seat, self.spare)
        while seat != NOBODY:
            choice = choice_of(state, seat, self.spare)
            if self.longest == 0:
                self.guess_answers(node, state, choice)
            node = choose(node, choice, spread, self.stream)
            self.path.append(node)
            answer = answer_of(node, choice, node.question)
            if answer == PASS_OFFER:
                passed |= bit(seat)
            else:
                state.apply(seat, answer)
                passed = 0
            if node.trials == 0:
                return
            seat = next_seat(state, passed, self.spare)

    def guess_answers(self, node: Node, state: State, choice: Choice) -> None:
        """Give the tree the answers that it lacks, each with a guess.

        Of choices other than among few options it gets some answers, when it has none.
        """
        question = question_of(choice)
        if choice.optional and not knows(node, question, LEAVE):
            self.guess(node, state, Node(question, LEAVE, choice.seat), PASS_OFFER)
        if choice.kind == Kind.PICK and choice.n <= MOST_LISTED:
            for place in range(choice.n):
                if not knows(node, question, choice.items[place]):
                    self.guess(node, state, Node(question, choice.items[place], choice.seat), place)
            return
        for child in node.after:
            if child.question == question and child.item != LEAVE:
                return
        for _draw in range(NARROW):
            answer = choice.sample(self.stream)
            item = choice.items[answer] if choice.kind == Kind.PICK else answer
            if not knows(node, question, item):
                self.guess(node, state, Node(question, item, choice.seat), answer)

    def guess(self, node: Node, state: State, new: Node, answer: i64) -> None:
        """Let a new answer follow `node`; the guess is the value of the position right after it."""
        after = state
        if answer != PASS_OFFER:
            after = state.clone()
            after.apply(new.seat, answer)
        new.guess = self.value(after, int(self.seat if self.team else new.seat))
        new.faith = FAITH
        node.after.append(new)

    def note(self, state: State) -> None:
        """Count what a trial came to, at each answer from the side of who gave it."""
        for seat in range(MOST_SEATS):
            self.worth[seat] = UNKNOWN
        came_to = self.worth_for(state, self.seat)
        self.squares += came_to * came_to
        self.total += came_to
        for node in self.path:
            node.trials += 1
            if node.seat != NOBODY:
                node.total += self.worth_for(state, self.seat if self.team else node.seat)

    def spread(self) -> float:
        """The standard deviation of what trials came to; the widest there can be as long as there are few."""
        trials = float(self.root.trials)
        if trials < FEW:
            return WIDEST
        mean = self.total / trials
        variance = self.squares / trials - mean * mean
        return math.sqrt(variance) if variance > 0.0 else 0.0

    def worth_for(self, state: State, seat: i64) -> float:
        """What a position is worth for a seat, worked out once a trial: the result, or the game's value."""
        worth = self.worth[seat]
        if worth == UNKNOWN:
            worth = self.value(state, int(seat))
            self.worth[seat] = worth
        return worth

    def value(self, state: State, seat: int) -> float:
        """The result of a match that is over, a draw being half a win; else the game's value."""
        result = self.game.result(state) if state.status == Status.OVER else None
        if result is None:
            return self.game.value(state, seat)
        if seat in result.winners:
            return 1.0
        return 0.0 if self.team or result.winners else 0.5

    def best(self) -> Node:
        """The answer that most trials gave; of equal ones the one that came to more, then the first."""
        found = self.root.after[0]
        for node in self.root.after:
            if node.trials > found.trials or (node.trials == found.trials and node.total > found.total):
                found = node
        return found


def choice_of(state: State, seat: i64, spare: Choice) -> Choice:
    """The open choice of an asked seat, which is written into `spare` unless the state holds it."""
    if seat == state.first:
        return state.choice
    state.offer(seat, spare)
    return spare


def next_seat(state: State, passed: i64, spare: Choice) -> i64:
    """Who answers next: standing offers come first, in the order of the seats; `NOBODY` if all is over.

    Args:
        state: a match.
        passed: the seats that have left their offers alone, as a bit set.
        spare: room for a choice.
    """
    if state.status != Status.ASKING:
        return NOBODY
    if state.asked == bit(state.first) and not state.choice.optional:
        return state.first
    needed: i64 = NOBODY
    seat: i64 = 0
    while state.asked >> seat != 0:
        if (state.asked >> seat) & 1 != 0:
            if not choice_of(state, seat, spare).optional:
                if needed == NOBODY:
                    needed = seat
            elif (passed >> seat) & 1 == 0:
                return seat
        seat += 1
    return needed


def offers_before(state: State, seat: i64, spare: Choice) -> i64:
    """The seats whose offers have been left alone by the time a seat decides, as a bit set.

    Who has to answer is asked after all offers; of the offers, those of earlier seats come first.
    """
    if state.asked == bit(seat):
        return 0
    needed = not choice_of(state, seat, spare).optional
    passed: i64 = 0
    other: i64 = 0
    while state.asked >> other != 0:
        before = (state.asked >> other) & 1 != 0 and other != seat and (needed or other < seat)
        if before and choice_of(state, other, spare).optional:
            passed |= bit(other)
        other += 1
    return passed
