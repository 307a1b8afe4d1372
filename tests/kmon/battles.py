"""Battles for the tests: from the beginning, from a position, and with random answers."""

from __future__ import annotations

from collections.abc import Iterator

from playmat.games.kmon import GAME
from playmat.kernel.game import Plain, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.scenario import begin, read_scenario
from playmat.kernel.rng import stream_of

DECKS = list(GAME.book.decks)
STREAM = 4100


def setup_of(first: str = DECKS[0], second: str = DECKS[1], seed: int = 1) -> Setup:
    """A battle of two published decks."""
    return Setup("kmon", (Seat(deck=(first,)), Seat(deck=(second,))), seed=seed)


def cards_of(deck: str) -> list[str]:
    """The cards of a published deck without its team, sorted."""
    return sorted(GAME.book.decks[deck].entries[3:])


def laid(match: Match) -> Plain:
    """The position."""
    return match.game.dump(match.state)


def words(match: Match) -> list[str]:
    """The answers of the seat that is asked first."""
    return [item.word for item in match.window(match.asked[0]).items]


def dealt(setup: Setup) -> Match:
    """A battle whose decks are shuffled and dealt, and whose coin is in the air."""
    match = Match(GAME, setup, AwaitedNature())
    while not laid(match)["stack"][-1].startswith("toss"):
        match.outcome(int(match.state.nature.peek(match.state.chance)))
    return match


def play_randomly(setup: Setup, longest: int = 3000) -> Iterator[Match]:
    """One battle with random answers: the same match after each entry."""
    match = Match(GAME, setup, AwaitedNature())
    stream = stream_of(setup.seed, STREAM)
    for _entry in range(longest):
        yield match
        if match.is_over:
            return
        if match.asked:
            seat = match.asked[0]
            match.answer(seat, int(match.choice(seat).sample(stream)))
        else:
            match.outcome(int(match.state.nature.peek(match.state.chance)))
    raise AssertionError(f"seed {setup.seed}: no end after {longest} entries")


def battles(count: int) -> list[Setup]:
    """Each published deck in turn against another one."""
    return [setup_of(DECKS[number % 8], DECKS[(3 * number + 1) % 8], seed=number) for number in range(count)]


def duel(attacker: str, card: str, target: str) -> Match:
    """A position: an attacker with a card and charges, and a target, alone with two others behind each."""
    text = """
scenario = 1
game = "kmon"
[setup]
seats = [{}, {}]
[position]
phase = "action"
turn_player = 0
"""
    for kmon, hand in ((attacker, f'["{card}"]'), (target, "[]")):
        text += f"[[position.seats]]\nactive = 0\ncharges = 9\nhand = {hand}\n"
        for code in (kmon, "KM1-K05", "KM1-K14"):
            text += f'[[position.seats.team]]\nkmon = "{code}"\n'
    return begin(read_scenario(text, GAME))
