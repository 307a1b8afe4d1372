"""Section 14, the Overrun procedure (PP-OVER-01 to PP-OVER-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.data import ITEM_OP, OVERRUN_LIMIT, SHORTEST, WORLDS, level_mask
from playmat.games.perilous.items import asks_window, begin_rethrow, roll_cards
from playmat.games.perilous.symbols import (
    ALL_ACTIONS,
    BLACK_DIE,
    SIDES,
    Cause,
    EventKind,
    Face,
    ItemOp,
    Side,
    Step,
    face_at,
    height,
    nth,
)
from playmat.games.perilous.table import Cell, Table
from playmat.kernel.choice import NATURE, bit, bits_in

BLUE_DIE: Final = 0
BLUE_AND_BLACK: Final = 33
"""Die 0 and the black die as a bit set."""


def begin_overrun(t: Table) -> None:
    """The world is lost; a second one ends the game at once (PP-OVER-01, PP-OVER-02, PP-END-02)."""
    t.lose_world()
    if height(t.overrun) >= OVERRUN_LIMIT:
        t.end(Cause.OVERRUN, NATURE)
    else:
        t.goto(Step.REPLACE, t.active, 0)


def replacements(t: Table) -> i64:
    """The World Cards that may replace the lost one (PP-OVER-03, option `replacement_level`)."""
    if t.same_level:
        alike = t.reserve & level_mask(WORLDS[t.world].level)
        if alike != 0:
            return alike
    return t.reserve


def run_replace(t: Table) -> None:
    """Draw a card of the reserve at random."""
    cards = replacements(t)
    if cards == 0:
        remove_set_tokens(t)
    else:
        t.throw(bits_in(cards))


def replacement_drawn(t: Table, outcome: i64) -> None:
    """The card is found, now its side (PP-OVER-03)."""
    card = nth(replacements(t), outcome)
    t.reserve &= ~bit(card)
    t.goto(Step.REPLACE_SIDE, t.active, card)


def run_replace_side(t: Table, card: i64) -> None:
    """The side is decided as during setup (PP-OVER-03, PP-SETUP-11)."""
    if t.world_side == Side.RANDOM:
        t.throw(2)
    else:
        replacement_turned(t, card, t.world_side - Side.FRONT)


def replacement_turned(t: Table, card: i64, side: i64) -> None:
    """The replacement goes under the stack."""
    t.replace_world(2 * card + side)
    remove_set_tokens(t)


def remove_set_tokens(t: Table) -> None:
    """Every hero removes every Set Token (PP-OVER-04); then the removal rolls begin (PP-OVER-05)."""
    for hero in range(t.seats):
        t.unset(hero, ALL_ACTIONS, "PP-OVER-04")
    roll_two_dice(t, t.active)


def roll_two_dice(t: Table, hero: i64) -> None:
    """A hero rolls one blue die and the black die together (PP-OVER-05)."""
    t.goto(Step.OVERRUN_THROW, hero, 0)
    t.throw(SIDES * SIDES)


def two_dice_thrown(t: Table, hero: i64, outcome: i64) -> None:
    """The dice have fallen; their window follows."""
    t.land_roll(hero, BLUE_AND_BLACK, outcome, EventKind.REMOVAL_ROLLED, "PP-OVER-05")
    t.goto(Step.OVERRUN_WINDOW, hero, 0)


def run_overrun_window(t: Table, hero: i64) -> None:
    """Both dice remove the Ready Token of the action they show (PP-OVER-06).

    With Heartless the three shortest actions go too (PP-OVER-07), unless the blue die shows wild, which
    then removes nothing (PP-OVER-08); a wild by itself removes nothing (PP-OVER-09).
    """
    cards = roll_cards(t)
    if cards != 0 and asks_window(t, cards):
        return
    blue = face_at(t.thrown, BLUE_DIE)
    black = face_at(t.thrown, BLACK_DIE)
    t.clear_roll()
    if blue < Face.WILD:
        t.unready(hero, bit(blue), "PP-OVER-06")
    if black < Face.WILD:
        t.unready(hero, bit(black), "PP-OVER-06")
    elif black == Face.HEARTLESS and blue != Face.WILD:
        t.unready(hero, SHORTEST[t.cell(hero, Cell.ROLE)], "PP-OVER-07")
    following = t.after(hero)
    if following != t.active:
        roll_two_dice(t, following)
        return
    t.enter_world("PP-OVER-10")
    t.end_turn()
    t.goto(Step.BEGIN_TURN, t.active, 0)


def overrun_card_played(t: Table, hero: i64, roller: i64, item: i64) -> None:
    """Ignore leaves only the blue die to be applied (PP-ITEM-29)."""
    if ITEM_OP[item] == ItemOp.IGNORE:
        t.cancel_thrown_heartless(hero, item, "PP-ITEM-29")
    else:
        begin_rethrow(t, roller, hero, item)
