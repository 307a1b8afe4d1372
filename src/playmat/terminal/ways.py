"""The ways on when a match is over, or something has been learnt."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.teaching.guide import FIRST_MATCH
from playmat.teaching.lessons import lesson_title
from playmat.teaching.puzzles import is_puzzle, number_of, puzzle_title
from playmat.terminal.session import Session

MATCH = "match"
"""A match of one's own, where somebody has taught."""

REMATCH = "rematch"
"""The same again: seats, decks and rules as they were chosen."""

REVIEW = "review"
"""The match again, moment by moment."""

NEW_GAME = "new-game"
"""The start dialog, with what was chosen last."""


@dataclass(frozen=True)
class Topic:
    """One thing that can be learnt.

    Attributes:
        game: the id of the game.
        name: the name of a lesson or a puzzle, or `FIRST_MATCH` for the guided first match.
        alone: it is the turn of one's own after the lesson of that name.

    >>> Topic("chess", "castling", alone=True).command
    'playmat learn chess --lesson castling --alone'
    """

    game: str
    name: str
    alone: bool = False

    @property
    def title(self) -> Phrase:
        """The name, for people."""
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


@dataclass(frozen=True)
class WayOn:
    """A way on.

    Attributes:
        game: what is played.
        to: `MATCH`, `REMATCH`, `REVIEW` or `NEW_GAME`, or what can be learnt.
        label: what it is called.
        command: the command that goes this way, if one does.
    """

    game: Game
    to: str | Topic
    label: Phrase
    command: str = ""


def after_match(session: Session) -> list[WayOn]:
    """The ways on from the end of a match."""
    game = session.match.game
    return [
        WayOn(game, REMATCH, Phrase("terminal-way-rematch")),
        WayOn(game, REVIEW, Phrase("terminal-way-review")),
        WayOn(game, NEW_GAME, Phrase("terminal-way-new")),
    ]
