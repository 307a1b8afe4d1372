"""Topics: what can be learnt, what each is called, and the command that begins it."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.kernel.phrase import Phrase
from playmat.teaching.lessons import lesson_title
from playmat.teaching.puzzles import is_puzzle, number_of, puzzle_title
from playmat.terminal.learning.progress import FIRST_MATCH


@dataclass(frozen=True)
class Topic:
    """One thing that can be learnt.

    Attributes:
        game: the id of the game.
        name: the name of a lesson or a puzzle, or `FIRST_MATCH` for the guided first match.
        alone: it is the turn of one's own after the lesson of that name.

    >>> Topic("kmon", "attack", alone=True).command
    'playmat learn kmon --lesson attack --alone'
    """

    game: str
    name: str
    alone: bool = False

    @property
    def title(self) -> Phrase:
        """What it is called, for people."""
        if self.alone:
            return Phrase("lesson-own-turn")
        if is_puzzle(self.name):
            return puzzle_title(self.game, self.name)
        return Phrase("guide-title") if self.name == FIRST_MATCH else lesson_title(self.game, self.name)

    @property
    def command(self) -> str:
        """The command that begins it."""
        if is_puzzle(self.name):
            return f"playmat puzzles {self.game} --number {number_of(self.name)}"
        lesson = "" if self.name == FIRST_MATCH else f" --lesson {self.name}"
        return f"playmat learn {self.game}{lesson}{' --alone' if self.alone else ''}"
