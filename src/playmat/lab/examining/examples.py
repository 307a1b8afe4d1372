"""Examples: the moment of a finding as a record, which `playmat play RECORD@N` opens."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playmat import __version__
from playmat.cards.game import CardGame
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import write_record
from playmat.lab.examining.evidence import Moment
from playmat.lab.examining.findings import Finding
from playmat.lab.files import heard

FOLDER: Final = "cards-examples-folder"


def make_folder(folder: Path) -> None:
    """Make the folder of the examples, or refuse it: before the matches, so that none is played in vain.

    Raises:
        BadFile: it cannot be made or written to.
    """
    with heard(folder, FOLDER):
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass


def write_examples(game: CardGame, found: list[Finding], folder: Path) -> list[Path | None]:
    """Write the records of some findings.

    Args:
        game: with the cards.
        found: the findings.
        folder: where to.

    Returns:
        The file of each finding; None if it has no moment, or none that can be reached.

    Raises:
        BadFile: one cannot be written.
    """
    written: list[Path | None] = []
    for number, one in enumerate(found, 1):
        text = record_of(game, one.moment) if one.moment is not None else None
        if text is None:
            written.append(None)
            continue
        path = folder / f"{number:03}-{one.card.lower()}-{one.kind}.playmat"
        with heard(path, FOLDER):
            path.write_text(text, encoding="utf-8", newline="\n")
        written.append(path)
    return written


def record_of(game: CardGame, moment: Moment) -> str | None:
    """The record of the match that has come to a moment; None if the rules break on the way there."""
    try:
        return write_record(played(game, moment), __version__)
    except Exception:  # a finding says so; the others must not be lost
        return None


def played(game: CardGame, moment: Moment) -> Match:
    """The match that has come to a moment."""
    match = Match(game, moment.setup)
    for seat, answer in moment.answers:
        match.answer(seat, answer)
    return match
