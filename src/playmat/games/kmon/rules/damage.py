"""Chapters 9 and 10: the element wheel, and how much damage attacks and abilities deal.

Carries out KM-ELEM-01 to KM-ELEM-05 and KM-DMG-01 to KM-DMG-08.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.kmon.language.codes import BASE_DAMAGE, GENERIC, Number, Trait
from playmat.games.kmon.state.layout import card_of, reduced_of
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import KMon, Side


def wheel(element: i64, primary: i64) -> i64:
    """The damage that the wheel adds for an element on a K-Mon of a primary one (KM-ELEM-02, KM-ELEM-03).

    >>> wheel(7, 0), wheel(0, 7), wheel(0, 0), wheel(GENERIC, 0)
    (1, -1, 0, 0)
    """
    if element == GENERIC:
        return 0
    if (element + 1) & 7 == primary:
        return 1
    if (primary + 1) & 7 == element:
        return -1
    return 0


def attack_damage(side: Side, foe: Side, element: i64, bonus: i64, ignores_defence: bool, link: i64) -> i64:
    """The damage of a side's attack on the foe's active K-Mon (KM-DMG-02, KM-DMG-04)."""
    attacker = side.fighter()
    target = foe.fighter()
    amount = BASE_DAMAGE + bonus + attacker.continuous(Number.ATTACK_DAMAGE)
    if side.has_trait(Trait.FEROCITY):
        amount += 1
    if element != GENERIC:
        amount += wheel(element, target.species.primary)
        if foe.has_trait(Trait.BARRIER):
            amount -= 1
    if foe.defending and not ignores_defence:
        amount -= 1
        if foe.has_trait(Trait.ARMOR):
            amount -= 1
    if target.numbers != 0:
        amount += target.continuous(Number.ATTACK_TAKEN) + target.continuous(Number.DAMAGE_TAKEN)
    amount -= reduced_of(link)
    return amount if amount > 0 else 0


def ability_damage(
    side: Side, foe: Side, target: KMon, active: bool, element: i64, printed: i64, link: i64
) -> i64:
    """The damage of an ability or a reaction card to a K-Mon (KM-DMG-03, KM-DMG-06, KM-DMG-07)."""
    amount = printed + wheel(element, target.species.primary)
    if side.active >= 0:
        amount += side.fighter().continuous(Number.ABILITY_DAMAGE)
    if target.numbers != 0:
        amount += target.continuous(Number.ABILITY_TAKEN) + target.continuous(Number.DAMAGE_TAKEN)
    if active:
        if element != GENERIC and foe.has_trait(Trait.BARRIER):
            amount -= 1
        amount -= reduced_of(link)
    return amount if amount > 0 else 0


def damage_benched(state: KmonState, side: Side, foe: Side, place: i64, printed: i64) -> None:
    """The damage of the running card to a K-Mon on the opposing bench (KM-DMG-07)."""
    link = state.link()
    element = state.book.cards[card_of(link)].element
    amount = ability_damage(side, foe, foe.team[place], False, element, printed, link)
    state.damage(foe, place, amount, True, "KM-DMG-07")
