"""The player who answers anything: the yardstick of all others, and what the simulator plays with."""

from __future__ import annotations

from typing import final

from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Advice, Glimpse
from playmat.kernel.rng import Stream


@final
class RandomPlayer:
    """Every answer equally likely; a standing offer is left alone as often as it is taken."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def decide(self, glimpse: Glimpse) -> int:
        """One of the answers."""
        return self.draw(glimpse.choice)

    def draw(self, choice: Choice) -> int:
        """One of the answers, for who has only the choice: nothing need be dealt for this player."""
        if choice.optional and self.stream.below(2) == 0:
            return PASS_OFFER
        return int(choice.sample(self.stream))

    def advise(self, glimpse: Glimpse) -> Advice:
        """One of the answers; there is no reason."""
        return Advice(self.decide(glimpse), [Phrase("hint-random")])
