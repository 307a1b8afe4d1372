"""Section 4.15: older cards in present terms, which the loader applies to every set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from playmat.cards.operation import Card as Plain

UNSAID: Final = "none"
DARK_PLAYERS: Final = ("riku (d mode)", "dark riku", "ansem")
"""KH-OLD-01, KH-OLD-02; the second is what English cards call the first."""

ATTACK_LINES: Final = (
    "fire",
    "fira",
    "firaga",
    "blizzard",
    "blizzara",
    "blizzaga",
    "thunder",
    "thundara",
    "thundaga",
)
"""KH-OLD-05 to KH-OLD-07: the Fire, Blizzard and Thunder lines."""


def in_present_terms(card: Plain) -> Plain:
    """A filled-in card as it is read today.

    >>> in_present_terms({"type": "heartless", "name": {"en": "Soldier"}, "hp": 6})
    {'type': 'dark', 'name': {'en': 'Soldier'}, 'group': 'heartless', 'pow': 6}
    """
    kind: str = card["type"]
    name: str = card["name"]["en"].casefold()
    if kind == "summon":
        return {**card, "type": "magic_friend"}
    if kind in ("heartless", "villains"):
        new: Plain = {**card, "type": "dark", "group": kind, "pow": card["hp"]}
        del new["hp"]
        return new
    if kind == "player" and card["group"] == UNSAID:
        return {**card, "group": "dark" if name in DARK_PLAYERS else "light"}
    if kind == "magic" and card["group"] == UNSAID:
        return {**card, "group": "attack" if name in ATTACK_LINES else "plain"}
    if kind == "world":
        return {**card, "text": [widened(one) for one in card["text"]]}
    return card


def widened(value: Any) -> Any:  # noqa: ANN401 - part of a card as it stands in a file
    """A part of a World's text with Heartless and Villains read as Dark and Nobody (KH-OLD-10)."""
    if isinstance(value, list):
        return [widened(one) for one in value]
    if not isinstance(value, dict):
        return value
    wide = {key: widened(one) for key, one in value.items()}
    kinds: Sequence[str] = wide.get("kinds", ())
    if "heartless" in kinds or "villains" in kinds:
        others = [kind for kind in kinds if kind not in ("heartless", "villains", "dark", "nobody")]
        wide["kinds"] = [*others, "dark", "nobody"]
    return wide
