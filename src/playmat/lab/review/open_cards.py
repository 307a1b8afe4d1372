"""The chances of a seat with all hands open: beside its own curve they show what hidden cards meant.

Everything that any seat knows stays as it lay; the order of decks and the dice to come are dealt again
(`Game.dealt_again`), so that no luck is foreseen. The greedy player plays some turns on from each deal: a
hand is worth what can be made of it. Then the position counts as both sides see it, each from its own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from playmat.kernel.choice import Choice
from playmat.kernel.game import Game
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.record import twin_take
from playmat.kernel.rng import REDEAL_STREAM, VERDICT_STREAM, Stream
from playmat.kernel.state import State
from playmat.lab.luck.outlook import SEATS, outlook
from playmat.lab.review.curve import always, chances_along
from playmat.players.search.rollouts import LONGEST_TURN, play_on

AHEAD: Final = 4
"""So many turns are played on, the one that goes on among them: both sides come to use their hands."""

MOST_DEALS: Final = 32
"""So many deals of a single position, at most."""


def as_they_lay(match: Match, at: Sequence[int]) -> list[State]:
    """The positions of a match after so many entries each, with every hand; the match stays as it is."""
    twin, wanted = Match(match.game, match.setup, AwaitedNature()), set(at)
    found = []
    for n, entry in enumerate(match.entries):
        if n in wanted:
            found.append(twin.state.clone())
        twin_take(twin, entry)
    return found


def open_chances(
    game: Game, positions: Sequence[State], seat: int, going: Callable[[], bool] = always
) -> list[float]:
    """The chance of a seat in each position, with all hands open.

    Args:
        game: what is played, of which luck is told.
        positions: with every hand; none is over.
        seat: for whom.
        going: asked before each position whether there is time for it; the rest is left out.
    """

    def chance(state: State, deals: int) -> float:
        stream, draws = Stream(REDEAL_STREAM, 0), Stream(VERDICT_STREAM, 0)
        dealt = [game.dealt_again(state, stream) for _deal in range(deals)]
        return sum(_came_to(game, one, seat, draws) for one in dealt) / deals

    return chances_along(positions, chance, MOST_DEALS, going)


def _came_to(game: Game, dealt: State, seat: int, draws: Stream) -> float:
    """The chance of a seat after some turns more, which are played on `dealt`: the mean of what both see."""
    dealt.live, dealt.log = True, None
    spare = Choice()
    for _turn in range(AHEAD):
        play_on(game, dealt, 0, game.turns(dealt), LONGEST_TURN, draws, spare)
    own, other = (outlook(game, dealt, one) for one in (seat, SEATS - 1 - seat))
    return (own + 1.0 - other) / 2
