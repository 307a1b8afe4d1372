"""Matches in which random play tries hard to use some cards: to see what they can do, and what they must not.

In one match of two, answers are sought that do what these cards were seen to do least. In the other one, the
cards are played again and again as long as the rules allow it, which is how a turn without end is found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from playmat.cards.effect import InstructionTally
from playmat.cards.game import CardGame
from playmat.kernel.choice import Choice
from playmat.kernel.errors import PlaymatError
from playmat.kernel.event import Event, Log
from playmat.kernel.game import Seat, Setup
from playmat.kernel.rng import ANSWERS_STREAM, Stream, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State, Status
from playmat.lab.collection.coverage import listen, question
from playmat.lab.examining.evidence import Evidence, Moment, Trouble
from playmat.lab.trials.decks_around import Decks, NoTrial, decks_around, decks_with

USUAL_GAMES: Final = 150
"""The usual number of matches: about ten seconds where the rules are not compiled."""

EACH: Final = 400
"""So many answers on average are there for each match: a set whose matches take longer gets fewer of them."""

TRIES: Final = 3
"""Of so many answers the best is taken ..."""

EVERY: Final = 40
"""... and of all where there are no more than this and a card is being played again and again."""

REPEATED: Final = 3
"""A card that has done the same thing so often in a turn is being played again and again."""

ANY: Final = 4
"""One of so many answers is any one."""

SEEKING: Final = 300
"""After so many answers all that follow are random: two who seek can go on for ever."""

SURE: Final = 2
"""So many more matches with random answers have to run on with a card, and none without it."""

BOUND: Final = 40
"""A card that does the same thing more often than this in one turn can do it without end."""


def examine_in_play(
    game: CardGame, codes: list[str], games: int, seed: int, more: Callable[[], bool] = lambda: True
) -> Evidence:
    """Play matches with cards, each in turn in a deck made around it.

    Args:
        game: with the cards.
        codes: theirs.
        games: how many matches.
        seed: the seed of the first one.
        more: says whether there is time for another match.
    """
    evidence = Evidence(game, codes)
    left = games * EACH
    for number in range(games):
        if left <= 0 or not more():
            evidence.whole = False
            break
        code = evidence.next_card()
        seen = evidence.cards[code]
        seen.tries += 1
        stream = stream_of(seed + number, ANSWERS_STREAM)
        try:
            decks = decks_seeking(game, code, stream)
        except NoTrial as error:
            seen.no_deck = error.phrase
            seen.refused += 1
            continue
        setup = setup_with(game, seen.tries // 2, (decks.with_card, game.random_deck(stream)), seed + number)
        left -= ExaminedMatch(evidence, code, decks, setup, stream, again=seen.tries % 2 == 0).examine()
        evidence.matches += 1
    return evidence


def decks_seeking(game: CardGame, code: str, stream: Stream) -> Decks:
    """A random deck that suits a card, with as many of it as fit, and the same without it.

    Raises:
        NoTrial: no legal deck with it was found.
    """
    try:
        return decks_with(game, list(game.seeking_deck(stream, {code})), code, stream)
    except NoTrial:
        return decks_around(game, code, stream)


def setup_with(game: CardGame, number: int, decks: tuple[tuple[str, ...], ...], seed: int) -> Setup:
    """A match of two decks; the rulesets take turns."""
    ruleset = game.rulesets[number % len(game.rulesets)] if game.rulesets else ""
    return check_setup(game, Setup(game.id, tuple(Seat(deck=deck) for deck in decks), ruleset, seed=seed))


class Course(Enum):
    """The ways a match can go."""

    ENDS = auto()
    RUNS_ON = auto()
    """It takes longer than any that goes anywhere."""
    STOPS = auto()
    """The rules break."""


class WatchedMatch:
    """A match with random answers: if the rules break anywhere in it, this is kept with the moment before.

    Args:
        evidence: what it adds to.
        code: the card that it is about.
        setup: how it begins.
        stream: where its answers come from.
    """

    def __init__(self, evidence: Evidence, code: str, setup: Setup, stream: Stream) -> None:
        self.evidence = evidence
        self.game = evidence.game
        self.code = code
        self.setup = setup
        self.stream = stream
        self.log = Log()
        self.tally = InstructionTally()
        self.asked = False
        self.entries = 0
        self.answers: list[tuple[int, int]] = []

    def play(self) -> Course:
        """Play it, and return how it goes."""
        try:
            state = self.game.begin(self.setup)
            state.live = True
            self.log, self.tally = listen(state)
            state.advance()
            given: list[tuple[int, int]] = []
            while state.status == Status.ASKING:
                overlong, choice = self.game.overlong(state), question(self.game, state, self.stream)
                self.asked, self.entries = True, int(state.answers)
                self.answers += given  # only now: if it cannot be asked, the moment is the one before
                if overlong:
                    return Course.RUNS_ON
                given = [(int(choice.seat), self.step(state, choice))]
            self.entries = int(state.answers)
        except Exception as error:
            self.stopped(error)
            return Course.STOPS
        return Course.ENDS

    def step(self, state: State, choice: Choice) -> int:
        """Give an answer, and return it."""
        answer = int(choice.sample(self.stream))
        state.apply(choice.seat, answer)
        return answer

    def moment(self) -> Moment:
        """The moment at which somebody was asked last."""
        return Moment(self.setup, tuple(self.answers), self.entries)

    def stopped(self, error: Exception) -> None:
        """Keep a match that an answer broke, or one that broke before anybody was asked."""
        why = error.phrase if isinstance(error, PlaymatError) else None
        moment = self.moment() if self.asked else None
        self.evidence.trouble(Trouble("stops", self.blamed(self.tally.done), 0, moment, why))

    def blamed(self, done: list[int]) -> str:
        """The card that did something last, or else the one that the match is about."""
        return next(
            (self.evidence.owner[at] for at in reversed(done) if at in self.evidence.owner), self.code
        )


class ExaminedMatch(WatchedMatch):
    """A match that tries hard to use a card.

    Args:
        evidence: what it adds to.
        code: the card that it is about.
        decks: that of the first seat, with the card and without it.
        setup: how it begins.
        stream: where its answers come from.
        again: the card is played again and again.
    """

    def __init__(
        self, evidence: Evidence, code: str, decks: Decks, setup: Setup, stream: Stream, *, again: bool
    ) -> None:
        super().__init__(evidence, code, setup, stream)
        self.decks = decks
        self.again = again
        self.held: set[str] = set()
        self.turn: Counter[int] = Counter()

    def examine(self) -> int:
        """Play it, and others if it runs on; return how many answers and throws it took."""
        if self.play() == Course.RUNS_ON:
            self.overlong()
        return self.entries

    def step(self, state: State, choice: Choice) -> int:
        """Give an answer that is sought, note what it led to, and return it."""
        before, told = state.clone(), len(self.log.events)
        done, idle = len(self.tally.done), len(self.tally.idle)
        self.look(state, choice)
        answer = self.answer(state, choice)
        state.apply(choice.seat, answer)
        self.note_used(before, choice, self.log.events[told:])
        self.note_done(before, state, self.tally.done[done:], self.tally.idle[idle:])
        return answer

    def note_used(self, before: State, choice: Choice, events: list[Event]) -> None:
        """Note which cards came into play with an answer."""
        evidence = self.evidence
        for code in self.game.cards_used(before, events):
            evidence.prompts.add((self.game.book.plain[code]["type"], int(choice.prompt)))
            if code in evidence.cards:
                evidence.cards[code].used += 1
                evidence.cards[code].moment_used = evidence.cards[code].moment_used or self.moment()

    def note_done(self, before: State, state: State, done: list[int], idle: list[int]) -> None:
        """Note which instructions an answer led to, and whether they came to an end."""
        self.evidence.done.update(done)
        self.evidence.worked.update(Counter(done) - Counter(idle))
        if self.game.turns(before) != self.game.turns(state):
            self.turn.clear()
        self.turn.update(done)
        if not self.endless(state, done):
            self.repeats(done)

    # ---- what is asked and answered ----------------------------------------------------------------

    def answer(self, state: State, choice: Choice) -> int:
        """Any answer, or the best of a few."""
        answer = int(choice.sample(self.stream))
        if choice.count() == 1 or state.answers > SEEKING:
            return answer
        if self.again and self.times() >= REPEATED and choice.count() <= EVERY:
            return min(map(int, choice.answers()), key=lambda one: self.worth(state, choice, one))
        if self.stream.below(ANY) == 0:
            return answer
        tried = [answer, *(int(choice.sample(self.stream)) for _try in range(TRIES - 1))]
        return min(dict.fromkeys(tried), key=lambda one: self.worth(state, choice, one))

    def times(self) -> int:
        """The most times that the card has done the same thing in this turn."""
        owner = self.evidence.owner
        return max((count for at, count in self.turn.items() if owner.get(at) == self.code), default=0)

    def worth(self, state: State, choice: Choice, answer: int) -> tuple[int, int]:
        """The rank of an answer, the most welcome first.

        First comes what the cards have done least, then what plays the one that was played least. Where a
        card is played again and again, whatever it does is as welcome, and the turn is not ended.
        """
        trial = state.clone()
        log, tally = listen(trial)
        trial.apply(choice.seat, answer)
        evidence, owner = self.evidence, self.evidence.owner
        used = [code for code in self.game.cards_used(state, log.events) if code in evidence.cards]
        if self.again:
            if self.code in used or any(owner.get(at) == self.code for at in tally.done):
                return 0, 0
            return int(self.game.turns(trial) != self.game.turns(state)) + 1, 0
        worked = [evidence.worked[at] for at in Counter(tally.done) - Counter(tally.idle) if at in owner]
        if worked:
            return 0, min(worked)
        return (1, min(evidence.cards[code].used for code in used)) if used else (2, 0)

    def look(self, state: State, choice: Choice) -> None:
        """Note which cards that never came into play are in the hand of who is asked, and why they stay."""
        for code in {*self.game.cards_held(state, int(choice.seat))}:
            seen = self.evidence.cards.get(code)
            if seen is None or seen.used:
                continue
            if code not in self.held:
                self.held.add(code)
                seen.held += 1
            if self.game.whose_turn(state) == choice.seat and seen.moment_held is None:
                seen.moment_held = self.moment()
            why = self.game.why_not(state, int(choice.seat), self.game.plays(code))
            if why is not None and why.clause:
                seen.reasons[int(choice.prompt), why.key] += 1
                seen.phrases[why.key] = why

    # ---- what must not be ----------------------------------------------------------------------------

    def repeats(self, done: list[int]) -> None:
        """Keep a turn in which a card did the same thing too often."""
        owner = self.evidence.owner
        for at in done:
            if at in owner and self.turn[at] > BOUND:
                self.evidence.trouble(Trouble("repeats", owner[at], self.turn[at], self.moment()))
                self.again = False

    def endless(self, state: State, done: list[int]) -> bool:
        """Keep a match that ended because effects would have gone on without end; return whether it did."""
        result = self.game.result(state) if state.status == Status.OVER else None
        if result is None or not self.game.endless or result.clause != self.game.endless:
            return False
        most = Counter(at for at in done if at in self.evidence.owner).most_common(1)
        for at, count in most:
            found = Trouble("endless", self.evidence.owner[at], count, self.moment(), clause=result.clause)
            self.evidence.trouble(found)
        return True

    def overlong(self) -> None:
        """Keep a match without an end, if others with the card have none either, and those without it do."""
        if ("overlong", self.code) in self.evidence.troubles or self.decks.without == self.decks.with_card:
            return
        setup = self.setup
        seats = (Seat(deck=self.decks.without), *setup.seats[1:])
        other = Setup(setup.game, seats, setup.ruleset, setup.options, setup.seed)
        if self.always(setup, Course.RUNS_ON) and self.always(other, Course.ENDS):
            self.evidence.trouble(Trouble("overlong", self.code, self.entries, self.moment()))

    def always(self, setup: Setup, course: Course) -> bool:
        """Return whether matches with random answers that begin in the same way all go in one way."""
        others = (WatchedMatch(self.evidence, self.code, setup, self.stream) for _match in range(SURE))
        return all(one.play() == course for one in others)
