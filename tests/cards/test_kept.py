"""Things in other hands stay as they are: share codes, words of cards, copies, sums of continuous numbers."""

from __future__ import annotations

import pytest
from tests.cards.test_decks import BOOK

from playmat.cards.continuous import KEYS, LEAST, MOST, continuous_number, shifted
from playmat.cards.decks import MAX_COPIES, BadDeck, deck_of_entries, read_text
from playmat.cards.share import read_code, write_code
from playmat.cards.slug import slug_of

CODE = "toy.1.BE1pbmUBAVQxLUyxAhuxIGOwARmyB45Ytg"


def test_a_share_code_of_long_ago_is_read() -> None:
    entries = [(0, "T1-L1", 1), (1, "T1-1", 3), (1, "T1-10", 99), (2, "T1-2", 1)]
    deck = deck_of_entries(BOOK, "Mine", entries)
    assert read_code(BOOK, CODE) == deck
    assert write_code(deck) == CODE


@pytest.mark.parametrize("count", [1, MAX_COPIES])
def test_as_many_copies_as_there_may_be_are_read(count: int) -> None:
    deck = read_text(BOOK, f"Deck\n{count} Fire\n")
    assert [(entry.code, entry.count) for part in deck.parts for entry in part] == [("T1-1", count)]


@pytest.mark.parametrize("count", [0, MAX_COPIES + 1])
def test_more_copies_and_none_are_refused(count: int) -> None:
    with pytest.raises(BadDeck):
        read_text(BOOK, f"Deck\n{count} Fire\n")


@pytest.mark.parametrize(
    ("name", "code", "word"),
    [("Herb Poultice", "X-1", "herb-poultice"), ("Pollibrì!", "X-1", "pollibri"), ("霜", "X-1", "x-1")],
)
def test_a_card_has_a_word(name: str, code: str, word: str) -> None:
    assert slug_of(name, code) == word


@pytest.mark.parametrize("value", [LEAST - 5, LEAST, -1, 0, 1, MOST, MOST + 5])
def test_each_number_of_a_sum_is_read_by_itself(value: int) -> None:
    bounded = max(LEAST, min(MOST, value))
    for key in range(KEYS):
        other = (key + 3) % KEYS
        total = shifted(key, value) + shifted(other, -2)
        assert (continuous_number(total, key), continuous_number(total, other)) == (bounded, -2)
        assert continuous_number(total, (key + 1) % KEYS) == 0
