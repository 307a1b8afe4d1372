"""Any game as the tree of its view."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from playmat.terminal.tables.base import TableWidget
from playmat.terminal.tables.seen_position import Sight
from playmat.terminal.tables.tree_text import lines


class TreeTable(TableWidget):
    """The view as indented lines that scroll."""

    DEFAULT_CSS = """
    TreeTable { height: 1fr; }
    TreeTable VerticalScroll { height: 1fr; padding: 0 1; }
    """

    def compose(self) -> ComposeResult:
        """One text."""
        with VerticalScroll(can_focus=False):
            yield Static("", id="tree", markup=False)

    def show(self, sight: Sight) -> None:
        """Show a position."""
        self.query_one("#tree", Static).update("\n".join(lines(sight)))
