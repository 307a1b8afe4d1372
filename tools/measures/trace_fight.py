"""Count the files through which a reader follows a fight.

    python tools/measures/trace_fight.py

Followed are battles of three answers and challenges of four in Kingdom Hearts, and attacks with one reaction
in K-Mon, the first of each random match of fixed seeds. What is counted is the game's code that runs from the
answer that opens the fight to the one that ends it, on plain Python: its files, how often a call or a return
leads from one file to another, and how long all functions are that were called.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import playmat
from playmat import games

GAMES = Path(games.__path__[0])
FIGHTS = (("khtcg", "battle", 3), ("khtcg", "challenge", 4), ("kmon", "attack", 1))
"""The kinds of fights, and how many answers the one has that is followed: of an attack, the reactions."""
SEEDS = 60


class Trace(NamedTuple):
    """The way of a fight.

    Attributes:
        files: the files it leads through, in the order in which they are reached.
        changes: how often it leads from one of them to another.
        functions: the number of functions that were called.
        lines: the lines that these have together.
    """

    files: list[str]
    changes: int
    functions: int
    lines: int


def followed(game: str, run: Callable[[], Any]) -> list[CodeType]:
    """The functions of the game's rules that run, one entry for each call and return."""
    way: list[CodeType] = []
    room = GAMES / game

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            here = frame
        elif event == "return" and frame.f_back is not None:
            here = frame.f_back
        else:
            return
        if room in Path(here.f_code.co_filename).parents:
            way.append(here.f_code)

    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(None)
    return way


def fight(game: str, kind: str, answers: int, seed: int) -> Trace | None:
    """The first fight of this kind and length in a random match; None if it has none."""
    match = playmat.new_match(game, seed=seed)
    chance = random.Random(seed)  # noqa: S311
    way: list[CodeType] = []
    given = 0
    now = fighting(match, "")
    while not match.is_over:
        move = chance.choice(match.legal_moves)
        before = now
        steps = followed(game, partial(match.push, move))
        now = fighting(match, before or str(move))
        if now == kind or before == kind:
            way += steps
            given += before == kind and (game != "kmon" or str(move) != "pass")
        if before == kind and now != kind:
            if given == answers:
                return trace_of(game, way)
            way, given = [], 0
    return None


def fighting(match: playmat.Match, opened: str) -> str:
    """The kind of the fight that goes on, in K-Mon the move that opened it; empty where none does."""
    view = match.view(0)
    if "chain" in view:
        return opened if view["chain"] else ""
    return str(view["fight"]["kind"]) if view["fight"] else ""


def trace_of(game: str, way: list[CodeType]) -> Trace:
    """The counts of a way."""
    files = [Path(code.co_filename).relative_to(GAMES / game).as_posix() for code in way]
    functions = {code for code in way if not code.co_name.startswith("<")}  # no comprehensions
    return Trace(
        list(dict.fromkeys(files)),
        sum(one != other for one, other in pairwise(files)),
        len(functions),
        sum(map(length, functions)),
    )


def length(code: CodeType) -> int:
    """The lines of a function."""
    return max(line for _begin, _end, line in code.co_lines() if line) - code.co_firstlineno + 1


def main() -> int:
    """Print the shortest way of each kind of fight, and how long they are."""
    for game, kind, answers in FIGHTS:
        found = [fight(game, kind, answers, seed) for seed in range(SEEDS)]
        ways = [way for way in found if way is not None]
        shortest = min(ways, key=lambda way: (len(way.files), way.changes))
        files = statistics.median_low(len(way.files) for way in ways)
        changes = statistics.median_low(way.changes for way in ways)
        print(f"{len(ways)} fights of the kind {kind} in {game}, answers of each: {answers}")
        functions = statistics.median_low(way.functions for way in ways)
        lines = statistics.median_low(way.lines for way in ways)
        print(f"  median: {files} files, {changes} changes of file, {functions} functions of {lines} lines")
        print(f"  shortest: {len(shortest.files)} files, {shortest.changes} changes of file")
        print("    " + " ".join(shortest.files))
    return 0


if __name__ == "__main__":
    sys.exit(main())
