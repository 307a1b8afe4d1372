"""`playmat replay`, `hint`, `analyse` and `record`: matches that are looked at."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import App, Parameter

from playmat import programs
from playmat.commandline.options import (
    Deals,
    Place,
    Seconds,
    Seed,
    refuse_both,
)
from playmat.kernel.errors import BadRecord, BadSetup
from playmat.kernel.event import SPECTATOR
from playmat.kernel.match.record import read_record, replay
from playmat.kernel.match.scenario import begin as begin_scenario
from playmat.kernel.match.scenario import read_scenario
from playmat.kernel.match.seats import find_seat
from playmat.lab.collection.cards import read_card_set
from playmat.terminal.card_set_store import game_of
from playmat.terminal.commands import Sets, full_screen, run_app
from playmat.terminal.saves import read_file, read_save, restore, sets_folder
from playmat.terminal.session import Session
from playmat.terminal.settings import language, may_move
from playmat.terminal.speech import hint_lines, result_lines
from playmat.terminal.tables import look, sight
from playmat.terminal.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playmat.kernel.match.match import Match

replay_app = App(name="replay")
hint_app = App(name="hint")
analyse_app = App(name="analyse")
record_app = App(name="record")


@replay_app.default
def show(
    file: Path,
    /,
    *,
    at: Place | None = None,
    seat: str | None = None,
    cards: Sets = None,
    lang: str | None = None,
    plain: bool = False,
    no_animation: bool = False,
) -> int:
    """Go through a record moment by moment; in plain lines, print one moment and what happened up to it."""
    from playmat.terminal.review.replayed import ReplayedMatch

    words = Words(language(lang))
    record = read_save(file)
    game = game_of(record, sets_folder(), cards or [])
    match = replay(record, game, at)
    viewer = SPECTATOR if seat is None else find_seat(match.game, match.setup, seat, spectator=True)
    replayed = ReplayedMatch(match if at is None else replay(record, game))
    if seat is not None:
        replayed.look_as(viewer)
    if full_screen() and not plain:
        from playmat.terminal.app import PlaymatApp

        if at is not None:
            replayed.seek_entry(at)
        return run_app(PlaymatApp(words, replayed=replayed, moving=may_move() and not no_animation))
    print(words.tr("replay-head", at=len(match.entries), last=len(record.entries), file=str(file)))
    for event in match.events(viewer):
        if event.kind:
            print(words.cited(match.game.tell(match.state, event)))
    print()
    for line in [*look(sight(match, viewer, words)), *_asked(match, words), *result_lines(match, words)]:
        print(line)
    return 0


@hint_app.default
def hint(file: Path, /, *, seat: str | None = None, cards: Sets = None, lang: str | None = None) -> None:
    """Print what a computer player would do for the seat that is asked, why, and the chance of success."""
    words = Words(language(lang))
    match = _laid(file, cards or []) if file.suffix == ".toml" else restore(read_save(file), cards or [])
    if not match.asked:
        raise BadRecord("hint-nobody-asked", "", file=str(file))
    asked = match.asked[0] if seat is None else find_seat(match.game, match.setup, seat)
    session = Session(match)
    print(words.asked(session.name(asked), match.window(asked).prompt))
    for line in hint_lines(session, asked, session.advise(session.question(asked)), words):
        print(line)


@analyse_app.default
def analyse(
    file: Path,
    /,
    *,
    seat: str | None = None,
    all_seats: Annotated[bool, Parameter(name="--all", negative="")] = False,
    player: str = "skilled",
    deals: Deals = 8,
    errors: bool = False,
    seconds: Seconds = 600,
    seed: Seed = 1,
    format: str | None = None,  # noqa: A002 - the name of the option
    out: Path | None = None,
    overwrite: bool = False,
    exercises: Path | None = None,
    cards: Sets = None,
    lang: str | None = None,
) -> int:
    """Say what each decision of a finished match cost, and what the computer would have done."""
    from playmat.lab.console import INTERRUPTED, lowered, note, progress
    from playmat.lab.files import check_new
    from playmat.lab.review.analysis import INTERRUPTED as STOPPED
    from playmat.lab.review.analysis import AnalysisPlan, Work, seats_of_people
    from playmat.lab.review.exercises import check_exercises, write_exercises
    from playmat.lab.review.output import format_of, write
    from playmat.lab.review.telling import Telling

    words = Words(language(lang))
    refuse_both(seat=seat, all=all_seats)
    form = format_of(format, out)
    if out is not None:
        check_new(out, overwrite, placed=True)
    if exercises is not None:
        check_exercises(exercises, file, overwrite)
    name = lowered(player)
    programs.allow([name])
    match = replayed(file, cards)
    seats = seats_of_people(match)
    if all_seats or seat is not None:
        every = range(len(match.setup.seats))
        seats = [find_seat(match.game, match.setup, seat)] if seat is not None else list(every)
    work = Work(match, seats, AnalysisPlan(name, deals, seed))
    until = time.monotonic() + seconds
    with progress(len(work.wanted), 0, shown=True, what=words.tr("analysis-progress")) as tell:
        found = work.go(tell, lambda: time.monotonic() < until)
    told = Telling(found, words.lang, str(file), result_lines(match, words))
    write(told, form, errors, out)
    if exercises is not None:
        written, left = write_exercises(told, exercises)
        note(words.tr("analysis-exercises", folder=str(exercises), count=written, left=left))
    return INTERRUPTED if found.stopped == STOPPED else 0


@record_app.command
def luck(
    file: Path,
    /,
    *,
    seat: str = "0",
    json: bool = False,
    cards: Sets = None,
    lang: str | None = None,
) -> None:
    """Say how the result of a finished match came about: by luck, by errors, and by what is left."""
    from playmat.lab.luck.ledger import ledger_of
    from playmat.lab.luck.telling import lines

    words = Words(language(lang))
    match = replayed(file, cards)
    found = ledger_of(match, find_seat(match.game, match.setup, seat))
    if json:
        print(msgspec.json.encode(found).decode())
        return
    print(*lines(found, words.tr), sep="\n")


@record_app.command
def check(file: Path, /, *, cards: Sets = None, lang: str | None = None) -> None:
    """Play a record again and compare every answer, outcome and hash."""
    words = Words(language(lang))
    record = read_record(read_file(file))
    match = replay(record, game_of(record, sets_folder(), cards or []))
    state = words.tr("record-finished" if record.end is not None else "record-unfinished")
    print(words.tr("record-good", file=str(file), entries=len(record.entries), hashes=len(record.hashes)))
    print(f"{state} {words.tr('record-digest', digest=match.digest())}")


def replayed(file: Path, cards: Sequence[Path] | None) -> Match:
    """The match of a record, checked from its beginning to its end."""
    record = read_record(read_file(file))
    return replay(record, game_of(record, sets_folder(), cards or []))


def _laid(file: Path, cards: Sequence[Path]) -> Match:
    """The match at the beginning of a scenario document."""
    return begin_scenario(read_scenario(_text(file), sets=[read_card_set(one) for one in cards]))


def _asked(match: Match, words: Words) -> list[str]:
    """The open questions of a match, for a replay."""
    return [
        words.asked(match.game.seat_name(match.state, seat), match.window(seat).prompt)
        for seat in match.asked
    ]


def _text(file: Path) -> str:
    try:
        return read_file(file).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadSetup("save-no-text", "", file=str(file)) from error
