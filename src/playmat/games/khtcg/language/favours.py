"""The figures of a card, and for whom an operation is good: what makes one card better than another.

All operations of a card are seen from the side of its player. What depends on the match is left out: such
operations have to be the same on two cards that are compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from playmat.cards.operation import ALIKE, HAVING, LESS, MORE, THINGS, Card, Favours

NOTHING: Final[Favours] = MappingProxyType({})
SOURCE: Final = dict.fromkeys(("code", "found", "inferred", "promo", "image"), ALIKE)
ANY_NAME: Final = {**SOURCE, "name": ALIKE, "text": MORE}
"""A name matters only where others are about it (`referred`)."""

ALLY: Final = {**ANY_NAME, "support": MORE, "magic": MORE}

FIGURES: Final[Mapping[str, Favours]] = {
    "player": {**SOURCE, "attack": MORE, "magic": MORE, "hp": MORE, "text": MORE},
    "form": {**SOURCE, "attack": MORE, "magic": MORE, "text": MORE},
    "friend": ALLY,
    "magic_friend": ALLY,
    "magic": {**ANY_NAME, "timing": MORE, "effects": MORE},
    "equipment": {**ANY_NAME, "support": MORE, "magic_support": MORE},
    "dark": {**ANY_NAME, "pow": MORE},
    "world": {**SOURCE, "text": MORE},
    "event": {**ANY_NAME, "number": ALIKE, "effects": MORE},
    "technique": {**ANY_NAME, "effects": MORE},
    "attack": {**ANY_NAME, "support": MORE},
    "summon": ALLY,
    "heartless": {**ANY_NAME, "hp": MORE},
    "villains": {**ANY_NAME, "hp": MORE},
}
"""By card type, which fields may differ, and which way is better.

Player Cards, forms and Worlds are known by their names: a ladder, a home.
"""

SIDES: Final = {"you": MORE, "own": MORE, "opponent": LESS}
"""By whom or whose cards an operation is about, whether its player gains where they gain."""

FIGURE: Final = {"discard_hand": "count"}
"""The figure of an operation, where it is not its amount."""

GAINS: Final = ("draw", "gain_hp")
"""Operations that are good for those they are about."""

LOSSES: Final = ("lose_hp", "discard_hand", "mill")
"""Operations that are bad for those they are about."""

AREAS: Final = ("allies", "fighters", "characters", "disruptors")
"""The groups of cards that can be damaged and belong to one side."""

NAMING: Final = ("name", "equipment", "bearers", "cooperation")
"""The keys under which a card is about others by their names."""


def favours(one: Card, within: tuple[Card, ...]) -> Favours:
    """The parameters of an operation that may differ, and which way is better.

    Args:
        one: the operation.
        within: those that hold it, the innermost last.
    """
    word = str(one["op"])
    if word in GAINS or word in LOSSES:
        side = SIDES.get(str(one["who"]), ALIKE)
        way = side if word in GAINS else -side
        return {HAVING: way, FIGURE.get(word, "amount"): way} if way else {}
    if word == "damage" and one["to"] in AREAS and one["whose"] == "opponent":
        return {HAVING: MORE, "amount": MORE}
    if word == "look":
        return {"amount": MORE}
    if word in ("extra_challenge", "extra_move", "extra_battle"):
        return {HAVING: MORE, "amount": MORE}
    if word == "raise" and not within and one["to"] == "this" and one["stat"] not in ("level", "dark_level"):
        return {"amount": MORE}
    if word in ("when", "may", "if", "replace"):
        return {"do": MORE}
    if word == "ability":
        return {"timing": MORE, "cost": LESS, "do": MORE}
    if word == "price":
        return {"do": LESS}
    if word == "choose":
        return dict.fromkeys(THINGS, MORE)
    return NOTHING


def referred(card: Card) -> Iterator[str]:
    """The names that the texts and fields of a card are about."""
    for name, value in card.items():
        if name != "name":
            yield from named_in(name, value)


def named_in(key: str, value: Any) -> Iterator[str]:  # noqa: ANN401 - plain data
    """The names in a value of a card."""
    if isinstance(value, dict):
        for inner, held in value.items():
            yield from named_in(inner, held)
    elif isinstance(value, list | tuple):
        for held in value:
            yield from named_in(key, held)
    elif key in NAMING and isinstance(value, str) and value:
        yield value.casefold()
