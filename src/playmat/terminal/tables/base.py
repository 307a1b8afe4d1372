"""The base of all table widgets: a picture of a view that lights up what a choice is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from textual.message import Message
from textual.widget import Widget

from playmat.terminal.tables.seen_position import Sight
from playmat.terminal.words import Words

Position = TypeVar("Position")


@dataclass(frozen=True)
class Lights:
    """The things of the view that light up, by path.

    Attributes:
        offered: something can be done with them.
        touched: the option under the cursor is about them.
        chosen: they are taken into the answer that is being put together.
        choosing: things are being taken or left just now.
        pointed: somebody who teaches points at them, and at all that lies in them.
    """

    offered: frozenset[str] = frozenset()
    touched: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    choosing: bool = False
    pointed: tuple[str, ...] = ()

    def points_at(self, path: str) -> bool:
        """Return whether somebody points at a thing."""
        return any(path == place or path.startswith(f"{place}.") for place in self.pointed)


class TableWidget(Widget):
    """A picture of a game. A subclass composes it and overrides `show` and `light`.

    Args:
        words: the language.
        moving: whether things may move; a picture that stands still says the same.
    """

    DEFAULT_CSS = """
    Table { height: auto; width: 1fr; }
    """

    class Touched(Message):
        """Somebody clicked on a thing.

        Attributes:
            path: which one, as the options' `touches` name it.
        """

        def __init__(self, path: str) -> None:
            self.path = path
            super().__init__()

    def __init__(self, words: Words, *, moving: bool) -> None:
        super().__init__(id="table")
        self.words = words
        self.moving = moving

    @property
    def small(self) -> bool:
        """Return whether the terminal is low or narrow, so that frames and pictures have no room."""
        return self.screen.has_class("-low") or self.screen.has_class("-narrow")

    def show(self, sight: Sight) -> None:
        """Show a position."""
        raise NotImplementedError

    def light(self, lights: Lights) -> None:
        """Light up things."""

    def skip(self) -> None:
        """Let whatever moves be where it is going."""


class Drawn(TableWidget, Generic[Position]):
    """A table that is drawn as a whole: for a position, for what lights up, and for a width.

    A subclass reads a position from what is seen, and draws it.
    """

    def __init__(self, words: Words, *, moving: bool) -> None:
        super().__init__(words, moving=moving)
        self._at: Position | None = None
        self._lights = Lights()

    def read(self, sight: Sight) -> Position | None:
        """The position that is seen; None if there is nothing to draw yet."""
        raise NotImplementedError

    def arrived(self, before: Position | None, now: Position) -> None:
        """A new position will be drawn: prepare for it."""

    def draw(self, at: Position, lights: Lights, width: int) -> None:
        """Draw a position, so many cells wide."""
        raise NotImplementedError

    def show(self, sight: Sight) -> None:
        """Show a position."""
        now = self.read(sight)
        if now is not None:
            before, self._at = self._at, now
            self.arrived(before, now)
            self.redraw()

    def light(self, lights: Lights) -> None:
        """Light up what the option under the cursor is about."""
        self._lights = lights
        self.redraw()

    def on_resize(self) -> None:
        """Draw for the new width."""
        self.redraw()

    def redraw(self) -> None:
        """Redraw what is known, as soon as there is room to draw in."""
        if self._at is not None and self.size.width:
            self.draw(self._at, self._lights, self.size.width)
