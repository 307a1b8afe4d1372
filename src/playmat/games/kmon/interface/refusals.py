"""Reasons why something that a person tried cannot be done, with the clause.

Everything here is worked out from what the asked player may know: the own hand and the open table.
"""

from __future__ import annotations

from typing import Final

from playmat.games.kmon.interface.notation import kmon_word
from playmat.games.kmon.interface.notation import named as spelt
from playmat.games.kmon.language.codes import (
    BLACKOUT_PRICE,
    DECISION_KINDS,
    EVADE_PRICE,
    TEAM,
    Ban,
    DecisionKind,
    Items,
    Prompt,
    Step,
    Target,
    Trait,
    Type,
)
from playmat.games.kmon.rules.action import assaults_with
from playmat.games.kmon.rules.chain import aimed, answered_as, evadable, is_ultimate
from playmat.games.kmon.state.book import Card
from playmat.games.kmon.state.layout import AIMED, CARD_MASK, Link, kind_of
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.state import arg_of, step_of

TIMES: Final = {one.verb: one.clause for one in DECISION_KINDS if one.verb} | {
    "attack": "KM-ACT-01",
    "defend": "KM-ACT-01",
    "react": "KM-REACT-04",
    "evade": "KM-EVA-01",
    "blackout": "KM-TRAIT-BLACKOUT-1",
    "switch": "KM-SUB-02",
    "heal": "KM-EXH-05",
    "draw": "KM-DRAW-02",
    "charges": "KM-EXH-04",
    "discard": "KM-DISC-01",
    "mulligan": "KM-OPT-03",
    "first": "KM-SETUP-06",
    "second": "KM-SETUP-06",
    "keep": "KM-SUB-02",
    "stay": "KM-FX-10",
    "no": "KM-ITEM-01",
    "pass": "KM-TURN-04",
    "skip": "KM-ACT-02",
}
"""The words that can be said, and the clause that says when."""

PRICES: Final = {
    Link.EVASION: "KM-EVA-01",
    Link.BLACKOUT: "KM-TRAIT-BLACKOUT-1",
    Link.REACTION: "KM-FX-04",
    Link.ABILITY: "KM-FX-21",
    Link.ITEM: "KM-FX-21",
}
"""The things that are paid for with cards, and the clause that says with how many."""


def no(key: str, clause: str, **args: Filling) -> Phrase:
    """A reason."""
    return Phrase(f"kmon-why-{key}", dict(args), clause)


def why_not(state: KmonState, seat: int, text: str) -> Phrase | None:
    """The reason why an answer is against the rules; None if nothing is to be said about the text."""
    said = [spelt(state, token) for token in text.split()]
    if not said or seat not in (0, 1) or not state.asks(seat) or len(text) > 200:
        return None
    if said[0] == "use":
        said[0] = "play"
    step = int(step_of(state.top()))
    question = asked(state, seat)
    side = state.sides[seat]
    found: Phrase | None = None
    if said[0] in ("play", "react") and len(said) > 1:
        number = state.book.by_slug.get(said[1], -1)
        if number < 0:
            return None
        card = state.book.cards[number]
        found = why_no_reaction(state, side, card, step) if said[0] == "react" else None
        if said[0] == "play":
            found = why_no_play(state, side, card, step, said[2:])
    elif said[0] == "attack":
        found = why_no_attack(state, side, step, said[1:])
    elif said[0] == "defend" and step == Step.ACTION:
        found = no("banned-defence", "KM-FX-08") if side.fighter().flags & Ban.DEFENCE else None
    elif said[0] == "evade" and step in (Step.WINDOW, Step.PAY):
        found = why_no_evasion(state, side, step)
    elif said[0] == "blackout" and step in (Step.WINDOW, Step.PAY):
        found = why_no_blackout(state, side, step)
    elif said[0] == "switch":
        found = why_no_switch(state, side, step, said[1:])
    elif said[0] == "keep" and step == Step.SUBSTITUTION:
        found = no("must-enter", "KM-SUB-03")
    elif said[0] == question.verb and question.items == Items.DISCARDED and len(said) > 1:
        found = why_not_returned(state, side, said[1])
    elif said[0] == "heal" and step == Step.BONUS:
        found = no("nothing-to-heal", "KM-EXH-05")
    elif said[0] == question.verb and question.items == Items.HELD:
        found = why_not_these(state, seat)
    if found is not None or said[0] not in TIMES:
        return found
    return no(f"time-{said[0]}", TIMES[said[0]])


def asked(state: KmonState, seat: int) -> DecisionKind:
    """The question that a seat is asked."""
    choice = Choice()
    state.offer(seat, choice)
    return DECISION_KINDS[int(choice.prompt)]


def in_hand(side: Side, card: Card) -> bool:
    """Return whether a card is in the hand."""
    return any(held & CARD_MASK == card.number for held in side.hand)


def why_no_card(state: KmonState, side: Side, card: Card, clause: str) -> Phrase | None:
    """Not in hand, or of an element the active K-Mon does not have (KM-DEF-06, KM-DEF-11)."""
    name = card.name
    if not in_hand(side, card):
        return no("not-in-hand", "KM-DEF-06", card=name)
    if card.element_bit & side.fighter().species.elements == 0:
        return no("element", clause, card=name, kmon=side.fighter().species.name)
    return None


def why_too_dear(state: KmonState, side: Side, card: Card, cost: int, clause: str) -> Phrase | None:
    """It costs more than the pool holds (KM-CHG-03)."""
    if cost <= side.charges:
        return None
    return no("cost", clause, card=card.name, cost=cost, charges=int(side.charges))


def why_no_play(state: KmonState, side: Side, card: Card, step: int, rest: list[str]) -> Phrase | None:
    """The reason why an item or ability cannot be played."""
    name = card.name
    if not in_hand(side, card):
        return no("not-in-hand", "KM-DEF-06", card=name)
    if card.type == Type.POWERUP:
        return no("powerup-alone", "KM-PWR-01", card=name)
    if card.type == Type.REACTION:
        return no("reaction-alone", "KM-REACT-01", card=name)
    if card.type == Type.ITEM:
        if step != Step.ITEM:
            return no("item-time", "KM-ITEM-03", card=name)
        found = why_too_dear(state, side, card, int(card.cost), "KM-ITEM-02")
    else:
        if step != Step.ACTION:
            return no("ability-time", "KM-ACT-01", card=name)
        if side.fighter().flags & Ban.ABILITY:
            return no("banned-ability", "KM-FX-08")
        found = why_no_card(state, side, card, "KM-ABL-02")
        cost = int(side.cost_of(card, side.has_trait(Trait.PRODIGY)))
        found = found or why_too_dear(state, side, card, cost, "KM-ABL-01")
    if found is None and len(side.hand) <= card.extra:
        return no("few-cards", "KM-FX-21", count=int(card.extra))
    if found is None and card.target == Target.OWN_ONE:
        return no("needs-target", "KM-ITEM-07" if card.type == Type.ITEM else "KM-FX-03", card=name)
    if found is None and rest:
        return no("no-target", "KM-FX-03", card=name)
    return found


def why_no_reaction(state: KmonState, side: Side, card: Card, step: int) -> Phrase | None:
    """The reason why a card is not a legal reaction now."""
    name = card.name
    if step != Step.WINDOW:
        return no("time-react-with", "KM-REACT-04", card=name)
    if card.type != Type.REACTION:
        return no("no-reaction", "KM-REACT-03", card=name)
    if not in_hand(side, card):
        return no("not-in-hand", "KM-DEF-06", card=name)
    link = state.link()
    if card.answers & answered_as(state, link) == 0:
        return no("other-action", "KM-FX-04", card=name)
    if card.mine and not aimed(state, link):
        return no("not-at-you", "KM-REACT-12", card=name)
    if card.spares and is_ultimate(state, link):
        return no("not-ultimate", "KM-FX-04", card=name)
    if card.evades and not evadable(state, link):
        return why_not_evadable(state, link)
    found = why_no_card(state, side, card, "KM-DEF-11")
    found = found or why_too_dear(state, side, card, int(card.cost), "KM-CHG-03")
    if found is None and len(side.hand) <= card.extra:
        return no("few-cards", "KM-FX-04", count=int(card.extra))
    return found


def why_no_attack(state: KmonState, side: Side, step: int, rest: list[str]) -> Phrase | None:
    """The reason why an attack, or an attack with these power-ups, is not legal."""
    if step not in (Step.ACTION, Step.SETTLE):
        return no("time-attack", "KM-ACT-01")
    if side.fighter().flags & Ban.ATTACK:
        return no("banned-attack", "KM-FX-08")
    slugs = [word for word in rest if word not in ("with", "and")]
    cards: list[Card] = []
    for slug in slugs:
        number = state.book.by_slug.get(slug, -1)
        if number < 0:
            return None
        cards.append(state.book.cards[number])
    for card in cards:
        if card.type != Type.POWERUP:
            return no("no-powerup", "KM-PWR-01", card=card.name)
        found = why_no_card(state, side, card, "KM-PWR-04")
        if found is not None:
            return found
    if len(cards) > 1:
        if not side.has_trait(Trait.ECHO) or len(cards) > 2:
            return no("one-powerup", "KM-PWR-02")
        if cards[0].element != cards[1].element or not assaults_with(side, cards[0]):
            return no("echo-elements", "KM-TRAIT-ECHO-2")
        if cards[0].number == cards[1].number:
            held = sum([card & CARD_MASK == cards[0].number for card in side.hand])
            if held < 2:
                return no("not-in-hand", "KM-DEF-06", card=cards[0].name)
    if not cards:
        return None
    return why_too_dear(state, side, cards[0], sum([int(card.cost) for card in cards]), "KM-CHG-03")


def why_not_evadable(state: KmonState, link: int) -> Phrase:
    """The reason why a link cannot be evaded by anything."""
    if (AIMED >> kind_of(link)) & 1 == 0:
        return no("evade-what", "KM-EVA-01")
    if not aimed(state, link):
        return no("evade-not-aimed", "KM-EVA-03")
    if is_ultimate(state, link):
        return no("evade-ultimate", "KM-ABL-06")
    return no("evade-never", "KM-EVA-05")


def why_no_evasion(state: KmonState, side: Side, step: int) -> Phrase | None:
    """The reason why the last link cannot be evaded, or not with these cards."""
    if step == Step.PAY:
        return why_not_these(state, int(side.seat))
    link = state.link()
    if not evadable(state, link):
        return why_not_evadable(state, link)
    if side.fighter().flags & Ban.EVADE:
        return no("banned-evasion", "KM-FX-08")
    price = 1 if side.has_trait(Trait.ELUSIVE) else EVADE_PRICE
    if len(side.hand) < price:
        return no("few-cards", "KM-EVA-01", count=price)
    return None


def why_no_blackout(state: KmonState, side: Side, step: int) -> Phrase | None:
    """The reason why Blackout cannot be used."""
    if step == Step.PAY:
        return why_not_these(state, int(side.seat))
    if not side.has_trait(Trait.BLACKOUT):
        return no("no-blackout", "KM-TRAIT-BLACKOUT-1")
    if kind_of(state.link()) != Link.ABILITY:
        return no("blackout-what", "KM-TRAIT-BLACKOUT-1")
    if len(side.hand) < BLACKOUT_PRICE:
        return no("few-cards", "KM-TRAIT-BLACKOUT-1", count=BLACKOUT_PRICE)
    return None


def why_no_switch(state: KmonState, side: Side, step: int, rest: list[str]) -> Phrase | None:
    """The reason why a K-Mon cannot come in."""
    if step not in (Step.SUBSTITUTION, Step.REPLACE, Step.SWITCH):
        if side.active >= 0 and side.fighter().flags & Ban.SWITCH and step == Step.ACTION:
            return no("banned-switch", "KM-SUB-04")
        return no("time-switch", "KM-SUB-02")
    if step == Step.SWITCH:
        side = state.sides[arg_of(state.top()) & 1]
    for place in range(TEAM):
        if rest and kmon_word(side, place) == rest[0]:
            name = side.team[place].species.name
            if place == side.active:
                return no("active-already", "KM-SUB-02", kmon=name)
            return no("not-fit", "KM-EXH-09", kmon=name)
    return None


def why_not_returned(state: KmonState, side: Side, slug: str) -> Phrase | None:
    """The reason why a card cannot come back from the discard pile."""
    number = state.book.by_slug.get(slug, -1)
    if number < 0:
        return None
    name = state.book.cards[number].name
    if number not in [int(card) for card in side.discard]:
        return no("not-discarded", "KM-DEFN-02", card=name)
    if state.book.cards[number].type == Type.ITEM:
        return no("item-returns", "KM-ITEM-06", card=name)
    return no("type-returns", "KM-DEFN-02", card=name)


def why_not_these(state: KmonState, seat: int) -> Phrase:
    """A set of cards of another size, or with cards that are not there."""
    choice = Choice()
    state.offer(seat, choice)
    clause = DECISION_KINDS[int(choice.prompt)].clause
    if choice.prompt == Prompt.PAY:
        clause = PRICES[int(kind_of(state.link()))]
    return no("count", clause, count=int(choice.lo))
