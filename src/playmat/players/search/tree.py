"""The answers that trials have tried, as a tree, and which of them the next trial takes.

A node stands for all that the seat cannot tell apart: the answers that lead there, however the hidden
cards lie. So an option is known by its item, not by its place in a choice: where the hidden cards differ, so
do the places, and the options that there are. An answer counts how often it could be given, and a rare one is
therefore not held to be neglected.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from playmat.kernel.choice import PASS_OFFER, Choice, Kind, bit, bits_in
from playmat.kernel.rng import Stream, mix

EXPLORE: Final = 2.0
"""The weight of a rarely tried answer: the factor of the root in the confidence bound (UCB1), in units of the
spread of the trials' results. Results of won and lost matches have a spread of a half."""

NARROW: Final = 12
"""So many answers of one choice are tried in any case."""

WIDENING: Final = 4
"""Beyond that a choice has as many answers as the root of this many times the trials that came to it."""

MOST_LISTED: Final = 60
"""Options that a bit set can hold, one bit left for leaving an offer alone."""

LEAVE: Final = -(1 << 60)
"""The item of an answer that leaves a standing offer alone; no game has such an item."""

NO_ITEM: Final = -(1 << 60) - 1
"""There is no such item."""

NO_ANSWER: Final = -2
"""An answer of the tree that the choice at hand does not have."""

MASK: Final = (1 << 62) - 1


@final
class Node:
    """An answer, and the answers that follow it.

    Attributes:
        question: what it answers, see `question_of`.
        item: the item of a PICK, the answer itself of other choices, or `LEAVE`.
        seat: whose answer it is.
        trials: how often it was given.
        chances: how often it could have been given.
        total: the sum of what those trials came to for `seat`, each from 0, lost, to 1, won.
        after: the answers that were tried next.
    """

    __slots__ = ("after", "chances", "item", "question", "seat", "total", "trials")

    def __init__(self, question: i64, item: i64, seat: i64) -> None:
        self.question = question
        self.item = item
        self.seat = seat
        self.trials: i64 = 0
        self.chances: i64 = 0
        self.total: float = 0.0
        self.after: list[Node] = []

    def mean(self) -> float:
        """The mean result of the trials through it; 0 if there was none."""
        return self.total / float(self.trials) if self.trials > 0 else 0.0

    def bound(self, spread: float) -> float:
        """The bound on its worth: its mean, and the more the fewer of its chances were taken (UCB1)."""
        trials = float(self.trials)
        return self.total / trials + EXPLORE * spread * math.sqrt(math.log(float(self.chances)) / trials)


def question_of(choice: Choice) -> i64:
    """A number for what a choice asks.

    A PICK is known by who is asked what, since its options are known by their items. The answers of other
    kinds mean something beside exactly these items only, so all of the choice's content is mixed into the
    number (`Choice.content`), and nothing else: the same question has the same number whoever wrote it.
    """
    head = choice.seat | (choice.kind << 4) | (choice.prompt << 8)
    if choice.kind == Kind.PICK:
        return head
    number = mix(head & MASK, choice.n)
    for place in range(choice.n):
        number = mix(number, choice.items[place] & MASK)
    if choice.kind == Kind.ORDER:
        return number
    if choice.kind == Kind.SUBSET:
        number = mix(number, choice.must)
    else:
        for place in range(choice.n):
            number = mix(number, choice.caps[place] & MASK)
    return mix(mix(number, choice.lo), choice.hi)


def answer_of(node: Node, choice: Choice, question: i64) -> i64:
    """The answer of the open choice that a node stands for; `NO_ANSWER` if there is none."""
    if node.question != question:
        return NO_ANSWER
    if node.item == LEAVE:
        return PASS_OFFER if choice.optional else NO_ANSWER
    if choice.kind != Kind.PICK:
        return node.item
    for place in range(choice.n):
        if choice.items[place] == node.item:
            return place
    return NO_ANSWER


def item_of(choice: Choice, answer: i64) -> i64:
    """The key of an answer of the open choice, wherever it stands there; see `Node`."""
    if answer == PASS_OFFER:
        return LEAVE
    if choice.kind == Kind.PICK:
        return choice.items[answer]
    return answer


def choose(node: Node, choice: Choice, spread: float, stream: Stream) -> Node:
    """The answer that the next trial gives after `node`: a new one, or the one with the best bound.

    Args:
        node: after which answer.
        choice: what is asked.
        spread: the standard deviation of what trials come to.
        stream: draws new answers.
    """
    question = question_of(choice)
    known: i64 = 0
    tried: i64 = 0
    left = not choice.optional
    best: Node | None = None
    best_bound = -1.0
    for child in node.after:
        answer = answer_of(child, choice, question)
        if answer == NO_ANSWER:
            continue
        child.chances += 1
        known += 1
        if answer == PASS_OFFER:
            left = True
        elif answer <= MOST_LISTED:
            tried |= bit(answer)
        bound = child.bound(spread)
        if bound > best_bound:
            best, best_bound = child, bound
    if best is None or known < NARROW or known * known < WIDENING * node.trials:
        item = untried(node, choice, question, left, tried, stream)
        if best is None or item != NO_ITEM:
            best = Node(question, item, choice.seat)
            best.chances = 1
            node.after.append(best)
    return best


def knows(node: Node, question: i64, item: i64) -> bool:
    """Return whether the tree has an answer after `node`."""
    for child in node.after:
        if child.question == question and child.item == item:
            return True
    return False


def untried(node: Node, choice: Choice, question: i64, left: bool, tried: i64, stream: Stream) -> i64:
    """The item of an answer that the tree does not have, or `NO_ITEM`.

    Few options are told apart one by one. Of many answers one is drawn; if the tree has it, there is none
    for this time.

    Args:
        node: after which answer.
        choice: what is asked.
        question: its number.
        left: leaving the offer alone is no answer, or one that the tree has.
        tried: of few options, those that the tree has.
        stream: draws.
    """
    if not left:
        return LEAVE
    if choice.kind == Kind.PICK and choice.n <= MOST_LISTED:
        return untried_option(choice, tried, stream)
    item = item_of(choice, choice.sample(stream))
    return NO_ITEM if knows(node, question, item) else item


def untried_option(choice: Choice, tried: i64, stream: Stream) -> i64:
    """The item of one of the options that are not in the bit set `tried`, or `NO_ITEM`."""
    fresh = (bit(choice.n) - 1) & ~tried
    if fresh == 0:
        return NO_ITEM
    skip = stream.below(bits_in(fresh))
    place: i64 = 0
    while skip > 0 or (fresh >> place) & 1 == 0:
        skip -= (fresh >> place) & 1
        place += 1
    return choice.items[place]
