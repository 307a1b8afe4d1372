"""Chapters 9 and 10: elements and damage."""

from __future__ import annotations

from tests.kmon.oracle.things import Kmon, Plain, Side, element_of

WHEEL = ("ice", "grass", "earth", "electric", "ghost", "air", "water", "fire")
"""Each is strong against the next, the last against the first (KM-ELEM-02)."""

ATTACK = 2
"""Base damage of an attack (KM-ATK-01)."""


def strong(one: str, other: str) -> bool:
    """Return whether an element is strong against another."""
    return WHEEL[(WHEEL.index(one) + 1) % len(WHEEL)] == other


def wheel(element: str, kmon: Kmon) -> int:
    """The amount the wheel adds to damage of an element (KM-ELEM-01 to KM-ELEM-05)."""
    primary = kmon.card["primary"]
    if not element:
        return 0
    if strong(element, primary):
        return 1
    return -1 if strong(primary, element) else 0


def barrier(element: str, side: Side) -> int:
    """The amount Barrier of the active K-Mon adds (KM-TRAIT-BARRIER-1, KM-TRAIT-BARRIER-2)."""
    return -1 if element and side.trait == "barrier" else 0


def attack_damage(attacker: Side, target: Side, cards: list[Plain], reduced: int) -> int:
    """The damage of an attack (KM-DMG-02, KM-DMG-04, KM-DMG-05)."""
    assert attacker.active is not None
    assert target.active is not None
    element = next((element_of(card) for card in cards if element_of(card)), "")
    terms = [ATTACK, attacker.active.continuous("attack_damage")]
    terms.append(1 if attacker.trait == "ferocity" else 0)
    terms += [int(card.get("attack_bonus", 0)) for card in cards]
    terms += [wheel(element, target.active), barrier(element, target)]
    ignored = any("ignore_defence" in card.get("flags", []) for card in cards)
    if target.defending and not ignored:
        terms.append(-2 if target.trait == "armor" else -1)
    terms += [target.active.continuous("attack_taken"), target.active.continuous("damage_taken"), -reduced]
    return max(0, sum(terms))


def ability_damage(amount: int, element: str, actor: Side, target: Side, kmon: Kmon, reduced: int) -> int:
    """The damage of an ability, reaction or item to one K-Mon (KM-DMG-03, KM-DMG-06, KM-DMG-07)."""
    terms = [amount, wheel(element, kmon)]
    if actor.active is not None:
        terms.append(actor.active.continuous("ability_damage"))
    terms += [kmon.continuous("ability_taken"), kmon.continuous("damage_taken")]
    if kmon is target.active:
        terms += [barrier(element, target), -reduced]
    return max(0, sum(terms))
