"""The common part of all screens with a table: its place, the log, cards to read, and help."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Footer, Static

from playmat.cards.game import CardGame
from playmat.terminal.log import KEPT, LogPanel
from playmat.terminal.palette import Doing
from playmat.terminal.screens import CardScreen, HelpScreen
from playmat.terminal.session import Session
from playmat.terminal.speech import card_groups, seen_by
from playmat.terminal.tables import legend, table
from playmat.terminal.tables.base import TableWidget
from playmat.terminal.words import Words

LATEST_LINES = 2

SHOWN_KEYS = {
    "space": "1-9",
    "question_mark": "?",
    "colon": ":",
    "f1,h": "h",
    "left": "←",
    "right": "→",
    "ctrl+k": "^k",
}
"""The signs of keys that are not written as they are called."""


class TableScreen(Screen[None]):
    """A table with something below it, and the log beside or below.

    Args:
        session: the match.
        words: the language.
        moving: whether things may move.
    """

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-normal"), (140, "-wide")]  # noqa: RUF012 - Textual's form
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-high")]  # noqa: RUF012

    HELP: ClassVar[str] = "terminal-help-keys"
    """The key of the catalogues that says what all keys do."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]

    class LogPutAway(Message):
        """The log was put away, or shown again.

        Attributes:
            away: it was put away.
        """

        def __init__(self, away: bool) -> None:
            self.away = away
            super().__init__()

    def __init__(self, session: Session, words: Words, *, moving: bool) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.moving = moving
        self._bound: tuple[tuple[str, str, str], ...] = ()

    def bind_keys(self, keys: Iterable[tuple[str, str, str]]) -> None:
        """Bind keys to actions; the key of the catalogues says what each does."""
        self._bound = tuple(keys)
        for key, action, what in self._bound:
            self._bindings.bind(key, action, self.words.tr(what), key_display=SHOWN_KEYS.get(key))

    def compose_table(self, *below: Widget) -> ComposeResult:
        """The table above, what is given and the log below, or the log beside all of it."""
        with Horizontal(id="all"):
            with Vertical(id="main"):
                yield table(self.session.match.game.id)(self.words, moving=self.moving)
                yield Static("", id="latest", markup=False)
                yield from below[:-1]
                with Horizontal(id="below"):
                    yield below[-1]
                    yield LogPanel(self.words.tr("terminal-log"), id="log-below")
            yield LogPanel(self.words.tr("terminal-log"), id="log-beside")

    def compose_keys(self) -> ComposeResult:
        """The keys, on the last line."""
        yield Footer(compact=True, show_command_palette=False)

    def show_table(self, since: int) -> None:
        """Show the position, and what has happened; the events from number `since` on are news."""
        session = self.session
        self.query_one(TableWidget).show(seen_by(session, self.words))
        sentences = [(self.words.of(phrase), phrase.clause) for phrase in session.sentences()[-KEPT:]]
        new = len(session.sentences(since))
        for log in self.query(LogPanel):
            log.show(sentences, new)
        self.query_one("#latest", Static).update(self._latest([said for said, _clause in sentences]))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that mean nothing in this game are not shown."""
        return action != "cards" or isinstance(self.session.match.game, CardGame)

    def offered(self) -> list[Doing]:
        """All that can be done here now, by name."""
        found = []
        for _key, action, what in self._bound:
            name, _, arguments = action.partition("(")
            if not name.startswith("app.") and self.check_action(name, (arguments,)) and self.possible(name):
                found.append(Doing(self.words.tr(what), partial(self.run_action, action)))
        return found

    def possible(self, action: str) -> bool:
        """Return whether an action would lead to something now; a key of it may all the same say why not."""
        return action != "cards" or bool(card_groups(self.session, self.words))

    def _latest(self, sentences: list[str]) -> str:
        """The last sentences that two lines hold, for screens that have no room for the log."""
        told = ""
        for sentence in reversed(sentences):
            longer = f"• {sentence} {told}"
            if len(Content(longer).wrap(self.app.size.width - 2)) > LATEST_LINES:
                break
            told = longer
        return told

    def action_cards(self) -> None:
        """Read the cards on the table, and those the log has named."""
        groups = card_groups(self.session, self.words)
        if groups:
            title, below = self.words.tr("terminal-cards-title"), self.words.tr("terminal-page-close")
            self.app.push_screen(CardScreen(title, groups, below))

    @property
    def cramped(self) -> bool:
        """Return whether there is no room for the table and the log at once."""
        return self.has_class("-low") or self.has_class("-narrow")

    def action_log(self) -> None:
        """Put the log away, or show it again; where there is no room for both, in place of the table."""
        self.toggle_class("-log" if self.cramped else "-no-log")
        if not self.cramped:
            self.post_message(self.LogPutAway(self.has_class("-no-log")))
        for log in self.query(LogPanel):
            self.call_after_refresh(log.scroll_end, animate=False)

    def action_help(self) -> None:
        """The keys and the rules."""
        marks = legend(seen_by(self.session, self.words))
        self.app.push_screen(HelpScreen(self.words, self.words.tr(self.HELP), marks))

    def action_quit(self) -> None:
        """Leave; everything is kept."""
        self.app.exit()
