"""The screens beside the table: help with the clauses of the rules, and a page of text."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from playmat.kernel.errors import PlaymatError
from playmat.proof.clauses import Clause
from playmat.terminal.speech import clauses
from playmat.terminal.words import Words


class Page(ModalScreen[None]):
    """A page of text that any of the usual keys closes.

    Args:
        title: what stands on the border.
        lines: the text.
        below: how it is closed.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space,question_mark", "dismiss_page", show=False),
    ]

    def __init__(self, title: str, lines: list[str], below: str) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._below = below

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with Vertical(classes="page") as box:
            box.border_title = self._title
            box.border_subtitle = self._below
            with VerticalScroll():
                yield Static("\n\n".join(self._lines), id="page-text", markup=False)

    def on_click(self) -> None:
        """A click closes it too."""
        self.dismiss()

    def action_dismiss_page(self) -> None:
        """Back to the table."""
        self.dismiss()


class Help(ModalScreen[None]):
    """The keys, and the clauses of the rules to search in.

    Args:
        words: the language.
        marks: what the marks on the table mean.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1", "dismiss_help", show=False)]

    def __init__(self, words: Words, marks: str) -> None:
        super().__init__()
        self.words = words
        self._marks = marks

    def compose(self) -> ComposeResult:
        """Keys above, a search field, clauses below."""
        with Vertical(classes="page") as box:
            box.border_title = self.words.tr("terminal-help-title")
            box.border_subtitle = self.words.tr("terminal-help-close")
            yield Input(placeholder=self.words.tr("terminal-help-search"), id="search", compact=True)
            with VerticalScroll():
                yield Static("", id="found", markup=False)

    def on_mount(self) -> None:
        """Begin with the keys."""
        self._find("")
        self.query_one("#search", Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        event.stop()
        self._find(event.value)

    def _find(self, query: str) -> None:
        found = self.query_one("#found", Static)
        if not query.strip():
            found.update("\n\n".join([self.words.tr("terminal-help-keys"), self._marks]))
            return
        try:
            found.update(Content("\n\n").join(_clause(clause) for clause in clauses(query)))
        except PlaymatError as error:
            found.update(self.words.error(error))

    def action_dismiss_help(self) -> None:
        """Back to the table."""
        self.dismiss()


def _clause(clause: Clause) -> Content:
    return Content.styled(f"{clause.id}  ", "bold $accent") + Content(clause.text)
