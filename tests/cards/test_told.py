"""Sentences of one move that become one."""

from __future__ import annotations

from playmat.cards.told import put_together
from playmat.kernel.phrase import Phrase

LISTS = {"embers-drew": "card"}
COUNTS = {"embers-card-drawn": "embers-cards-drawn"}


def drew(who: int, card: str) -> Phrase:
    """Somebody draws a card that is seen."""
    return Phrase("embers-drew", {"who": who, "card": Phrase(card)}, "EM-1")


def drawn(who: int) -> Phrase:
    """Somebody draws a card that is not seen."""
    return Phrase("embers-card-drawn", {"who": who}, "EM-1")


def test_what_is_named_is_listed_in_the_first_sentence() -> None:
    told = put_together([drew(1, "a"), drew(1, "b"), drew(1, "c")], LISTS, COUNTS)
    assert told[1:] == [None, None]
    one = told[0]
    assert one is not None
    rest = Phrase("cards-and", {"first": Phrase("b"), "rest": Phrase("c")})
    assert one.args["card"] == Phrase("cards-list", {"first": Phrase("a"), "rest": rest})
    assert (one.key, one.args["who"], one.clause) == ("embers-drew", 1, "EM-1")


def test_what_is_not_named_is_counted() -> None:
    told = put_together([drawn(1), None, drawn(1), drawn(1)], LISTS, COUNTS)
    assert told == [Phrase("embers-cards-drawn", {"who": 1, "count": 3}, "EM-1"), None, None, None]


def test_what_somebody_else_did_or_comes_after_another_thing_stays() -> None:
    other = Phrase("embers-passed", {"who": 1})
    told: list[Phrase | None] = [drawn(1), drawn(2), other, other, drawn(2), drew(2, "a"), drew(2, "b")]
    whole = put_together(told, LISTS, COUNTS)
    assert whole[:5] == told[:5]
    assert whole[6] is None
    assert put_together(whole, LISTS, COUNTS) == whole
