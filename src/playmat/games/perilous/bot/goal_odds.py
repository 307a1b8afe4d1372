"""The exact odds that the planner's way through the rolls reaches a goal.

A goal is something the final dice can do or not: Ready or Set an action, or save the world. `GoalOdds` goes
through the same layers as `rolls`, but where those maximise the value it follows the choice they made
and takes the probability along. So the figure belongs to the very policy that is advised, with the cards
it would play.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from playmat.games.perilous.bot.multisets import BLUE, BLUES, FACES, MEMBERS, SYMBOLS, THROWS
from playmat.games.perilous.bot.rolls import FINALS, NO_SYMBOL, STATES, THROWN, Rolls, numbers
from playmat.games.perilous.bot.turn import PlannedTurn, best_keep
from playmat.games.perilous.state.codes import AbilityOp, Symbol
from playmat.games.perilous.state.components import ABILITY_N, ABILITY_OP

WILD: Final = 5


class DiceGoal:
    """The goal for which the dice are thrown: the first five are the next token of an action."""

    SAVE: Final = 5
    COUNT: Final = 6


@final
class GoalOdds:
    """The chance to reach a goal by the policy of `rolls`.

    Args:
        rolls: the layers of the turn.
        reached: by final dice (`black * MEMBERS + blue`), 1 where they reach the goal and 0 elsewhere.
    """

    def __init__(self, rolls: Rolls, reached: vec[float]) -> None:
        self.rolls = rolls
        self.reached = reached
        self.made: dict[tuple[int, int, int], vec[float]] = {}

    def after(self, left: int, rerolls: int, ignores: int) -> vec[float]:
        """The chance right before the throw of a layer, by what is kept."""
        key = (left, rerolls, ignores)
        if key not in self.made:
            self.made[key] = self.expect(left, rerolls, ignores)
        return self.made[key]

    def best(self, left: int, rerolls: int, ignores: int, state: int) -> float:
        """The chance when the best dice of a state are kept and the others thrown."""
        layer = self.rolls.layer(left, rerolls, ignores)
        return self.after(left, rerolls, ignores)[best_keep(layer, state // MEMBERS, state % MEMBERS)]

    def shown(self, left: int, rerolls: int, ignores: int, state: int) -> float:
        """The chance when a throw of a layer shows five blue dice and the black one."""
        result = self.rolls.layer(left, rerolls, ignores).result[state]
        if result <= self.rolls.finals[state]:
            return self.reached[state]
        if left > 0:
            return self.best(left - 1, rerolls, ignores, state)
        return self.best(0, rerolls - 1, ignores, state)

    def heart(self, left: int, rerolls: int, ignores: int, kept: int) -> float:
        """The chance when it shows a Heartless that nobody ignores."""
        if left > 0:
            return self.best(left - 1, rerolls, ignores, THROWN * MEMBERS + kept)
        lost = NO_SYMBOL * MEMBERS + kept
        if rerolls > 0 and self.rolls.forced(left, rerolls, ignores, kept) > self.rolls.finals[lost]:
            return self.best(0, rerolls - 1, ignores, THROWN * MEMBERS + kept)
        return self.reached[lost]

    def struck(self, left: int, rerolls: int, ignores: int, kept: int) -> float:
        """The chance when it shows a Heartless, with Ignore where that is played."""
        forced = self.heart(left, rerolls, ignores, kept)
        if ignores == 0:
            return forced
        value = self.rolls.forced(left, rerolls, ignores, kept)
        spared = self.rolls.layer(left, rerolls, ignores - 1)
        total = 0.0
        for place in range(THROWS.start[kept], THROWS.start[kept + 1]):
            state = NO_SYMBOL * MEMBERS + THROWS.together[place]
            if spared.result[state] - self.rolls.ignore_cost > value:
                total += THROWS.chance[place] * self.shown(left, rerolls, ignores - 1, int(state))
            else:
                total += THROWS.chance[place] * forced
        return total

    def expect(self, left: int, rerolls: int, ignores: int) -> vec[float]:
        """`after` of a layer, one die at a time as in `rolls`."""
        table = numbers(STATES * MEMBERS)
        for black in range(SYMBOLS + 1):
            place = black * MEMBERS
            for blue in range(MEMBERS - 1, -1, -1):
                if BLUES.size[blue] == BLUE:
                    table[place + blue] = self.shown(left, rerolls, ignores, place + blue)
                else:
                    more = 0.0  # sum() of floats rounds otherwise from Python 3.12 on
                    for face in range(FACES):
                        more += table[place + BLUES.more[blue * FACES + face]]
                    table[place + blue] = more / FACES
        for blue in range(MEMBERS):
            total = self.struck(left, rerolls, ignores, blue)
            for symbol in range(SYMBOLS):
                total += table[symbol * MEMBERS + blue]
            table[THROWN * MEMBERS + blue] = total / FACES
        return table


def reached_by(turn: PlannedTurn, goal: int) -> vec[float]:
    """By final dice, 1 where they can reach the goal by themselves and 0 elsewhere."""
    table = numbers(FINALS)
    for state in range(FINALS):
        table[state] = 1.0 if can_reach(turn, goal, state // MEMBERS, state % MEMBERS) else 0.0
    return table


def can_reach(turn: PlannedTurn, goal: int, black: int, blue: int) -> bool:
    """Return whether final dice can reach a goal."""
    counts = [int(BLUES.count[blue * FACES + face]) for face in range(FACES)]
    if black < SYMBOLS:
        counts[black] += 1
    wilds = counts[WILD]
    if goal < DiceGoal.SAVE:
        return counts[goal] + wilds >= dice_for(turn, goal)
    marker = int(turn.roll.marker)
    return any(
        moves(turn, counts[Symbol.ATTACK] + spent, counts[Symbol.ABILITY] + wilds - spent) >= marker
        for spent in range(wilds + 1)
    )


def dice_for(turn: PlannedTurn, action: int) -> int:
    """The number of dice that the next token of an action takes."""
    return int(turn.board.need[action]) if turn.board.status[action] == 0 else 1


def moves(turn: PlannedTurn, attack: int, ability: int) -> int:
    """The spaces by which so many dice can bring the marker toward World Saved."""
    board = turn.board
    spaces = int(board.filled(Symbol.ATTACK, board.level(Symbol.ATTACK, attack)))
    free = board.open[Symbol.ABILITY]
    places = int(board.filled(Symbol.ABILITY, board.level(Symbol.ABILITY, ability)))
    gains: list[int] = []
    for hero in range(turn.evaluation.heroes):
        role = turn.evaluation.roles[hero]
        if (free >> hero) & 1 != 0 and ABILITY_OP[role] in {AbilityOp.MARKER, AbilityOp.MARKER_DISTRACT}:
            gains.append(int(ABILITY_N[role]))
    return spaces + sum(sorted(gains, reverse=True)[:places])


def reachable(turn: PlannedTurn) -> list[int]:
    """The goals that six dice could reach at best and that are not reached yet."""
    goals = [action for action in range(SYMBOLS) if turn.board.status[action] < 2]
    marker = int(turn.roll.marker)
    if 0 < marker <= max(moves(turn, attack, 6 - attack) for attack in range(7)):
        goals.append(DiceGoal.SAVE)
    return goals
