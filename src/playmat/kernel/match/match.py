"""One match at the border: checks, serials, sources of chance, undo and what each seat may know.

`State` trusts its caller; `Match` trusts nobody. A refused answer changes nothing and leaves no
trace; a rule that breaks in mid-step leaves the match as it was before the answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from copy import deepcopy

import msgspec

from playmat.kernel.choice import CONCEDE, NATURE, Choice
from playmat.kernel.errors import (
    CannotUndo,
    DeadEnd,
    MatchOver,
    OutOfRange,
    StaleSerial,
    WrongSeat,
)
from playmat.kernel.event import HIDDEN, Event, Log
from playmat.kernel.game import Game, Plain, Result, Setup
from playmat.kernel.match.ending import fits
from playmat.kernel.match.moves import ChanceMoves, LegalMoves, Move, NoMoves
from playmat.kernel.match.nature import AwaitedNature, LiveNature, Nature
from playmat.kernel.match.past import ASK, NEVER, Past, RecordEntry
from playmat.kernel.match.window import Window, window_of
from playmat.kernel.notation import read_answer
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import REDEAL_STREAM, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State, Status


class _Opened(msgspec.Struct):
    """An open choice and the serial under which it was opened."""

    serial: int
    choice: Choice


class Match:
    """A match in progress or finished: its state, its moves so far, and what each seat may know.

    Args:
        game: what is played.
        setup: who plays it how; checked, and its defaults filled in.
        nature: where outcomes come from; by default the seed's stream.

    Attributes:
        placed: it began from a position, not from its setup; such a match has no record.

    Raises:
        BadSetup: the game does not know or allow the setup.
    """

    def __init__(self, game: Game, setup: Setup, nature: Nature | None = None) -> None:
        self.game = game
        self.setup = check_setup(game, setup)
        self.placed = False
        self.nature: Nature = nature or LiveNature()
        self._past = Past()
        self._opened: dict[int, _Opened] = {}
        self._closed: Result | None = None
        self.log = Log()
        self._adopt(game.begin(self.setup))
        self._start()

    @classmethod
    def from_state(cls, game: Game, setup: Setup, state: State, nature: Nature | None = None) -> Match:
        """A match that continues from any state (a scenario's position, a decoded save)."""
        match = cls.__new__(cls)
        match.game = game
        match.setup = check_setup(game, setup)
        match.placed = True
        match.nature = nature or LiveNature()
        match._past = Past()
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

    def __repr__(self) -> str:
        """The game, how far the match is, and whom it asks."""
        asked = "over" if self.is_over else "asks " + (", ".join(map(str, self.asked)) or "chance")
        moves = sum(entry.seat != NATURE for entry in self._past.entries)
        return f"<match of {self.game.id}: {moves} moves, {asked}>"

    # ---- asking --------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Return whether the match has ended, by its rules or at its border."""
        return self._closed is not None or self.state.is_over()

    @property
    def overlong(self) -> bool:
        """Return whether it has lasted longer than any match that makes progress; see `Game.draw_after`."""
        return self.game.overlong(self.state)

    @property
    def result(self) -> Result | None:
        """The result, or None while the match goes on."""
        return self._closed or self.game.result(self.state)

    @property
    def entries(self) -> list[RecordEntry]:
        """The answers and outcomes so far."""
        return self._past.written(self.game)

    @property
    def asked(self) -> list[int]:
        """The seats with an open choice; the one the match waits for first, standing offers after it."""
        return list(self._opened)

    @property
    def needed(self) -> list[int]:
        """The seats whose answers the match waits for."""
        return [seat for seat, opened in self._opened.items() if not opened.choice.optional]

    def choice(self, seat: int) -> Choice:
        """The open choice of a seat.

        Raises:
            MatchOver: the match is over.
            WrongSeat: this seat is not asked anything.
        """
        opened = self._opened.get(seat)
        if opened is not None:
            return opened.choice
        if self.is_over:
            raise MatchOver("error-match-over")
        raise WrongSeat("error-wrong-seat", "", seat=self._name(seat))

    def serial(self, seat: int) -> int:
        """The serial of a seat's open choice."""
        self.choice(seat)
        return self._opened[seat].serial

    def window(self, seat: int) -> Window:
        """The open choice of a seat with words for everything."""
        return window_of(self.game, self.state, self.choice(seat), self._opened[seat].serial)

    def _open(self) -> None:
        """Write the open choices; one that has not changed keeps its serial."""
        state, was = self.state, self._opened
        self._opened = {}
        if state.status != Status.ASKING or self._closed is not None:
            return
        asked, first = state.asked, state.choice.seat
        if asked == 1 << first:  # nearly always
            self._open_one(first, was)
            return
        for seat in [first, *(s for s in range(len(self.setup.seats)) if s != first)]:
            if asked >> seat & 1:
                self._open_one(seat, was)

    def _open_one(self, seat: int, was: dict[int, _Opened]) -> None:
        """Write the open choice of a seat that is asked."""
        entries = self._past.entries
        choice = Choice()
        self.state.offer(seat, choice)
        if choice.count() < 1:
            raise DeadEnd("error-dead-end", "", seat=seat, stack=self.state.stack_text())
        before = was.get(seat)
        waited = before is not None and (not entries or entries[-1].seat != seat)
        if before is not None and waited and before.choice.content() == choice.content():
            self._opened[seat] = _Opened(before.serial, choice)
        else:
            self._opened[seat] = _Opened(len(entries), choice)

    # ---- moves ---------------------------------------------------------------------------

    @property
    def is_chance(self) -> bool:
        """Return whether the match waits for an outcome of chance, as it does if its `nature` gives none."""
        return self.state.status == Status.CHANCE

    @property
    def to_move(self) -> int:
        """The seat that the match waits for, `NATURE` where it is chance.

        Several seats can be asked at the same time: `asked` names them all.

        Raises:
            MatchOver: the match is over.
        """
        if self.is_chance:
            return NATURE
        for seat, opened in self._opened.items():
            if not opened.choice.optional:
                return seat
        for seat in self._opened:  # nothing but standing offers
            return seat
        raise MatchOver("error-match-over")

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of the seat to move; none once the match is over."""
        return NoMoves(self.game, self.state) if self.is_over else self.legal_moves_for(self.to_move)

    def legal_moves_for(self, seat: int) -> LegalMoves:
        """The moves of a seat that is asked.

        Raises:
            MatchOver, WrongSeat: it is not asked anything.
        """
        if seat == NATURE and self.is_chance:
            return ChanceMoves(self.game, self.state)
        return LegalMoves(self.game, self.state, self.choice(seat))

    def push(self, move: Move | str, seat: int | None = None) -> Move:
        """Make a move: one of `legal_moves`, or its notation. Return the move that was made.

        Args:
            move: what to do. A move made for an earlier moment, or for a copy of the match, is the move of
                that notation now.
            seat: whose move a text is; by default the one to move.

        Raises:
            IllegalAnswer: against the rules; `reason` says why and `clause` names the clause.
            UnreadableAnswer: not a move of this game.
            WrongSeat, MatchOver: the seat is not asked anything.
        """
        if isinstance(move, str):
            made = self.legal_moves_for(self.to_move if seat is None else seat).parse(move)
        else:
            made = self.legal_moves_for(move.seat).again(move)
        self._take_and_draw(made.seat, made.answer, made.notation)
        return made

    def pop(self) -> Move:
        """Take back the latest move and what chance did after it, whatever has been seen since.

        For analysis; `undo` takes back what it is fair to take back. The same move brings the same dice.

        Raises:
            CannotUndo: no move has been made.
        """
        entries = self._past.entries
        place = len(entries) - 1
        while place >= 0 and entries[place].seat == NATURE and not isinstance(self.nature, AwaitedNature):
            place -= 1
        if place < 0:
            raise CannotUndo("error-undo-nothing")
        taken = self.rewind(place)
        return Move(taken.seat, taken.answer, taken.word)

    def chance_outcomes(self) -> list[tuple[Move, float]]:
        """The outcomes of the chance that is asked, each with its probability; those that are alike as one.

        Raises:
            WrongSeat: chance is not asked now.
        """
        if not self.is_chance:
            raise WrongSeat("error-no-chance")
        return ChanceMoves(self.game, self.state).weighed()

    def describe(self, move: Move) -> Phrase:
        """The meaning of a legal move, for people."""
        if move.seat == NATURE or move.answer == CONCEDE:
            return Phrase("answer-item", {"word": move.notation})
        return self.game.describe(self.state, self.choice(move.seat), move.answer)

    # ---- copying -------------------------------------------------------------------------

    def copy(self) -> Match:
        """An independent match at the same point, with the same past."""
        new = Match.__new__(Match)
        new.game, new.setup, new.nature = self.game, self.setup, deepcopy(self.nature)
        new._past = self._past.copy()
        new._opened, new._closed, new.placed = self._opened, self._closed, self.placed
        new.log = Log()
        new.log.events = self.log.events[:]
        new._adopt(self.state.clone())
        return new

    def redeal(self, seat: int, seed: int = 0) -> Match:
        """A match that looks the same to a seat and in which all that it cannot know is dealt again.

        It has no past, and of its setup neither the seed nor the decks of the others.

        Args:
            seat: a seat, or `SPECTATOR`.
            seed: another seed, another deal.
        """
        state = self.state.redeal(seat, stream_of(seed, REDEAL_STREAM))
        return Match.from_state(self.game, self.setup.known_to(seat), state, deepcopy(self.nature))

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
        if serial is not None:
            self._check_serial(seat, serial)
        if not choice.allows(answer) and not (answer == CONCEDE and self.game.concedes):
            raise OutOfRange("error-answer-range", "", got=str(answer), count=int(choice.count()))
        self._take_and_draw(seat, answer)

    def say(self, seat: int, text: str, serial: int | None = None) -> None:
        """Take an answer of a seat in the game's notation.

        Raises:
            IllegalAnswer: against the rules; `phrase.clause` is the id of the clause.
            UnreadableAnswer: not an answer of this game.
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
        self._take_and_draw(NATURE, outcome)

    def resume(self, nature: Nature) -> None:
        """Take outcomes from another source from now on."""
        self.nature = nature
        self._draw()

    def _draw(self) -> None:
        """Let `nature` answer as long as chance is asked."""
        state = self.state  # the same one, unless something breaks
        while state.status == Status.CHANCE:
            outcome = self.nature.outcome(state)
            if outcome is None:
                return
            if not 0 <= outcome < state.chance:
                raise OutOfRange("error-answer-range", "", got=str(outcome), count=int(state.chance))
            self._take(NATURE, outcome)

    def _take_and_draw(self, seat: int, answer: int, word: str = "") -> None:
        """Take a checked answer and the outcomes that follow it: all of them, or nothing."""
        place, opened = len(self._past.entries), self._opened
        self._take(seat, answer, word)
        if self.state.status != Status.CHANCE:
            return
        try:
            self._draw()
        except BaseException:
            self.rewind(place)
            self._opened = opened
            raise

    def _take(self, seat: int, answer: int, word: str = "") -> None:
        """Apply a checked answer; if anything breaks, or breaks in, go back to the state before it."""
        entries, opened = self._past.entries, self._opened
        place = len(entries)
        self._past.mark(self.state, len(self.log.events))
        try:
            self.state.apply(seat, answer)
            entries.append(RecordEntry(place, seat, answer, word))
            self._open()
        except BaseException:
            self._go_back(place)
            self._opened = opened
            raise

    def _go_back(self, place: int) -> None:
        """Be as before entry number `place`, but for the open choices."""
        state, events = self._past.cut(place)
        self.log.go_back(events)
        self._adopt(state)

    def close(self, result: Result) -> None:
        """End the match at its border: no rule ends it, the state stays as it is, nobody is asked any more.

        Args:
            result: how it ended, for one of the causes of `playmat.kernel.match.ending`.

        Raises:
            MatchOver: it has ended already.
            ValueError: it cannot have ended so.
        """
        if self.is_over:
            raise MatchOver("error-match-over")
        if not fits(result, self.game, self.state, len(self.setup.seats)):
            raise ValueError(f"no match of {self.game.id} ends so at its border: {result}")
        self._closed = result
        self._opened = {}

    # ---- taking back ---------------------------------------------------------------------

    def undo_verdict(self, seats: Iterable[int]) -> str:
        """Return whether the people at `seats` may take back their latest answer.

        Returns:
            `free`: nobody has learnt or answered anything since; `ask`: another seat has answered
            since and has to agree; `never`: chance has spoken or something hidden was shown.
        """
        return NEVER if self._closed is not None else self._past.undo_verdict(set(seats), self.state)

    def undo(self, seats: Iterable[int], agreed: bool = False) -> RecordEntry:
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
        return self.rewind(self._past.latest(mine))

    def rewind(self, place: int) -> RecordEntry:
        """Go back to the moment before entry number `place`; return that entry."""
        taken = self.entries[place]
        self._go_back(place)
        self._opened, self._closed = {}, None
        self._open()
        return taken

    # ---- knowing -------------------------------------------------------------------------

    def view(self, viewer: int) -> Plain:
        """The view of a seat (or `SPECTATOR`): what it may know."""
        return self.game.view(self.state, viewer)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """The part of the events from version `since` on that a seat (or `SPECTATOR`) may know."""
        return self.log.seen(viewer, since)

    def told(self, viewer: int, since: int = 0) -> list[Phrase]:
        """The sentences of the events from version `since` on that a seat (or `SPECTATOR`) may know."""
        seen = self.events(viewer, since)
        return [self.game.tell(self.state, event) for event in seen if event.kind != HIDDEN]

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
