"""Exercises: the positions in which a seat lost much, as scenario documents with the better answer as a step.

What the seat could not know is dealt again in them, and neither the seed of the match nor the decks of the
others are in them, so that an exercise gives nothing away.
"""

from __future__ import annotations

import re
from pathlib import Path

import tomli_w

from playmat.kernel.errors import PlaymatError
from playmat.kernel.match.scenario import begin, placed, read_scenario, take_step
from playmat.kernel.match.seats import seats_named
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game as installed_game
from playmat.lab.files import BadFile, heard
from playmat.lab.review.analysis import Review
from playmat.lab.review.telling import Telling
from playmat.lab.review.verdicts import MARKS, Verdict


def check_exercises(folder: Path, file: Path, overwrite: bool) -> None:
    """Refuse a folder before the analysis rather than after it.

    Args:
        folder: where exercises shall be written; what is missing of it can be made.
        file: the record.
        overwrite: exercises of the same record may be replaced.

    Raises:
        BadFile: it is no folder, or there are exercises of the record in it.
    """
    there = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    if not there.is_dir():
        raise BadFile("analysis-folder", "", file=str(folder), why=Phrase("system-no-folder"))
    if overwrite or not folder.is_dir():
        return
    name = re.compile(rf"{re.escape(file.stem)}-[0-9]+-[0-9]+\.toml")
    for one in sorted(folder.iterdir()):
        if name.fullmatch(one.name):
            raise BadFile("analysis-exercise-exists", "", file=str(one))


def write_exercises(words: Telling, folder: Path) -> tuple[int, int]:
    """Write an exercise for each mistake and blunder; one of before with the same name is replaced.

    Returns:
        How many were written, and how many could not be: today's rules and cards cannot play them.

    Raises:
        BadFile: the folder cannot be written to.
    """
    wanted = [
        (f"{Path(words.file).stem}-{review.course.seat}-{one.decision.n}.toml", exercise(words, review, one))
        for review in words.found.reviews
        for one in review.verdicts
        if one.lost >= MARKS["mistake"]
    ]
    played = words.found.match.game
    same = played.data_hash() == installed_game(played.id).data_hash()  # sets of one's own are in it
    found = [(name, text) for name, text in wanted if same and opens(text)]
    with heard(folder, "analysis-folder"):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in found:
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return len(found), len(wanted) - len(found)


def exercise(words: Telling, review: Review, one: Verdict) -> str:
    """The document of an exercise: the position, what it asks as its title, and the better answer."""
    seat, match, decision = review.course.seat, words.found.match, one.decision
    title = words.tr(
        "analysis-exercise",
        who=words.seat(review),
        turn=decision.turn,
        what=words.move(seat, one, decision.answer),
        lost=f"{100 * one.lost:.0f}",
    )
    document = placed(match.game, match.setup.known_to(seat), decision.state, title)
    if answer := words.notation(seat, one, one.other):
        document["step"] = [{"seat": seats_named(match.game, match.setup, [seat])[0], "answer": answer}]
    return tomli_w.dumps(document)


def opens(text: str) -> bool:
    """Return whether a document can be opened here, and its answers given."""
    try:
        scenario = read_scenario(text)
        match = begin(scenario)
        for number in range(len(scenario.document.step)):
            take_step(scenario, match, number)
    except PlaymatError:
        return False
    return True
