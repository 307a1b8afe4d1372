"""A match against the computer that has come to where a card can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from playmat.cards.game import CardGame
from playmat.kernel.choice import Choice
from playmat.kernel.event import Log
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.player import Player
from playmat.kernel.rng import PLAYER_STREAMS, TRIAL_STREAM, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State
from playmat.lab.arena import next_answer
from playmat.lab.trials.decks_around import NoTrial, decks_around
from playmat.players import load

PLAYER: Final = "greedy"
"""The computer player of trials: it is quick, and plays at once what is good for it."""

ANSWERS: Final = 120
"""After so many answers a match in which the card could not be played is left for another one."""

TRIED: Final = 40
"""Of a question with more answers than this, so many are tried for one that plays the card."""


class Opening(NamedTuple):
    """A match that has come to where the first seat can play a card.

    Attributes:
        setup: the decks of the seats, and the seed; the card is in the first deck.
        answers: seat and number of each answer so far.
        entries: how many answers and throws there were.
    """

    setup: Setup
    answers: list[tuple[int, int]]
    entries: int


def opening(game: CardGame, code: str, seed: int, more: Callable[[], bool]) -> Opening:
    """Play matches until the first seat can play a card.

    Args:
        game: with the card.
        code: its code.
        seed: where to begin to look.
        more: says whether there is time for another match; there always is for one.

    Raises:
        NoTrial: there is none.
    """
    number = seed
    while number == seed or more():
        stream = stream_of(number, TRIAL_STREAM)
        deck = decks_around(game, code, stream).with_card
        match = Match(game, setup_of(game, (deck, game.random_deck(stream)), number))
        if reaches(match, code, seated(game, number)):
            answers = [(one.seat, one.answer) for one in match.entries if one.seat >= 0]
            return Opening(match.setup, answers, len(match.entries))
        number += 1
    raise NoTrial("workshop-never", "", card=code)


def reaches(match: Match, code: str, players: list[Player]) -> bool:
    """Play a match until the first seat can play a card; return whether it came to that."""
    assert isinstance(match.game, CardGame)  # noqa: S101 - made with one
    spare = Choice()
    for _answer in range(ANSWERS):
        if match.is_over:
            return False
        if 0 in match.asked and plays(match.game, match.state, match.choice(0), code):
            return True
        match.answer(*next_answer(match.game, match.state, players, spare))
    return False


def plays(game: CardGame, state: State, choice: Choice, code: str) -> bool:
    """Return whether an answer to a question plays a card."""
    stream = stream_of(int(state.answers), TRIAL_STREAM)
    few = choice.count() <= TRIED
    for answer in choice.answers() if few else [int(choice.sample(stream)) for _try in range(TRIED)]:
        trial, log = state.clone(), Log()
        trial.log = log
        trial.apply(choice.seat, answer)
        if code in game.cards_used(state, log.events):
            return True
    return False


def setup_of(game: CardGame, decks: tuple[tuple[str, ...], ...], seed: int) -> Setup:
    """A match of some decks under the usual rules."""
    return check_setup(game, Setup(game.id, tuple(Seat(deck=deck) for deck in decks), seed=seed))


def seated(game: CardGame, seed: int) -> list[Player]:
    """A computer player for each seat."""
    return [load(PLAYER, stream_of(seed, PLAYER_STREAMS + seat), game) for seat in range(2)]
