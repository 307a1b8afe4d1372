"""Answers given in steps, and observations: what a library for learning reads, without any game."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i16
from tests.kernel.test_choice import order, pick, split, subset

from playmat.kernel.choice import PASS_OFFER, Choice, Kind
from playmat.kernel.observation.draft import MORE, PASS, PICKED, Draft, blank_mask
from playmat.kernel.observation.observer import (
    LARGEST,
    Field,
    Schema,
    capped,
    clear_rows,
    question_fields,
    steps,
)

AT = 3
"""The place at which the marks of a draft begin."""

ACTIONS = 20


def begun(draft: Draft, choice: Choice, *paths: int) -> Draft:
    """A draft of an answer to a choice; without paths each item has the action after its place."""
    draft.begin(choice)
    for place in range(int(choice.n)):
        draft.offer(place, paths[place] if paths else place + 1)
    draft.ready()
    return draft


def fresh(choice: Choice, *paths: int) -> Draft:
    """The same with marks of its own."""
    return begun(Draft(blank_mask(AT + ACTIONS), AT), choice, *paths)


def marked(draft: Draft) -> list[int]:
    """The actions that can be taken, as they are marked; nothing else is."""
    found = [place - AT for place in range(len(draft.mask)) if draft.mask[place] != 0]
    assert sorted(int(action) for action in draft.legal[: draft.count]) == found
    assert all(draft.allows(action) == (action in found) for action in range(ACTIONS))
    return found


def observed(draft: Draft) -> list[int]:
    """The observation of the question; check that it writes exactly its length."""
    length = sum(field.size() for field in question_fields(9, ACTIONS))
    out = vec[i16]()
    for _place in range(length + 2):
        out = append(out, i16(-7))
    draft.observe(out, 1)
    assert (out[0], out[length + 1]) == (-7, -7)
    return [int(number) for number in out[1 : length + 1]]


@pytest.mark.parametrize(
    "choice",
    [pick(4), subset(4, 0, 3), subset(5, 2, 2, 0b10), split([2, 1, 3], 1, 4), split([1, 1], 2, 2), order(4)],
)
def test_every_answer_is_given_in_its_steps(choice: Choice) -> None:
    used = fresh(order(3))
    for answer in choice.answers():
        draft = begun(used, choice)  # nothing of the answer before is left
        way = draft.actions_of(int(answer))
        assert way == fresh(choice).actions_of(int(answer))
        for place, action in enumerate(way):
            assert action in marked(draft)
            assert draft.take(action) == (answer if place == len(way) - 1 else MORE)
            assert draft.taken == place + (action != PASS and choice.kind != Kind.PICK)


def test_what_begins_alike_is_asked_for_in_two_steps() -> None:
    paths = (steps(5, 10), steps(5, 11), 6)
    draft = fresh(pick(3), *paths)
    assert marked(draft) == [5, 6]
    assert draft.take(6) == 2
    assert draft.take(5) == MORE
    assert marked(draft) == [10, 11]
    assert observed(draft)[4:7] == [1, 6, 0]
    assert draft.take(11) == 1
    assert begun(draft, pick(3), *paths).take(5) == MORE
    assert draft.take(10) == 0


def test_a_standing_offer_can_be_left_alone() -> None:
    choice = pick(2)
    choice.optional = True
    draft = fresh(choice)
    assert marked(draft) == [PASS, 1, 2]
    assert [draft.take(action) for action in (PASS, 1, 2)] == [PASS_OFFER, 0, 1]
    assert draft.actions_of(PASS_OFFER) == [PASS]


def test_the_question_is_observed() -> None:
    draft = fresh(subset(10, 1, 9))
    assert observed(draft) == [3, Kind.SUBSET + 1, 1, 9, 0, *[0] * PICKED]
    for action in range(1, PICKED + 1):
        draft.take(action)
    assert observed(draft) == [3, Kind.SUBSET + 1, 1, 9, PICKED, *range(2, PICKED + 2)]


def test_fields_stand_one_after_the_other() -> None:
    schema = Schema(
        1, [Field("one", (1,), 0, 1, ""), Field("table", (2, 3), 0, 9, ""), Field("last", (2,), 0, 9, "")]
    )
    assert schema.size == 9
    assert [field.start for field in schema.fields] == [0, 1, 7]
    assert schema.numbers(range(9), "table") == [1, 2, 3, 4, 5, 6]
    with pytest.raises(KeyError):
        schema.field("none")


def test_what_an_earlier_observation_left_is_cleared() -> None:
    out = vec[i16]()
    for number in (9, 1, 2, 3, 4, 5, 6, 0, 8, 7):
        out = append(out, i16(number))
    clear_rows(out, 1, 1, 4, 2)  # rows (1, 2), (3, 4), (5, 6), (0, 8): the last was empty before
    assert [int(number) for number in out] == [9, 1, 2, 0, 0, 0, 0, 0, 8, 7]
    clear_rows(out, 1, 1, 1, 2)
    clear_rows(out, 0, 0, 1, 2)
    assert [int(number) for number in out] == [0, 0, 2, 0, 0, 0, 0, 0, 8, 7]


def test_numbers_stop_at_the_largest() -> None:
    assert LARGEST == (1 << 15) - 1
    assert [int(capped(number)) for number in (0, LARGEST - 1, LARGEST, LARGEST + 1)] == [
        0,
        LARGEST - 1,
        LARGEST,
        LARGEST,
    ]
