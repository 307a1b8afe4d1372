"""Section 13, the Saved procedure (PP-SAVED-03 to PP-SAVED-09).

The World Card goes to the saved stack, and the game may be won, at the save itself (PP-SAVED-01,
PP-SAVED-02): see `Table.toward_saved` and `activate.move_marker`.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.perilous.data import IGNORE_CARDS, ITEM_OP
from playmat.games.perilous.items import asks_window, begin_rethrow, roll_cards
from playmat.games.perilous.symbols import (
    ALL_ACTIONS,
    BLACK_BIT,
    BLACK_DIE,
    SIDES,
    EventKind,
    Face,
    ItemOp,
    Step,
    face_at,
)
from playmat.games.perilous.table import Table
from playmat.kernel.choice import bit


def begin_saved(t: Table) -> None:
    """In place of the World Roll each hero rolls the black die (PP-SAVED-03, PP-TURN-04)."""
    t.return_dice()
    roll_black_die(t, Step.SAVED_THROW, t.active)


def roll_black_die(t: Table, step: i64, hero: i64) -> None:
    """A hero rolls the black die."""
    t.goto(step, hero, 0)
    t.throw(SIDES)


def black_die_thrown(t: Table, step: i64, hero: i64, outcome: i64) -> None:
    """The die has fallen; its window follows."""
    clause = "PP-SAVED-03" if step == Step.SAVED_THROW else "PP-SAVED-05"
    t.land_roll(hero, BLACK_BIT, outcome, EventKind.REMOVAL_ROLLED, clause)
    t.goto(Step.SAVED_WINDOW if step == Step.SAVED_THROW else Step.SECOND_WINDOW, hero, 0)


def second_cards(t: Table) -> i64:
    """On the later rolls Ignore cannot be played (PP-ITEM-28)."""
    return roll_cards(t) & ~IGNORE_CARDS


def run_saved_window(t: Table, hero: i64) -> None:
    """The first roll of a hero removes both tokens of an action (PP-SAVED-04).

    Heartless removes every Set Token, and the hero rolls again (PP-SAVED-05). A cancelled Heartless
    removes nothing (PP-ITEM-28).
    """
    cards = roll_cards(t)
    if cards != 0 and asks_window(t, cards):
        return
    face = face_at(t.thrown, BLACK_DIE)
    t.clear_roll()
    if face == Face.HEARTLESS:
        t.unset(hero, ALL_ACTIONS, "PP-SAVED-05")
        roll_black_die(t, Step.SECOND_THROW, hero)
        return
    if face < Face.WILD:
        t.unready(hero, bit(face), "PP-SAVED-04")
    removal_done(t, hero)


def run_second_window(t: Table, hero: i64) -> None:
    """The second roll removes a Ready Token (PP-SAVED-06); Heartless is rolled again (PP-SAVED-07)."""
    cards = second_cards(t)
    if cards != 0 and asks_window(t, cards):
        return
    face = face_at(t.thrown, BLACK_DIE)
    t.clear_roll()
    if face == Face.HEARTLESS:
        roll_black_die(t, Step.SECOND_THROW, hero)
        return
    t.unready(hero, bit(face), "PP-SAVED-06")
    removal_done(t, hero)


def saved_card_played(t: Table, hero: i64, roller: i64, item: i64) -> None:
    """A card was played on a removal roll (PP-ITEM-28)."""
    if ITEM_OP[item] == ItemOp.IGNORE:
        t.cancel_thrown_heartless(hero, item, "PP-ITEM-28")
    else:
        begin_rethrow(t, roller, hero, item)


def removal_done(t: Table, hero: i64) -> None:
    """The next hero rolls; after the last one the next world enters (PP-SAVED-08, PP-SAVED-09)."""
    following = t.after(hero)
    if following != t.active:
        roll_black_die(t, Step.SAVED_THROW, following)
        return
    t.enter_world("PP-SAVED-08")
    t.end_turn()
    t.goto(Step.BEGIN_TURN, t.active, 0)
