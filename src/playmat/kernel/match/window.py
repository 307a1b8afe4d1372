"""An open choice with words for everything, as its seat sees it."""

from __future__ import annotations

import msgspec

from playmat.kernel.choice import KIND_NAMES, Choice, Kind
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.kernel.state import State


class Item(msgspec.Struct, frozen=True):
    """One item of an open choice: its notation, its sentence, the things it touches, its cap."""

    word: str
    text: Phrase
    touches: tuple[str, ...]
    cap: int = 0


class Window(msgspec.Struct, frozen=True):
    """An open choice as its seat sees it.

    Attributes:
        serial: what the answer has to name.
        kind: `pick`, `subset`, `split` or `order`.
        optional: a standing offer, which the match does not wait for.
    """

    seat: int
    serial: int
    prompt: Phrase
    kind: str
    optional: bool
    lo: int
    hi: int
    must: int
    count: int
    items: tuple[Item, ...]


def window_of(game: Game, state: State, choice: Choice, serial: int) -> Window:
    """The open choice of a seat with words for everything."""
    return Window(
        seat=int(choice.seat),
        serial=serial,
        prompt=game.prompt(state, choice),
        kind=KIND_NAMES[choice.kind],
        optional=choice.optional,
        lo=int(choice.lo),
        hi=int(choice.hi),
        must=int(choice.must) if choice.kind == Kind.SUBSET else 0,
        count=int(choice.count()),
        items=tuple(_item(game, state, choice, place) for place in range(choice.n)),
    )


def _item(game: Game, state: State, choice: Choice, place: int) -> Item:
    """The item at a place of an open choice."""
    item = choice.items[place]
    picks = choice.kind == Kind.PICK
    return Item(
        word=game.word(state, choice, item),
        text=game.describe(state, choice, place) if picks else game.item_name(state, choice, item),
        touches=game.touches(state, choice, item),
        cap=int(choice.caps[place]) if choice.kind == Kind.SPLIT else 0,
    )
