"""The exact chance to stand the World Roll: the match is not lost, and the world is not overrun.

The dice of the roll are independent, so that what they do together is added up die by die. Shields are spent
first and the effect of the world is ignored where a card can: neither can be worse for this turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.state.codes import (
    ACTIONS,
    BLACK_BIT,
    BLUE_DICE,
    WorldOp,
    copies,
)
from playmat.games.perilous.state.components import IGNORE, WHOLE_TEAM, WORLDS
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import bits_in

FACES: Final = 6
"""A die has the five action symbols, and a wild or a Heartless."""

MOST: Final = 32
"""No roll spawns or attacks so often: five dice, twice each."""


def chance_to_stand(t: PerilousState, dice: i64) -> float | None:
    """The chance before a World Roll of these dice; None where cards or options make it another matter."""
    if t.hidden or t.any_reroll or t.pass_lost:
        return None
    black = dice & BLACK_BIT != 0
    ignores: i64 = 0
    for hero in range(t.seats):
        ignores += copies(t.cell(hero, Cell.HAND), IGNORE)
    together = {0: 1.0}
    for _die in range(bits_in(dice & BLUE_DICE)):
        together = with_die(t.world, together, FACES)
    struck = dict(together)
    if black:
        together = with_die(t.world, together, ACTIONS)
    found = 0.0
    for done, chance in together.items():
        if stands(t, done // MOST, done % MOST, False):
            found += chance
    if black:
        for done, chance in struck.items():
            if stands(t, done // MOST, done % MOST, ignores == 0):
                found += chance / FACES
    return found


def with_die(world: i64, together: dict[int, float], faces: i64) -> dict[int, float]:
    """The chances of what dice do (`spawn * MOST + attack`), with one more of which so many faces count."""
    card = WORLDS[world]
    found: dict[int, float] = {}
    for done, chance in together.items():
        for face in range(faces):
            more = int(done + card.spawn[face] * MOST + card.attack[face])
            found[more] = found.get(more, 0.0) + chance / FACES
    return found


def stands(t: PerilousState, spawn: i64, attack: i64, effect: bool) -> bool:
    """Return whether the team stands a roll, with the effect of the world or without it."""
    card = WORLDS[t.world]
    marker = t.marker + spawn
    for hero in range(t.seats):
        health = t.cell(hero, Cell.HEALTH)
        shields = t.cell(hero, Cell.SHIELDS)
        body = health
        if hero == t.active:
            body -= max(attack - shields, i64(0))
            shields = max(shields - attack, i64(0))
        if effect:
            for op in range(card.ops):
                if card.scopes[op] != WHOLE_TEAM and hero != t.active:
                    continue
                if card.kinds[op] == WorldOp.DAMAGE:
                    body -= max(card.amounts[op] - shields, i64(0))
                    shields = max(shields - card.amounts[op], i64(0))
                elif card.kinds[op] == WorldOp.LOSE_SHIELD:
                    shields = max(shields - card.amounts[op], i64(0))
        if body <= 0:
            return False
    if effect:
        for op in range(card.ops):
            if card.kinds[op] == WorldOp.SPAWN:
                marker += card.amounts[op] * (t.seats if card.scopes[op] == WHOLE_TEAM else 1)
    return marker < card.track
