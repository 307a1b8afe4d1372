"""Every choice of the game, decided with the numbers of a turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.perilous.bot.evaluation import TurnEnd, chance
from playmat.games.perilous.bot.multisets import BLUE, BLUES, FACES, MEMBERS
from playmat.games.perilous.bot.plans import DicePlan
from playmat.games.perilous.bot.rolls import NO_SYMBOL, THROWN
from playmat.games.perilous.bot.turn import PlannedTurn, best_keep, black_state, blue_dice, step_now
from playmat.games.perilous.bot.weights import At
from playmat.games.perilous.state.codes import (
    ACTIONS,
    ALL_DICE,
    BLACK_BIT,
    BLACK_DIE,
    BLUE_DICE,
    DICE,
    Face,
    Step,
    Symbol,
    Verb,
    action_of,
    copies,
    face_at,
    hero_of,
    rest_of,
    verb_of,
)
from playmat.games.perilous.state.components import IGNORE, REROLL, SHORTEST, WORLDS
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import PASS_OFFER, Choice, bit
from playmat.kernel.state import seat_of

REMOVED: Final = 1 / 5
"""A Ready Token goes by the second roll of the Saved procedure (PP-SAVED-06)."""

ACTIVATION_ORDER: Final[tuple[int, ...]] = (0, 2, 4, 3, 1)
"""By action, its rank: the marker and the pool first, then bodies, and cards last (PP-ACT-02)."""


@final
class WeighedAnswer:
    """An answer, and what led to it.

    Attributes:
        answer: the answer, or `PASS_OFFER`.
        value: the chance to win with it; 0 where the choice is not weighed.
        other: the chance to win with the best alternative of another kind: throwing against stopping,
            playing a card against passing; 0 where there is none.
        plan: the plan for the dice, where there is one.
    """

    __slots__ = ("answer", "other", "plan", "value")

    def __init__(self, answer: i64) -> None:
        self.answer = answer
        self.value = 0.0
        self.other = 0.0
        self.plan: DicePlan | None = None


def at_once(t: PerilousState, choice: Choice) -> WeighedAnswer | None:
    """The answer where it needs no numbers, or None."""
    prompt = choice.prompt
    if prompt == Step.ACTIVATE:
        return WeighedAnswer(next_action(t, choice))
    if prompt == Step.OWNER:
        return WeighedAnswer(0)  # take the action
    if prompt == Step.DAMAGE:
        return WeighedAnswer(choice.n - 1)  # as many Shields as there are
    return None


def decide(t: PerilousState, turn: PlannedTurn, choice: Choice) -> WeighedAnswer:
    """The planner's answer to a question that has to be weighed."""
    prompt = choice.prompt
    if prompt == Step.KEEP:
        return keep(t, turn)
    if prompt == Step.HEART:
        return throw_again(t, turn)
    if prompt == Step.HEART_WINDOW:
        return heartless(t, turn, choice)
    if prompt == Step.LAST_WINDOW:
        return last_roll(t, turn, choice)
    if prompt == Step.ASSIGN:
        return assign(t, turn, choice)
    if prompt == Step.CARD:
        return offer_card(t, turn, choice)
    if prompt == Step.DRAWS or prompt == Step.SHIELDS or prompt == Step.HEAL:
        return share_out(t, turn, choice)
    if prompt == Step.DRAW_WINDOW or prompt == Step.WORLD_PRE:
        return shrink_pool(t, turn, choice)
    if prompt == Step.WORLD_WINDOW:
        return world_effect(t, turn, choice)
    if prompt == Step.SAVED_WINDOW or prompt == Step.OVERRUN_WINDOW:
        return removal(t, turn, choice)
    if prompt == Step.DISCARD:
        return WeighedAnswer(discard(turn, choice))
    return passing(choice)


def passing(choice: Choice) -> WeighedAnswer:
    """Pass in a window; where nothing can be passed, the first answer."""
    answer: i64 = 0
    for place in range(choice.n):
        if verb_of(choice.items[place]) == Verb.PASS:
            answer = place
    if choice.kind != 0 and not choice.allows(0):
        return WeighedAnswer(choice.answers()[0])
    return WeighedAnswer(answer)


def using(choice: Choice, item: i64) -> i64:
    """The answer that plays a card, or -1."""
    for place in range(choice.n):
        if verb_of(choice.items[place]) == Verb.USE and rest_of(choice.items[place]) == item:
            return place
    return -1


# ---- rolling --------------------------------------------------------------------------------------


def keep(t: PerilousState, turn: PlannedTurn) -> WeighedAnswer:
    """Stop, or throw some dice again."""
    black = black_state(t.dice)
    blue = blue_dice(t.dice, BLUE_DICE)
    layer = turn.layer(t.limit - t.rolls - 1)
    stop = turn.rolls().finals[black * MEMBERS + blue]
    again = layer.keep[black * MEMBERS + blue]
    if stop >= again:
        made = WeighedAnswer(0)
        made.value = stop
        made.other = again
        return made
    kept = best_keep(layer, black, blue)
    made = WeighedAnswer(ALL_DICE & ~dice_of(t, BLUE_DICE, kept))
    made.value = again
    made.other = stop
    return made


def throw_again(t: PerilousState, turn: PlannedTurn) -> WeighedAnswer:
    """After a Heartless: the fresh dice, and perhaps some of those set aside (PP-ROLL-08, PP-ROLL-10)."""
    layer = turn.layer(t.limit - t.rolls - 1)
    aside = BLUE_DICE & ~t.fresh
    kept = best_keep(layer, THROWN, blue_dice(t.dice, aside))
    made = WeighedAnswer(ALL_DICE & ~dice_of(t, aside, kept))
    made.value = layer.keep[THROWN * MEMBERS + blue_dice(t.dice, aside)]
    return made


def dice_of(t: PerilousState, among: i64, kept: i64) -> i64:
    """The dice to keep, as a bit set: the lowest-numbered ones with the wanted faces."""
    black = kept // MEMBERS
    blue = kept % MEMBERS
    mask: i64 = 0 if black == THROWN else BLACK_BIT
    wanted = vec[i64]([0, 0, 0, 0, 0, 0])
    for face in range(i64(FACES)):
        wanted[face] = BLUES.count[blue * FACES + face]
    for die in range(i64(BLUE)):
        if (among >> die) & 1 != 0:
            face = face_at(t.dice, die)
            if wanted[face] > 0:
                wanted[face] -= 1
                mask |= bit(die)
    return mask


def heartless(t: PerilousState, turn: PlannedTurn, choice: Choice) -> WeighedAnswer:
    """A fresh Heartless: ignore it, give the active hero another roll, or let it be."""
    left = t.limit - t.rolls
    rolls = turn.rolls()
    aside = blue_dice(t.dice, BLUE_DICE & ~t.fresh)
    passed = rolls.finals[NO_SYMBOL * MEMBERS + aside]
    if left > 0:
        passed = turn.layer(left - 1).keep[THROWN * MEMBERS + aside]
    best = passed
    wanted: i64 = -1
    if rolls.ignores > 0:
        spared = rolls.layer(left, rolls.rerolls, rolls.ignores - 1)
        value = spared.result[NO_SYMBOL * MEMBERS + blue_dice(t.dice, BLUE_DICE)] - rolls.ignore_cost
        if value > best:
            best = value
            wanted = IGNORE
    if left == 0 and rolls.rerolls > 0:
        below = rolls.layer(0, rolls.rerolls - 1, rolls.ignores)
        value = below.keep[THROWN * MEMBERS + aside] - rolls.reroll_cost
        if value > best:
            best = value
            wanted = REROLL
    return play_or_pass(choice, wanted, best, passed)


def play_or_pass(choice: Choice, wanted: i64, value: float, passed: float) -> WeighedAnswer:
    """Play the wanted card if this hero holds it; otherwise pass and leave it to those who do."""
    answer: i64 = using(choice, wanted) if wanted >= 0 else -1
    made = passing(choice) if answer < 0 else WeighedAnswer(answer)
    made.value = value if answer >= 0 else passed
    made.other = passed if answer >= 0 else value
    return made


def last_roll(t: PerilousState, turn: PlannedTurn, choice: Choice) -> WeighedAnswer:
    """The last roll is used: play Reroll or let the faces be final."""
    rolls = turn.rolls()
    place = black_state(t.dice) * MEMBERS + blue_dice(t.dice, BLUE_DICE)
    stop = rolls.finals[place]
    if rolls.rerolls == 0:
        return play_or_pass(choice, -1, stop, stop)
    below = rolls.layer(0, rolls.rerolls - 1, rolls.ignores)
    again = below.keep[place] - rolls.reroll_cost
    return play_or_pass(choice, REROLL if again > stop else -1, again, stop)


# ---- assigning ------------------------------------------------------------------------------------


def assign(t: PerilousState, turn: PlannedTurn, choice: Choice) -> WeighedAnswer:
    """The first step of the best plan for the dice and the cards."""
    plan = turn.plan(t, turn.board.all_heroes)
    for owner in plan.play.owners:
        if owner != turn.evaluation.me:  # who holds it has been asked and leaves it alone
            plan = turn.plan(t, turn.board.own)
            break
    return follow(t, plan, choice)


def offer_card(t: PerilousState, turn: PlannedTurn, choice: Choice) -> WeighedAnswer:
    """Decide for the owner of dice cards: they play one if the best plan with everybody's cards does."""
    return follow(t, turn.plan(t, turn.board.all_heroes), choice)


def follow(t: PerilousState, plan: DicePlan, choice: Choice) -> WeighedAnswer:
    """The option that carries a plan a step further: a card, a token, a space, or the end of the phase."""
    made = WeighedAnswer(PASS_OFFER if choice.prompt == Step.CARD else next_step(t, plan, choice))
    made.plan = plan
    made.value = plan.value
    seat = choice.seat
    for place in range(i64(len(plan.play.items))):
        item = plan.play.items[place]
        unplayed = copies(t.cell(seat, Cell.HAND), item) > copies(plan.play.hands[seat], item)
        if plan.play.owners[place] == seat and unplayed:
            for answer in range(choice.n):
                if verb_of(choice.items[answer]) == Verb.CARD and rest_of(choice.items[answer]) == item:
                    made.answer = answer
    return made


def next_step(t: PerilousState, plan: DicePlan, choice: Choice) -> i64:
    """The next token or space of the plan that is not there yet; the end when all are."""
    for action in range(i64(ACTIONS)):
        status = ((t.cell(t.active, Cell.READY) >> action) & 1) + ((t.cell(t.active, Cell.SET) >> action) & 1)
        verb: i64 = Verb.ACTIVATE
        hero = t.active
        if status < plan.status[action]:
            verb = Verb.READY if status == 0 else Verb.SET
        else:
            hero = next_space(t, action, plan.options[action].spaces)
        best: i64 = -1
        least: i64 = 0
        for answer in range(choice.n):
            item = choice.items[answer]
            if verb_of(item) == verb and action_of(item) == action and hero_of(item) == hero:
                cost = reluctance(t, plan, verb, action, hero == t.active, rest_of(item))
                if best < 0 or cost < least:
                    best = answer
                    least = cost
        if best >= 0:
            return best
    return 0


def next_space(t: PerilousState, action: i64, spaces: i64) -> i64:
    """The hero whose space is filled next, the active one first; -1 if all of these spaces are filled."""
    hero = t.active
    for _seat in range(t.seats):
        if (spaces >> hero) & 1 != 0 and (t.cell(hero, Cell.SPACE) >> action) & 1 == 0:
            return hero
        hero = t.after(hero)
    return -1


def reluctance(t: PerilousState, plan: DicePlan, verb: i64, action: i64, own: bool, dice: i64) -> i64:
    """The reluctance to take these dice for a step: wilds last, x2 cards first on the own board.

    The black die of Distract goes into a space if the plan takes it out of the World pool, else into a group.
    """
    cost: i64 = 0
    doubles = t.firsts | (t.firsts << 1)
    for die in range(i64(60)):
        if (dice >> die) & 1 == 0:
            continue
        if (t.cells[Face.WILD] >> die) & 1 != 0:
            cost += 100
        elif (doubles >> die) & 1 != 0:
            cost += -10 if own else 5
        elif die == BLACK_DIE and action == Symbol.DISTRACT:
            in_space = verb == Verb.ACTIVATE
            cost += -1000 if in_space == plan.black_out else 1000
    return cost


# ---- activating -----------------------------------------------------------------------------------


def next_action(t: PerilousState, choice: Choice) -> i64:
    """Take every action, those on the marker and the pool first, drawing last."""
    best: i64 = 0
    least: i64 = 100
    for answer in range(choice.n):
        item = choice.items[answer]
        if verb_of(item) == Verb.DECLINE:
            continue
        rank: i64 = ACTIVATION_ORDER[action_of(item)]
        if rank < least:
            best = answer
            least = rank
    return best


def share_out(t: PerilousState, turn: PlannedTurn, choice: Choice) -> WeighedAnswer:
    """Shields, Health or cards of an Ability, as the best plan for the rest of the turn gives them out."""
    plan = turn.plan(t, 0)
    made = WeighedAnswer(0)
    made.plan = plan
    made.value = plan.value
    if choice.prompt == Step.DRAWS:
        made.answer = plan.options[Symbol.COLLECT].drawing
        return made
    body = plan.options[Symbol.PROTECT]
    shared = body.shared_shields if choice.prompt == Step.SHIELDS else body.shared_health
    amounts = [int((shared >> (4 * choice.items[place])) & 15) for place in range(choice.n)]
    made.answer = choice.splitting(amounts)
    return made


# ---- the World ------------------------------------------------------------------------------------


def shrink_pool(t: PerilousState, turn: PlannedTurn, choice: Choice) -> WeighedAnswer:
    """Roll 2 Fewer Blue Dice: compare the exact World Rolls with and without."""
    plan = turn.plan(t, 0)
    made = passing(choice)
    made.plan = plan
    made.value = plan.value
    if plan.fewer > 0:
        for answer in range(choice.n):
            if verb_of(choice.items[answer]) == Verb.USE:
                made.answer = answer
    return made


def world_effect(t: PerilousState, turn: PlannedTurn, choice: Choice) -> WeighedAnswer:
    """Ignore the Heartless of a World Roll: its outcome is known, but for the effect."""
    evaluation = turn.evaluation
    card = WORLDS[t.world]
    spawn: i64 = 0
    damage: i64 = 0
    for die in range(i64(DICE)):
        face = face_at(t.thrown, die)
        spawn += card.spawn[face]
        damage += card.attack[face]
    health = evaluation.health[evaluation.me]
    shields = evaluation.shields[evaluation.me]
    struck = chance_of(turn.roll.log_odds(t.marker, health, shields, spawn, damage, True))
    spared = chance_of(
        turn.roll.log_odds(t.marker, health, shields, spawn, damage, False) - turn.roll.ignore_cost
    )
    return play_or_pass(choice, IGNORE if spared > struck else -1, spared, struck)


def chance_of(log_odds: float) -> float:
    """The chance to win, or 0 for a lost game."""
    return 0.0 if log_odds < -100.0 else chance(log_odds)


def removal(t: PerilousState, turn: PlannedTurn, choice: Choice) -> WeighedAnswer:
    """Ignore the Heartless of a removal roll: what the hero would lose against the worth of the card."""
    evaluation = turn.evaluation
    roller = seat_of(t.stack[len(t.stack) - 1])
    role = evaluation.roles[roller]
    saved = step_now(t) == Step.SAVED_WINDOW
    part = evaluation.part[TurnEnd.SAVED if saved else TurnEnd.OVERRUN]
    loss = 0.0
    for action in range(i64(ACTIONS)):
        place = part + At.TOKENS + role * 10 + action * 2
        status = evaluation.status(roller, action)
        if saved and status > 0:
            loss += REMOVED * evaluation.weights[place]
            if status == 2:
                loss += evaluation.weights[place + 1] - evaluation.weights[place]
        elif not saved and status > 0 and (SHORTEST[role] >> action) & 1 != 0:
            loss += evaluation.weights[place]
    if not saved and face_at(t.thrown, 0) == Face.WILD:
        loss = 0.0
    if face_at(t.thrown, BLACK_DIE) != Face.HEARTLESS:
        loss = 0.0
    worth = evaluation.weights[part + At.CARDS + IGNORE]
    return play_or_pass(choice, IGNORE if loss > worth else -1, 0.0, 0.0)


def discard(turn: PlannedTurn, choice: Choice) -> i64:
    """The card that is worth least."""
    best: i64 = 0
    for answer in range(choice.n):
        worth = turn.evaluation.card(TurnEnd.PLAIN, rest_of(choice.items[answer]))
        if worth < turn.evaluation.card(TurnEnd.PLAIN, rest_of(choice.items[best])):
            best = answer
    return best
