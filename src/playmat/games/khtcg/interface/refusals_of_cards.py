"""Reasons why a card of the hand cannot be played, with the clause: one for each guard of `permission`."""

from __future__ import annotations

from typing import Final

from playmat.games.khtcg.effects.changes import forbidden
from playmat.games.khtcg.effects.continuous import dark_level_of, magic_of, world_total
from playmat.games.khtcg.interface.card_text import type_name
from playmat.games.khtcg.interface.notation import piece_word
from playmat.games.khtcg.language.codes import ALLIES, NONE, UNIQUE, VERB_WORDS, Verb
from playmat.games.khtcg.language.hooks import Permission
from playmat.games.khtcg.language.terms import CardKind, Type
from playmat.games.khtcg.rules.deck import name_of
from playmat.games.khtcg.rules.permission import (
    can_be_disrupted,
    can_cooperate,
    can_equip,
    can_pay,
    casts,
    condition_met,
    has_name_of_player,
    has_room,
    has_target,
    hindered,
    is_form_of,
    may_bear,
    on_ladder,
    play_level,
    same_name,
    takes_equipment,
    timing_now,
)
from playmat.games.khtcg.rules.play import CLAUSES
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import CARD_MASK
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.phrase import Filling, Phrase

PLAYED_BY: Final = {
    Type.WORLD: (Verb.MOVE,),
    Type.FRIEND: (Verb.CALL,),
    Type.PLAYER: (Verb.CALL,),
    Type.DARK: (Verb.DISRUPT, Verb.CALL),
    Type.EQUIPMENT: (Verb.EQUIP,),
    Type.EVENT: (Verb.EVENT,),
    Type.MAGIC: (Verb.MAGIC,),
    Type.MAGIC_FRIEND: (Verb.MAGIC_FRIEND,),
    Type.FORM: (Verb.FORM,),
    Type.ATTACK: (Verb.ATTACK,),
    Type.TECHNIQUE: (Verb.TECHNIQUE,),
}
"""The ways in which the cards of each type are played."""


def no(key: str, clause: str, **args: Filling) -> Phrase:
    """A reason."""
    return Phrase(f"khtcg-why-{key}", dict(args), clause)


def forbids(clause: str) -> Phrase:
    """A text in play, or one that lasts, stands against it."""
    return no("forbidden", clause)


def why_no_card(
    state: KhtcgState, side: Side, verb: int, rest: list[str], late: Phrase | None
) -> Phrase | None:
    """The reason why a card of the hand cannot be played so; `late` is that of this state, if it has one."""
    if not rest:
        return late or (why_no_attack(state, side) if verb == Verb.ATTACK else None)
    number = state.book.by_slug.get(rest[0], -1)
    if number < 0:
        return None
    card = state.book.cards[number]
    if not holds_card(side, number):
        return no("not-in-hand", CLAUSES[verb], card=name_of(card))
    if verb not in PLAYED_BY[int(card.type)]:
        return no("other-type", CLAUSES[verb], card=name_of(card), type=type_name(card))
    return late or REASONS[verb](state, side, card, rest[1:]) or why_not_permitted(state, side, card)


def holds_card(side: Side, number: int) -> bool:
    """Return whether a card is in the hand."""
    return any(held & CARD_MASK == number for held in side.hand)


def played(card: Card) -> str:
    """The notation of playing a card from the hand."""
    return f"{VERB_WORDS[PLAYED_BY[int(card.type)][0]]} {card.slug}"


def why_not_permitted(state: KhtcgState, side: Side, card: Card) -> Phrase | None:
    """A text forbids it, its own condition is not met, or its price cannot be paid (KH-HOOK-08, -09)."""
    if forbidden(state, side.seat, Permission.PLAY, card.number):
        return forbids("KH-HOOK-08")
    if not condition_met(state, side.seat, card):
        clause = "KH-FC-04" if card.type == Type.FORM else "KH-HOOK-09"
        return no("condition", clause, card=name_of(card))
    if card.price != 0 and not can_pay(state, side.seat, card.price, NONE):
        return no("price", "KH-HOOK-09", card=name_of(card))
    return None


# ---- worlds, disruptors --------------------------------------------------------------------------------


def why_no_move(state: KhtcgState, side: Side, _card: Card, _rest: list[str]) -> Phrase | None:
    """The reason why a player cannot move."""
    if state.spent(Verb.MOVE):
        return no("moved", "KH-MOVE-02")
    if state.escaped:
        return no("escaped", "KH-MOVE-05")
    if hindered(state, side):
        return no("hindered", "KH-MOVE-03")
    return forbids("KH-HOOK-27") if forbidden(state, side.seat, Permission.MOVE, NONE) else None


def why_no_disrupting(state: KhtcgState, side: Side, card: Card, _rest: list[str]) -> Phrase | None:
    """The reason why a Dark Card cannot be played as a disruptor."""
    foe = state.sides[1 - side.seat]
    if foe.world() == NONE:
        return no("no-foe-world", "KH-DISR-05")
    if forbidden(state, side.seat, Permission.DISRUPT, NONE):
        return forbids("KH-HOOK-29")
    if not can_be_disrupted(state, foe):
        return no("world-full", "KH-DISR-03", count=int(dark_level_of(state, foe.world())))
    level, total = int(play_level(state, side.seat, card)), int(world_total(state, foe))
    if level > total:
        return no("world-total", "KH-DISR-04", card=name_of(card), level=level, total=total)
    return None


# ---- allies --------------------------------------------------------------------------------------------


def why_no_call(state: KhtcgState, side: Side, card: Card, _rest: list[str]) -> Phrase | None:
    """The reason why a card cannot be called as an ally."""
    group = state.card_in(side.face()).group
    if card.kinds & ALLIES[group] & ~CardKind.MAGIC_FRIEND == 0:
        return no("group", "KH-PLAYER-12", card=name_of(card), type=type_name(card))
    level = int(play_level(state, side.seat, card))
    if not on_ladder(state, side, level):
        return why_off_ladder(state, side, card, level)
    found = why_no_room(state, side, card)
    if found is None and forbidden(state, side.seat, Permission.CALL, card.number):
        return forbids("KH-HOOK-08")
    return found


def why_off_ladder(state: KhtcgState, side: Side, card: Card, level: int) -> Phrase:
    """Its level does not come next (KH-CALL-03, KH-CALL-05, KH-CALL-06)."""
    if len(side.friends) == 0 and len(side.fighters) == 0:
        if state.rules.first_level_0:
            return no("first-ally-0", "KH-CALL-05", card=name_of(card), level=level)
        return no("first-ally-1", "KH-CALL-06", card=name_of(card), level=level)
    return no("ladder", "KH-CALL-03", card=name_of(card), level=level)


def why_no_room(state: KhtcgState, side: Side, card: Card) -> Phrase | None:
    """The unique rule, or a limited Friend Area (KH-UNIQ-05, KH-UNIQ-09, KH-HOOK-11)."""
    if has_room(state, side, card):
        return None
    unique = card.kinds & UNIQUE != 0
    if unique and state.rules.unique_player and has_name_of_player(state, side, card):
        return no("own-name", "KH-UNIQ-05", card=name_of(card))
    for slot in (*side.friends, *side.fighters):
        if unique and same_name(state, card, state.card_in(slot)):
            return no("double-stays", "KH-UNIQ-09", card=name_of(card))
    return no("no-room", "KH-HOOK-11", card=name_of(card))


# ---- magic ---------------------------------------------------------------------------------------------


def why_no_cast(state: KhtcgState, side: Side, card: Card, rest: list[str]) -> Phrase | None:
    """The reason why a Magic Card cannot be cast."""
    if card.timing & timing_now(state) == 0:
        return no("timing", "KH-HOOK-09", card=name_of(card))
    if not has_target(state, side.seat, card.effects):
        return no("no-target", "KH-MAGIC-17", card=name_of(card))
    if forbidden(state, side.seat, Permission.CAST, card.number):
        return forbids("KH-HOOK-08")
    return why_no_caster(state, side, card, rest, "KH-MAGIC-01")


def why_no_summon(state: KhtcgState, side: Side, card: Card, rest: list[str]) -> Phrase | None:
    """The reason why a Magic/Friend Card cannot be played."""
    if state.card_in(side.face()).group != 0:
        return no("group", "KH-MF-08", card=name_of(card), type=type_name(card))
    if forbidden(state, side.seat, Permission.CALL, card.number):
        return forbids("KH-HOOK-08")
    return why_no_room(state, side, card) or why_no_caster(state, side, card, rest, "KH-MF-01")


def why_no_caster(state: KhtcgState, side: Side, card: Card, rest: list[str], clause: str) -> Phrase | None:
    """Nobody, or not this character, has the Magic Value (KH-MAGIC-01 to KH-MAGIC-03, KH-MAGIC-06)."""
    level = int(play_level(state, side.seat, card))
    everybody = [int(side.face()), *map(int, side.friends), *map(int, side.fighters)]
    able = [slot for slot in everybody if casts(state, side, slot, level)]
    if not able:
        return no("no-caster", clause, card=name_of(card), level=level)
    if len(rest) < 2:
        return why_not_permitted(state, side, card) or no("name-caster", "KH-MAGIC-02", card=name_of(card))
    for slot in everybody:
        if piece_word(state, slot) != rest[1]:
            continue
        if slot in able:
            return None
        caster = name_of(state.card_in(slot))
        if state.card_in(slot).type == Type.DARK:
            return no("dark-caster", "KH-MAGIC-06", caster=caster)
        magic = int(magic_of(state, side, slot))
        return no("caster", clause, card=name_of(card), caster=caster, level=level, magic=magic)
    return no("other-caster", "KH-MAGIC-03", card=name_of(card))


# ---- equipment, forms, techniques, attack cards --------------------------------------------------------


def why_no_equipping(state: KhtcgState, side: Side, card: Card, rest: list[str]) -> Phrase | None:
    """The reason why an Equipment cannot be given to anybody, or not to this character."""
    if forbidden(state, side.seat, Permission.EQUIP, card.number):
        return forbids("KH-HOOK-08")
    permitted = why_not_permitted(state, side, card)
    if permitted is not None:
        return permitted
    if not can_equip(state, side, card):
        return no("double-stays", "KH-EQUIP-05", card=name_of(card))
    everybody = [int(side.face()), *map(int, side.friends)]
    fit = [slot for slot in everybody if may_bear(state, side, card, slot)]
    if not fit:
        return no("no-bearer", "KH-EQUIP-01", card=name_of(card))
    for slot in everybody:
        if len(rest) > 1 and piece_word(state, slot) == rest[1]:
            return why_no_bearer(state, side, card, slot)
    if any(takes_equipment(state, side, card, slot) for slot in fit):
        return no("name-bearer", "KH-EQUIP-01", card=name_of(card))
    return why_no_bearer(state, side, card, fit[0])


def why_no_bearer(state: KhtcgState, side: Side, card: Card, slot: int) -> Phrase | None:
    """The reason why an Equipment cannot be given to this character."""
    if takes_equipment(state, side, card, slot):
        return None
    bearer = name_of(state.card_in(slot))
    if may_bear(state, side, card, slot):
        return no("bears-one", "KH-EQUIP-02", bearer=bearer)
    return no("bearer", "KH-EQUIP-04", card=name_of(card), bearer=bearer)


def why_no_form(state: KhtcgState, side: Side, card: Card, _rest: list[str]) -> Phrase | None:
    """The reason why a form cannot be played."""
    if side.form != NONE and not state.rules.form_stacking:
        return no("has-form", "KH-FC-12")
    if not is_form_of(state, card, side):
        leader = name_of(state.card_in(side.leader))
        return no("other-form", "KH-FC-03", card=name_of(card), player=leader)
    return forbids("KH-HOOK-26") if forbidden(state, side.seat, Permission.TRANSFORM, card.number) else None


def why_no_technique(state: KhtcgState, side: Side, card: Card, _rest: list[str]) -> Phrase | None:
    """The reason why a Technique cannot be played."""
    if state.techniques >= state.rules.techniques:
        return no("technique-played", "KH-TECH-07")
    if not can_cooperate(state, side, card.cooperation, 0, 0):
        return no("cooperation", "KH-TECH-06", card=name_of(card))
    return None


def why_no_event(_state: KhtcgState, _side: Side, _card: Card, _rest: list[str]) -> Phrase | None:
    """An Event needs nothing but what its text asks for (KH-EVENT-05)."""
    return None


def why_no_attack_card(state: KhtcgState, side: Side, card: Card, _rest: list[str]) -> Phrase | None:
    """An Attack Card is played in a set of them (KH-ATK-03)."""
    return why_not_permitted(state, side, card) or no("attack-alone", "KH-ATK-03")


def why_no_attack(state: KhtcgState, side: Side) -> Phrase | None:
    """The reason why no Attack Card can be played: none is in the hand, or a text is against each."""
    cards = [state.book.cards[held & CARD_MASK] for held in side.hand]
    attacks = [card for card in cards if card.type == Type.ATTACK]
    if not attacks:
        return no("no-attack", "KH-ATK-02")
    return why_not_permitted(state, side, attacks[0])


REASONS: Final = {
    Verb.MOVE: why_no_move,
    Verb.DISRUPT: why_no_disrupting,
    Verb.CALL: why_no_call,
    Verb.EQUIP: why_no_equipping,
    Verb.EVENT: why_no_event,
    Verb.MAGIC: why_no_cast,
    Verb.MAGIC_FRIEND: why_no_summon,
    Verb.FORM: why_no_form,
    Verb.ATTACK: why_no_attack_card,
    Verb.TECHNIQUE: why_no_technique,
}
