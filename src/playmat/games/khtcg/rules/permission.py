"""Permission to play a card: by whom and on what (chapters 4 and 6; the guard hooks of playing).

Carries out KH-PLAYER-09 to -15, KH-FC-03, -04, -10, -12, KH-MF-01, -02, KH-UNIQ-05, -09, KH-MAGIC-01 to
-06, -17, KH-EQUIP-01 to -05, -15, KH-TECH-03 to -09, KH-DISR-01 to -05, KH-CALL-03 to -12 and KH-MOVE-03
to -06.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.operation import END
from playmat.cards.program import after, op_of
from playmat.games.khtcg.effects.changes import can_be_discarded, forbidden, limit
from playmat.games.khtcg.effects.continuous import (
    at_least_0,
    counters_of,
    dark_level_of,
    disruptors_on,
    holds,
    level_of,
    magic_of,
    rule,
)
from playmat.games.khtcg.effects.matching import kinds_of_card
from playmat.games.khtcg.effects.targets import finds_target, targets
from playmat.games.khtcg.language.codes import (
    ALLIES,
    BEARERS,
    LADDER_STEP,
    NO_LIMIT,
    NONE,
    UNIQUE,
    Area,
    Cause,
    Fight,
    Static,
    Verb,
)
from playmat.games.khtcg.language.hooks import Capacity, Permission, RuleNumber, Timing
from playmat.games.khtcg.language.instructions import ALL, REACH, Op, Select
from playmat.games.khtcg.language.terms import CardKind, To, Type
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.games.khtcg.state.ruleset import Cap
from playmat.kernel.choice import bit

# ---- any card ------------------------------------------------------------------------------------------


def permitted(state: KhtcgState, seat: i64, card: Card) -> bool:
    """Return whether no text forbids a card, and its own conditions are met (KH-HOOK-08, -09)."""
    if forbidden(state, seat, Permission.PLAY, card.number):
        return False
    if (card.statics >> Static.ONLY) & 1 != 0 and not condition_met(state, seat, card):
        return False
    return card.price == 0 or can_pay(state, seat, card.price, NONE)


def condition_met(state: KhtcgState, seat: i64, card: Card) -> bool:
    """Return whether what a card asks for before it is played is so (KH-FC-04, KH-WORLD-05)."""
    code = state.code
    for at in card.at[Op.ONLY]:
        if not holds(state, code[at + 1], code[at + 2], NONE, seat):
            return False
    return True


def can_pay(state: KhtcgState, seat: i64, at: i64, source: i64) -> bool:
    """Return whether a price can be paid in full: of a card in the hand, or of an ability of `source`."""
    code = state.code
    while code[at] != END:
        op = op_of(code[at])
        if op == Op.DISCARD or op == Op.SEND:
            wanted = code[at + Select.COUNT]
            if targets(state, at, source, seat, seat) < (1 if wanted == ALL else wanted):
                return False
        elif op == Op.DISCARD_HAND:
            spare = i64(len(state.sides[seat].hand)) - (1 if source == NONE else 0)
            if spare < code[at + 2]:
                return False
        elif (
            op == Op.COUNTER and source != NONE and counters_of(state, source, seat) < -code[at + Select.MORE]
        ):
            return False
        at = after(code, at)
    return True


def play_level(state: KhtcgState, seat: i64, card: Card) -> i64:
    """The level that counts when a card is played (KH-HOOK-10)."""
    level = card.level
    if (card.statics >> Static.PLAY_LEVEL) & 1 == 0:
        return level
    code = state.code
    for at in card.at[Op.PLAY_LEVEL]:
        if holds(state, code[at + 2], code[at + 3], NONE, seat):
            level += code[at + 1]
    return at_least_0(level)


# ---- allies --------------------------------------------------------------------------------------------


def can_call(state: KhtcgState, side: Side, card: Card) -> bool:
    """Return whether a card may be called as an ally (KH-CALL-03 to -12, KH-PLAYER-12)."""
    group = state.card_in(side.face()).group
    if card.kinds & ALLIES[group] & ~CardKind.MAGIC_FRIEND == 0 or card.type == Type.FORM:
        return False
    return (
        on_ladder(state, side, play_level(state, side.seat, card))
        and has_room(state, side, card)
        and permitted(state, side.seat, card)
        and not forbidden(state, side.seat, Permission.CALL, card.number)
    )


def on_ladder(state: KhtcgState, side: Side, level: i64) -> bool:
    """The ladder (KH-CALL-03 to KH-CALL-07).

    Texts about the step from ally to ally say nothing of the first one (KH-CALL-05, KH-CALL-06).
    """
    if len(side.friends) == 0 and len(side.fighters) == 0:
        return level == 1 or (level == 0 and state.rules.first_level_0)
    step = rule(state, side.seat, RuleNumber.LADDER, LADDER_STEP)
    highest: i64 = 0
    for slot in side.friends:
        here = level_of(state, slot)
        if here > highest:
            highest = here
    for slot in side.fighters:
        here = level_of(state, slot)
        if here > highest:
            highest = here
    return level <= highest + step


def has_room(state: KhtcgState, side: Side, card: Card) -> bool:
    """The unique rule and texts that limit the Friend Area (KH-UNIQ-05, KH-UNIQ-09, KH-HOOK-11)."""
    makes_way: i64 = 0
    if card.kinds & UNIQUE != 0:
        if state.rules.unique_player and has_name_of_player(state, side, card):
            return False
        for slot in side.friends:
            if is_double(state, card, slot):
                if not can_be_discarded(state, slot, Cause.UNIQUE):
                    return False
                makes_way += 1
        for slot in side.fighters:
            if is_double(state, card, slot):
                if not can_be_discarded(state, slot, Cause.UNIQUE):
                    return False
                makes_way += 1
        if state.captives > 0 and captive_double(state, side, card) != NONE:
            return False
    return has_place(state, side, makes_way)


def has_place(state: KhtcgState, side: Side, makes_way: i64) -> bool:
    """Return whether texts leave a place for one more ally when so many have made way (KH-HOOK-11)."""
    allies: i64 = len(side.friends) + len(side.fighters)
    return allies - makes_way < limit(state, side.seat, Capacity.ALLIES, NO_LIMIT)


def captive_double(state: KhtcgState, side: Side, card: Card) -> i64:
    """A captured ally whose name still counts: it cannot make way, for it is not with its player."""
    count: i64 = len(state.pieces)
    for slot in range(count):
        if (
            state.pieces[slot] != 0
            and state.area(slot) == Area.CAPTIVE
            and state.controller(slot) == side.seat
            and is_double(state, card, slot)
        ):
            return slot
    return NONE


def is_double(state: KhtcgState, card: Card, slot: i64) -> bool:
    """Return whether an ally in play has a card's name and is unique (KH-UNIQ-01, KH-UNIQ-06)."""
    other = state.card_in(slot)
    return other.kinds & UNIQUE != 0 and same_name(state, card, other)


def same_name(state: KhtcgState, one: Card, other: Card) -> bool:
    """Return whether two cards have the same whole name (KH-UNIQ-11), further names included (KH-NAME-09)."""
    if one.name == other.name or one.name == other.alias:
        return True
    if one.alias >= 0 and (one.alias == other.name or one.alias == other.alias):
        return True
    if not state.rules.unique_contains:
        return False
    return is_name_within(state, one, other) or is_name_within(state, other, one)


def is_name_within(state: KhtcgState, one: Card, other: Card) -> bool:
    """Return whether a name of a card is part of a name of another one (KH-OPT-07, KH-NAME-09)."""
    words = state.rules.whole_words
    if state.book.fits(other.number, one.name, words):
        return True
    return one.alias >= 0 and state.book.fits(other.number, one.alias, words)


def has_name_of_player(state: KhtcgState, side: Side, card: Card) -> bool:
    """Return whether a card has the name of the Player Card in play, or its form (KH-UNIQ-05, KH-FC-01)."""
    if same_name(state, card, state.card_in(side.leader)):
        return True
    return side.form != NONE and same_name(state, card, state.card_in(side.form))


def doubles_of(state: KhtcgState, side: Side, card: Card) -> vec[i64]:
    """The allies that have to make way for a card (KH-UNIQ-02, KH-UNIQ-03)."""
    found: vec[i64] = vec[i64]()
    if card.kinds & UNIQUE != 0:
        for slot in side.friends:
            if is_double(state, card, slot):
                found = append(found, slot)
        for slot in side.fighters:
            if is_double(state, card, slot):
                found = append(found, slot)
    return found


# ---- magic ---------------------------------------------------------------------------------------------


def can_cast(state: KhtcgState, side: Side, card: Card) -> bool:
    """Return whether a Magic Card or M/F may be played if it can be cast (KH-MAGIC-17, KH-MF-02, -08)."""
    if card.type == Type.MAGIC_FRIEND:
        if state.card_in(side.face()).group != 0 or not has_room(state, side, card):
            return False
        return permitted(state, side.seat, card)
    if card.timing & timing_now(state) == 0:
        return False
    return (
        has_target(state, side.seat, card.effects)
        and permitted(state, side.seat, card)
        and not forbidden(state, side.seat, Permission.CAST, card.number)
    )


def timing_now(state: KhtcgState) -> i64:
    """The moment in the match, as a `hooks.Timing`."""
    if state.fight == Fight.BATTLE:
        return Timing.BATTLE
    return Timing.CHALLENGE if state.fight == Fight.CHALLENGE else Timing.ACTION


def has_target(state: KhtcgState, seat: i64, at: i64) -> bool:
    """Return whether an effect that aims at cards finds one (KH-MAGIC-17)."""
    code = state.code
    aims_at_cards = False
    while code[at] != END:
        op = op_of(code[at])
        if aims_at_slots(op) and code[at + Select.TO] != To.PLAYER:
            aims_at_cards = True
            if finds_target(state, at, NONE, seat):
                return True
        at = after(code, at)
    return not aims_at_cards


def aims_at_slots(op: i64) -> bool:
    """Return whether an operation aims at cards in play (`instructions.Select`)."""
    return REACH[op] != 0


def casts(state: KhtcgState, side: Side, slot: i64, level: i64) -> bool:
    """Return whether a character can cast a card of this level (KH-MAGIC-01, KH-MAGIC-03, KH-MAGIC-06)."""
    return state.card_in(slot).type != Type.DARK and magic_of(state, side, slot) >= level


# ---- equipment -----------------------------------------------------------------------------------------


def can_equip(state: KhtcgState, side: Side, card: Card) -> bool:
    """Return whether Equipment may be played if somebody can bear it (KH-EQUIP-05)."""
    old = namesake(state, side, card)
    if old != NONE and not can_be_discarded(state, old, Cause.UNIQUE):
        return False
    return permitted(state, side.seat, card) and not forbidden(
        state, side.seat, Permission.EQUIP, card.number
    )


def namesake(state: KhtcgState, side: Side, card: Card) -> i64:
    """The Equipment of the same name that a player has in play, or `NONE` (KH-EQUIP-05, KH-EQUIP-17)."""
    if state.rules.equipment_unique:
        for slot in side.equipment:
            if state.card_in(slot).name == card.name:
                return slot
    return NONE


def takes_equipment(state: KhtcgState, side: Side, card: Card, slot: i64) -> bool:
    """Return whether a character may bear Equipment and has room for it (KH-EQUIP-01, KH-EQUIP-02).

    What the card makes way for itself does not take up room.
    """
    if not may_bear(state, side, card, slot):
        return False
    worn: i64 = 0
    bearer = side.leader if slot == side.face() else slot
    for one in side.equipment:
        if state.host(one) == bearer and (
            not state.rules.equipment_unique or state.card_in(one).name != card.name
        ):
            worn += 1
    return worn == 0 or worn < limit(state, side.seat, Capacity.EQUIPMENT, 1)


def may_bear(state: KhtcgState, side: Side, card: Card, slot: i64) -> bool:
    """Return whether a character in play is one that an Equipment's text allows (KH-EQUIP-04).

    Of a form the group counts, but the name of the Player Card beneath is as good (KH-FC-05, KH-FC-15).
    """
    if slot == side.leader:
        slot = side.face()
    bearer = state.card_in(slot)
    if could_bear(state, card, bearer):
        return True
    return (
        slot == side.form
        and is_bearing_kind(state, card, bearer)
        and fits_bearers(state, card, state.card_in(side.leader))
    )


def could_bear(state: KhtcgState, card: Card, bearer: Card) -> bool:
    """Return whether an Equipment's text allows a card as its bearer (KH-EQUIP-01, -04, -15)."""
    return is_bearing_kind(state, card, bearer) and fits_bearers(state, card, bearer)


def is_bearing_kind(state: KhtcgState, card: Card, bearer: Card) -> bool:
    """Return whether a card is of a kind that can bear an Equipment."""
    wanted = card.bearer_kinds
    if wanted == 0:
        wanted = BEARERS
    return kinds_of_card(state, bearer) & wanted != 0


def fits_bearers(state: KhtcgState, card: Card, bearer: Card) -> bool:
    """Return whether a card has one of the names an Equipment is limited to, or it is limited to none."""
    count: i64 = len(card.bearers)
    for i in range(count):
        if state.book.fits(bearer.number, card.bearers[i], state.rules.whole_words):
            return True
    return count == 0


def is_called(state: KhtcgState, side: Side, slot: i64, name: i64) -> bool:
    """Return whether a character fits a name; a form also by the name of the card beneath it (KH-FC-15)."""
    words = state.rules.whole_words
    if state.book.fits(state.card_in(slot).number, name, words):
        return True
    return slot == side.form and state.book.fits(state.card_in(side.leader).number, name, words)


# ---- techniques, forms ---------------------------------------------------------------------------------


def can_use_technique(state: KhtcgState, side: Side, card: Card) -> bool:
    """Return whether a Technique may be played in one's battle (KH-TECH-03 to KH-TECH-09)."""
    if state.techniques >= state.rules.techniques or not permitted(state, side.seat, card):
        return False
    if i64(len(card.cooperation)) > 1 + i64(len(side.friends)) + len(side.fighters):
        return False
    return can_cooperate(state, side, card.cooperation, 0, 0)


def can_cooperate(state: KhtcgState, side: Side, names: vec[i64], first: i64, taken: i64) -> bool:
    """Return whether different characters meet the entries of the list from `first` on (KH-TECH-09).

    `taken` holds the characters that stand for earlier entries, as bits: the Player Card, the allies in the
    Friend Area, those taking part.
    """
    if first == len(names):
        return True
    waiting: i64 = len(side.friends)
    for number in range(1 + waiting + len(side.fighters)):
        if number == 0:
            slot = side.face()
        elif number <= waiting:
            slot = side.friends[number - 1]
        else:
            slot = side.fighters[number - 1 - waiting]
        fits = taken & bit(number) == 0 and is_called(state, side, slot, names[first])
        if fits and can_cooperate(state, side, names, first + 1, taken | bit(number)):
            return True
    return False


def can_transform(state: KhtcgState, side: Side, card: Card) -> bool:
    """Return whether a form may be played (KH-FC-03, KH-FC-04, KH-FC-12)."""
    if side.form != NONE and not state.rules.form_stacking:
        return False
    return (
        is_form_of(state, card, side)
        and permitted(state, side.seat, card)
        and not forbidden(state, side.seat, Permission.TRANSFORM, card.number)
    )


def is_form_of(state: KhtcgState, card: Card, side: Side) -> bool:
    """Return whether a form's name contains a name of the Player Card (KH-FC-03, KH-NAME-09)."""
    leader = state.card_in(side.leader)
    words = state.rules.whole_words
    if state.book.fits(card.number, leader.name, words):
        return True
    return leader.alias >= 0 and state.book.fits(card.number, leader.alias, words)


# ---- worlds --------------------------------------------------------------------------------------------


def hindered(state: KhtcgState, side: Side) -> bool:
    """Return whether an opponent's disruptor lies on a player's current World (KH-MOVE-03, KH-MOVE-11)."""
    if len(side.disruptors) == 0:
        return False
    world = side.world()
    for slot in side.disruptors:
        if state.host(slot) == world and state.controller(slot) != side.seat:
            return True
    return False


def can_move(state: KhtcgState, side: Side) -> bool:
    """Return whether a player may move at all (KH-MOVE-02 to KH-MOVE-06, KH-GEN-28)."""
    return (
        not state.spent(Verb.MOVE)
        and not state.escaped
        and not hindered(state, side)
        and not forbidden(state, side.seat, Permission.MOVE, NONE)
    )


def can_be_disrupted(state: KhtcgState, foe: Side) -> bool:
    """Return whether a player's current World takes a disruptor (KH-DISR-03, KH-DISR-05, KH-OPT-02)."""
    world = foe.world()
    if world == NONE:
        return False
    together = state.rules.cap == Cap.TOGETHER
    lying = disruptors_on(state, foe) if together else state.burden(world)
    return lying < dark_level_of(state, world)


def can_disrupt(state: KhtcgState, side: Side, card: Card, total: i64) -> bool:
    """Return whether a Dark Card may be played against a World total (KH-DISR-04, KH-HOOK-29)."""
    return (
        play_level(state, side.seat, card) <= total
        and permitted(state, side.seat, card)
        and not forbidden(state, side.seat, Permission.DISRUPT, card.number)
    )


def can_escape(state: KhtcgState, side: Side) -> bool:
    """KH-ESC-01, KH-ESC-02, KH-ESC-10, KH-OPT-19."""
    if side.world() == NONE or state.escaped:
        return False
    if not state.rules.escape_any and (state.battled or not hindered(state, side)):
        return False
    return not forbidden(state, side.seat, Permission.ESCAPE, NONE)


def can_battle(state: KhtcgState, side: Side) -> bool:
    """KH-BATTLE-01, KH-BATTLE-02, KH-GEN-28, KH-ESC-10, KH-OPT-20."""
    if state.spent(Verb.BATTLE):
        return False
    if state.escaped and not state.rules.battle_after_escape:
        return False
    return hindered(state, side) and not forbidden(state, side.seat, Permission.BATTLE, NONE)
