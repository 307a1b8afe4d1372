"""The modules that are compiled, and a check that mypyc takes them.

    python tools/compiled_modules.py    have mypyc read them all, without a C compiler; 1 if it refuses a line

mypyc refuses some Python that mypy accepts, and an installation then goes on without compiled rules. So it is
asked here before the long way of compiling: a line that it refuses is found in half a minute.
"""

from __future__ import annotations

import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path

PROJECT = Path(__file__).parents[1]

# What is compiled: every module of these folders ...
COMPILED = (
    "kernel/*.py",
    "kernel/match/*.py",
    "kernel/observation/*.py",
    "cards/*.py",
    "games/*/*.py",
    "games/*/*/*.py",
    "players/*.py",
    "players/*/*.py",
    "lab/arena.py",
    "lab/bench/loops.py",
    "gyms/batch.py",
)
# (Not lab/trials/first_turns.py: the rules take nearly all its time. Compiled, its 10,000 deals took 0.13 s
# instead of 0.15 s for Kingdom Hearts, 0.26 s instead of 0.32 s for K-Mon: `tools/measures/first_turns.py`.)
# ... but for those that import msgspec, whose structs do not survive compiling, and for these, which speak
# text and files, or are asked once, and gain nothing: a sixth of all the C would be theirs. These are
# patterns of fnmatch.
INTERPRETED = (
    "*/__init__.py",
    "kernel/errors.py",
    "kernel/loading.py",
    "kernel/match/nature.py",
    "kernel/notation.py",
    "kernel/registry.py",
    "kernel/stored.py",
    "cards/entry.py",
    "cards/filling.py",
    "cards/forms.py",
    "cards/game.py",
    "cards/placing.py",
    "cards/reference.py",
    "cards/share.py",
    "cards/text.py",
    "games/*/game.py",
    "games/*/interface/branches.py",
    "games/*/interface/card_forms.py",
    "games/*/interface/card_text.py",
    "games/*/interface/event_text.py",
    "games/*/interface/options.py",
    "games/*/interface/refusals*.py",
    "games/*/language/favours.py",
    "games/*/language/fitting.py",
    "games/*/language/vocabulary.py",
    "games/*/terminal/*.py",
    "games/perilous/interface/position.py",
    "players/roster.py",
)
BORDER = "import msgspec\n"


def modules() -> list[str]:
    """The files to compile, relative to the project, in a fixed order."""
    root = PROJECT / "src" / "playmat"
    found = {path.relative_to(root).as_posix() for pattern in COMPILED for path in root.glob(pattern)}
    inner = [name for name in sorted(found) if not any(fnmatch(name, pattern) for pattern in INTERPRETED)]
    return [
        f"src/playmat/{name}" for name in inner if BORDER not in (root / name).read_text(encoding="utf-8")
    ]


def module_name(file: str) -> str:
    """The module of a source file."""
    return ".".join(Path(file).relative_to("src").with_suffix("").parts)


def main() -> int:
    """Turn the modules into C, and throw it away."""
    from mypyc.build import mypycify  # noqa: PLC0415 - setup.py imports this where nothing is compiled

    files = modules()
    with tempfile.TemporaryDirectory() as scratch:
        try:
            mypycify(files, opt_level="0", group_name="playmat", target_dir=scratch, multi_file=True)
        except SystemExit as refused:  # mypyc has printed the lines it does not take
            return int(bool(refused.code))
    print(f"mypyc takes all {len(files)} modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
