"""States: frames on the stack, chance inline, rules that go wrong, and what is read from numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tiny import ASK, BOTH, DIE, EMPTY, NOBODY, ROUND, SETUP, Tiny, TinyState

from playmat.kernel.choice import NATURE
from playmat.kernel.errors import BadEncoding, DeadEnd, NobodyAsked, RunawayRule
from playmat.kernel.state import STEP_LIMIT, Reader, Status, arg_of, encode_pile, frame, seat_of, step_of


def started(*script: int, live: bool = True) -> TinyState:
    """A state at its first question."""
    state = Tiny(*script).begin(SETUP)
    state.live = live
    state.advance()
    return state


@given(st.integers(0, 255), st.integers(0, 15), st.integers(0, (1 << 40) - 1))
def test_frames_are_packed_without_loss(step: int, seat: int, arg: int) -> None:
    packed = frame(step, seat, arg)
    assert (step_of(packed), seat_of(packed), arg_of(packed)) == (step, seat, arg)


def test_stack() -> None:
    state = TinyState()
    state.push(1, 0, 7)
    state.push(2, 1, 8)
    assert (len(state.stack), state.top(), state.stack_text()) == (2, frame(2, 1, 8), "1/0/7 2/1/8")
    state.goto(3, 0, 9)
    assert [state.pop(), state.pop(), len(state.stack)] == [frame(3, 0, 9), frame(1, 0, 7), 0]


def test_asking() -> None:
    state = started(ASK | 1 << 8, BOTH)
    assert (state.status, state.asks(0), state.asks(1), state.choice.seat) == (Status.ASKING, False, True, 1)
    assert not state.asks(NATURE)
    state.apply(1, 2)
    assert (state.sums, state.asks(0), state.asks(1), state.first) == ([0, 2], True, True, 0)
    state.apply(1, 1)
    assert (state.sums, state.asks(0), state.asks(1)) == ([0, 2], True, False)
    state.apply(0, 2)
    assert (state.sums, state.is_over(), state.asked, len(state.stack)) == ([2, 3], True, 0, 0)


def test_chance_inline_or_awaited() -> None:
    """The stream counts outcomes wherever they come from, so that both ways are one match."""
    inline, waiting = started(DIE, DIE, ASK), started(DIE, DIE, ASK, live=False)
    assert (inline.status, waiting.status, waiting.chance) == (Status.ASKING, Status.CHANCE, 6)
    assert waiting.outcomes() == [(outcome, 1) for outcome in range(6)]
    while waiting.status == Status.CHANCE:
        waiting.apply(NATURE, waiting.nature.peek(waiting.chance))
    assert waiting.encode() == inline.encode()
    assert (inline.answers, inline.nature.counter) == (2, 2)


@pytest.mark.parametrize(
    ("script", "error"),
    [([EMPTY], DeadEnd), ([NOBODY], NobodyAsked), ([ROUND], RunawayRule)],
)
def test_rules_that_go_wrong(script: list[int], error: type[Exception]) -> None:
    with pytest.raises(error):
        started(*script)


def test_runaway_prints_the_stack() -> None:
    with pytest.raises(RunawayRule) as caught:
        started(ROUND, ASK)
    assert caught.value.phrase.args == {"limit": STEP_LIMIT, "stack": "11/0/0 0/0/0 7/0/0"}
    assert "11/0/0 0/0/0 7/0/0" in str(caught.value)


def test_clone_is_independent() -> None:
    state = started(ASK, ASK | 1 << 8, DIE, ASK)
    before = state.encode()
    copy = state.clone()
    assert (copy.encode(), copy.choice.content()) == (before, state.choice.content())
    copy.apply(0, 1)
    copy.apply(1, 1)
    assert state.encode() == before
    state.apply(0, 1)
    state.apply(1, 1)
    assert state.encode() == copy.encode()


@pytest.mark.parametrize(("script", "options"), [((ASK,), 3), ((DIE,), 0)])
def test_a_redeal_offers_again_what_is_asked(script: tuple[int, ...], options: int) -> None:
    state = started(*script, live=False)
    state.choice.pick(0, 9)
    state.offer_again()
    assert state.choice.n == options


def test_state_is_saved_in_mid_decision() -> None:
    state = started(BOTH, DIE, ASK)
    state.apply(1, 2)
    loaded = Tiny().decode(state.encode())
    assert (loaded.encode(), loaded.choice.content()) == (state.encode(), state.choice.content())
    for one in (state, loaded):
        one.apply(0, 0)
    assert loaded.encode() == state.encode()


# ---- reading ------------------------------------------------------------------------------------------


@given(st.lists(st.lists(st.integers(1 - (1 << 62), (1 << 62) - 1), max_size=6), max_size=5))
def test_piles_are_read_as_written(piles: list[list[int]]) -> None:
    numbers: list[int] = []
    for pile in piles:
        numbers += [len(pile), *pile]
    reader = Reader(numbers)
    read = [reader.pile() for _pile in piles]
    reader.end()
    again: list[int] = []
    for packed in read:
        encode_pile(packed, again)
    assert again == numbers


def read_one_pile(numbers: list[int]) -> None:
    """A pile, and nothing after it."""
    reader = Reader(numbers)
    reader.pile()
    reader.end()


@pytest.mark.parametrize(
    ("numbers", "key", "place"),
    [
        ([], "error-encoding-short", 0),
        ([2, 5], "error-encoding-range", 0),
        ([-1], "error-encoding-range", 0),
        ([1 << 62], "error-encoding-range", 0),
        ([1 << 90], "error-encoding-range", 0),
        ([1, 1 << 62], "error-encoding-range", 1),
        ([1, -(1 << 62)], "error-encoding-range", 1),
        ([1, 5, 5], "error-encoding-long", 2),
    ],
)
def test_reader_refuses_by_place(numbers: list[int], key: str, place: int) -> None:
    with pytest.raises(BadEncoding) as refused:
        read_one_pile(numbers)
    assert (refused.value.phrase.key, refused.value.phrase.args) == (key, {"place": place})


def test_truncated_state_is_refused() -> None:
    numbers = started(ASK, BOTH, DIE).encode()
    assert Tiny().decode(numbers).encode() == numbers
    for cut in range(len(numbers)):
        with pytest.raises(BadEncoding):
            Tiny().decode(numbers[:cut])
