"""Tables of the games: a widget for the full screen and lines of text for the plain mode.

A game without an entry in the group is shown as the tree of its view, so that every game can be
played at once; a table of its own makes it a pleasure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from playmat.kernel.loading import loading
from playmat.kernel.match.match import Match
from playmat.kernel.match.window import Item
from playmat.terminal.tables.seen_position import Lying, Sight
from playmat.terminal.words import Words

if TYPE_CHECKING:
    from playmat.terminal.tables.base import TableWidget

GROUP = "playmat.terminal"
"""The entry-point group in which a game names the module that says how the terminal shows it.

The module has two strings, so that neither is imported before it is needed: `WIDGET`, the place of a
`TableWidget`, and `TEXT`, a module that puts what is seen into words:

| function | what it gives                                       |
|----------|-----------------------------------------------------|
| `lines`  | the position in sentences                           |
| `thing`  | the name at a path, nothing if the item has its own |
| `shelf`  | the cards that can be read, under headings          |
| `tries`  | what one would say to use a card of the own hand    |
| `legend` | what the marks mean                                 |
"""


TREE = ("playmat.terminal.tables.tree:TreeTable", "playmat.terminal.tables.tree_text")


@cache
def shown_by(game_id: str) -> tuple[str, str]:
    """The places of the widget and the words of a game's table; the tree's if it has none of its own.

    Raises:
        NotLoaded: its module cannot be loaded, or lacks one of the two.
    """
    for entry in entry_points(group=GROUP, name=game_id):
        with loading(entry.value):
            shown = entry.load()
            return shown.WIDGET, shown.TEXT
    return TREE


def sight(match: Match, viewer: int, words: Words, names: Sequence[str] = ()) -> Sight:
    """The sight of a match that a viewer has.

    Args:
        match: the match.
        viewer: a seat, or `SPECTATOR`.
        words: the language.
        names: what each seat is called; what the game calls them if not given.
    """
    seats = range(len(match.setup.seats))
    called = tuple(names) or tuple(words.of(match.game.seat_name(match.state, seat)) for seat in seats)
    return Sight(match.game, match.view(viewer), viewer, words, called)


def look(seen: Sight) -> list[str]:
    """The sight as lines of text."""
    lines: Callable[[Sight], list[str]] = _text(seen).lines
    return lines(seen)


def item_text(seen: Sight, item: Item) -> str:
    """A thing to take, to give to or to put in order: what the table calls it, or the item's sentence."""
    thing: Callable[[Sight, str], str] = _text(seen).thing
    named = thing(seen, item.touches[0]) if item.touches else ""
    return named or seen.words.of(item.text)


def shelf(seen: Sight) -> list[tuple[str, list[Lying]]]:
    """The cards that lie open for the viewer, under headings."""
    found: list[tuple[str, list[Lying]]] = _text(seen).shelf(seen)
    return found


def tries(seen: Sight, path: str) -> str:
    """The words with which to use the card at a path of the own hand; the empty string for anything else."""
    said: str = _text(seen).tries(seen, path)
    return said


def legend(seen: Sight) -> str:
    """The legend of the marks of a game's table; nothing if it has none."""
    told: str = _text(seen).legend(seen.words)
    return told


def table(game_id: str) -> type[TableWidget]:
    """The widget that shows a game."""
    widget: type[TableWidget] = _load(shown_by(game_id)[0])
    return widget


def _text(seen: Sight) -> Any:  # noqa: ANN401 - what the module holds is told by `GROUP`
    return import_module(shown_by(seen.game.id)[1])


def _load(place: str) -> Any:  # noqa: ANN401 - what stands at the place is told by `GROUP`
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
