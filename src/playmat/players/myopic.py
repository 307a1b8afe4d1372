"""Looks at what lies before it, and no further: a beginner's play."""

from __future__ import annotations

from typing import Final, final

from playmat.kernel.choice import NATURE, PASS_OFFER
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import Stream
from playmat.kernel.state import State, Status
from playmat.players.greedy import some_answers

MOST_ANSWERS: Final = 12
"""Of more answers than that, so many are thought of."""


@final
class Myopic:
    """One ply over how a position looks at a glance (`Game.glance`): no mistake of it is drawn by lot.

    It takes what gains most at once, and of equal answers the first. A throw is taken to come out as it does
    once. A standing offer is left alone unless something is gained there and then, and there are questions
    of which it does not think at all (`Game.overlooks`).

    Args:
        stream: for redeals and samples.
    """

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def decide(self, glimpse: Glimpse) -> int:
        """The answer after which the position looks best."""
        game, choice, seat = glimpse.game, glimpse.choice, glimpse.seat
        state = glimpse.redeal(self.stream)
        state.live = False
        if game.overlooks(state, choice):
            return PASS_OFFER if choice.optional else choice.answers()[0]
        best = PASS_OFFER
        looked = game.glance(state, seat) if choice.optional else -1.0
        for answer in some_answers(choice, self.stream, MOST_ANSWERS):
            looks = game.glance(self.after(state, seat, answer), seat)
            if looks > looked:
                best, looked = answer, looks
        return best

    def after(self, state: State, seat: int, answer: int) -> State:
        """The position after an answer, and a throw if one follows."""
        after = state.clone()
        after.apply(seat, answer)
        if after.status == Status.CHANCE:
            after.apply(NATURE, int(self.stream.below(after.chance)))
        return after
