"""Values and permissions as the texts on the table change them (KH-HOOK-08 to -11, -16, -20, -22 and others).

Nothing here scans the table: `KhtcgState.statics` says whether any text on it can change what is asked, and
`KhtcgState.texts` lists the few cards that have one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.cards.operation import END
from playmat.cards.program import after, op_of
from playmat.games.khtcg.effects.matching import (
    aims,
    bearer_of,
    fits_in_play,
    kinds_of_card,
    means,
    world_named,
)
from playmat.games.khtcg.language.codes import NONE, Area, Fight, Static
from playmat.games.khtcg.language.hooks import RuleNumber, Stat
from playmat.games.khtcg.language.instructions import ANY_LEVEL, Continuous, ContinuousWho, Op
from playmat.games.khtcg.language.terms import Behind, During, Per, Role, Type, deed_of_amount
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import (
    NO_SLOT,
    deed_card,
    deed_count,
    deed_seat,
    deed_what,
    due_subject,
    lasting_place,
    lasting_slot,
    lasting_times,
    piece_counters,
)
from playmat.games.khtcg.state.mutations import KhtcgState

RAISE_STAT: Final = 9
RAISE_AMOUNT: Final = 10
"""The place of the parameters of a lasting `raise`."""

# ---- does a text count ---------------------------------------------------------------------------------


def counts(state: KhtcgState, slot: i64) -> bool:
    """Return whether a card's text counts now (KH-HOOK-22)."""
    if not awake(state, slot):
        return False
    if (state.statics >> Static.SILENCE) & 1 == 0:
        return True
    return not silenced(state, slot)


def awake(state: KhtcgState, slot: i64) -> bool:
    """Return whether it counts by the rules (KH-WORLD-03, KH-WORLD-10, KH-FC-05, KH-CHAL-06 to -08)."""
    area = state.area(slot)
    side = state.sides[state.controller(slot)]
    if area == Area.PLAYER:
        return side.form == NONE
    if area == Area.FORM:
        return side.form == slot
    if area == Area.WORLD:
        return slot == side.world() and world_counts(state, side.seat)
    if area == Area.DISRUPTOR:
        world = state.host(slot)
        host = state.sides[state.controller(world)]
        if world != host.world() and state.in_play(world):
            return False  # what lies on a World that has just left play goes with it, and can say so
        return state.fight != Fight.CHALLENGE or host.seat != state.turn_player
    return area != Area.GONE and area != Area.CAPTIVE


def world_counts(state: KhtcgState, seat: i64) -> bool:
    """Return whether a player's current World has its text now (KH-BATTLE-04, KH-CHAL-06, KH-CHAL-08)."""
    if state.fight == Fight.NONE:
        return True
    if state.fight == Fight.BATTLE:
        return seat == state.turn_player
    return seat != state.turn_player or state.rules.attacker_world


def silenced(state: KhtcgState, slot: i64) -> bool:
    """Return whether another text says that this one does not count."""
    code = state.code
    for source in state.texts:
        card = state.card_in(source)
        if (card.statics >> Static.SILENCE) & 1 == 0 or source == slot or not awake(state, source):
            continue
        seat = state.controller(source)
        for at in card.at[Op.STANDING_SILENCE]:
            if aims(state, at + 1, source, seat, slot) and holds(
                state, code[at + Continuous.IF], code[at + Continuous.UNLESS], source, seat
            ):
                return True
    for lasting in state.lasting:
        if lasting_slot(lasting) == slot and op_of(code[lasting_place(lasting)]) == Op.SILENCE:
            return True
    return False


# ---- amounts -------------------------------------------------------------------------------------------


def times(state: KhtcgState, per: i64, source: i64, seat: i64) -> i64:
    """The factor of an amount of a text (`terms.Per`)."""
    if per == Per.ONCE:
        return 1
    side = state.sides[seat]
    foe = state.sides[1 - seat]
    if per == Per.OWN_WORLD_TOTAL:
        return world_total(state, side)
    if per == Per.OPPONENT_WORLD_TOTAL:
        return world_total(state, foe)
    if per == Per.COUNTER:
        return counters_of(state, source, seat)
    if per == Per.SAME_NAME:
        return namesakes(state, source)
    if per == Per.OWN_ALLY:
        return i64(len(side.friends)) + len(side.fighters)
    if per == Per.OPPONENT_ALLY:
        return i64(len(foe.friends)) + len(foe.fighters)
    if per == Per.DISRUPTOR:
        return disruptors_on(state, side)
    if per == Per.OPPONENT_HAND:
        return i64(len(foe.hand))
    if per == Per.LEVEL_GAP:
        return at_least_0(level_of(state, foe.face()) - level_of(state, side.face()))
    if per == Per.SUBJECT_LEVEL:
        subject = due_subject(state.running)
        if subject != NO_SLOT:
            return level_of(state, subject)
        return 0
    deed = deed_of_amount(per)
    if deed >= 0:
        return done_in_turn(state, deed, seat if (per - Per.OWN_PLAYED) & 1 == 0 else 1 - seat, 0)
    return 0


def done_in_turn(state: KhtcgState, what: i64, seat: i64, kinds: i64) -> i64:
    """The number of times a player has done something in this turn, with some kinds alone (KH-GEN-26)."""
    found: i64 = 0
    for deed in state.deeds:
        if deed_what(deed) != what or deed_seat(deed) != seat:
            continue
        if kinds == 0 or kinds_of_card(state, state.book.cards[deed_card(deed)]) & kinds != 0:
            found += deed_count(deed)
    return found


def disruptors_on(state: KhtcgState, side: Side) -> i64:
    """The number of disruptors on a player's current World; others are asleep (KH-WORLD-10)."""
    found: i64 = 0
    for slot in side.disruptors:
        if state.host(slot) == side.world():
            found += 1
    return found


def counters_of(state: KhtcgState, source: i64, seat: i64) -> i64:
    """Counters on a card; a form, in hand or in play, uses those of the Player Card (R:AMB-70)."""
    if source == NONE or state.area(source) == Area.FORM:
        source = state.sides[seat].leader
    return piece_counters(state.pieces[source])


def namesakes(state: KhtcgState, source: i64) -> i64:
    """Other cards of exactly this name in the same area under the same control."""
    if source == NONE:
        return 0
    name = state.card_in(source).name
    found: i64 = 0
    count: i64 = len(state.pieces)
    for slot in range(count):
        if (
            slot != source
            and state.pieces[slot] != 0
            and state.in_play(slot)
            and state.card_in(slot).name == name
            and state.controller(slot) == state.controller(source)
            and same_area(state.area(slot), state.area(source))
        ):
            found += 1
    return found


def same_area(one: i64, other: i64) -> bool:
    """Return whether two areas are the same; an ally that takes part is still one of the allies."""
    if one == Area.FIGHT:
        one = Area.FRIENDS
    if other == Area.FIGHT:
        other = Area.FRIENDS
    return one == other


# ---- values of cards -----------------------------------------------------------------------------------


def changed(state: KhtcgState, slot: i64, stat: i64, base: i64) -> i64:
    """A value as texts change it (KH-HOOK-20), never below 0 (KH-GEN-22)."""
    value = base
    code = state.code
    for source in state.texts:
        card = state.card_in(source)
        if (card.statics >> (Static.STAT + stat)) & 1 != 0 and counts(state, source):
            value = changed_by(state, card, source, slot, stat, value)
    for lasting in state.lasting:
        at = lasting_place(lasting)
        if op_of(code[at]) == Op.RAISE and code[at + RAISE_STAT] == stat and is_on(state, lasting, slot):
            value += code[at + RAISE_AMOUNT] * lasting_times(lasting)
    return at_least_0(value)


def is_on(state: KhtcgState, lasting: i64, slot: i64) -> bool:
    """Return whether a lasting change was put on this card, or on the Player Card beneath this form."""
    on = lasting_slot(lasting)
    if on == slot:
        return True
    return state.area(slot) == Area.FORM and on == state.sides[state.controller(slot)].leader


def changed_by(state: KhtcgState, card: Card, source: i64, slot: i64, stat: i64, value: i64) -> i64:
    """A value as the text of one card changes it."""
    code = state.code
    seat = state.controller(source)
    for at in card.says:
        op = op_of(code[at])
        if (
            (op == Op.STANDING_RAISE or op == Op.STANDING_SET)
            and code[at + Continuous.MORE] == stat
            and aims(state, at + 1, source, seat, slot)
            and holds(state, code[at + Continuous.IF], code[at + Continuous.UNLESS], source, seat)
        ):
            amount = code[at + Continuous.MORE + 1]
            if op == Op.STANDING_SET:
                value = amount
            else:
                value += at_most(
                    amount * times(state, code[at + Continuous.MORE + 2], source, seat),
                    code[at + Continuous.MORE + 3],
                )
    return value


def at_most(amount: i64, most: i64) -> i64:
    """An amount cut off at a bound; 0 is none."""
    if 0 < most < amount:
        return most
    return amount


def at_least_0(number: i64) -> i64:
    """A number that is never below 0 (KH-GEN-22)."""
    if number < 0:
        return 0
    return number


def stat(state: KhtcgState, slot: i64, which: i64, base: i64) -> i64:
    """A value, changed if any text on the table could change it."""
    if (state.statics >> (Static.STAT + which)) & 1 == 0:
        return base
    return changed(state, slot, which, base)


def attack_of(state: KhtcgState, slot: i64) -> i64:
    """The Attack Value of a Player Card or form (KH-PLAYER-05, KH-FC-05)."""
    return stat(state, slot, Stat.ATTACK, state.card_in(slot).attack)


def level_of(state: KhtcgState, slot: i64) -> i64:
    """The level of a card in play; a card without one counts as 0."""
    level = state.card_in(slot).level
    if level == NONE:
        level = 0
    return stat(state, slot, Stat.LEVEL, level)


def pow_of(state: KhtcgState, slot: i64) -> i64:
    """The POW of a Dark Card, worked out again each time (KH-DARK-12)."""
    return stat(state, slot, Stat.POW, state.card_in(slot).pow)


def support_of(state: KhtcgState, slot: i64) -> i64:
    """The support of an ally or Equipment (KH-FRIEND-03, KH-DARK-08, KH-PLAYER-16, KH-EQUIP-07)."""
    card = state.card_in(slot)
    base = card.support
    if card.type == Type.DARK:
        base = pow_of(state, slot)
        if not state.rules.dark_full:
            base //= 2
    elif card.type == Type.PLAYER:
        base = attack_of(state, slot)
        if state.rules.xiii_half:
            base //= 2
    return stat(state, slot, Stat.SUPPORT, base)


def magic_of(state: KhtcgState, side: Side, slot: i64) -> i64:
    """The Magic Value of a character with what its Equipment adds (KH-EQUIP-09, KH-EQUIP-10)."""
    value = stat(state, slot, Stat.MAGIC, state.card_in(slot).magic)
    if len(side.equipment) > 0 and (state.rules.magic_support_always or state.fight != Fight.NONE):
        for worn in side.equipment:
            if bearer_of(state, worn) == slot:
                value += stat(state, worn, Stat.MAGIC_SUPPORT, state.card_in(worn).magic)
    return value


def dark_level_of(state: KhtcgState, world: i64) -> i64:
    """The number of disruptors that may lie on a World (KH-WORLD-06)."""
    return stat(state, world, Stat.DARK_LEVEL, state.card_in(world).dark_level)


def world_total(state: KhtcgState, side: Side) -> i64:
    """The sum of the levels of all World Cards of a player (KH-WORLD-04)."""
    total: i64 = 0
    for slot in side.worlds:
        total += level_of(state, slot)
    return at_least_0(rule(state, side.seat, RuleNumber.WORLD_TOTAL, total))


# ---- numbers of the rules ------------------------------------------------------------------------------


def rule(state: KhtcgState, seat: i64, which: i64, base: i64) -> i64:
    """A number of the rules for a player, as texts change it."""
    if (state.statics >> (Static.RULE + which)) & 1 == 0:
        return base
    code = state.code
    value = base
    for source in state.texts:
        card = state.card_in(source)
        if (card.statics >> (Static.RULE + which)) & 1 == 0 or not counts(state, source):
            continue
        owner = state.controller(source)
        for at in card.at[Op.STANDING_RULE]:
            if (
                code[at + ContinuousWho.MORE] == which
                and means(state, code[at + ContinuousWho.WHO], owner, seat)
                and holds(state, code[at + ContinuousWho.IF], code[at + ContinuousWho.UNLESS], source, owner)
            ):
                value += code[at + ContinuousWho.MORE + 1] * times(
                    state, code[at + ContinuousWho.MORE + 2], source, owner
                )
    return value


# ---- conditions ----------------------------------------------------------------------------------------


def holds(state: KhtcgState, wanted: i64, unless: i64, source: i64, seat: i64) -> bool:
    """Return whether all conditions of `if` hold and not all of `unless` do.

    Args:
        state: the match.
        wanted: where the first list begins; an empty one asks nothing.
        unless: where the second list begins.
        source: the card with the text, `NONE` if it is not in play.
        seat: who controls it.
    """
    code = state.code
    if code[wanted] != END and not all_hold(state, wanted, source, seat):
        return False
    return code[unless] == END or not all_hold(state, unless, source, seat)


def all_hold(state: KhtcgState, at: i64, source: i64, seat: i64) -> bool:
    """Return whether every condition of a list holds."""
    code = state.code
    while code[at] != END:
        if not one_holds(state, at, source, seat):
            return False
        at = after(code, at)
    return True


def one_holds(state: KhtcgState, at: i64, source: i64, seat: i64) -> bool:
    """Return whether one condition holds."""
    code = state.code
    op = op_of(code[at])
    if op == Op.COUNTERS:
        return counters_of(state, source, seat) >= code[at + 1]
    if op == Op.FIGHTS:
        fight = code[at + 1]
        return (fight == Fight.NONE or fight == state.fight) and takes_part(state, source, seat)
    if op == Op.DURING:
        return is_during(state, code[at + 1], seat)
    if op == Op.ROLE:
        lies = source != NONE and state.area(source) == Area.DISRUPTOR
        return lies == (code[at + 1] == Role.DISRUPTOR)
    if op == Op.BEHIND:
        return is_behind(state, code[at + 1], seat)
    for other in range(i64(2)):
        if means(state, code[at + 1], seat, other) and not holds_for(state, at, op, state.sides[other]):
            return False
    return True


def holds_for(state: KhtcgState, at: i64, op: i64, side: Side) -> bool:
    """Return whether a condition about a player holds for them."""
    code = state.code
    if op == Op.ON_WORLD:
        return world_named(state, side, code[at + 2])
    if op == Op.IS_PLAYER:
        face = state.card_in(side.face())
        if code[at + 2] != NONE and not is_called(state, side, code[at + 2]):
            return False
        return code[at + 3] == 0 or face.kinds & code[at + 3] != 0
    if op == Op.CONTROLS:
        return controlled(state, at + 3, code[at + 6], side.seat) >= code[at + 2]
    if op == Op.TOTAL:
        return world_total(state, side) >= code[at + 2]
    if op == Op.HP:
        return side.hp <= code[at + 2]
    if op == Op.THIS_TURN:
        return done_in_turn(state, code[at + 2], side.seat, code[at + 4]) >= code[at + 3]
    return i64(len(side.hand)) <= code[at + 2]


def is_called(state: KhtcgState, side: Side, name: i64) -> bool:
    """Return whether a name fits a player's Player Card, or the form on it (KH-FC-01, KH-FC-15)."""
    words = state.rules.whole_words
    if state.book.fits(state.card_in(side.face()).number, name, words):
        return True
    return side.form != NONE and state.book.fits(state.card_in(side.leader).number, name, words)


def controlled(state: KhtcgState, at: i64, level: i64, seat: i64) -> i64:
    """The number of a player's cards in play that fit a filter and have at most this level."""
    found: i64 = 0
    count: i64 = len(state.pieces)
    for slot in range(count):
        if (
            state.pieces[slot] != 0
            and state.in_play(slot)
            and state.area(slot) != Area.CAPTIVE
            and state.controller(slot) == seat
            and (level == ANY_LEVEL or level_of(state, slot) <= level)
            and fits_in_play(state, at, slot)
        ):
            found += 1
    return found


def takes_part(state: KhtcgState, source: i64, seat: i64) -> bool:
    """Return whether a card takes part in the running fight, or is borne by one that does.

    A Player Card takes part in its player's fights: in a challenge both do, in a battle the attacker's.
    """
    if state.fight == Fight.NONE or source == NONE:
        return False
    area = state.area(source)
    if area == Area.EQUIPMENT:
        source = state.host(source)
        area = state.area(source)
    if area == Area.FIGHT:
        return True
    fights = state.fight == Fight.CHALLENGE or seat == state.turn_player
    return fights and (area == Area.PLAYER or area == Area.FORM)


def is_during(state: KhtcgState, what: i64, seat: i64) -> bool:
    """Return whether this is going on (`terms.During`)."""
    if what == During.OWN_TURN:
        return state.turn_player == seat
    if what == During.OPPONENT_TURN:
        return state.turn_player != seat
    if what == During.BATTLE:
        return state.fight == Fight.BATTLE
    return state.fight == Fight.CHALLENGE


def is_behind(state: KhtcgState, what: i64, seat: i64) -> bool:
    """Return whether a player has less of something than the other (`terms.Behind`)."""
    side = state.sides[seat]
    foe = state.sides[1 - seat]
    if what == Behind.HP:
        return side.hp < foe.hp
    if what == Behind.WORLD_TOTAL:
        return world_total(state, side) < world_total(state, foe)
    if what == Behind.LEVEL:
        return level_of(state, side.face()) < level_of(state, foe.face())
    if what == Behind.HAND:
        return len(side.hand) < len(foe.hand)
    return len(side.friends) + len(side.fighters) < len(foe.friends) + len(foe.fighters)
