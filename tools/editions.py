"""The released editions of the data of our games: what each release shipped, kept for its matches.

    python tools/editions.py            at a release: keep the data of today under the version of today
    python tools/editions.py --check    nothing is lost: see `problems`

The editions of a game lie in `data/editions.xz` of its package (`playmat.kernel.editions`). One that is there
is never changed. Between releases the version ends in `.dev` and a number, and data may be anything: a match
that is begun with them may be lost by the next change.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from playmat import __version__
from playmat.kernel.editions import PLACE, Edition, editions_of, packed
from playmat.kernel.game import Game
from playmat.kernel.registry import game as installed_game

GAMES = ("khtcg", "kmon", "perilous")
SOURCE = Path(__file__).parents[1] / "src"


def today(game: Game, release: str = __version__) -> Edition:
    """The edition that a release of today would be."""
    return Edition(release, game.version, tuple(game.data_texts()))


def problems(game: Game, release: str = __version__) -> list[str]:
    """The losses of a release of today: none for a version between releases, whose data are not kept."""
    kept = {one.release: one for one in editions_of(game.package)}
    if not kept:
        return [f"{game.id}: no edition is kept"]
    if ".dev" in release:
        return []
    if release not in kept:
        return [f"{game.id}: the edition of {release} is not kept: python tools/editions.py"]
    if msgspec.structs.astuple(kept[release]) != msgspec.structs.astuple(today(game, release)):
        return [f"{game.id}: rules or data are no longer those of {release}: give playmat a new version"]
    return []


def keep(game: Game) -> str:
    """Keep the data of today under the version of today.

    Raises:
        SystemExit: the version is one between releases, or other data are kept under it.
    """
    if ".dev" in __version__:
        raise SystemExit(f"{__version__} is no release")
    before, now = editions_of(game.package), today(game)
    if now in before:
        return f"{game.id}: {__version__} is kept"
    if any(one.release == __version__ for one in before):
        raise SystemExit(f"{game.id}: {__version__} is kept with other rules or data, and stays as it is")
    path = SOURCE.joinpath(*game.package.split("."), *PLACE.split("/"))
    path.write_bytes(packed([*before, now]))
    return f"{game.id}: {__version__} added; {path.stat().st_size} bytes"


def main() -> int:
    """Keep or check."""
    ours = [installed_game(one) for one in GAMES]
    found = [line for game in ours for line in problems(game)] if "--check" in sys.argv else []
    print("\n".join(found if "--check" in sys.argv else [keep(game) for game in ours]))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
