"""The panel at the table in which somebody teaches."""

from __future__ import annotations

from textual.content import Content

from playmat.teaching.coach import Saying
from playmat.terminal.learning.teacher import Teacher
from playmat.terminal.session import Session
from playmat.terminal.words import Words
from playmat.terminal.wrap import Prose

ROWS_WITHOUT_COACH = 18
"""So many rows are left to the table and the question in any case; words that are cut can be read again."""

DONE, LEFT = "●", "○"


class CoachPanel(Prose):
    """The words that are being said, above the question.

    The screen shows it as long as it has the class `-speaking`. Where rows are short it has a line above it
    instead of a frame.
    """

    def __init__(self) -> None:
        super().__init__(id="coach")

    def say(self, teacher: Teacher, session: Session, saying: Saying, words: Words) -> None:
        """Show what is said; the first time also what is different at this table."""
        low = self.screen.has_class("-low") or self.screen.has_class("-narrow")
        title, done = words.of(teacher.title), teacher.progress(session)
        if done is not None:
            title = f"{title}  {DONE * done[0]}{LEFT * (done[1] - done[0])}"
        keys = words.tr("terminal-learn-keys")
        self.border_title = f" {title} ━ {keys} " if low else title
        self.border_subtitle = keys
        text = Content(words.of(saying.words))
        if len(teacher.said) == 1:
            gap = "\n" if low else "\n\n"
            text += Content.styled("".join(f"{gap}{words.of(note)}" for note in teacher.notes), "$text-muted")
        self.styles.max_height = max(2, self.screen.size.height - ROWS_WITHOUT_COACH)
        self.tell(text)
