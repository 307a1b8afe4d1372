"""Section 5, the Roll phase (PP-ROLL-01 to PP-ROLL-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.rules.assign import begin_assign
from playmat.games.perilous.rules.items import asks_window, offer_window, passes
from playmat.games.perilous.state.codes import (
    ALL_DICE,
    DICE,
    SIX_DICE,
    WAYS,
    EventKind,
    ItemOp,
    Step,
    rest_of,
)
from playmat.games.perilous.state.components import IGNORE_CARDS, ITEM_OP, REROLL_CARDS
from playmat.games.perilous.state.mutations import PerilousState
from playmat.kernel.choice import Choice, bits_in
from playmat.kernel.steps import Steps


def throw_dice(state: PerilousState, mask: i64) -> None:
    """Throw some of the six dice; the others are set aside (PP-ROLL-04, PP-ROLL-05)."""
    state.goto(Step.THROW, state.active, mask)
    state.throw(WAYS[mask])


def run_throw(state: PerilousState, dice: i64) -> None:
    """The dice are in the air."""
    state.throw(WAYS[dice])


def run_begin_turn(state: PerilousState) -> None:
    """The turn begins with a throw of all six dice, which nobody decides (PP-ROLL-01, PP-TURN-02)."""
    state.begin_turn()
    throw_dice(state, ALL_DICE)


def dice_thrown(state: PerilousState, mask: i64, outcome: i64) -> None:
    """The dice have fallen: a fresh Heartless stops the choosing (PP-ROLL-08, PP-ROLL-13)."""
    state.land(mask, outcome)
    if state.heartless_fresh():
        state.goto(Step.HEART_WINDOW, state.active, 0)
    else:
        run_keep(state)


def heart_cards(state: PerilousState) -> i64:
    """The cards to play on a Heartless: Ignore (PP-ITEM-25); with no roll left, Reroll (PP-ITEM-20)."""
    return IGNORE_CARDS if state.rolls < state.limit else IGNORE_CARDS | REROLL_CARDS


def run_heart_window(state: PerilousState) -> None:
    """After the window the dice must be thrown again (PP-ROLL-08) or are lost (PP-ROLL-13)."""
    if asks_window(state, heart_cards(state)):
        return
    if state.rolls >= state.limit:
        state.lose_fresh_dice()
        begin_assign(state)
    elif state.fresh == ALL_DICE:
        throw_dice(state, ALL_DICE)  # PP-ROLL-12: nothing is left to choose
    else:
        state.goto(Step.HEART, state.active, 0)


def offer_heart_window(state: PerilousState, choice: Choice, hero: i64) -> None:
    """The cards that may be played on a Heartless."""
    offer_window(state, choice, hero, heart_cards(state))


def take_roll_window(state: PerilousState, hero: i64, chosen: i64) -> None:
    """A hero passes, or plays an Action Card in the Roll phase.

    Ignore: the black die is blank and the choosing goes on (PP-ROLL-17). Reroll: one more roll, under
    the usual rules (PP-ITEM-21); on a Heartless the window stays open for Ignore.
    """
    if passes(state, hero, chosen):
        return
    item = rest_of(chosen)
    if ITEM_OP[item] == ItemOp.IGNORE:
        state.cancel_heartless(hero, item)
        state.goto(Step.KEEP, state.active, 0)
        return
    state.add_roll(hero, item)
    if not state.heartless_fresh():
        state.goto(Step.KEEP, state.active, 0)


def offer_heart(state: PerilousState, choice: Choice) -> None:
    """Every fresh die must be thrown again, others may be (PP-ROLL-08 to PP-ROLL-11)."""
    choice.subset(state.active, Step.HEART, bits_in(state.fresh), DICE, state.fresh)
    choice.offer_all(SIX_DICE)


def run_keep(state: PerilousState) -> None:
    """With a roll left the active hero chooses (PP-ROLL-03, PP-ROLL-16); else the faces are final."""
    if state.rolls < state.limit:
        state.goto(Step.KEEP, state.active, 0)
        state.ask(state.active)
    elif state.held & REROLL_CARDS != 0 or state.hidden:
        state.goto(Step.LAST_WINDOW, state.active, 0)
        run_last_window(state)
    else:
        begin_assign(state)


def offer_keep(state: PerilousState, choice: Choice) -> None:
    """Any dice may be thrown again; none means to stop (PP-ROLL-03)."""
    choice.subset(state.active, Step.KEEP, 0, DICE, 0)
    choice.offer_all(SIX_DICE)


def kept(state: PerilousState, mask: i64) -> None:
    """The active hero throws again or stops (PP-ROLL-15)."""
    if mask != 0:
        throw_dice(state, mask)
        return
    if state.log is not None:
        state.log.write(EventKind.STOPPED, state.active, [], "PP-ROLL-15")
    begin_assign(state)


def run_last_window(state: PerilousState) -> None:
    """Open a window for a Reroll after the last roll, before the Assign phase begins (PP-ITEM-20)."""
    if not asks_window(state, REROLL_CARDS):
        begin_assign(state)


def offer_last_window(state: PerilousState, choice: Choice, hero: i64) -> None:
    """The cards that give one more roll."""
    offer_window(state, choice, hero, REROLL_CARDS)


STEPS: Final[Steps] = {
    Step.BEGIN_TURN: (run_begin_turn,),
    Step.THROW: (run_throw, None, dice_thrown),
    Step.HEART_WINDOW: (run_heart_window, offer_heart_window, take_roll_window),
    Step.HEART: (None, offer_heart, throw_dice),
    Step.KEEP: (run_keep, offer_keep, kept),
    Step.LAST_WINDOW: (run_last_window, offer_last_window, take_roll_window),
}
