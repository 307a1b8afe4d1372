"""The rollouts of one decision: each answer, and then the rest of the turn as the greedy player plays it.

For games whose values compare only where a turn begins (`Game.turn`): a value from the middle of a turn says
more of how far the turn has come than of the answer. The answers meet on the same deals, so that luck is the
same for all of them, and who is clearly behind drops out.

Where it is wished (`+greedy`), the greedy player plays to the end of the match instead, in any game: slow,
but what an answer is worth is the result of matches. The evaluation still orders the answers, which decides
between those that come to the same; up to `MOST_SEEN` are tried, and with fewer trials than answers the first
of them is given. A match that goes on for too many answers is valued as it stands.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from playmat.kernel.choice import PASS_OFFER, Choice, bit
from playmat.kernel.game import Game
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import Stream
from playmat.kernel.state import State, Status
from playmat.players.greedy import best_answer, some_answers
from playmat.players.search.findings import worth
from playmat.players.search.tree import Node, item_of, question_of
from playmat.players.seats import NOBODY, choice_of, next_seat, offers_before

MOST_TRIED: Final = 12
"""So many answers are tried at most, those of which the game's value thinks best at sight."""

MOST_SEEN: Final = 64
"""Of more answers than that, so many are drawn and looked at."""

MOST_WEIGHED: Final = 12
"""Of more answers than that, so many are drawn for the greedy player at each of its decisions."""

FIRST_CUT: Final = 4
"""After so many deals the answers are compared for the first time; then each time that they have doubled."""

DOUBT: Final = 2.0
"""The number of standard errors behind the best, on the same deals, at which an answer drops out."""

LONGEST_TURN: Final = 400
"""A turn that goes on for more answers is valued as it stands."""

ANY_TURN: Final = -1
"""Play on through all turns."""

ONE_MORE: Final = 1.0
"""Results are few different numbers, and some that agree prove little: the doubt about them is as if one more
deal had been the other way round."""


@final
class AnswerTrial:
    """An answer that is being tried.

    Attributes:
        node: counts its rollouts.
        answer: the answer to the decision's choice.
        came_to: the value of each rollout, in the order of the deals.
    """

    def __init__(self, node: Node, answer: i64) -> None:
        self.node = node
        self.answer = answer
        self.came_to: list[float] = []


@final
class Rollouts:
    """The findings of a decision's rollouts.

    Args:
        glimpse: the decision.
        stream: for redeals and everything that is drawn; what is found depends on it and the glimpse only.
        to_the_end: each rollout is played to the end of the match.

    Attributes:
        root: stands for the position; what follows it are the answers that are tried.
        settled: one answer is left, and no rollout can change that.
        told: see `Findings`.
    """

    def __init__(self, glimpse: Glimpse, stream: Stream, to_the_end: bool) -> None:
        self.glimpse = glimpse
        self.game = glimpse.game
        self.seat: i64 = glimpse.seat
        self.stream = stream
        self.to_the_end = to_the_end
        self.doubt = ONE_MORE if to_the_end else 0.0
        self.spare = Choice()
        self.deal = glimpse.redeal(stream)
        self.turn: i64 = glimpse.game.turns(self.deal)
        self.passed = offers_before(self.deal, self.seat, self.spare)
        self.root = Node(0, 0, NOBODY)
        self.lines = self.promising()
        self.settled = len(self.lines) == 1
        self.told = "hint-search-line" if to_the_end else "hint-search-rollouts"
        self.next: i64 = 0
        self.deals: i64 = 0
        self.next_cut: i64 = FIRST_CUT

    def promising(self) -> list[AnswerTrial]:
        """The answers that are worth most right after they are given; of equal ones the first."""
        choice = self.glimpse.choice
        answers = some_answers(choice, self.stream, MOST_SEEN)
        if choice.optional:
            answers = [PASS_OFFER, *answers]
        at_sight = [(-self.value(self.after(answer)), place) for place, answer in enumerate(answers)]
        at_sight.sort()
        most = MOST_SEEN if self.to_the_end else MOST_TRIED
        return [self.line(choice, answers[place]) for _value, place in at_sight[:most]]

    def line(self, choice: Choice, answer: i64) -> AnswerTrial:
        """Let an answer follow the root."""
        node = Node(question_of(choice), item_of(choice, answer), self.seat)
        self.root.after.append(node)
        return AnswerTrial(node, answer)

    def trial(self) -> None:
        """One rollout, of the answer whose turn it is."""
        line = self.lines[self.next]
        state = self.after(line.answer)
        passed: i64 = 0
        if line.answer == PASS_OFFER:
            passed = self.passed | bit(self.seat)
        self.play_on(state, passed)
        value = self.value(state)
        line.came_to.append(value)
        line.node.total += value
        line.node.trials += 1
        self.root.trials += 1
        self.next += 1
        if self.next == len(self.lines):
            self.finish_deal()

    def after(self, answer: i64) -> State:
        """The deal after an answer."""
        state = self.deal.clone()
        if answer != PASS_OFFER:
            state.apply(self.seat, answer)
        return state

    def play_on(self, state: State, passed: i64) -> None:
        """The rest of the turn, or of the match: each seat gives the answer that the greedy player would.

        Args:
            state: it is played on.
            passed: the seats that have left their offers alone, as a bit set.
        """
        if self.to_the_end:
            left: i64 = self.game.draw_after
            play_on(self.game, state, passed, ANY_TURN, left, self.stream, self.spare)
        else:
            play_on(self.game, state, passed, self.turn, LONGEST_TURN, self.stream, self.spare)

    def value(self, state: State) -> float:
        """The worth of a position for the seat that decides."""
        return worth(self.game, state, int(self.seat))

    def finish_deal(self) -> None:
        """Every answer has met this deal: now and then the worse ones drop out; then another deal."""
        self.next = 0
        self.deals += 1
        if self.deals == self.next_cut:
            best = self.leader()
            self.lines = [
                line for line in self.lines if line is best or not is_behind(line, best, self.doubt)
            ]
            self.settled = len(self.lines) == 1
            self.next_cut *= 2
        if not self.settled:
            self.deal = self.glimpse.redeal(self.stream)

    def leader(self) -> AnswerTrial:
        """The answer that came to most on the deals that all have met; of equal ones the more promising."""
        found = self.lines[0]
        most = self.sum_of(found)
        for line in self.lines:
            total = self.sum_of(line)
            if total > most:
                found, most = line, total
        return found

    def sum_of(self, line: AnswerTrial) -> float:
        """The result of an answer on the deals that all have met."""
        total = 0.0
        for number in range(self.deals):
            total += line.came_to[number]
        return total

    def best(self) -> Node:
        """The answer that came to most."""
        return self.leader().node


def play_on(
    game: Game, state: State, passed: i64, turn: i64, left: i64, stream: Stream, spare: Choice
) -> None:
    """Play on as long as a turn lasts: each seat gives the answer that the greedy player would.

    Args:
        game: what is played.
        state: it is played on.
        passed: the seats that have left their offers alone, as a bit set.
        turn: the number of the turn (`Game.turns`), or `ANY_TURN` for the rest of the match.
        left: no more answers than that.
        stream: for samples.
        spare: room for a choice.
    """
    while left > 0 and state.status == Status.ASKING:
        if turn != ANY_TURN and game.turns(state) != turn:
            return
        seat = next_seat(state, passed, spare)
        if seat == NOBODY:
            return
        passed = reply(game, state, seat, passed, stream, spare)
        left -= 1


def reply(game: Game, state: State, seat: i64, passed: i64, stream: Stream, spare: Choice) -> i64:
    """Give the answer that the greedy player would, and return who has left their offers alone by then.

    The arguments are those of `play_on`; the seat is asked.
    """
    choice = choice_of(state, seat, spare)
    answer = best_answer(game, state, choice, stream, MOST_WEIGHED)[0]
    if answer == PASS_OFFER:
        return passed | bit(seat)
    state.apply(seat, answer)
    return 0


def is_behind(line: AnswerTrial, best: AnswerTrial, more: float) -> bool:
    """Return whether an answer is clearly no better than the best, by the differences on the same deals.

    Args:
        line: the answer.
        best: the one that came to most so far.
        more: what is added to the squares of the differences; with 0, two answers that have always come to
            the same are one answer.
    """
    deals = len(best.came_to)
    total = 0.0
    squares = more
    for number in range(deals):
        difference = best.came_to[number] - line.came_to[number]
        total += difference
        squares += difference * difference
    mean = total / deals
    variance = max(0.0, squares / deals - mean * mean) * deals / (deals - 1)
    return mean >= DOUBT * math.sqrt(variance / deals)
