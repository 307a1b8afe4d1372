"""The numbers behind the words of the rulebook, and how several of them share one integer.

Sections 1 and 2 of the clauses: the symbols of the dice (PP-TERM-01), the faces a die on the table
can have, the kinds of Item Cards (PP-COMP-11, PP-COMP-12), the operations of Abilities (PP-HERO-03)
and World Effects (PP-WORLD-12), the states of section 17, and the events.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.kernel.choice import bit, bits_in
from playmat.kernel.codes import words_of

ACTIONS: Final[i64] = 5
"""The number of actions of every hero (PP-TERM-02)."""

ALL_ACTIONS: Final = 31
"""The five actions as a bit set."""

DICE: Final[i64] = 6
BLUE_DICE: Final = 31
"""Dice 0 to 4 as a bit set (PP-COMP-04)."""

BLACK_DIE: Final = 5
BLACK_BIT: Final = 32
ALL_DICE: Final = 63
FIRST_CARD_DIE: Final = 6
"""Dice that come from Item Cards are numbered from here on."""

SIDES: Final = 6


class Symbol:
    """The five action symbols (PP-TERM-01). A face with an action symbol has the same number."""

    ATTACK: Final = 0
    PROTECT: Final = 1
    DISTRACT: Final = 2
    COLLECT: Final = 3
    ABILITY: Final = 4


ACTION_WORDS: Final = words_of(Symbol)


class Face:
    """The face of a die on the table. Below `WILD` it is an action symbol."""

    WILD: Final = 5
    HEARTLESS: Final = 6
    BLANK: Final = 7
    """A cancelled Heartless (PP-ROLL-17)."""
    LOST: Final = 8
    """Lost to a Heartless on the last roll (PP-ROLL-13)."""
    NONE: Final = 15
    """Not thrown, or no die in this place."""


FACE_WORDS: Final = (*ACTION_WORDS, *words_of(Face, NONE=None))

POOLED: Final = 63
"""The faces of dice that can be assigned, as bits: the action symbols and wild (PP-ROLL-15)."""


NO_FACES: Final = 0xFFFFFF
"""Six dice that show nothing yet, four bits each."""

BLACK_FACE: Final = 0xF00000
"""The place of the black die's face among the six."""

HEARTLESS_SHOWS: Final = 0x600000
"""The value there when the black die shows Heartless."""


class ItemOp:
    """The operation of an Item Card (PP-COMP-11, PP-COMP-12)."""

    DICE: Final = 0
    REROLL: Final = 1
    FEWER: Final = 2
    IGNORE: Final = 3


ITEM_OP_WORDS: Final = words_of(ItemOp, FEWER="fewer_blue", IGNORE="ignore_heartless")


class AbilityOp:
    """PP-HERO-04 to PP-HERO-08."""

    MARKER: Final = 0
    DRAWS: Final = 1
    SHIELDS: Final = 2
    HEAL: Final = 3
    MARKER_DISTRACT: Final = 4


ABILITY_OP_WORDS: Final = words_of(AbilityOp)


class WorldOp:
    """The operations of a World Effect (PP-WORLD-12)."""

    UNSET: Final = 0
    UNSET_ALL: Final = 1
    UNREADY: Final = 2
    DAMAGE: Final = 3
    SPAWN: Final = 4
    LOSE_SHIELD: Final = 5
    DISCARD_ITEM: Final = 6


WORLD_OP_WORDS: Final = words_of(WorldOp)


class Side:
    """The side of a World Card that is used (PP-SETUP-11, option `world_side`)."""

    RANDOM: Final = 0
    FRONT: Final = 1
    BACK: Final = 2


class Cause:
    """The cause of the end of the game (PP-END-09)."""

    NONE: Final = 0
    SAVED: Final = 1
    OVERRUN: Final = 2
    HEALTH: Final = 3


CAUSE_WORDS: Final = words_of(Cause, NONE="")


class Step:
    """The states of section 17; a frame of the kernel's stack carries one of them.

    A `..._WINDOW` asks the holders of cards that may be played now, one after the other. A
    `..._THROW` waits for chance. The open question of a seat has the number of its step as prompt.
    """

    DRAW_WORLDS: Final = 1
    TURN_SIDES: Final = 2
    SHUFFLE_ITEMS: Final = 3
    FIRST_HERO: Final = 4

    BEGIN_TURN: Final = 5
    THROW: Final = 6
    HEART_WINDOW: Final = 7
    HEART: Final = 8
    KEEP: Final = 9
    LAST_WINDOW: Final = 10

    ASSIGN: Final = 11
    CARD: Final = 12
    """Not a state: the prompt of the standing offer to play a dice card in `ASSIGN`."""

    ACTIVATE: Final = 13
    OWNER: Final = 14
    DRAWS: Final = 15
    SHIELDS: Final = 16
    HEAL: Final = 17
    DRAW_EACH: Final = 18
    DRAW_WINDOW: Final = 19
    DRAW: Final = 20
    REFILL: Final = 21
    DISCARD: Final = 22

    WORLD_PRE: Final = 23
    WORLD_THROW: Final = 24
    WORLD_WINDOW: Final = 25
    WORLD_HEALTH: Final = 26
    EFFECT: Final = 27
    WORLD_END: Final = 28
    DAMAGE: Final = 29
    RETHROW: Final = 30
    RETHROWN: Final = 31

    SAVED_THROW: Final = 32
    SAVED_WINDOW: Final = 33
    SECOND_THROW: Final = 34
    SECOND_WINDOW: Final = 35

    REPLACE: Final = 36
    REPLACE_SIDE: Final = 37
    OVERRUN_THROW: Final = 38
    OVERRUN_WINDOW: Final = 39

    LAST: Final = 39


class Verb:
    """The verb of an option of a PICK."""

    END: Final = 0
    READY: Final = 1
    SET: Final = 2
    ACTIVATE: Final = 3
    CARD: Final = 4
    TAKE: Final = 5
    DECLINE: Final = 6
    NEXT: Final = 7
    USE: Final = 8
    PASS: Final = 9
    SHIELD: Final = 10
    DISCARD: Final = 11


class EventKind:
    """The kinds of events. The arguments stand behind each."""

    DEALT: Final = 1  # item
    CARD_DEALT: Final = 2  # nothing: what the others see of DEALT
    FIRST_HERO: Final = 3
    WORLD_ENTERED: Final = 4  # world, marker
    TURN_BEGAN: Final = 5  # turn
    THREW: Final = 6  # mask, faces
    STOPPED: Final = 7
    DICE_LOST: Final = 8  # mask
    PLAYED: Final = 9  # item
    READIED: Final = 10  # action, mask
    SET: Final = 11  # action, mask
    ASSIGNED: Final = 12  # owner, action, mask
    TOOK: Final = 13  # action
    DECLINED: Final = 14  # action
    SHIELD_GAINED: Final = 15  # how many, now
    MARKER_SAVED: Final = 16  # from, to: toward World Saved
    MARKER_LOST: Final = 17  # from, to: toward World Lost
    BLUE_OUT: Final = 18  # how many blue dice leave the World pool
    BLACK_OUT: Final = 19
    DREW: Final = 20  # item
    CARD_DRAWN: Final = 21  # nothing: what the others see of DREW
    NO_CARD: Final = 22
    DISCARDED: Final = 23  # item
    RESHUFFLED: Final = 24  # how many cards
    HEALED: Final = 25  # how many, now
    WORLD_ROLLED: Final = 26  # faces
    NO_WORLD_ROLL: Final = 27
    SHIELD_SPENT: Final = 28  # how many, now
    HURT: Final = 29  # how many, now
    EFFECT: Final = 30  # world
    UNSET: Final = 31  # action
    UNREADIED: Final = 32  # action
    SHIELD_LOST: Final = 33  # how many, now
    WORLD_SAVED: Final = 34  # world, saved so far
    WORLD_OVERRUN: Final = 35  # world, overrun so far
    REMOVAL_ROLLED: Final = 36  # faces
    REPLACED: Final = 37  # world
    WON: Final = 38
    LOST_OVERRUN: Final = 39
    LOST_HEALTH: Final = 40
    RETHREW: Final = 41  # mask, faces


# ---- one option in one integer ----------------------------------------------------------------


REST: Final = 12
"""The first bit of the dice, the item or the amount in an option."""


def option(verb: i64, action: i64, hero: i64, rest: i64) -> i64:
    """Pack an option: verb, action, hero, and a bit set of dice, an item or an amount.

    >>> o = option(Verb.ACTIVATE, Symbol.COLLECT, 2, 0b101)
    >>> verb_of(o), action_of(o), hero_of(o), rest_of(o)
    (3, 3, 2, 5)
    """
    return verb | (action << 4) | (hero << 8) | (rest << REST)


def verb_of(packed: i64) -> i64:
    """The verb of an option."""
    return packed & 15


def action_of(packed: i64) -> i64:
    """The action of an option."""
    return (packed >> 4) & 15


def hero_of(packed: i64) -> i64:
    """The hero's seat of an option."""
    return (packed >> 8) & 15


def rest_of(packed: i64) -> i64:
    """The dice, item or amount of an option."""
    return packed >> REST


# ---- six faces in one integer -----------------------------------------------------------------


def face_at(faces: i64, die: i64) -> i64:
    """The face of a die.

    >>> face_at(with_face(NO_FACES, 2, Face.WILD), 2)
    5
    """
    return (faces >> (4 * die)) & 15


def with_face(faces: i64, die: i64, face: i64) -> i64:
    """The faces with one of them changed."""
    shift = 4 * die
    return (faces & ~(15 * bit(shift))) | (face << shift)


# ---- a pile of worlds in one integer ----------------------------------------------------------


def top_of(pile: i64) -> i64:
    """The top world of a pile.

    >>> pile = under(under(0, 4), 7)
    >>> top_of(pile), top_of(without_top(pile)), height(pile)
    (4, 7, 2)
    """
    return (pile & 63) - 1


def without_top(pile: i64) -> i64:
    """The pile without its top world."""
    return pile >> 6


def under(pile: i64, world: i64) -> i64:
    """The pile with a world put under it."""
    return pile | ((world + 1) << (6 * height(pile)))


def height(pile: i64) -> i64:
    """The number of worlds that a pile holds."""
    count: i64 = 0
    while pile != 0:
        pile >>= 6
        count += 1
    return count


def worlds_in(pile: i64) -> list[int]:
    """The worlds of a pile, the top one first."""
    found: list[int] = []
    while pile != 0:
        found.append((pile & 63) - 1)
        pile >>= 6
    return found


# ---- Item Cards in one integer, three bits for the number of each kind -------------------------


def copies(cards: i64, item: i64) -> i64:
    """The number of cards of a kind in a hand or the discard pile.

    >>> copies(one(3) + one(3) + one(12), 3)
    2
    """
    return (cards >> (3 * item)) & 7


def one(item: i64) -> i64:
    """One card of a kind, to be added to or taken from a hand."""
    return bit(3 * item)


# ---- bit sets ---------------------------------------------------------------------------------


def lowest(mask: i64) -> i64:
    """The lowest bit of a bit set, as a bit set.

    >>> lowest(0b10100)
    4
    """
    return mask & -mask


def lowest_of(mask: i64, count: i64) -> i64:
    """The `count` lowest bits of a bit set.

    >>> bin(lowest_of(0b110110, 3))
    '0b10110'
    """
    taken: i64 = 0
    while count > 0:
        low = mask & -mask
        taken |= low
        mask ^= low
        count -= 1
    return taken


def lowest_table() -> vec[i64]:
    """By bit set of the six dice and a number of them (eight entries a set), that many of the lowest dice."""
    table: vec[i64] = vec[i64]()
    for entry in range(64 * 8):
        table = append(table, lowest_of(entry >> 3, entry & 7))
    return table


LOWEST: Final[vec[i64]] = lowest_table()


def members(mask: i64) -> list[int]:
    """The numbers in a bit set, ascending."""
    found: list[int] = []
    n = 0
    while mask != 0:
        if mask & 1 != 0:
            found.append(n)
        mask >>= 1
        n += 1
    return found


def number_of(single: i64) -> i64:
    """The number of the only member of a bit set.

    >>> number_of(0b1000)
    3
    """
    number: i64 = 0
    while single > 1:
        single >>= 1
        number += 1
    return number


def nth(mask: i64, n: i64) -> i64:
    """The number of the `n`-th member (from 0) of a bit set.

    >>> nth(0b10110, 1)
    2
    """
    while n > 0:
        mask &= mask - 1
        n -= 1
    number: i64 = 0
    low = mask & -mask
    while low > 1:
        low >>= 1
        number += 1
    return number


def six_dice() -> vec[i64]:
    """The numbers of the six dice."""
    table: vec[i64] = vec[i64]()
    for die in range(DICE):
        table = append(table, die)
    return table


SIX_DICE: Final[vec[i64]] = six_dice()


def count_table() -> vec[i64]:
    """By bit set of the six dice, how many they are."""
    table: vec[i64] = vec[i64]()
    for dice in range(64):
        table = append(table, dice.bit_count())
    return table


COUNTS: Final[vec[i64]] = count_table()


def dice_in(mask: i64) -> i64:
    """The number of dice in a bit set; mostly they are of the six.

    >>> dice_in(0b1_000_101)
    3
    """
    count = COUNTS[mask & ALL_DICE]
    if mask > ALL_DICE:
        count += bits_in(mask >> DICE)
    return count


def ways_of_dice() -> vec[i64]:
    """By bit set of dice, in how many ways they can fall."""
    table: vec[i64] = vec[i64]()
    for dice in range(64):
        table = append(table, 6 ** dice.bit_count())
    return table


WAYS: Final[vec[i64]] = ways_of_dice()
"""In how many ways the dice of a bit set can fall."""
