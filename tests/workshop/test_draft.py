"""Cards while they are written: what is understood so far, and what can come next."""

from __future__ import annotations

from typing import Any

import pytest

import playmat
from playmat.cards.game import CardGame
from playmat.workshop.completion import ahead
from playmat.workshop.draft import CardDraft, Mark, draft

pytest.importorskip("playmat.games.kmon", reason="the cards of this test are of K-Mon")


@pytest.fixture(scope="module")
def game() -> CardGame:
    """A card game."""
    found = playmat.game("kmon")
    assert isinstance(found, CardGame)
    return found


def written(game: CardGame, text: str, lang: str = "en", **fields: Any) -> CardDraft:
    """An item as far as it is written."""
    card = {"code": "MY1-01", "type": "item", "name": {"en": "Lantern"}, "text": text, **fields}
    return draft(game, card, lang)


@pytest.mark.parametrize(
    ("lang", "begun", "next_words"),
    [
        ("en", "Draw", [" 1", " 2", " 3"]),
        ("en", "Draw 2", [" card", " cards"]),
        ("en", "Deal 3 dam", ["age to each opposing benched K-Mon.", "age to the opposing active K-Mon."]),
        ("ja", "カードを2", ["枚引く。"]),
    ],
)
def test_the_words_that_can_come_next(game: CardGame, lang: str, begun: str, next_words: list[str]) -> None:
    assert set(ahead(game, {"type": "item"}, begun, lang).next) >= set(next_words)


def test_every_sentence_can_be_the_first(game: CardGame) -> None:
    found = ahead(game, {"type": "item"}, "", "en")
    assert found.whole
    assert {"Draw", "Gain"} <= set(found.next)
    assert not any(one.startswith(" ") for one in found.next)


def test_what_is_proposed_is_understood(game: CardGame) -> None:
    """Anyone who takes the first proposal again and again is never led astray."""
    text = ""
    for _word in range(6):
        coming = ahead(game, {"type": "item"}, text, "en")
        assert coming.whole, text
        if not coming.next:
            break
        text += coming.next[0]
    assert text


def test_a_card_that_is_understood_is_told_in_every_language(game: CardGame) -> None:
    found = written(game, "Draw two cards, then gain a charge")
    assert (found.state, found.mistakes, found.mark) == ("read", [], None)
    assert found.card["effects"] == [{"op": "draw", "amount": 2}, {"op": "gain_charges", "amount": 1}]
    assert [(one.depth, one.does) for one in found.told] == [(0, "draw"), (0, "gain_charges")]
    assert len(found.lines) == 3


def test_the_word_that_is_not_understood_is_marked(game: CardGame) -> None:
    text = "Draw 2 cards. Frobnicate your hand."
    found = written(game, text)
    assert found.state == "stopped"
    assert found.mark == Mark(14, 24)
    assert text[14:24] == "Frobnicate"
    assert found.why is not None


def test_a_sentence_that_has_been_begun_is_no_mistake(game: CardGame) -> None:
    found = written(game, "Draw 2 cards. Gain")
    assert (found.state, found.why, found.mark, found.mistakes) == ("unfinished", None, None, [])


def test_a_card_without_sentences_can_have_some(game: CardGame) -> None:
    found = written(game, "")
    assert found.state == "blank"
    assert "Draw" in found.next


def test_a_mistake_is_told_at_its_field(game: CardGame) -> None:
    found = written(game, "Draw 2 cards.", cost=-1)
    assert [one.field for one in found.mistakes] == ["cost"]
    assert [one.field for one in draft(game, {}, "en").mistakes] == ["type"]


@pytest.mark.parametrize(
    "card", [{"type": "item", "effects": [{"op": "nothing"}]}, {"type": 3}, {"code": []}]
)
def test_any_data_is_a_card_with_mistakes(game: CardGame, card: dict[str, Any]) -> None:
    found = draft(game, card, "en")
    assert found.mistakes
    assert found.lines == []
