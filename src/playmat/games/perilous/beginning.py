"""Section 3, setup: worlds, Item deck, first hero (PP-SETUP-06 to PP-SETUP-17, in the order of PP-RNG-01)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.perilous.data import LEVEL_COUNTS, level_mask
from playmat.games.perilous.symbols import EventKind, Side, Step, height, nth, under
from playmat.games.perilous.table import Table
from playmat.kernel.choice import NATURE, bit, bits_in


def level_to_draw(t: Table) -> i64:
    """The level of the next World Card to draw, or 0 (PP-SETUP-07 to PP-SETUP-10)."""
    drawn = height(t.ahead)
    level: i64 = 1
    while level <= 3:
        drawn -= LEVEL_COUNTS[3 * t.difficulty + level - 1]
        if drawn < 0:
            return level
        level += 1
    return 0


def run_draw_worlds(t: Table) -> None:
    """Draw World Cards at random, level by level, in the order of the stack (PP-SETUP-07, PP-SETUP-12).

    Until the sides are turned the stack holds the front of each card.
    """
    level = level_to_draw(t)
    if level == 0:
        t.goto(Step.TURN_SIDES, 0, 0)
    else:
        t.throw(bits_in(t.reserve & level_mask(level)))


def world_drawn(t: Table, outcome: i64) -> None:
    """A World Card is drawn; those that are not are the reserve (PP-SETUP-13)."""
    card = nth(t.reserve & level_mask(level_to_draw(t)), outcome)
    t.reserve &= ~bit(card)
    t.ahead = under(t.ahead, 2 * card)
    run_draw_worlds(t)


def run_turn_sides(t: Table, place: i64) -> None:
    """Decide the side of each drawn card (PP-SETUP-11)."""
    if place == height(t.ahead):
        t.goto(Step.SHUFFLE_ITEMS, 0, len(t.deck) - 1)
    elif t.world_side == Side.RANDOM:
        t.throw(2)
    else:
        side_turned(t, place, t.world_side - Side.FRONT)


def side_turned(t: Table, place: i64, side: i64) -> None:
    """The card shows its front (0) or back (1)."""
    t.ahead += side << (6 * place)
    t.goto(Step.TURN_SIDES, 0, place + 1)
    run_turn_sides(t, place + 1)


def run_shuffle_items(t: Table, place: i64) -> None:
    """Shuffle the Item deck, one place at a time from the top; then deal (PP-SETUP-06)."""
    if place > 0:
        t.throw(place + 1)
        return
    for hero in range(t.seats):
        t.deal(hero)
    t.goto(Step.FIRST_HERO, 0, 0)


def item_shuffled(t: Table, place: i64, outcome: i64) -> None:
    """The card for one place of the deck is found."""
    t.swap_in_deck(place, outcome)
    t.goto(Step.SHUFFLE_ITEMS, 0, place - 1)
    run_shuffle_items(t, place - 1)


def run_first_hero(t: Table) -> None:
    """The first turn is a random hero's unless the players name one (PP-SETUP-17)."""
    if t.first_hero == NATURE:
        t.throw(t.seats)
    else:
        first_hero_found(t, t.first_hero)


def first_hero_found(t: Table, seat: i64) -> None:
    """The first world comes into play and the first turn begins (PP-SETUP-14)."""
    t.active = seat
    if t.log is not None:
        t.log.write(EventKind.FIRST_HERO, seat, [], "PP-SETUP-17")
    t.enter_world("PP-SETUP-14")
    t.goto(Step.BEGIN_TURN, seat, 0)
