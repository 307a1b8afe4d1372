"""The screen on which a match is looked at again."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.message import Message

from playmat.kernel.errors import PlaymatError
from playmat.terminal.review.replayed import ReplayedMatch
from playmat.terminal.review.scrubber import ScrubberPanel
from playmat.terminal.session import Session
from playmat.terminal.table_screen import TableScreen
from playmat.terminal.tables.base import TableWidget
from playmat.terminal.words import Words

KEYS = (
    ("left", "step(-1)", "key-previous"),
    ("right", "step(1)", "key-next"),
    ("enter", "try_again", "key-try-again"),
    ("v", "eyes", "key-eyes"),
    ("c", "cards", "key-cards"),
    ("l", "log", "key-log"),
    ("f1,h", "help", "key-help"),
    ("escape,q", "leave", "key-leave"),
    ("ctrl+k", "app.command_palette", "key-palette"),
)
UNSEEN_KEYS = (
    ("pageup", "turn(-1)"),
    ("pagedown", "turn(1)"),
    ("home", "to_first"),
    ("end", "to_last"),
)
"""Those that the panel tells."""


ROWS_WITHOUT_TABLE = 5
"""So many rows are never the table's: two for the place, the bar, a line of news, and the keys."""


class ReviewScreen(TableScreen):
    """A match at each of its moments.

    Args:
        replayed: the match.
        words: the language.
        moving: whether things may move.
    """

    HELP = "review-help-keys"

    class Tried(Message):
        """Somebody goes on from a moment, in a match of its own."""

        def __init__(self, session: Session) -> None:
            self.session = session
            super().__init__()

    class Left(Message):
        """Enough has been seen."""

    def __init__(self, replayed: ReplayedMatch, words: Words, *, moving: bool) -> None:
        super().__init__(replayed, words, moving=moving)
        self.replayed = replayed
        self.bind_keys(KEYS)
        for key, action in UNSEEN_KEYS:
            self._bindings.bind(key, action, show=False)

    def compose(self) -> ComposeResult:
        """The table, and below it where one is."""
        yield from self.compose_table(ScrubberPanel(self.words))
        yield from self.compose_keys()

    def on_mount(self) -> None:
        """Begin where the match is."""
        self._show()

    def on_resize(self) -> None:
        """The bar is always seen; on the smallest screens the table ends before it."""
        self.query_one(TableWidget).styles.max_height = max(1, self.size.height - ROWS_WITHOUT_TABLE)

    def _show(self) -> None:
        self.show_table(self.replayed.since)
        self.query_one(ScrubberPanel).show(self.replayed)
        self.refresh_bindings()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that mean nothing now are not shown."""
        if action == "try_again":
            return not self.replayed.match.is_over
        if action == "eyes":
            return len(self.replayed.all_eyes) > 1
        return super().check_action(action, parameters)

    @on(ScrubberPanel.Sought)
    def _sought(self, event: ScrubberPanel.Sought) -> None:
        self._seek(event.place)

    def _seek(self, place: int) -> None:
        self.replayed.seek(place)
        self._show()

    def action_step(self, step: int) -> None:
        """The next moment, or the last one."""
        self._seek(self.replayed.place + step)

    def action_turn(self, step: int) -> None:
        """The beginning of the next turn, or of the last one."""
        self._seek(self.replayed.turn_from(step))

    def action_to_first(self) -> None:
        """The beginning."""
        self._seek(0)

    def action_to_last(self) -> None:
        """The end."""
        self._seek(self.replayed.last)

    def action_eyes(self) -> None:
        """Look through the next eyes."""
        self.replayed.look_through(1)
        self._show()

    def action_try_again(self) -> None:
        """Go on from here, in a match of its own."""
        try:
            session = self.replayed.try_again(self.words.lang)
        except PlaymatError as error:
            self.notify(self.words.error(error), severity="warning", timeout=8)
            return
        self.post_message(self.Tried(session))

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.post_message(self.Left())
