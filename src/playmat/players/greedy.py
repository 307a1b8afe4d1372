"""Looks one answer ahead: the best value of the position right after each answer."""

from __future__ import annotations

from typing import Final, final

from playmat.kernel.choice import NATURE, PASS_OFFER, Choice
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Advice, Glimpse
from playmat.kernel.rng import Stream
from playmat.kernel.state import State, Status

MOST_ANSWERS: Final = 64
"""Of more answers than that, so many are drawn."""

MOST_OUTCOMES: Final = 12
"""Of more outcomes of a throw than that, so many are drawn."""


@final
class Greedy:
    """One ply over the game's own evaluation, for any game on the kernel.

    For each answer it applies it to a redealt state; if chance follows, the value is the mean over
    its outcomes, exact where they are few. Whatever it cannot know it deals again, the same for all answers.

    Args:
        stream: for redeals and samples.
    """

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def decide(self, glimpse: Glimpse) -> int:
        """The answer whose position is worth most; of equal ones the first."""
        return self.weigh(glimpse)[0]

    def advise(self, glimpse: Glimpse) -> Advice:
        """The same, with its reason: the seat's chance where the game knows one, else the value."""
        answer, value = self.weigh(glimpse)
        chance = glimpse.chance()
        if chance is not None:
            return Advice(answer, [chance_phrase(chance)])
        return Advice(answer, [Phrase("hint-greedy", {"value": round(100 * value)})])

    def weigh(self, glimpse: Glimpse) -> tuple[int, float]:
        """The best answer and its value."""
        state = glimpse.redeal(self.stream)
        state.live = False
        return best_answer(glimpse.game, state, glimpse.choice, self.stream, MOST_ANSWERS)


def chance_phrase(chance: float) -> Phrase:
    """A chance to win in words; while a match goes on nothing is certain.

    >>> chance_phrase(0.998).args["percent"]
    99
    """
    return Phrase("hint-chance", {"percent": min(max(round(100 * chance), 1), 99)})


def best_answer(game: Game, state: State, choice: Choice, stream: Stream, most: int) -> tuple[int, float]:
    """The answer after which a position is worth most to who gives it, the first of equals; and that value.

    Args:
        game: what is played.
        state: a match in which nothing is hidden from who answers, as a redeal; it stays as it is. Where it
            answers chance itself it does so here too, else the mean counts.
        choice: what is asked.
        stream: for samples.
        most: of more answers than that, so many are drawn.
    """
    seat = int(choice.seat)
    best = PASS_OFFER
    best_value = -1.0
    if choice.optional:
        best_value = game.value(state, seat)
    for answer in some_answers(choice, stream, most):
        after = state.clone()
        after.apply(seat, answer)
        value = expected(game, after, seat, stream)
        if value > best_value:
            best, best_value = answer, value
    return best, best_value


def some_answers(choice: Choice, stream: Stream, most: int) -> list[int]:
    """All answers of a choice in order, or if they are more than `most`, so many that are drawn."""
    if choice.count() <= most:
        return choice.answers()
    return sorted({int(choice.sample(stream)) for _draw in range(most)})


def expected(game: Game, state: State, seat: int, stream: Stream) -> float:
    """The value of a position; the mean over the outcomes of a throw that comes next."""
    if state.status != Status.CHANCE:
        return game.value(state, seat)
    outcomes = state.outcomes()
    if len(outcomes) > MOST_OUTCOMES:
        outcomes = [(int(stream.below(state.chance)), 1) for _draw in range(MOST_OUTCOMES)]
    total = 0.0
    for outcome, weight in outcomes:
        after = state.clone()
        after.apply(NATURE, outcome)
        total += weight * game.value(after, seat)
    return total / sum(weight for _outcome, weight in outcomes)
