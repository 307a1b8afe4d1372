"""Everything that is too long for CI, one part after another; what is done is not done again.

    nox -s full                  carry out all parts that have not passed on this commit
    nox -s full -- PART...       only these
    nox -s full -- --list        which there are, and on which commit each passed last
    nox -s full -- --again       all of them, whatever has passed

A part is a session of the noxfile. When it has passed, `.full.json` notes the commit, so that an interrupted
run goes on with the part it was in; the part itself starts again, but for `mutants`, which keeps what it has
found, and `web`, which keeps the tests that have passed (`pytest --resume`). A part that fails does not stop
the others. With changes that are not committed (but for the page that `mutants` writes) everything is carried
out, and nothing noted.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".full.json"
RESUMED = ROOT / ".full.web"
"""The tests of `web` that have passed in a run that was cut."""
WRITTEN = "docs/mutants.md"
"""The file that a part writes into the project: no change that anything else could notice."""


PARTS: Mapping[str, tuple[str, ...]] = {
    "properties": ("tests", "--", "--hypothesis-profile", "default"),
    "tests_compiled": ("tests_compiled",),
    "web": ("web", "--", "--whole", "--resume", str(RESUMED)),
    "web_slow": ("web_slow",),
    "openspiel": ("openspiel",),
    "editions": ("editions",),
    "oracle": ("oracle",),
    "without": ("without",),
    "soak": ("soak", "--", "--full"),
    "mutants": ("mutants",),
}
"""Each part with the session that it is and what the session is given; the shorter ones first."""

Start = Callable[[str], int]
Kept = dict[str, dict[str, str]]


def read_kept(path: Path) -> Kept:
    """Read what has passed, by part: nothing if there is no such file, or it was cut off."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return {part: {"head": str(one["head"]), "said": str(one["said"])} for part, one in found.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def write_kept(path: Path, passed: Kept) -> None:
    """Note what has passed; a file that is there is whole at any time."""
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(passed, indent=1) + "\n", encoding="utf-8")
    beside.replace(path)


def carry_out(parts: Sequence[str], kept: Path, head: str, start: Start) -> list[str]:
    """Carry out parts that have not passed on a commit, and note those that pass; gives those that failed.

    Args:
        parts: their names, in order.
        kept: the file in which it is noted.
        head: the commit; empty if there are changes beside it.
        start: carries a part out and gives its exit code.
    """
    failed = []
    for part in parts:
        passed = read_kept(kept)
        if head and passed.get(part, {}).get("head") == head:
            print(f"full: {part} has passed on this commit", flush=True)
            continue
        print(f"full: {part}", flush=True)
        began = time.monotonic()
        if start(part):
            print(f"full: {part} FAILED", flush=True)
            failed.append(part)
        elif head:
            said = f"{datetime.now(UTC):%Y-%m-%d %H:%M}, {(time.monotonic() - began) / 60:.0f} minutes"
            passed[part] = {"head": head, "said": said}
            write_kept(kept, passed)
    return failed


def forget(parts: Sequence[str], kept: Path) -> None:
    """Let parts count as never carried out."""
    left = {part: one for part, one in read_kept(kept).items() if part not in parts}
    write_kept(kept, left)


def session(part: str) -> int:
    """Carry out the session of a part."""
    return subprocess.run([sys.executable, "-m", "nox", "-s", *PARTS[part]], cwd=ROOT, check=False).returncode


def head_of(folder: Path) -> str:
    """The commit that is checked out; empty if there are changes beside it."""
    git = ["git", "-C", str(folder)]
    changes = [*git, "status", "--porcelain", "--", ".", f":!{WRITTEN}"]
    if subprocess.run(changes, capture_output=True, check=True).stdout:
        return ""
    head = subprocess.run([*git, "rev-parse", "HEAD"], capture_output=True, check=True, text=True)
    return head.stdout.strip()


def main() -> int:
    """The command line; ends with 1 where a part failed."""
    parser = argparse.ArgumentParser(prog="nox -s full --", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--list", action="store_true", help="which parts there are, and when each passed last"
    )
    parser.add_argument("--again", action="store_true", help="carry out what has passed, too")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    given = parser.parse_args()
    unknown = [part for part in given.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {', '.join(unknown)}; there are: {', '.join(PARTS)}")
    if given.list:
        passed = read_kept(KEPT)
        for part in PARTS:
            one = passed.get(part)
            print(f"{part:15} " + (f"{one['head'][:9]}, {one['said']}" if one else "never"))
        return 0
    parts = given.parts or list(PARTS)
    if given.again:
        forget(parts, KEPT)
        RESUMED.unlink(missing_ok=True)
    failed = carry_out(parts, KEPT, head_of(ROOT), session)
    print(f"full: failed: {', '.join(failed)}" if failed else "full: all parts have passed")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
