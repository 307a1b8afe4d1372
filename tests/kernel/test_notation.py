"""Answers as text: written and read in all four kinds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.test_choice import order, pick, split, subset
from tests.kernel.tiny import Tiny, TinyState

from playmat.kernel.choice import Choice, Kind
from playmat.kernel.errors import OutOfRange, UnreadableAnswer
from playmat.kernel.notation import read_answer, tidy, what_can_be_said, write_answer
from playmat.kernel.phrase import Phrase

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Lettered(Tiny):
    """Items are letters; nothing is ever against the rules, only unreadable."""

    def word(self, state: TinyState, choice: Choice, item: int) -> str:
        """A letter; options have two words."""
        letter = LETTERS[item % 26]
        return f"take {letter}" if choice.kind == Kind.PICK else letter

    def verb(self, state: TinyState, choice: Choice) -> str:
        """By kind."""
        return ("take", "keep", "give", "order")[choice.kind]

    def why_not(self, state: TinyState, seat: int, text: str) -> Phrase | None:
        """No reason."""
        return None


class Stopping(Lettered):
    """The empty answer has a word of its own."""

    def nothing(self, state: TinyState, choice: Choice) -> str:
        """Stop."""
        return "stop"


GAME, STATE = Lettered(), TinyState()


@pytest.mark.parametrize(
    ("choice", "answer", "text"),
    [
        (pick(3), 1, "take b"),
        (subset(4, 0, 4), 0b1010, "keep l n"),
        (subset(4, 0, 4), 0, "keep nothing"),
        (split([2, 2, 2], 3, 3), 0, "give b=1 c=2"),
        (split([2, 2], 0, 4), 0, "give nothing"),
        (order(3), 3, "order b c a"),
    ],
)
def test_writing(choice: Choice, answer: int, text: str) -> None:
    assert write_answer(GAME, STATE, choice, answer) == text
    assert read_answer(GAME, STATE, choice, text) == answer
    assert read_answer(GAME, STATE, choice, f"  {text.upper().replace(' ', '   ')}\t") == answer


@given(
    st.one_of(
        st.builds(pick, st.integers(1, 9)),
        st.builds(lambda n, lo: subset(n, min(lo, n), n), st.integers(0, 8), st.integers(0, 4)),
        st.builds(lambda caps: split(caps, 0, 5), st.lists(st.integers(0, 3), min_size=1, max_size=4)),
        st.builds(order, st.integers(1, 5)),
    ),
    st.sampled_from([GAME, Stopping()]),
)
def test_every_answer_reads_as_itself(choice: Choice, game: Lettered) -> None:
    texts = [write_answer(game, STATE, choice, answer) for answer in choice.answers()]
    assert len(set(texts)) == len(texts)
    assert [read_answer(game, STATE, choice, text) for text in texts] == choice.answers()


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        (subset(3, 1, 2), "keep"),
        (subset(3, 1, 2), "keep nothing"),
        (subset(3, 1, 2), "keep k k"),
        (subset(3, 1, 2), "keep k l m"),
        (subset(3, 1, 2), "keep z"),
        (subset(3, 1, 2), "k"),
        (split([2, 2], 3, 3), "give a=3"),
        (split([2, 2], 3, 3), "give a=2"),
        (split([2, 2], 3, 3), "give a=2 b=-1"),
        (split([2, 2], 3, 3), "give a=2 b=1.0"),
        (split([2, 2], 3, 3), "give a=\uff12 b=1"),
        (split([2, 2], 3, 3), "give a=2 b=99999999999999999999"),
        (split([2, 2], 3, 3), "give a b"),
        (split([2, 2], 3, 3), "give nothing"),
        (order(3), "order a b"),
        (order(3), "order a b b"),
        (order(3), "order a b c c"),
        (order(3), "a b c"),
        (pick(2), "take c"),
        (pick(2), "take"),
    ],
)
def test_what_cannot_be_read_is_told_with_the_grammar(choice: Choice, text: str) -> None:
    with pytest.raises(UnreadableAnswer) as refused:
        read_answer(GAME, STATE, choice, text)
    args = refused.value.phrase.args
    assert args == {"got": tidy(text), "known": what_can_be_said(GAME, STATE, choice)}


@given(st.sampled_from([pick(3), subset(4, 1, 3), split([2, 2], 1, 3), order(3)]), st.text(max_size=40))
def test_no_text_breaks_reading(choice: Choice, text: str) -> None:
    said = ""
    try:
        answer = read_answer(GAME, STATE, choice, text)
    except UnreadableAnswer as refused:
        said = str(refused.phrase.args["got"])
        answer = choice.answers()[0]
    assert choice.allows(answer)
    assert len(said) <= 80


def test_amounts_can_be_given_in_parts() -> None:
    assert read_answer(GAME, STATE, split([2, 2], 3, 3), "give a=1 a=1 b=1") == split([2, 2], 3, 3).splitting(
        [2, 1]
    )


@pytest.mark.parametrize("answer", [-1, 3, 1 << 70])
def test_no_answer_no_text(answer: int) -> None:
    with pytest.raises(OutOfRange):
        write_answer(GAME, STATE, pick(3), answer)


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (pick(2), "take a, take b"),
        (
            pick(14),
            ", ".join(f"take {letter}" for letter in "abcdefghijkl") + ", …",
        ),
        (subset(2, 0, 2), "keep k l, keep nothing"),
        (subset(2, 1, 2), "keep k l"),
        (split([1, 1], 1, 1), "give a=N b=N"),
        (order(2), "order a b"),
    ],
)
def test_grammar(choice: Choice, said: str) -> None:
    assert what_can_be_said(GAME, STATE, choice) == said
