"""Companions who play like people that are new to the game: planners that leave out something."""

from __future__ import annotations

from typing import ClassVar, Final, final

from playmat.games.perilous.bot.decisions import passing
from playmat.games.perilous.bot.planner import Planner
from playmat.games.perilous.state.codes import Step
from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.errors import BadSetup
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import Stream

FORGETFUL: Final = "forgetful"
HASTY: Final = "hasty"
HABITS: Final = (FORGETFUL, HASTY)

FOR_CARDS: Final = (
    Step.CARD,
    Step.HEART_WINDOW,
    Step.LAST_WINDOW,
    Step.DRAW_WINDOW,
    Step.WORLD_PRE,
    Step.WORLD_WINDOW,
    Step.SAVED_WINDOW,
    Step.OVERRUN_WINDOW,
)
"""The steps in which cards can be played."""

STOP: Final = 0
"""The empty set of dice: nothing is thrown again."""


@final
class Companion:
    """A planner with a habit: it never thinks of its cards, and in haste is content with its first throw.

    Args:
        stream: for redeals.
        habit: one of `HABITS`.

    Attributes:
        games, levels: as of `Planner`.
    """

    games: ClassVar[tuple[str, ...]] = ("perilous",)
    levels: ClassVar[tuple[str, ...]] = HABITS

    def __init__(self, stream: Stream, habit: str) -> None:
        self.planner = Planner(stream)
        self.hasty = habit == HASTY

    def decide(self, glimpse: Glimpse) -> int:
        """The planner's answer, but for its habit."""
        choice = glimpse.choice
        if glimpse.game.id not in self.games:
            raise BadSetup(
                "error-player-game", "", player="companion", game=glimpse.game.id, known="perilous"
            )
        if choice.prompt in FOR_CARDS:
            return PASS_OFFER if choice.optional else int(passing(choice).answer)
        if self.hasty and choice.prompt == Step.KEEP and choice.allows(STOP):
            return STOP
        return self.planner.decide(glimpse)
