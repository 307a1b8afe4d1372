"""Words of codes: each number has one, and those that stand in a row leave none out."""

from __future__ import annotations

import pytest

from playmat.kernel.codes import numbered_words, words_of


class Colour:
    """Two names for one number, beside another."""

    RED = 0
    CRIMSON = 0
    BLUE = 1


class Gaps:
    """A number is missing."""

    FIRST = 0
    THIRD = 2


def test_a_number_has_one_word() -> None:
    with pytest.raises(ValueError, match="Colour"):
        numbered_words(Colour)
    assert numbered_words(Colour, CRIMSON=None) == {0: "red", 1: "blue"}


def test_numbers_that_follow_each_other_leave_none_out() -> None:
    with pytest.raises(ValueError, match="Gaps"):
        words_of(Gaps)
    assert numbered_words(Gaps) == {0: "first", 2: "third"}


def test_a_word_is_given_to_a_code_that_exists() -> None:
    with pytest.raises(ValueError, match="SECOND"):
        numbered_words(Gaps, SECOND="second")
