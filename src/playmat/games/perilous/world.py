"""Sections 10 to 12, the World Roll, its windows and damage (PP-WORLD-01 to 21, PP-DMG-01 to 08)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.perilous.data import FEWER_CARDS, ITEM_OP, WHOLE_TEAM, WORLDS
from playmat.games.perilous.items import asks_window, begin_rethrow, roll_cards
from playmat.games.perilous.overrun import begin_overrun
from playmat.games.perilous.symbols import (
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
)
from playmat.games.perilous.table import Cell, Table
from playmat.kernel.choice import Choice, bit


def pool(t: Table) -> i64:
    """The dice of this turn's World Roll as a bit set (PP-WORLD-02, PP-WORLD-03)."""
    card = WORLDS[t.world]
    blue = card.blue - t.fewer
    mask: i64 = 0
    if blue > 0:
        mask = (bit(blue) - 1) & BLUE_DICE
    if card.black > 0 and not t.black_out:
        mask |= BLACK_BIT
    return mask


def run_world_pre(t: Table) -> None:
    """Roll 2 Fewer Blue Dice may be played (PP-WORLD-20); then the pool is thrown, if any (PP-WORLD-04)."""
    if (t.held & FEWER_CARDS != 0 or t.hidden) and asks_window(t, FEWER_CARDS):
        t.goto(Step.WORLD_PRE, t.active, 0)
        return
    dice = pool(t)
    if dice == 0:
        if t.log is not None:
            t.log.write(EventKind.NO_WORLD_ROLL, t.active, [], "PP-WORLD-04")
        t.goto(Step.WORLD_END, t.active, 0)
    else:
        t.goto(Step.WORLD_THROW, t.active, dice)
        t.throw(WAYS[dice])


def world_thrown(t: Table, dice: i64, outcome: i64) -> None:
    """The one roll for the World (PP-WORLD-01)."""
    t.land_roll(t.active, dice, outcome, EventKind.WORLD_ROLLED, "PP-WORLD-01")
    run_world_window(t)


def run_world_window(t: Table) -> None:
    """Before anything of the roll is resolved its window is open (PP-WORLD-21)."""
    cards = roll_cards(t)
    if cards != 0 and asks_window(t, cards):
        t.goto(Step.WORLD_WINDOW, t.active, 0)
    else:
        resolve_roll(t)


def world_card_played(t: Table, hero: i64, item: i64) -> None:
    """Ignore cancels the World Effect for every hero (PP-ITEM-26)."""
    if ITEM_OP[item] == ItemOp.IGNORE:
        t.cancel_thrown_heartless(hero, item, "PP-ITEM-26")
    else:
        begin_rethrow(t, t.active, hero, item)


# ---- resolving ----------------------------------------------------------------------------------


def resolve_roll(t: Table) -> None:
    """First all spawn (PP-WORLD-09), then all attack, on the active hero (PP-WORLD-10, PP-WORLD-11).

    The colour of a die does not matter (PP-WORLD-06), and a wild does nothing (PP-WORLD-07).
    """
    card = WORLDS[t.world]
    spaces: i64 = 0
    points: i64 = 0
    faces = t.thrown
    for _die in range(DICE):
        spaces += card.spawn[faces & 15]
        points += card.attack[faces & 15]
        faces >>= 4
    if spaces > 0:
        t.toward_lost(spaces, "PP-WORLD-09")
    if points > 0:
        t.goto(Step.WORLD_HEALTH, t.active, 0)
        if not take_damage(t, t.active, points):
            run_world_health(t)
    else:
        heartless_or_end(t)


def run_world_health(t: Table) -> None:
    """The attack is resolved: a hero may be at zero Health (PP-END-04)."""
    if not lost_by_health(t):
        heartless_or_end(t)


def heartless_or_end(t: Table) -> None:
    """Then the World Effect, if Heartless shows (PP-WORLD-08, PP-WORLD-11)."""
    if t.thrown & BLACK_FACE == HEARTLESS_SHOWS:
        if t.log is not None:
            t.log.write(EventKind.EFFECT, t.active, [t.world], "PP-WORLD-08")
        t.goto(Step.EFFECT, 0, 0)
    else:
        run_world_end(t)


def lost_by_health(t: Table) -> bool:
    """The game is lost when a hero has no Health, the first in seat order is named (PP-END-03, PP-END-04)."""
    cells = t.cells
    hero = t.active
    for _place in range(t.seats):
        if cells[Cell.POOL + hero * Cell.SIZE + Cell.HEALTH] == 0:
            t.end(Cause.HEALTH, hero)
            return True
        hero += 1
        if hero == t.seats:
            hero = 0
    return False


def run_effect(t: Table, done: i64, op: i64) -> None:
    """The operations of the World Effect in order (PP-WORLD-12), hero by hero in seat order (PP-WORLD-13).

    `done` heroes have undergone operation `op`; Health is looked at after each operation (PP-END-04).
    """
    card = WORLDS[t.world]
    if op == card.ops:
        t.goto(Step.WORLD_END, t.active, 0)
        return
    heroes: i64 = t.seats if card.scopes[op] == WHOLE_TEAM else 1
    if done == heroes:
        if not lost_by_health(t):
            t.goto(Step.EFFECT, 0, op + 1)
        return
    t.goto(Step.EFFECT, done + 1, op)
    hero = t.active + done
    if hero >= t.seats:
        hero -= t.seats
    undergo(t, hero, card.kinds[op], bit(card.actions[op]), card.amounts[op])


def undergo(t: Table, hero: i64, kind: i64, action: i64, n: i64) -> None:
    """One operation on one hero; what finds nothing does nothing (PP-WORLD-14).

    Shields stop damage only (PP-DMG-06).
    """
    if kind == WorldOp.UNSET:
        t.unset(hero, action, "PP-WORLD-12")
    elif kind == WorldOp.UNSET_ALL:
        t.unset(hero, ALL_ACTIONS, "PP-WORLD-12")
    elif kind == WorldOp.UNREADY:
        t.unready(hero, action, "PP-WORLD-12")
    elif kind == WorldOp.DAMAGE:
        take_damage(t, hero, n)
    elif kind == WorldOp.SPAWN:
        t.toward_lost(n, "PP-WORLD-09")
    elif kind == WorldOp.LOSE_SHIELD:
        t.lose_shields(hero, n)
    else:
        cards = t.cell(hero, Cell.CARDS)
        while n > 0 and cards > 0:
            t.push(Step.DISCARD, hero, 1)
            n -= 1
            cards -= 1


def run_world_end(t: Table) -> None:
    """Only now the marker is compared with World Lost (PP-WORLD-16, PP-WORLD-17)."""
    t.return_dice()
    t.clear_roll()
    if t.beyond or (t.marker >= WORLDS[t.world].track and not t.pass_lost):
        begin_overrun(t)
    else:
        t.end_turn()
        t.goto(Step.BEGIN_TURN, t.active, 0)


# ---- damage -------------------------------------------------------------------------------------


def take_damage(t: Table, hero: i64, points: i64) -> bool:
    """Damage point by point: a Shield or a Health each (PP-DMG-01, PP-DMG-02, PP-DMG-05).

    The points of one step come together, so that the hero's choice is how many of them Shields take;
    with the option `damage_choice = auto` it is as many as there are (PP-DMG-03).

    Returns:
        Whether the hero has to be asked first.
    """
    shields = t.cell(hero, Cell.SHIELDS)
    if shields > 0 and t.ask_damage:
        t.push(Step.DAMAGE, hero, points)
        return True
    shield_off(t, hero, points, shields if shields < points else points)
    return False


def shield_off(t: Table, hero: i64, points: i64, shields: i64) -> None:
    """Own Shields take some of the points, Health the others (PP-DMG-04)."""
    t.spend_shields(hero, shields)
    t.hurt(hero, points - shields)


def offer_damage(t: Table, choice: Choice, hero: i64, points: i64) -> None:
    """How many Shields to use (PP-DMG-03)."""
    choice.pick(hero, Step.DAMAGE)
    most = t.cell(hero, Cell.SHIELDS)
    most = min(most, points)
    for shields in range(most + 1):
        choice.offer(option(Verb.SHIELD, 0, 0, shields))


def damage_taken(t: Table, hero: i64, points: i64, shields: i64) -> None:
    """The hero has chosen."""
    t.pop()
    shield_off(t, hero, points, shields)
