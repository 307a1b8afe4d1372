"""One turn as the planner sees it: everything that is computed once and asked for several times."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.perilous.bot.assignment import Assignment
from playmat.games.perilous.bot.evaluation import Evaluation, TurnEnd, chance
from playmat.games.perilous.bot.multisets import BLUE, BLUES, FACES, MEMBERS
from playmat.games.perilous.bot.options import BoardOptions, Gift
from playmat.games.perilous.bot.plans import CardPlay, DicePlan, DicePool
from playmat.games.perilous.bot.rolls import NO_SYMBOL, THROWN, Layer, Rolls
from playmat.games.perilous.bot.world import WorldRoll
from playmat.games.perilous.state.codes import (
    ACTIONS,
    BLACK_BIT,
    BLUE_DICE,
    Face,
    Step,
    Symbol,
    copies,
    face_at,
)
from playmat.games.perilous.state.components import (
    DICE_CARDS,
    IGNORE,
    ITEM_SYMBOL,
    ITEM_WORTH,
    ITEMS,
    REROLL,
)
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import bit, bits_in
from playmat.kernel.state import step_of

MOST_CARDS: Final = 1
"""Reroll and Ignore cards beyond so many of a sort do not count on top."""


WITHIN_REACH: Final = 6
"""From so far away a world may be saved in one turn with the help of a card."""


def step_now(t: PerilousState) -> i64:
    """The step of section 17 that is running."""
    return step_of(t.stack[len(t.stack) - 1])


@final
class PlannedTurn:
    """The evaluation, the board, the end of the turn and the remaining rolls of a position.

    Args:
        t: the table; read here and not kept.
        weights: the numbers of the evaluation.
        viewer: whose eyes see it.
    """

    __slots__ = (
        "allot",
        "board",
        "evaluation",
        "ignores",
        "log_odds",
        "made_plan",
        "made_rolls",
        "plan_key",
        "rerolls",
        "roll",
    )

    def __init__(self, t: PerilousState, weights: vec[float], viewer: i64) -> None:
        self.evaluation = Evaluation(t, weights, viewer)
        evaluation = self.evaluation
        self.rerolls: i64 = 0
        self.ignores: i64 = 0
        for hero in range(t.seats):
            self.rerolls += copies(evaluation.hands[hero], REROLL)
            self.ignores += copies(evaluation.hands[hero], IGNORE)
        ignore_cost = evaluation.card(TurnEnd.PLAIN, IGNORE)
        self.roll = WorldRoll(evaluation, t.marker, t.fewer, t.black_out, self.ignores > 0, ignore_cost)
        self.log_odds = evaluation.base[TurnEnd.PLAIN] + evaluation.marker(
            TurnEnd.PLAIN, evaluation.level, t.marker
        )
        self.log_odds += evaluation.body(
            TurnEnd.PLAIN, evaluation.me, evaluation.health[evaluation.me], evaluation.shields[evaluation.me]
        )
        self.board = BoardOptions(evaluation, pending(t), black_pending(t), gifts_now(t))
        self.allot = Assignment(self.board, self.roll, [CardPlay(self.board)])
        self.made_rolls: Rolls | None = None
        self.made_plan: DicePlan | None = None
        self.plan_key: list[i64] = []

    def price(self, item: i64) -> float:
        """The cost of playing a card, as a chance to win."""
        win = chance(self.log_odds)
        return self.evaluation.card(TurnEnd.PLAIN, item) * win * (1.0 - win)

    # ---- cards -------------------------------------------------------------------------

    def plays(self, heroes: i64) -> list[CardPlay]:
        """Nothing, and the dice cards that some heroes can play: one card, or two of one symbol.

        Cards of different symbols hardly need each other; they are played one after the other, each
        weighed again. A kind of card that several heroes hold is played from the fullest hand.
        """
        found = [CardPlay(self.board)]
        for item in range(ITEMS):
            owner = self.holder(found[0], item, heroes)
            if owner < 0:
                continue
            symbol = ITEM_SYMBOL[item]
            play = found[0].add(self.board, owner, item, symbol, ITEM_WORTH[item])
            found.append(play)
            for other in range(item, ITEMS):
                if ITEM_SYMBOL[other] == symbol:
                    owner = self.holder(play, other, heroes)
                    if owner >= 0:
                        found.append(play.add(self.board, owner, other, symbol, ITEM_WORTH[other]))
        return found

    def steers(self, play: CardPlay) -> bool:
        """Return whether cards can matter for which dice are kept.

        They do for an action that is not Set yet, and when the marker is within reach. Other cards add an
        activation to whatever the dice show and are weighed when the dice are final.
        """
        if len(play.items) == 0:
            return True
        symbol = ITEM_SYMBOL[play.items[0]]
        if self.board.status[symbol] < 2:
            return True
        moving = symbol == Symbol.ATTACK or symbol == Symbol.ABILITY
        return moving and self.roll.marker <= WITHIN_REACH

    def holder(self, play: CardPlay, item: i64, heroes: i64) -> i64:
        """The player of a dice card: of those who hold it, the one with the fullest hand; -1 for nobody."""
        found: i64 = -1
        for hero in range(self.evaluation.heroes):
            if (heroes >> hero) & 1 == 0 or copies(play.hands[hero] & DICE_CARDS, item) == 0:
                continue
            if found < 0 or play.held[hero] > play.held[found]:
                found = hero
        return found

    # ---- rolling -----------------------------------------------------------------------

    def rolls(self) -> Rolls:
        """The remaining rolls; made when first asked for."""
        if self.made_rolls is None:
            self.allot.plays = [play for play in self.plays(self.board.all_heroes) if self.steers(play)]
            self.made_rolls = Rolls(
                self.allot.finals(),
                self.rerolls if self.rerolls < MOST_CARDS else MOST_CARDS,
                self.ignores if self.ignores < MOST_CARDS else MOST_CARDS,
                self.price(REROLL),
                self.price(IGNORE),
            )
        return self.made_rolls

    def layer(self, left: i64) -> Layer:
        """The layer with so many rolls left and all cards still in hand."""
        rolls = self.rolls()
        return rolls.layer(left, rolls.rerolls, rolls.ignores)

    # ---- assigning ---------------------------------------------------------------------

    def plan(self, t: PerilousState, heroes: i64) -> DicePlan:
        """The best plan for the dice that are not assigned yet, with cards of some heroes."""
        key = [heroes, t.firsts, *[t.cells[face] for face in range(i64(Cell.POOL))]]
        if self.made_plan is None or key != self.plan_key:
            self.allot.plays = self.plays(heroes)
            self.made_plan = self.allot.plan(pool_of(t))
            self.plan_key = key
        return self.made_plan


# ---- reading the table ----------------------------------------------------------------------------


def pending(t: PerilousState) -> vec[i64]:
    """By symbol, the boards whose space is filled and whose action is still to come."""
    step = step_now(t)
    found = vec[i64]([0, 0, 0, 0, 0])
    for hero in range(t.seats):
        boards = t.cell(hero, Cell.SPACE) if step == Step.ASSIGN else t.cell(hero, Cell.DUE)
        for action in range(i64(ACTIONS)):
            if (boards >> action) & 1 != 0:
                found[action] |= bit(hero)
    return found


def black_pending(t: PerilousState) -> i64:
    """The board whose Distract space holds the black die that is still to be taken out, as a bit set."""
    found: i64 = 0
    for hero in range(t.seats):
        if (t.cell(hero, Cell.BLACK) >> Symbol.DISTRACT) & 1 != 0 and not t.black_out:
            found |= bit(hero)
    return found


def gifts_now(t: PerilousState) -> i64:
    """The Ability that is being carried out, if it gives something out."""
    step = step_now(t)
    if step == Step.SHIELDS:
        return Gift.SHIELDS
    if step == Step.HEAL:
        return Gift.HEALTH
    return Gift.CARDS if step == Step.DRAWS else 0


def pool_of(t: PerilousState) -> DicePool:
    """The dice that are not assigned yet; outside the Assign phase there are none."""
    found = DicePool()
    if step_now(t) != Step.ASSIGN:
        return found
    mine = t.cell(t.active, Cell.BOUND)
    lost = t.elsewhere(t.active)
    found.wilds = bits_in(t.cells[Face.WILD])
    for action in range(i64(ACTIONS)):
        dice = t.cells[action] & ~lost
        doubles = dice & (t.firsts | (t.firsts << 1)) & ~mine
        found.bound[action] = bits_in(dice & mine)
        found.pairs[action] = bits_in(doubles) >> 1
        if dice & BLACK_BIT != 0:
            found.black = action
        found.dice[action] = bits_in(dice & ~mine & ~doubles & ~BLACK_BIT)
    return found


def blue_dice(dice: i64, mask: i64) -> i64:
    """The blue dice of a bit set as a member of `BLUES`."""
    found: i64 = 0
    for die in range(i64(BLUE)):
        if (mask & BLUE_DICE) >> die & 1 != 0:
            found = BLUES.more[found * FACES + face_at(dice, die)]
    return found


def black_state(dice: i64) -> i64:
    """The symbol that the black die counts as, or nothing."""
    face = face_at(dice, BLUE)
    return face if face < ACTIONS else NO_SYMBOL


def best_keep(layer: Layer, black: i64, blue: i64) -> i64:
    """The dice to keep: `black * MEMBERS + blue`, with `THROWN` for a black die that is thrown.

    It follows `Layer.keep` down to the set whose `after` it took over; ties keep more dice.
    """
    while True:
        place = black * MEMBERS + blue
        best = layer.keep[place]
        if (black == THROWN or BLUES.size[blue] < BLUE) and layer.after[place] >= best:
            return place
        if black != THROWN and layer.keep[THROWN * MEMBERS + blue] >= best:
            black = THROWN
            continue
        for face in range(i64(FACES)):
            less = BLUES.less[blue * FACES + face]
            if less >= 0 and layer.keep[black * MEMBERS + less] >= best:
                blue = less
                break
