"""Views of a seat or a spectator, built from nothing (chapter 18)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from playmat.games.kmon.language.codes import ELEMENT_WORDS, NOBODY, STEP_WORDS, TRAIT_WORDS
from playmat.games.kmon.rules.turn import phase
from playmat.games.kmon.state.layout import (
    CARD_MASK,
    FATE_WORDS,
    FINAL_ATTACK,
    KNOWN,
    LINK_WORDS,
    OPEN,
    Link,
    card_of,
    effect_bearer,
    effect_card,
    effect_counters,
    effect_owner,
    effect_seat,
    effect_spread,
    fate_of,
    kind_of,
    reduced_of,
    second_of,
    side_of,
    target_of,
)
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import KMon, Side
from playmat.kernel.state import Status


def view(state: KmonState, viewer: int) -> dict[str, Any]:
    """All that a viewer may know (KM-INFO-01 to KM-INFO-04)."""
    over = state.status == Status.OVER
    return {
        "turn": int(state.turn),
        "turn_player": int(state.turn_player) if state.turn > 0 else None,
        "phase": "over" if over else STEP_WORDS[int(phase(state))],
        "asked": int(state.first) if state.status == Status.ASKING else None,
        "winner": int(state.winner) if state.winner != NOBODY else None,
        "chain": [link_view(state, link) for link in state.links if kind_of(link) != Link.TICK],
        "seats": [side_view(state, side, viewer) for side in state.sides],
    }


def link_view(state: KmonState, link: i64) -> dict[str, Any]:
    """A link of the chain; everything declared is open (KM-INFO-04)."""
    cards = [state.book.cards[card].code for card in (card_of(link), second_of(link)) if card >= 0]
    target = target_of(link)
    return {
        "seat": int(side_of(link)),
        "action": LINK_WORDS[kind_of(link)],
        "cards": cards,
        "target": int(target) if target < 3 else None,
        "fate": FATE_WORDS[fate_of(link)],
        "reduced": int(reduced_of(link)),
        "final": link & FINAL_ATTACK != 0,
    }


def side_view(state: KmonState, side: Side, viewer: int) -> dict[str, Any]:
    """A side of the table as a viewer sees it."""
    own = side.seat == viewer
    cards = state.book.cards
    # Own cards lie in the order they came; of another hand only the known cards, in the book's order.
    mark = 0 if own else KNOWN if viewer in (0, 1) else OPEN
    hand = [int(held & CARD_MASK) for held in side.hand if held & mark == mark]
    if not own:
        hand.sort()
    top = len(side.deck)
    seen = int(side.seen) if own else 0
    return {
        "active": int(side.active) if side.active != NOBODY else None,
        "defending": side.defending,
        "charges": int(side.charges),
        "hand_count": len(side.hand),
        "hand": [cards[number].code for number in hand],
        "deck_count": top,
        "deck_top": [cards[side.deck[top - 1 - place]].code for place in range(seen)],
        "discard": [cards[number].code for number in side.discard],
        "team": [kmon_view(state, side, place, side.team[place]) for place in range(3)],
    }


def kmon_view(state: KmonState, side: Side, place: int, kmon: KMon) -> dict[str, Any]:
    """A K-Mon; teams are open (KM-SETUP-01)."""
    species = kmon.species
    return {
        "code": species.code,
        "word": species.slug,
        "hp": int(species.hp),
        "damage": int(kmon.damage),
        "primary": ELEMENT_WORDS[species.primary],
        "secondary": ELEMENT_WORDS[species.secondary],
        "trait": TRAIT_WORDS[species.trait],
        "trait_value": int(species.value),
        "exhausted": kmon.exhausted,
        "effects": [
            effect_view(state, effect)
            for effect in state.effects
            if effect_seat(effect) == side.seat and effect_bearer(effect) == place
        ],
    }


def effect_view(state: KmonState, effect: i64) -> dict[str, Any]:
    """A persistent effect; those with the same card, owner and `spread` are one card (KM-FX-23)."""
    card = state.book.cards[effect_card(effect)]
    shown = {
        "card": card.code,
        "owner": int(effect_owner(effect)),
        "kind": "debuff" if card.debuff else "buff",
        "counters": int(effect_counters(effect)),
        "duration": int(card.duration),
    }
    if effect_spread(effect):
        shown["spread"] = int(effect_spread(effect))
    return shown
