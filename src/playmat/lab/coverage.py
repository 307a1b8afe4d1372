"""Random play that is watched: which cards, operations and branches of the rules it reaches."""

from __future__ import annotations

from math import inf
from typing import Final

from playmat.cards.coverage import Counting, Coverage
from playmat.cards.effect import CardState, Tally
from playmat.cards.game import CardGame
from playmat.kernel.choice import CONCEDE
from playmat.kernel.event import Log
from playmat.kernel.game import Seat, Setup, Value, check_setup
from playmat.kernel.rng import Stream, stream_of
from playmat.kernel.state import State, Status

ANSWERS_STREAM: Final = 3001
CONCESSIONS: Final = 40
"""One match in so many is given up."""

LONG: Final = 60
"""... at one of so many first answers."""

LONGEST: Final = 1000
"""A match that has not ended after so many answers is left: two players who seek can go on for ever."""

TRIES: Final = 3
"""Of so many answers at most the one with the rarest outcome is taken."""


def random_coverage(game: CardGame, games: int, seed: int) -> Coverage:
    """Play matches with random answers and options, and count what they reach.

    The starter decks take turns in every other match; in the rest are random legal decks, which seek the
    cards that have something left that was not reached. The rulesets take turns as well.

    Args:
        game: what is played.
        games: how many matches.
        seed: the seed of the first one.
    """
    counting = Counting(game)
    for number in range(games):
        stream = stream_of(seed + number, ANSWERS_STREAM)
        sought = counting.promising()
        seats = tuple(Seat(deck=deck_of(game, number, seat, stream, sought)) for seat in range(2))
        ruleset = game.rulesets[number // 2 % len(game.rulesets)] if game.rulesets else ""
        setup = check_setup(game, Setup(game.id, seats, ruleset, options_of(game, stream), seed + number))
        watch(game, game.begin(setup), stream, counting)
    return counting.cover()


def deck_of(game: CardGame, number: int, seat: int, stream: Stream, sought: set[str]) -> tuple[str, ...]:
    """The deck of a seat: in every other match a starter deck, so that all meet, else a random one.

    Args:
        game: what is played.
        number: the number of the match.
        seat: the seat.
        stream: the source of chance.
        sought: the codes of cards that a random deck should hold one of.
    """
    if number % 2:
        return game.seeking_deck(stream, sought)
    starters = game.starter_decks()
    turn = number // 2
    place = turn if seat == 0 else turn + turn // len(starters)
    return (starters[place % len(starters)][0],)


def options_of(game: CardGame, stream: Stream) -> dict[str, Value]:
    """Options of the game, each value equally likely."""
    return {option.name: option.values[stream.below(len(option.values))] for option in game.options()}


def watch(game: CardGame, state: State, stream: Stream, counting: Counting) -> None:
    """Play a match to its end with random answers, and count what each of them brings."""
    gives_up = int(stream.below(LONG)) if game.concedes and stream.below(CONCESSIONS) == 0 else -1
    seeker = Seeker(game, counting)
    log, tally = listen(state)
    state.live = True
    state.advance()
    told = 0
    while state.status == Status.ASKING and state.answers < LONGEST:
        choice = state.choice
        answer = CONCEDE if state.answers >= gives_up >= 0 else seeker.answer(state, stream)
        before = state.clone()
        state.apply(choice.seat, answer)
        events = log.events[told:]
        told = len(log.events)
        counting.taken.update(game.branches_taken(before, before.choice, answer, events))
        counting.used.update(game.cards_used(before, events))
    counting.count(tally)


def listen(state: State) -> tuple[Log, Tally]:
    """Have a match tell what happens in it, and which instructions of cards it carries out."""
    log, tally = Log(), Tally()
    state.log = log
    if isinstance(state, CardState):
        state.tally = tally
    return log, tally


class Seeker:
    """Random answers that seek what was reached never or rarely before the match.

    Args:
        game: what is played.
        counting: what was reached so far.
    """

    def __init__(self, game: CardGame, counting: Counting) -> None:
        self.game = game
        self.counting = counting
        self.promising = counting.promising()
        self.undone = counting.undone()

    def answer(self, state: State, stream: Stream) -> int:
        """Half of the time any answer, else of a few random ones the one that brings what is rarest."""
        choice = state.choice
        answer = int(choice.sample(stream))
        if choice.count() == 1 or stream.below(2) == 0:
            return answer
        tried = [answer, *(int(choice.sample(stream)) for _try in range(TRIES - 1))]
        return min(dict.fromkeys(tried), key=lambda one: self.rarity(state, one))

    def rarity(self, state: State, answer: int) -> float:
        """How often the rarest that an answer brings was reached: a card with a gap counts as never."""
        trial = state.clone()
        log, tally = listen(trial)
        trial.apply(state.choice.seat, answer)
        if not self.undone.isdisjoint(tally.done):
            return -1
        branches = self.game.branches_taken(state, state.choice, answer, log.events)
        branches += self.counting.skipped(tally)
        codes = self.game.cards_used(state, log.events)
        found = [self.counting.taken[name] for name in branches]
        found += [0 if code in self.promising else self.counting.used[code] for code in codes]
        return min(found, default=inf)
