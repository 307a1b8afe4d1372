"""Forms of a card: the other side of what a game prints.

A game that lets people write cards in sentences lists, for each type of card, what can stand on it and in
which order: sentences of its own, and programs. `playmat.workshop` reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from playmat.cards.operation import Field

NO_WORDS: Final[Mapping[str, str]] = MappingProxyType({})


class Says(NamedTuple):
    """A sentence of a card.

    Attributes:
        key: its message.
        fields: the variables it has, shaped as fields are.
        of: the fields of the card that it tells.
        sets: from what was read, those fields.
        forms: by variable, the key of a word of it (`{}`), where that is not `<game>-<variable>-{}`.
        joins: by variable of several things, the key that joins them; `cards-or` if it is not named.
        opens: the variable that stands for a whole program (`Does.within`).
    """

    key: str
    fields: tuple[Field, ...]
    of: tuple[str, ...]
    sets: Callable[[dict[str, Any]], dict[str, Any]]
    forms: Mapping[str, str] = NO_WORDS
    joins: Mapping[str, str] = NO_WORDS
    opens: str = ""


class Does(NamedTuple):
    """A program of a card: its sentences, one after the other.

    Attributes:
        field: the field of the card.
        context: which operations it may hold.
        within: the sentence in which they stand.
    """

    field: str
    context: str
    within: Says | None = None


Form: TypeAlias = "Says | Does"


def told_in(forms: tuple[Form, ...]) -> set[str]:
    """The fields of a card that its text tells."""
    found: set[str] = set()
    for one in forms:
        if isinstance(one, Does):
            found |= {one.field, *(one.within.of if one.within is not None else ())}
        else:
            found |= set(one.of)
    return found
