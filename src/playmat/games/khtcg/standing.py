"""Values and permissions as the texts on the table change them (KH-HOOK-08 to -11, -16, -20, -22 and others).

Nothing here scans the table: `Table.stands` says whether any text on it can change what is asked, and
`Table.texts` lists the few cards that have one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.cards.operation import END
from playmat.games.khtcg.card import Card
from playmat.games.khtcg.hooks import Rule, Stat
from playmat.games.khtcg.instructions import ANY_LEVEL, Op, Standing, StandingWho
from playmat.games.khtcg.matching import aims, bearer_of, fits_in_play, means, world_named
from playmat.games.khtcg.packing import (
    NO_SLOT,
    due_subject,
    lasting_place,
    lasting_slot,
    lasting_times,
    piece_counters,
)
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.symbols import NONE, Area, Fight, Stands
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Behind, During, Per, Role, Type

RAISE_STAT: Final = 9
RAISE_AMOUNT: Final = 10
"""Where the parameters of a lasting `raise` lie."""

# ---- does a text count ---------------------------------------------------------------------------------


def counts(table: Table, slot: i64) -> bool:
    """Whether a card's text counts now (KH-HOOK-22)."""
    if not awake(table, slot):
        return False
    if (table.stands >> Stands.SILENCE) & 1 == 0:
        return True
    return not silenced(table, slot)


def awake(table: Table, slot: i64) -> bool:
    """Whether it counts as far as the rules go (KH-WORLD-03, KH-WORLD-10, KH-FC-05, KH-CHAL-06 to -08)."""
    area = table.area(slot)
    side = table.sides[table.controller(slot)]
    if area == Area.PLAYER:
        return side.form == NONE
    if area == Area.FORM:
        return side.form == slot
    if area == Area.WORLD:
        return slot == side.world() and world_counts(table, side.seat)
    if area == Area.DISRUPTOR:
        world = table.host(slot)
        host = table.sides[table.controller(world)]
        if world != host.world() and table.in_play(world):
            return False  # what lies on a World that has just left play goes with it, and can say so
        return table.fight != Fight.CHALLENGE or host.seat != table.turn_player
    return area != Area.GONE and area != Area.CAPTIVE


def world_counts(table: Table, seat: i64) -> bool:
    """Whether a player's current World has its text now (KH-BATTLE-04, KH-CHAL-06, KH-CHAL-08)."""
    if table.fight == Fight.NONE:
        return True
    if table.fight == Fight.BATTLE:
        return seat == table.turn_player
    return seat != table.turn_player or table.rules.attacker_world


def silenced(table: Table, slot: i64) -> bool:
    """Whether another text says that this one does not count."""
    code = table.code
    for source in table.texts:
        card = table.card_in(source)
        if (card.stands >> Stands.SILENCE) & 1 == 0 or source == slot or not awake(table, source):
            continue
        seat = table.controller(source)
        at = card.text
        while code[at] != END:
            if (
                code[at] & 255 == Op.STANDING_SILENCE
                and aims(table, at + 1, source, seat, slot)
                and holds(table, code[at + Standing.IF], code[at + Standing.UNLESS], source, seat)
            ):
                return True
            at += code[at] >> 8
    for lasting in table.lasting:
        if lasting_slot(lasting) == slot and code[lasting_place(lasting)] & 255 == Op.SILENCE:
            return True
    return False


# ---- amounts -------------------------------------------------------------------------------------------


def times(table: Table, per: i64, source: i64, seat: i64) -> i64:
    """What an amount of a text is multiplied by (`terms.Per`)."""
    if per == Per.ONCE:
        return 1
    side = table.sides[seat]
    foe = table.sides[1 - seat]
    if per == Per.OWN_WORLD_TOTAL:
        return world_total(table, side)
    if per == Per.OPPONENT_WORLD_TOTAL:
        return world_total(table, foe)
    if per == Per.COUNTER:
        return counters_of(table, source, seat)
    if per == Per.SAME_NAME:
        return namesakes(table, source)
    if per == Per.OWN_ALLY:
        return i64(len(side.friends)) + len(side.fighters)
    if per == Per.OPPONENT_ALLY:
        return i64(len(foe.friends)) + len(foe.fighters)
    if per == Per.DISRUPTOR:
        return disruptors_on(table, side)
    if per == Per.OPPONENT_HAND:
        return i64(len(foe.hand))
    if per == Per.LEVEL_GAP:
        return at_least_0(level_of(table, foe.face()) - level_of(table, side.face()))
    if per == Per.SUBJECT_LEVEL:
        subject = due_subject(table.running)
        if subject != NO_SLOT:
            return level_of(table, subject)
    return 0


def disruptors_on(table: Table, side: Side) -> i64:
    """How many disruptors lie on a player's current World; those on covered ones are asleep (KH-WORLD-10)."""
    found: i64 = 0
    for slot in side.disruptors:
        if table.host(slot) == side.world():
            found += 1
    return found


def counters_of(table: Table, source: i64, seat: i64) -> i64:
    """Counters on a card; a form, in hand or in play, uses those of the Player Card (R:AMB-70)."""
    if source == NONE or table.area(source) == Area.FORM:
        source = table.sides[seat].leader
    return piece_counters(table.pieces[source])


def namesakes(table: Table, source: i64) -> i64:
    """Other cards of exactly this name in the same area under the same control."""
    if source == NONE:
        return 0
    name = table.card_in(source).name
    found: i64 = 0
    count: i64 = len(table.pieces)
    for slot in range(count):
        if (
            slot != source
            and table.pieces[slot] != 0
            and table.in_play(slot)
            and table.card_in(slot).name == name
            and table.controller(slot) == table.controller(source)
            and same_area(table.area(slot), table.area(source))
        ):
            found += 1
    return found


def same_area(one: i64, other: i64) -> bool:
    """Whether two areas are the same; an ally that takes part is still one of the allies."""
    if one == Area.FIGHT:
        one = Area.FRIENDS
    if other == Area.FIGHT:
        other = Area.FRIENDS
    return one == other


# ---- values of cards -----------------------------------------------------------------------------------


def changed(table: Table, slot: i64, stat: i64, base: i64) -> i64:
    """A value as texts change it (KH-HOOK-20), never below 0 (KH-GEN-22)."""
    value = base
    code = table.code
    for source in table.texts:
        card = table.card_in(source)
        if (card.stands >> (Stands.STAT + stat)) & 1 != 0 and counts(table, source):
            value = changed_by(table, card, source, slot, stat, value)
    for lasting in table.lasting:
        at = lasting_place(lasting)
        if code[at] & 255 == Op.RAISE and code[at + RAISE_STAT] == stat and is_on(table, lasting, slot):
            value += code[at + RAISE_AMOUNT] * lasting_times(lasting)
    return at_least_0(value)


def is_on(table: Table, lasting: i64, slot: i64) -> bool:
    """Whether a lasting change was put on this card, or on the Player Card beneath this form."""
    on = lasting_slot(lasting)
    if on == slot:
        return True
    return table.area(slot) == Area.FORM and on == table.sides[table.controller(slot)].leader


def changed_by(table: Table, card: Card, source: i64, slot: i64, stat: i64, value: i64) -> i64:
    """A value as the text of one card changes it."""
    code = table.code
    seat = table.controller(source)
    at = card.text
    while code[at] != END:
        op = code[at] & 255
        if (
            (op == Op.STANDING_RAISE or op == Op.STANDING_SET)
            and code[at + Standing.MORE] == stat
            and aims(table, at + 1, source, seat, slot)
            and holds(table, code[at + Standing.IF], code[at + Standing.UNLESS], source, seat)
        ):
            amount = code[at + Standing.MORE + 1]
            if op == Op.STANDING_SET:
                value = amount
            else:
                value += at_most(
                    amount * times(table, code[at + Standing.MORE + 2], source, seat),
                    code[at + Standing.MORE + 3],
                )
        at += code[at] >> 8
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


def stat(table: Table, slot: i64, which: i64, base: i64) -> i64:
    """A value, changed if any text on the table could change it."""
    if (table.stands >> (Stands.STAT + which)) & 1 == 0:
        return base
    return changed(table, slot, which, base)


def attack_of(table: Table, slot: i64) -> i64:
    """The Attack Value of a Player Card or form (KH-PLAYER-05, KH-FC-05)."""
    return stat(table, slot, Stat.ATTACK, table.card_in(slot).attack)


def level_of(table: Table, slot: i64) -> i64:
    """The level of a card in play; a card without one counts as 0."""
    level = table.card_in(slot).level
    if level == NONE:
        level = 0
    return stat(table, slot, Stat.LEVEL, level)


def pow_of(table: Table, slot: i64) -> i64:
    """The POW of a Dark Card, worked out anew each time (KH-DARK-12)."""
    return stat(table, slot, Stat.POW, table.card_in(slot).pow)


def support_of(table: Table, slot: i64) -> i64:
    """What an ally or Equipment adds (KH-FRIEND-03, KH-DARK-08, KH-PLAYER-16, KH-EQUIP-07)."""
    card = table.card_in(slot)
    base = card.support
    if card.type == Type.DARK:
        base = pow_of(table, slot)
        if not table.rules.dark_full:
            base //= 2
    elif card.type == Type.PLAYER:
        base = attack_of(table, slot)
        if table.rules.xiii_half:
            base //= 2
    return stat(table, slot, Stat.SUPPORT, base)


def magic_of(table: Table, side: Side, slot: i64) -> i64:
    """The Magic Value of a character with what its Equipment adds (KH-EQUIP-09, KH-EQUIP-10)."""
    value = stat(table, slot, Stat.MAGIC, table.card_in(slot).magic)
    if len(side.equipment) > 0 and (table.rules.magic_support_always or table.fight != Fight.NONE):
        for worn in side.equipment:
            if bearer_of(table, worn) == slot:
                value += stat(table, worn, Stat.MAGIC_SUPPORT, table.card_in(worn).magic)
    return value


def dark_level_of(table: Table, world: i64) -> i64:
    """How many disruptors may lie on a World (KH-WORLD-06)."""
    return stat(table, world, Stat.DARK_LEVEL, table.card_in(world).dark_level)


def world_total(table: Table, side: Side) -> i64:
    """The sum of the levels of all World Cards of a player (KH-WORLD-04)."""
    total: i64 = 0
    for slot in side.worlds:
        total += level_of(table, slot)
    return at_least_0(rule(table, side.seat, Rule.WORLD_TOTAL, total))


# ---- numbers of the rules ------------------------------------------------------------------------------


def rule(table: Table, seat: i64, which: i64, base: i64) -> i64:
    """A number of the rules for a player, as texts change it."""
    if (table.stands >> (Stands.RULE + which)) & 1 == 0:
        return base
    code = table.code
    value = base
    for source in table.texts:
        card = table.card_in(source)
        if (card.stands >> (Stands.RULE + which)) & 1 == 0 or not counts(table, source):
            continue
        owner = table.controller(source)
        at = card.text
        while code[at] != END:
            if (
                code[at] & 255 == Op.STANDING_RULE
                and code[at + StandingWho.MORE] == which
                and means(table, code[at + StandingWho.WHO], owner, seat)
                and holds(table, code[at + StandingWho.IF], code[at + StandingWho.UNLESS], source, owner)
            ):
                value += code[at + StandingWho.MORE + 1] * times(
                    table, code[at + StandingWho.MORE + 2], source, owner
                )
            at += code[at] >> 8
    return value


# ---- conditions ----------------------------------------------------------------------------------------


def holds(table: Table, wanted: i64, unless: i64, source: i64, seat: i64) -> bool:
    """Whether all conditions of `if` hold and not all of `unless` do.

    Args:
        table: the match.
        wanted: where the first list begins; an empty one asks nothing.
        unless: where the second list begins.
        source: the card with the text, `NONE` if it is not in play.
        seat: who controls it.
    """
    code = table.code
    if code[wanted] != END and not all_hold(table, wanted, source, seat):
        return False
    return code[unless] == END or not all_hold(table, unless, source, seat)


def all_hold(table: Table, at: i64, source: i64, seat: i64) -> bool:
    """Whether every condition of a list holds."""
    code = table.code
    while code[at] != END:
        if not one_holds(table, at, source, seat):
            return False
        at += code[at] >> 8
    return True


def one_holds(table: Table, at: i64, source: i64, seat: i64) -> bool:
    """Whether one condition holds."""
    code = table.code
    op = code[at] & 255
    if op == Op.COUNTERS:
        return counters_of(table, source, seat) >= code[at + 1]
    if op == Op.FIGHTS:
        fight = code[at + 1]
        return (fight == Fight.NONE or fight == table.fight) and takes_part(table, source, seat)
    if op == Op.DURING:
        return is_during(table, code[at + 1], seat)
    if op == Op.ROLE:
        lies = source != NONE and table.area(source) == Area.DISRUPTOR
        return lies == (code[at + 1] == Role.DISRUPTOR)
    if op == Op.BEHIND:
        return is_behind(table, code[at + 1], seat)
    for other in range(i64(2)):
        if means(table, code[at + 1], seat, other) and not holds_for(table, at, op, table.sides[other]):
            return False
    return True


def holds_for(table: Table, at: i64, op: i64, side: Side) -> bool:
    """Whether a condition about a player holds for him."""
    code = table.code
    if op == Op.ON_WORLD:
        return world_named(table, side, code[at + 2])
    if op == Op.IS_PLAYER:
        face = table.card_in(side.face())
        if code[at + 2] != NONE and not is_called(table, side, code[at + 2]):
            return False
        return code[at + 3] == 0 or face.kinds & code[at + 3] != 0
    if op == Op.CONTROLS:
        return controlled(table, at + 3, code[at + 6], side.seat) >= code[at + 2]
    if op == Op.TOTAL:
        return world_total(table, side) >= code[at + 2]
    if op == Op.HP:
        return side.hp <= code[at + 2]
    return i64(len(side.hand)) <= code[at + 2]


def is_called(table: Table, side: Side, name: i64) -> bool:
    """Whether a name fits a player's Player Card, or the form on it (KH-FC-01, KH-FC-15)."""
    words = table.rules.whole_words
    if table.book.fits(table.card_in(side.face()).number, name, words):
        return True
    return side.form != NONE and table.book.fits(table.card_in(side.leader).number, name, words)


def controlled(table: Table, at: i64, level: i64, seat: i64) -> i64:
    """How many cards in play a player controls that fit a filter and have at most this level."""
    found: i64 = 0
    count: i64 = len(table.pieces)
    for slot in range(count):
        if (
            table.pieces[slot] != 0
            and table.in_play(slot)
            and table.area(slot) != Area.CAPTIVE
            and table.controller(slot) == seat
            and (level == ANY_LEVEL or level_of(table, slot) <= level)
            and fits_in_play(table, at, slot)
        ):
            found += 1
    return found


def takes_part(table: Table, source: i64, seat: i64) -> bool:
    """Whether a card takes part in the running fight, or is borne by one that does.

    A Player Card takes part in its player's fights: in a challenge both do, in a battle the attacker's.
    """
    if table.fight == Fight.NONE or source == NONE:
        return False
    area = table.area(source)
    if area == Area.EQUIPMENT:
        source = table.host(source)
        area = table.area(source)
    if area == Area.FIGHT:
        return True
    fights = table.fight == Fight.CHALLENGE or seat == table.turn_player
    return fights and (area == Area.PLAYER or area == Area.FORM)


def is_during(table: Table, what: i64, seat: i64) -> bool:
    """What is going on (`terms.During`)."""
    if what == During.OWN_TURN:
        return table.turn_player == seat
    if what == During.OPPONENT_TURN:
        return table.turn_player != seat
    if what == During.BATTLE:
        return table.fight == Fight.BATTLE
    return table.fight == Fight.CHALLENGE


def is_behind(table: Table, what: i64, seat: i64) -> bool:
    """Whether a player has less of something than the other (`terms.Behind`)."""
    side = table.sides[seat]
    foe = table.sides[1 - seat]
    if what == Behind.HP:
        return side.hp < foe.hp
    if what == Behind.WORLD_TOTAL:
        return world_total(table, side) < world_total(table, foe)
    if what == Behind.LEVEL:
        return level_of(table, side.face()) < level_of(table, foe.face())
    if what == Behind.HAND:
        return len(side.hand) < len(foe.hand)
    return len(side.friends) + len(side.fighters) < len(foe.friends) + len(foe.fighters)
