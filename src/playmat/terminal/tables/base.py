"""What every table widget is: a picture of a view that lights up what a choice is about."""

from __future__ import annotations

from dataclasses import dataclass

from textual.message import Message
from textual.widget import Widget

from playmat.kernel.game import Plain
from playmat.terminal.words import Words


@dataclass(frozen=True)
class Lights:
    """Which things of the view light up, by path.

    Attributes:
        offered: something can be done with them.
        touched: the option under the cursor is about them.
        chosen: they are taken into the answer that is being put together.
        choosing: things are being taken or left just now.
    """

    offered: frozenset[str] = frozenset()
    touched: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    choosing: bool = False


class Table(Widget):
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

    def show(self, view: Plain) -> None:
        """Show a position."""
        raise NotImplementedError

    def light(self, lights: Lights) -> None:
        """Light up things."""

    def skip(self) -> None:
        """Let whatever moves be where it is going."""
