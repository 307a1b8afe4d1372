"""Guided first matches: a real match with a fixed beginning, and what a coach says of it as it comes.

A game that has one keeps it in the document `guide.toml` beside the game: who sits at the table, what it is
dealt from, and the tips in the order of their urgency. The words of a tip are `<game>-guide-<name>` of the
catalogues.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

import msgspec

from playmat.kernel.documents.form import fit
from playmat.kernel.documents.toml import read_toml
from playmat.kernel.errors import PlaymatError
from playmat.kernel.event import HIDDEN
from playmat.kernel.game import Game, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import ScenarioSetup
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game as installed_game
from playmat.texts.sources import game_folder

LEARNER = 0
"""The seat of whoever learns."""

FIRST_MATCH = "first-match"
"""The name that a guided first match has beside the lessons of its game."""


class NoGuide(PlaymatError):
    """The game has no guided first match."""


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that the coach says, once.

    Attributes:
        name: the last part of its key in the catalogues.
        question: said while this is asked: the key of the question.
        event: or said once this has happened: the key of its sentence.
        mine: only where it happened to the learner (true), or to somebody else (false).
        at: what it points at: paths of the view (`seats.0.hand`), or classes of the table in the browser
            (`.charges`).
    """

    name: str
    question: str = ""
    event: str = ""
    mine: bool | None = None
    at: tuple[str, ...] = ()


class GuideDocument(msgspec.Struct, forbid_unknown_fields=True):
    """A document of a guided match.

    Attributes:
        game: the id of the game.
        level: the computer player at the other seats.
        setup: who plays what, and the seed.
        tip: what the coach says; what comes first is said first.
    """

    game: str
    level: str
    setup: ScenarioSetup
    tip: tuple[Tip, ...]


class Guide(msgspec.Struct, frozen=True):
    """A guided match; the fields are those of its document.

    Attributes:
        setup: the match; nobody but the rules may know its seed.
    """

    game: Game
    level: str
    setup: Setup
    tips: tuple[Tip, ...]

    def words(self, tip: Tip) -> Phrase:
        """The words of a tip."""
        return Phrase(f"{self.game.id}-guide-{tip.name}")


def has_guide(game: str) -> bool:
    """Return whether a game has a guided match."""
    return _text(game) is not None


@cache
def guide_of(game: str) -> Guide:
    """The guided match of a game.

    Raises:
        UnknownGame: there is no such game.
        NoGuide: it has none.
        PlaymatError: its document cannot be used.
    """
    found = installed_game(game)
    text = _text(game)
    if text is None:
        raise NoGuide("error-no-guide", "", game=game)
    document = fit(read_toml(text), GuideDocument)
    return Guide(found, document.level, document.setup.setup(found, document.game), document.tip)


def due(
    tips: Iterable[Tip], told: Collection[str], question: str, deeds: Collection[tuple[str, int]]
) -> Tip | None:
    """The tip to say now: the first that is new, and either about the question or about what has happened.

    Args:
        tips: all of them.
        told: the names of those that were said.
        question: the key of the question to the learner.
        deeds: what has happened so far, as `happened` has it.
    """
    return next((tip for tip in tips if tip.name not in told and _fits(tip, question, deeds)), None)


def happened(match: Match) -> set[tuple[str, int]]:
    """All that the learner was told of a match: keys of sentences, and the seats that they are about."""
    told = (event for event in match.events(LEARNER) if event.kind != HIDDEN)
    return {(match.game.tell(match.state, event).key, int(event.seat)) for event in told}


def _fits(tip: Tip, question: str, deeds: Collection[tuple[str, int]]) -> bool:
    if tip.question:
        return tip.question == question
    if tip.mine is None:
        return any(key == tip.event for key, _seat in deeds)
    return any(key == tip.event and (seat == LEARNER) == tip.mine for key, seat in deeds)


def _text(game: str) -> str | None:
    """The document of a game's guided match; None if it has none."""
    folder = game_folder(game)
    path = folder / "guide.toml" if folder is not None else None
    return path.read_text(encoding="utf-8") if path is not None and path.is_file() else None
