"""Section 13, the Saved procedure (PP-SAVED-03 to PP-SAVED-09).

The World Card goes to the saved stack, and the game may be won, at the save itself (PP-SAVED-01,
PP-SAVED-02): see `PerilousState.toward_saved` and `activate.move_marker`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.rules.items import (
    asks_window,
    begin_rethrow,
    offer_roll_window,
    offer_window,
    passes,
    roll_cards,
)
from playmat.games.perilous.state.codes import (
    ALL_ACTIONS,
    BLACK_BIT,
    BLACK_DIE,
    SIDES,
    EventKind,
    Face,
    ItemOp,
    Step,
    face_at,
    rest_of,
)
from playmat.games.perilous.state.components import IGNORE_CARDS, ITEM_OP
from playmat.games.perilous.state.mutations import PerilousState
from playmat.kernel.choice import Choice, bit
from playmat.kernel.steps import Steps


def begin_saved(state: PerilousState) -> None:
    """In place of the World Roll each hero rolls the black die (PP-SAVED-03, PP-TURN-04)."""
    state.return_dice()
    roll_black_die(state, Step.SAVED_THROW, state.active)


def roll_black_die(state: PerilousState, step: i64, hero: i64) -> None:
    """A hero rolls the black die."""
    state.goto(step, hero, 0)
    state.throw(SIDES)


def run_black_die(state: PerilousState) -> None:
    """The black die is in the air."""
    state.throw(SIDES)


def black_die_thrown(state: PerilousState, step: i64, hero: i64, outcome: i64) -> None:
    """The die has fallen; its window follows."""
    clause = "PP-SAVED-03" if step == Step.SAVED_THROW else "PP-SAVED-05"
    state.land_roll(hero, BLACK_BIT, outcome, EventKind.REMOVAL_ROLLED, clause)
    state.goto(Step.SAVED_WINDOW if step == Step.SAVED_THROW else Step.SECOND_WINDOW, hero, 0)


def second_cards(state: PerilousState) -> i64:
    """On the later rolls Ignore cannot be played (PP-ITEM-28)."""
    return roll_cards(state) & ~IGNORE_CARDS


def run_saved_window(state: PerilousState, hero: i64) -> None:
    """The first roll of a hero removes both tokens of an action (PP-SAVED-04).

    Heartless removes every Set Token, and the hero rolls again (PP-SAVED-05). A cancelled Heartless
    removes nothing (PP-ITEM-28).
    """
    cards = roll_cards(state)
    if cards != 0 and asks_window(state, cards):
        return
    face = face_at(state.thrown, BLACK_DIE)
    state.clear_roll()
    if face == Face.HEARTLESS:
        state.unset(hero, ALL_ACTIONS, "PP-SAVED-05")
        roll_black_die(state, Step.SECOND_THROW, hero)
        return
    if (ALL_ACTIONS >> face) & 1 != 0:
        state.unready(hero, bit(face), "PP-SAVED-04")
    removal_done(state, hero)


def run_second_window(state: PerilousState, hero: i64) -> None:
    """The second roll removes a Ready Token (PP-SAVED-06); Heartless is rolled again (PP-SAVED-07)."""
    cards = second_cards(state)
    if cards != 0 and asks_window(state, cards):
        return
    face = face_at(state.thrown, BLACK_DIE)
    state.clear_roll()
    if face == Face.HEARTLESS:
        roll_black_die(state, Step.SECOND_THROW, hero)
        return
    state.unready(hero, bit(face), "PP-SAVED-06")
    removal_done(state, hero)


def offer_second_window(state: PerilousState, choice: Choice, hero: i64) -> None:
    """The cards that may be played on a later roll."""
    offer_window(state, choice, hero, second_cards(state))


def take_saved_window(state: PerilousState, hero: i64, roller: i64, chosen: i64) -> None:
    """A hero passes, or plays a card on a removal roll (PP-ITEM-28)."""
    if passes(state, hero, chosen):
        return
    item = rest_of(chosen)
    if ITEM_OP[item] == ItemOp.IGNORE:
        state.cancel_thrown_heartless(hero, item, "PP-ITEM-28")
    else:
        begin_rethrow(state, roller, hero, item)


def removal_done(state: PerilousState, hero: i64) -> None:
    """The next hero rolls; after the last one the next world enters (PP-SAVED-08, PP-SAVED-09)."""
    following = state.after(hero)
    if following != state.active:
        roll_black_die(state, Step.SAVED_THROW, following)
        return
    state.enter_world("PP-SAVED-08")
    state.end_turn()
    state.goto(Step.BEGIN_TURN, state.active, 0)


STEPS: Final[Steps] = {
    Step.SAVED_THROW: (run_black_die, None, black_die_thrown),
    Step.SAVED_WINDOW: (run_saved_window, offer_roll_window, take_saved_window),
    Step.SECOND_THROW: (run_black_die, None, black_die_thrown),
    Step.SECOND_WINDOW: (run_second_window, offer_second_window, take_saved_window),
}
