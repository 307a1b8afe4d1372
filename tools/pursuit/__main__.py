"""The commands: see the package."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from playmat.games.perilous import GAME
from playmat.games.perilous.state.components import DIFFICULTIES


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="pursuit", description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    fit = ways.add_parser("fit", help="play matches and fit the table of chances to them")
    fit.add_argument("out", type=Path, help="where to write the table")
    correct = ways.add_parser("correct", help="play other matches and see what corrects the table's odds")
    measure = ways.add_parser("measure", help="play other matches and see how often the hints were right")
    measure.add_argument("--difficulty", choices=DIFFICULTIES, default="", help="no other difficulty")
    measure.add_argument("--keep", type=Path, help="keep a position of each match in this file, for a test")
    measure.add_argument("--json", action="store_true", help="print all numbers")
    for way in (fit, correct, measure):
        way.add_argument("--games", type=int, required=True, help="how many matches")
        way.add_argument("--seed", type=int, required=True, help="the seed of the first; then one more each")
    return parser.parse_args()


def fit(out: Path, games: int, seed: int) -> None:
    """Write a table, with how it was made at its head."""
    from playmat.games.perilous.bot.weights import dump, vector  # noqa: PLC0415
    from pursuit.fitting import Design, fit, positions  # noqa: PLC0415 - measuring does without numpy

    design = Design()
    found = positions(design, games, seed)
    answer = fit(design, found)
    tally = [f"{setting}: {won} of {played} won" for setting, (played, won) in sorted(found.tally.items())]
    command = shlex.join(["python", "-m", "pursuit", *sys.argv[1:]])
    head = [
        "The chance to win of a team of planners, as L; see chance.py. Made, not written:",
        "",
        f"    PYTHONPATH=src:tools {command}",
        "",
        f"on {datetime.now(UTC).date()}, from {len(found.rows):,} positions of {games} matches,",
        f"match seeds {seed} to {seed + games - 1};",
        f"hash of the components' data: {GAME.data_hash()}",
        "",
        *tally,
    ]
    out.write_text(dump(vector(design.table(answer)), "\n".join(head)), encoding="utf-8")


def main() -> None:
    """Do it."""
    given = arguments()
    if given.way == "fit":
        fit(given.out, given.games, given.seed)
        return
    if given.way == "correct":
        from pursuit.correcting import correct  # noqa: PLC0415 - measuring does without numpy

        slope, offset, hints = correct(given.games, given.seed)
        print(f"slope {slope:.3f}, offset {offset:.3f}: {hints} hints")
        return
    from pursuit.measure import measure  # noqa: PLC0415 - fitting does without it

    found, kept = measure(given.games, given.seed, given.difficulty)
    if given.keep:
        lines = ",\n".join(json.dumps(one) for one in kept)
        given.keep.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    if given.json:
        print(json.dumps(msgspec.to_builtins(found)))
        return
    for one in found.bins:
        print(f"told {one.told:.3f}, won {one.won:.3f}: {one.positions} hints")
    print(f"expected calibration error {found.error:.4f}: {found.positions} hints of {found.matches} matches")


if __name__ == "__main__":
    main()
