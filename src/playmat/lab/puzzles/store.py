"""The folder into which puzzles are mined: a document for each, and the seeds that have been searched."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playmat.kernel.game import Game
from playmat.lab.files import BadFile
from playmat.lab.puzzles.mining import Wish, mine

DONE: Final = "mined.txt"
"""The file that lists the seeds, one per line."""


class Store:
    """A folder of mined puzzles.

    Args:
        game: what is played.
        folder: where they are kept; what is missing of it is made.

    Raises:
        BadFile: it is no folder, or cannot be written to.
    """

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self.folder = folder
        if folder.exists() and not folder.is_dir():
            raise BadFile("analysis-folder", "", file=str(folder), why=os.strerror(errno.ENOTDIR))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / DONE).touch()
        except OSError as error:
            raise self.fault(error) from error

    def fault(self, error: OSError) -> BadFile:
        """The refusal of a folder that cannot be used."""
        why = error.strerror or type(error).__name__
        return BadFile("analysis-folder", "", file=str(self.folder), why=why)

    def done(self) -> set[int]:
        """The seeds that have been looked through."""
        lines = (self.folder / DONE).read_text(encoding="utf-8").split()
        return {int(line) for line in lines if line.isdecimal()}

    def found(self) -> list[Path]:
        """The documents in the folder."""
        return sorted(self.folder.glob("*.toml"))

    def keep(self, seed: int, wish: Wish) -> Iterator[str]:
        """Look through the match of a seed and write what is found; gives the names of the files.

        Raises:
            BadFile: the folder cannot be written to.
        """
        try:
            for found in mine(self.game, seed, wish):
                path = self.folder / f"{found.name}.toml"
                path.write_text(found.text, encoding="utf-8", newline="\n")
                yield path.name
            with (self.folder / DONE).open("a", encoding="utf-8") as file:
                file.write(f"{seed}\n")
        except OSError as error:
            raise self.fault(error) from error
