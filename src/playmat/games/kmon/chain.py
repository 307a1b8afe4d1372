"""Chapters 11 to 13: reactions, evasion, neutralisation, and the chain that resolves backwards.

Carries out KM-REACT, KM-EVA, KM-NEU, KM-ATK-04 to KM-ATK-08, KM-DEFN-02 to KM-DEFN-09 and KM-ABL-07.

A window opens on what everybody can see: cards in hand, charges, the active K-Mon, and which cards
exist at all. It is asked whatever the hand holds, so it tells nothing (KM-SM-03).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from playmat.games.kmon.book import Card
from playmat.games.kmon.damage import attack_damage
from playmat.games.kmon.packing import (
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
from playmat.games.kmon.side import Side
from playmat.games.kmon.symbols import (
    ATTACK_CHARGES,
    BLACKOUT_PRICE,
    EVADE_PRICE,
    GENERIC,
    SEATS,
    TEAM,
    Answers,
    Ban,
    Finale,
    Happened,
    Number,
    Pick,
    Prompt,
    Reach,
    Step,
    Target,
    Trait,
    Type,
)
from playmat.games.kmon.table import Table
from playmat.games.kmon.turn import held_before
from playmat.kernel.choice import Choice

SECOND: Final = 1
"""The context of a program of an attack's second power-up; 0 is its first card."""

BENCH_ONLY: Final = 2
"""The context of an evaded ability: only what it does to the bench happens (KM-FX-13)."""


# ---- who can answer what ----------------------------------------------------------------------------


def answered_as(table: Table, link: i64) -> i64:
    """As what a link can be answered (KM-REACT-01, KM-REACT-13)."""
    kind = kind_of(link)
    if kind == Link.REACTION:
        if table.book.cards[card_of(link)].evades:
            return Answers.REACTION | Answers.EVASION
        return Answers.REACTION
    if kind == Link.BLACKOUT:
        return Answers.REACTION
    return i64(1) << kind


def aimed(table: Table, link: i64) -> bool:
    """Whether a link is an attack or ability aimed at the opposing active K-Mon (KM-FX-03)."""
    kind = kind_of(link)
    if kind == Link.ATTACK:
        return True
    return kind == Link.ABILITY and table.book.cards[card_of(link)].target == Target.OPP_ACTIVE


def is_ultimate(table: Table, link: i64) -> bool:
    """Whether a link is an Ultimate."""
    return kind_of(link) == Link.ABILITY and table.book.cards[card_of(link)].ultimate


def evadable(table: Table, link: i64) -> bool:
    """Whether a link can be evaded, by a discard or by a card (KM-EVA-03, KM-EVA-05, KM-ABL-06)."""
    if not aimed(table, link):
        return False
    card = card_of(link)
    if card < 0:
        return True
    if table.book.cards[card].ultimate or table.book.cards[card].unevadable:
        return False
    second = second_of(link)
    return second < 0 or not table.book.cards[second].unevadable


def reach(table: Table, link: i64) -> i64:
    """How a link touches the opposing active K-Mon."""
    if evadable(table, link):
        return Reach.EVADABLE
    return Reach.AIMED if aimed(table, link) else Reach.NOT_AIMED


def evade_price(table: Table, side: Side, link: i64) -> i64:
    """How many cards evading a link costs; 0 if its player cannot (KM-EVA-01, KM-FX-08)."""
    if not evadable(table, link) or side.fighter().flags & Ban.EVADE != 0:
        return 0
    price = 1 if side.has_trait(Trait.ELUSIVE) else EVADE_PRICE
    return price if len(side.hand) >= price else 0


def can_black_out(side: Side, link: i64) -> bool:
    """KM-TRAIT-BLACKOUT-1."""
    return (
        kind_of(link) == Link.ABILITY and len(side.hand) >= BLACKOUT_PRICE and side.has_trait(Trait.BLACKOUT)
    )


def window_is_possible(table: Table, side: Side, link: i64) -> bool:
    """Whether everybody must reckon with a reaction (KM-SM-03, KM-REACT-14)."""
    cards: i64 = len(side.hand)
    if cards == 0 or side.active < 0:
        return False
    if evade_price(table, side, link) > 0 or can_black_out(side, link):
        return True
    kind = kind_of(link)
    species = side.fighter().species
    if kind <= Link.ABILITY:
        row: i64 = 5 if is_ultimate(table, link) else kind
        return table.book.reaction_possible(row, reach(table, link), species, side.charges, cards - 1)
    answers = answered_as(table, link)
    for row in range(i64(2), i64(5)):
        if answers & (i64(1) << row) != 0 and table.book.reaction_possible(
            row, Reach.NOT_AIMED, species, side.charges, cards - 1
        ):
            return True
    return False


def can_react_with(table: Table, side: Side, card: Card, link: i64) -> bool:
    """Whether a card in hand is a legal reaction to a link (KM-REACT-03, KM-REACT-12, KM-EVA-05)."""
    return (
        card.type == Type.REACTION
        and card.answers & answered_as(table, link) != 0
        and card.element_bit & side.fighter().species.elements != 0
        and card.cost <= side.charges
        and len(side.hand) > card.extra
        and (not card.mine or aimed(table, link))
        and not (card.spares and is_ultimate(table, link))
        and (not card.evades or evadable(table, link))
    )


# ---- CHAIN_OPEN -------------------------------------------------------------------------------------


def run_window(table: Table, seat: i64) -> None:
    """Offer the reactions to the last link (KM-REACT-04)."""
    if window_is_possible(table, table.sides[seat], table.link()):
        table.ask(seat)
    else:
        table.pop()


def offer_reactions(table: Table, choice: Choice, seat: i64) -> None:
    """D-REACT: pass, evasion, Blackout, each playable reaction card."""
    side = table.sides[seat]
    link = table.link()
    choice.pick(seat, Prompt.REACT)
    choice.offer(Pick.NONE)
    if evade_price(table, side, link) > 0:
        choice.offer(link_of(Link.EVASION, seat, -1, -1, side.active, 3))
    if can_black_out(side, link):
        choice.offer(link_of(Link.BLACKOUT, seat, -1, -1, side.active, 3))
    count: i64 = len(side.hand)
    for place in range(count):
        card = table.book.cards[side.hand[place] & CARD_MASK]
        if can_react_with(table, side, card, link) and not held_before(side, place, card.number):
            choice.offer(link_of(Link.REACTION, seat, card.number, -1, side.active, 3))


def take_reaction(table: Table, seat: i64, link: i64) -> None:
    """Declare and pay a reaction; it becomes the last link (KM-REACT-05). A pass closes the chain."""
    if link == Pick.NONE:
        table.pop()
        if table.log is not None:
            table.log.write(Happened.PASSED, seat, [], "KM-REACT-06")
        return
    side = table.sides[seat]
    kind = kind_of(link)
    table.goto(Step.WINDOW, 1 - seat, 0)
    if kind == Link.EVASION:
        table.push(Step.PAY, seat, evade_price(table, side, table.link()))
        if table.log is not None:
            table.log.write(Happened.EVASION, seat, [], "KM-EVA-01")
    elif kind == Link.BLACKOUT:
        table.push(Step.PAY, seat, BLACKOUT_PRICE)
        if table.log is not None:
            table.log.write(Happened.BLACKOUT, seat, [], "KM-TRAIT-BLACKOUT-1")
    else:
        card = table.book.cards[card_of(link)]
        table.play_cards(link)
        if table.log is not None:
            table.log.write(Happened.REACTION, seat, [card.number], "KM-REACT-05")
        table.pay(side, card.cost, "KM-REACT-03")
        if card.extra > 0:
            table.push(Step.PAY, seat, card.extra)
    table.links = append(table.links, link)


# ---- CHAIN_RESOLVE ----------------------------------------------------------------------------------


def run_resolve(table: Table, seat: i64, base: i64) -> None:
    """Carry out the last link (KM-REACT-07); the frame goes on until those from `base` on are done."""
    if len(table.links) == base:
        table.pop()
        return
    link = table.link()
    table.goto(Step.AFTER, seat, base)
    kind = kind_of(link)
    fate = fate_of(link)
    if fate == Fate.NEUTRALISED:
        return
    side = table.sides[side_of(link)]
    if kind <= Link.DEFENCE and side.active != mine_of(link):
        if table.log is not None:
            table.log.write(Happened.LOST, side.seat, [kind], "KM-REACT-10")
        return
    if fate == Fate.EVADED:
        if kind == Link.ABILITY:
            table.start(side.seat, table.book.cards[card_of(link)].effects, BENCH_ONLY)
        return
    if kind == Link.ATTACK:
        resolve_attack(table, side, link)
    elif kind == Link.ABILITY:
        resolve_ability(table, side, link)
    elif kind == Link.DEFENCE:
        resolve_defence(table, side)
    elif kind == Link.EVASION:
        cancel(table, side.seat, Fate.EVADED, "KM-EVA-04")
    elif kind == Link.BLACKOUT:
        cancel(table, side.seat, Fate.NEUTRALISED, "KM-TRAIT-BLACKOUT-1")
    else:
        table.start(side.seat, table.book.cards[card_of(link)].effects, 0)


def answered(table: Table) -> i64:
    """The place of the link that the running one answers; -1 if it is no reaction (KM-REACT-04)."""
    kind = kind_of(table.link())
    if kind == Link.REACTION or kind == Link.EVASION or kind == Link.BLACKOUT:
        return len(table.links) - 2
    return -1


def cancel(table: Table, seat: i64, fate: i64, clause: str) -> None:
    """The answered link is neutralised or evaded (KM-REACT-08); what is cancelled already stays so."""
    place = answered(table)
    if place < 0 or fate_of(table.links[place]) != Fate.OPEN:
        return
    table.links[place] |= fate << FATE_SHIFT
    if table.log is not None:
        kind = Happened.NEUTRALISED if fate == Fate.NEUTRALISED else Happened.EVADED
        table.log.write(kind, seat, [kind_of(table.links[place])], clause)


def reward_defender(table: Table, foe: Side, amount: i64, clause: str) -> None:
    """The charges of a defender (KM-DEFN-05, KM-DEFN-06)."""
    if foe.defending:
        table.gain(foe, amount, clause)


def resolve_attack(table: Table, side: Side, link: i64) -> None:
    """KM-ATK-08, parts 1 to 3."""
    foe = table.sides[1 - side.seat]
    reward_defender(table, foe, 2, "KM-DEFN-06")
    card = card_of(link)
    if card < 0:
        hit(table, side, foe, link)
        return
    first = table.book.cards[card]
    if first.replaces:
        if table.log is not None:
            table.log.write(Happened.REPLACED, side.seat, [card], "KM-PWR-06")
        table.start(side.seat, first.instead, 0)
        return
    second = second_of(link)
    if first.before == 0 and second < 0:
        hit(table, side, foe, link)
        return
    table.push(Step.HIT, side.seat, 0)
    if second >= 0:
        table.start(side.seat, table.book.cards[second].before, SECOND)
    table.start(side.seat, first.before, 0)


def run_hit(table: Table, seat: i64) -> None:
    """What comes before the damage is over."""
    table.pop()
    hit(table, table.sides[seat], table.sides[1 - seat], table.link())


def hit(table: Table, side: Side, foe: Side, link: i64) -> None:
    """KM-ATK-08, parts 4 to 8."""
    element: i64 = GENERIC
    bonus: i64 = 0
    ignores = False
    card = card_of(link)
    second = second_of(link)
    if card >= 0:
        first = table.book.cards[card]
        element = first.element
        bonus = first.bonus
        ignores = first.ignores_defence
        if second >= 0:
            bonus += table.book.cards[second].bonus
            ignores = ignores or table.book.cards[second].ignores_defence
            table.start(side.seat, table.book.cards[second].success, SECOND)
        table.start(side.seat, first.success, 0)
    strike(table, side, foe, attack_damage(side, foe, element, bonus, ignores, link))


def strike(table: Table, side: Side, foe: Side, amount: i64) -> None:
    """KM-ATK-08, parts 4 to 7: damage, charges, Raider and Implacable, Pointed and thorns."""
    table.damage(foe, foe.active, amount, True, "KM-DMG-02")
    attacker = side.fighter()
    table.gain(side, ATTACK_CHARGES + attacker.standing(Number.ATTACK_CHARGES), "KM-ATK-05")
    if side.has_trait(Trait.RAIDER):
        table.lose(foe, 1, "KM-TRAIT-RAIDER-1")
    if side.has_trait(Trait.IMPLACABLE):
        table.mill(foe, "KM-TRAIT-IMPLACABLE-1")
    if foe.defending and foe.has_trait(Trait.POINTED):
        table.damage(side, side.active, 1, False, "KM-TRAIT-POINTED-1")
    thorns = foe.fighter().standing(Number.THORNS)
    if thorns > 0:
        table.damage(side, side.active, thorns, False, "KM-FX-08")


def resolve_ability(table: Table, side: Side, link: i64) -> None:
    """KM-ABL-07."""
    card = table.book.cards[card_of(link)]
    if card.target == Target.OPP_ACTIVE:
        reward_defender(table, table.sides[1 - side.seat], 4 if card.ultimate else 2, "KM-DEFN-06")
    table.start(side.seat, card.effects, 0)


def resolve_defence(table: Table, side: Side) -> None:
    """KM-DEFN-02, KM-DEFN-05."""
    table.take_defence(side, "KM-DEFN-02")
    reward_defender(table, table.sides[1 - side.seat], 1, "KM-DEFN-05")
    table.push(Step.RETRIEVE, side.seat, 1 | (((1 << Type.ABILITY) | (1 << Type.POWERUP)) << 8))


def run_after(table: Table, seat: i64, base: i64) -> None:
    """A link is over: its cards are discarded (KM-ACT-05), fallen K-Mons are settled (KM-REACT-09)."""
    table.goto(Step.RESOLVE, seat, base)
    table.links, link = pop(table.links)
    side = table.sides[side_of(link)]
    card = card_of(link)
    if card >= 0:
        if link & ATTACHED == 0:
            side.discard = append(side.discard, card)
        second = second_of(link)
        if second >= 0 and link & (ATTACHED << 1) == 0:
            side.discard = append(side.discard, second)
    if link & FINAL_ATTACK != 0:
        side.team[mine_of(link)].final = Finale.NO
    elif somebody_fell(table):
        table.push(Step.SETTLE, table.turn_player, 0)


def somebody_fell(table: Table) -> bool:
    """Whether a K-Mon of either team has fallen, but for one whose final attack is under way."""
    for seat in range(SEATS):
        team = table.sides[seat].team
        for place in range(TEAM):
            kmon = team[place]
            if kmon.damage >= kmon.species.hp and not kmon.exhausted and kmon.final != Finale.RUNNING:
                return True
    return False
