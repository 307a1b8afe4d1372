"""Teachers beside the table: the coach of a guided first match, and the voice of a lesson.

A client asks `heed` whenever it asks the people something, and once all is over.
"""

from __future__ import annotations

from dataclasses import replace

from playmat.cards.game import CardGame
from playmat.kernel.errors import PlaymatError
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.teaching.coach import Coach, Saying, coach_of
from playmat.teaching.guide import FIRST_MATCH, guide_of, has_guide
from playmat.teaching.lessons import lesson_after, lesson_of, lesson_words, lessons_of
from playmat.teaching.puzzles import (
    is_puzzle,
    puzzle_after,
    puzzle_of,
    puzzle_solved,
    puzzle_words,
    puzzles_of,
)
from playmat.terminal.learning.lesson_session import LessonSession, OwnTurnSession
from playmat.terminal.learning.progress import learned, note
from playmat.terminal.session import HUMAN, Session
from playmat.terminal.ways import MATCH, Topic, WayOn


class Teacher:
    """Somebody who teaches.

    Args:
        game: what is played.
        topic: what is learnt.

    Attributes:
        said: what has been said so far, each thing once, the latest last.
        saying: what is being said until something else is asked; None is silence.
        fault: why it could not be noted that this has been learnt, once that has happened.
    """

    def __init__(self, game: Game, topic: Topic) -> None:
        self.game = game
        self.topic = topic
        self.said: list[Phrase] = []
        self.saying: Saying | None = None
        self.fault: PlaymatError | None = None
        self._heard: object = None

    @property
    def title(self) -> Phrase:
        """The name of what is learnt, for people."""
        return self.topic.title

    @property
    def notes(self) -> list[Phrase]:
        """Things that are different at this table from what the words say."""
        return [Phrase("terminal-learn-cards")] if isinstance(self.game, CardGame) else []

    def heed(self, session: Session) -> Saying | None:
        """Listen to what the people are asked now, or to the end, and say what belongs to it."""
        asked = [(window.seat, window.serial) for window in session.windows[:1]]
        heard = (self.progress(session), session.over, asked)
        if (asked or session.over) and heard != self._heard:
            self._heard = heard
            self.saying = self.last(session) if session.over else self.due(session)
            if self.saying is not None:
                words = self.saying.words
                self.said = [*(one for one in self.said if one != words), words]
            if session.over or self.finished:
                self._note()
        return self.saying

    @property
    def finished(self) -> bool:
        """Return whether there is nothing more to learn here, even before all is over."""
        return False

    def progress(self, session: Session) -> tuple[int, int] | None:
        """The number of steps that are done, and of all of them, where that is known beforehand."""
        raise NotImplementedError

    def due(self, session: Session) -> Saying | None:
        """The words that belong to the question that is asked now, if there are any."""
        raise NotImplementedError

    def last(self, session: Session) -> Saying:
        """The last words."""
        raise NotImplementedError

    def ways(self) -> list[WayOn]:
        """The ways to go on."""
        raise NotImplementedError

    def _note(self) -> None:
        try:
            note(self.game.id, self.topic.name)
        except PlaymatError as error:
            self.fault = error

    def _way(self, name: str) -> WayOn:
        """The way to a lesson or to the guided first match."""
        topic = Topic(self.game.id, name)
        return WayOn(self.game, topic, Phrase("terminal-learn-way", {"title": topic.title}), topic.command)

    def _onward(self, lesson: str) -> list[WayOn]:
        """The ways from a lesson to what can be learnt next, and to a match of one's own."""
        after = lesson_after(self.game.id, lesson)
        guided = has_guide(self.game.id) and (self.game.id, FIRST_MATCH) not in learned()
        ways = [self._way(name) for name in (after, FIRST_MATCH if guided else "") if name]
        return [*ways, self._to_match()]

    def _to_match(self) -> WayOn:
        return WayOn(self.game, MATCH, Phrase("terminal-learn-way-match"), f"playmat play {self.game.id}")

    def _again(self) -> WayOn:
        return WayOn(self.game, self.topic, Phrase("lesson-again"), self.topic.command)


class GuideTeacher(Teacher):
    """The coach of a guided first match.

    Args:
        coach: says what is due.
    """

    def __init__(self, coach: Coach) -> None:
        super().__init__(coach.guide.game, Topic(coach.guide.game.id, FIRST_MATCH))
        self._coach = coach
        tips = {tip.name: tip for tip in coach.guide.tips}
        self.said = [coach.guide.words(tips[name]) for name in coach.told]

    @property
    def finished(self) -> bool:
        """Return whether everything has been said."""
        return self._coach.silent

    def progress(self, session: Session) -> None:
        """Nobody knows how long a match is."""

    def due(self, session: Session) -> Saying | None:
        """The tip that is new."""
        return self._coach.heed(session.match, session.windows[0].prompt.key)

    def last(self, session: Session) -> Saying:
        """Now alone."""
        return Saying(Phrase("guide-over"))

    def ways(self) -> list[WayOn]:
        """A match of one's own, the first lesson that is new, or once more."""
        names = list(lessons_of(self.game.id))
        new = [name for name in names if (self.game.id, name) not in learned()]
        return [self._to_match(), *map(self._way, (new or names)[:1]), self._again()]


class LessonTeacher(Teacher):
    """The voice of a lesson: tells the learner what to do and why, and what has come of it."""

    def progress(self, session: Session) -> tuple[int, int]:
        """The number of answers that the learner has given, and of all of them."""
        assert isinstance(session, LessonSession)  # noqa: S101 - they are made together
        return session.done, session.last

    def due(self, session: Session) -> Saying:
        """The words of the step."""
        return Saying(lesson_words(self.game.id, self.topic.name, self.progress(session)[0] + 1))

    def last(self, session: Session) -> Saying:
        """The words after the last step."""
        return self.due(session)

    def ways(self) -> list[WayOn]:
        """A turn of one's own, the next lesson, the guided match if new, a match of one's own, or again."""
        own = replace(self.topic, alone=True)
        alone = WayOn(self.game, own, own.title, own.command)
        return [alone, *self._onward(self.topic.name), self._again()]


class OwnTurnTeacher(Teacher):
    """The voice of the turn of one's own after a lesson: says at the beginning that it says nothing more."""

    def progress(self, session: Session) -> None:
        """Nobody knows how many answers it takes."""

    def due(self, session: Session) -> Saying | None:
        """The words at the beginning."""
        return None if self.said else Saying(Phrase("lesson-own-turn-line"))

    def last(self, session: Session) -> Saying:
        """The words when the turn is done."""
        return Saying(Phrase("lesson-own-turn-done"))

    def ways(self) -> list[WayOn]:
        """The ways to what can be learnt next, a match of one's own, or once more."""
        return [*self._onward(self.topic.name), self._again()]

    def _note(self) -> None:
        """Nothing is noted: the lesson was learnt before."""


class PuzzleTeacher(LessonTeacher):
    """The voice of a puzzle: says what is to be reached, and nothing of how."""

    def due(self, session: Session) -> Saying:
        """The words of the step."""
        return Saying(puzzle_words(self.game.id, self.topic.name, self.progress(session)[0]))

    def last(self, session: Session) -> Saying:
        """The words when it is solved."""
        return Saying(puzzle_solved(self.game.id, self.topic.name))

    def ways(self) -> list[WayOn]:
        """The next puzzle that is new, else the next one, a match of one's own, or once more."""
        after = puzzle_after(self.game.id, self.topic.name)
        new = next_puzzle(self.game.id)
        following = [name for name in (new, after) if name and name != self.topic.name][:1]
        topics = [Topic(self.game.id, name) for name in following]
        onward = [WayOn(self.game, one, one.title, one.command) for one in topics]
        return [*onward, self._to_match(), self._again()]


def next_puzzle(game: str) -> str:
    """The first puzzle of a game that has not been solved here; the empty string if all have."""
    done = learned()
    return next((name for name in puzzles_of(game) if (game, name) not in done), "")


def begin_learning(topic: Topic, lang: str) -> tuple[Session, Teacher]:
    """Begin a lesson, its turn of one's own or a puzzle; or the guided first match, which is kept.

    Args:
        topic: what is to be learnt.
        lang: the language it is played in.

    Raises:
        UnknownGame, NoGuide, NoSuchLesson, NoSuchPuzzle: there is none.
        SaveError: nothing can be kept on this machine.
    """
    game, name = topic.game, topic.name
    if topic.alone:
        scenario = lesson_of(game, name)
        return OwnTurnSession(scenario), OwnTurnTeacher(scenario.game, topic)
    if is_puzzle(name):
        scenario = puzzle_of(game, name)
        return LessonSession(scenario, "puzzle-other"), PuzzleTeacher(scenario.game, topic)
    if name != FIRST_MATCH:
        scenario = lesson_of(game, name)
        return LessonSession(scenario), LessonTeacher(scenario.game, topic)
    guide = guide_of(game)
    kinds = (HUMAN, *[guide.level] * (len(guide.setup.seats) - 1))
    return Session.begin(guide.game, guide.setup, kinds, lang), GuideTeacher(Coach(guide))


def teacher_of(session: Session) -> Teacher | None:
    """The teacher of a match that is resumed; None of most of them."""
    coach = coach_of(session.match)
    return GuideTeacher(coach) if coach is not None else None
