"""The things on the table: all fields of a match, and what can be read off them.

Only `Table` changes them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.perilous.state.codes import (
    ACTIONS,
    BLACK_BIT,
    BLACK_FACE,
    FIRST_CARD_DIE,
    HEARTLESS_SHOWS,
    NO_FACES,
    Cause,
)
from playmat.games.perilous.state.components import (
    HERO_IDS,
    NEED,
    ROLLS,
    WORLDS,
)
from playmat.kernel.choice import NATURE
from playmat.kernel.state import State
from playmat.kernel.stored import flag, number, pile

FACES: Final[i64] = 6
"""The faces that put a die into the pool: five action symbols and wild."""


class Cell:
    """The places of a hero's things in the packed table `cells`, which begins with the pool of dice."""

    POOL: Final = 6
    """The first six cells: the unassigned dice by face, action symbols and wild, as bit sets."""
    ROLE: Final = 0
    HEALTH: Final = 1
    SHIELDS: Final = 2
    READY: Final = 3
    """The actions with a Ready Token, as a bit set; likewise those below (PP-TERM-05)."""
    SET: Final = 4
    SPACE: Final = 5
    """The action spaces that hold a die (PP-TERM-06)."""
    BLACK: Final = 6
    """Those of them that hold the black die."""
    CARD: Final = 7
    """Those of them that hold a die of a card."""
    DUE: Final = 8
    """Those of them whose action is still to be taken (PP-ACT-01)."""
    HAND: Final = 9
    """The Item Cards, three bits a kind."""
    CARDS: Final = 10
    """The number of Item Cards."""
    BOUND: Final = 11
    """Dice of x2 cards that may go to no board but this one any more (PP-ITEM-14)."""
    SIZE: Final = 12


def empty_cells() -> vec[i64]:
    """The pool and as many boards as there are heroes, with nothing on them."""
    cells: vec[i64] = vec[i64]()
    for _cell in range(Cell.POOL + len(HERO_IDS) * Cell.SIZE):
        cells = append(cells, 0)
    return cells


EMPTY_CELLS: Final[vec[i64]] = empty_cells()


class Fields(State):
    """A match of Perilous Pursuit: what lies on the table, and reading it.

    Attributes:
        seats: how many heroes take part.
        cells: the pool of unassigned dice and the boards (see `Cell`).
        deck: the Item deck, its top last.
        discard: the discard pile, packed like a hand.
        held: all hands together, packed like one.
        active: the seat whose turn it is.
        turn: the number of the turn, from 1.
        world, marker: the world in play and how far the marker is from World Saved (PP-TERM-07).
        ahead, saved, overrun: piles of worlds.
        reserve: the World Cards apart, as a bit set (PP-SETUP-13).
        dice: the faces of the six dice.
        fresh: the dice of the latest roll (PP-TERM-10).
        rolls, limit: rolls used and allowed this turn (PP-ROLL-02).
        spent: the dice that have been assigned.
        played: the dice cards played this turn in order, four bits each (number + 1).
        firsts: the first die of each x2 card played this turn; the second one is the next number.
        next_die: the number that the next die of a card gets.
        fewer: blue dice taken out of this turn's World pool.
        black_out: the black die is taken out of it.
        thrown: the faces of a World Roll or removal roll that is not resolved yet.
        passed: who has passed in the open window, as a bit set.
        beyond: the marker was moved beyond World Lost (option `overrun_at`).
        cause, fallen: how the game ended, and the hero concerned.
        to_save: how many worlds the team must save.
        difficulty, world_side, first_hero: options that only matter during setup.
        hidden, any_reroll, same_level, pass_lost, ask_damage: options that are not at their default,
            but for `ask_damage`, which is.
    """

    __slots__ = (
        "active",
        "ahead",
        "any_reroll",
        "ask_damage",
        "beyond",
        "black_out",
        "cause",
        "cells",
        "deck",
        "dice",
        "difficulty",
        "discard",
        "fallen",
        "fewer",
        "first_hero",
        "firsts",
        "fresh",
        "held",
        "hidden",
        "limit",
        "marker",
        "next_die",
        "overrun",
        "pass_lost",
        "passed",
        "played",
        "reserve",
        "rolls",
        "same_level",
        "saved",
        "seats",
        "spent",
        "thrown",
        "to_save",
        "turn",
        "world",
        "world_side",
    )

    def __init__(self) -> None:
        super().__init__()
        self.cells: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.seats: i64 = 0
        self.discard: i64 = 0
        self.held: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.world: i64 = 0
        self.marker: i64 = 0
        self.ahead: i64 = 0
        self.saved: i64 = 0
        self.overrun: i64 = 0
        self.reserve: i64 = 0
        self.dice: i64 = NO_FACES
        self.fresh: i64 = 0
        self.rolls: i64 = 0
        self.limit: i64 = ROLLS
        self.spent: i64 = 0
        self.played: i64 = 0
        self.firsts: i64 = 0
        self.next_die: i64 = FIRST_CARD_DIE
        self.fewer: i64 = 0
        self.black_out: bool = False
        self.thrown: i64 = NO_FACES
        self.passed: i64 = 0
        self.beyond: bool = False
        self.cause: i64 = Cause.NONE
        self.fallen: i64 = NATURE
        self.to_save: i64 = 0
        self.difficulty: i64 = 0
        self.world_side: i64 = 0
        self.first_hero: i64 = NATURE
        self.hidden: bool = False
        self.any_reroll: bool = False
        self.same_level: bool = False
        self.pass_lost: bool = False
        self.ask_damage: bool = True

    # ---- reading -----------------------------------------------------------------------

    @final
    def cell(self, hero: i64, field: i64) -> i64:
        """A thing of a hero's board."""
        return self.cells[Cell.POOL + hero * Cell.SIZE + field]

    @final
    def put(self, hero: i64, field: i64, value: i64) -> None:
        """Change a thing of a hero's board; only this class does."""
        self.cells[Cell.POOL + hero * Cell.SIZE + field] = value

    @final
    def after(self, seat: i64) -> i64:
        """The next seat, clockwise."""
        seat += 1
        return 0 if seat == self.seats else seat

    @final
    def need(self, hero: i64, action: i64) -> i64:
        """The ready number of an action (PP-TERM-03)."""
        return NEED[ACTIONS * self.cell(hero, Cell.ROLE) + action]

    def start_space(self, world: i64) -> i64:
        """The space on which the marker begins (PP-SETUP-15, PP-SETUP-16)."""
        card = WORLDS[world]
        return card.start_few if self.seats <= 3 else card.start_many

    @final
    def elsewhere(self, hero: i64) -> i64:
        """Dice of x2 cards that must go to another board than this hero's (PP-ITEM-14)."""
        if self.firsts == 0:
            return 0
        others: i64 = 0
        for seat in range(self.seats):
            if seat != hero:
                others |= self.cell(seat, Cell.BOUND)
        return others

    @final
    def heartless_fresh(self) -> bool:
        """Return whether the black die was thrown in the latest roll and shows Heartless (PP-ROLL-08)."""
        return self.dice & BLACK_FACE == HEARTLESS_SHOWS and self.fresh & BLACK_BIT != 0


STORED: Final = (
    number("seats", 6),
    pile("cells"),
    pile("deck"),
    number("discard"),
    number("held"),
    number("active", 6),
    number("turn"),
    number("world"),
    number("marker"),
    number("ahead"),
    number("saved"),
    number("overrun"),
    number("reserve"),
    number("dice"),
    number("fresh", 64),
    number("rolls", 1000),
    number("limit", 1000),
    number("spent"),
    number("played"),
    number("firsts"),
    number("next_die", 60),
    number("fewer", 1000),
    flag("black_out"),
    number("thrown"),
    number("passed", 32),
    flag("beyond"),
    number("cause", 4),
    number("fallen"),
    number("to_save", 16),
    number("difficulty", 3),
    number("world_side", 3),
    number("first_hero"),
    flag("hidden"),
    flag("any_reroll"),
    flag("same_level"),
    flag("pass_lost"),
    flag("ask_damage"),
)
