"""The card sets that matches were played with: each kept once, under the hash of its text.

A record names its sets by code and hash, so a match goes on with exactly the cards it began with, also when
the player's own file has been changed, moved or lost.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from playmat.kernel.game import Game
from playmat.kernel.match.record import Record, record_game
from playmat.lab.collection.cards import read_card_set
from playmat.lab.files import whole

DIGEST = re.compile(r"[0-9a-f]{64}")


def keep_sets(game: Game, folder: Path) -> None:
    """Keep the card sets that a game is played with beside its own.

    Raises:
        OSError: the folder cannot be written to.
    """
    for one in game.extra_sets:
        path = folder / f"{one.digest}.toml"
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            with whole(path) as scratch:
                scratch.write_text(one.text, encoding="utf-8", newline="\n")


def game_of(record: Record, folder: Path, files: Sequence[Path] = ()) -> Game:
    """The game of a record with its card sets: those in `files`, and those that were kept.

    Raises:
        BadRecord: the game is not installed, or a set is not at hand or was changed.
        BadCards: one of the files cannot be used.
    """
    kept = [folder / f"{digest}.toml" for _code, digest in record.sets if DIGEST.fullmatch(digest)]
    found = [*files, *(path for path in kept if path.is_file())]
    return record_game(record, [read_card_set(path) for path in found])
