"""The luck of a match that is being played: what the watcher of a simulation adds up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.game import Game, Setup
from playmat.kernel.player import Glimpse, Player
from playmat.kernel.rng import LUCK_STREAM, stream_of
from playmat.kernel.state import State
from playmat.lab.luck.outlook import SEATS, beginning, expected, outlook


@final
class LuckTally:
    """Adds up what chance gives to each seat of a match.

    The arena shows it the match whenever somebody is asked (`playmat.lab.arena.play`), and the players that
    it gives tell it what they answer.

    Args:
        game: what is played.
        setup: the match.

    Attributes:
        gained: by seat, the change of the chance to win that it saw, so far.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.stream = stream_of(setup.seed, LUCK_STREAM)
        self.gained = [0.0] * SEATS
        self.before: State | None = None
        self.last = (0, PASS_OFFER)

    def listening(self, players: Sequence[Player]) -> list[Player]:
        """The players, each of whose answers is heard."""
        return [Heard(player, self) for player in players]

    def __call__(self, state: State) -> None:
        """Look at the match: what chance has done since the last answer."""
        seats = range(SEATS)
        if self.before is None:
            on_average = beginning(self.game, self.setup, seats)
        else:
            on_average = expected(self.game, self.before, *self.last, seats, self.stream)
        for seat, average in enumerate(on_average):
            self.gained[seat] += outlook(self.game, state, seat) - average
        self.before = state.clone()


@final
class Heard:
    """A player whose answers somebody else hears; the last one that is given is the one that counts.

    Args:
        player: decides.
        luck: hears it.
    """

    def __init__(self, player: Player, luck: LuckTally) -> None:
        self.player = player
        self.luck = luck

    def decide(self, glimpse: Glimpse) -> int:
        """The player's answer."""
        answer = self.player.decide(glimpse)
        self.luck.last = (glimpse.seat, answer)
        return answer
