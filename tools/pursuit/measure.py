"""Is a chance a chance? How often a team wins whose hint has said so much."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias, cast

from playmat.games.perilous import GAME
from playmat.games.perilous.bot.advice import WEIGHED
from playmat.games.perilous.state.mutations import PerilousState
from playmat.kernel.player import Advice, Glimpse, Player
from playmat.kernel.rng import stream_of
from playmat.lab.calibration import Calibration, Forecast, calibration
from playmat.players import load
from playmat.players.steadfast import advised
from pursuit.matches import PLAYER, play, settings

Kept: TypeAlias = tuple[list[int], bool]
"""A position, encoded, and whether its match was won."""

LOOKING = 9000
"""The stream of a match's seed that draws at which decisions hints are asked for."""


def shown(advice: Advice) -> float:
    """The chance to win that a hint shows, as people read it."""
    said = [one for one in advice.reasons if one.key in ("perilous-hint-wins", "perilous-hint-most-needed")]
    return float(str(said[0].args["percent"])) / 100


def hint(adviser: Player, t: PerilousState) -> float:
    """The chance to win that the hint of an adviser shows for the seat that is asked."""
    return shown(advised(adviser, Glimpse(GAME, t, int(t.choice.seat), t.choice)))


class Listener:
    """Draws a decision for each seat of a match from all at which a hint shows a chance.

    Args:
        seed: the seed of the match.

    Attributes:
        positions: by seat, the position that was drawn, encoded.
    """

    def __init__(self, seed: int) -> None:
        self.stream = stream_of(seed, LOOKING)
        self.asked: dict[int, int] = {}
        self.positions: dict[int, list[int]] = {}

    def look(self, t: PerilousState) -> None:
        """Every decision of a seat so far is as likely as another to be the one."""
        seat = int(t.choice.seat)
        if t.choice.prompt not in WEIGHED:
            return
        self.asked[seat] = self.asked.get(seat, 0) + 1
        if self.stream.below(self.asked[seat]) == 0:
            self.positions[seat] = cast(Any, t).encode()


def drawn(games: int, seed: int, difficulty: str) -> Iterator[tuple[int, bool, dict[int, list[int]]]]:
    """A decision for each seat of so many matches: the match's number, whether it was won, and they by seat.

    The arguments are those of `measure`.
    """
    for number, heroes, usual in settings(games):
        listener = Listener(seed + number)
        won, _turns = play(heroes, difficulty or usual, seed + number, listener.look)
        yield number, won, listener.positions


def measure(games: int, seed: int, difficulty: str) -> tuple[Calibration, list[Kept]]:
    """The agreement of hints and results: one hint for each seat of so many matches.

    Args:
        games: how many matches.
        seed: match number `n` has the seed `seed + n`.
        difficulty: the only difficulty, or the empty string for all of them.

    Returns:
        That, and one position of each match, with whether it was won.
    """
    found = []
    kept = []
    adviser = load(PLAYER, stream_of(seed, LOOKING), GAME)
    for number, won, positions in drawn(games, seed, difficulty):
        chances = [hint(adviser, GAME.decode(encoded)) for encoded in positions.values()]
        found += [Forecast(number, chance, float(won)) for chance in chances]
        kept += [(positions[seat], won) for seat in sorted(positions)[:1]]
    return calibration(found), kept
