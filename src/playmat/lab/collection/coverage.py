"""Random play that is watched: which cards, operations and branches of the rules it reaches."""

from __future__ import annotations

from typing import Final

from playmat.cards.coverage import Counting, Coverage
from playmat.cards.effect import CardState, InstructionTally
from playmat.cards.game import CardGame
from playmat.kernel.choice import CONCEDE, Choice
from playmat.kernel.event import Log
from playmat.kernel.game import Seat, Setup, Value
from playmat.kernel.rng import ANSWERS_STREAM, Stream, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State, Status

STARTERS: Final = 2
"""One match of so many is played with starter decks."""

CONCESSIONS: Final = 40
"""One match in so many is given up."""

LONG: Final = 60
"""... at one of so many first answers."""

LONGEST: Final = 1000
"""A match that has not ended after so many answers is left: two players who seek can go on for ever."""

TRIES: Final = 3
"""Of so many answers at most the best is taken."""

ANY: Final = 4
"""One of so many answers is any one, so that nothing is left out because something else is sought."""

CLOSES_A_GAP: Final = 0
PLAYS_A_CARD_WITH_A_GAP: Final = 1
ANYTHING: Final = 2
LOSES_A_CARD_WITH_A_GAP: Final = 3


def random_coverage(game: CardGame, games: int, seed: int) -> Coverage:
    """Play matches with random answers and options until nothing is missing, and count what they reach.

    The starter decks take turns in one match of a few; in the rest are random legal decks, which seek the
    cards that have something left that was not reached. The ruleset is any one.

    Args:
        game: what is played.
        games: how many matches at most.
        seed: the seed of the first one.
    """
    counting = Counting(game)
    for number in range(games):
        stream = stream_of(seed + number, ANSWERS_STREAM)
        sought = counting.rarest()
        seats = tuple(Seat(deck=deck_of(game, number, seat, stream, sought)) for seat in range(2))
        ruleset = game.rulesets[int(stream.below(len(game.rulesets)))] if game.rulesets else ""
        setup = check_setup(game, Setup(game.id, seats, ruleset, options_of(game, stream), seed + number))
        watch(game, game.begin(setup), stream, counting)
        if counting.cover().missing == []:
            break
    return counting.cover()


def deck_of(game: CardGame, number: int, seat: int, stream: Stream, sought: set[str]) -> tuple[str, ...]:
    """The deck of a seat: in one match of a few a starter deck, so that all meet, else a random one.

    Args:
        game: what is played.
        number: the number of the match.
        seat: the seat.
        stream: the source of chance.
        sought: the codes of cards that a random deck should hold one of.
    """
    turn, seeks = divmod(number, STARTERS)
    if seeks:
        return game.seeking_deck(stream, sought)
    starters = game.starter_decks()
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
        choice = question(game, state, stream)
        answer = CONCEDE if state.answers >= gives_up >= 0 else seeker.answer(state, choice, stream)
        before = state.clone()
        state.apply(choice.seat, answer)
        events = log.events[told:]
        told = len(log.events)
        counting.taken.update(game.branches_taken(before, choice, answer, events))
        counting.ways.update(counting.ways_of(before, events))
    counting.count(tally)


def question(game: CardGame, state: State, stream: Stream) -> Choice:
    """The question to one of the seats with an open choice, each equally likely."""
    asked = [seat for seat in range(game.max_seats) if state.asks(seat)]
    seat = asked[int(stream.below(len(asked)))]
    choice = Choice()
    if seat == state.first:
        state.choice.copy_into(choice)
    else:
        state.offer(seat, choice)
    return choice


def listen(state: State) -> tuple[Log, InstructionTally]:
    """Have a match tell what happens in it, and which instructions of cards it carries out."""
    log, tally = Log(), InstructionTally()
    state.log = log
    if isinstance(state, CardState):
        state.tally = tally
    return log, tally


class Seeker:
    """Random answers that seek what was never reached before the match.

    Args:
        game: what is played.
        counting: what was reached so far.
    """

    def __init__(self, game: CardGame, counting: Counting) -> None:
        self.game = game
        self.counting = counting
        self.promising = counting.promising()
        self.undone = counting.undone()

    def answer(self, state: State, choice: Choice, stream: Stream) -> int:
        """Now and then any answer, else of a few random ones the one that is worth most."""
        answer = int(choice.sample(stream))
        if choice.count() == 1 or stream.below(ANY) == 0:
            return answer
        tried = [answer, *(int(choice.sample(stream)) for _try in range(TRIES - 1))]
        return min(dict.fromkeys(tried), key=lambda one: self.worth(state, choice, one))

    def worth(self, state: State, choice: Choice, answer: int) -> tuple[int, int]:
        """The rank of an answer, the most welcome first.

        First comes what closes a gap, then what plays a card that has one, in the way in which it was played
        least: a gap may be in its text as an ally when it is mostly seen on a World. Last is what loses it.
        """
        trial = state.clone()
        log, tally = listen(trial)
        trial.apply(choice.seat, answer)
        counting = self.counting
        branches = self.game.branches_taken(state, choice, answer, log.events) + counting.skipped(tally)
        if not self.undone.isdisjoint(tally.done) or any(counting.taken[name] == 0 for name in branches):
            return CLOSES_A_GAP, 0
        ways = [way for way in counting.ways_of(state, log.events) if way[0] in self.promising]
        if ways:
            return PLAYS_A_CARD_WITH_A_GAP, min(counting.ways[way] for way in ways)
        if self.promising.isdisjoint(self.game.cards_lost(state, log.events)):
            return ANYTHING, 0
        return LOSES_A_CARD_WITH_A_GAP, 0
