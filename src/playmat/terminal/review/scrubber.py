"""The bar of a match that is looked at again: where one is, and where its turns began."""

from __future__ import annotations

from collections.abc import Iterator

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from playmat.kernel.event import SPECTATOR
from playmat.terminal.review.replayed import ReplayedMatch
from playmat.terminal.words import Words
from playmat.terminal.wrap import Prose

HERE, TURNED = "●", "◆"
PAST, TO_COME = "━", "─"
TURN_PAST, TURN_TO_COME = "╋", "┼"

STOPS = ".。"
"""The marks that end a sentence; between other words they are left out."""

ROOM_FOR_TURNS = 2
"""Turns are marked if each has so many cells of the bar at least."""


def bar(match: ReplayedMatch, width: int) -> Content:
    """The bar, so many cells wide: a cross where a turn began, a diamond where it turned the match."""
    return Content("").join(_cells(match, max(width, 1)))


def place_at(match: ReplayedMatch, cell: int, width: int) -> int:
    """The moment that a cell of the bar stands for.

    Args:
        match: the match.
        cell: the cell, from 0.
        width: how many there are.
    """
    return round(cell * match.last / max(width - 1, 1))


def _cells(match: ReplayedMatch, width: int) -> Iterator[Content]:
    here = _cell(match, match.place, width)
    shown = [turn for turn in match.turns if turn.turning or len(match.turns) * ROOM_FOR_TURNS <= width]
    turns = {_cell(match, turn.place, width): False for turn in shown}
    turns |= {_cell(match, turn.place, width): True for turn in shown if turn.turning}
    for cell in range(width):
        past = cell < here
        if cell == here:
            yield Content.styled(HERE, "bold $accent")
        elif turns.get(cell):
            yield Content.styled(TURNED, "$warning")
        elif cell in turns:
            yield Content.styled(TURN_PAST if past else TURN_TO_COME, "$primary")
        else:
            yield Content.styled(PAST if past else TO_COME, "$primary" if past else "$text-muted")


def _cell(match: ReplayedMatch, place: int, width: int) -> int:
    """The cell of a moment."""
    return round(place * (width - 1) / match.last) if match.last else width - 1


class Bar(Static):
    """The bar; a click on it goes there."""

    class Pressed(Message):
        """It was clicked.

        Attributes:
            cell: where.
        """

        def __init__(self, cell: int) -> None:
            self.cell = cell
            super().__init__()

    def on_click(self, event: events.Click) -> None:
        """Tell the panel where."""
        offset = event.get_content_offset(self)
        if offset is not None:
            self.post_message(self.Pressed(offset.x))


class ScrubberPanel(Vertical):
    """The place in a match, in words and as a bar, and what has just happened.

    Args:
        words: the language.
    """

    class Sought(Message):
        """Somebody wants to go to a moment.

        Attributes:
            place: which one.
        """

        def __init__(self, place: int) -> None:
            self.place = place
            super().__init__()

    def __init__(self, words: Words) -> None:
        super().__init__(id="prompt")
        self.words = words
        self._match: ReplayedMatch | None = None

    def compose(self) -> ComposeResult:
        """Show the place, the bar, what has happened, and the keys."""
        yield Static("", id="question", markup=False)
        yield Bar("", id="bar", markup=False)
        with VerticalScroll(id="news", can_focus=False):
            yield Prose(id="told")
        yield Static(self.words.tr("review-keys"), id="confirm", markup=False)

    def show(self, match: ReplayedMatch) -> None:
        """Show a match at its moment."""
        self._match = match
        self.query_one("#question", Static).update(self._where(match))
        told = [self.words.of(phrase) for phrase in match.news()] or [self.words.tr("web-replay-quiet")]
        self.query_one("#told", Prose).tell("\n".join(told))
        self.query_one("#news").scroll_home(animate=False)
        self._draw()

    def on_resize(self) -> None:
        """Draw the bar for the new width."""
        self._draw()

    def on_bar_pressed(self, event: Bar.Pressed) -> None:
        """Go where the bar was clicked."""
        event.stop()
        if self._match is not None:
            self.post_message(self.Sought(place_at(self._match, event.cell, self._width)))

    @property
    def _width(self) -> int:
        return int(self.query_one("#bar").content_size.width)

    def _draw(self) -> None:
        if self._match is not None and self._width:
            self.query_one("#bar", Bar).update(bar(self._match, self._width), layout=False)

    def _where(self, match: ReplayedMatch) -> str:
        """The moment, its turn, and through whose eyes it is seen."""
        tr, turn = self.words.tr, match.turn
        said = tr("web-replay-before") if turn is None else self.words.of(turn.said).rstrip(STOPS)
        if turn is not None and turn.turning:
            said = tr("web-replay-turning", turn=said)
        who = tr("web-replay-spectator") if match.eyes == SPECTATOR else match.name(match.eyes)
        return tr("review-where", at=match.place, last=match.last, turn=said, who=who)
