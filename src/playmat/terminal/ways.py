"""The ways on when a match is over, or something has been learnt."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.terminal.learning.topic import Topic
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
