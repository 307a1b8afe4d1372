"""Sections 10 to 12, the World Roll, its windows and damage (PP-WORLD-01 to 21, PP-DMG-01 to 08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.rules.items import (
    asks_window,
    begin_rethrow,
    offer_fewer_window,
    offer_roll_window,
    passes,
    roll_cards,
)
from playmat.games.perilous.rules.overrun import begin_overrun
from playmat.games.perilous.state.codes import (
    ALL_ACTIONS,
    BLACK_BIT,
    BLACK_FACE,
    BLUE_DICE,
    DICE,
    HEARTLESS_SHOWS,
    WAYS,
    Cause,
    EventKind,
    ItemOp,
    Step,
    Verb,
    WorldOp,
    option,
    rest_of,
)
from playmat.games.perilous.state.components import FEWER_CARDS, ITEM_OP, WHOLE_TEAM, WORLDS
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import Choice, bit
from playmat.kernel.steps import Steps


def pool(state: PerilousState) -> i64:
    """The dice of this turn's World Roll as a bit set (PP-WORLD-02, PP-WORLD-03)."""
    card = WORLDS[state.world]
    blue = card.blue - state.fewer
    mask: i64 = 0
    if blue > 0:
        mask = (bit(blue) - 1) & BLUE_DICE
    if card.black > 0 and not state.black_out:
        mask |= BLACK_BIT
    return mask


def run_world_pre(state: PerilousState) -> None:
    """Roll 2 Fewer Blue Dice may be played (PP-WORLD-20); then the pool is thrown, if any (PP-WORLD-04)."""
    if (state.held & FEWER_CARDS != 0 or state.hidden) and asks_window(state, FEWER_CARDS):
        state.goto(Step.WORLD_PRE, state.active, 0)
        return
    dice = pool(state)
    if dice == 0:
        if state.log is not None:
            state.log.write(EventKind.NO_WORLD_ROLL, state.active, [], "PP-WORLD-04")
        state.goto(Step.WORLD_END, state.active, 0)
    else:
        state.goto(Step.WORLD_THROW, state.active, dice)
        state.throw(WAYS[dice])


def take_world_pre(state: PerilousState, hero: i64, chosen: i64) -> None:
    """A hero passes, or plays Roll 2 Fewer Blue Dice (PP-WORLD-20)."""
    if not passes(state, hero, chosen):
        state.take_out_by_card(hero, rest_of(chosen))


def run_world_throw(state: PerilousState, dice: i64) -> None:
    """The dice are in the air."""
    state.throw(WAYS[dice])


def world_thrown(state: PerilousState, dice: i64, outcome: i64) -> None:
    """The one roll for the World (PP-WORLD-01)."""
    state.land_roll(state.active, dice, outcome, EventKind.WORLD_ROLLED, "PP-WORLD-01")
    run_world_window(state)


def run_world_window(state: PerilousState) -> None:
    """Before anything of the roll is resolved its window is open (PP-WORLD-21)."""
    cards = roll_cards(state)
    if cards != 0 and asks_window(state, cards):
        state.goto(Step.WORLD_WINDOW, state.active, 0)
    else:
        resolve_roll(state)


def take_world_window(state: PerilousState, hero: i64, chosen: i64) -> None:
    """A hero passes, or plays a card: Ignore cancels the World Effect for every hero (PP-ITEM-26)."""
    if passes(state, hero, chosen):
        return
    item = rest_of(chosen)
    if ITEM_OP[item] == ItemOp.IGNORE:
        state.cancel_thrown_heartless(hero, item, "PP-ITEM-26")
    else:
        begin_rethrow(state, state.active, hero, item)


# ---- resolving ----------------------------------------------------------------------------------


def resolve_roll(state: PerilousState) -> None:
    """First all spawn (PP-WORLD-09), then all attack, on the active hero (PP-WORLD-10, PP-WORLD-11).

    The colour of a die does not matter (PP-WORLD-06), and a wild does nothing (PP-WORLD-07).
    """
    card = WORLDS[state.world]
    spaces: i64 = 0
    points: i64 = 0
    faces = state.thrown
    for _die in range(DICE):
        spaces += card.spawn[faces & 15]
        points += card.attack[faces & 15]
        faces >>= 4
    if spaces > 0:
        state.toward_lost(spaces, "PP-WORLD-09")
    if points > 0:
        state.goto(Step.WORLD_HEALTH, state.active, 0)
        if not take_damage(state, state.active, points):
            run_world_health(state)
    else:
        heartless_or_end(state)


def run_world_health(state: PerilousState) -> None:
    """The attack is resolved: a hero may be at zero Health (PP-END-04)."""
    if not lost_by_health(state):
        heartless_or_end(state)


def heartless_or_end(state: PerilousState) -> None:
    """Then the World Effect, if Heartless shows (PP-WORLD-08, PP-WORLD-11)."""
    if state.thrown & BLACK_FACE == HEARTLESS_SHOWS:
        if state.log is not None:
            state.log.write(EventKind.EFFECT, state.active, [state.world], "PP-WORLD-08")
        state.goto(Step.EFFECT, 0, 0)
    else:
        run_world_end(state)


def lost_by_health(state: PerilousState) -> bool:
    """The game is lost when a hero has no Health, the first in seat order is named (PP-END-03, PP-END-04)."""
    cells = state.cells
    hero = state.active
    for _place in range(state.seats):
        if cells[Cell.POOL + hero * Cell.SIZE + Cell.HEALTH] == 0:
            state.end(Cause.HEALTH, hero)
            return True
        hero += 1
        if hero == state.seats:
            hero = 0
    return False


def run_effect(state: PerilousState, done: i64, op: i64) -> None:
    """The operations of the World Effect in order (PP-WORLD-12), hero by hero in seat order (PP-WORLD-13).

    `done` heroes have undergone operation `op`; Health is looked at after each operation (PP-END-04).
    """
    card = WORLDS[state.world]
    if op == card.ops:
        state.goto(Step.WORLD_END, state.active, 0)
        return
    heroes: i64 = state.seats if card.scopes[op] == WHOLE_TEAM else 1
    if done == heroes:
        if not lost_by_health(state):
            state.goto(Step.EFFECT, 0, op + 1)
        return
    state.goto(Step.EFFECT, done + 1, op)
    hero = state.active + done
    if hero >= state.seats:
        hero -= state.seats
    undergo(state, hero, card.kinds[op], bit(card.actions[op]), card.amounts[op])


def undergo(state: PerilousState, hero: i64, kind: i64, action: i64, n: i64) -> None:
    """One operation on one hero; what finds nothing does nothing (PP-WORLD-14).

    Shields stop damage only (PP-DMG-06).
    """
    if kind == WorldOp.UNSET:
        state.unset(hero, action, "PP-WORLD-12")
    elif kind == WorldOp.UNSET_ALL:
        state.unset(hero, ALL_ACTIONS, "PP-WORLD-12")
    elif kind == WorldOp.UNREADY:
        state.unready(hero, action, "PP-WORLD-12")
    elif kind == WorldOp.DAMAGE:
        take_damage(state, hero, n)
    elif kind == WorldOp.SPAWN:
        state.toward_lost(n, "PP-WORLD-09")
    elif kind == WorldOp.LOSE_SHIELD:
        state.lose_shields(hero, n)
    else:
        cards = state.cell(hero, Cell.CARDS)
        while n > 0 and cards > 0:
            state.push(Step.DISCARD, hero, 1)
            n -= 1
            cards -= 1


def run_world_end(state: PerilousState) -> None:
    """Only now the marker is compared with World Lost (PP-WORLD-16, PP-WORLD-17)."""
    state.return_dice()
    state.clear_roll()
    if state.beyond or (state.marker >= WORLDS[state.world].track and not state.pass_lost):
        begin_overrun(state)
    else:
        state.end_turn()
        state.goto(Step.BEGIN_TURN, state.active, 0)


# ---- damage -------------------------------------------------------------------------------------


def take_damage(state: PerilousState, hero: i64, points: i64) -> bool:
    """Damage point by point: a Shield or a Health each (PP-DMG-01, PP-DMG-02, PP-DMG-05).

    The points of one step come together, so that the hero's choice is how many of them Shields take;
    with the option `damage_choice = auto` it is as many as there are (PP-DMG-03).

    Returns:
        Whether the hero has to be asked first.
    """
    shields = state.cell(hero, Cell.SHIELDS)
    if shields > 0 and state.ask_damage:
        state.push(Step.DAMAGE, hero, points)
        return True
    shield_off(state, hero, points, shields if shields < points else points)
    return False


def shield_off(state: PerilousState, hero: i64, points: i64, shields: i64) -> None:
    """Own Shields take some of the points, Health the others (PP-DMG-04)."""
    state.spend_shields(hero, shields)
    state.hurt(hero, points - shields)


def offer_damage(state: PerilousState, choice: Choice, hero: i64, points: i64) -> None:
    """Offer the numbers of Shields to use (PP-DMG-03)."""
    choice.pick(hero, Step.DAMAGE)
    most = state.cell(hero, Cell.SHIELDS)
    most = min(most, points)
    for shields in range(most + 1):
        choice.offer(option(Verb.SHIELD, 0, 0, shields))


def damage_taken(state: PerilousState, hero: i64, points: i64, answer: i64) -> None:
    """The hero has chosen; an answer is as many Shields."""
    state.pop()
    shield_off(state, hero, points, answer)


STEPS: Final[Steps] = {
    Step.WORLD_PRE: (run_world_pre, offer_fewer_window, take_world_pre),
    Step.WORLD_THROW: (run_world_throw, None, world_thrown),
    Step.WORLD_WINDOW: (run_world_window, offer_roll_window, take_world_window),
    Step.WORLD_HEALTH: (run_world_health,),
    Step.EFFECT: (run_effect,),
    Step.WORLD_END: (run_world_end,),
    Step.DAMAGE: (None, offer_damage, damage_taken),
}
