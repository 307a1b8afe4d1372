"""Looks one answer ahead: the best value of the position right after each answer."""

from __future__ import annotations

from typing import Final, final

from playmat.kernel.choice import NATURE, PASS_OFFER, Choice
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import Stream
from playmat.kernel.state import State, Status
from playmat.players.player import Advice, Glimpse

MOST_ANSWERS: Final = 64
"""Of more answers than that, so many are drawn."""

MOST_OUTCOMES: Final = 12
"""Of more outcomes of a throw than that, so many are drawn."""


@final
class Greedy:
    """One ply over the game's own evaluation, for any game on the kernel.

    For each answer it applies it to a redealt state; if chance follows, the value is the mean over
    its outcomes, exact where they are few. Whatever it cannot know it deals anew, the same for all answers.

    Args:
        stream: for redeals and samples.
    """

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def decide(self, glimpse: Glimpse) -> int:
        """The answer whose position is worth most; of equal ones the first."""
        return self.weigh(glimpse)[0]

    def advise(self, glimpse: Glimpse) -> Advice:
        """The same, with the value as its reason."""
        answer, value = self.weigh(glimpse)
        return Advice(answer, [Phrase("hint-greedy", {"value": round(100 * value)})])

    def weigh(self, glimpse: Glimpse) -> tuple[int, float]:
        """The best answer and its value."""
        state = glimpse.redeal(self.stream)
        state.live = False
        best = PASS_OFFER
        best_value = -1.0
        if glimpse.choice.optional:
            best_value = glimpse.game.value(state, glimpse.seat)
        for answer in self.answers(glimpse.choice):
            after = state.clone()
            after.live = False
            after.apply(glimpse.seat, answer)
            value = self.expected(glimpse.game, after, glimpse.seat)
            if value > best_value:
                best, best_value = answer, value
        return best, best_value

    def answers(self, choice: Choice) -> list[int]:
        """All answers of a choice, or so many that are drawn."""
        if choice.count() <= MOST_ANSWERS:
            return choice.answers()
        return sorted({int(choice.sample(self.stream)) for _draw in range(MOST_ANSWERS)})

    def expected(self, game: Game, state: State, seat: int) -> float:
        """The value of a position; the mean over the outcomes of a throw that comes next."""
        if state.status != Status.CHANCE:
            return game.value(state, seat)
        outcomes = state.outcomes()
        if len(outcomes) > MOST_OUTCOMES:
            outcomes = [(int(self.stream.below(state.chance)), 1) for _draw in range(MOST_OUTCOMES)]
        total = 0.0
        for outcome, weight in outcomes:
            after = state.clone()
            after.live = False
            after.apply(NATURE, outcome)
            total += weight * game.value(after, seat)
        return total / sum(weight for _outcome, weight in outcomes)
