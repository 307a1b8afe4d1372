"""The duel without an evaluation: every player that wants one fails, only chance can play."""

from tests.embers.game import Embers

from playmat.kernel.state import State


class Worthless(Embers):
    """Nobody can say what a position is worth."""

    def value(self, state: State, seat: int) -> float:
        """Fail."""
        raise ZeroDivisionError("worth nothing")


WORTHLESS = Worthless()
