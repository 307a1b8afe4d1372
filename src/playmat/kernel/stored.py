"""Fields as a match copies and stores them: what a state declares beside the fields themselves.

`tools/storing.py` writes `copy_fields`, `encode_fields` and `decode_fields` of a game from these, in their
order: plain assignments, as fast as by hand. Nothing reads them while a match is played. Stored matches
depend on the order: whoever changes it, or adds a field, makes them unreadable. A `later_pile` alone can be
added, after those that there are: it is stored only where something is in it, or in one that was added later.
"""

from __future__ import annotations

from typing import NamedTuple


class Stored(NamedTuple):
    """A declared field, or several flags that share one number.

    Attributes:
        kind: `number`, `flag`, `flags`, `pile`, `later_pile`, `sides` or `derived`.
        names: the fields.
        below: a number is below it; 0 where the game's own check says what it may be.
        less: a number is stored so much higher than it is.
        signed: a number may be negative, down to `-below`.
    """

    kind: str
    names: tuple[str, ...]
    below: int = 0
    less: int = 0
    signed: bool = False


def number(name: str, below: int = 0, less: int = 0, signed: bool = False) -> Stored:
    """Declare a number."""
    return Stored("number", (name,), below, less, signed)


def flag(name: str) -> Stored:
    """Declare what is true or false, as a number of its own."""
    return Stored("flag", (name,))


def flags(*names: str) -> Stored:
    """Declare what is true or false, all in one number, a bit each."""
    return Stored("flags", names)


def pile(name: str) -> Stored:
    """Declare numbers in a row."""
    return Stored("pile", (name,))


def later_pile(name: str) -> Stored:
    """Declare numbers in a row that are stored last, and only if there are any or another such row follows.

    Matches stored before there was such a field are read as they were, and keep their hashes.
    """
    return Stored("later_pile", (name,))


def sides() -> Stored:
    """Declare the two sides of a duel, in the order of the seats."""
    return Stored("sides", ("sides",))


def derived(*names: str) -> Stored:
    """Declare what is copied and not stored: it follows from the rest, and is found again."""
    return Stored("derived", names)


def derived_pile(name: str) -> Stored:
    """Declare numbers in a row that are copied and not stored."""
    return Stored("derived_pile", (name,))
