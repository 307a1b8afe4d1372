"""Matches as records: kept in a file or a text, and played again from it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playmat import __version__
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.match.record import read_record, record_game, replay, write_record
from playmat.lab.collection.cards import read_card_set


def dumps(match: Match) -> str:
    """The record of a match, finished or not: its setup, its moves and hashes of its states, as text.

    Raises:
        BadRecord: the match began from a position; a record begins with a setup.
    """
    return write_record(match, __version__)


def loads(record: str | bytes, cards: Iterable[str | Path] = ()) -> Match:
    """The match of a record, at its last move; every move is checked on the way.

    Args:
        record: the text.
        cards: the files of card sets that it was played with beside the game's own.

    Raises:
        BadRecord: not a record, altered, or made under other rules or cards; the error names the line.
    """
    read = read_record(record)
    match = replay(read, record_game(read, [read_card_set(Path(file)) for file in cards]))
    match.resume(LiveNature())
    return match


def save(match: Match, file: str | Path) -> None:
    """Write the record of a match into a file; `playmat replay` shows it, `load` reads it.

    Raises:
        BadRecord: as `dumps`.
    """
    Path(file).write_text(dumps(match), encoding="utf-8")


def load(file: str | Path, cards: Iterable[str | Path] = ()) -> Match:
    """The match recorded in a file; see `loads`."""
    return loads(Path(file).read_bytes(), cards)
