"""Reasons of the planner, in phrases."""

from __future__ import annotations

from typing import Final

from playmat.games.perilous.bot.chance import chances
from playmat.games.perilous.bot.decisions import WeighedAnswer
from playmat.games.perilous.bot.goal_odds import DiceGoal, GoalOdds, can_reach, reachable, reached_by
from playmat.games.perilous.bot.multisets import MEMBERS
from playmat.games.perilous.bot.plans import DicePlan
from playmat.games.perilous.bot.rolls import NO_SYMBOL, THROWN
from playmat.games.perilous.bot.turn import PlannedTurn, black_state, blue_dice
from playmat.games.perilous.interface.names import action_phrase, item_phrase
from playmat.games.perilous.interface.sentences import faces_phrase
from playmat.games.perilous.state.codes import ALL_DICE, BLUE_DICE, Step
from playmat.games.perilous.state.mutations import PerilousState
from playmat.kernel.choice import PASS_OFFER, bits_in
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Advice, Glimpse

WINDOWS: Final = (
    Step.HEART_WINDOW,
    Step.LAST_WINDOW,
    Step.DRAW_WINDOW,
    Step.WORLD_PRE,
    Step.WORLD_WINDOW,
)
"""The windows in which the chance to win shows what a card is for."""

DIVIDED: Final = (Step.SHIELDS, Step.HEAL, Step.DRAWS)
"""The steps in which an Ability gives something out."""

WEIGHED: Final = (Step.KEEP, Step.HEART, Step.ASSIGN, Step.CARD, *DIVIDED, *WINDOWS)
"""The steps in which a hint shows a chance to win."""

SHOWN: Final = 0.001
"""The smallest difference of chances that a hint shows."""


def explain(t: PerilousState, turn: PlannedTurn, glimpse: Glimpse, decision: WeighedAnswer) -> Advice:
    """The answer with its reasons.

    `success` is, while the dice roll, the exact chance that the final dice reach the goal that is
    named, by the policy that is advised; when the dice are final, it is 1 where they reach it. The chances
    to win in the reasons are those of `chance`, whatever the planner itself goes by.
    """
    answer, prompt = int(decision.answer), int(glimpse.choice.prompt)
    won, other = 0.0, 0.0
    if prompt in WEIGHED:
        won, other = chances(t, glimpse.seat, glimpse.choice, decision)
    if prompt in (Step.KEEP, Step.HEART):
        return explain_roll(t, turn, answer, won, other)
    reasons: list[Phrase] = []
    if prompt in (Step.ASSIGN, Step.CARD) and decision.plan is not None:
        return explain_plan(turn, prompt, answer, decision.plan, won)
    if prompt in WINDOWS:
        reasons += chance_to_win(won, other, "perilous-hint-otherwise")
    elif prompt in DIVIDED:
        reasons.append(Phrase("perilous-hint-most-needed", {"percent": percent(won)}))
    elif prompt == Step.DISCARD:
        reasons.append(Phrase("perilous-hint-least-useful"))
    elif prompt == Step.DAMAGE:
        reasons.append(Phrase("perilous-hint-shields-first"))
    elif prompt in (Step.ACTIVATE, Step.OWNER):
        reasons.append(Phrase("perilous-hint-take-all"))
    else:
        reasons.append(Phrase("perilous-hint-card-worth"))
    return Advice(answer, reasons)


def percent(chance: float) -> str:
    """A chance in per cent with one digit behind the point."""
    return f"{100.0 * max(0.0, min(1.0, chance)):.1f}"


def chance_to_win(won: float, other: float, otherwise: str) -> list[Phrase]:
    """The chance to win, that of the alternative if there is one, and why a better one is passed over."""
    reasons = [Phrase("perilous-hint-wins", {"percent": percent(won)})]
    if other > 0.0:
        reasons.append(Phrase(otherwise, {"percent": percent(other)}))
    if other >= won + SHOWN:
        reasons.append(Phrase("perilous-hint-sooner"))
    return reasons


def explain_roll(t: PerilousState, turn: PlannedTurn, answer: int, won: float, other: float) -> Advice:
    """Keep and throw: which dice, what for, and the chance to win."""
    kept = ALL_DICE & ~answer
    reasons: list[Phrase] = []
    if answer == 0:
        reasons.append(Phrase("perilous-hint-stop"))
    elif kept == 0:
        reasons.append(Phrase("perilous-hint-throw-all"))
    else:
        thrown = int(bits_in(answer))
        reasons.append(Phrase("perilous-hint-keep", {"dice": faces_phrase(int(t.dice), kept), "n": thrown}))
    goal, odds = main_goal(t, turn, answer)
    if goal is not None:
        reasons.append(
            Phrase("perilous-hint-goal", {"percent": percent(odds), "goal": goal_phrase(turn, goal)})
        )
    reasons += chance_to_win(
        won, other, "perilous-hint-if-thrown" if answer == 0 else "perilous-hint-if-stopped"
    )
    return Advice(answer, reasons, odds if goal is not None else None)


def main_goal(t: PerilousState, turn: PlannedTurn, thrown: int) -> tuple[int | None, float]:
    """The goal that the throw is for, and its chance.

    Saving the world if that is at all likely, else the token for which chance times worth is greatest.
    """
    best: int | None = None
    best_worth = 0.0
    best_odds = 0.0
    kept = ALL_DICE & ~thrown
    black = int(black_state(t.dice)) if kept & ~BLUE_DICE else NO_SYMBOL
    safe = int(blue_dice(t.dice, kept))
    for goal in reachable(turn):
        if thrown != 0 and can_reach(turn, goal, black, safe):
            continue  # the dice that are kept do it already
        odds = chance_of_goal(t, turn, goal, thrown)
        worth = odds * worth_of(turn, goal)
        if worth > best_worth:
            best, best_worth, best_odds = goal, worth, odds
    return best, best_odds


def worth_of(turn: PlannedTurn, goal: int) -> float:
    """The worth of a goal, in L: for a token what it adds, for the world enough to be named first."""
    if goal == DiceGoal.SAVE:
        return 2.0
    status = int(turn.board.status[goal])
    return float(turn.evaluation.tokens[goal * 3 + status + 1] - turn.evaluation.tokens[goal * 3 + status])


def chance_of_goal(t: PerilousState, turn: PlannedTurn, goal: int, thrown: int) -> float:
    """The exact chance to reach a goal when these dice are thrown now."""
    black = int(black_state(t.dice))
    if thrown == 0:
        return 1.0 if can_reach(turn, goal, black, int(blue_dice(t.dice, BLUE_DICE))) else 0.0
    rolls = turn.rolls()
    odds = GoalOdds(rolls, reached_by(turn, goal))
    after = odds.after(int(t.limit - t.rolls) - 1, int(rolls.rerolls), int(rolls.ignores))
    kept = BLUE_DICE & ~thrown
    state = THROWN if thrown & ~BLUE_DICE else black
    return min(1.0, float(after[state * MEMBERS + blue_dice(t.dice, kept)]))


def goal_phrase(turn: PlannedTurn, goal: int) -> Phrase:
    """The name of a goal."""
    if goal == DiceGoal.SAVE:
        return Phrase("perilous-hint-goal-save")
    key = "perilous-hint-goal-ready" if turn.board.status[goal] == 0 else "perilous-hint-goal-set"
    return Phrase(key, {"action": action_phrase(goal)})


def explain_plan(turn: PlannedTurn, prompt: int, answer: int, plan: DicePlan, won: float) -> Advice:
    """The dice are final: what they do, and the chance to win."""
    reasons: list[Phrase] = []
    if answer == PASS_OFFER:
        reasons.append(Phrase("perilous-hint-keep-cards"))
    if prompt == Step.CARD and answer != PASS_OFFER:
        reasons += [
            Phrase("perilous-hint-play-card", {"item": item_phrase(int(item))}) for item in plan.play.items
        ]
    moved = 0
    for action, option in enumerate(plan.options):
        before, after = int(turn.board.status[action]), int(plan.status[action])
        if before == 0 and after > 0:
            reasons.append(Phrase("perilous-hint-will-ready", {"action": action_phrase(action)}))
        if before < 2 and after == 2:
            reasons.append(Phrase("perilous-hint-will-set", {"action": action_phrase(action)}))
        if option.spaces:
            n = int(bits_in(option.spaces))
            reasons.append(Phrase("perilous-hint-will-activate", {"action": action_phrase(action), "n": n}))
        moved += int(option.moves)
    success = None
    if 0 < turn.roll.marker <= moved:
        reasons.append(Phrase("perilous-hint-saves"))
        success = 1.0
    reasons += chance_to_win(won, 0.0, "")
    return Advice(answer, reasons, success)
