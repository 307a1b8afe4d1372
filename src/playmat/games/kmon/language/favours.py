"""The figures of a card, and for whom an operation is good: what makes one card better than another.

All operations of a card are seen from the side of its player.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from playmat.cards.operation import ALIKE, HAVING, LESS, MORE, THINGS, Card, Favours

NOTHING: Final[Favours] = MappingProxyType({})
NAMES: Final = dict.fromkeys(("code", "name", "rarity", "provenance"), ALIKE)
PLAYED: Final = {**NAMES, "cost": LESS, "extra_cost": LESS, "effects": MORE}

FIGURES: Final[Mapping[str, Favours]] = {
    "kmon": {**NAMES, "hp": MORE, "trait_value": MORE},
    "ability": PLAYED,
    "reaction": PLAYED,
    "powerup": {
        **NAMES,
        "cost": LESS,
        "attack_bonus": MORE,
        "flags": MORE,
        "before": MORE,
        "on_success": MORE,
        "instead": MORE,
    },
    "item": PLAYED,
}
"""By card type, which fields may differ, and which way is better."""

GOOD: Final = {HAVING: MORE, "amount": MORE}
COUNTED: Final = {HAVING: MORE, "amount": MORE, "most": MORE}
BAD: Final = {HAVING: LESS, "amount": LESS}

FAVOURS: Final[Mapping[str, Favours]] = {
    "damage": GOOD,
    "counter": GOOD,
    "recoil": BAD,
    "heal": GOOD,
    "gain_charges": GOOD,
    "drain_charges": GOOD,
    "steal_charges": GOOD,
    "draw": GOOD,
    "opp_discard": GOOD,
    "mill": GOOD,
    "retrieve": {"types": MORE, **GOOD},
    "reduce": {"amount": MORE},
    "peek_hand": {HAVING: MORE},
    "damage_each": COUNTED,
    "heal_each": COUNTED,
    "gain_each": COUNTED,
    "draw_each": COUNTED,
    "choose": dict.fromkeys(THINGS, MORE),
}
"""By operation outside persistent effects, which of its fields may differ, and which way is better."""

TO_BEARER: Final = {"damage": BAD, "heal": GOOD, "lose_charges": BAD, "gain_charges": GOOD}
"""The same in a persistent effect, from the side of who bears it."""

TURNED: Final = {"damage": GOOD, "heal": BAD, "lose_charges": GOOD, "gain_charges": BAD}
"""The same from the other side."""


def favours(one: Card, within: tuple[Card, ...]) -> Favours:
    """The parameters of an operation that may differ, and which way is better.

    Args:
        one: the operation.
        within: those that hold it, the innermost last.
    """
    word = str(one["op"])
    if within and within[-1]["op"] == "attach":
        return (TO_BEARER if str(within[-1]["to"]).startswith("own") else TURNED).get(word, NOTHING)
    if word == "attach":
        return {HAVING: MORE, "duration": MORE, "tick": MORE} if is_welcome(one) else {}
    if word == "if":
        return {"do": MORE, "amount": LESS if one["is"] == "at_least" else MORE}
    return FAVOURS.get(word, NOTHING)


def is_welcome(attached: Card) -> bool:
    """Return whether a persistent effect is good for its player: a buff of theirs, a debuff of the others."""
    own = str(attached["to"]).startswith("own")
    return own if attached["kind"] == "buff" else not own
