"""One match in progress: plain data that is copied in microseconds and saved in mid-decision.

A game subclasses `State` (third-party games in ordinary Python too) and adds its fields. A rule in
progress is a *frame*: one packed int (step, seat, argument) on `stack`. The kernel runs the top
frame (`run`) until somebody must choose or chance must speak; then it stops, and `apply` hands the
answer to the step that asked (`resolve`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from playmat.kernel.choice import CONCEDE, NATURE, Choice
from playmat.kernel.errors import BadEncoding, DeadEnd, NobodyAsked, RunawayRule
from playmat.kernel.event import Log
from playmat.kernel.rng import Stream

STEP_LIMIT: Final = 10_000
"""Steps without a question after which a rule counts as running away."""

KEYS: Final = 2305843009213693952
"""The number of keys that a redeal's stream of chance can have: 2**61."""


class Status:
    """The activity of the match. Between two calls of `apply` it is never RUNNING."""

    RUNNING: Final = 0
    ASKING: Final = 1
    CHANCE: Final = 2
    OVER: Final = 3


def frame(step: i64, seat: i64, arg: i64) -> i64:
    """Pack a rule in progress: step (below 256), seat (below 16), argument (below 2**48).

    >>> f = frame(3, 1, 42)
    >>> step_of(f), seat_of(f), arg_of(f)
    (3, 1, 42)
    """
    return step | (seat << 8) | (arg << 12)


def step_of(packed: i64) -> i64:
    """The step of a frame."""
    return packed & 255


def seat_of(packed: i64) -> i64:
    """The seat of a frame."""
    return (packed >> 8) & 15


def arg_of(packed: i64) -> i64:
    """The argument of a frame."""
    return packed >> 12


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The kernel's part of a match.

    Attributes:
        stack: the rules in progress, the running one last.
        status: one of `Status`.
        asked: bit set of the seats that have an open choice.
        choice: the open choice of the first seat that must answer (`choice.seat`).
        chance: while status is CHANCE, how many outcomes there are; they are equally likely.
        answers: how many answers and outcomes the match has taken so far.
        nature: the match's stream of chance; its counter is the number of outcomes so far, wherever
            they came from.
        live: chance answers by itself from `nature`; otherwise the match stops and waits for it.
        written: `choice` holds the question that is being asked; only true while rules run.
        log: the events, or None where nobody watches.
        disclosed: how often a hidden thing was shown to somebody (undo asks for it).
    """

    APART: ClassVar[tuple[str, ...]] = ()
    """Fields of this class that do not belong to the match: shared by all matches, or tools beside it.

    They need be neither copied nor stored. Each class names its own; `playmat.testing` reads all of them.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ()
    """Fields of this class that follow from the others: copied, not stored, worked out again by `decode`."""

    # Where the rules are not compiled, an object with more than thirty fields is slow without slots.
    __slots__ = (
        "answers",
        "asked",
        "chance",
        "choice",
        "disclosed",
        "first",
        "live",
        "log",
        "nature",
        "stack",
        "status",
        "written",
    )

    def __init__(self) -> None:
        self.stack: vec[i64] = vec[i64]()
        self.status: i64 = Status.RUNNING
        self.asked: i64 = 0
        self.first: i64 = 0
        self.choice: Choice = Choice()
        self.chance: i64 = 0
        self.answers: i64 = 0
        self.disclosed: i64 = 0
        self.nature: Stream = Stream(0, 0)
        self.live: bool = True
        self.written: bool = False
        self.log: Log | None = None

    # ---- what a game writes --------------------------------------------------------------

    def run(self) -> None:
        """Carry out the top frame up to the next frame, question, throw or the end."""
        raise NotImplementedError

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of an asked seat into `choice`; change nothing else."""
        raise NotImplementedError

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer of the open choice, or an outcome of chance (seat `NATURE`)."""
        raise NotImplementedError

    def concede(self, seat: i64) -> None:
        """A seat that is asked gives the match up; only games that say `concedes` write this."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy; the log is not copied."""
        raise NotImplementedError

    def encode(self) -> list[int]:
        """All that the match is, as integers; `decode` of the game is the inverse."""
        raise NotImplementedError

    def redeal(self, seat: i64, stream: Stream) -> State:
        """A clone in which all that `seat` cannot know is dealt again, consistent with all it has seen.

        The clone's own chance is re-keyed from `stream`, so that nobody foresees the dice. Of what `seat`
        cannot know nothing may come through, not even how the stream's numbers fall on it: matches that
        look alike to `seat` have the same redeals (`kernel.piles.redeal_pile`).
        """
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, int]]:
        """While chance speaks: outcomes that stand for all, each with its whole-number weight.

        Probability is weight over the sum of the weights (`chance`). Outcomes that cannot lead to
        different matches may be merged into one.
        """
        return [(int(outcome), 1) for outcome in range(self.chance)]

    # ---- the stack -----------------------------------------------------------------------

    def push(self, step: i64, seat: i64, arg: i64) -> None:
        """Begin a rule; it runs before the one that is in progress goes on."""
        self.stack = append(self.stack, frame(step, seat, arg))

    def pop(self) -> i64:
        """End the running rule and give its frame."""
        self.stack, top = pop(self.stack)
        return top

    def top(self) -> i64:
        """The frame of the running rule."""
        return self.stack[-1]

    def goto(self, step: i64, seat: i64, arg: i64) -> None:
        """The running rule goes on with another step."""
        self.stack[-1] = step | (seat << 8) | (arg << 12)

    # ---- asking --------------------------------------------------------------------------

    def ask(self, seat: i64) -> None:
        """Stop and wait for `seat`, whose choice `offer` will write."""
        self.status = Status.ASKING
        self.first = seat
        single: i64 = 1
        self.asked = single << seat

    def ask_written(self, seat: i64) -> None:
        """Like `ask`, where the rule has written the open choice already to see whether there is one."""
        self.ask(seat)
        self.written = True

    def ask_also(self, seat: i64) -> None:
        """Open a choice to another seat at the same time."""
        self.asked |= i64(1) << seat

    def throw(self, size: i64) -> None:
        """Let chance speak: one of `size` equally likely outcomes."""
        self.status = Status.CHANCE
        self.chance = size

    def finish(self) -> None:
        """End the match."""
        self.status = Status.OVER
        self.asked = 0
        self.stack = vec[i64]()

    # ---- going on ------------------------------------------------------------------------

    def apply(self, seat: i64, answer: i64) -> None:
        """Carry out an answer that is known to be legal, and go on to the next question.

        Nothing is checked here: `Match.answer` does that for people, programs that pick from
        the open choice need not.
        """
        self.answers += 1
        if seat == NATURE:
            self.nature.counter += 1
        self.status = Status.RUNNING
        if answer == CONCEDE and seat != NATURE:
            self.concede(seat)
        else:
            self.resolve(seat, answer)
        self.advance()

    def advance(self) -> None:
        """Run the rules until a seat is asked, chance must be heard, or the match is over."""
        for _step in range(STEP_LIMIT):
            if self.status == Status.RUNNING:
                if len(self.stack) == 0:
                    raise NobodyAsked("error-nobody-asked", "", answers=int(self.answers))
                self.run()
            elif self.status == Status.CHANCE and self.live:
                outcome = self.nature.below(self.chance)
                self.answers += 1
                self.status = Status.RUNNING
                self.resolve(NATURE, outcome)
            else:
                break
        else:
            raise RunawayRule("error-runaway", "", limit=STEP_LIMIT, stack=self.stack_text())
        if self.status == Status.ASKING:
            if self.written:
                self.written = False
            else:
                self.offer(self.first, self.choice)
            if self.choice.n == 0 and self.choice.kind == 0:
                raise DeadEnd("error-dead-end", "", seat=int(self.first), stack=self.stack_text())

    def is_over(self) -> bool:
        """Return whether the match has ended."""
        return self.status == Status.OVER

    def asks(self, seat: i64) -> bool:
        """Return whether a seat has an open choice."""
        return seat >= 0 and self.status == Status.ASKING and (self.asked >> seat) & 1 != 0

    def stack_text(self) -> str:
        """The rules in progress, for an error message: step/seat/argument, the running one last."""
        return " ".join(f"{step_of(f)}/{seat_of(f)}/{arg_of(f)}" for f in self.stack)

    # ---- copying -------------------------------------------------------------------------

    def rekey(self, stream: Stream) -> None:
        """Redeal: what chance will say is not what it would have said."""
        self.nature = Stream(stream.below(KEYS), 0)

    def offer_again(self) -> None:
        """Redeal: the open choice is that of the things as they lie now."""
        if self.status == Status.ASKING:
            self.offer(self.first, self.choice)

    def clone_kernel(self, new: State) -> None:
        """Copy the kernel's fields into a new state of the same class."""
        new.stack = self.stack[:]
        new.status = self.status
        new.asked = self.asked
        new.first = self.first
        self.choice.copy_into(new.choice)
        new.chance = self.chance
        new.answers = self.answers
        new.disclosed = self.disclosed
        new.nature = self.nature.clone()
        new.live = self.live

    def encode_kernel(self, out: list[int]) -> None:
        """Append the kernel's fields. The open choice is not stored: `offer` writes it again."""
        out.append(self.status)
        out.append(self.asked)
        out.append(self.first)
        out.append(self.chance)
        out.append(self.answers)
        out.append(self.disclosed)
        out.append(self.nature.key)
        out.append(self.nature.counter)
        encode_pile(self.stack, out)

    def decode_kernel(self, numbers: Reader) -> None:
        """Read what `encode_kernel` wrote; the caller writes the open choice afterwards."""
        self.status = numbers.below(4)
        self.asked = numbers.next()
        self.first = numbers.next()
        self.chance = numbers.next()
        self.answers = numbers.next()
        self.disclosed = numbers.next()
        self.nature = Stream(numbers.next(), numbers.next())
        self.stack = numbers.pile()


def encode_pile(pile: vec[i64], out: list[int]) -> None:
    """Append a pile: its length, then its numbers."""
    out.append(len(pile))
    for number in pile:
        out.append(number)  # noqa: PERF402 - a packed pile is no list


class Reader:
    """Reads an encoded state number by number; whatever does not fit is a `BadEncoding`.

    >>> numbers = Reader([2, 7, 9])
    >>> list(numbers.pile())
    [7, 9]
    """

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.place = 0

    def next(self) -> int:
        """The next number."""
        if self.place >= len(self.numbers):
            raise BadEncoding("error-encoding-short", "", place=self.place)
        number = self.numbers[self.place]
        if not -(1 << 62) < number < 1 << 62:
            raise BadEncoding("error-encoding-range", "", place=self.place)
        self.place += 1
        return number

    def below(self, limit: int) -> int:
        """The next number, which must lie in `0 .. limit - 1`."""
        number = self.next()
        if not 0 <= number < limit:
            raise BadEncoding("error-encoding-range", "", place=self.place - 1)
        return number

    def within(self, limit: int) -> int:
        """The next number, which must lie between `-limit` and `limit`, neither included."""
        number = self.next()
        if not -limit < number < limit:
            raise BadEncoding("error-encoding-range", "", place=self.place - 1)
        return number

    def pile(self) -> vec[i64]:
        """The next pile."""
        length = self.below(len(self.numbers) - self.place)
        pile = vec[i64]()
        for _place in range(length):
            pile = append(pile, self.next())
        return pile

    def later_pile(self) -> vec[i64]:
        """A pile that stands last if it holds anything; an empty one is written only before another.

        >>> list(Reader([]).later_pile()), list(Reader([1, 9]).later_pile())
        ([], [9])
        >>> numbers = Reader([0, 1, 9])
        >>> list(numbers.later_pile()), list(numbers.later_pile())
        ([], [9])
        """
        if self.place == len(self.numbers):
            return vec[i64]()
        pile = self.pile()
        if len(pile) == 0 and self.place == len(self.numbers):
            raise BadEncoding("error-encoding-long", "", place=self.place - 1)
        return pile

    def end(self) -> None:
        """Nothing may be left."""
        if self.place != len(self.numbers):
            raise BadEncoding("error-encoding-long", "", place=self.place)
