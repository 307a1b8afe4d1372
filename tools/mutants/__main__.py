"""The command: try the mutants of rooms, keep what is found, and say it."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from mutants.change import Mutant
from mutants.page import Found, write_page
from mutants.reach import PYTEST, reach_of
from mutants.rooms import Room, draw, everything, read_equivalent, read_rooms
from mutants.trial import KILLED, Trials

HERE = Path(__file__).parent
KEEP = Path(".mutants")
PAGE = Path("docs", "mutants.md")


def kept(room: Room) -> Path:
    """The file of what was found in a room."""
    return KEEP / f"{room.name}.json"


def read_kept(room: Room) -> dict[str, dict[str, str]]:
    """What was found so far, by the mutants' names."""
    found: dict[str, dict[str, str]] = {}
    if kept(room).exists():
        for line in kept(room).read_text("utf-8").splitlines():
            said = json.loads(line)
            found[said["name"]] = said
    return found


def run_room(room: Room, only: str | None) -> None:
    """Try the mutants of a room that are not known to be killed, or not with these sources and tests."""
    mutants = everything(room)
    wanted = draw(mutants) if only is None else [mutant for mutant in mutants if only in mutant.name]
    reach = reach_of(room, KEEP)
    for test in reach.failed:
        print(f"{room.name}: {test} fails without any mutant and is left out", flush=True)
    known = read_kept(room)
    open_ones = [
        mutant
        for mutant in wanted
        if only is not None
        or mutant.name not in known
        or (known[mutant.name]["verdict"] != KILLED and known[mutant.name]["state"] != reach.state)
    ]
    print(
        f"{room.name}: {len(open_ones)} of {len(wanted)} mutants to try, of {len(mutants)} in all", flush=True
    )
    if not open_ones:
        return

    def tell(mutant: Mutant, verdict: str, by: str) -> None:
        said = {"name": mutant.name, "verdict": verdict, "by": by, "state": reach.state}
        said["day"] = datetime.datetime.now(datetime.UTC).date().isoformat()
        with kept(room).open("a", encoding="utf-8") as file:
            file.write(json.dumps(said) + "\n")
        if only is not None or verdict != KILLED:
            print(f"{verdict}: {mutant.name}" + (f"\n    by {by}" if by else ""), flush=True)

    folder = Path(tempfile.mkdtemp(prefix="mutants-"))
    try:
        trials = Trials(reach, open_ones, folder / "note", tell)
        modules = dict.fromkeys(test.split("::")[0] for test in reach.seconds)
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(folder)
        pytest.main([*PYTEST, *modules], plugins=[trials])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def found_in(room: Room, equivalent: dict[str, str]) -> Found | None:
    """What is known about the drawn mutants of a room; None if nothing is."""
    known = read_kept(room)
    mutants = everything(room)
    tried = [(mutant, known[mutant.name]) for mutant in draw(mutants) if mutant.name in known]
    return Found(room, len(mutants), tried, equivalent) if tried else None


def main() -> int:
    """Try the rooms one after the other, each in a process of its own."""
    parser = argparse.ArgumentParser(prog="mutants", description="Do the tests bite?")
    parser.add_argument("room", nargs="*", help="all rooms, if none is named")
    parser.add_argument("--only", metavar="TEXT", help="try the mutants whose name holds this, drawn or not")
    parser.add_argument("--fresh", action="store_true", help="forget what was found before")
    parser.add_argument(
        "--rooms", type=Path, default=HERE / "rooms.toml", help="the file that names the rooms"
    )
    parser.add_argument("--say", action="store_true", help="write what was found so far, and try nothing")
    parser.add_argument("--within", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    rooms = read_rooms(given.rooms)
    for name in given.room:
        if name not in rooms:
            parser.error(f"there is no room {name}; the rooms are {', '.join(rooms)}")
    KEEP.mkdir(exist_ok=True)
    chosen: list[Room] = [rooms[name] for name in given.room or rooms]
    if given.within:
        run_room(chosen[0], given.only)
        return 0
    for room in [] if given.say else chosen:
        if given.fresh:
            kept(room).unlink(missing_ok=True)
        command: list[Any] = [sys.executable, "-m", "mutants", room.name, "--within", "--rooms", given.rooms]
        done = subprocess.run(command + (["--only", given.only] if given.only else []), check=False)
        if done.returncode != 0:
            return done.returncode
    if given.only:
        return 0
    return say(rooms, chosen, given.rooms.parent / "equivalent.toml")


def say(rooms: dict[str, Room], chosen: list[Room], reasons: Path) -> int:
    """Write the page and print the counts; 1 if a goal is missed."""
    equivalent = read_equivalent(reasons)
    found = [said for room in chosen if (said := found_in(room, equivalent)) is not None]
    write_page(PAGE, list(rooms.values()), found)
    for said in found:
        print(said.sentence())
    return int(
        len(found) < len(chosen) or any(said.untried() or said.share() < said.room.goal for said in found)
    )


if __name__ == "__main__":
    sys.exit(main())
