"""Teachers beside the table: the coach of a guided first match, and the voice of a lesson.

A client asks `heed` whenever it asks the people something, and once all is over.
"""

from __future__ import annotations

from playmat.cards.game import CardGame
from playmat.kernel.errors import PlaymatError
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.teaching.coach import Coach, Saying, coach_of
from playmat.teaching.guide import guide_of, has_guide
from playmat.teaching.lessons import lesson_after, lesson_of, lesson_title, lesson_words, lessons_of
from playmat.teaching.puzzles import (
    is_puzzle,
    number_of,
    puzzle_after,
    puzzle_of,
    puzzle_solved,
    puzzle_title,
    puzzle_words,
    puzzles_of,
)
from playmat.terminal.learning.lesson_session import LessonSession, OwnTurnSession
from playmat.terminal.learning.progress import FIRST_MATCH, learned, note
from playmat.terminal.session import HUMAN, Session
from playmat.terminal.ways import MATCH, WayOn

ALONE = "/alone"
"""The end of the name of the turn of one's own after a lesson."""


class Teacher:
    """Somebody who teaches.

    Args:
        game: what is played.
        name: what is learnt: the name of a lesson, or `FIRST_MATCH`.

    Attributes:
        said: what has been said so far, each thing once, the latest last.
        saying: what is being said until something else is asked; None is silence.
        fault: why it could not be noted that this has been learnt, once that has happened.
    """

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name
        self.said: list[Phrase] = []
        self.saying: Saying | None = None
        self.fault: PlaymatError | None = None
        self._heard: object = None

    @property
    def title(self) -> Phrase:
        """The name of what is learnt, for people."""
        return title_of(self.game.id, self.name)

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
            note(self.game.id, self.name)
        except PlaymatError as error:
            self.fault = error

    def _way(self, name: str) -> WayOn:
        """The way to a lesson or to the guided first match."""
        label = Phrase("terminal-learn-way", {"title": title_of(self.game.id, name)})
        return WayOn(self.game, name, label, learn_command(self.game.id, name))

    def _onward(self, lesson: str) -> list[WayOn]:
        """The ways from a lesson to what can be learnt next, and to a match of one's own."""
        after = lesson_after(self.game.id, lesson)
        guided = has_guide(self.game.id) and (self.game.id, FIRST_MATCH) not in learned()
        ways = [self._way(name) for name in (after, FIRST_MATCH if guided else "") if name]
        return [*ways, self._to_match()]

    def _to_match(self) -> WayOn:
        return WayOn(self.game, MATCH, Phrase("terminal-learn-way-match"), f"playmat play {self.game.id}")

    def _again(self) -> WayOn:
        return WayOn(self.game, self.name, Phrase("lesson-again"), learn_command(self.game.id, self.name))


class GuideTeacher(Teacher):
    """The coach of a guided first match.

    Args:
        coach: says what is due.
    """

    def __init__(self, coach: Coach) -> None:
        super().__init__(coach.guide.game, FIRST_MATCH)
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
        return Saying(lesson_words(self.game.id, self.name, self.progress(session)[0] + 1))

    def last(self, session: Session) -> Saying:
        """The words after the last step."""
        return self.due(session)

    def ways(self) -> list[WayOn]:
        """A turn of one's own, the next lesson, the guided match if new, a match of one's own, or again."""
        own = self.name + ALONE
        alone = WayOn(self.game, own, title_of(self.game.id, own), learn_command(self.game.id, own))
        return [alone, *self._onward(self.name), self._again()]


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
        return [*self._onward(lesson_alone(self.name)), self._again()]

    def _note(self) -> None:
        """Nothing is noted: the lesson was learnt before."""


class PuzzleTeacher(LessonTeacher):
    """The voice of a puzzle: says what is to be reached, and nothing of how."""

    def due(self, session: Session) -> Saying:
        """The words of the step."""
        return Saying(puzzle_words(self.game.id, self.name, self.progress(session)[0]))

    def last(self, session: Session) -> Saying:
        """The words when it is solved."""
        return Saying(puzzle_solved(self.game.id, self.name))

    def ways(self) -> list[WayOn]:
        """The next puzzle that is new, else the next one, a match of one's own, or once more."""
        after = puzzle_after(self.game.id, self.name)
        new = next_puzzle(self.game.id)
        following = [name for name in (new, after) if name and name != self.name][:1]
        onward = [
            WayOn(self.game, name, puzzle_title(self.game.id, name), learn_command(self.game.id, name))
            for name in following
        ]
        return [*onward, self._to_match(), self._again()]


def next_puzzle(game: str) -> str:
    """The first puzzle of a game that has not been solved here; the empty string if all have."""
    done = learned()
    return next((name for name in puzzles_of(game) if (game, name) not in done), "")


def lesson_alone(name: str) -> str:
    """The lesson that a turn of one's own belongs to; empty if the name is that of something else."""
    return name.removesuffix(ALONE) if name.endswith(ALONE) else ""


def title_of(game: str, name: str) -> Phrase:
    """The title of a lesson, its turn of one's own, a puzzle, or the guided first match."""
    if lesson_alone(name):
        return Phrase("lesson-own-turn")
    if is_puzzle(name):
        return puzzle_title(game, name)
    return Phrase("guide-title") if name == FIRST_MATCH else lesson_title(game, name)


def learn_command(game: str, name: str) -> str:
    """The command that begins a lesson, its turn of one's own, a puzzle, or the guided first match."""
    if lesson_alone(name):
        return f"{learn_command(game, lesson_alone(name))} --alone"
    if is_puzzle(name):
        return f"playmat puzzles {game} --number {number_of(name)}"
    return f"playmat learn {game}" if name == FIRST_MATCH else f"playmat learn {game} --lesson {name}"


def begin_learning(game: str, name: str, lang: str) -> tuple[Session, Teacher]:
    """Begin a lesson or a puzzle, or the guided first match, which is kept as every match is.

    Args:
        game: the id of the game.
        name: the name of a lesson, with `ALONE` of its turn of one's own; of a puzzle; or `FIRST_MATCH`.
        lang: the language it is played in.

    Raises:
        UnknownGame, NoGuide, NoSuchLesson, NoSuchPuzzle: there is none.
        SaveError: nothing can be kept on this machine.
    """
    if is_puzzle(name):
        scenario = puzzle_of(game, name)
        return LessonSession(scenario, "puzzle-other"), PuzzleTeacher(scenario.game, name)
    if lesson_alone(name):
        scenario = lesson_of(game, lesson_alone(name))
        return OwnTurnSession(scenario), OwnTurnTeacher(scenario.game, name)
    if name != FIRST_MATCH:
        scenario = lesson_of(game, name)
        return LessonSession(scenario), LessonTeacher(scenario.game, name)
    guide = guide_of(game)
    kinds = (HUMAN, *[guide.level] * (len(guide.setup.seats) - 1))
    return Session.begin(guide.game, guide.setup, kinds, lang), GuideTeacher(Coach(guide))


def teacher_of(session: Session) -> Teacher | None:
    """The teacher of a match that is resumed; None of most of them."""
    coach = coach_of(session.match)
    return GuideTeacher(coach) if coach is not None else None
