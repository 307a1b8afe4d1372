"""Setups and random play for the tests of K-Mon."""

from __future__ import annotations

from collections.abc import Iterator

from tests.kmon.machine import machine_of

from playmat.games import kmon
from playmat.kernel.choice import Kind
from playmat.kernel.game import Plain, Seat, Setup, Value
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import Status

GAME = kmon.GAME
DECKS = list(GAME.book.decks)


def setup_of(seed: int, **options: Value) -> Setup:
    """A checked setup of two starter decks, which the seed chooses."""
    seats = (Seat(deck=(DECKS[seed % 8],)), Seat(deck=(DECKS[(3 * seed + 1) % 8],)))
    return check_setup(GAME, Setup("kmon", seats, "", options, seed))


def laid(match: Match) -> Plain:
    """The position of a match."""
    return GAME.dump(machine_of(match.state))


def picks(match: Match) -> list[str]:
    """The options of the open choice, in words; none if it is a set or an order of cards."""
    choice = match.choice(match.asked[0])
    if choice.kind != Kind.PICK:
        return []
    return [GAME.word(machine_of(match.state), choice, choice.items[i]) for i in range(choice.n)]


def asks(match: Match) -> str:
    """The subject of the open choice: `act`, `react`, `bonus`."""
    choice = match.choice(match.asked[0])
    return GAME.prompt(machine_of(match.state), choice).key.removeprefix("kmon-ask-")


def play_randomly(setup: Setup, longest: int = 3000) -> Iterator[Match]:
    """One match with random answers: the same match after each entry, chance answered one by one."""
    match = Match(GAME, setup, AwaitedNature())
    stream = stream_of(setup.seed, 4000)
    for _entry in range(longest):
        yield match
        if match.is_over:
            return
        if match.state.status == Status.CHANCE:
            match.outcome(int(match.state.nature.peek(match.state.chance)))
        else:
            seat = match.asked[0]
            match.answer(seat, int(match.choice(seat).sample(stream)))
    raise AssertionError(f"seed {setup.seed}: no end after {longest} entries")
