"""Random live answers, and the match they are given in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NoReturn

from librt.vecs import vec
from mypy_extensions import i16

from playmat.kernel.choice import KIND_NAMES, NATURE, Choice
from playmat.kernel.errors import DeadEnd
from playmat.kernel.event import Event
from playmat.kernel.game import Game, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.record import entry_line, header_lines
from playmat.kernel.notation import write_answer
from playmat.kernel.rng import Stream
from playmat.kernel.state import State, Status
from playmat.testing.defects import Defect, TooLong
from playmat.testing.report import Report

SNIPPET = 12
"""The number of entries that a defect shows."""

WORDS = 60
"""The number of words of a match that are remembered, to be tried where they may be out of place."""


@dataclass
class RandomMatch:
    """One random match under test.

    Attributes:
        game, match: what is played. Chance waits, so that it can be looked at; the suite answers it.
        stream: the random numbers of the test, which are not the match's.
        report: figures so far.
        words: answers somebody could give at some time in this match.
        used: a choice that has held other questions.
        observer: what writes observations, if the game offers some.
        observed: by seat, where its observations are written one over the other.
        seats: everybody who plays.
    """

    game: Game
    setup: Setup
    stream: Stream
    report: Report
    words: list[str] = field(default_factory=list)
    used: Choice = field(default_factory=Choice)

    def __post_init__(self) -> None:
        self.match = Match(self.game, self.setup, AwaitedNature())
        self.setup = self.match.setup
        self.seats = range(len(self.setup.seats))
        self.observer = self.game.observer()
        self.observed: dict[int, vec[i16]] = {}

    @property
    def state(self) -> State:
        """The match's state."""
        return self.match.state

    def chance(self, size: int) -> bool:
        """True once in `size` times."""
        return self.stream.below(size) == 0

    def tried(self, check: str) -> None:
        """Count a comparison of a check."""
        self.report.checks[check] += 1

    def fail(self, defect: type[Defect], what: str) -> NoReturn:
        """Raise a defect with the place where it was found."""
        raise defect(what, self.setup.seed, len(self.match.entries), self.where())

    def where(self) -> str:
        """Setup, rules in progress and the latest entries: enough to get there again."""
        entries = self.match.entries
        first = max(0, len(entries) - SNIPPET)
        lines = [
            f"at: entry {len(entries)} of the match with seed {self.setup.seed}",
            f"stack: {self.state.stack_text()}",
            *header_lines(self.game, self.setup, "-")[4:],
            *(["..."] if first else []),
            *(entry_line(entry) for entry in entries[first:]),
        ]
        return "".join(f"\n  {line}" for line in lines)

    # ---- playing ---------------------------------------------------------------------------

    def step(self) -> None:
        """Answer chance from the match's own stream, or one seat at random."""
        match = self.match
        if len(match.entries) >= self.game.longest:
            self.fail(TooLong, f"still going on after {self.game.longest} entries")
        if self.state.status == Status.CHANCE:
            self.report.outcomes += 1
            match.outcome(int(self.state.nature.peek(self.state.chance)))
            return
        seat = pick_seat(match, self.stream)
        choice = match.choice(seat)
        self.report.decisions += 1
        self.report.kinds["offer" if choice.optional else KIND_NAMES[choice.kind]] += 1
        self.remember(choice)
        match.answer(seat, int(choice.sample(self.stream)), match.serial(seat))

    def remember(self, choice: Choice) -> None:
        """Keep some of what can be said now."""
        text = write_answer(self.game, self.state, choice, int(choice.sample(self.stream)))
        if text in self.words:
            return
        if len(self.words) < WORDS:
            self.words.append(text)
        else:
            self.words[self.stream.below(WORDS)] = text


def pick_seat(match: Match, stream: Stream) -> int:
    """One of the asked seats; a standing offer is taken up once in three times that it could be."""
    needed = match.needed
    offers = [seat for seat in match.asked if seat not in needed]
    if offers and stream.below(3) == 0:
        return offers[stream.below(len(offers))]
    return needed[stream.below(len(needed))]


def asked_seats(state: State, seats: range) -> list[int]:
    """The seats with an open choice."""
    return [seat for seat in seats if state.asks(seat)]


def offered(state: State, seat: int) -> Choice:
    """The open choice of a seat.

    Raises:
        DeadEnd: it has no answers.
    """
    choice = Choice()
    state.offer(seat, choice)
    if choice.count() < 1:
        raise DeadEnd("error-dead-end", "", seat=seat, stack=state.stack_text())
    return choice


def play_out(state: State, seats: range, stream: Stream, limit: int) -> int:
    """Play a state with random answers; gives how many it took, or -1 if it is not over after `limit`.

    Chance is answered inline if the state is `live`, else from its own stream.
    """
    if state.status == Status.RUNNING:
        state.advance()
    taken = 0
    while not state.is_over():
        if taken >= limit:
            return -1
        taken += 1
        if state.status == Status.CHANCE:
            state.apply(NATURE, state.nature.peek(state.chance))
            continue
        asked = asked_seats(state, seats)
        seat = asked[stream.below(len(asked))]
        choice = offered(state, seat)
        if choice.optional and stream.below(2):
            seat = int(state.first)
            choice = offered(state, seat)
        state.apply(seat, choice.sample(stream))
    return taken


def contents(events: list[Event]) -> list[tuple[object, ...]]:
    """Events as values that can be compared."""
    return [event.content() for event in events]
