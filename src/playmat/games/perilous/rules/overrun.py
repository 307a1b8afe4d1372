"""Section 14, the Overrun procedure (PP-OVER-01 to PP-OVER-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.rules.items import (
    asks_window,
    begin_rethrow,
    offer_roll_window,
    passes,
    roll_cards,
)
from playmat.games.perilous.state.codes import (
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
    rest_of,
)
from playmat.games.perilous.state.components import ITEM_OP, OVERRUN_LIMIT, SHORTEST, WORLDS, level_mask
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import NATURE, bit, bits_in
from playmat.kernel.steps import Steps

BLUE_DIE: Final = 0
BLUE_AND_BLACK: Final = 33
"""Die 0 and the black die as a bit set."""


def begin_overrun(state: PerilousState) -> None:
    """The world is lost; a second one ends the game at once (PP-OVER-01, PP-OVER-02, PP-END-02)."""
    state.lose_world()
    if height(state.overrun) >= OVERRUN_LIMIT:
        state.end(Cause.OVERRUN, NATURE)
    else:
        state.goto(Step.REPLACE, state.active, 0)


def replacements(state: PerilousState) -> i64:
    """The World Cards that may replace the lost one (PP-OVER-03, option `replacement_level`)."""
    if state.same_level:
        alike = state.reserve & level_mask(WORLDS[state.world].level)
        if alike != 0:
            return alike
    return state.reserve


def run_replace(state: PerilousState) -> None:
    """Draw a card of the reserve at random."""
    cards = replacements(state)
    if cards == 0:
        remove_set_tokens(state)
    else:
        state.throw(bits_in(cards))


def replacement_drawn(state: PerilousState, outcome: i64) -> None:
    """The card is found, now its side (PP-OVER-03)."""
    card = nth(replacements(state), outcome)
    state.reserve &= ~bit(card)
    state.goto(Step.REPLACE_SIDE, state.active, card)


def run_replace_side(state: PerilousState, card: i64) -> None:
    """The side is decided as during setup (PP-OVER-03, PP-SETUP-11)."""
    if state.world_side == Side.RANDOM:
        state.throw(2)
    else:
        replacement_turned(state, card, state.world_side - Side.FRONT)


def replacement_turned(state: PerilousState, card: i64, outcome: i64) -> None:
    """The replacement goes under the stack."""
    state.replace_world(2 * card + outcome)
    remove_set_tokens(state)


def remove_set_tokens(state: PerilousState) -> None:
    """Every hero removes every Set Token (PP-OVER-04); then the removal rolls begin (PP-OVER-05)."""
    for hero in range(state.seats):
        state.unset(hero, ALL_ACTIONS, "PP-OVER-04")
    roll_two_dice(state, state.active)


def roll_two_dice(state: PerilousState, hero: i64) -> None:
    """A hero rolls one blue die and the black die together (PP-OVER-05)."""
    state.goto(Step.OVERRUN_THROW, hero, 0)
    state.throw(SIDES * SIDES)


def run_overrun_throw(state: PerilousState) -> None:
    """The two dice are in the air."""
    state.throw(SIDES * SIDES)


def two_dice_thrown(state: PerilousState, hero: i64, outcome: i64) -> None:
    """The dice have fallen; their window follows."""
    state.land_roll(hero, BLUE_AND_BLACK, outcome, EventKind.REMOVAL_ROLLED, "PP-OVER-05")
    state.goto(Step.OVERRUN_WINDOW, hero, 0)


def run_overrun_window(state: PerilousState, hero: i64) -> None:
    """Both dice remove the Ready Token of the action they show (PP-OVER-06).

    With Heartless the three shortest actions go too (PP-OVER-07), unless the blue die shows wild, which
    then removes nothing (PP-OVER-08); a wild by itself removes nothing (PP-OVER-09).
    """
    cards = roll_cards(state)
    if cards != 0 and asks_window(state, cards):
        return
    blue = face_at(state.thrown, BLUE_DIE)
    black = face_at(state.thrown, BLACK_DIE)
    state.clear_roll()
    if (ALL_ACTIONS >> blue) & 1 != 0:
        state.unready(hero, bit(blue), "PP-OVER-06")
    if (ALL_ACTIONS >> black) & 1 != 0:
        state.unready(hero, bit(black), "PP-OVER-06")
    elif black == Face.HEARTLESS and blue != Face.WILD:
        state.unready(hero, SHORTEST[state.cell(hero, Cell.ROLE)], "PP-OVER-07")
    following = state.after(hero)
    if following != state.active:
        roll_two_dice(state, following)
        return
    state.enter_world("PP-OVER-10")
    state.end_turn()
    state.goto(Step.BEGIN_TURN, state.active, 0)


def take_overrun_window(state: PerilousState, hero: i64, roller: i64, chosen: i64) -> None:
    """A hero passes, or plays a card: Ignore leaves only the blue die to be applied (PP-ITEM-29)."""
    if passes(state, hero, chosen):
        return
    item = rest_of(chosen)
    if ITEM_OP[item] == ItemOp.IGNORE:
        state.cancel_thrown_heartless(hero, item, "PP-ITEM-29")
    else:
        begin_rethrow(state, roller, hero, item)


STEPS: Final[Steps] = {
    Step.REPLACE: (run_replace, None, replacement_drawn),
    Step.REPLACE_SIDE: (run_replace_side, None, replacement_turned),
    Step.OVERRUN_THROW: (run_overrun_throw, None, two_dice_thrown),
    Step.OVERRUN_WINDOW: (run_overrun_window, offer_roll_window, take_overrun_window),
}
