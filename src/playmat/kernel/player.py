"""Computer players, and what they are given."""

from __future__ import annotations

from typing import Protocol

from playmat.kernel.choice import Choice
from playmat.kernel.game import Game, Plain
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import REDEAL_STREAM, Stream
from playmat.kernel.state import State


class Glimpse:
    """The knowledge of one seat at one of its decisions.

    It holds no part of the match itself: all that the seat cannot know is dealt again at once, always by the
    same numbers, and the choice is a copy. Matches that look alike to a seat have the same redeals, so that
    a view or a redeal of that deal is the one that the match would give (ADR 9).

    Args:
        game: what is played.
        state: the match, or any redeal of it for the seat; nothing of it is kept.
        seat: who decides.
        choice: the open choice of the seat.

    Attributes:
        game: the game's static description.
        seat: who decides.
        choice: the open choice of the seat.
    """

    def __init__(self, game: Game, state: State, seat: int, choice: Choice) -> None:
        self.game = game
        self.seat = seat
        self.choice = Choice()
        choice.copy_into(self.choice)
        self._deal = state.redeal(seat, Stream(REDEAL_STREAM, 0))

    def view(self) -> Plain:
        """The view of the seat, as plain data."""
        return self.game.view(self._deal, self.seat)

    def turn(self) -> int | None:
        """The number of the turn, where the game compares values at the beginning of turns (`Game.turn`)."""
        return self.game.turn(self._deal)

    def chance(self) -> float | None:
        """The chance that the seat wins from here, where the game knows one (`Game.chance`)."""
        return self.game.chance(self._deal, self.seat)

    def redeal(self, stream: Stream) -> State:
        """A state in which all that the seat cannot know is dealt again; it answers chance itself."""
        state = self._deal.redeal(self.seat, stream)
        state.live = True
        return state


class Advice:
    """An answer with its reasons.

    Attributes:
        answer: the answer, or `PASS_OFFER` to leave a standing offer alone.
        reasons: why, most important first.
        success: the probability that the plan behind it works this turn, or None.
    """

    def __init__(self, answer: int, reasons: list[Phrase], success: float | None = None) -> None:
        self.answer = answer
        self.reasons = reasons
        self.success = success


class Player(Protocol):
    """A computer player: with the same stream it gives the same answers.

    A player that can also say why has `advise(glimpse)`, which returns an `Advice`: hints show its reasons.
    """

    def decide(self, glimpse: Glimpse) -> int:
        """The answer to the glimpse's choice; `PASS_OFFER` leaves a standing offer alone."""
