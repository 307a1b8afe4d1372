"""Printed cards are read as what they are: cards of both games, and random ones, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.cards.changes import mistakes, some_card
from tests.cards.holding import each_operation, some_holding
from tests.crossing import SLOW, first_of
from tests.khtcg.test_fitting import alone
from tests.kmon.test_fitting import aimed

from playmat.cards.filling import fill
from playmat.cards.forms import told_in
from playmat.cards.game import CardGame
from playmat.cards.operation import Card as Plain
from playmat.cards.operation import Operation, Vocabulary
from playmat.cards.program import Compiler
from playmat.games.khtcg import GAME as KINGDOM
from playmat.games.khtcg.game import KingdomHearts
from playmat.games.khtcg.interface.card_text import lines
from playmat.games.kmon import GAME as KMON
from playmat.games.kmon.interface.card_text import card_sentences
from playmat.games.kmon.state.book import Card
from playmat.kernel.phrase import Phrase
from playmat.texts import LANGUAGES, render
from playmat.workshop.sentences import complete, printed_text, read_text, readable, same_again

RANDOM = 60
"""So many random cards of each game are read back; `--whole` reads 10,000."""


CAPITAL = re.compile(r": [A-ZÀ-Ý]")
"""A sentence that begins with a capital letter inside another: Italian has none."""


@pytest.mark.parametrize("game", [KMON, KINGDOM], ids=lambda one: one.id)
def test_a_sentence_inside_another_begins_small_in_italian(game: CardGame) -> None:
    said = [printed_text(game, code, "it") for code in readable(game)]
    assert any(": " in text for text in said)
    assert [text for text in said if CAPITAL.search(text)] == []


@pytest.mark.parametrize("lang", first_of(LANGUAGES, SLOW))
@pytest.mark.parametrize("game", [KMON, KINGDOM], ids=lambda one: one.id)
def test_every_card_is_read_as_what_it_is(game: CardGame, lang: str) -> None:
    codes = readable(game)
    assert len(codes) > 100
    assert [code for code in codes if not same_again(game, code, lang)] == []


def read_back(game: CardGame, card: Plain, phrases: list[Phrase]) -> None:
    """Read what is printed on a card, and find the card."""
    vocabulary = game.vocabulary
    told = told_in(game.card_forms(card["type"]))
    rest = {name: value for name, value in card.items() if name not in told}
    for lang in LANGUAGES:
        text = " ".join(render(one, lang) for one in phrases)
        assert lang != "it" or not CAPITAL.search(text), text
        found: list[Any] = read_text(game, rest, text, lang).cards
        whole = [complete(vocabulary, {**rest, **one}) for one in found]
        assert whole == [complete(vocabulary, card)], (lang, text)


def kmon_back(card: Plain) -> None:
    """Print and read a card of K-Mon."""
    assume(not mistakes(KMON.vocabulary, card))
    phrases = card_sentences(Card(0, fill(KMON.vocabulary, card), Compiler(KMON.vocabulary)))
    assume(phrases)
    read_back(KMON, card, phrases)


def kingdom_back(card: Plain) -> None:
    """Print and read a card of the Kingdom Hearts TCG."""
    assume(not mistakes(KINGDOM.vocabulary, card))
    book = alone(card)
    phrases = lines(book, book.cards[0].code)[1:]
    assume(phrases)
    # older kinds of cards are read in present terms (KH-OLD-04), and printed in them
    read_back(KingdomHearts(book), dict(book.cards[0].plain), phrases)


KMON_CARDS = st.one_of(
    [some_card(KMON.vocabulary, one).map(aimed) for one in KMON.vocabulary.types if KMON.card_forms(one)]
)
KINGDOM_CARDS = st.one_of([some_card(KINGDOM.vocabulary, one) for one in KINGDOM.vocabulary.types])
UNHURRIED = list(HealthCheck)


@settings(max_examples=RANDOM, suppress_health_check=UNHURRIED, deadline=None)
@given(card=KMON_CARDS)
def test_random_cards_of_kmon_are_read_back(card: Plain) -> None:
    kmon_back(card)


@settings(max_examples=RANDOM, suppress_health_check=UNHURRIED, deadline=None)
@given(card=KINGDOM_CARDS)
def test_random_cards_of_kingdom_hearts_are_read_back(card: Plain) -> None:
    kingdom_back(card)


@pytest.mark.whole
@settings(max_examples=10_000, suppress_health_check=UNHURRIED, deadline=None)
@given(card=KMON_CARDS)
def test_ten_thousand_cards_of_kmon_are_read_back(card: Plain) -> None:
    kmon_back(card)


@pytest.mark.whole
@settings(max_examples=10_000, suppress_health_check=UNHURRIED, deadline=None)
@given(card=KINGDOM_CARDS)
def test_ten_thousand_cards_of_kingdom_hearts_are_read_back(card: Plain) -> None:
    kingdom_back(card)


def back(
    vocabulary: Vocabulary,
    context: str,
    operation: Operation,
    read: Callable[[Plain], None],
    examples: int,
) -> None:
    """Print and read cards that have an operation."""

    @settings(max_examples=examples, suppress_health_check=UNHURRIED, deadline=None)
    @given(card=some_holding(vocabulary, context, operation))
    def read_back_of(card: Plain) -> None:
        read(card)

    read_back_of()


@pytest.mark.parametrize("examples", first_of([3, 100]))
@pytest.mark.parametrize(("context", "operation"), each_operation(KMON.vocabulary))
def test_each_operation_of_kmon_is_read_back(context: str, operation: Operation, examples: int) -> None:
    back(KMON.vocabulary, context, operation, kmon_back, examples)


@pytest.mark.parametrize("examples", first_of([3, 100]))
@pytest.mark.parametrize(("context", "operation"), each_operation(KINGDOM.vocabulary))
def test_each_operation_of_kingdom_hearts_is_read_back(
    context: str, operation: Operation, examples: int
) -> None:
    back(KINGDOM.vocabulary, context, operation, kingdom_back, examples)
