"""The one frame in which every card's program runs.

`EFFECT` is a frame like any other: its argument holds the place in the program, so a program that has
asked somebody something is copied, saved and gone on with like everything else on the stack.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from playmat.cards.operation import END
from playmat.kernel.state import Reader, State, arg_of, seat_of

EFFECT: Final = 255
"""The step of a program in progress."""

PLACE_BITS: Final = 20
PLACE: Final = (1 << PLACE_BITS) - 1


@final
class InstructionTally:
    """The instructions that a match carries out, by their places in the programs.

    Attributes:
        done: each that was carried out, in order.
        idle: those of them that found nothing to do.
    """

    __slots__ = ("done", "idle")

    def __init__(self) -> None:
        self.done: list[int] = []
        self.idle: list[int] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State):
    """A match of a game whose cards have programs.

    Attributes:
        code: all programs of all cards, one after the other; shared, never changed.
        tally: where somebody counts (`coverage`), what they are told; no part of the match.
    """

    __slots__ = ("code", "tally")
    APART: ClassVar[tuple[str, ...]] = ("code", "tally")

    def __init__(self, code: vec[i64]) -> None:
        super().__init__()
        self.code: vec[i64] = code
        self.tally: InstructionTally | None = None

    def decode(self, numbers: Reader) -> None:
        """Read what `encode` wrote, but for the open choice.

        Raises:
            BadEncoding: it is no match of this game.
        """
        raise NotImplementedError

    def perform(self, operation: i64, at: i64, seat: i64, context: i64) -> None:
        """Carry out one operation; its parameters are `code[at + 1]` and those after it.

        What cannot be done at once (a choice, chance, several draws) is pushed as a frame and
        done before the program goes on.
        """
        raise NotImplementedError

    def start(self, seat: i64, at: i64, context: i64) -> None:
        """Run the program that begins at `at` for a seat, before anything else on the stack.

        Args:
            seat: whose card it is.
            at: where the program begins; an empty program does nothing.
            context: a small number of the game's own, handed to every `perform`.
        """
        if self.code[at] != END:
            self.push(EFFECT, seat, at | (context << PLACE_BITS))

    def run_effect(self) -> None:
        """Go on with the program on top of the stack until it ends or something else must come first."""
        depth = len(self.stack)
        running = self.top()
        seat = seat_of(running)
        context = arg_of(running) >> PLACE_BITS
        at = arg_of(running) & PLACE
        code = self.code
        while True:
            instruction = code[at]
            after = at + (instruction >> 8)
            if code[after] == END:
                self.pop()
                self.carry_out(instruction & 255, at, seat, context)
                return
            self.goto(EFFECT, seat, after | (context << PLACE_BITS))
            self.carry_out(instruction & 255, at, seat, context)
            if len(self.stack) != depth or self.status != 0:
                return
            at = after

    def carry_out(self, operation: i64, at: i64, seat: i64, context: i64) -> None:
        """Perform an operation, and count it where somebody counts.

        It found something to do if it told of something or began another rule.
        """
        tally = self.tally
        if tally is None:
            self.perform(operation, at, seat, context)
            return
        depth = len(self.stack)
        told = self.told()
        self.perform(operation, at, seat, context)
        tally.done.append(at)
        if self.told() == told and len(self.stack) == depth:
            tally.idle.append(at)

    def told(self) -> i64:
        """The number of events that the match has told."""
        return 0 if self.log is None else len(self.log.events)
