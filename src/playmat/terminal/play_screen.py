"""The screen a match is played on: the table, the prompt, the log, and the keys that every game shares."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input

from playmat.kernel.errors import PlaymatError
from playmat.kernel.match.window import Window
from playmat.kernel.player import Advice
from playmat.teaching.coach import Saying
from playmat.terminal.learning.panel import CoachPanel
from playmat.terminal.learning.teacher import Teacher
from playmat.terminal.palette import Doing
from playmat.terminal.prompt import Confirm, Options, PromptPanel
from playmat.terminal.screens import Agree, Page
from playmat.terminal.session import SeatTask, Session
from playmat.terminal.speech import hint_lines, kept_lines, kind_name, result_lines
from playmat.terminal.table_screen import TableScreen
from playmat.terminal.tables.base import Lights, TableWidget
from playmat.terminal.ways import WayOn, after_match
from playmat.terminal.words import Words

ROWS_TO_TEACH = 44
"""With so many rows there is room for frames and pictures where somebody teaches beside them."""

PACE = 0.4
"""Seconds between the answers of computer players where things may move."""

GRACE = 5.0
"""Seconds that people have to use an offer before a computer player goes on, where things may move. Where
nothing may move, nothing goes on by itself either: Enter does."""


KEYS = (
    ("enter", "answer", "key-answer"),
    ("space", "mark", "key-mark"),
    ("u", "undo", "key-undo"),
    ("question_mark", "hint", "key-hint"),
    ("t", "coach", "key-coach"),
    ("colon", "type", "key-type"),
    ("c", "cards", "key-cards"),
    ("x", "pass_screen", "key-pass"),
    ("d", "draw", "key-draw"),
    ("l", "log", "key-log"),
    ("f1,h", "help", "key-help"),
    ("q", "quit", "key-quit"),
    ("ctrl+k", "app.command_palette", "key-palette"),
    ("s", "save", "key-save"),
)
"""The keys at a table, what they do, and how that is called."""


class PlayScreen(TableScreen):
    """The table of a session.

    Args:
        session: the match.
        words: the language.
        moving: whether things may move.
        teacher: who speaks beside the table, if anybody does.
    """

    class Onward(Message):
        """Something has been learnt, and this is what comes next."""

        def __init__(self, way: WayOn) -> None:
            self.way = way
            super().__init__()

    AUTO_FOCUS = "#options"

    def __init__(
        self, session: Session, words: Words, *, moving: bool, teacher: Teacher | None = None
    ) -> None:
        super().__init__(session, words, moving=moving)
        self.teacher = teacher
        if teacher is not None:
            self.VERTICAL_BREAKPOINTS = [(0, "-low"), (ROWS_TO_TEACH, "-high")]
        self._heard: Saying | None = None
        self._ways: list[WayOn] = []
        self._since: dict[int, int] = {}
        self._thinking: SeatTask | None = None
        self._passed: set[tuple[int, int]] = set()
        self._pauses = 0
        self._long = False
        self.bind_keys(KEYS)

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(digit, f"press('{digit}')", show=False) for digit in "123456789"),
        Binding("minus", "less", show=False),
        Binding("escape", "untype", show=False),
    ]

    def compose(self) -> ComposeResult:
        """The table above, prompt and log below, or the log beside all of it."""
        yield from self.compose_table(CoachPanel(), PromptPanel(self.words))
        yield Input(placeholder=self.words.tr("terminal-type-here"), id="typed", compact=True)
        yield from self.compose_keys()

    def on_mount(self) -> None:
        """Begin."""
        self.query_one("#typed", Input).display = False
        self.refresh_match()

    # ---- showing ---------------------------------------------------------------------------

    def refresh_match(self) -> None:
        """Show everything as it is now, and let the next one decide."""
        session = self.session
        self.show_table(self._since.get(session.viewer, 0))
        if session.journal is not None and session.journal.fault:
            self.notify(kept_lines(session, self.words)[0], severity="error", timeout=20)
        if session.draw_offered and not self._long:
            self._long = True
            said = self.words.tr("terminal-long", answers=int(session.match.state.answers))
            self.notify(f"{said} {self.words.tr('terminal-long-key')}", timeout=20)
        self.refresh_bindings()
        self._ask()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that mean nothing in this game, or nothing any more, are not shown."""
        session = self.session
        if session.over and action in ("mark", "hint", "type"):
            return False
        if action == "pass_screen":
            return session.waiting is not None
        if action == "draw":
            taught = self.teacher is not None and not session.draw_offered
            return not session.over and not session.match.game.team and not taught
        if action == "coach":
            return self.teacher is not None
        if action == "save":
            return session.journal is not None
        return super().check_action(action, parameters)

    def offered(self) -> list[Doing]:
        """The options, or the ways on, then what keys do."""
        options = [
            Doing(self.words.of(item.text), partial(self._answer, window, place))
            for window in self.session.windows
            if window.kind == "pick"
            for place, item in enumerate(window.items)
        ]
        ways = self._ways if self.session.over else []
        onward = [Doing(self.words.of(way.label), partial(self._go_onward, way)) for way in ways]
        return [*options, *onward, *super().offered()]

    def possible(self, action: str) -> bool:
        """Return whether an action would lead to something now."""
        session, prompt = self.session, self.query_one(PromptPanel)
        if action == "answer":
            given = prompt.rows is not None and prompt.rows.answer() is not None
            return given or prompt.way is not None or session.curtain is not None
        if action == "mark":
            return False  # which thing is meant, only the cursor says
        if action in ("hint", "type"):
            return bool(session.windows)
        if action == "undo":
            return session.can_undo
        if action == "coach":
            return self.teacher is not None and bool(self.teacher.said)
        if action == "draw":
            return session.can_draw
        return super().possible(action)

    def _answer(self, window: Window, answer: int) -> None:
        """Give an answer that was chosen by name."""
        self._try(partial(self.session.answer, window.seat, answer, window.serial))

    def _go_onward(self, way: WayOn) -> None:
        self.post_message(self.Onward(way))

    def _ask(self) -> None:
        session, prompt = self.session, self.query_one(PromptPanel)
        task = session.task()
        unheeded = session.unheeded(self._passed)
        if session.over:
            self._listen()
            self._end()
        elif unheeded and task is not None:
            self._listen()
            prompt.ask(session, self.words.tr("terminal-go-on", who=session.name(task.seat)))
            self._grant()
        elif session.curtain is not None:
            self._draw_curtain(session.curtain)
        elif session.awaited in session.people:
            self._listen()
            prompt.ask(session)
        elif task is not None:
            name, kind = session.name(task.seat), kind_name(session.kinds[task.seat], self.words)
            prompt.tell(self.words.tr("terminal-thinking", who=name, kind=kind))
        self._light()
        if task is not None and not unheeded:
            self._begin(task)

    def _grant(self) -> None:
        """Give people some time for an offer; as much as they like while it is being explained."""
        self._pauses += 1
        if self.moving and not self._speaking:
            self.set_timer(GRACE, partial(self._go_on, self._pauses))

    def _end(self) -> None:
        """Say how it ended, and offer ways on."""
        lines = " ".join(result_lines(self.session.match, self.words))
        tr = self.words.tr
        self._ways = after_match(self.session) if self.teacher is None else self.teacher.ways()
        said = tr("terminal-learn-next-after", result=lines) if lines else tr("terminal-learn-next")
        self.query_one(PromptPanel).offer(said, [self.words.of(way.label) for way in self._ways])

    # ---- who teaches -----------------------------------------------------------------------

    @property
    def _speaking(self) -> bool:
        """Return whether something is being said that has not been put away."""
        return self.has_class("-speaking")

    def _listen(self) -> None:
        """Let who teaches say what belongs to this moment."""
        if self.teacher is None:
            return
        before, self._heard = self._heard, self.teacher.heed(self.session)
        if self._heard is not before:
            self.set_class(self._heard is not None, "-speaking")
        self._show_coach()
        if self.teacher.fault is not None:
            self.notify(self.words.error(self.teacher.fault), severity="warning", timeout=8)
            self.teacher.fault = None

    def _show_coach(self) -> None:
        """Write what is being said where there is room for it."""
        if self.teacher is None or self._heard is None:
            return
        self.query_one(CoachPanel).say(self.teacher, self.session, self._heard, self.words)

    def on_resize(self) -> None:
        """Rewrite it for the new size."""
        self.call_after_refresh(self._show_coach)

    def action_coach(self) -> None:
        """Read again all that has been said."""
        if self.teacher is not None and self.teacher.said:
            lines = [self.words.of(one) for one in [*reversed(self.teacher.said), *self.teacher.notes]]
            title, below = self.words.tr("terminal-learn-said"), self.words.tr("terminal-page-close")
            self.app.push_screen(Page(title, lines, below))

    def _draw_curtain(self, who: int) -> None:
        """Show nothing but what everybody may know, and wait for the next person."""
        self.app.clear_notifications()
        others = [seat for seat in self.session.people if seat != who]
        other = self.words.listed([self.words.of(self.session.name(seat)) for seat in others])
        name = self.session.name(who)
        self.query_one(PromptPanel).tell(
            self.words.tr("terminal-curtain", who=name, other=other),
            self.words.tr("terminal-curtain-lift", who=name),
        )

    def _begin(self, task: SeatTask) -> None:
        """Let a computer player decide, one at a time."""
        if self._thinking is None:
            self._thinking = task
            self.run_worker(partial(self._think, task), thread=True, group="think", exit_on_error=True)

    def _go_on(self, pause: int) -> None:
        """Nobody wants to use the offers: the computer players go on."""
        rows = self.query_one(PromptPanel).rows
        if pause == self._pauses and rows is not None and rows.current is None:
            self._passed |= self.session.unheeded(self._passed)
            self._ask()

    def _light(self) -> None:
        rows = self.query_one(PromptPanel).rows
        lights = Lights()
        if rows is not None:
            choosing = rows.current is not None and rows.current.window.kind != "pick"
            lights = Lights(rows.offered(), rows.touched(), rows.chosen(), choosing, self._pointed)
        self.query_one(TableWidget).light(lights)

    @property
    def _pointed(self) -> tuple[str, ...]:
        """The places of the view that are pointed at; those of the browser's table mean nothing here."""
        at = self._heard.at if self._heard is not None and self._speaking else ()
        return tuple(place for place in at if not place.startswith("."))

    @property
    def thinks(self) -> bool:
        """Return whether a computer player is thinking."""
        return self._thinking is not None

    # ---- computer players ------------------------------------------------------------------

    def _think(self, task: SeatTask) -> None:
        """In a thread of its own: let a computer player decide."""
        answer = self.session.think(task)
        self.app.call_from_thread(self._thought, task, answer)

    def _thought(self, task: SeatTask, answer: int) -> None:
        """A computer player has decided; give people time to see what the one before did."""
        if not self.is_attached:
            return
        pace = PACE if self.moving and not task.optional else 0
        if pace:
            self.set_timer(pace, partial(self._take, task, answer))
        else:
            self._take(task, answer)

    def _take(self, task: SeatTask, answer: int) -> None:
        self._thinking = None
        for lapse in self.session.lapses():
            self.notify(self.words.of(lapse), severity="warning", timeout=8)
        before = self.session.match.version, len(self.session.match.entries)
        self.session.take(task, answer)
        if before != (self.session.match.version, len(self.session.match.entries)):
            self.refresh_match()
        else:  # an offer was left alone, or the match has gone on: the people's own draft stays
            self._again()

    def _again(self) -> None:
        task = self.session.task()
        people_choose = self.query_one(PromptPanel).rows is not None
        if task is not None and people_choose and not self.session.unheeded(self._passed):
            self._begin(task)
        elif task is not None or not people_choose:
            self._ask()

    # ---- people ----------------------------------------------------------------------------

    @on(PromptPanel.Moved)
    def _moved(self) -> None:
        self._light()

    @on(PromptPanel.Chosen)
    @on(Confirm.Pressed)
    def _chosen(self) -> None:
        self.action_answer()

    @on(TableWidget.Touched)
    def _touched(self, event: TableWidget.Touched) -> None:
        self.query_one(PromptPanel).touch(event.path)

    @on(Input.Submitted, "#typed")
    def _typed(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self.action_untype()
        if text:
            self._try(partial(self.session.say, text))

    def action_answer(self) -> None:
        """Enter: give the answer that is put together."""
        self.query_one(TableWidget).skip()
        if self.session.curtain is not None:
            self.session.lift()
            self.refresh_match()
            return
        prompt = self.query_one(PromptPanel)
        if prompt.way is not None:
            self._go_onward(self._ways[prompt.way])
            return
        rows = prompt.rows
        found = rows.answer() if rows is not None else None
        if found is not None:
            window, answer = found
            self._try(partial(self.session.answer, window.seat, answer, window.serial))
        elif self.session.unheeded(self._passed):
            self._go_on(self._pauses)

    def action_press(self, key: str) -> None:
        """A digit: mark that row."""
        self.query_one(PromptPanel).press(key)

    def action_mark(self) -> None:
        """Space: mark the row under the cursor."""
        self.query_one("#options", Options).action_select()

    def action_less(self) -> None:
        """Minus: one less for the target."""
        self.query_one(PromptPanel).less()

    def action_undo(self) -> None:
        """Take back the latest answer of the people here; another person who has answered since is asked."""
        if self.session.undo_asks:
            asked = Agree(self.words.tr("terminal-undo-asks"), self.words.tr("terminal-undo-keys"))
            self.app.push_screen(asked, self._agreed)
        else:
            self._try(self._undo)

    def _agreed(self, agreed: bool | None) -> None:
        if agreed:
            self._try(partial(self._undo, agreed=True))

    def _undo(self, agreed: bool = False) -> None:
        taken = self.session.undo(agreed)
        version = self.session.match.version
        self._since = {viewer: min(since, version) for viewer, since in self._since.items()}
        self.notify(self.words.tr("terminal-undone", answer=taken))

    def action_draw(self) -> None:
        """End the match as drawn; another person is asked, and nobody draws by touching a key alone."""
        session = self.session
        if session.match.is_over:
            return
        try:
            session.check_draw()
        except PlaymatError as error:
            self.notify(self.words.error(error), severity="warning", timeout=8)
            return
        line = "terminal-draw-asks" if session.draw_asks else "terminal-draw-sure"
        asked = Agree(self.words.tr(line), self.words.tr("terminal-undo-keys"))
        self.app.push_screen(asked, self._draw_agreed)

    def _draw_agreed(self, agreed: bool | None) -> None:
        if agreed:
            self._try(partial(self.session.draw, agreed=True))

    def action_hint(self) -> None:
        """Show what the adviser would do, and why; it may have to think about it."""
        rows = self.query_one(PromptPanel).rows
        if rows is not None and len(rows):
            seat = (rows.current or rows.rows[0]).window.seat
            self.notify(self.words.tr("terminal-hint-thinking"), timeout=2)
            task = self.session.question(seat)
            self.run_worker(partial(self._advise, task), thread=True, group="hint", exclusive=True)

    def _advise(self, task: SeatTask) -> None:
        """In a thread of its own: think about a hint."""
        self.app.call_from_thread(self._advised, task, self.session.advise(task))

    def _advised(self, task: SeatTask, advice: Advice) -> None:
        """Show the hint, unless the question is no longer open to this person."""
        if not self.is_current:
            return
        asked = [(window.seat, window.serial) for window in self.session.windows]
        if (task.seat, task.serial) in asked:
            lines = hint_lines(self.session, task.seat, advice, self.words)
            title, below = self.words.tr("terminal-hint-title"), self.words.tr("terminal-page-close")
            self.app.push_screen(Page(title, lines, below))

    def action_pass_screen(self) -> None:
        """Pass the screen to somebody who may use an offer."""
        self.session.call()
        self.refresh_match()

    def action_type(self) -> None:
        """Open the field for typed answers."""
        field = self.query_one("#typed", Input)
        field.display = True
        field.focus()

    def action_untype(self) -> None:
        """Close the field for typed answers, or put away what is being said."""
        field = self.query_one("#typed", Input)
        if not field.display and self._speaking:
            self.remove_class("-speaking")
            self._light()
            if self.session.unheeded(self._passed):
                self._grant()
        field.value = ""
        field.display = False
        self.query_one("#options").focus()

    def action_save(self) -> None:
        """Say where everything is kept: it always is."""
        for line in kept_lines(self.session, self.words):
            self.notify(line, timeout=8)

    def _try(self, act: partial[None] | object) -> None:
        """Do what a person asks; what is refused is said, and nothing has changed."""
        seen, viewer = self.session.match.version, self.session.viewer
        try:
            act()  # type: ignore[operator]
        except PlaymatError as error:
            self.notify(self.words.error(error), severity="warning", timeout=8)
            return
        self._since[viewer] = min(seen, self.session.match.version)
        self.refresh_match()
