"""The log of a match, as sentences."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from playmat.terminal.wrap import Prose

KEPT = 300
"""The number of sentences that are worth showing; the whole log is in the record."""


class LogPanel(VerticalScroll, can_focus=False):
    """Sentences with their clauses, the newest at the bottom; those since the last own answer are marked.

    Args:
        title: what stands on the border.
        name: tells this log from another one of the same screen.
    """

    def __init__(self, title: str, *, id: str) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id, classes="log")
        self.border_title = title
        self._text = Prose()

    def compose(self) -> ComposeResult:
        """One text."""
        yield self._text

    def show(self, sentences: list[tuple[str, str]], new: int) -> None:
        """Show sentences, each with the clause it rests on or none; the last `new` of them are news."""
        first_new = len(sentences) - new
        lines = [
            (Content(f"• {text}") if place >= first_new else Content.styled(f"  {text}", "$text-muted"))
            + Content.styled(f" {clause}" if clause else "", "$text-muted")
            for place, (text, clause) in enumerate(sentences)
        ]
        self._text.tell(Content("\n").join(lines))
        self.call_after_refresh(self.scroll_end, animate=False)
