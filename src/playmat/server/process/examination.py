"""Examination of a decision, by a computer players' process: what it cost, and the best ways to answer it.

Like every player, the process is given a position in which all that the seat cannot know was dealt again.
The verdict is the one that `playmat analyse` gives: the same player, deals and seed.
"""

from __future__ import annotations

import msgspec

from playmat.kernel.choice import Choice
from playmat.kernel.match.window import window_of
from playmat.kernel.phrase import Phrase
from playmat.lab.review.course import Decision
from playmat.lab.review.verdicts import Judge
from playmat.lab.review.ways import ways
from playmat.server.game_sets import game_with

PLAYER = "skilled"
"""The computer player that decisions are compared with."""

DEALS = 8
"""On so many deals."""


SEED = 1
"""The seed of its deals and draws."""


class Examination(msgspec.Struct, tag=True):
    """A decision to be examined.

    Attributes:
        game: the id of the game.
        state: the encoded position, redealt for the seat.
        seat: whose decision.
        n: how many entries of the match came before it.
        answer: what was answered.
        cards: which data it is played with; see `playmat.server.game_sets.cards_of`.
        own: the card set that somebody brought to its table.
    """

    game: str
    state: list[int]
    seat: int
    n: int
    answer: int
    cards: str = ""
    own: str = ""


class ExaminedWay(msgspec.Struct):
    """A way to answer: see `playmat.lab.review.ways.Way`."""

    answer: int
    chance: float
    follows: list[Phrase]


class Examined(msgspec.Struct):
    """The findings about a decision.

    Attributes:
        lost: the chance that it clearly lost, from 0 to 1.
        ways: the best ways to answer, the best first; the given answer is among them.
    """

    lost: float
    ways: list[ExaminedWay]


def examine(wanted: Examination) -> Examined:
    """Examine a decision.

    Raises:
        PlayerFailed: the player that it is compared with failed.
    """
    game = game_with(wanted.game, wanted.cards, wanted.own)
    state, choice = game.decode(wanted.state), Choice()
    state.offer(wanted.seat, choice)
    window = window_of(game, state, choice, 0)
    decision = Decision(wanted.n, game.turns(state), state, wanted.answer, "", window, point=False)
    judge = Judge(game, wanted.seat, PLAYER, DEALS, SEED)
    verdict = judge.verdict(decision)
    return Examined(verdict.lost, [ExaminedWay(*way) for way in ways(judge, decision, verdict)])
