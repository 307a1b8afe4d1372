"""Styles of the pictures of all tables: things that light up and can be clicked, and columns."""

from __future__ import annotations

import re

from textual import events
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from playmat.terminal.tables.base import Lights, TableWidget

FULL, GONE = "▰", "▱"
POINTED = "underline"
"""The style of a thing that somebody who teaches points at."""
WORDS = re.compile(r"\S+(?: \S+)*")
"""Words, without the room between columns."""
TOUCHED = "bold $block-cursor-foreground on $block-cursor-background"
"""The style of a thing that the option under the cursor is about; the prompt says the same in words.

Its own colours would be hard to read on that of the cursor, above all where there are only 256 of them.
"""


class Touchable(Static):
    """A picture whose things carry their paths; a click on one of them is told to the screen.

    It is drawn again only where something has changed, and laid out again only where its height has.
    """

    def put(self, content: Content) -> None:
        """Show a picture."""
        before = self.content
        if isinstance(before, Content):
            if before.plain == content.plain and before.spans == content.spans:
                return
            self.update(content, layout=before.plain.count("\n") != content.plain.count("\n"))
        else:
            self.update(content)

    def on_click(self, event: events.Click) -> None:
        """Tell which thing was clicked."""
        path = event.style.meta.get("path")
        if path:
            self.post_message(TableWidget.Touched(path))


def lit(text: Content, path: str, lights: Lights) -> Content:
    """A thing that can be clicked; it stands out if the option at the cursor is about it, or who teaches."""
    text = text.stylize(Style.from_meta({"path": path}))
    if lights.points_at(path):
        for words in WORDS.finditer(text.plain):
            text = text.stylize(POINTED, words.start(), words.end())
    return text.stylize(TOUCHED) if path in lights.touched else text


def fit(text: Content, width: int) -> Content:
    """A text in a column of a width: padded, or cut with an ellipsis."""
    if text.cell_length > width:
        return text.truncate(width, ellipsis=True)
    return text + Content(" " * (width - text.cell_length))


def bar(left: int, most: int) -> str:
    """An amount as a bar.

    >>> bar(2, 5)
    '▰▰▱▱▱'
    """
    return FULL * left + GONE * (most - left)
