"""The command: try the mutants of rooms, keep what is found, and say it."""

from __future__ import annotations

import argparse
import datetime
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from mutants.change import Mutant
from mutants.page import Found, write_page
from mutants.reach import PYTEST, reach_of, state_of
from mutants.rooms import Room, draw, everything, read_equivalent, read_rooms
from mutants.trial import KILLED, SURVIVED, TIMED_OUT, UNDECIDED, Trials
from mutants.verdicts import Said, digest_of, read_verdicts, write_verdicts

HERE = Path(__file__).parent
OURS = HERE / "rooms.toml"
KEEP = Path(".mutants")
PAGE = Path("docs", "mutants.md")


def kept_in(rooms: Path, room: Room) -> Path:
    """The file of the verdicts of a room, beside the file that names the rooms."""
    return rooms.parent / "verdicts" / f"{room.name}.jsonl"


def equivalent_beside(rooms: Path) -> Path:
    """The file of the mutants that nobody can observe, beside the file that names the rooms."""
    return rooms.parent / "equivalent.toml"


def run_room(
    room: Room, only: str | None, tests: list[str] | None, kept: Path, equivalent: Collection[str]
) -> None:
    """Try the mutants of a room of which nothing is known that still stands.

    What a few test modules alone leave alive is undecided, or stays what it was, and is tried again the next
    time.
    """
    mutants = everything(room)
    drawn = draw(mutants)
    wanted = drawn if only is None else [mutant for mutant in mutants if only in mutant.name]
    names = {mutant.name for mutant in drawn}
    known = {name: said for name, said in read_verdicts(kept).items() if name in names}
    state = state_of(room)
    open_ones = [
        mutant
        for mutant in wanted
        if only is not None or mutant.name not in known or not known[mutant.name].stands(mutant, state)
    ]
    open_ones.sort(key=lambda mutant: mutant.name in equivalent)  # these take all tests, and change no figure
    print(
        f"{room.name}: {len(open_ones)} of {len(wanted)} mutants to try, of {len(mutants)} in all", flush=True
    )
    if not open_ones:
        return
    reach = reach_of(room, KEEP, tests or room.test_files())
    for test in reach.failed:
        print(f"{room.name}: {test} fails without any mutant and is left out", flush=True)

    def tell(mutant: Mutant, verdict: str, by: str) -> None:
        if tests is not None and verdict == SURVIVED:
            verdict = UNDECIDED
        found_by_all = mutant.name in known and known[mutant.name].verdict in (SURVIVED, TIMED_OUT)
        if mutant.name in names and not (verdict == UNDECIDED and found_by_all):
            digest = digest_of(mutant, verdict, by, state if tests is None else "")
            day = datetime.datetime.now(datetime.UTC).date().isoformat()
            known[mutant.name] = Said(mutant.name, verdict, by, digest, day)
            write_verdicts(kept, known)
        if only is not None or verdict != KILLED:
            print(f"{verdict}: {mutant.name}" + (f"\n    by {by}" if by else ""), flush=True)

    folder = Path(tempfile.mkdtemp(prefix="mutants-"))
    try:
        before = {name: said.by for name, said in known.items()}
        trials = Trials(reach, open_ones, folder / "note", tell, before)
        modules = dict.fromkeys(test.split("::")[0] for test in reach.seconds)
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(folder)
        pytest.main([*PYTEST, *modules], plugins=[trials])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def found_in(room: Room, equivalent: dict[str, str], kept: Path) -> Found | None:
    """The findings about the drawn mutants of a room; None if nothing is."""
    known = read_verdicts(kept)
    mutants = everything(room)
    tried = [(mutant, known[mutant.name]) for mutant in draw(mutants) if mutant.name in known]
    return Found(room, len(mutants), tried, equivalent) if tried else None


def main() -> int:
    """Try the rooms one after the other, each in a process of its own."""
    parser = argparse.ArgumentParser(prog="mutants", description="Do the tests bite?")
    parser.add_argument("room", nargs="*", help="all rooms, if none is named")
    parser.add_argument("--only", metavar="TEXT", help="try the mutants whose name holds this, drawn or not")
    parser.add_argument("--tests", metavar="FILE", nargs="+", help="only with these test modules of the room")
    parser.add_argument("--fresh", action="store_true", help="forget what was found before")
    parser.add_argument("--rooms", type=Path, default=OURS, help="the file that names the rooms")
    parser.add_argument("--say", action="store_true", help="write what was found so far, and try nothing")
    parser.add_argument("--within", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    rooms = read_rooms(given.rooms)
    for name in given.room:
        if name not in rooms:
            parser.error(f"there is no room {name}; the rooms are {', '.join(rooms)}")
    if given.rooms == OURS and not entry_points(group="playmat.games"):
        parser.error(
            "install playmat first: games are found among what is installed, and the tests need some"
        )
    KEEP.mkdir(exist_ok=True)
    chosen: list[Room] = [rooms[name] for name in given.room or rooms]
    if given.within:
        kept = kept_in(given.rooms, chosen[0])
        run_room(chosen[0], given.only, given.tests, kept, read_equivalent(equivalent_beside(given.rooms)))
        return 0
    for room in [] if given.say else chosen:
        if given.fresh:
            kept_in(given.rooms, room).unlink(missing_ok=True)
        command: list[Any] = [sys.executable, "-m", "mutants", room.name, "--within", "--rooms", given.rooms]
        command += ["--only", given.only] if given.only else []
        command += ["--tests", *given.tests] if given.tests else []
        done = subprocess.run(command, check=False)
        if done.returncode != 0:
            return done.returncode
    if given.only:
        return 0
    return say(rooms, chosen, given.rooms)


def say(rooms: dict[str, Room], chosen: list[Room], beside: Path) -> int:
    """Write the page and print the counts; 1 if a goal is missed."""
    equivalent = read_equivalent(equivalent_beside(beside))
    found = [
        said for room in chosen if (said := found_in(room, equivalent, kept_in(beside, room))) is not None
    ]
    write_page(PAGE, list(rooms.values()), found)
    for said in found:
        print(said.sentence())
    return int(
        len(found) < len(chosen) or any(said.untried() or said.share() < said.room.goal for said in found)
    )


if __name__ == "__main__":
    sys.exit(main())
