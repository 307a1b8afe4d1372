"""Chapters 5 to 8, first half: what can be declared in Phase IV, and declaring it.

Carries out KM-ACT-01 to KM-ACT-03, KM-ATK-02, KM-PWR-01 to KM-PWR-04, KM-ABL-01, KM-ABL-02,
KM-TRAIT-ECHO and KM-TRAIT-PRODIGY.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from playmat.games.kmon.language.codes import GENERIC, Ban, Happened, Pick, Prompt, Step, Trait, Type
from playmat.games.kmon.rules.turn import held_before, offer_targets
from playmat.games.kmon.state.book import Card
from playmat.games.kmon.state.layout import (
    CARD_MASK,
    FINAL_ATTACK,
    Link,
    card_of,
    kind_of,
    link_of,
    second_of,
    side_of,
    target_of,
)
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice
from playmat.kernel.steps import Steps


def run_action(state: KmonState, seat: i64) -> None:
    """Phase IV: exactly one action (KM-ACT-01, KM-ACT-02).

    It is asked unless everybody can see that there is one option only (KM-SM-01, KM-SM-03).
    """
    side = state.sides[seat]
    flags = side.fighter().flags
    if flags & (Ban.ATTACK | Ban.DEFENCE) == 0:
        state.ask(seat)
        return
    cards = len(side.hand) > 0 and flags & (Ban.ATTACK | Ban.ABILITY) != Ban.ATTACK | Ban.ABILITY
    if cards:
        state.ask(seat)
    elif flags & Ban.DEFENCE == 0:
        take_action(state, seat, link_of(Link.DEFENCE, seat, -1, -1, side.active, 3))
    elif flags & Ban.ATTACK == 0:
        take_action(state, seat, link_of(Link.ATTACK, seat, -1, -1, side.active, 3))
    else:
        take_action(state, seat, Pick.NONE)


def offer_action(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-ACT: attacks, abilities, defence; nothing only where none of them is legal (KM-ACT-02)."""
    side = state.sides[seat]
    flags = side.fighter().flags
    choice.pick(seat, Prompt.ACT)
    if flags & Ban.ATTACK == 0:
        offer_attacks(state, choice, side)
    if flags & Ban.ABILITY == 0 and len(side.hand) > 0:
        offer_abilities(state, choice, side)
    if flags & Ban.DEFENCE == 0:
        choice.offer(link_of(Link.DEFENCE, seat, -1, -1, side.active, 3))
    if choice.n == 0:
        choice.offer(Pick.NONE)


def offer_attacks(state: KmonState, choice: Choice, side: Side) -> None:
    """An attack without a power-up, with each that fits and can be paid, with each Echo pair."""
    plain = link_of(Link.ATTACK, side.seat, -1, -1, side.active, 3)
    choice.offer(plain)
    elements = side.fighter().species.elements
    assaults: i64 = 0
    for place in range(i64(len(side.hand))):
        card = state.book.cards[side.hand[place] & CARD_MASK]
        if card.type == Type.POWERUP and card.cost <= side.charges and card.element_bit & elements != 0:
            if not held_before(side, place, card.number):
                choice.offer(plain + ((card.number + 1) << 4))
            if card.element != GENERIC:
                assaults += 1
    if assaults > 1 and side.has_trait(Trait.ECHO):
        offer_echo(state, choice, side, plain)


def offer_echo(state: KmonState, choice: Choice, side: Side, plain: i64) -> None:
    """Each pair of assaults of one element (KM-TRAIT-ECHO-1), in both orders where the order matters."""
    offered = choice.n
    for i in range(i64(len(side.hand))):
        first = state.book.cards[side.hand[i] & CARD_MASK]
        if not assaults_with(side, first):
            continue
        for j in range(i64(len(side.hand))):
            second = state.book.cards[side.hand[j] & CARD_MASK]
            if i == j or second.element != first.element or second.type != Type.POWERUP:
                continue
            if first.cost + second.cost > side.charges or (j < i and not order_matters(first, second)):
                continue
            link = plain + ((first.number + 1) << 4) + ((second.number + 1) << 16)
            if not offered_since(choice, offered, link):
                choice.offer(link)


def assaults_with(side: Side, card: Card) -> bool:
    """Return whether a card is an assault of the active K-Mon (KM-PWR-04)."""
    return (
        card.type == Type.POWERUP
        and card.element != GENERIC
        and card.element_bit & side.fighter().species.elements != 0
    )


def order_matters(first: Card, second: Card) -> bool:
    """Return whether two assaults both do something, so that the order of naming counts (KM-ATK-08)."""
    return (
        first.number != second.number
        and first.success + first.before != 0
        and second.success + second.before != 0
    )


def offered_since(choice: Choice, place: i64, item: i64) -> bool:
    """Return whether an item is among those offered from a place on."""
    while place < choice.n:
        if choice.items[place] == item:
            return True
        place += 1
    return False


def offer_abilities(state: KmonState, choice: Choice, side: Side) -> None:
    """Each ability that fits and can be paid, with each legal target (KM-ABL-01, KM-ABL-02)."""
    elements = side.fighter().species.elements
    prodigy = side.has_trait(Trait.PRODIGY)
    for place in range(i64(len(side.hand))):
        card = state.book.cards[side.hand[place] & CARD_MASK]
        if (
            card.type == Type.ABILITY
            and card.element_bit & elements != 0
            and side.cost_of(card, prodigy) <= side.charges
            and len(side.hand) > card.extra
            and not held_before(side, place, card.number)
        ):
            link = link_of(Link.ABILITY, side.seat, card.number, -1, side.active, 3)
            offer_targets(choice, side, link, card.target)


def take_action(state: KmonState, seat: i64, action: i64) -> None:
    """The turn player has chosen the action; Phase V comes after it."""
    state.goto(Step.DRAW_STEP, seat, 0)
    if action == Pick.NONE:
        if state.log is not None:
            state.log.write(Happened.NO_ACTION, seat, [], "KM-ACT-02")
        return
    declare(state, action)


def declare(state: KmonState, link: i64) -> None:
    """Name an action, pay for it, and open its chain (KM-ACT-03, KM-ACT-04)."""
    seat = side_of(link)
    side = state.sides[seat]
    state.push(Step.RESOLVE, seat, len(state.links))
    state.push(Step.WINDOW, 1 - seat, 0)
    state.links = append(state.links, link)
    if state.log is not None:
        tell_declared(state, link)
    card = card_of(link)
    if card < 0:
        return
    state.play_cards(link)
    if kind_of(link) == Link.ABILITY:
        ability = state.book.cards[card]
        state.pay(side, side.cost_of(ability, side.has_trait(Trait.PRODIGY)), "KM-ABL-01")
        if ability.extra > 0:
            state.push(Step.PAY, seat, ability.extra)
        return
    cost = state.book.cards[card].cost
    second = second_of(link)
    if second >= 0:
        cost += state.book.cards[second].cost
    state.pay(side, cost, "KM-PWR-01")


def tell_declared(state: KmonState, link: i64) -> None:
    """Tell everybody what was declared."""
    if state.log is None:
        return
    kind = kind_of(link)
    if kind == Link.ATTACK:
        final = int(link & FINAL_ATTACK != 0)
        cards = [int(card_of(link)), int(second_of(link)), final]
        state.log.write(Happened.ATTACK, side_of(link), cards, "KM-ACT-03")
    elif kind == Link.ABILITY:
        state.log.write(
            Happened.ABILITY, side_of(link), [int(card_of(link)), int(target_of(link))], "KM-ACT-03"
        )
    else:
        state.log.write(Happened.DEFENCE, side_of(link), [], "KM-ACT-03")


STEPS: Final[Steps] = {
    Step.ACTION: (run_action, offer_action, take_action),
}
