"""Forecasts that hints make of positions, and their outcomes: the material of `calibration`.

Each match is between decks or heroes drawn for its seed. One decision of each seat is drawn from it, every
one as likely, and the chance that the game tells that seat there is kept beside the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playmat.kernel.errors import BadSetup, PlaymatError
from playmat.kernel.game import Game
from playmat.kernel.player import Glimpse, Player
from playmat.kernel.rng import FORECAST_STREAMS, PLAYER_STREAMS, Stream, mix, stream_of
from playmat.lab.arena import play
from playmat.lab.calibration import Forecast
from playmat.lab.deals import drawn_setup
from playmat.players import load, steadfast
from playmat.players.steadfast import Steadfast


class PlayerFailed(PlaymatError):
    """A player whose play is measured failed: a simpler one's answers would be measured in its name."""


class WatchedPlayer:
    """A player of whose decisions one is kept.

    Args:
        player: decides.
        stream: draws which.

    Attributes:
        kept: the decision, or None before the first.
    """

    def __init__(self, player: Player, stream: Stream) -> None:
        self.player = player
        self.stream = stream
        self.seen = 0
        self.kept: Glimpse | None = None

    def decide(self, glimpse: Glimpse) -> int:
        """The player's answer."""
        self.seen += 1
        if self.stream.below(self.seen) == 0:
            self.kept = glimpse
        return self.player.decide(glimpse)


def forecasts(
    game: Game, player: str, games: int, seed: int, ruleset: str, tell: Callable[[int], None]
) -> list[Forecast]:
    """The chances told in matches of a player against itself, one position per match and seat.

    Args:
        game: what is played.
        player: who plays all seats, by name.
        games: how many matches.
        seed: what their seeds are made from.
        ruleset: the ruleset; drawn for each match if it is empty.
        tell: is told after each match how many are played.

    Raises:
        BadSetup: the game tells no chance, or there is no such player.
        PlayerFailed: it failed.
    """
    load(player, Stream(0, 0), game)
    found = []
    for number in range(games):
        match = int(mix(seed, number))
        found += [
            Forecast(number, told(glimpse), result)
            for glimpse, result in decisions(game, player, match, ruleset)
        ]
        tell(number + 1)
    return found


def decisions(game: Game, player: str, match: int, ruleset: str = "") -> list[tuple[Glimpse, float]]:
    """One decision of each seat of a match of a player against itself, with the result for that seat.

    Args:
        game: what is played.
        player: who plays all seats, by name.
        match: the seed of the match, which draws the decisions, too.
        ruleset: the ruleset; drawn if it is empty.

    Raises:
        PlayerFailed: the player failed.
    """
    setup = drawn_setup(game, match, ruleset)
    streams = [stream_of(match, PLAYER_STREAMS + seat) for seat in range(len(setup.seats))]
    seated = [steadfast(player, stream, game) for stream in streams]
    watched = [WatchedPlayer(one, drawing(match, seat)) for seat, one in enumerate(seated)]
    winners = play(game, setup, watched).winners
    refuse_lapses(seated, match)
    return [
        (one.kept, float(seat in winners) if winners or game.team else 0.5)
        for seat, one in enumerate(watched)
        if one.kept is not None
    ]


def refuse_lapses(seated: Sequence[Steadfast], match: int) -> None:
    """See that the players have answered every question of a match themselves.

    Raises:
        PlayerFailed: one has not.
    """
    for lapse in [lapse for player in seated for lapse in player.lapses]:
        raise PlayerFailed("lab-player-failed", "", player=lapse.player, seed=match, why=lapse.detail)


def drawing(match: int, seat: int) -> Stream:
    """The stream that draws a seat's decision."""
    return stream_of(match, FORECAST_STREAMS + seat)


def told(glimpse: Glimpse) -> float:
    """The chance that is told at a decision.

    Raises:
        BadSetup: the game tells none.
    """
    chance = glimpse.chance()
    if chance is None:
        raise BadSetup("lab-no-chance", "", game=glimpse.game.id)
    return chance
