"""Baselines: what each player wins in an environment, on the same decks and seeds, from every seat.

Two players meet as in a tournament: each deal is played twice, the second time from the other seat, and so
with the other deck. In a co-operative game each match is a deal of its own, from the seats in turn; the
others at the table are companions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import gymnasium
import msgspec

from playmat.gyms import environments
from playmat.gyms.setups import ALL, observer_of
from playmat.kernel.game import Game, Value
from playmat.kernel.rng import PLAYER_STREAMS, mix, stream_of
from playmat.lab.baselines.policies import Policy
from playmat.lab.forecasting import refuse_lapses
from playmat.lab.plan import SEATS_THAT_MEET, BadPlan
from playmat.lab.tournament.deals import Deals
from playmat.players.steadfast import Steadfast

HELD_OUT: Final = 1 << 40
"""The seeds of baselines lie from here on, below twice as much: who learns has smaller ones."""


class Arranged(msgspec.Struct, frozen=True):
    """The matches in which everybody is measured: all of it decides them, and nothing else.

    Attributes:
        game: id of the game.
        ruleset, options: the rules; the game's own if they are empty.
        decks: a deck for each seat, or `all` for two published ones in each match; each seat's own if empty.
        against: who plays the other seats.
        games: how many matches.
        seed: what their seeds are made from.
    """

    game: str
    ruleset: str
    options: dict[str, Value]
    decks: tuple[str, ...]
    against: str
    games: int
    seed: int

    def match_seed(self, deal: int) -> int:
        """The seed with which the environment begins a deal."""
        return HELD_OUT + int(mix(self.seed, deal)) % HELD_OUT


class Baseline(msgspec.Struct, frozen=True):
    """The result of one player.

    Attributes:
        player: who it is.
        games: how many matches.
        wins, draws: how many of them were won, and drawn: those that went on for too long, too.
        rate: the share of the points; a draw is half a point, but to a team.
        ci95: its interval, by deals.
    """

    player: str
    games: int
    wins: int
    draws: int
    rate: float
    ci95: tuple[float, float]


def games_of_a_deal(game: Game) -> int:
    """The number of matches in which a deal is played: one from each seat, but by a team once."""
    return 1 if game.team else SEATS_THAT_MEET


def check_games(game: Game, games: int) -> None:
    """Refuse a number of matches that leaves a deal half played.

    Raises:
        BadPlan: it does.
    """
    if games % games_of_a_deal(game):
        raise BadPlan("lab-arena-odd", "", got=games)


def environment_of(game: Game) -> str:
    """The name of a game's environment; the environments are registered.

    Raises:
        GymMissing: Gymnasium is not installed.
        BadSetup: the game has no environment.
    """
    environments()
    observer = observer_of(game)
    return f"playmat/{observer.name}-v{observer.schema.version}"


def measure(
    game: Game, arranged: Arranged, name: str, policy: Policy, tell: Callable[[int], None]
) -> Baseline:
    """Measure one player.

    Args:
        game: what is played, with its card sets.
        arranged: the matches.
        name: what the player is called.
        policy: plays.
        tell: is told how many matches it has played.
    """
    first = environment(game, arranged, 0)
    tables = [first, *(environment(game, arranged, seat) for seat in range(1, int(first.batch.seated)))]
    together = games_of_a_deal(game)
    deals = Deals(together)
    wins = draws = 0
    for deal in range(arranged.games // together):
        begin = deal % len(tables) if game.team else 0
        rewards = [play(env, policy, arranged.match_seed(deal)) for env in tables[begin : begin + together]]
        wins += sum(reward > 0 for reward in rewards)
        draws += sum(reward == 0 for reward in rewards)
        points = [float(reward > 0) if game.team else (1 + reward) / 2 for reward in rewards]
        deals.add(sum(points) / together)
        tell((deal + 1) * together)
    return Baseline(name, deals.count * together, wins, draws, deals.share, deals.interval())


def environment(game: Game, arranged: Arranged, seat: int) -> Any:  # noqa: ANN401 - a library without types
    """The environment from one seat."""
    return gymnasium.make(
        environment_of(game),
        game=game,
        seat=seat,
        seats=None if game.team else SEATS_THAT_MEET,
        opponent=arranged.against,
        decks=ALL if arranged.decks == (ALL,) else arranged.decks,
        ruleset=arranged.ruleset,
        options=arranged.options,
    ).unwrapped


def play(env: Any, policy: Policy, seed: int) -> float:  # noqa: ANN401 - a library without types
    """Play a match; its reward.

    Raises:
        PlayerFailed: somebody stood in for a player.
    """
    observation, info = env.reset(seed=seed)
    policy.begin(stream_of(seed, PLAYER_STREAMS + int(info["seat"])))
    over, reward = False, 0.0
    while not over:
        action = policy.act(env, observation, info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    policy.end(seed)
    others = env.batch.rows[0].players
    refuse_lapses([player for player in others if isinstance(player, Steadfast)], seed)
    return reward
