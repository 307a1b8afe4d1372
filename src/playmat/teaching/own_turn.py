"""The turn of one's own that every lesson ends with: the match goes on, and nobody says what to do.

It goes on where the lesson ends, or from its beginning if the lesson ends the match. What the learner cannot
see is dealt again, as in any branch of a match, and computer players answer for the others.
"""

from __future__ import annotations

from playmat.kernel.game import Game
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.match.scenario import Scenario
from playmat.teaching.course import Course
from playmat.teaching.guide import LEARNER


class OwnTurn:
    """The match after a lesson, until everybody has had a whole turn.

    Args:
        scenario: the document of the lesson.
        deal: the number of the deal; each deals what is hidden in another way.

    Attributes:
        match: where it stands; whoever plays gives it the answers.
    """

    def __init__(self, scenario: Scenario, deal: int = 0) -> None:
        course = Course(scenario)
        after = course.after(next(iter(right)) for right in course.questions)
        if after.is_over:
            after = course.after(())
        after.resume(LiveNature())
        self.match = after.redeal(LEARNER, deal + 1)
        self._last = scenario.game.turns(after.state) + len(after.setup.seats)

    @property
    def done(self) -> bool:
        """Return whether everybody has had a whole turn, or the match is over."""
        return self.match.is_over or self.match.game.turns(self.match.state) > self._last


def gentle(game: Game) -> str:
    """The computer player at the other seats: the weakest level."""
    return next(iter(game.levels))
