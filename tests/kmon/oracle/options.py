"""Chapters 5 to 8 and 11 to 13: what a player may declare, and what the table shows they could."""

from __future__ import annotations

from itertools import combinations

from tests.kmon.oracle.things import Link, Plain, Side, distinct, element_of, operations_of, slug

EVASION_PRICE = 2
BLACKOUT_PRICE = 3


def matches(card: Plain, side: Side) -> bool:
    """Return whether the active K-Mon has a card's element, or the card needs none (KM-DEF-11)."""
    element = element_of(card)
    return not element or (side.active is not None and element in side.active.elements)


def word(card: Plain) -> str:
    """A card as answers write it."""
    return slug(card["name"]["en"])


def affordable(card: Plain, cost: int, side: Side) -> bool:
    """Return whether a player can pay charges and cards for a card (KM-CHG-03, KM-FX-04, KM-FX-21)."""
    return cost <= side.charges and extra_cost(card) < len(side.hand)


def extra_cost(card: Plain) -> int:
    """The number of other cards a card takes (KM-FX-04, KM-FX-21)."""
    return int(card.get("extra_cost", {}).get("discard", 0))


# ---- actions of the turn ------------------------------------------------------------------------


def ability_cost(card: Plain, side: Side) -> int:
    """The present cost of an ability (KM-ABL-01, KM-TRAIT-PRODIGY-1, KM-TRAIT-PRODIGY-2)."""
    assert side.active is not None
    cost = int(card.get("cost", 0)) + side.active.continuous("ability_cost")
    if side.trait == "prodigy" and element_of(card):
        cost -= 1
    return max(0, cost)


def aimed(card: Plain, side: Side) -> list[str]:
    """A card with each of its targets: only `own_one` is chosen on declaration (KM-FX-03, KM-ITEM-07)."""
    if card.get("target") != "own_one":
        return [f"play {word(card)}"]
    return [f"play {word(card)} on {kmon.word}" for kmon in side.team if kmon.fit]


def items(cards: list[Plain], side: Side) -> list[str]:
    """The items that can be used (KM-ITEM-01, KM-ITEM-02, KM-ITEM-07)."""
    usable = [
        card for card in cards if card["type"] == "item" and affordable(card, int(card.get("cost", 0)), side)
    ]
    return [said for card in usable for said in aimed(card, side)]


def attacks(cards: list[Plain], side: Side) -> list[str]:
    """Every attack that can be declared (KM-ATK-02, KM-PWR-01, KM-PWR-02, KM-PWR-04, KM-TRAIT-ECHO-1)."""
    if side.active is None or side.has("no_attack"):
        return []
    powerups = [card for card in cards if card["type"] == "powerup" and matches(card, side)]
    alone = [card for card in powerups if int(card.get("cost", 0)) <= side.charges]
    said = ["attack", *(f"attack with {name}" for name in distinct([word(card) for card in alone]))]
    if side.trait == "echo":
        for one, other in combinations(powerups, 2):
            cost = int(one.get("cost", 0)) + int(other.get("cost", 0))
            if element_of(one) and element_of(one) == element_of(other) and cost <= side.charges:
                said.append(pair(one, other))
    return distinct(said)


def pair(one: Plain, other: Plain) -> str:
    """An Echo attack, whichever card is named first."""
    first, second = sorted([word(one), word(other)])
    return f"attack with {first} and {second}"


def abilities(cards: list[Plain], side: Side) -> list[str]:
    """Every ability that can be declared (KM-ABL-01, KM-ABL-02)."""
    if side.active is None or side.has("no_ability"):
        return []
    playable = [
        card
        for card in cards
        if card["type"] == "ability"
        and matches(card, side)
        and affordable(card, ability_cost(card, side), side)
    ]
    return distinct([said for card in playable for said in aimed(card, side)])


def actions(cards: list[Plain], side: Side) -> list[str]:
    """Everything that can be done in Phase IV (KM-ACT-01, KM-DEFN-01)."""
    defence = [] if side.has("no_defence") else ["defend"]
    return attacks(cards, side) + abilities(cards, side) + defence


# ---- reactions ----------------------------------------------------------------------------------


def targets_opponent(link: Link) -> bool:
    """Return whether an attack or ability is aimed at the opposing active K-Mon (KM-EVA-03, KM-FX-03)."""
    if link.action == "attack":
        return True
    return link.action == "ability" and link.cards[0].get("target") == "opp_active"


def ultimate(link: Link) -> bool:
    """Return whether a link is an Ultimate (KM-DEF-03)."""
    return link.action == "ability" and bool(link.cards[0].get("ultimate"))


def evadable(link: Link) -> bool:
    """Return whether a link can be evaded, by cards or by discarding (KM-EVA-03, KM-EVA-05, KM-ABL-06)."""
    says_not = any("unevadable" in card.get("flags", []) for card in link.cards)
    return targets_opponent(link) and not ultimate(link) and not says_not


def kinds(link: Link) -> set[str]:
    """The kinds of a link for the cards that answer it (KM-REACT-13, KM-TRAIT-BLACKOUT-2)."""
    if link.action == "blackout":
        return {"reaction"}
    if link.action == "reaction" and "evade" in operations_of(link.cards[0]):
        return {"reaction", "evasion"}
    return {link.action}


def evasion_price(side: Side) -> int:
    """The number of cards that evading takes (KM-EVA-01, KM-TRAIT-ELUSIVE-1)."""
    return 1 if side.trait == "elusive" else EVASION_PRICE


def can_evade(side: Side, link: Link) -> bool:
    """Return whether a player may evade a link by discarding (KM-EVA-01, KM-FX-08)."""
    return evadable(link) and not side.has("no_evade") and len(side.hand) >= evasion_price(side)


def can_black_out(side: Side, link: Link) -> bool:
    """Return whether a player may use Blackout on a link (KM-TRAIT-BLACKOUT-1)."""
    return side.trait == "blackout" and link.action == "ability" and len(side.hand) >= BLACKOUT_PRICE


def can_react(card: Plain, side: Side, link: Link) -> bool:
    """Return whether a card, were it in hand, could answer a link (KM-REACT-03, KM-REACT-12, KM-FX-04)."""
    if card["type"] != "reaction" or not matches(card, side):
        return False
    trigger = card["trigger"]
    if not kinds(link) & set(trigger["to"]):
        return False
    if trigger.get("targeting_me") and not targets_opponent(link):
        return False
    if trigger.get("exclude_ultimate") and ultimate(link):
        return False
    if "evade" in operations_of(card) and not evadable(link):
        return False
    return affordable(card, int(card.get("cost", 0)), side)


def reactions(cards: list[Plain], side: Side, link: Link) -> list[str]:
    """Every reaction a player may declare with these cards (KM-REACT-03)."""
    said = ["evade"] if can_evade(side, link) else []
    said += ["blackout"] if can_black_out(side, link) else []
    return said + distinct([f"react {word(card)}" for card in cards if can_react(card, side, link)])
