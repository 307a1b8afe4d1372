"""The folder into which puzzles are mined: a document and a proof each, and the seeds that were searched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from playmat import __version__
from playmat.kernel.game import Game
from playmat.lab.files import UNREADABLE, UNWRITABLE, BadFile, heard, write_text
from playmat.lab.puzzles.mining import Wish, mine

DONE: Final = "mined.txt"
"""The file that says what is looked for, and then lists the seeds, one per line."""

PROOF: Final = ".proof.json"
"""The end of the name of a proof, which lies beside its puzzle."""


class PuzzleStore:
    """A folder of mined puzzles.

    Args:
        game: what is played.
        folder: where they are kept; what is missing of it is made.
        wish: what is looked for.

    Raises:
        BadFile: it cannot be written to, or holds what another search has found.
    """

    def __init__(self, game: Game, folder: Path, wish: Wish) -> None:
        self.game = game
        self.folder = folder
        self.wish = wish
        self.list = folder / DONE
        effort = wish.effort
        now = f"{game.id} {wish.player} deals={effort.deals} limit={effort.limit}"
        with heard(folder, UNWRITABLE):
            folder.mkdir(parents=True, exist_ok=True)
        lines = self.lines()
        if not lines:
            write_text(self.list, f"{now}\n")
        elif lines[0] != now:
            raise BadFile("puzzles-other", "", file=str(folder), was=lines[0][:100], now=now)

    def lines(self) -> list[str]:
        """The lines of the list; none if there is no list yet.

        Raises:
            BadFile: it cannot be read.
        """
        with heard(self.list, UNREADABLE):
            if not self.list.exists():
                return []
            return self.list.read_bytes().decode("utf-8", "replace").splitlines()

    def done(self) -> set[int]:
        """The seeds that have been looked through."""
        return {int(line) for line in self.lines()[1:] if line.isascii() and line.isdecimal()}

    def next(self) -> int:
        """The seed after all that have been looked through."""
        return max(self.done(), default=0) + 1

    def found(self) -> list[Path]:
        """The documents in the folder."""
        return sorted(self.folder.glob("*.toml"))

    def keep(self, seed: int) -> Iterator[str]:
        """Look through the match of a seed and write what is found; gives the names of the files.

        Raises:
            BadFile: the folder cannot be written to.
        """
        for found in mine(self.game, seed, self.wish):
            path = self.folder / f"{found.name}.toml"
            proof = {
                "playmat": __version__,
                "deals": self.wish.effort.deals,
                "limit": self.wish.effort.limit,
                "questions": found.proof,
            }
            write_text(
                path.with_suffix(PROOF), msgspec.json.format(msgspec.json.encode(proof)).decode() + "\n"
            )
            write_text(path, found.text)
            yield path.name
        with heard(self.list, UNWRITABLE), self.list.open("a", encoding="utf-8") as file:
            file.write(f"{seed}\n")
