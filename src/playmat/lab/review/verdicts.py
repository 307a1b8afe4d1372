"""Verdicts on decisions: the chance after the answer that was given, and after the computer's.

Both answers meet on the same deals of what the seat could not know, and the greedy player plays the rest of
the turn: a position in the middle of a turn says little of what it will come to. What is compared is the
chance to win that the game tells (`Game.chance`), else its estimate (`Game.value`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from playmat.kernel.choice import PASS_OFFER, Choice, bit
from playmat.kernel.game import Game
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import PLAYER_STREAMS, VERDICT_STREAM, Stream, mix, stream_of
from playmat.kernel.state import State
from playmat.lab.forecasting import PlayerFailed
from playmat.lab.review.course import Decision
from playmat.players import load, steadfast
from playmat.players.search.findings import worth
from playmat.players.search.rollouts import play_on
from playmat.players.seats import offers_before

ROOM: Final = 32
"""The adviser's chance at each decision begins 2 ** ROOM numbers after that of the one before."""

LONGEST: Final = 60
"""A turn that goes on for more answers is valued as it stands."""

STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The 97.5 % quantiles of Student's t, from one degree of freedom on: few deals say little."""

MARKS: Final = {"blunder": 0.15, "mistake": 0.08, "inaccuracy": 0.03}
"""The names of decisions that lost so much of the chance to win, or more; the worst first."""

SIGNS: Final = {"blunder": "??", "mistake": "?", "inaccuracy": "?!", "": ""}
"""The signs that people know from chess."""


class Verdict(NamedTuple):
    """The cost of a decision.

    Attributes:
        decision: the decision.
        other: what the computer would have answered; `PASS_OFFER` for leaving an offer alone.
        after: the chance to win with the answer that was given.
        lost: how much more it was with the computer's; 0 unless that is clearly better (`clear_gain`).
    """

    decision: Decision
    other: int
    after: float
    lost: float

    @property
    def before(self) -> float:
        """The chance to win with the better of both answers."""
        return self.after + self.lost

    @property
    def agreed(self) -> bool:
        """Return whether the computer would have answered the same."""
        return self.other == self.decision.answer

    @property
    def mark(self) -> str:
        """One of `MARKS`, or the empty string."""
        return mark_of(self.lost)


def mark_of(lost: float) -> str:
    """The name for a lost chance.

    >>> [mark_of(lost) for lost in (0.01, 0.03, 0.1, 0.2)]
    ['', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((mark for mark, least in MARKS.items() if lost >= least), "")


class Judge:
    """The judge of what the decisions of a seat cost; each verdict depends on nothing that was judged before.

    Args:
        game: what was played.
        seat: whose decisions.
        player: the computer player that is asked, by name.
        deals: how many deals the answers meet on.
        seed: of all deals and draws.

    Attributes:
        played: how many answers have been given on deals so far: the work, counted.

    Raises:
        BadSetup: nobody of this name plays the game.
    """

    def __init__(self, game: Game, seat: int, player: str, deals: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.deals = deals
        self.seed = seed
        self.played = 0
        self.stream = stream_of(seed, PLAYER_STREAMS + seat)
        load(player, self.stream, game)  # a name is refused here: nobody stands in for it
        self.adviser = steadfast(player, self.stream, game)

    def verdict(self, decision: Decision) -> Verdict:
        """The verdict on a decision.

        Raises:
            PlayerFailed: the player failed; who stood in for it is nobody to compare with.
        """
        glimpse = self.glimpse(decision)
        self.stream.counter = decision.n << ROOM
        other = self.adviser.decide(glimpse)
        for lapse in self.adviser.lapses:
            raise PlayerFailed(
                "analysis-player-failed", "", player=lapse.player, n=decision.n, why=lapse.detail
            )
        dealt = self.dealt(decision)
        given = [self.chance(deal, decision.answer) for deal in dealt]
        after = sum(given) / self.deals
        if other == decision.answer:
            return Verdict(decision, other, after, 0.0)
        gains = [self.chance(deal, other) - chance for deal, chance in zip(dealt, given, strict=True)]
        return Verdict(decision, other, after, clear_gain(gains))

    def glimpse(self, decision: Decision) -> Glimpse:
        """The knowledge of the seat at a decision."""
        choice = Choice()
        decision.state.offer(self.seat, choice)
        return Glimpse(self.game, decision.state, self.seat, choice)

    def dealt(self, decision: Decision) -> list[State]:
        """The deals on which the answers to a decision meet."""
        glimpse = self.glimpse(decision)
        stream = stream_of(int(mix(self.seed, decision.n)), VERDICT_STREAM)
        return [glimpse.redeal(stream) for _deal in range(self.deals)]

    def chance(self, dealt: State, answer: int) -> float:
        """The chance of the seat at the end of the turn in which it gives an answer; `dealt` stays."""
        state, spare = dealt.clone(), Choice()
        state.live = True
        turn, passed = self.game.turns(state), 0
        if answer == PASS_OFFER:
            passed = int(offers_before(state, self.seat, spare)) | int(bit(self.seat))
        else:
            state.apply(self.seat, answer)
        play_on(self.game, state, passed, turn, LONGEST, Stream(self.seed, VERDICT_STREAM), spare)
        self.played += int(state.answers - dealt.answers)
        return worth(self.game, state, self.seat, learned=True)


def clear_gain(gains: Sequence[float]) -> float:
    """The mean of some gains; 0 if it is a loss, or if their 95 % interval (Student's t) holds 0.

    >>> clear_gain([0.1, 0.1, 0.1]), clear_gain([0.3, -0.2, 0.1]), clear_gain([-0.1])
    (0.1, 0.0, 0.0)
    """
    count = len(gains)
    mean = sum(gains) / count
    squares = sum((gain - mean) ** 2 for gain in gains)
    error = student(count - 1) * math.sqrt(squares / (count - 1) / count) if count > 1 else 0.0
    return round(mean, 9) if mean > 0.0 and mean >= error else 0.0


def student(freedom: int) -> float:
    """The half width of a 95 % interval in standard errors, from so many degrees of freedom.

    >>> student(1), student(7), round(student(30), 2), round(student(10_000), 2)
    (12.706, 2.365, 2.04, 1.96)
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return 1.96 + 2.37 / freedom + 2.82 / freedom**2  # of an expansion in 1 / freedom, good to 0.003
