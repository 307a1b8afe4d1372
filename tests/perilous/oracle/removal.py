"""Chapters 13 and 14: what follows a world that was saved or overrun."""

from __future__ import annotations

from itertools import product

from tests.perilous.box import CARDS, SIDES
from tests.perilous.oracle.things import ACTIONS, CHANCE, Course, Hero, Question, Table
from tests.perilous.oracle.world import BLACK, BLUE, unset, window

SHORTEST = (1, 2, 3)
"""The ready numbers of the three shortest actions (PP-OVER-07)."""


def saved_phase(table: Table) -> Course[None]:
    """Removal rolls in place of the World Roll, and the next world (PP-SAVED-02, 03 and 08)."""
    if len(table.saved) == table.target:
        table.cause = "saved"
        return
    for hero in table.around():
        yield from saved_roll(table, hero)
    next_world(table)


def saved_roll(table: Table, hero: Hero) -> Course[None]:
    """One hero rolls the black die (PP-SAVED-04 to PP-SAVED-07, PP-ITEM-28)."""
    face = yield Question(CHANCE, BLACK)
    if face != "heartless":
        hero.actions[face] = "empty"
        return
    if (yield from window(table, "ignore", several=False)):
        return
    for action in ACTIONS:
        unset(hero, action)
    while face == "heartless":
        face = yield Question(CHANCE, BLACK)
    hero.actions[face] = "empty"


def overrun_phase(table: Table) -> Course[None]:
    """A replacement, removal rolls, and the next world (PP-OVER-03 to PP-OVER-05, PP-OVER-10)."""
    card = yield Question(CHANCE, tuple(table.reserve))
    table.reserve.remove(card)
    sides = next(one["sides"] for one in CARDS if one["id"] == card)
    side = yield Question(CHANCE, tuple(one["id"] for one in sides))
    table.stack.append(side)
    for hero in table.heroes:
        for action in ACTIONS:
            unset(hero, action)
    for hero in table.around():
        yield from overrun_roll(table, hero)
    next_world(table)


def overrun_roll(table: Table, hero: Hero) -> Course[None]:
    """One hero rolls a blue die and the black one (PP-OVER-06 to PP-OVER-09, PP-ITEM-29)."""
    faces = yield Question(CHANCE, tuple(" ".join(pair) for pair in product(BLUE, BLACK)))
    blue, black = faces.split()
    heartless = black == "heartless"
    if heartless and (yield from window(table, "ignore", several=False)):
        heartless = False
    if heartless and blue == "wild":
        return
    gone = [face for face in (blue, black) if face in ACTIONS]
    if heartless:
        gone += [action for action in ACTIONS if hero.ready_number(action) in SHORTEST]
    for action in gone:
        hero.actions[action] = "empty"


def next_world(table: Table) -> None:
    """The top world of the stack comes into play (PP-SETUP-14 to PP-SETUP-16, PP-SAVED-08)."""
    table.world = SIDES[table.stack.pop(0)]
    table.marker = table.world["start_2_3" if len(table.heroes) <= 3 else "start_4_5"]
