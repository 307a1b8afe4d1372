"""A game of one rule each: what a test needs of the kernel and nothing else.

A match carries out a script: a list of moves, one frame each. Misbehaving moves prove that the kernel
catches rules that go wrong.
"""

from __future__ import annotations

from typing import Final

from playmat.kernel.choice import NATURE, Choice
from playmat.kernel.event import Event
from playmat.kernel.game import Game, Option, Plain, Result, Seat, Setup
from playmat.kernel.notation import no_such_outcome
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import MATCH_STREAM, Stream, stream_of
from playmat.kernel.state import Reader, State, Status

ASK: Final = 0  # the seat of the argument picks 0, 1 or 2 and this is added to its sum
BOTH: Final = 1  # both seats pick at once; `held` keeps what came first
DIE: Final = 2  # a die is thrown and added to the sum of seat 0
OFFER: Final = 3  # seat 0 picks, seat 1 may add one to its sum at any time before that
SHOW: Final = 4  # something hidden is shown
EMPTY: Final = 5  # a PICK without options
NOBODY: Final = 6  # the stack runs empty
ROUND: Final = 7  # goes round in circles
BREAK: Final = 8  # an error of Python's own
BARE: Final = 9  # a SUBSET without answers, to the second seat
THROW_AND_BREAK: Final = 10  # a die, and then an error
END: Final = 11


class TinyState(State):
    """The sums, what is left of the script, and what is held back of a choice open to both."""

    def __init__(self) -> None:
        super().__init__()
        self.sums = [0, 0]
        self.held = [-1, -1]

    def run(self) -> None:
        """Carry out the next move."""
        step, seat = self.top() & 255, int(self.top() >> 8) & 15
        if step in (ASK, EMPTY):
            self.ask(seat)
        elif step in (BOTH, BARE):
            waiting = [one for one in (0, 1) if self.held[one] < 0]
            if waiting:
                self.ask(waiting[0])
                for one in waiting[1:]:
                    self.ask_also(one)
                return
            self.sums = [one + more for one, more in zip(self.sums, self.held, strict=True)]
            self.held = [-1, -1]
            self.pop()
        elif step in (DIE, THROW_AND_BREAK):
            self.throw(6)
        elif step == OFFER:
            self.ask(0)
            self.ask_also(1)
        elif step == SHOW:
            self.disclosed += 1
            self.pop()
        elif step == NOBODY:
            while len(self.stack):
                self.pop()
        elif step == BREAK:
            self.note(2)
            self.sums[0] += 1000
            raise ZeroDivisionError
        elif step == END:
            self.finish()

    def note(self, kind: int) -> None:
        """Write an event."""
        if self.log is not None:
            self.log.write(kind, 0, [], "")

    def offer(self, seat: int, choice: Choice) -> None:
        """Three options, or what misbehaves."""
        step = self.top() & 255
        if step == BARE and seat == 1:
            choice.subset(seat, step, 2, 1, 0)
            return
        choice.pick(seat, step)
        if step == EMPTY:
            return
        choice.optional = step == OFFER and seat == 1
        for item in range(1 if choice.optional else 3):
            choice.offer(item)

    def resolve(self, seat: int, answer: int) -> None:
        """Add the answer."""
        step = self.top() & 255
        if seat == NATURE:
            self.pop()
            self.sums[0] += answer + 1
            self.note(1)
            if step == THROW_AND_BREAK:
                raise ZeroDivisionError
        elif step in (BOTH, BARE):
            self.held[seat] = answer
        elif step == OFFER and seat == 1:
            self.sums[1] += 1
        else:
            self.note(3)
            self.sums[seat] += answer
            self.pop()

    def clone(self) -> TinyState:
        """An independent copy."""
        new = type(self)()
        self.clone_kernel(new)
        new.sums, new.held = self.sums[:], self.held[:]
        return new

    def encode(self) -> list[int]:
        """All of it."""
        out = [*self.sums, *self.held]
        self.encode_kernel(out)
        return out

    def redeal(self, seat: int, stream: Stream) -> TinyState:
        """Nothing is hidden but the dice, and what is held back."""
        new = self.clone()
        new.nature = Stream(stream.below(1 << 62), 0)
        return new


class Tiny(Game[TinyState]):
    """A match that carries out a script of moves; `ASK | 1 << 8` asks seat 1."""

    id = "tiny"
    version = "1"
    min_seats = 2
    max_seats = 2

    def __init__(self, *script: int) -> None:
        self.script = (*script, END)

    def options(self) -> tuple[Option, ...]:
        """One of each type."""
        return (Option("size", (3, 4), "TI-OPT-01"), Option("fast", (False, True), "TI-OPT-02"))

    def data_hash(self) -> str:
        """There is no data."""
        return "0"

    def begin(self, setup: Setup) -> TinyState:
        """The script, its first move on top."""
        state = TinyState()
        state.nature = stream_of(setup.seed, MATCH_STREAM)
        for move in reversed(self.script):
            state.push(move & 255, move >> 8, 0)
        return state

    def decode(self, numbers: list[int]) -> TinyState:
        """The state from its numbers, as `encode` wrote them."""
        reader, state = Reader(numbers), TinyState()
        state.sums = [reader.next(), reader.next()]
        state.held = [reader.next(), reader.next()]
        state.decode_kernel(reader)
        reader.end()
        if state.status == Status.ASKING:
            state.offer(int(state.first), state.choice)
        return state

    def view(self, state: TinyState, viewer: int) -> Plain:
        """The sums."""
        return {"sums": state.sums[:]}

    def result(self, state: TinyState) -> Result | None:
        """Nobody wins."""
        return Result((), "end", {}, "TI-END-01") if state.is_over() else None

    def word(self, state: TinyState, choice: Choice, item: int) -> str:
        """`add 1`."""
        return f"add {item}"

    def normal(self, state: TinyState, choice: Choice, text: str) -> str:
        """`plus` is `add`."""
        return text.replace("plus ", "add ")

    def read_outcome(self, state: TinyState, text: str) -> int:
        """A number."""
        if not text.isdecimal() or int(text) >= state.chance:
            raise no_such_outcome(text)
        return int(text)

    def why_not(self, state: TinyState, seat: int, text: str) -> Phrase | None:
        """Nine is too much."""
        return Phrase("tiny-too-much", {"seat": seat}, "TI-ADD-01") if text == "add 9" else None

    def prompt(self, state: TinyState, choice: Choice) -> Phrase:
        """The question: how much."""
        return Phrase("tiny-how-much")

    def describe(self, state: TinyState, choice: Choice, answer: int) -> Phrase:
        """So much."""
        return Phrase("tiny-add", {"n": answer})

    def tell(self, state: TinyState, event: Event) -> Phrase:
        """Something."""
        return Phrase("tiny-something", {"kind": int(event.kind)})

    def seat_name(self, state: TinyState, seat: int) -> Phrase:
        """A number."""
        return Phrase("tiny-seat", {"n": seat})


SETUP: Final = Setup("tiny", (Seat(), Seat()), seed=4)
