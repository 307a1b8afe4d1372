"""The best ways to answer a decision, each with its chance and how the seat would go on.

The answers meet on the deals of the verdict (`Judge.dealt`), so that the chances of the answer that was given
and of the computer's are those of `Verdict`. On few of the deals many answers are looked at, on all of them
those that came to most.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from playmat.kernel.choice import PASS_OFFER, Choice, bit
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import WAY_STREAM, Stream, mix, stream_of
from playmat.kernel.state import State
from playmat.lab.review.course import Decision
from playmat.lab.review.verdicts import LONGEST, Judge, Verdict
from playmat.players.greedy import best_answer, some_answers
from playmat.players.search.rollouts import MOST_WEIGHED
from playmat.players.seats import NOBODY, choice_of, next_seat, offers_before

MOST_WAYS: Final = 3
"""So many ways are told, besides the answer that was given."""

MOST_LOOKED_AT: Final = 24
"""Of more answers than that, so many are drawn."""

FIRST_DEALS: Final = 2
"""On so many deals all of these are looked at."""

MOST_PLAYED: Final = 1_500
"""Once so many answers have been given on deals for a decision, the ways not yet looked at are left out: a
bound that is counted, so that the same ways are found however busy the machine is."""

MOST_FOLLOWING: Final = 3
"""So many answers of the seat are told that would follow."""


class Way(NamedTuple):
    """A way to answer a decision.

    Attributes:
        answer: the answer; `PASS_OFFER` for leaving an offer alone.
        chance: the mean chance to win at the end of the turn.
        follows: how the seat would go on in this turn, on one of the deals.
    """

    answer: int
    chance: float
    follows: list[Phrase]


def ways(judge: Judge, decision: Decision, verdict: Verdict) -> list[Way]:
    """The best ways to answer a decision, the best first; the given answer is among them.

    Args:
        judge: who judged it.
        decision: the decision.
        verdict: the verdict on it.
    """
    dealt, choice = judge.dealt(decision), Choice()
    decision.state.offer(judge.seat, choice)
    stream = stream_of(int(mix(judge.seed, decision.n)), WAY_STREAM)
    answers = some_answers(choice, stream, MOST_LOOKED_AT)
    if choice.optional:
        answers = [PASS_OFFER, *answers]
    sure, *others = different(judge, decision, choice, [decision.answer, verdict.other, *answers])
    at_sight = sorted(glanced_at(judge, dealt[:FIRST_DEALS], others))
    promising = [others[place] for _chance, place in at_sight[:MOST_WAYS]]
    if verdict.other in others and verdict.other not in promising:
        promising.append(verdict.other)
    tried = [sure, *promising]
    found = [Way(one, mean(judge, dealt, one), following(judge, dealt[0], one)) for one in tried]
    best = sorted(found, key=lambda way: (-way.chance, found.index(way)))
    return [way for place, way in enumerate(best) if place < MOST_WAYS or way.answer == decision.answer]


def glanced_at(judge: Judge, dealt: list[State], answers: list[int]) -> Iterator[tuple[float, int]]:
    """The mean chance of each answer on few deals, and its place; the highest chance sorts first."""
    most = judge.played + MOST_PLAYED
    for place, one in enumerate(answers):
        if judge.played >= most:
            return
        yield -mean(judge, dealt, one), place


def different(judge: Judge, decision: Decision, choice: Choice, answers: list[int]) -> list[int]:
    """The answers that mean something different, the first of each: two copies of a card are one."""
    found: dict[str, int] = {}
    for answer in answers:
        left = answer == PASS_OFFER
        said = "" if left else judge.game.describe(decision.state, choice, answer).plain()
        found.setdefault(said, answer)
    return list(found.values())


def mean(judge: Judge, dealt: list[State], answer: int) -> float:
    """The mean chance of an answer over some deals."""
    return sum(judge.chance(one, answer) for one in dealt) / len(dealt)


def following(judge: Judge, dealt: State, answer: int) -> list[Phrase]:
    """The next answers of the seat in the same turn, as the greedy player would give them."""
    game, state, spare = judge.game, dealt.clone(), Choice()
    state.live = True
    turn, passed, found = game.turns(state), 0, list[Phrase]()
    if answer == PASS_OFFER:
        passed = int(offers_before(state, judge.seat, spare)) | int(bit(judge.seat))
    else:
        state.apply(judge.seat, answer)
    stream = Stream(judge.seed, WAY_STREAM)
    for _answer in range(LONGEST):
        seat = int(next_seat(state, passed, spare)) if game.turns(state) == turn else int(NOBODY)
        if seat == NOBODY or len(found) == MOST_FOLLOWING:
            break
        choice = choice_of(state, seat, spare)
        best = best_answer(game, state, choice, stream, MOST_WEIGHED)[0]
        if best == PASS_OFFER:
            passed |= int(bit(seat))
            continue
        if seat == judge.seat and choice.count() > 1:
            found.append(game.describe(state, choice, best))
        state.apply(seat, best)
        passed = 0
    return found
