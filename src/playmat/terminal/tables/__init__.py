"""How each game looks: a widget for the full screen and lines of text for the plain mode.

A game without an entry in `TABLES` is shown as the tree of its view, so that every game can be
played at once; a table of its own makes it a pleasure.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from playmat.kernel.game import Plain
from playmat.kernel.match import Item, Match
from playmat.terminal.words import Words

if TYPE_CHECKING:
    from playmat.terminal.tables.base import Table

TABLES = {
    "perilous": (
        "playmat.terminal.tables.perilous:PerilousTable",
        "playmat.terminal.tables.perilous_text",
    ),
}
"""By game: the widget, and a module with `lines`, which puts a view into sentences, `thing`, which names
a thing of the view by its path, and `legend`, which explains marks. Both are loaded when needed."""

TREE = ("playmat.terminal.tables.tree:TreeTable", "playmat.terminal.tables.tree_text")


def look(match: Match, viewer: int, words: Words) -> list[str]:
    """The position as lines of text, as a viewer may know it."""
    lines: Callable[[Plain, Words], list[str]] = _text(match).lines
    return lines(match.view(viewer), words)


def item_text(match: Match, viewer: int, item: Item, words: Words) -> str:
    """A thing to take, to give to or to put in order: what the table calls it, or the item's sentence."""
    thing: Callable[[Plain, str, Words], str] = _text(match).thing
    named = thing(match.view(viewer), item.touches[0], words) if item.touches else ""
    return named or words.of(item.text)


def legend(match: Match, words: Words) -> str:
    """What the marks of a game's table mean; nothing where there are none."""
    told: str = _text(match).legend(words)
    return told


def table(game_id: str) -> type[Table]:
    """The widget that shows a game."""
    widget: type[Table] = _load(TABLES.get(game_id, TREE)[0])
    return widget


def _text(match: Match) -> Any:  # noqa: ANN401 - what the module holds is told by `TABLES`
    return import_module(TABLES.get(match.game.id, TREE)[1])


def _load(place: str) -> Any:  # noqa: ANN401 - what stands at the place is told by `TABLES`
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
