"""The coach of a guided first match, for clients that hold the match: what is to be said, and when."""

from __future__ import annotations

import msgspec

from playmat.kernel.game import Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.record import twin_take
from playmat.kernel.phrase import Phrase
from playmat.teaching.guide import LEARNER, Guide, due, guide_of, happened, has_guide


class Saying(msgspec.Struct, frozen=True):
    """Something that is said to the learner.

    Attributes:
        words: the words.
        at: what it points at, as `Tip.at` has it.
    """

    words: Phrase
    at: tuple[str, ...] = ()


class Coach:
    """The coach of a guided match.

    Args:
        guide: the match.

    Attributes:
        told: the names of the tips that were said.
        silent: everything has been said, and that the learner plays alone from here on.
    """

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.told: list[str] = []
        self.silent = False

    def heed(self, match: Match, question: str) -> Saying | None:
        """Say what is due at a question to the learner, if anything is; it is not said again.

        Args:
            match: the match as it is now.
            question: the key of the question.
        """
        tip = due(self.guide.tips, self.told, question, happened(match))
        if tip is not None:
            self.told.append(tip.name)
            return Saying(self.guide.words(tip), tip.at)
        if self.silent or len(self.told) < len(self.guide.tips):
            return None
        self.silent = True
        return Saying(Phrase("guide-alone"))


def coach_of(match: Match) -> Coach | None:
    """The coach of a match that is a guided one, having said what belongs to its past; None of any other."""
    if not has_guide(match.game.id):
        return None
    guide = guide_of(match.game.id)
    if _without_names(match.setup) != _without_names(guide.setup) or match.setup.seats[LEARNER].name:
        return None
    coach, past = Coach(guide), Match(match.game, match.setup, AwaitedNature())
    seen: set[int] = set()
    for entry in match.entries:
        if LEARNER in past.asked and past.serial(LEARNER) not in seen:
            seen.add(past.serial(LEARNER))
            coach.heed(past, past.window(LEARNER).prompt.key)
        twin_take(past, entry)
    return coach


def _without_names(setup: Setup) -> Setup:
    """A setup as a guide has it: who sits at its seats is no part of it."""
    seats = tuple(msgspec.structs.replace(seat, name="") for seat in setup.seats)
    return msgspec.structs.replace(setup, seats=seats)
