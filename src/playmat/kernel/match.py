"""One match at the border: checks, serials, sources of chance, undo and what each seat may know.

`State` trusts its caller; `Match` trusts nobody. A refused answer changes nothing and leaves no
trace; a rule that breaks in mid-step leaves the match as it was before the answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Protocol

import msgspec

from playmat.kernel.choice import CONCEDE, KIND_NAMES, NATURE, Choice, Kind
from playmat.kernel.ending import fits
from playmat.kernel.errors import (
    CannotUndo,
    DeadEnd,
    MatchOver,
    OutOfRange,
    StaleSerial,
    WrongSeat,
)
from playmat.kernel.event import Event, Log
from playmat.kernel.game import Game, Plain, Result, Setup, check_setup
from playmat.kernel.notation import read_answer, write_answer
from playmat.kernel.phrase import Phrase
from playmat.kernel.state import State, Status

FREE = "free"
ASK = "ask"
NEVER = "never"

KEPT_EVERY = 16
"""A copy of the state is kept before every so many entries; from there a match plays its way to any place
between. A copy before each of them would be most of what a server with a thousand tables holds."""


class Nature(Protocol):
    """A source of outcomes for a match."""

    def outcome(self, state: State) -> int | None:
        """The outcome of the chance that is asked now; None to wait for `Match.outcome`."""


class LiveNature:
    """Outcomes from the match's own seeded stream."""

    def outcome(self, state: State) -> int | None:
        """The next number of the stream; taking the outcome moves the stream on."""
        return int(state.nature.peek(state.chance))


class ScriptedNature:
    """Outcomes from a list (a record, a test's script), then from another source."""

    def __init__(self, outcomes: Iterable[int], then: Nature | None = None) -> None:
        self.left = list(outcomes)[::-1]
        self.then = then

    def outcome(self, state: State) -> int | None:
        """The next of the list, or of the other source."""
        if self.left:
            return self.left.pop()
        return self.then.outcome(state) if self.then else None


class AwaitedNature:
    """No outcomes: every throw waits for `Match.outcome` (analysis, enumeration)."""

    def outcome(self, state: State) -> int | None:
        """None: somebody else decides."""
        return None


class Entry(msgspec.Struct, frozen=True):
    """One answer or outcome as the record keeps it.

    Attributes:
        serial: how many entries came before it.
        seat: who answered; `NATURE` for an outcome.
        answer: the number.
        word: the same in the game's notation.
    """

    serial: int
    seat: int
    answer: int
    word: str


class Item(msgspec.Struct, frozen=True):
    """One item of an open choice: its notation, its sentence, the things it touches, its cap."""

    word: str
    text: Phrase
    touches: tuple[str, ...]
    cap: int = 0


class Window(msgspec.Struct, frozen=True):
    """An open choice as its seat sees it.

    Attributes:
        serial: what the answer has to name.
        kind: `pick`, `subset`, `split` or `order`.
        optional: a standing offer, which the match does not wait for.
    """

    seat: int
    serial: int
    prompt: Phrase
    kind: str
    optional: bool
    lo: int
    hi: int
    must: int
    count: int
    items: tuple[Item, ...]


class _Opened(msgspec.Struct):
    """An open choice and the serial under which it was opened."""

    serial: int
    choice: Choice


class _Mark(msgspec.Struct, frozen=True, gc=False):
    """What is remembered of the moment before an entry: how many events there were, what had been shown."""

    events: int
    chance: int
    disclosed: int


class Match:
    """A match between seats.

    Args:
        game: what is played.
        setup: who plays it how; checked, and its defaults filled in.
        nature: where outcomes come from; by default the seed's stream.

    Raises:
        BadSetup: the game does not know or allow the setup.
    """

    def __init__(self, game: Game, setup: Setup, nature: Nature | None = None) -> None:
        self.game = game
        self.setup = check_setup(game, setup)
        self.nature: Nature = nature or LiveNature()
        self.entries: list[Entry] = []
        self._marks: list[_Mark] = []
        self._kept: list[State] = []
        self._opened: dict[int, _Opened] = {}
        self._closed: Result | None = None
        self.log = Log()
        self._adopt(game.begin(self.setup))
        self._start()

    @classmethod
    def from_state(cls, game: Game, setup: Setup, state: State, nature: Nature | None = None) -> Match:
        """A match that goes on from any state (a scenario's position, a decoded save)."""
        match = cls.__new__(cls)
        match.game = game
        match.setup = check_setup(game, setup)
        match.nature = nature or LiveNature()
        match.entries = []
        match._marks = []
        match._kept = []
        match._opened = {}
        match._closed = None
        match.log = Log()
        match._adopt(state)
        match._start()
        return match

    def _adopt(self, state: State) -> None:
        self.state = state
        state.live = False
        state.log = self.log

    def _start(self) -> None:
        if self.state.status == Status.RUNNING:
            self.state.advance()
        self._open()
        self._draw()

    # ---- asking --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended, by its rules or at its border."""
        return self._closed is not None or self.state.is_over()

    @property
    def overlong(self) -> bool:
        """Whether it has gone on for longer than any match that goes anywhere; see `Game.draw_after`."""
        return self.game.overlong(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        return self._closed or self.game.result(self.state)

    @property
    def asked(self) -> list[int]:
        """The seats with an open choice; the one the match waits for first, standing offers after it."""
        return list(self._opened)

    @property
    def needed(self) -> list[int]:
        """The seats without whose answer the match does not go on."""
        return [seat for seat, opened in self._opened.items() if not opened.choice.optional]

    def choice(self, seat: int) -> Choice:
        """The open choice of a seat.

        Raises:
            MatchOver: nothing is asked any more.
            WrongSeat: this seat is not asked anything.
        """
        opened = self._opened.get(seat)
        if opened is not None:
            return opened.choice
        if self.over:
            raise MatchOver("error-match-over")
        raise WrongSeat("error-wrong-seat", "", seat=self._name(seat))

    def serial(self, seat: int) -> int:
        """The serial of a seat's open choice."""
        self.choice(seat)
        return self._opened[seat].serial

    def window(self, seat: int) -> Window:
        """The open choice of a seat with words for everything."""
        choice = self.choice(seat)
        return Window(
            seat=seat,
            serial=self._opened[seat].serial,
            prompt=self.game.prompt(self.state, choice),
            kind=KIND_NAMES[choice.kind],
            optional=choice.optional,
            lo=int(choice.lo),
            hi=int(choice.hi),
            must=int(choice.must) if choice.kind == Kind.SUBSET else 0,
            count=int(choice.count()),
            items=tuple(self._item(choice, i) for i in range(choice.n)),
        )

    def _item(self, choice: Choice, i: int) -> Item:
        item = choice.items[i]
        if choice.kind == Kind.PICK:
            text = self.game.describe(self.state, choice, i)
        else:
            text = self.game.item_name(self.state, choice, item)
        return Item(
            word=self.game.word(self.state, choice, item),
            text=text,
            touches=self.game.touches(self.state, choice, item),
            cap=int(choice.caps[i]) if choice.kind == Kind.SPLIT else 0,
        )

    def _open(self) -> None:
        """Write the open choices; one that has not changed keeps its serial."""
        last = self.entries[-1].seat if self.entries else NATURE
        was = self._opened
        self._opened = {}
        if self._closed is not None or self.state.status != Status.ASKING:
            return
        first = int(self.state.choice.seat)
        for seat in [first, *(s for s in range(len(self.setup.seats)) if s != first)]:
            if not self.state.asks(seat):
                continue
            choice = Choice()
            self.state.offer(seat, choice)
            before = was.get(seat)
            kept = before is not None and seat != last and before.choice.content() == choice.content()
            serial = before.serial if before is not None and kept else len(self.entries)
            if choice.count() < 1:
                raise DeadEnd("error-dead-end", "", seat=seat, stack=self.state.stack_text())
            self._opened[seat] = _Opened(serial, choice)

    # ---- answering -----------------------------------------------------------------------

    def answer(self, seat: int, answer: int, serial: int | None = None) -> None:
        """Take an answer of a seat.

        Args:
            seat: who answers.
            answer: one of the answers of the seat's open choice.
            serial: the serial of the choice that is meant; None means the open one.

        Raises:
            WrongSeat, MatchOver, StaleSerial, OutOfRange: refused; nothing has changed.
            BrokenRule: the game's rules failed; the match is as it was before.
        """
        choice = self.choice(seat)
        self._check_serial(seat, serial)
        if not choice.allows(answer) and not (answer == CONCEDE and self.game.concedes):
            raise OutOfRange("error-answer-range", "", got=str(answer), count=int(choice.count()))
        self._take_and_draw(seat, answer, write_answer(self.game, self.state, choice, answer))

    def say(self, seat: int, text: str, serial: int | None = None) -> None:
        """Take an answer of a seat in the game's notation.

        Raises:
            IllegalAnswer: against the rules; the phrase carries the clause.
            UnreadableAnswer: no answer of this game.
            RefusedAnswer: as `answer`.
        """
        choice = self.choice(seat)
        self._check_serial(seat, serial)
        self.answer(seat, read_answer(self.game, self.state, choice, text), serial)

    def _check_serial(self, seat: int, serial: int | None) -> None:
        if serial is not None and serial != self._opened[seat].serial:
            raise StaleSerial("error-stale-serial", "", got=serial, open=self._opened[seat].serial)

    def outcome(self, outcome: int) -> None:
        """Take an outcome of chance from outside, where `nature` waits for one.

        Raises:
            WrongSeat: chance is not asked now.
            OutOfRange: the number is none of the outcomes.
        """
        if self.state.status != Status.CHANCE:
            raise WrongSeat("error-no-chance")
        if not 0 <= outcome < self.state.chance:
            raise OutOfRange("error-answer-range", "", got=str(outcome), count=int(self.state.chance))
        self._take_and_draw(NATURE, outcome, self.game.outcome_word(self.state, outcome))

    def resume(self, nature: Nature) -> None:
        """From now on outcomes come from another source."""
        self.nature = nature
        self._draw()

    def _draw(self) -> None:
        """Let `nature` answer as long as chance is asked."""
        while self.state.status == Status.CHANCE:
            outcome = self.nature.outcome(self.state)
            if outcome is None:
                return
            if not 0 <= outcome < self.state.chance:
                raise OutOfRange("error-answer-range", "", got=str(outcome), count=int(self.state.chance))
            self._take(NATURE, outcome, self.game.outcome_word(self.state, outcome))

    def _take_and_draw(self, seat: int, answer: int, word: str) -> None:
        """Take a checked answer and the outcomes that follow it: all of them, or nothing."""
        place, opened = len(self.entries), self._opened
        self._take(seat, answer, word)
        try:
            self._draw()
        except BaseException:
            self.rewind(place)
            self._opened = opened
            raise

    def _take(self, seat: int, answer: int, word: str) -> None:
        """Apply a checked answer; if anything breaks, or breaks in, go back to the state before it."""
        place, opened = len(self.entries), self._opened
        if place % KEPT_EVERY == 0:
            self._kept.append(self.state.clone())
        self._marks.append(self._mark())
        try:
            self.state.apply(seat, answer)
            self.entries.append(Entry(place, seat, answer, word))
            self._open()
        except BaseException:
            self._go_back(place)
            self._opened = opened
            raise

    def _mark(self) -> _Mark:
        return _Mark(len(self.log.events), int(self.state.nature.counter), int(self.state.disclosed))

    def _go_back(self, place: int) -> None:
        """Be as before entry number `place`, but for the open choices."""
        state = self._state_before(place)
        self.log.go_back(self._marks[place].events)
        self.entries, self._marks = self.entries[:place], self._marks[:place]
        self._kept = self._kept[: -(-place // KEPT_EVERY)]
        self._adopt(state)

    def _state_before(self, place: int) -> State:
        """The state before an entry, played anew from the last one that is kept."""
        kept = place // KEPT_EVERY
        state = self._kept[kept].clone()  # without a log: what happens again on the way has been told
        for entry in self.entries[kept * KEPT_EVERY : place]:
            state.apply(entry.seat, entry.answer)
        return state

    def close(self, result: Result) -> None:
        """End the match at its border: no rule ends it, the state stays as it is, nobody is asked any more.

        Args:
            result: how it ended, for one of the causes of `playmat.kernel.ending`.

        Raises:
            MatchOver: it has ended already.
            ValueError: it cannot have ended so.
        """
        if self.over:
            raise MatchOver("error-match-over")
        if not fits(result, self.game, self.state, len(self.setup.seats)):
            raise ValueError(f"no match of {self.game.id} ends so at its border: {result}")
        self._closed = result
        self._opened = {}

    # ---- taking back ---------------------------------------------------------------------

    def undo_verdict(self, seats: Iterable[int]) -> str:
        """Whether the people at `seats` may take back their latest answer.

        Returns:
            `free`: nobody has learnt or answered anything since; `ask`: another seat has answered
            since and has to agree; `never`: chance has spoken or something hidden was shown.
        """
        mine = set(seats)
        place = self._latest(mine)
        if place < 0 or self._closed is not None:
            return NEVER
        before, now = self._marks[place], self._mark()
        if now.chance != before.chance or now.disclosed != before.disclosed:
            return NEVER
        others = any(entry.seat not in mine for entry in self.entries[place:])
        return ASK if others else FREE

    def undo(self, seats: Iterable[int], agreed: bool = False) -> Entry:
        """Take back the latest answer of `seats` and all that followed.

        Args:
            seats: the seats of the person who asks.
            agreed: the other seats have agreed.

        Raises:
            CannotUndo: the verdict forbids it.
        """
        mine = set(seats)
        verdict = self.undo_verdict(mine)
        if verdict == NEVER or (verdict == ASK and not agreed):
            raise CannotUndo(f"error-undo-{verdict}")
        return self.rewind(self._latest(mine))

    def rewind(self, place: int) -> Entry:
        """Go back to the moment before entry number `place`; gives that entry."""
        taken = self.entries[place]
        self._go_back(place)
        self._opened, self._closed = {}, None
        self._open()
        return taken

    def _latest(self, seats: set[int]) -> int:
        for place in range(len(self.entries) - 1, -1, -1):
            if self.entries[place].seat in seats:
                return place
        return -1

    # ---- knowing -------------------------------------------------------------------------

    def view(self, viewer: int) -> Plain:
        """What a seat (or `SPECTATOR`) may know."""
        return self.game.view(self.state, viewer)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What a seat (or `SPECTATOR`) may know of the events from version `since` on."""
        return self.log.seen(viewer, since)

    @property
    def version(self) -> int:
        """The number of events so far."""
        return len(self.log.events)

    def digest(self) -> str:
        """Sixteen hex digits over the whole state."""
        return digest_of(self.state)

    def _name(self, seat: int) -> Phrase | str:
        known = 0 <= seat < len(self.setup.seats)
        return self.game.seat_name(self.state, seat) if known else str(seat)


def digest_of(state: State) -> str:
    """Sixteen hex digits over the whole state; equal states have equal digests."""
    return hashlib.sha256(",".join(map(str, state.encode())).encode()).hexdigest()[:16]
