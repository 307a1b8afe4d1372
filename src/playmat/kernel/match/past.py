"""The past of a match: its entries, and the way back to each of them."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

import msgspec

from playmat.kernel.choice import NATURE, Choice
from playmat.kernel.game import Game
from playmat.kernel.notation import write_answer
from playmat.kernel.state import State

KEPT_EVERY: Final = 64
"""A copy of the state is kept before every so many entries; from there a match plays its way to any place
between. A copy before each of them would be most of what a server with a thousand tables holds."""


FREE: Final = "free"
ASK: Final = "ask"
NEVER: Final = "never"


class RecordEntry(msgspec.Struct, frozen=True, gc=False):
    """One answer or outcome as the record keeps it.

    Attributes:
        serial: how many entries came before it.
        seat: who answered; `NATURE` for an outcome.
        answer: the number.
        word: the same in the game's notation; `Past.written` fills it in where nobody has needed it yet.
    """

    serial: int
    seat: int
    answer: int
    word: str


class _Mark(msgspec.Struct, frozen=True, gc=False):
    """A note of the moment before an entry: the number of events, and what had been shown."""

    events: int
    chance: int
    disclosed: int


class Past:
    """The entries of a match.

    Attributes:
        entries: answers and outcomes in order; those that nobody has asked for may have no word yet.
    """

    def __init__(self) -> None:
        self.entries: list[RecordEntry] = []
        self._marks: list[_Mark] = []
        self._kept: list[State] = []
        self._worded = 0
        self._reading: State | None = None

    def copy(self) -> Past:
        """The same past, to go on from on its own. The states in it are shared: nothing plays on in them."""
        new = Past()
        new.entries, new._marks, new._kept = self.entries[:], self._marks[:], self._kept[:]
        new._worded = self._worded
        return new

    def written(self, game: Game) -> list[RecordEntry]:
        """The entries, each with its word.

        Words cost as much as the rest of an answer, and most matches that programs play are never read. So
        they are written when somebody asks, along a state that follows the match.
        """
        entries, place = self.entries, self._worded
        if place < len(entries):
            state = self._reading if self._reading is not None else self._before(place)
            for entry in entries[place:]:
                if not entry.word:
                    word = self._word(game, state, entry)
                    entries[entry.serial] = RecordEntry(entry.serial, entry.seat, entry.answer, word)
                state.apply(entry.seat, entry.answer)
            self._reading, self._worded = state, len(entries)
        return entries

    def _before(self, place: int) -> State:
        """The state before an entry, played again from the last one that is kept, without a log."""
        kept = place // KEPT_EVERY
        state = self._kept[kept].clone()
        for entry in self.entries[kept * KEPT_EVERY : place]:
            state.apply(entry.seat, entry.answer)
        return state

    def _word(self, game: Game, state: State, entry: RecordEntry) -> str:
        """The word of an entry, from the state before it."""
        if entry.seat == NATURE:
            return game.outcome_word(state, entry.answer)
        choice = Choice()
        state.offer(entry.seat, choice)
        return write_answer(game, state, choice, entry.answer)

    def mark(self, state: State, events: int) -> None:
        """Remember the moment before the next entry."""
        if len(self.entries) % KEPT_EVERY == 0:
            self._kept.append(state.clone())
        self._marks.append(_Mark(events, state.nature.counter, state.disclosed))

    def cut(self, place: int) -> tuple[State, int]:
        """Forget entry number `place` and all after it; gives the state before it and how many events it had.

        It has no log: what happens again on the way has been told.
        """
        state = self._before(place)
        events = self._marks[place].events
        self.entries, self._marks = self.entries[:place], self._marks[:place]
        self._kept = self._kept[: -(-place // KEPT_EVERY)]
        if place < self._worded:
            self._worded, self._reading = place, None
        return state, events

    def latest(self, seats: Container[int]) -> int:
        """The number of the latest entry of some seats; -1 if there is none."""
        for place in range(len(self.entries) - 1, -1, -1):
            if self.entries[place].seat in seats:
                return place
        return -1

    def undo_verdict(self, seats: Container[int], state: State) -> str:
        """The verdict of `Match.undo_verdict` on the latest entry of some seats, while the match runs."""
        place = self.latest(seats)
        if place < 0 or not self._told_nothing_since(place, state):
            return NEVER
        return ASK if any(entry.seat not in seats for entry in self.entries[place:]) else FREE

    def _told_nothing_since(self, place: int, state: State) -> bool:
        """Return whether from entry number `place` on chance has not spoken and nothing hidden was shown."""
        before = self._marks[place]
        return before.chance == state.nature.counter and before.disclosed == state.disclosed
