"""Chapters 11 to 13: reactions, evasion, neutralisation, and the chain that resolves backwards.

Carries out KM-REACT, KM-EVA, KM-NEU, KM-ATK-04 to KM-ATK-08, KM-DEFN-02 to KM-DEFN-09 and KM-ABL-07.

A window opens on what everybody can see: cards in hand, charges, the active K-Mon, and which cards
exist at all. It is asked whatever the hand holds, so it tells nothing (KM-SM-03).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from playmat.games.kmon.language.codes import (
    ATTACK_CHARGES,
    BLACKOUT_PRICE,
    EVADE_PRICE,
    GENERIC,
    SEATS,
    TEAM,
    TICKING,
    Answers,
    Ban,
    Finale,
    Happened,
    Moment,
    Number,
    Pick,
    Prompt,
    Reach,
    Step,
    Target,
    Trait,
    Type,
)
from playmat.games.kmon.rules.damage import attack_damage
from playmat.games.kmon.rules.ticks import tick_at
from playmat.games.kmon.rules.turn import held_before
from playmat.games.kmon.state.book import Card
from playmat.games.kmon.state.layout import (
    ACTIONS,
    AIMED,
    ATTACHED,
    CARD_MASK,
    FATE_SHIFT,
    FINAL_ATTACK,
    Fate,
    Link,
    card_of,
    fate_of,
    kind_of,
    link_of,
    mine_of,
    second_of,
    side_of,
)
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice
from playmat.kernel.steps import Steps

SECOND: Final = 1
"""The context of a program of an attack's second power-up; 0 is its first card."""

BENCH_ONLY: Final = 2
"""The context of an evaded ability: only what it does to the bench happens (KM-FX-13)."""


# ---- who can answer what ----------------------------------------------------------------------------


def answered_as(state: KmonState, link: i64) -> i64:
    """As what a link can be answered (KM-REACT-01, KM-REACT-13)."""
    kind = kind_of(link)
    if kind == Link.REACTION:
        if state.book.cards[card_of(link)].evades:
            return Answers.REACTION | Answers.EVASION
        return Answers.REACTION
    if kind == Link.BLACKOUT:
        return Answers.REACTION
    return i64(1) << kind


def aimed(state: KmonState, link: i64) -> bool:
    """Return whether a link is an attack or ability aimed at the opposing active K-Mon (KM-FX-03)."""
    kind = kind_of(link)
    if kind == Link.ATTACK:
        return True
    return kind == Link.ABILITY and state.book.cards[card_of(link)].target == Target.OPP_ACTIVE


def is_ultimate(state: KmonState, link: i64) -> bool:
    """Return whether a link is an Ultimate."""
    return kind_of(link) == Link.ABILITY and state.book.cards[card_of(link)].ultimate


def evadable(state: KmonState, link: i64) -> bool:
    """Return whether a link can be evaded, by a discard or by a card (KM-EVA-03, KM-EVA-05, KM-ABL-06)."""
    if not aimed(state, link):
        return False
    card = card_of(link)
    if card < 0:
        return True
    if state.book.cards[card].ultimate or state.book.cards[card].unevadable:
        return False
    second = second_of(link)
    return second < 0 or not state.book.cards[second].unevadable


def reach(state: KmonState, link: i64) -> i64:
    """The way in which a link touches the opposing active K-Mon."""
    if evadable(state, link):
        return Reach.EVADABLE
    return Reach.AIMED if aimed(state, link) else Reach.NOT_AIMED


def evade_price(state: KmonState, side: Side, link: i64) -> i64:
    """The number of cards that evading a link costs; 0 if its player cannot (KM-EVA-01, KM-FX-08)."""
    if not evadable(state, link) or side.fighter().flags & Ban.EVADE != 0:
        return 0
    price = 1 if side.has_trait(Trait.ELUSIVE) else EVADE_PRICE
    return price if len(side.hand) >= price else 0


def can_black_out(side: Side, link: i64) -> bool:
    """KM-TRAIT-BLACKOUT-1."""
    return (
        kind_of(link) == Link.ABILITY and len(side.hand) >= BLACKOUT_PRICE and side.has_trait(Trait.BLACKOUT)
    )


def window_is_possible(state: KmonState, side: Side, link: i64) -> bool:
    """Return whether everybody must reckon with a reaction (KM-SM-03, KM-REACT-14)."""
    cards: i64 = len(side.hand)
    if cards == 0 or side.active < 0:
        return False
    if evade_price(state, side, link) > 0 or can_black_out(side, link):
        return True
    kind = kind_of(link)
    species = side.fighter().species
    if (AIMED >> kind) & 1 != 0:
        row: i64 = 5 if is_ultimate(state, link) else kind
        return state.book.reaction_possible(row, reach(state, link), species, side.charges, cards - 1)
    answers = answered_as(state, link)
    for row in range(i64(2), i64(5)):
        if answers & (i64(1) << row) != 0 and state.book.reaction_possible(
            row, Reach.NOT_AIMED, species, side.charges, cards - 1
        ):
            return True
    return False


def can_react_with(state: KmonState, side: Side, card: Card, link: i64) -> bool:
    """Return whether a card in hand is a legal reaction to a link (KM-REACT-03, KM-REACT-12, KM-EVA-05)."""
    return (
        card.type == Type.REACTION
        and card.answers & answered_as(state, link) != 0
        and card.element_bit & side.fighter().species.elements != 0
        and card.cost <= side.charges
        and len(side.hand) > card.extra
        and (not card.mine or aimed(state, link))
        and not (card.spares and is_ultimate(state, link))
        and (not card.evades or evadable(state, link))
    )


# ---- CHAIN_OPEN -------------------------------------------------------------------------------------


def run_window(state: KmonState, seat: i64) -> None:
    """Offer the reactions to the last link (KM-REACT-04)."""
    if window_is_possible(state, state.sides[seat], state.link()):
        state.ask(seat)
    else:
        state.pop()


def offer_reactions(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-REACT: pass, evasion, Blackout, each playable reaction card."""
    side = state.sides[seat]
    link = state.link()
    choice.pick(seat, Prompt.REACT)
    choice.offer(Pick.NONE)
    if evade_price(state, side, link) > 0:
        choice.offer(link_of(Link.EVASION, seat, -1, -1, side.active, 3))
    if can_black_out(side, link):
        choice.offer(link_of(Link.BLACKOUT, seat, -1, -1, side.active, 3))
    count: i64 = len(side.hand)
    for place in range(count):
        card = state.book.cards[side.hand[place] & CARD_MASK]
        if can_react_with(state, side, card, link) and not held_before(side, place, card.number):
            choice.offer(link_of(Link.REACTION, seat, card.number, -1, side.active, 3))


def take_reaction(state: KmonState, seat: i64, link: i64) -> None:
    """Declare and pay a reaction; it becomes the last link (KM-REACT-05). A pass closes the chain."""
    if link == Pick.NONE:
        state.pop()
        if state.log is not None:
            state.log.write(Happened.PASSED, seat, [], "KM-REACT-06")
        return
    side = state.sides[seat]
    kind = kind_of(link)
    state.goto(Step.WINDOW, 1 - seat, 0)
    if kind == Link.EVASION:
        state.push(Step.PAY, seat, evade_price(state, side, state.link()))
        if state.log is not None:
            state.log.write(Happened.EVASION, seat, [], "KM-EVA-01")
    elif kind == Link.BLACKOUT:
        state.push(Step.PAY, seat, BLACKOUT_PRICE)
        if state.log is not None:
            state.log.write(Happened.BLACKOUT, seat, [], "KM-TRAIT-BLACKOUT-1")
    else:
        card = state.book.cards[card_of(link)]
        state.play_cards(link)
        if state.log is not None:
            state.log.write(Happened.REACTION, seat, [card.number], "KM-REACT-05")
        state.pay(side, card.cost, "KM-REACT-03")
        if card.extra > 0:
            state.push(Step.PAY, seat, card.extra)
    state.links = append(state.links, link)


# ---- CHAIN_RESOLVE ----------------------------------------------------------------------------------


def run_resolve(state: KmonState, seat: i64, base: i64) -> None:
    """Carry out the last link (KM-REACT-07); the frame goes on until those from `base` on are done."""
    if len(state.links) == base:
        state.pop()
        return
    link = state.link()
    state.goto(Step.AFTER, seat, base)
    kind = kind_of(link)
    fate = fate_of(link)
    if fate == Fate.NEUTRALISED:
        return
    side = state.sides[side_of(link)]
    if (ACTIONS >> kind) & 1 != 0 and side.active != mine_of(link):
        if state.log is not None:
            state.log.write(Happened.LOST, side.seat, [kind], "KM-REACT-10")
        return
    if fate == Fate.EVADED:
        if kind == Link.ABILITY:
            state.start(side.seat, state.book.cards[card_of(link)].effects, BENCH_ONLY)
        return
    if kind == Link.ATTACK:
        resolve_attack(state, side, link)
    elif kind == Link.ABILITY:
        resolve_ability(state, side, link)
    elif kind == Link.DEFENCE:
        resolve_defence(state, side)
    elif kind == Link.EVASION:
        cancel(state, side.seat, Fate.EVADED, "KM-EVA-04")
    elif kind == Link.BLACKOUT:
        cancel(state, side.seat, Fate.NEUTRALISED, "KM-TRAIT-BLACKOUT-1")
    else:
        state.start(side.seat, state.book.cards[card_of(link)].effects, 0)


def answered(state: KmonState) -> i64:
    """The place of the link that the running one answers; -1 if it is no reaction (KM-REACT-04)."""
    kind = kind_of(state.link())
    if kind == Link.REACTION or kind == Link.EVASION or kind == Link.BLACKOUT:
        return len(state.links) - 2
    return -1


def cancel(state: KmonState, seat: i64, fate: i64, clause: str) -> None:
    """The answered link is neutralised or evaded (KM-REACT-08); what is cancelled already stays so."""
    place = answered(state)
    if place < 0 or fate_of(state.links[place]) != Fate.OPEN:
        return
    state.links[place] |= fate << FATE_SHIFT
    if state.log is not None:
        kind = Happened.NEUTRALISED if fate == Fate.NEUTRALISED else Happened.EVADED
        state.log.write(kind, seat, [kind_of(state.links[place])], clause)


def reward_defender(state: KmonState, foe: Side, amount: i64, clause: str) -> None:
    """The charges of a defender (KM-DEFN-05, KM-DEFN-06)."""
    if foe.defending:
        state.gain(foe, amount, clause)


def resolve_attack(state: KmonState, side: Side, link: i64) -> None:
    """KM-ATK-08, parts 1 to 3."""
    foe = state.sides[1 - side.seat]
    reward_defender(state, foe, 2, "KM-DEFN-06")
    card = card_of(link)
    if card < 0:
        hit(state, side, foe, link)
        return
    first = state.book.cards[card]
    if first.replaces:
        if state.log is not None:
            state.log.write(Happened.REPLACED, side.seat, [card], "KM-PWR-06")
        state.start(side.seat, first.instead, 0)
        return
    second = second_of(link)
    if first.before == 0 and second < 0:
        hit(state, side, foe, link)
        return
    state.push(Step.HIT, side.seat, 0)
    if second >= 0:
        state.start(side.seat, state.book.cards[second].before, SECOND)
    state.start(side.seat, first.before, 0)


def run_hit(state: KmonState, seat: i64) -> None:
    """Carry out what comes before the damage is over."""
    state.pop()
    hit(state, state.sides[seat], state.sides[1 - seat], state.link())


def hit(state: KmonState, side: Side, foe: Side, link: i64) -> None:
    """KM-ATK-08, parts 4 to 8."""
    element: i64 = GENERIC
    bonus: i64 = 0
    ignores = False
    card = card_of(link)
    second = second_of(link)
    if card >= 0:
        first = state.book.cards[card]
        element = first.element
        bonus = first.bonus
        ignores = first.ignores_defence
        if second >= 0:
            bonus += state.book.cards[second].bonus
            ignores = ignores or state.book.cards[second].ignores_defence
            state.start(side.seat, state.book.cards[second].success, SECOND)
        state.start(side.seat, first.success, 0)
    strike(state, side, foe, attack_damage(side, foe, element, bonus, ignores, link))


def strike(state: KmonState, side: Side, foe: Side, amount: i64) -> None:
    """KM-ATK-08, parts 4 to 7: damage, charges, Raider and Implacable, Pointed and thorns; then KM-FX-24."""
    state.damage(foe, foe.active, amount, True, "KM-DMG-02")
    attacker = side.fighter()
    state.gain(side, ATTACK_CHARGES + attacker.continuous(Number.ATTACK_CHARGES), "KM-ATK-05")
    if side.has_trait(Trait.RAIDER):
        state.lose(foe, 1, "KM-TRAIT-RAIDER-1")
    if side.has_trait(Trait.IMPLACABLE):
        state.mill(foe, "KM-TRAIT-IMPLACABLE-1")
    if foe.defending and foe.has_trait(Trait.POINTED):
        state.damage(side, side.active, 1, False, "KM-TRAIT-POINTED-1")
    thorns = foe.fighter().continuous(Number.THORNS)
    if thorns > 0:
        state.damage(side, side.active, thorns, False, "KM-FX-08")
    if (attacker.flags | foe.fighter().flags) & TICKING != 0:
        tick_at(state, foe, foe.active, Moment.HIT)
        tick_at(state, side, side.active, Moment.ATTACK)


def resolve_ability(state: KmonState, side: Side, link: i64) -> None:
    """KM-ABL-07."""
    card = state.book.cards[card_of(link)]
    if card.target == Target.OPP_ACTIVE:
        reward_defender(state, state.sides[1 - side.seat], 4 if card.ultimate else 2, "KM-DEFN-06")
    state.start(side.seat, card.effects, 0)


def resolve_defence(state: KmonState, side: Side) -> None:
    """KM-DEFN-02, KM-DEFN-05."""
    state.take_defence(side, "KM-DEFN-02")
    reward_defender(state, state.sides[1 - side.seat], 1, "KM-DEFN-05")
    state.push(Step.RETRIEVE, side.seat, 1 | (((1 << Type.ABILITY) | (1 << Type.POWERUP)) << 8))


def run_after(state: KmonState, seat: i64, base: i64) -> None:
    """A link is over: its cards are discarded (KM-ACT-05), fallen K-Mons are settled (KM-REACT-09)."""
    state.goto(Step.RESOLVE, seat, base)
    state.links, link = pop(state.links)
    side = state.sides[side_of(link)]
    card = card_of(link)
    if card >= 0:
        if link & ATTACHED == 0:
            side.discard = append(side.discard, card)
        second = second_of(link)
        if second >= 0 and link & (ATTACHED << 1) == 0:
            side.discard = append(side.discard, second)
    if link & FINAL_ATTACK != 0:
        side.team[mine_of(link)].final = Finale.NO
    elif somebody_fell(state):
        state.push(Step.SETTLE, state.turn_player, 0)


def somebody_fell(state: KmonState) -> bool:
    """Return whether a K-Mon of either team has fallen, but for one whose final attack is under way."""
    for seat in range(SEATS):
        team = state.sides[seat].team
        for place in range(TEAM):
            kmon = team[place]
            if kmon.damage >= kmon.species.hp and not kmon.exhausted and kmon.final != Finale.RUNNING:
                return True
    return False


STEPS: Final[Steps] = {
    Step.WINDOW: (run_window, offer_reactions, take_reaction),
    Step.RESOLVE: (run_resolve,),
    Step.HIT: (run_hit,),
    Step.AFTER: (run_after,),
}
