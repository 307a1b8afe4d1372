"""Perilous Pursuit as a game of the kernel."""

from __future__ import annotations

from playmat.games.perilous import options
from playmat.games.perilous.data import HERO_IDS, data_hash
from playmat.games.perilous.storage import decode
from playmat.kernel.game import Game, Option, Setup
from playmat.kernel.state import State


class Perilous(Game):
    """Kingdom Hearts Perilous Pursuit."""

    id = "perilous"
    version = "1"
    min_seats = 2
    max_seats = 5
    roles = HERO_IDS
    team = True
    longest = 20_000
    package = "playmat.games.perilous"

    def options(self) -> tuple[Option, ...]:
        """The options of PP-OPT-01."""
        return options.OPTIONS

    def data_hash(self) -> str:
        """Hex digest over the component data."""
        return data_hash()

    def begin(self, setup: Setup) -> State:
        """A new match, before setup has run."""
        return options.begin(setup)

    def decode(self, numbers: list[int]) -> State:
        """The match that `encode` wrote."""
        return decode(numbers)


GAME = Perilous()
