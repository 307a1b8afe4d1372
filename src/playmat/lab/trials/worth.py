"""The worth of a card: matches of a deck that holds it, against the same matches of one that does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playmat.cards.game import CardGame
from playmat.kernel.event import Log
from playmat.kernel.rng import TRIAL_STREAM, stream_of
from playmat.kernel.state import State, Status
from playmat.lab.arena import play
from playmat.lab.trials.decks_around import decks_around
from playmat.lab.trials.opening import seated, setup_of


class Pair(NamedTuple):
    """Two matches with the same chance that differ in one card of a deck.

    Attributes:
        with_card, without: what the deck made of it: 1 for a win, half for a draw, 0 for a loss.
        seen: the card came into play.
    """

    with_card: float
    without: float
    seen: bool


def pairs(game: CardGame, code: str, first: int, most: int, more: Callable[[], bool]) -> list[Pair]:
    """Pairs of matches, the same ones for the same numbers.

    Args:
        game: with the card.
        code: its code.
        first: the number of the first pair.
        most: how many pairs at most.
        more: says whether there is time for another pair; there always is for one.

    Raises:
        NoTrial: no legal deck holds the card.
    """
    found: list[Pair] = []
    while len(found) < most and (not found or more()):
        found.append(pair(game, code, first + len(found)))
    return found


def pair(game: CardGame, code: str, number: int) -> Pair:
    """One pair of matches; the deck takes the first seat in every other one."""
    stream = stream_of(number, TRIAL_STREAM)
    decks, other, seat = decks_around(game, code, stream), game.random_deck(stream), number % 2
    seen = Seen(game, code)
    results = []
    for deck in decks:
        both = (deck, other) if seat == 0 else (other, deck)
        look = seen if deck == decks.with_card else None
        winners = play(game, setup_of(game, both, number), seated(game, number), look).winners
        results.append(0.5 if not winners else float(seat in winners))
    return Pair(results[0], results[1], seen.seen)


class Seen:
    """A look at a match: it notes that a card comes into play.

    Args:
        game: with the card.
        code: its code.
    """

    def __init__(self, game: CardGame, code: str) -> None:
        self.game = game
        self.code = code
        self.seen = False
        self._log = Log()
        self._before: State | None = None

    def __call__(self, state: State) -> None:
        """Look at a match: what happened since it was looked at last."""
        if self._before is not None and not self.seen:
            self.seen = self.code in self.game.cards_used(self._before, self._log.events)
        if self.seen or state.status != Status.ASKING:
            state.log = None
            return
        self._log = Log()
        state.log = self._log
        self._before = state.clone()
