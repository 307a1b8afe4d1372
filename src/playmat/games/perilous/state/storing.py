"""Copying, storing and reading of a match, from the tables `STORED` of its fields.

`python tools/storing.py` writes this page.
"""

from __future__ import annotations

from playmat.games.perilous.state.fields import Fields
from playmat.kernel.state import Reader, encode_pile


def copy_fields(state: Fields, new: Fields) -> None:
    """Copy all fields but the kernel's, and those that a new state is made with."""
    new.seats = state.seats
    new.cells = state.cells[:]
    new.deck = state.deck[:]
    new.discard = state.discard
    new.held = state.held
    new.active = state.active
    new.turn = state.turn
    new.world = state.world
    new.marker = state.marker
    new.ahead = state.ahead
    new.saved = state.saved
    new.overrun = state.overrun
    new.reserve = state.reserve
    new.dice = state.dice
    new.fresh = state.fresh
    new.rolls = state.rolls
    new.limit = state.limit
    new.spent = state.spent
    new.played = state.played
    new.firsts = state.firsts
    new.next_die = state.next_die
    new.fewer = state.fewer
    new.black_out = state.black_out
    new.thrown = state.thrown
    new.passed = state.passed
    new.beyond = state.beyond
    new.cause = state.cause
    new.fallen = state.fallen
    new.to_save = state.to_save
    new.difficulty = state.difficulty
    new.world_side = state.world_side
    new.first_hero = state.first_hero
    new.hidden = state.hidden
    new.any_reroll = state.any_reroll
    new.same_level = state.same_level
    new.pass_lost = state.pass_lost
    new.ask_damage = state.ask_damage


def encode_fields(state: Fields, out: list[int]) -> None:
    """Append what is stored of the fields."""
    out.append(state.seats)
    encode_pile(state.cells, out)
    encode_pile(state.deck, out)
    out.append(state.discard)
    out.append(state.held)
    out.append(state.active)
    out.append(state.turn)
    out.append(state.world)
    out.append(state.marker)
    out.append(state.ahead)
    out.append(state.saved)
    out.append(state.overrun)
    out.append(state.reserve)
    out.append(state.dice)
    out.append(state.fresh)
    out.append(state.rolls)
    out.append(state.limit)
    out.append(state.spent)
    out.append(state.played)
    out.append(state.firsts)
    out.append(state.next_die)
    out.append(state.fewer)
    out.append(int(state.black_out))
    out.append(state.thrown)
    out.append(state.passed)
    out.append(int(state.beyond))
    out.append(state.cause)
    out.append(state.fallen)
    out.append(state.to_save)
    out.append(state.difficulty)
    out.append(state.world_side)
    out.append(state.first_hero)
    out.append(int(state.hidden))
    out.append(int(state.any_reroll))
    out.append(int(state.same_level))
    out.append(int(state.pass_lost))
    out.append(int(state.ask_damage))


def decode_fields(state: Fields, numbers: Reader) -> None:
    """Read what `encode_fields` wrote; whether it fits together is not looked at.

    Raises:
        BadEncoding: a number is out of its bounds.
    """
    state.seats = numbers.below(6)
    state.cells = numbers.pile()
    state.deck = numbers.pile()
    state.discard = numbers.next()
    state.held = numbers.next()
    state.active = numbers.below(6)
    state.turn = numbers.next()
    state.world = numbers.next()
    state.marker = numbers.next()
    state.ahead = numbers.next()
    state.saved = numbers.next()
    state.overrun = numbers.next()
    state.reserve = numbers.next()
    state.dice = numbers.next()
    state.fresh = numbers.below(64)
    state.rolls = numbers.below(1000)
    state.limit = numbers.below(1000)
    state.spent = numbers.next()
    state.played = numbers.next()
    state.firsts = numbers.next()
    state.next_die = numbers.below(60)
    state.fewer = numbers.below(1000)
    state.black_out = numbers.below(2) == 1
    state.thrown = numbers.next()
    state.passed = numbers.below(32)
    state.beyond = numbers.below(2) == 1
    state.cause = numbers.below(4)
    state.fallen = numbers.next()
    state.to_save = numbers.below(16)
    state.difficulty = numbers.below(3)
    state.world_side = numbers.below(3)
    state.first_hero = numbers.next()
    state.hidden = numbers.below(2) == 1
    state.any_reroll = numbers.below(2) == 1
    state.same_level = numbers.below(2) == 1
    state.pass_lost = numbers.below(2) == 1
    state.ask_damage = numbers.below(2) == 1
