"""Observations: what a seat may know, as a row of small numbers for programs that learn.

A view is for people and their programs: words, lists, JSON. An *observation* holds the same as a row of
16-bit numbers of fixed length that libraries for learning read without copying, written in a fraction of a
microsecond. A `Schema` says what stands where. A game that offers one subclasses `Observer` and hands it out
(`Game.observer`); it also gives every option of its choices an *action*, a number of a fixed list
(-> `playmat.kernel.observation.draft`).

An observation is as secret as a view: it is built from nothing, and the conformance suite compares it before
and after redeals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from playmat.kernel.choice import Choice
from playmat.kernel.observation.draft import PICKED, Draft, blank_mask
from playmat.kernel.state import State

LARGEST: Final = 32767
"""No number of an observation is larger; those that could be stop there."""


@final
class Field:
    """A part of an observation.

    Attributes:
        name: what programs call it.
        shape: its dimensions; its numbers stand row by row.
        low, high: no number is below or above these.
        meaning: what it says; of a table, what its columns are, in order.
        start: where its first number stands in the observation.
    """

    def __init__(self, name: str, shape: tuple[int, ...], low: int, high: int, meaning: str) -> None:
        self.name: str = name
        self.shape: tuple[int, ...] = shape
        self.low: int = low
        self.high: int = high
        self.meaning: str = meaning
        self.start: int = 0

    def size(self) -> int:
        """The length of the part."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@final
class Schema:
    """The layout of an observation.

    Attributes:
        version: another one means that old programs would misread the numbers.
        fields: the parts, in order.
        size: how many numbers there are in all.
    """

    def __init__(self, version: int, fields: Sequence[Field]) -> None:
        self.version: int = version
        self.fields: tuple[Field, ...] = tuple(fields)
        self.size: int = 0
        for field in self.fields:
            field.start = self.size
            self.size += field.size()

    def field(self, name: str) -> Field:
        """The part of this name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    def numbers(self, observation: Sequence[int], name: str) -> list[int]:
        """The numbers of one part of an observation, row by row."""
        field = self.field(name)
        return [int(number) for number in observation[field.start : field.start + field.size()]]


@final
class Facts:
    """Facts that never change about the things that an observation names by number.

    Attributes:
        name: what the things are.
        columns: what each number of a row says.
        names: the name of each thing.
        rows: the numbers of each thing; thing `k` of an observation is in row `k - 1`.
    """

    def __init__(self, name: str, columns: tuple[str, ...]) -> None:
        self.name: str = name
        self.columns: tuple[str, ...] = columns
        self.names: list[str] = []
        self.rows: list[list[int]] = []

    def add(self, name: str, row: list[int]) -> None:
        """Add a thing."""
        self.names.append(name)
        self.rows.append(row)


@final
class Naming:
    """Actions in a row that name things of one sort, and where more is said about these things.

    Attributes:
        sort: what they name.
        start: the first of these actions.
        count: how many there are.
        table: the table whose rows these things are, first to last; "" if nothing is printed on them.
        places: fields of the observation that tell of them, each with the row of the first thing; the rows of
            a field are counted through all its dimensions but the last.
    """

    def __init__(
        self, sort: str, start: int, count: int, table: str = "", places: Sequence[tuple[str, int]] = ()
    ) -> None:
        self.sort: str = sort
        self.start: int = start
        self.count: int = count
        self.table: str = table
        self.places: tuple[tuple[str, int], ...] = tuple(places)


def question_fields(prompts: int, actions: int) -> list[Field]:
    """The parts that every observation begins with: what the seat is asked, and what of it is answered."""
    return [
        Field("prompt", (1,), 0, prompts, "what is asked: the prompt's code + 1; 0: nothing"),
        Field("kind", (1,), 0, 4, "pick 1, subset 2, split 3, order 4; 0: nothing is asked"),
        Field("bounds", (2,), 0, LARGEST, "of a subset or split: at least, at most"),
        Field("taken", (1,), 0, LARGEST, "how many steps of the answer have been taken"),
        Field("picked", (PICKED,), 0, actions, "the actions of those steps + 1, the first ones; 0: none"),
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of a game, and names its actions; subclass it, and write `observe` and `path`.

    Action 0 is always to pass: to choose nothing, or nothing more.

    Args:
        name: what environments of the game are called: `KMon`.
        version: of the schema and the actions together.
        prompts: the game's codes of prompts are below it.
        actions: a word for each action.
        fields: what `observe` writes, in order.

    Attributes:
        name: what environments of the game are called.
        schema: what stands where, the fields of the question first.
        actions: a word for each action.
        size: how many actions there are.
    """

    def __init__(
        self, name: str, version: int, prompts: int, actions: Sequence[str], fields: Sequence[Field]
    ) -> None:
        self.name: str = name
        self.actions: tuple[str, ...] = tuple(actions)
        self.size: i64 = len(self.actions)
        question = question_fields(prompts, len(self.actions))
        self.schema: Schema = Schema(version, [*question, *fields])
        self.head: i64 = Schema(version, question).size
        self.length: i64 = self.schema.size

    # ---- what a game writes --------------------------------------------------------------

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the game's fields as `seat` may know them, from place `at` on.

        The place may hold an earlier observation, so every number is written, and lists are cleared
        behind their end (`clear_rows`).
        """
        raise NotImplementedError

    def path(self, state: State, choice: Choice, item: i64) -> i64:
        """The actions that stand for an item of a choice: one, or two packed with `steps`.

        Items of a SUBSET, SPLIT or ORDER have one, which is not 0. Two items may only share theirs if it
        makes no difference which of them is taken, but for the order in which things lie.
        """
        raise NotImplementedError

    def tables(self) -> list[Facts]:
        """The print on the cards and components that the numbers of an observation stand for."""
        return []

    def namings(self) -> list[Naming]:
        """The namings of the actions; an action that no naming covers is a sort of its own."""
        return []

    # ---- what everybody calls ------------------------------------------------------------

    def begin(self, draft: Draft, state: State, choice: Choice) -> None:
        """Begin the answer to an open choice of a match."""
        draft.begin(choice)
        place: i64 = 0
        while place < choice.n:
            draft.offer(place, self.path(state, choice, choice.items[place]))
            place += 1
        draft.ready()

    def draft(self, state: State, choice: Choice) -> Draft:
        """An answer to an open choice, at its beginning, with a mask of its own."""
        draft = Draft(blank_mask(self.size), 0)
        self.begin(draft, state, choice)
        return draft

    def write(self, state: State, seat: i64, draft: Draft | None, out: vec[i16], at: i64) -> None:
        """Write the whole observation of a seat.

        Args:
            state: the match.
            seat: whose observation it is.
            draft: the seat's answer on its way, if it is asked.
            out: where the observation goes; there it is zero, or an earlier observation of the same game.
            at: the place of its first number.
        """
        if draft is None:
            place: i64 = 0
            while place < self.head:
                out[at + place] = 0
                place += 1
        else:
            draft.observe(out, at)
        self.observe(state, seat, out, at + self.head)

    def observation(self, state: State, seat: int, draft: Draft | None = None) -> list[int]:
        """The whole observation of a seat, in a list of its own."""
        out = zeros(self.length)
        self.write(state, seat, draft, out, 0)
        return [int(number) for number in out]


def steps(first: i64, second: i64) -> i64:
    """Pack two actions that together stand for one item.

    >>> both = steps(7, 12)
    >>> both & 0xFFFF, both >> 16
    (7, 12)
    """
    return first | (second << 16)


def zeros(length: i64) -> vec[i16]:
    """Room for observations."""
    out = vec[i16]()
    left = length
    while left > 0:
        out = append(out, 0)
        left -= 1
    return out


def capped(number: i64) -> i16:
    """A number that may be too large for an observation.

    >>> int(capped(5)), int(capped(10**9))
    (5, 32767)
    """
    if number > LARGEST:
        return LARGEST
    return i16(number)


def clear_rows(out: vec[i16], at: i64, row: i64, end: i64, width: i64) -> None:
    """Clear what an earlier observation has left in a table, from a row on.

    In each row that holds something the first number is not 0, so that it ends at the first empty row.

    Args:
        out: the observation.
        at: where the table begins.
        row: the first row that holds nothing now.
        end: how many rows the table has.
        width: how many columns.
    """
    while row < end:
        place = at + row * width
        if out[place] == 0:
            return
        column: i64 = 0
        while column < width:
            out[place + column] = 0
            column += 1
        row += 1
