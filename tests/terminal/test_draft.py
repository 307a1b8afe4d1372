"""An answer being put together: whatever keys are pressed, what comes out is an answer or nothing."""

from __future__ import annotations

import random

import pytest

from playmat.kernel.choice import Choice
from playmat.terminal.answer_draft import AnswerDraft


def pick() -> Choice:
    choice = Choice()
    choice.pick(0, 0)
    for item in range(4):
        choice.offer(item)
    return choice


def subset(lo: int = 0, hi: int = 3, must: int = 0b100) -> Choice:
    choice = Choice()
    choice.subset(0, 0, lo, hi, must)
    for item in range(5):
        choice.offer(item)
    return choice


def split() -> Choice:
    choice = Choice()
    choice.split(0, 0, 1, 3)
    for cap in (2, 1, 3):
        choice.offer_up_to(cap, cap)
    return choice


def order() -> Choice:
    choice = Choice()
    choice.order(0, 0)
    for item in range(3):
        choice.offer(item)
    return choice


def test_a_pick_is_the_option_pointed_at() -> None:
    draft = AnswerDraft(pick())
    assert draft.answer() == 0
    draft.mark(2)
    assert (draft.answer(), draft.amount(2), draft.amount(0)) == (2, 1, 0)
    draft.mark(9)
    assert draft.answer() == 2


def test_a_forced_thing_cannot_be_left() -> None:
    draft = AnswerDraft(subset())
    assert draft.forced(2)
    assert draft.answer() == 0b100
    draft.mark(2)
    assert draft.answer() == 0b100
    draft.mark(0)
    assert draft.answer() == 0b101
    draft.mark(0)
    assert draft.answer() == 0b100


def test_too_many_things_are_no_answer() -> None:
    draft = AnswerDraft(subset())
    for thing in (0, 1, 3):
        draft.mark(thing)
    assert draft.answer() is None


def test_a_split_stays_within_its_bounds() -> None:
    choice = split()
    draft = AnswerDraft(choice)
    assert draft.answer() is None
    for _press in range(5):
        draft.mark(0)
    assert [draft.amount(i) for i in range(3)] == [2, 0, 0]
    draft.mark(2)
    draft.mark(2)
    assert [draft.amount(i) for i in range(3)] == [2, 0, 1]
    answer = draft.answer()
    assert answer is not None
    assert choice.amounts(answer) == [2, 0, 1]
    draft.less(0)
    draft.less(1)
    assert [draft.amount(i) for i in range(3)] == [1, 0, 1]


def test_an_order_is_complete_or_nothing() -> None:
    choice = order()
    draft = AnswerDraft(choice)
    draft.mark(2)
    draft.mark(0)
    assert draft.answer() is None
    draft.mark(1)
    answer = draft.answer()
    assert answer is not None
    assert choice.arrangement(answer) == [2, 0, 1]
    draft.mark(0)
    assert (draft.answer(), draft.amount(1), draft.amount(0)) == (None, 2, 0)


@pytest.mark.parametrize("make", [pick, subset, split, order])
def test_any_keys_give_an_answer_or_nothing(make: object) -> None:
    choice = make()  # type: ignore[operator]
    draft = AnswerDraft(choice)
    keys = random.Random(7)
    answers = set()
    for _press in range(300):
        if keys.random() < 0.2:
            draft.less(keys.randrange(-1, 7))
        else:
            draft.mark(keys.randrange(-1, 7))
        answer = draft.answer()
        assert answer is None or choice.allows(answer)
        answers.add(answer)
    assert len(answers) > 3
