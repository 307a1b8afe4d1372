"""Grade the puzzles that come with a game again, after its levels have changed.

    python tools/measures/grade_puzzles.py GAME

Each puzzle says how often each level fails (`playmat.lab.puzzles.grading`). This writes that table again in
the files and numbers them again, so that they become harder; nothing else changes. A puzzle that no level
fails any more is named, and stays.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import playmat
from playmat.kernel.game import Game
from playmat.kernel.match.scenario import read_scenario
from playmat.lab.puzzles.grading import failures
from playmat.lab.puzzles.mining import TRIES
from playmat.teaching.puzzles import asked, grade

TABLE = re.compile(r"\[puzzle\.failed\]\n(?:.+\n)*")
GAMES = Path(__file__).parents[2] / "src/playmat/games"


def graded(path: Path, game: Game) -> tuple[int, str]:
    """The new grade of a puzzle, and its new text; a line about it is printed."""
    text = path.read_text(encoding="utf-8")
    scenario = read_scenario(text, game)
    failed = failures(scenario, TRIES, scenario.document.setup.seed)
    told = ", ".join(f"{level} {share} %" for level, share in failed.items())
    print(f"{path.name}: {told}" + ("" if any(failed.values()) else "  (nobody fails)"), flush=True)
    lines = "".join(f"{level} = {share}\n" for level, share in failed.items())
    again = TABLE.sub(f"[puzzle.failed]\n{lines}", text)
    return grade(asked(read_scenario(again, game))), again


def main() -> int:
    """Grade all puzzles of the game that the command line names."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    game = playmat.game(sys.argv[1])
    paths = sorted((GAMES / game.id / "puzzles").glob("*.toml"))
    puzzles = sorted((graded(path, game) for path in paths), key=lambda one: one[0])
    for path, (_grade, text) in zip(paths, puzzles, strict=True):
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
