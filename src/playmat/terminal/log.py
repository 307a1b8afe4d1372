"""What has happened, as sentences."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

KEPT = 300
"""How many sentences stay on the screen; the whole log is in the record."""


class Log(VerticalScroll, can_focus=False):
    """Sentences, the newest at the bottom; those since the last own answer are marked.

    Args:
        title: what stands on the border.
        name: tells this log from another one of the same screen.
    """

    def __init__(self, title: str, *, id: str) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id, classes="log")
        self.border_title = title
        self._text = Static("", markup=False)

    def compose(self) -> ComposeResult:
        """One text."""
        yield self._text

    def show(self, sentences: list[str], new: int) -> None:
        """Show sentences; the last `new` of them are news."""
        kept = sentences[-KEPT:]
        first_new = len(kept) - new
        lines = [
            Content(f"• {text}") if place >= first_new else Content.styled(f"  {text}", "$text-muted")
            for place, text in enumerate(kept)
        ]
        self._text.update(Content("\n").join(lines))
        self.call_after_refresh(self.scroll_end, animate=False)
