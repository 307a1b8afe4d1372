"""Section 5, the Roll phase (PP-ROLL-01 to PP-ROLL-17)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.perilous.assign import begin_assign
from playmat.games.perilous.data import IGNORE_CARDS, ITEM_OP, REROLL_CARDS
from playmat.games.perilous.items import asks_window
from playmat.games.perilous.symbols import ALL_DICE, DICE, SIX_DICE, WAYS, EventKind, ItemOp, Step
from playmat.games.perilous.table import Table
from playmat.kernel.choice import Choice, bits_in


def throw_dice(t: Table, mask: i64) -> None:
    """Throw some of the six dice; the others are set aside (PP-ROLL-04, PP-ROLL-05)."""
    t.goto(Step.THROW, t.active, mask)
    t.throw(WAYS[mask])


def run_begin_turn(t: Table) -> None:
    """The turn begins with a throw of all six dice, which nobody decides (PP-ROLL-01, PP-TURN-02)."""
    t.begin_turn()
    throw_dice(t, ALL_DICE)


def dice_thrown(t: Table, mask: i64, outcome: i64) -> None:
    """The dice have fallen: a fresh Heartless stops the choosing (PP-ROLL-08, PP-ROLL-13)."""
    t.land(mask, outcome)
    if t.heartless_fresh():
        t.goto(Step.HEART_WINDOW, t.active, 0)
    else:
        t.goto(Step.KEEP, t.active, 0)
        run_keep(t)


def heart_cards(t: Table) -> i64:
    """What may be played on a Heartless: Ignore (PP-ITEM-25); with no roll left, Reroll (PP-ITEM-20)."""
    return IGNORE_CARDS if t.rolls < t.limit else IGNORE_CARDS | REROLL_CARDS


def run_heart_window(t: Table) -> None:
    """After the window the dice must be thrown again (PP-ROLL-08) or are lost (PP-ROLL-13)."""
    if asks_window(t, heart_cards(t)):
        return
    if t.rolls >= t.limit:
        t.lose_fresh_dice()
        begin_assign(t)
    elif t.fresh == ALL_DICE:
        throw_dice(t, ALL_DICE)  # PP-ROLL-12: nothing is left to choose
    else:
        t.goto(Step.HEART, t.active, 0)


def roll_card_played(t: Table, hero: i64, item: i64) -> None:
    """An Action Card was played in the Roll phase.

    Ignore: the black die is blank and the choosing goes on (PP-ROLL-17). Reroll: one more roll, under
    the usual rules (PP-ITEM-21); on a Heartless the window stays open for Ignore.
    """
    if ITEM_OP[item] == ItemOp.IGNORE:
        t.cancel_heartless(hero, item)
        t.goto(Step.KEEP, t.active, 0)
        return
    t.add_roll(hero, item)
    if not t.heartless_fresh():
        t.goto(Step.KEEP, t.active, 0)


def offer_heart(t: Table, choice: Choice) -> None:
    """Every fresh die must be thrown again, others may be (PP-ROLL-08 to PP-ROLL-11)."""
    choice.subset(t.active, Step.HEART, bits_in(t.fresh), DICE, t.fresh)
    choice.offer_all(SIX_DICE)


def run_keep(t: Table) -> None:
    """With a roll left the active hero chooses (PP-ROLL-03, PP-ROLL-16); else the faces are final."""
    if t.rolls < t.limit:
        t.ask(t.active)
    else:
        t.goto(Step.LAST_WINDOW, t.active, 0)
        run_last_window(t)


def offer_keep(t: Table, choice: Choice) -> None:
    """Any dice may be thrown again; none means to stop (PP-ROLL-03)."""
    choice.subset(t.active, Step.KEEP, 0, DICE, 0)
    choice.offer_all(SIX_DICE)


def kept(t: Table, mask: i64) -> None:
    """The active hero throws again or stops (PP-ROLL-15)."""
    if mask != 0:
        throw_dice(t, mask)
        return
    if t.log is not None:
        t.log.write(EventKind.STOPPED, t.active, [], "PP-ROLL-15")
    begin_assign(t)


def run_last_window(t: Table) -> None:
    """When the last roll is used a Reroll may be played before the Assign phase begins (PP-ITEM-20)."""
    if not asks_window(t, REROLL_CARDS):
        begin_assign(t)
