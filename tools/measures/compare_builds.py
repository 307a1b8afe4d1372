"""Do the compiled and the interpreted build play the same matches? Each plays them; the texts are compared.

    python tools/measures/compare_builds.py --write FILE     play in this environment, write what happened
    python tools/measures/compare_builds.py --other PYTHON   play here and with another interpreter, compare

Every installed game is played with random answers, under all numbers of seats and all options in turn. Most
matches leave one line: how many answers and outcomes, a hash over the whole state at every tenth of them, and
the digest at the end. A few are played through `Match` and leave their whole record. Exits with 1 if the two
texts differ, and names the first place.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import playmat
from playmat.kernel.choice import Choice
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game, Setup
from playmat.kernel.match.match import Match, digest_of
from playmat.kernel.match.record import write_record
from playmat.kernel.rng import Stream, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import Status
from playmat.players.playout import random_answer
from playmat.testing import default_setups

SEED = 20240229
EVERY = 10


def quick_line(game: Game, setup: Setup, answers: Stream) -> str:
    """Play a match without a log, and what it leaves."""
    state = game.begin(setup)
    state.live = True
    state.log = None
    state.advance()
    spare = Choice()
    given = 0
    trail = hashlib.sha256()
    while state.status == Status.ASKING:
        if given % EVERY == 0:
            trail.update(digest_of(state).encode())
        random_answer(state, answers, spare)
        given += 1
    roles = ",".join(seat.role or "-" for seat in setup.seats)
    options = ",".join(f"{name}={value}" for name, value in setup.options.items())
    return f"{roles} {options} {given} {int(state.answers)} {trail.hexdigest()[:16]} {digest_of(state)}"


def record_of(game: Game, setup: Setup, answers: Stream) -> str:
    """Play a match through `Match`, and its record."""
    match = Match(game, setup)
    while not match.is_over:
        asked = match.asked
        seat = asked[int(answers.below(len(asked)))]
        match.answer(seat, int(match.choice(seat).sample(answers)))
    return write_record(match, playmat.__version__)


def lines(games: list[str], matches: int, records: int) -> Iterator[str]:
    """All that the matches of these games leave, line by line."""
    for name in games:
        game = playmat.game(name)
        setups = default_setups(game, matches + records, stream_of(SEED, 0))
        for number, wanted in enumerate(setups):
            setup = check_setup(game, wanted)
            answers = stream_of(setup.seed, 1)
            try:
                game.begin(setup)
            except BadSetup as error:  # what does not go together is refused alike, too
                yield f"{name} {number} {error}"
                continue
            if number < matches:
                yield f"{name} {number} {quick_line(game, setup, answers)}"
            else:
                yield f"{name} {number}"
                yield from record_of(game, setup, answers).splitlines()


def write(path: Path, games: list[str], matches: int, records: int) -> int:
    """Write what the matches leave; how many lines that is."""
    count = 0
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for line in lines(games, matches, records):
            file.write(line + "\n")
            count += 1
    return count


def difference(here: Path, there: Path) -> str:
    """The first line in which two files differ, and the match it belongs to; empty if there is none."""
    with here.open(encoding="utf-8") as one, there.open(encoding="utf-8") as other:
        match = ""
        for number, (mine, theirs) in enumerate(zip_longest(one, other, fillvalue="(the end)\n"), 1):
            if mine.startswith(tuple(f"{name} " for name in playmat.game_ids())):
                match = " ".join(mine.split()[:2])
            if mine != theirs:
                return f"line {number} (match {match}):\n  {here}: {mine}  {there}: {theirs}"
    return ""


def build() -> str:
    """The word for this build."""
    return "compiled" if playmat.is_compiled() else "interpreted"


def main() -> int:
    """Play, and compare if asked to."""
    parser = argparse.ArgumentParser(description="Do both builds play the same matches?")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", type=Path, metavar="FILE", help="play here and write what happened")
    what.add_argument("--other", metavar="PYTHON", help="play here and with this interpreter, and compare")
    parser.add_argument("--game", action="append", metavar="ID", help="this game only; may be repeated")
    parser.add_argument("--matches", type=int, default=1000, help="quick matches a game (%(default)s)")
    parser.add_argument("--records", type=int, default=30, help="matches with whole records (%(default)s)")
    given = parser.parse_args()
    games = given.game or playmat.game_ids()
    same = ["--matches", str(given.matches), "--records", str(given.records)]
    same += [word for name in games for word in ("--game", name)]
    if given.write is not None:
        count = write(given.write, games, given.matches, given.records)
        print(f"{given.write}: {count} lines, {build()}, Python {sys.version.split()[0]}")
        return 0
    folder = Path(tempfile.mkdtemp(prefix="playmat-builds-"))
    here, there = folder / "here.txt", folder / "there.txt"
    command = [given.other, str(Path(__file__)), "--write", str(there), *same]
    with subprocess.Popen(command) as other:
        count = write(here, games, given.matches, given.records)
    print(f"{here}: {count} lines, {build()}, Python {sys.version.split()[0]}")
    if other.returncode != 0:
        print("the other interpreter failed")
        return 1
    found = difference(here, there)
    if found:
        print(f"The builds differ, first in {found}")
        return 1
    shutil.rmtree(folder)
    print("The builds play the same matches.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
