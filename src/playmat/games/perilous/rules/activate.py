"""Sections 8 and 9, the Activate phase and the Abilities (PP-ACT-01 to 16, PP-HERO-04 to 09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.rules.saved import begin_saved
from playmat.games.perilous.rules.world_roll import run_world_pre
from playmat.games.perilous.state.codes import (
    AbilityOp,
    Cause,
    Step,
    Symbol,
    Verb,
    action_of,
    height,
    hero_of,
    lowest,
    number_of,
    option,
    verb_of,
)
from playmat.games.perilous.state.components import ABILITY_N, ABILITY_OP, MAX_HEALTH, MAX_SHIELDS
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import Choice, bit
from playmat.kernel.steps import Steps


def begin_activate(state: PerilousState) -> None:
    """The Assign phase is over; every die in an action space gives its hero the action once (PP-ACT-01)."""
    state.end_assign()
    run_activate(state)


def run_activate(state: PerilousState) -> None:
    """The active hero chooses what comes next (PP-ACT-02); a last die of another hero leaves no choice."""
    last: i64 = -1
    dice: i64 = 0
    cells = state.cells
    for hero in range(state.seats):
        due = cells[Cell.POOL + hero * Cell.SIZE + Cell.DUE]
        if due != 0:
            last = hero
            dice += 1 if due & (due - 1) == 0 else 2
    if dice == 0:
        end_activate(state)
    elif dice == 1 and last != state.active:
        state.goto(Step.OWNER, last, number_of(state.cell(last, Cell.DUE)))
    else:
        state.goto(Step.ACTIVATE, state.active, 0)
        state.ask(state.active)


def end_activate(state: PerilousState) -> None:
    """Finish an activation: a saved world replaces the World Roll by the Saved procedure (PP-TURN-04)."""
    if state.marker == 0:
        begin_saved(state)
    else:
        run_world_pre(state)


def offer_activate(state: PerilousState, choice: Choice) -> None:
    """Own dice are taken or declined at once; for another board's die its owner is asked (PP-ACT-03)."""
    choice.pick(state.active, Step.ACTIVATE)
    for hero in range(state.seats):
        due = state.cell(hero, Cell.DUE)
        while due != 0:
            action = number_of(lowest(due))
            if hero == state.active:
                choice.offer(option(Verb.TAKE, action, hero, 0))
                choice.offer(option(Verb.DECLINE, action, hero, 0))
            else:
                choice.offer(option(Verb.NEXT, action, hero, 0))
            due &= due - 1


def activated(state: PerilousState, chosen: i64) -> None:
    """The active hero has chosen what comes next."""
    if verb_of(chosen) == Verb.NEXT:
        state.goto(Step.OWNER, hero_of(chosen), action_of(chosen))
    else:
        carry_out(state, state.active, action_of(chosen), verb_of(chosen) == Verb.TAKE)


def offer_owner(choice: Choice, owner: i64, action: i64) -> None:
    """The owner of the board takes the action or declines it (PP-ACT-03, PP-ACT-04)."""
    choice.pick(owner, Step.OWNER)
    choice.offer(option(Verb.TAKE, action, owner, 0))
    choice.offer(option(Verb.DECLINE, action, owner, 0))


def owner_decided(state: PerilousState, owner: i64, chosen: i64) -> None:
    """The owner has taken or declined."""
    state.goto(Step.ACTIVATE, state.active, 0)
    carry_out(state, owner, action_of(chosen), verb_of(chosen) == Verb.TAKE)


def carry_out(state: PerilousState, owner: i64, action: i64, taken: bool) -> None:
    """The action of a die (PP-ACT-05 to PP-ACT-09); a declined die is spent all the same (PP-ACT-04)."""
    black = (state.cell(owner, Cell.BLACK) >> action) & 1 != 0
    state.leave_space(owner, action, taken)
    if not taken:
        return
    if action == Symbol.ATTACK:
        move_marker(state, owner, 1, "PP-ACT-06")
    elif action == Symbol.PROTECT:
        state.gain_shields(owner, 1, "PP-ACT-05")
    elif action == Symbol.DISTRACT:
        if black:
            state.take_out_black(owner)
        else:
            state.take_out_blue(owner, 1, "PP-ACT-11")
    elif action == Symbol.COLLECT:
        state.push(Step.DRAW_WINDOW, owner, 0)
    else:
        use_ability(state, owner)


def move_marker(state: PerilousState, owner: i64, spaces: i64, clause: str) -> None:
    """Toward World Saved; the last world to save wins at once (PP-ACT-14, PP-END-05, PP-SAVED-02)."""
    if state.marker == 0:
        return
    state.toward_saved(owner, spaces, clause)
    if state.marker == 0 and height(state.saved) >= state.to_save:
        state.end(Cause.SAVED, -1)


def use_ability(state: PerilousState, owner: i64) -> None:
    """The owner's own Ability, whoever's die it was (PP-ACT-09, PP-HERO-09)."""
    role = state.cell(owner, Cell.ROLE)
    op = ABILITY_OP[role]
    n = ABILITY_N[role]
    if op == AbilityOp.MARKER:
        move_marker(state, owner, n, "PP-HERO-04")
    elif op == AbilityOp.MARKER_DISTRACT:
        state.take_out_blue(owner, n, "PP-HERO-08")
        move_marker(state, owner, n, "PP-HERO-08")
    elif op == AbilityOp.DRAWS:
        if len(state.deck) != 0 or state.discard != 0:
            state.push(Step.DRAWS, owner, 0)
    elif op == AbilityOp.SHIELDS:
        state.push(Step.SHIELDS, owner, 0)
    else:
        state.push(Step.HEAL, owner, 0)


# ---- Abilities that ask -------------------------------------------------------------------------


def offer_draws(state: PerilousState, choice: Choice, owner: i64) -> None:
    """Up to n different heroes draw a card each (PP-HERO-05)."""
    n = ABILITY_N[state.cell(owner, Cell.ROLE)]
    choice.subset(owner, Step.DRAWS, 0, n if n < state.seats else state.seats, 0)
    for hero in range(state.seats):
        choice.offer(hero)


def take_draws(state: PerilousState, answer: i64) -> None:
    """The heroes who draw have been named."""
    state.goto(Step.DRAW_EACH, 0, answer)


def run_draw_each(state: PerilousState, heroes: i64) -> None:
    """The named heroes draw in seat order from the active hero (PP-HERO-05)."""
    if heroes == 0:
        state.pop()
        return
    hero = state.active
    while heroes & bit(hero) == 0:
        hero = state.after(hero)
    state.goto(Step.DRAW_EACH, 0, heroes & ~bit(hero))
    state.push(Step.DRAW_WINDOW, hero, 0)


def room(state: PerilousState, hero: i64, step: i64) -> i64:
    """The number of Shields or Health points that a hero can still be given (PP-HERO-06, PP-HERO-07)."""
    if step == Step.SHIELDS:
        return MAX_SHIELDS - state.cell(hero, Cell.SHIELDS)
    return MAX_HEALTH - state.cell(hero, Cell.HEALTH)


def run_give(state: PerilousState, owner: i64, step: i64) -> None:
    """Ask the owner to share out, unless nobody can be given anything."""
    for hero in range(state.seats):
        if room(state, hero, step) > 0:
            state.ask(owner)
            return
    state.pop()


def offer_give(state: PerilousState, choice: Choice, owner: i64, step: i64) -> None:
    """Up to n points, each to any hero who has room: one answer is the whole sharing out."""
    n = ABILITY_N[state.cell(owner, Cell.ROLE)]
    choice.split(owner, step, 0, n)
    for hero in range(state.seats):
        space = room(state, hero, step)
        if space > 0:
            choice.offer_up_to(hero, space if space < n else n)


def given(state: PerilousState, step: i64, answer: i64) -> None:
    """Share out Shields (PP-HERO-06) or Health (PP-HERO-07)."""
    choice = state.choice
    lo = choice.lo
    hi = choice.hi
    rank = answer
    for place in range(choice.n):
        amount: i64 = 0
        while True:
            ways = choice.ways(place + 1, lo - amount, hi - amount)
            if rank < ways:
                break
            rank -= ways
            amount += 1
        lo -= amount
        hi -= amount
        if amount > 0:
            if step == Step.SHIELDS:
                state.gain_shields(choice.items[place], amount, "PP-HERO-06")
            else:
                state.heal(choice.items[place], amount)
    state.pop()


STEPS: Final[Steps] = {
    Step.ACTIVATE: (run_activate, offer_activate, activated),
    Step.OWNER: (None, offer_owner, owner_decided),
    Step.DRAWS: (None, offer_draws, take_draws),
    Step.SHIELDS: (run_give, offer_give, given),
    Step.HEAL: (run_give, offer_give, given),
    Step.DRAW_EACH: (run_draw_each,),
}
