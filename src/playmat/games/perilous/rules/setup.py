"""Section 3, setup: worlds, Item deck, first hero (PP-SETUP-06 to PP-SETUP-17, in the order of PP-RNG-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.state.codes import EventKind, Side, Step, height, nth, under
from playmat.games.perilous.state.components import LEVEL_COUNTS, level_mask
from playmat.games.perilous.state.mutations import PerilousState
from playmat.kernel.choice import NATURE, bit, bits_in
from playmat.kernel.piles import exchange
from playmat.kernel.steps import Steps


def level_to_draw(state: PerilousState) -> i64:
    """The level of the next World Card to draw, or 0 (PP-SETUP-07 to PP-SETUP-10)."""
    drawn = height(state.ahead)
    level: i64 = 1
    while level <= 3:
        drawn -= LEVEL_COUNTS[3 * state.difficulty + level - 1]
        if drawn < 0:
            return level
        level += 1
    return 0


def run_draw_worlds(state: PerilousState) -> None:
    """Draw World Cards at random, level by level, in the order of the stack (PP-SETUP-07, PP-SETUP-12).

    Until the sides are turned the stack holds the front of each card.
    """
    level = level_to_draw(state)
    if level == 0:
        state.goto(Step.TURN_SIDES, 0, 0)
    else:
        state.throw(bits_in(state.reserve & level_mask(level)))


def world_drawn(state: PerilousState, outcome: i64) -> None:
    """A World Card is drawn; those that are not are the reserve (PP-SETUP-13)."""
    card = nth(state.reserve & level_mask(level_to_draw(state)), outcome)
    state.reserve &= ~bit(card)
    state.ahead = under(state.ahead, 2 * card)
    run_draw_worlds(state)


def run_turn_sides(state: PerilousState, place: i64) -> None:
    """Decide the side of each drawn card (PP-SETUP-11)."""
    if place == height(state.ahead):
        state.goto(Step.SHUFFLE_ITEMS, 0, len(state.deck) - 1)
    elif state.world_side == Side.RANDOM:
        state.throw(2)
    else:
        side_turned(state, place, state.world_side - Side.FRONT)


def side_turned(state: PerilousState, place: i64, outcome: i64) -> None:
    """The card shows its front (0) or back (1)."""
    state.ahead += outcome << (6 * place)
    state.goto(Step.TURN_SIDES, 0, place + 1)
    run_turn_sides(state, place + 1)


def run_shuffle_items(state: PerilousState, place: i64) -> None:
    """Shuffle the Item deck, one place at a time from the top; then deal (PP-SETUP-06)."""
    if place > 0:
        state.throw(place + 1)
        return
    for hero in range(state.seats):
        state.deal(hero)
    state.goto(Step.FIRST_HERO, 0, 0)


def item_shuffled(state: PerilousState, place: i64, outcome: i64) -> None:
    """The card for one place of the deck is found."""
    exchange(state.deck, place, outcome)
    state.goto(Step.SHUFFLE_ITEMS, 0, place - 1)
    run_shuffle_items(state, place - 1)


def run_first_hero(state: PerilousState) -> None:
    """The first turn is a random hero's unless the players name one (PP-SETUP-17)."""
    if state.first_hero == NATURE:
        state.throw(state.seats)
    else:
        first_hero_found(state, state.first_hero)


def first_hero_found(state: PerilousState, outcome: i64) -> None:
    """The first world comes into play and the first turn begins (PP-SETUP-14)."""
    state.active = outcome
    if state.log is not None:
        state.log.write(EventKind.FIRST_HERO, outcome, [], "PP-SETUP-17")
    state.enter_world("PP-SETUP-14")
    state.goto(Step.BEGIN_TURN, outcome, 0)


STEPS: Final[Steps] = {
    Step.DRAW_WORLDS: (run_draw_worlds, None, world_drawn),
    Step.TURN_SIDES: (run_turn_sides, None, side_turned),
    Step.SHUFFLE_ITEMS: (run_shuffle_items, None, item_shuffled),
    Step.FIRST_HERO: (run_first_hero, None, first_hero_found),
}
